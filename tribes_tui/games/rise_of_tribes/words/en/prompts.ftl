### What the viewer is asked.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
   *[other] { $name }
}
choose-power = Choose your leader.
lay-glacier = Lay the Glacier on a mountain: it has room for 3, gives 1 stone, and melts.
enter = Your tribe is gone: choose a hex where two members return.
before-roll = Your turn: roll the dice.
dream = You have seen the next two events: which goes to the bottom?
after-roll = You have rolled: go on.
wayfare = Wayfarers: send one more, or stop.
put-tiger = The tiger: on which mountain? Every tribe there loses a member.
put-mammoth = The mammoth: on which of the emptiest lakes?
put-invaders = Invaders: in which of the emptiest hexes?
abandoned-village = An abandoned village: build where you are alone, for one of each resource, or not.
save = Crafty Builders: which resource do you save?

## Dice

# $where: an action, the tiger, the mammoth; $dice: those in hand
die = Place a die on { LIST($where, type: "or") }: { LIST(A($dice), type: "or") }.
    .both = { $face ->
        [sun] Place a die on { LIST($where, type: "or") }: both are suns.
        [moon] Place a die on { LIST($where, type: "or") }: both are moons.
       *[blank] Place a die on { LIST($where, type: "or") }: both are blanks.
    }
    .last = Place the other die on { LIST($where, type: "or") }: { A($die) }.
an-action = an action
the-tiger = the tiger
the-mammoth = the mammoth

## Members

settle = { $members ->
    [one] Choose a free hex for your first member.
   *[other] Choose a free hex for your first { $members } members.
}
    .beside = { $members ->
        [one] Choose a free hex beside them for 1 more member.
       *[other] Choose a free hex beside them for { $members } more members.
    }
lose = { $members ->
    [one] The volcano takes 1 member: from which hex?
   *[other] The volcano takes { $members } members: from which hex?
}
    .altar = The Altar takes a member: from which hex?
grow = { $members ->
    [one] Grow: put 1 member where you are, or stop.
   *[other] Grow: put up to { $members } members where you are, or stop.
}
move = { $members ->
    [one] Move 1 member, or stop.
   *[other] Move up to { $members } members, or stop.
}
gather = { $hexes ->
    [one] Gather from 1 hex, or stop.
   *[other] Gather from up to { $hexes } hexes, or stop.
}
# $cards: how many are drawn anyway
lead = { $goals ->
    [one] Put back 1 goal or none, then draw { $cards } and one for each put back.
   *[other] Put back up to { $goals } goals, then draw { $cards } and one for each put back.
}
    .more = { $goals ->
        [one] Put back up to 1 goal, then draw { $cards } ({ $development } +{ $more }) and one for each put back.
       *[other] Put back up to { $goals } goals, then draw { $cards } ({ $development } +{ $more }) and one for each put back.
    }

## Resources

resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
take = Take { resources } of your choice.
    .wild = The Wild Land gives { resources } of your choice.
    .found = A discovery: take one of the resources on the tile.
    .bounty = Shared Bounty: take one resource that your hexes can give.
pay = Choose what you pay: { resources } of any kind.
    .to = Choose what you pay to { named }: { resources } of any kind.
share = Hand out your bid: { resources } left.
auction = Who becomes chieftain? Make the first bid, or drop out.
    .bid = { $who ->
        [you] You bid { $bid }: bid more, or drop out.
       *[other] { CAPITAL($who) } bids { $bid }: bid more, or drop out.
    }

## Conflicts

no-conflict = No conflict: go on.
conflict = Conflict in { $hex }: resolve it.
    .several = Conflict in { LIST($hexes) }: which is resolved next?
intimidate = Intimidate: whose member do you drive from { $a } to { $b }?
exogamy = Exogamy: whose member in { $hex } becomes yours?
bow = The fight in { $hex }: whose member does your Bow remove first?
evade = { $members ->
    [one] Evasion from { $hex }: save 1 defeated member, or none.
   *[other] Evasion from { $hex }: save up to { $members } defeated members, hex by hex.
}
volcano = The volcano: on which site? Tribes there may lose members.
    .own = The volcano: on which site beside your own? Tribes there may lose members.

## The end of the turn

build = { CAPITAL(LIST($things, type: "or")) }.
a-village = build a village
a-goal = complete a goal
the-end = end your turn

## What is asked once something is picked

asked-move = A member from { $last }: where to?
asked-elder = A village in { $last }: with your elder, or without?
asked-volcano = { $last } is beside the volcano: what do you gather there?
asked-wayfare = Wayfarers: from which hex?
    .to = Wayfarers from { $last }: where to?
asked-shift = The mammoth: to which hex?
asked-exogamy = Exogamy: in which hex?
asked-cunning = Cunning: in which hex is the conflict?
asked-ambush = Ambush: in which hex?
asked-intimidate = Intimidate: out of which hex?
    .to = Intimidate from { $last }: where to?
asked-learn = Shared Knowledge: which resource do you pay?
asked-altar = The Altar: what do you give with a member?
asked-give = Swap 2 of which kind?
asked-get = 2 { $last }: for 1 of which kind?
asked-lender = The elder's loan: from whom?
asked-lend = The elder's loan: which development?
asked-pay = A loan of { $last }: what do you give for it?
asked-bid = How much do you bid?
asked-receiver = 1 { $last }: to whom?
asked-kind = What do you give { $last }?

## What may be done besides, in the words of its button

besides = { $asked } Or: { $things }.
besides-dream = Dreamtime
besides-light = a sun for a moon
besides-buy = buy { LIST(THE($items), type: "or") }
besides-trade = swap
besides-loan = take a loan
besides-learn = use Shared Knowledge
besides-altar = use the Altar
besides-exogamy = use Exogamy
besides-wayfare = Wayfarers
besides-shift = the mammoth
besides-board = into ambush
besides-cunning = Cunning
besides-intimidate = Intimidate
besides-ambush = Ambush
besides-hidden = a hidden village
