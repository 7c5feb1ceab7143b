### Where a move can end, and what that certainly brings.

# All that a move brings at once, with the best that the tile offers.
# $buys: what has to be bought on the tile for it, else nothing
points = { COUNT($number, "point") }{ $buys ->
    [sacred] { " " }if you buy a djinn
    [small-market] { " " }if you buy a card
    [large-market] { " " }if you buy 2 cards
   *[nothing] { "" }
}
# Of viziers: what the others whom one overtakes lose.
lost = { $several ->
    [no] { DO($who, "lose") } { $number }
   *[yes] others lose { $number }
}
# $number: of tiles, as far as assassins reach
kill-within = a kill within { COUNT($number, "tile") }
# $brings: as "12 gold"; $fakirs: as "2 fakirs", which it takes
with-fakirs = { $brings } with { $fakirs }
# Of the $points so many are gold, that builders earn, as "25 points (12 in gold)".
in-gold = { $points } ({ $gold } in gold{ $is-helped ->
    [yes] { " " }with { $fakirs }
   *[no] { "" }
})
# What is left on the board then.
no-move = no move left (last round)
# Control of the tile, with the palm or palace that stands on it then.
last-camel = last camel
yours = { $is-last ->
    [yes] { last-camel } (last round)
   *[no] your tile{ with-it }
}
# Control of the tile where assassins kill all that are left on it: $number.
if-killed = { yours } if you kill { if-killed.whom }
    .whom = { $number ->
        [one] there
       *[other] all there
    }
with-it = { $kind ->
    [village] { " " }with a palace
    [oasis] { " " }with a palm
   *[other] { "" }
}
# What the tile does; $holder: who has it then, and so whose palm or palace it is.
tile = { $kind ->
    [village] a palace { tile.whose }
    [sacred] may buy a djinn
    [oasis] a palm { tile.whose }
    [small-market] may buy a card
   *[large-market] may buy 2 cards
}
    .whose = { $holder ->
        [you] for you
        [nobody] for whoever takes the tile
       *[other] for { $who }
    }
    .does = { $kind ->
        [village] ⌂ palace
        [sacred] djinn
        [oasis] † palm
        [small-market] 1 card
       *[large-market] 2 cards
    }

## On a tile

# Between those of whom some can be picked up: 3 elders or 2 merchants.
either = or
# Before one tribe of which some can be picked up: for 3 elders.
gain = for

## What choosing a tile does

then-choose = go to { $tile } for { LIST($tribes, type: "or") }: then choose which
    .tribe = go to { $tile }: then choose which tribe to pick up
drop-then = drop one on { $tile }: then choose which
end-here = end on { $tile }: { $end }
# $drops: as "vizier b2, merchant a2"
way = go to { $tile }, dropping { $drops }: { $end }
    .short = go to { $tile }: { $end }
drop-on = { $tribe } { $tile }
# What is taken up. $taken: as "take a vizier and 2 elders from c3"
start = { $taken } and walk { COUNT($number, "step") }
    .best = take { COUNT($number, "meeple") } from { $start }, for example to { $tile }: { $end }
# Victims of assassins.
kill-one = kill one on { $tile }: { LIST($meeples, type: "or") }
kill-before = kill one of { WHOSE($who) } viziers or elders: then choose which
lay-out = lay out { $good } to sell it (nothing is sold yet)
# .in-vain: where no tile is the reader's that would have what it places; $points: that are paid at least
use = use { $power }
    .in-vain = use { $djinn }: you have no { $djinn ->
        [Enki] oasis yet for its palm
       *[other] village yet for its palace
    }, and you pay { $points ->
        [0] a fakir
       *[other] { COUNT($points, "point") }
    }
# $price: as "2 elders", if it $is-fixed; $points: what it brings; $least, $most: the points of what is paid
buy = { buy.at }: { COUNT($points, "point") }, less the { buy.less } you pay
    .at = { $is-fixed ->
        [yes] buy { $djinn } for { $price }
       *[no] buy { $djinn }
    }
    .less = { $differs ->
        [yes] { $least } to { $most }
       *[no] { $most }
    }

## Why a tile can't be chosen in a move

is-empty = there is nobody on { $tile }
leads-nowhere = a move from { $tile } has nowhere to end
# $away: steps to it; $left: steps that are left
too-far = you can't reach { $tile } in { COUNT($left, "step") }: it is { $away } away
wrong-distance = { $away ->
    [0] you can't end on { $tile }, where you stand, in { COUNT($left, "step") }
   *[other] you can't end on { $tile }, { $away } away, in { COUNT($left, "step") }
}
no-match = no tribe on { $tile } is one you could end with
