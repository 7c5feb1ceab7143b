### What may be chosen, as an order: `move a member from A to B`. $place: a hex with its land.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
    [no-player] nobody
   *[other] { $name }
}
# A hex: its letter and what lies there.
# `.giving`: with what its land gives
place = { $hex } ({ $land })
    .giving = { $hex } ({ $land }: { $kind })
    .spoken = { $hex }, { $land }

## Done with something

# $asked: what was to be decided. It is read in logs and reviews, too, where the question is not beside it.
finish = { $asked ->
    [grow] stop growing
    [move] stop moving
    [wayfare] send nobody else
    [gather] stop gathering
    [lead] draw goals
    [build] end the turn
    [after-roll] go on
    [conflicts] go on to building
    [abandoned-village] don't build
   *[evade] save nobody else
}

## Dice

roll = roll the dice
light = pay 1 { $kind } to turn a moon into a sun
dream = look at the next two events
bottom = { $tile ->
    [unseen] put that tile at the bottom of the deck
   *[other] put { $tile } at the bottom of the deck
}
# $level: what its dice make of the action; `spent`: on a beast; $heard: the action as one says it
place-die = { $level ->
    [suns] place { THE($die) } on { $action }: { $worth } (strong)
    [moons] place { THE($die) } on { $action }: { $worth } (weak)
    [spent] spend { THE($die) } to { $action }
   *[normal] place { THE($die) } on { $action }: { $worth }
}
    .spoken = { $level ->
        [spent] spend { THE($die) } to { $heard }
       *[other] place { THE($die) } on { $heard }: { $gain }
    }
# What an action gives, with what developments and events add. $each: from each hex
# `.worth`: to whoever decides; `.brief`: in few words
gain = { $act ->
    [grow] { COUNT($number, "new member") }
    [move] { COUNT($number, "member") } to move
    [gather] { COUNT($number, "hex", "hexes") }, { $each } each
   *[lead] { $number ->
        [0] no goal left
       *[other] { COUNT($number, "goal") }
    }
}
    .worth = { $act ->
        [grow] grow { $number }
        [move] move { $number }
        [gather] gather { $each } from { COUNT($number, "hex", "hexes") }
       *[lead] { $number ->
            [0] no goal left
           *[other] draw { COUNT($number, "goal") }
        }
    }
    .brief = { $act ->
        [grow] { COUNT($number, "member") }
        [move] { COUNT($number, "member") }
        [gather] { COUNT($number, "hex", "hexes") }
       *[lead] { $number ->
            [0] no goal left
           *[other] { COUNT($number, "goal") }
        }
    }
    .tiny = { $act ->
        [grow] grow { $number }
        [move] move { $number }
       *[other] { gain.brief }
    }
# From the worst die to the best.
between = { $act ->
    [grow] { $least }-{ $most } new members
    [move] { $least }-{ $most } members to move
    [gather] { $least }-{ $most } hexes
   *[lead] { $least }-{ $most } goals
}
    .brief = { $act ->
        [grow] { $least }-{ $most } members
        [move] { $least }-{ $most } members
        [gather] { $least }-{ $most } hexes
       *[lead] { $least }-{ $most } goals
    }
# Above the figures that dice would give, from long to short.
unit = { $act ->
    [grow] new members
    [move] members to move
    [gather] hexes, { $each } from each
   *[lead] goals to draw
}
    .short = { $act ->
        [grow] members
        [move] members
        [gather] hexes, { $each } each
       *[lead] goals
    }
    .tiny = hexes
    .room = { $number ->
        [0] room for none
       *[other] room for { $number }
    }
    .room-first = { unit.room } until you MOVE
    .capped = { $act ->
        [move] you have { $number }
        [gather] only { COUNT($number, "hex", "hexes") }
       *[other] only { $number } left
    }

## Members

grow = grow a member in { $place }
    .hidden = grow a member in ambush on your board
    .several = grow { LIST($places) }
    .first = { COUNT($number, "member") } in { $hex }
    .next = { $number } in { $hex }
move = move a member from { $a } to { $place }
    .several = move { LIST($ways) }
    .first = { COUNT($number, "member") } from { $a } to { $b }
    .from = move a member from { $a }
wayfare = pay 1 wood for Wayfarers from { $a } to { $place }
    .from = send Wayfarers from { $a }
far = send one that hasn't moved yet
far-moved = send one that has already moved
shift = move the mammoth to { $hex }
# $asked: what a hex is chosen for
put = { $asked ->
    [lay-glacier] lay the Glacier on { $place }
    [put-tiger] put the tiger on { $place }
    [put-mammoth] put the mammoth on { $place }
    [put-invaders] put the invaders in { $place }
   *[other] settle in { $place }
}
# $altar: it is given to the Altar
lose = { $altar ->
    [yes] give the Altar a member from { $place }: 1 point
   *[no] lose a member in { $place }
}

## Resources and goals

gather = gather from { $place }
    .stone = gather stone from { $hex }, beside the volcano
    .either = gather from { $hex }: its own resource, or stone
put-back = put back { $goal }
take = take 1 { $kind }
pay = pay 1 { $kind }
save = save 1 { $kind }
buy = buy { THE($item) }
trade = swap 2 { $give } for 1 { $get }
    .give = swap 2 { $give }
loan = give { named } 1 { $kind } to borrow { $development }
    .each = borrow { $development }
learn = pay 1 { $kind } for Shared Knowledge and draw a goal
altar = { $kind ->
    [each] give the Altar a member and 1 of each: 1 point
   *[other] give the Altar a member and 4 { $kind }: 1 point
}
complete = { $cost ->
    [none] complete { $goal }
   *[other] complete { $goal } for { $cost }
}
    .points = { complete }: { COUNT($points, "point") }
    .points-spoken = { complete }, { COUNT($points, "point") }
build = build a village in { $place }
    .any = build a village
    .elder = build a village with your elder in { $place }
    .either = build a village in { $hex }, with your elder or without
    .hidden = build your hidden village
power = choose { $power }

## Conflicts

victim = { $name ->
    [no-player] choose nobody
   *[other] choose one of { WHOSE($name) } members
}
fight = resolve the conflict in { $place }: { $forecast }
    .spoken = resolve the conflict in { $place }
nothing-there = nothing there
down-to = down to { $limit }
nobody-left = nobody is left
# Who keeps how many.
keeps = { $who ->
    [you] you keep { $number }
    [the-invaders] the invaders keep { $number }
   *[other] { $who } keeps { $number }
}
bow = shoot one of { WHOSE($name) } members
    .invader = shoot an invader
cunning = pay 1 resource to start a conflict in { $place }
intimidate = pay 1 resource to drive a member from { $a } to { $b }
    .from = drive a member from { $a }
ambush = bring a member out of ambush into { $hex }
evade = let a defeated member slip away to { $hex }
exogamy = pay 2 resources to win over a member in { $place }

## Events

site = { $number ->
    [0] lay the volcano on site { $site }, beside no hex
   *[other] lay the volcano on site { $site }, beside { LIST($hexes) }
}
    .brief = volcano on site { $site }
drop = drop out
bid = bid { COUNT($resources, "resource") }
    .any = bid
give = give 1 { $kind } to { named }
    .any = give 1 { $kind }

## Those who listen are asked in two steps

ask-from = From { $a }: where to?
ask-die = The { $die }: on which action?
ask-trade = 2 { $give }: for what?
ask-give = The { $kind }: to whom?
ask-loan = For { $development }: what do you give, and to whom?
ask-bid = How much do you bid?
ask-build = Where do you build?
group-die = place { THE($die) }

## What it brings

a-turn = 1 point a turn, for { $cost }
