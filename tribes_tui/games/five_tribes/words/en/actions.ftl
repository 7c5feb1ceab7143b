### Each action as an order.

bid = bid { $price ->
    [0] nothing
   *[other] { $price } gold
}{ $fakirs ->
    [0] { "" }
    [one] , 1 fakir for Kumarbi
   *[other] , { $fakirs } fakirs for Kumarbi
}
# $meeples: as "2 elders and an assassin"
take = take { $meeples } from { $tile }
    .nothing = take nothing from { $tile }
# $colour: the rules' letter of a tribe
drop = { $colour ->
    [Y] drop a vizier on { $tile }
    [W] drop an elder on { $tile }
    [G] drop a merchant on { $tile }
    [B] drop a builder on { $tile }
   *[other] drop an assassin on { $tile }
}
    .way = { $colour ->
        [Y] drop a vizier to the { drop.direction }
        [W] drop an elder to the { drop.direction }
        [G] drop a merchant to the { drop.direction }
        [B] drop a builder to the { drop.direction }
       *[other] drop an assassin to the { drop.direction }
    }
    .direction = { $direction ->
        [north] north
        [east] east
        [south] south
       *[other] west
    }
fakirs = { $n ->
    [0] spend no fakirs
    [one] spend 1 fakir
   *[other] spend { $n } fakirs
}
kill = { $colour ->
    [Y] kill a vizier on { $tile }
    [W] kill an elder on { $tile }
    [G] kill a merchant on { $tile }
    [B] kill a builder on { $tile }
   *[other] kill an assassin on { $tile }
}
rob = { $what ->
    [vizier] kill one of { WHOSE($player) } viziers
   *[other] kill one of { WHOSE($player) } elders
}
place = place it on { $tile }
    .somewhere = place it
card = take { $card }, card { $place } of the row
    .nothing = take nothing, card { $place } of the row
# $price: as "1 elder and 1 fakir"
buy = buy { $djinn } for { $price }
use = use { $djinn } for { $price }: { $power }
choose = choose { $tile }
# $djinn: with its points, its cost and what it does
keep = keep { $djinn }
lay-out = lay out { $good } for sale
sell = sell { $good } for { $gold } gold
    .suit = sell the suit with { $good } for { $gold } gold
cash = { $goods ->
    [one] sell the suit of 1 good for { $gold } gold
   *[other] sell the suit of { $goods } goods for { $gold } gold
}
end = end the turn
