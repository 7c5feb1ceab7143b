### What one would want to know to play well.

points = { COUNT($points, "point") }

## Fifteen

has = { CAPITAL(DO($name, "have", "has")) }
from-villages = { $points } from villages as the next turn begins
# $has-all: whether all that are ready can be paid for together
from-goals = { $has-all ->
    [yes] { $points } from goals that are ready
   *[no] { $points } from ready goals, not all of which can be paid for
}
enough = { LIST($parts) }; enough to win
to-go = { LIST($parts) }; { COUNT($points, "point") } still to go
# How far another comes at the most: with villages, with the goals in progress, each with its points.
may-have = { CAPITAL(WHOSE($name)) } next turn
    .villages = begins with { points }
    .goals = begins with { $sure }, and goals in progress may make it { points }
    .drawn = new goals may add more
# With which tribes begin. $table: how many there are
begin = Members at first
    .members = { $table ->
        [duel] whoever begins has 2, everybody else 3
       *[more] whoever begins has 2, everybody else 3; from the third on each gets 2 resources
    }
scores = What scores
    .usual = each village 1 point when its owner's turn begins, and a goal 1 to 4
also = Also
tiger = 1 point for hunting the tiger, which costs a member
mammoth = 1 point for hunting the mammoth, 3 for taming it (3 food)
invaders = 2 points for beating the last invader
altar = 1 point a turn for giving your Altar a member and resources

## One's own

village = A village
    .none = none are left
    .nowhere = you have no hex where you could build one
    .payable = you can pay for one, in { LIST($hexes, type: "or") }
    .whose = { CAPITAL($name) }
    .theirs = pays { $cost } for a village
    .payable-or = you can pay for one, in { LIST($hexes, type: "or") }, or for { LIST($goals, type: "or") } instead
lacks = costs { $cost }; you lack { LIST($goods) }
goal = { points }, { $lacks }
controlled = { $done } of { $wanted } controlled
    .without = { $done } of { $wanted } controlled, no { LIST($lands, type: "or") }
occupied = { $done } of { $wanted } hexes
gathered = { $done } of { $wanted } gathered this turn
members = { $done } of { $wanted } members on the map
majority = so far a majority in { $done } of { $wanted }
    .nearest = so far a majority in { $done } of { $wanted }; nearest: { LIST($hexes, type: "or") }
nearest = { $number } more in { $hex }
undrawn = Goals to draw
    .all = { COUNT($goals, "goal") }, { $points } points in all

## Events

events = Events to come
    .more = And these
