### What each place on the screen is, and what an action would lead to.

points = { COUNT($points, "point") }

## A hex

# $notes: what is special about it
hex = { $hex }; { $notes }
    .put = { $hex }. { $put }
beside-volcano = next to the volcano
moved-already = { COUNT($members, "member") } already moved
outer = an outer hex
# All about what one puts there, by what is asked.
put-help = { $asked ->
    [lay-glacier] The Glacier: { $help }; each action with two suns lays a stone on it; the fifth melts it, and whoever gathers there first takes all five
    [put-tiger] The tiger: { $help }
    [put-mammoth] The mammoth: { $help }
    [put-invaders] Invaders: { $help }
   *[other] { "" }
}

## Dice and actions

your-die = your { $die } for { $action }
offer = your { $die } on { $action }: the oldest die, { A($last) }, drops out; { LIST($dice) } decide: two suns strong, two moons weak
action = { $action }: { $queue }. Two moons: { $moons }; two suns: { $suns }; else { $normal }
    .reach = { action }. { $act ->
        [grow] You have only { COUNT($number, "member") } left in your supply
        [move] You have only { COUNT($number, "member") } on the map to move
        [gather] You could gather from only { $number ->
            [one] { $number } hex
           *[other] { $number } hexes
        } now
       *[lead] Only { COUNT($number, "goal") } left to draw
    }

## Goals, tribes, villages

power = { $power }: { $help }
owner = { $who }
owner-has = { DO($who, "have", "has") } { $held }
# Of a village of somebody's tribe: what it costs, what they have, what they have not got (`none`).
village = { $missing ->
    [none] a village of the { $tribe } costs { $cost } and brings 1 point a turn; { owner-has }, enough for one
   *[other] a village of the { $tribe } costs { $cost } and brings 1 point a turn; { owner-has }, { $missing } short
}

## The volcano

volcano = the volcano: { LIST($hexes) } may give stone; when it erupts, tribes there may lose members, and gain a stone
site = { $number ->
    [0] a site for the volcano, beside no hex; { $help }
   *[other] a site for the volcano, beside { LIST($hexes) }; { $help }
}

## Buttons

bids = bids of { $least } to { $most } resources
bid = a bid of { $number }
give = give 2 { $kind }
get = for 1 { $kind }
light = pay 1 { $kind }: a moon becomes a sun
button = { $name ->
    [bottom] put this one at the bottom of the deck
    [done] finish this and go on
    [roll] roll the dice
    [drop] drop out of the auction
    [wayfare] Wayfarers: for 1 wood, from an outer hex to another, as many as you like
    [shift] move the mammoth to another of your hexes
    [exogamy] Exogamy: pay 2 resources to another player, and one of their members becomes yours
    [cunning] Cunning: for 1 resource, start a conflict in a hex you share
    [intimidate] Intimidate: for 1 resource, drive an opponent's member to an adjacent hex
    [ambush] Ambush: a member from your board joins a conflict
    [learn] Shared Knowledge: pay 1 resource, draw a goal
    [altar] give your Altar a member and resources for 1 point
    [altar-each] 1 food, 1 wood and 1 stone
    [trade] Trader: 2 resources of a kind for 1 of another
    [loan] the elder's loan: give a player 1 resource to use one of their developments once
    [elder] your elder comes to the new village: once a turn, give a player 1 resource to use one of their developments
    [alone] a village without your elder
    [dream] Dreamtime: look at the next two events, put one at the bottom
    [board] Ambush: a member you grow on your board may join a conflict later
    [hide] your second village, on your own board
    [far] one that hasn't moved this turn
    [far-moved] one that has already moved
    [invaders] one of the invaders
   *[other] { "" }
}

## What an action leads to

# With what an action leads to.
brief = { $action }: { $outcome }
# $hex: where the beast is
beast = { $action ->
    [hunt-tiger] lose your member in { $hex } for 1 point
    [hunt-mammoth] 3 food and 1 point
   *[tame-mammoth] 3 points for 3 food while you stay
}
# Behind what an action gives: what helps.
gain-with = with { LIST($helpers) }
# The oldest die on an action, the one on the right.
pushes-out = drops { A($last) }
conflict = conflict in { $hex } ({ $verdict })
# Of a tribe alone: how many of how many, and how many the limit takes.
too-many = { $over ->
    [1] 1 of { $number } is lost unless one leaves
   *[other] { $over } of { $number } are lost unless they leave
}
village-falls = your village in { $hex } falls
# Of a Tar Pit: whoever comes to it, whoever stays.
alone-there = alone there, it is lost
    .left = the one left in { $hex } is lost
# $goods: all of it; $stones: of them from the melted Glacier; $more: from the event
harvest = { $stones ->
    [0] { $more ->
        [0] { $goods }
       *[other] { $goods }, { $more } from the event
    }
   *[other] { $more ->
        [0] { $goods }, { $stones } of them from the Glacier
       *[other] { $goods }, { $stones } of them from the Glacier, { $more } from the event
    }
}
# To whoever has that goal: what an event gives is not gathered from a hex.
harvest-counted = { $goods }, of which { $counted } count for Gather 6
any-kinds = { $number } of any kind
completing = { $cost ->
    [none] complete { $goal }
   *[other] complete { $goal } ({ $cost }): { $help }
}
gain = +{ COUNT($points, "point") }
    .goods = +{ $goods }
elder-borrows = { $outcome }; an elder may borrow others' developments
# What one puts there.
brings = { $asked ->
    [lay-glacier] room for 3, no village, gives 1 stone at most, melts later
    [put-mammoth] 4 members there hunt it (1 point) or tame it (3)
    [put-invaders] no gathering there; beat the last for 2 points
   *[other] { "" }
}
# By the tiger. $who: the only one
loses-member = { $number ->
    [0] nobody is there
    [one] { DO($who, "lose") } a member
   *[other] { LIST($names) } lose a member
}
wins-bid = { points } if nobody bids more
then = then { $verdict }
last-one = the last one there
    .village = the last one there, and your village falls
no-losses = nobody loses a member
# Those beside the volcano. $who: the only one
gains-stone = { $number ->
    [one] { DO($who, "gain") } a stone
   *[other] { LIST($names) } gain a stone each
}
# By the volcano: the first tribe, the others.
losses = { LIST($losses) }
losing = { DO($who, "lose") } { COUNT($members, "member") }
    .next = { owner } { $members }
# Goals that are ready when a turn ends.
left = you could still complete { LIST($goals, type: "or") }
    .counted = you could still complete { COUNT($number, "goal") }
# What is given up by stopping. $asked: what was to be decided
unused = { $asked ->
    [grow] { COUNT($number, "more member") } could come
    [move] { COUNT($number, "move") } unused
   *[gather] { COUNT($number, "more hex", "more hexes") } could give something
}
# What an item is good for.
bought = { $item ->
    [altar] once a turn, give a member and 4 of a kind or 1 of each for 1 point
    [walls] whoever attacks a hex with a village of yours loses a member first
   *[canoe] your steps into lakes are free
}
