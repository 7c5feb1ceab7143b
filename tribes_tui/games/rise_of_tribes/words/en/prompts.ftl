### What the viewer is asked.

# $asked: the kind of decision
ask = { $asked ->
    [choose-power] Choose your leader.
    [lay-glacier] Lay the Glacier on a mountain: room for 3, gives 1 stone at most, and melts.
    [enter] You have nobody on the map: choose a hex for two members to return to.
    [before-roll] Your turn: roll the dice.
    [dream] You have seen the next two events: which goes to the bottom?
    [after-roll] Go on: what was rolled takes effect.
    [wayfare] Wayfarers: send one more, or stop.
    [put-tiger] The tiger: on which mountain? Every tribe there loses a member.
    [put-mammoth] The mammoth: on which lake? These have the fewest members.
    [put-invaders] Invaders: in which hex? These have the fewest members.
    [abandoned-village] An abandoned village: build it where you are alone, for 1 of each kind?
   *[save] Crafty Builders: which resource do you save?
}

## Dice

# $where: an action, the tiger, the mammoth; $dice: those in hand; $hand: of what kind they are, or `last`
die = { $hand ->
    [last] Place the other die on { LIST($where, type: "or") }: { LIST(A($dice)) }.
    [sun] Place a die on { LIST($where, type: "or") }: both are suns.
    [moon] Place a die on { LIST($where, type: "or") }: both are moons.
    [blank] Place a die on { LIST($where, type: "or") }: both are blanks.
   *[different] Place a die on { LIST($where, type: "or") }: { LIST(A($dice), type: "or") }.
}
an-action = an action
the-mammoth = the mammoth

## Members

# $first: not beside others
settle = { $first ->
    [yes] { $start ->
        [one] Choose a free hex for your first member.
       *[other] Choose a free hex for your first { $start } members.
    }
   *[no] Choose a free hex beside them for { COUNT($start, "more member") }.
}
# $lost: how many members to the volcano; 0: one to the Altar
lose = { $lost ->
    [0] Give the Altar a member for 1 point: from which hex?
    *[other] The volcano takes { COUNT($lost, "member") }: from which hex?
}
grow = { $members ->
    [one] Grow: add 1 member where you are, or stop.
   *[other] Grow: add up to { $members } members where you are, or stop.
}
# $home: the only hex from which members may come, or `several`
move = { $home ->
    [several] { $members ->
        [one] Move 1 member, or stop.
       *[other] Move up to { $members } members, or stop.
    }
   *[other] { $members ->
        [one] Move 1 member from { $home }: where to? Or stop.
       *[other] Move up to { $members } members from { $home }: where to? Or stop.
    }
}
gather = { $hexes ->
    [one] Gather from 1 hex, or stop.
   *[other] Gather from up to { $hexes } hexes, or stop.
}
# $cards: how many are drawn anyway
lead = { $goals ->
    [one] Put back 1 goal or none, then draw { $cards }, plus 1 for each put back.
   *[other] Put back up to { $goals } goals, then draw { $cards }, plus 1 for each put back.
}

## Resources

resources = { COUNT($resources, "resource") }
# $source: what they come from
take = { $source ->
    [wild] The Wild Land gives { resources } of your choice.
    [found] A discovery: take one of the resources on the tile.
    [bounty] Shared Bounty: take one resource that your hexes can give.
   *[gift] You start after others: to make up for it, take { resources } of your choice.
}
pay = { $receiver ->
    [the-bank] Choose what you pay: { resources } of any kind.
   *[other] Choose what you pay to { $receiver }: { resources } of any kind.
}
share = You are chieftain: hand out your bid, { resources } left.
    .all = You bid all you own: it goes to the other tribe.
auction = { $who ->
    [no-player] Bid or drop out. The highest bid wins 1 point, or 2 if it is 5 or more.
   *[other] { CAPITAL($who) } bids { $bid }: bid more, or drop out. 5 or more wins 2 points.
}

## Conflicts

conflict = { $number ->
    [0] No conflict: go on.
    [one] Conflict in { LIST($crowded) }: resolve it.
   *[other] Conflict in { LIST($crowded) }: which is resolved next?
}
# $to: where Intimidate drives somebody
victim = { $to ->
    [nowhere] Exogamy: whose member in { $hex } becomes yours?
   *[other] Intimidate: whose member do you drive from { $hex } to { $to }?
}
bow = The fight in { $hex }: whose member does your Bow shoot?
evade = { $members ->
    [one] Evasion from { $hex }: save 1 defeated member, or none.
   *[other] Evasion from { $hex }: save up to { $members } defeated members, hex by hex.
}
# $own: there are some beside one's members
volcano = { $own ->
    [yes] The volcano: on which site beside you? { volcano-there }
   *[no] The volcano: on which site? { volcano-there }
}
# $hand: the face of the double
volcano-there = Tribes there: { $hand ->
    [sun] { "" }
    [blank] −1 member,{ " " }
   *[other] −2 members,{ " " }
}+1 stone.

## The end of the turn

build = { CAPITAL(LIST($things, type: "or")) }.
a-village = build a village
    .short = build
a-goal = complete a goal
the-end = end your turn

## What is asked once something is picked

# $pair: the kind of what was picked first, and of what may be picked next; $last: what was picked last
next = { $pair ->
    [hex-hex] A member from { $last }: where to?
    [hex-elder] A village in { $last }: with your elder, or without?
    [hex-kind] { $last } is beside the volcano: what do you gather there?
    [wayfare-hex] Wayfarers: from which hex?
    [wayfare-to] Wayfarers from { $last }: where to?
    [shift-hex] The mammoth: to which hex?
    [exogamy-hex] Exogamy: in which hex?
    [cunning-hex] Cunning: in which hex is the conflict?
    [ambush-hex] Ambush: in which hex?
    [intimidate-hex] Intimidate: out of which hex?
    [intimidate-to] Intimidate from { $last }: where to?
    [learn-kind] Shared Knowledge: which resource do you pay?
    [altar-altar] What do you give the Altar besides a member? It wins 1 point.
    [trade-give] Swap 2 of which kind?
    [trade-get] 2 { $last }: for 1 of which kind?
    [loan-seat] The elder's loan: from whom?
    [loan-lend] The elder's loan: which development?
    [loan-kind] A loan of { $last }: what do you give for it?
    [bids-bid] How much do you bid?
    [kind-seat] 1 { $last }: to whom?
    [seat-kind] What do you give { $last }?
   *[other] { "" }
}

## What may be done besides, in the words of its button

besides = { $asked } Or: { $things }.
# $kind: of action; $items: what may be bought
beside = { $kind ->
    [dream] Dreamtime
    [light] a sun for a moon
    [buy] buy { LIST(THE($items), type: "or") }
    [trade] swap
    [loan] take a loan
    [learn] use Shared Knowledge
    [altar] use the Altar
    [exogamy] use Exogamy
    [wayfare] Wayfarers
    [shift] the mammoth
    [grow-board] into ambush
    [cunning] Cunning
    [intimidate] Intimidate
    [ambush] Ambush
   *[build-hidden] a hidden village
}
    .short = { $kind ->
        [dream] Dreamtime
        [light] a sun for a moon
        [buy] buy { LIST($items) }
        [trade] swap
        [loan] loan
        [learn] Shared Knowledge
        [altar] the Altar
        [exogamy] Exogamy
        [wayfare] Wayfarers
        [shift] mammoth
        [grow-board] ambush
        [cunning] Cunning
        [intimidate] Intimidate
        [ambush] Ambush
       *[build-hidden] hidden village
    }
