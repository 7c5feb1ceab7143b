### What a decision would bring, before anybody commits to it: words and points.

## Where a move ends

# $meeples: as "3 elders"; $fakirs: of one's own that help; $tribe, $way, $control, $tile-points: points, $way by Marid; $action: what the tile does
ending = { $tile }: { ending.tribe } (+{ $tribe }){ $way ->
    [0] { "" }
   *[other] , Marid (+{ $way })
}{ $has-control ->
    [yes] , control (+{ $control })
    [last] , control with your last camel (+{ $control })
   *[no] { "" }
}, { $action }{ $tile-points ->
    [0] { "" }
   *[other] { " " }(+{ $tile-points })
}
    .tribe = { $fakirs ->
        [0] { $meeples }
        *[other] { $meeples }, { COUNT($fakirs, "fakir") }
    }
# A line of a list, cell by cell. $way-to: as "a1→c3" or "c3"; $left: the most points that the next turn can bring then, $who has it, nobody: not known; $change: of another's points, with its sign
plan = { $number } { $way-to }
    .tribe = { ending.tribe } +{ $tribe }
    .part = +{ $points }
    .tile = { $action }{ $tile-points ->
        [0] { "" }
       *[other] { " " }+{ $tile-points }
    }
    .total = = +{ $total }
    .other = { $who } { $change }
    .others = others { $change }
    .leaves = { $who ->
        [you] you { $left }
        [nobody] up to { $left }
       *[other] { $who } { $left }
    }
# Above the columns of that list; .total: the points that it brings at once.
heads = move
    .tribe = meeples
    .way = Marid
    .control = camel
    .tile = the tile
    .total = at once
    .others = others
    .leaves = next turn
# $kind: what a tile does, after no- where nothing can be had there; $is-nobodys: whether nobody controls it then
action = { $kind ->
    [village] { $is-nobodys ->
        [yes] nobody's palace
       *[no] palace
    }
    [sacred] djinn
    [oasis] { $is-nobodys ->
        [yes] nobody's palm
       *[no] palm
    }
    [no-village] no palace
    [no-pay] can't pay
    [no-sacred] no djinn
    [no-oasis] no palm
    [no-small-market] no card
    [no-large-market] no cards
    [small-market] card
   *[large-market] cards
}
# $brings: as "2 viziers, yours with a palm"
from-to = { $start } to { $tile }: { $brings }

## The bid

# $plays: as "2nd or 3rd"
# $where: whose turns come before or after; $is-free: whether nothing is bid; $is-open: whether others bid after this
order = play { $plays } of { $turns } turns{ $where ->
    [open] { "" }
    [between] , between { WHOSE($who) }
    [before] { $is-open ->
        [yes] , so far before { LIST($names) }
       *[no] , before { LIST($names) }
    }
   *[after] , after { LIST($names) }
}{ $is-free ->
    [yes] ; you keep your gold
   *[no] { "" }
}
# When one plays, counted from 0: from $low to $high, which is $later turns later.
plays = { $later ->
    [0] { plays.first }
    [1] { plays.first } or { plays.last }
   *[other] { plays.first } to { plays.last }
}
    .brief = { $later ->
        [0] { plays.first }
       *[other] { plays.first }-{ plays.last }
    }
    .first = { $low ->
        [0] 1st
        [1] 2nd
        [2] 3rd
       *[other] 4th
    }
    .last = { $high ->
        [1] 2nd
        [2] 3rd
       *[other] 4th
    }

## The market and the sale

# How many of a card one has already.
held = { $held ->
    [0] you have none yet
   *[other] you have { $held } already
}
card = { $which ->
    [second] the second of two; { held }
    [first] two for { $price } gold; { held }
   *[only] for { $price } gold; { held }
}
# Of Iblis, who kills two at one place.
no-second = no place in reach has two meeples: only one would die
# Of passing on a market.
none-pays = { $which ->
    [first] no two cards are worth { $price } gold to you
   *[only] no card is worth { $price } gold to you
}
suit = a suit of { $goods } brings { $gold } gold
# $parts: of several suits, as "30 + 7"; $suits: their number
all-goods = all your goods are worth { $gold } gold{ $suits ->
    [1] { "" }
   *[other] , { $parts }
}

## Kills, djinns, builders

# Whoever kills the last one on it takes it. What ends the game comes first: in a small window the line is cut behind it.
tile-yours = { $is-last ->
    [yes] your last camel, so the last round
   *[no] the tile is yours
}, { $points } points
# Of who has Kandicha: what becomes of the one they kill. $gold: of a builder
captured = { $colour ->
    [Y] the vizier comes to you
    [W] the elder comes to you
    [G] you draw a card
   *[B] you get { $gold } gold
}
# $who: builders, and the fakirs that help, as "2 builders + 1 fakir"; $number: of them together
income = { $who }{ $number ->
    [1] { "" }
   *[other] , { $each } gold each
} = { $gold } gold

## The score sheets

# $change: with its sign, as "+8"; $line: of the sheet
change = { $change } { $line }
# Several changes of one's own, and what they come to: "+8 djinns, −4 elders: +4 net".
changes-net = { $changes }: { $net } net
# What changes for somebody else.
others-change = { $who } { $changes }

## What speaks for it

# $begin: all of it, from a tile, from there on; $points at once; $lost, $given: points of all others; $left: the most points that the next move can bring then, 0: none, or not known
best-end = { $begin ->
    [start] At best it ends on { $ending }.
    [drop] From there it ends at best on { $ending }.
   *[whole] It ends on { $ending }.
} { $points ->
    [0] That brings no points at once
    *[other] That brings { COUNT($points, "point") } at once
}{ $lost ->
    [0] { "" }
   *[other] { " " }and costs others { $lost }
}{ $given ->
    [0] { "" }
   *[other] { " " }and brings others { $given }
}.{ $left ->
    [0] { "" }
    *[other] { " " }The next turn can then bring at most { COUNT($left, "point") } at once.
}
# Of a hint: another move brings more $points at once; $left: more than after the hint's can be brought next then, 0: no more than that.
more-at-once = { $is-begun ->
    [yes] Ending on { $tile }
   *[no] Walking from { $start } to { $tile }
} brings more at once, { COUNT($points, "point") }{ $left ->
    [0] . The bot also looks at the turns after this one.
   *[other] , but leaves the next turn { $left }.
}
# What an early turn is worth: points that the best two moves bring.
early = If you move first, the best move brings { $most } points at once, the next best { $next }.
# A palm tree or a palace.
nobodys = Nobody controls { $tile } yet: whoever does gets { $points } points for it.
# $meeples: as "2 elders and an assassin"
kill-leaves = It leaves { $meeples } on { $tile }.
# What a move of assassins reckons with. $kills: as "kill a builder on b4"
kills = For that, { LIST($kills) }.
at-best = at best { $ending }
suits-pay = A suit of 1, 2, 3, 4, 5 or 6 different goods pays 1, 3, 7, 13, 21 or 30 gold, so a card may bring more later than now.
keep-gold = You have { $gold } gold. Each is a point at the end.
sold-now = Sold now, { $worth }. More kinds in a suit bring more.
no-goods = You have nothing to sell.
keep-djinn = { $djinn }.
