### The whole position in lines, and the end.

# Whoever it is, within a sentence.
named = { $name }
named-first = { CAPITAL($name) }
# $number: of winners; $who: the only one
over = { $number ->
    [one] The game is over: { DO($who, "win") }.
   *[other] The game is over: { LIST($winners) } win together.
}
# Every tribe's turn counts; $round: how many each has had with this one; $first: who began
turn = turn { $turn }, { $round ->
    [1] { $first } began
   *[other] round { $round }
}  { $points } points win
# By the points of their villages, as long as these stand. $sooner: who may win before, with $points at the most
wins-soon = { $sooner ->
    [no-player] { DO($name, "win") } next turn unless stopped
   *[other] { $sooner } may reach { $points }, else { DO($name, "win") }
}
    .unless = { LIST($others, type: "or") } may win first, else { DO($name, "win") }
head = Rise of Tribes, turn { $turn }, { WHOSE($who) } turn.
action = { $action }: { $dice }
# $offers: what each die would give
queue = { $dice }; { $offers }
offer = { $die }: { $worth }
to-place = Dice to place: { LIST($dice) }
no-events = No events are active.
event = Event: { $tile }
    .tokens = Event: { $tile }, { $tokens } on it
volcano = The volcano lies beside { LIST($hexes) }.
nothing = nothing
villages = { COUNT($villages, "village") }
points = { COUNT($points, "point") }
stones = { COUNT($stones, "stone") }
# $power: of its leader, or `none`
tribe = { $power ->
    [none] { named-first }, the { $tribe }: { points }, { villages }, { $held }, { in-supply } in the supply.
   *[other] { named-first }, the { $tribe }, led by { $power }: { points }, { villages }, { $held }, { in-supply } in the supply.
}
leader = { $power }: { $help }.
wanted = Goals in progress: { LIST($goals) }.
done = Done: { LIST($goals) }.
in-supply = { COUNT($supply, "member") }
own-hidden = a hidden village
own-mammoth = the mammoth in { $hex }
own-elder = an elder in { $hex }
own-ambush = { COUNT($members, "member") } in ambush

## A hex, and what is on it; $heard: as one says it

hex = { $population ->
    [0] { $hex } { $land }: { $there }
   *[other] { $hex } { $land } ({ $population } of { $limit }): { $there }
}
    .heard = { $hex }, { $land }: { $there }; room for { $limit } in all.
empty = empty
members = { $heard ->
    [yes] { WHOSE($who) } { COUNT($members, "member") }
   *[no] { $who } { $members }
}
invaders = { $heard ->
    [yes] { COUNT($invaders, "invader") }
   *[no] invaders { $invaders }
}
village = { WHOSE($who) } village
elder = { WHOSE($who) } elder
tiger = the tiger
mammoth = { $name ->
    [no-player] the mammoth
   *[other] the mammoth that { named } tamed
}
glacier = { $heard ->
    [yes] { $melted ->
        [yes] a melted glacier with { stones }
       *[no] the glacier with { stones }
    }
   *[no] { $melted ->
        [yes] melted Glacier, { stones }
       *[no] Glacier, { stones }
    }
}

## The end

won = { $number ->
    [one] { CAPITAL(DO($who, "win")) } with { points } in turn { $turn }.
   *[other] { LIST($winners) } win together with { points } in turn { $turn }.
}
# It was won as a turn began, before anything was rolled.
won-by-villages = The winning { $villages ->
    [one] point came from a village
   *[other] { $villages } points came from villages
} as that turn began.
most = Then the most points win; after that villages, goals and members on the map decide.
# What a tribe's points came from. $number: how many goals
from-goals = { $number ->
    [0] { named-first }: { points }, { $goals } from goals, { $rest } from villages and events.
   *[other] { named-first }: { points }, { $goals } from goals ({ LIST($names) }), { $rest } from villages and events.
}
