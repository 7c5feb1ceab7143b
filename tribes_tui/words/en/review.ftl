### What a review of a game says.

# Of whom it tells, in the frame.
of = review of { WHOSE($who) } game
not-over = a review tells how a game was played to its end: this one is still going on
working = Looking at every move ...
progress = move { $done } of { $total }
waiting = Another game is being reviewed: this one is next, or soon.
# Headings, and what stands there where there are none.
moments = What counted most
no-moments = No single move counted for much.
marked = Choices that stand out
no-marks = No choice stands out: none was clearly worth more or less than the others.
graph = Who was winning, as you saw it
legend = 1 to 3, here and in this graph: what counted most for this seat; the largest swings in a replay are other moves.
points = −12 means: of 100 games that go on like this one, 12 fewer would be won, as a bot sees it. A choice is costly from 10 games in 100 up. What is lost may be won back, so sums can pass 100.
    .brief = −12: so many fewer wins in 100 games like this. Costly: 10 or more.
# What the keys do.
leave = back to the replay
    .alone = back
look = look at it
    .move = look at move { $number } on the table
to-moment = what counted most
to-graph = graph, or moves
play = play on from there
# The columns.
number = move
what = what was done
how-judged = verdict, and what instead
    .brief = verdict
change = of 100
# What was looked at, in short.
facts = { COUNT($moves, "move") }, { COUNT($choices, "turn") } with a choice
head = { $title }, reviewed for { $name }: { facts }.
# How a choice is judged. $other: the best of the other moves
judged = { $mark ->
    [good] ✓ good, next best: { $other }
    [better] ○ better: { $other }
   *[costly] − costly, better: { $other }
}
    .brief = { $mark ->
        [good] ✓ good
        [better] ○ not the best
       *[costly] − costly
    }
# A choice of several moves that came to the same end by another way: as "b4 to a1: 2 elders; on the way drop an elder on a3"
on-the-way = { $whole }; on the way { $step }
# How many turns were so, each counted by its costliest choice; the first of them says what is counted.
turns = Turns: { $share }
share = { $kind ->
    [good] good
    [even] as good as any
    [better] not the best
   *[costly] costly
}
# A choice that stands out. $span: between which numbers the difference surely lies
choice = { $mark ->
    [good] { $number }. Good: { $played }, { $gain } wins in 100 games ({ $span }). Next best: { $other }.
    [better] { $number }. Played: { $played }, { $gain } wins in 100 games ({ $span }). Better: { $other }.
   *[costly] { $number }. Costly: { $played }, { $gain } wins in 100 games ({ $span }). Better: { $other }.
}
span = { $low } to { $high }
# What counted most: a choice, chance, another's move.
moment-choice = { $number }. A choice, { $change } in 100 games: { $played }. Better: { $other }.
moment-luck = { $is-good ->
    [yes] { $number }. Luck: came out better than expected, { $change } in 100 games. { $what }
   *[no] { $number }. Luck: came out worse than expected, { $change } in 100 games. { $what }
}
moment-rival = { $number }. A move by { $name }, { $change } in 100 games: { $what }
# How it is judged, where it was no choice: chance, also where the move itself was chosen; another's move.
luck = { $is-good ->
    [yes] luck: came out better than expected
   *[no] luck: came out worse than expected
}
    .brief = { $is-good ->
        [yes] good luck
       *[no] bad luck
    }
rival = what { $name } did
# That a bot made some of the moves in a person's seat, and since when. $own: all moves of the seat
bot-sat = A bot sat here from move { $first } of the game: it made { $number } of this seat's { $own } moves.
# What the choices cost that were clearly not the best, and in how many turns with a choice they were made. $error: by how many games it may be off
cost = { $marked ->
    [0] Skill: in { $choices } turns no choice was clearly worse than another.
    [one] Skill: 1 choice in { $choices } turns was clearly not the best: { $cost } wins in 100 games{ $error ->
        [0] .
       *[other] { " " }(give or take { $error }).
    }
   *[other] Skill: { $marked } choices, in { $worse } of { $choices } turns, were clearly not the best: { $cost } wins in 100 games in all{ $error ->
        [0] .
       *[other] { " " }(give or take { $error }).
    }
}
# What chance alone added; when its sum is not known well enough; of single moves it may still be told.
luck-sum = { $error ->
    [0] Luck: chance alone brought { $change } wins in 100 games.
   *[other] Luck: chance alone brought { $change } wins in 100 games (give or take { $error }).
}
    .unclear = Luck: it is told below for single moves. Its sum is not known well enough: it may be off by { $error } games in 100.
# When it isn't clear whose game is to be reviewed.
whose = say whose game to review, with --seat: { $names }
no-seat = there are seats 0 to { $last }, not { $seat }
