### Each action as an order.

bid = bid { $price ->
    [0] nothing
   *[other] { $price } gold
}{ $fakirs ->
    [0] { "" }
    *[other] , { COUNT($fakirs, "fakir") } for Kumarbi
}
# $meeples: as "2 elders and an assassin"; $number: how many
take = { $number ->
    [0] take nothing from { $tile }
   *[other] take { $meeples } from { $tile }
}
# $colour: the rules' letter of a tribe
drop = { $colour ->
    [Y] drop a vizier { drop.where }
    [W] drop an elder { drop.where }
    [G] drop a merchant { drop.where }
    [B] drop a builder { drop.where }
   *[other] drop an assassin { drop.where }
}
    .where = { $is-known ->
        [yes] on { $tile }
       *[no] to the { drop.direction }
    }
    .direction = { $direction ->
        [north] north
        [east] east
        [south] south
       *[other] west
    }
fakirs = { $n ->
    [0] spend no fakirs
    *[other] spend { COUNT($n, "fakir") }
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
# $holder: whose tile it is, and so whose points it brings
place = { $is-known ->
    [yes] place it on { $tile }, { $holder ->
        [you] your tile
        [nobody] nobody's tile yet
       *[other] { WHOSE($who) } tile
    }
   *[no] place it
}
card = take { $card }, card { $place } in the row
    .nothing = take card { $place } in the row
# $price: as "1 elder and 1 fakir"
buy = buy { $djinn } for { $price }
use = use { $djinn } for { $price }: { $power }
choose = choose { $tile }
# $djinn: with its points, its cost and what it does
keep = keep { $djinn }
# $how: is it laid out, sold by itself or with those that are laid out?
sell = { $how ->
    [lay-out] lay out { $good } for sale
    [alone] sell { $good } for { $gold } gold
   *[suit] sell the suit with { $good } for { $gold } gold
}
cash = sell the suit of { COUNT($goods, "good") } for { $gold } gold
end = end the turn
