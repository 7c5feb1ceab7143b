### What a decision would bring, before anybody commits to it: words and points.

## Where a move ends

# $meeples: as "3 elders"; $tribe, $control, $tile-points: points; $action: what the tile does
ending = { $tile }: { $meeples } (+{ $tribe }){ $has-control ->
    [yes] , control (+{ $control })
   *[no] { "" }
}, { $action }{ $tile-points ->
    [0] { "" }
   *[other] { " " }(+{ $tile-points })
}
# A line of a list. $way: as "a1→c3" or "c3"; $left: what stays open to the next turn, 0: nothing
plan = { $number } { $way }  { $meeples } +{ $tribe }{ $has-control ->
    [yes] { "  " }control +{ $control }
   *[no] { "" }
}  { $action }{ $tile-points ->
    [0] { "" }
   *[other] { " " }+{ $tile-points }
}  = +{ $total }{ $left ->
    [0] { "" }
   *[other] { "  " }leaves { $left }
}
# $kind: what a tile does
action = { $kind ->
    [village] village
    [sacred] sacred place
    [oasis] oasis
    [small-market] small market
   *[large-market] large market
}
# $brings: as "2 viziers, yours, a palm"
from-to = { $start } to { $tile }: { $brings }

## The bid

# $plays: as "2nd or 3rd"
order = play { $plays } of { $turns } turns
    .after = play { $plays } of { $turns } turns, after { LIST($names) }
# When one plays, counted from 0; .two, .more: from $low to $high, which is later.
plays = { $low ->
    [0] 1st
    [1] 2nd
    [2] 3rd
   *[other] 4th
}
    .two = { plays } or { plays.last }
    .more = { plays } to { plays.last }
    .brief = { plays }-{ plays.last }
    .last = { $high ->
        [1] 2nd
        [2] 3rd
       *[other] 4th
    }

## The market and the sale

# How many of a card one has already.
held = { $held ->
    [0] you have none of it
   *[other] you have { $held } of it
}
card-second = the second of two; { held }
card-of-two = { $price } gold for two; { held }
card-one = { $price } gold; { held }
suit = a suit of { $goods } brings { $gold } gold
# $parts: of several suits, as "30 + 7"
all-goods = all your goods are worth { $gold } gold
    .parts = all your goods are worth { $gold } gold, { $parts }

## Kills, djinns, builders

# Whoever kills the last one on it takes it.
tile-yours = the tile is yours, { $points } points
    .last = the tile is yours, { $points } points: your last camel ends the game
with-meeples = with { $meeples }
income = ({ $taken } + { $fakirs }) x { $blues } = { $gold } gold

## The score sheets

# $change: with its sign, as "+8"; $line: of the sheet
change = { $change } { $line }
# What changes for somebody else.
others-change = { $who } { $changes }

## What speaks for it

best-start = At best it ends on { $ending }.
best-way = From there it ends at best on { $ending }.
at-best = at best { $ending }
keep-gold = You have { $gold } gold. Each is a point at the end.
sold-now = Sold now, { $worth }. More different ones bring more.
no-goods = You have no goods to sell.
keep-djinn = { $djinn }.
