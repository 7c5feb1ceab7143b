### The whole position in lines, and the end.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
   *[other] { $name }
}
named-first = { $name ->
    [you] You
   *[other] { CAPITAL($name) }
}
over = { $who ->
    [you] The game is over: you win.
   *[other] The game is over: { $who } wins.
}
    .together = The game is over: { LIST($winners) } win together.
turn = turn { $turn }
to-win = { $points } points win
head = { $who ->
    [you] Rise of Tribes, turn { $turn }, your turn.
   *[other] Rise of Tribes, turn { $turn }, { WHOSE($who) } turn.
}
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
villages = { $villages ->
    [one] 1 village
   *[other] { $villages } villages
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
tribe = { named } ({ $tribe }): { points }, { villages }, { $held }, { $supply } in supply
    .led = { named } ({ $tribe }, { $power }): { points }, { villages }, { $held }, { $supply } in supply
has = has { LIST($things) }
wants = wants { LIST($goals) }
has-done = has done { LIST($goals) }
hidden-village = hidden village
mammoth-in = mammoth in { $hex }
in-ambush = { $members ->
    [one] 1 member in ambush
   *[other] { $members } members in ambush
}
hex = { $hex } { $land }: { $there }
    .crowd = { $hex } { $land } ({ $population } of { $limit }): { $there }
empty = empty
there-members = { named } { $number }
there-invaders = invaders { $number }
there-village = { $who ->
    [you] your village
   *[other] { WHOSE($who) } village
}
there-elder = { $who ->
    [you] your elder
   *[other] { WHOSE($who) } elder
}
there-tiger = the tiger
there-mammoth = the mammoth
there-glacier = Glacier, { stones }
there-melted = melted Glacier, { stones }

## The end

won = { $who ->
    [you] You win with { points } in turn { $turn }.
   *[other] { CAPITAL($who) } wins with { points } in turn { $turn }.
}
    .together = { LIST($winners) } win together with { points } in turn { $turn }.
most = Then the most points win; after that villages, goals and members on the map decide.
# What a tribe's points came from.
from-goals = { named-first }: { points }, { $goals } from goals, { $rest } from villages and events.
    .named = { named-first }: { points }, { $goals } from goals ({ LIST($names) }), { $rest } from villages and events.
