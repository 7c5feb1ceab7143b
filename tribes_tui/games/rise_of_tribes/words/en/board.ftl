### The table: its pieces, their titles and signs, what actions give.

step-roll = roll
step-actions = actions
step-conflict = conflict
step-build = build
points = { COUNT($points, "point") }
# What would come in a hex with too many: how many fight, and who would be left.
crowd = { $population } fight, { $verdict }
# What belongs to a tribe, behind its name.
owns = with { $things }
hidden-village = hidden village
mammoth-in = mammoth in { $hex }
in-ambush = { $number } in ambush
a-turn = +{ $villages }

## Goals and what they cost

mysticism-cost = 1 of each, 1 any
# $cost: `none` of an achievement
goal-help = { $cost ->
    [none] { $goal }: { $help }, { points }
   *[other] { $goal }, { $cost }: { $help }, { points }
}
goal-now = { $goal }; now { $done } of { $wanted }
# Above the columns of the table: what tribes have, and what things cost.
column-points = points
    .short = pts
any-more = +any
village-brings = each brings 1 point a turn
    .yours = your price; 1 point a turn
so-far = { $done } of { $wanted }
goals-hidden = { $number ->
    [one] and 1 more goal: press ?
   *[other] and { $number } more goals: press ?
}
    .more = and { $number } more
# Of several tribes in a row how many goals they still want.
goals-counted = { $who } { $number }
others-goals = Goals in progress: { $goals }
rival-ready = { $goal } ready
village = ⌂ village
goals-title = { CAPITAL(WHOSE($who)) } goals, and their points
no-goals = No goals: LEAD draws them.
# How much of what a goal asks is there.
ready = ready
# Whose goals they are, and what comes of them.
goals =
    .wanted = { CAPITAL(DO($who, "want")) }
    .may-win = { goals.wins } with
    .wins = { $sure ->
        [yes] { CAPITAL($who) } wins
       *[no] { CAPITAL($who) } may win
    }
    .next = { goals.wins } next turn
    .drawn = goals still to draw
rival-far = { $goal } { $far }

## The four actions

actions-title = { CAPITAL(WHOSE($who)) } dice and the four actions
    .alone = The four actions
# Before the dice above what each brings on an action; before those in hand.
how-many = how many with
in-hand = dice
sun-moon = ☼ sun  ◐ moon
no-sign = no sign: blank
strong = 2 suns: strong
weak = 2 moons: weak
sun = sun
no-sign-blank = moon  no sign: blank
# What a die would make of an action: $gain: grow 4; $sign: of the die, where its name has no room.
die-offer = { $die }: { $gain }
taken = used this turn
    .short = used
tile-deed = { $die }: { $deed }

## Buttons

can-do = Press
roll = roll the dice
dream = dream of events
done = done
drop = drop out
far = one that hasn't moved
far-moved = one that has
board = into ambush
invaders = an invader
elder = with the elder
alone = without
learn = Shared Knowledge
altar = use the Altar
trade = swap 2:1
loan = elder's loan
each = 1 of each
light = a sun for { $kind }
altar-kind = 4 { $kind }
give = 2 { $kind } for
get = 1 { $kind }
down = { $tile } down

## Events

events-title = Events
no-event = Two equal dice bring an event.

## The tribes

leader = leader: { $power }
    .does = leader: { $power }, { $does }
# Behind a tribe's goals in progress; whose, before the names alone.
done-goals = done
    .whose = { CAPITAL(WHOSE($who)) } goals done

## The map

whose-village = { CAPITAL(WHOSE($who)) } village
elder-here = elder
tiger = tiger
mammoth-here = mammoth
    .tame = tame mammoth
invaders-here = { COUNT($number, "invader") }
    .short = { $number } inv.
stones = { COUNT($number, "stone") }
    .loose = { COUNT($number, "loose stone") }
volcano = volcano
site = site { $number }
# What their numbers do.
pick-site = lay it there
# In a hex with too many: how many will fight; of one tribe alone how many too many. $sides: in the hex
warning = { $sides ->
    [one] { $over } too many
   *[other] { $population } fight
}
    .short = { $sides ->
        [one] { $over } over
       *[other] { $population } fight
    }
happened = What happened

## The legend

legend-great = Great: gives 1 more
    .short = Great
legend-elder = elder: borrows developments
legend-invaders = invaders
legend-stones = stones
