### What a review of a game says.

# Of whom it tells, in the frame.
of = review of { WHOSE($who) } game
not-over = a review tells how a game was played to its end: this one is still going on
working = Looking at every move ...
progress = move { $done } of { $total }
waiting = Another game is being reviewed: this one is next, or soon.
# Headings, and what stands there where there are none.
moments = Where it turned
no-moments = No single turn changed much.
marked = Choices that stand out
no-marks = No choice stands out: none was clearly worth more or less than the others.
graph = Chances of winning, as a bot judges them that sees all cards
legend = 1 to 3: where it turned, in the list and in the graph.
# What the figures mean.
points = Chances: how many of 100 games that stand like this one are won, before and after that turn, as a bot judges them that sees all cards. Beside a verdict, −12 means: 12 fewer of 100 games won than with the other move, by what could be known then. Costly: 10 or more.
    .brief = Chances: of 100 games won, before → after. −12: so many fewer by that choice.
# What the keys do.
leave = back to the replay
    .alone = back
look = look at it
    .move = look at move { $number } on the table
to-moment = where it turned
to-graph = graph, or moves
play = play on from there
# The columns.
number = move
what = what was done
how-judged = verdict, and what instead
    .brief = verdict
change = chances
# What was looked at, in short.
facts = { COUNT($moves, "move") }, { COUNT($choices, "choice") }
head = { $title }, reviewed for { $name }: { facts }.
# How a choice is judged. $other: the best of the other moves; $gain: −12
judged = { $mark ->
    [good] ✓ good, { $gain }; next best: { $other }
    [better] ○ { $gain }; better: { $other }
   *[costly] − costly, { $gain }; better: { $other }
}
    .brief = { $mark ->
        [good] ✓ good
        [better] ○ not the best
       *[costly] − costly
    }
# A choice of several moves that came to the same end by another way: as "b4 to a1: 2 elders; on the way drop an elder on a3"
on-the-way = { $whole }; on the way { $step }
# How many choices were so; the first of them says what is counted.
choices = Choices: { $share }
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
# Where it turned. $when: round 3; $told: how the chances changed
moment = { $number }. { CAPITAL($when) }: { $what } { $told }
# How a turning point is judged that was no choice that stands out: another's move; the seat's own turn, with what chance did to it.
rival = what { $name } did
own-turn = { $luck ->
    [good] as good as any; chance helped
    [bad] as good as any; chance hurt
   *[none] as good as any, by what could be known
}
    .brief = { $luck ->
        [good] good luck
        [bad] bad luck
       *[none] as good as any
    }
# That a bot made some of the moves in a person's seat, and since when. $own: all moves of the seat
bot-sat = A bot sat here from move { $first } of the game: it made { $number } of this seat's { $own } moves.
# How many of the choices were clearly not the best; $cost: how many fewer games of 100 are won by the costliest, the move of that $number
cost = { $worse ->
    [0] Skill: none of { COUNT($choices, "choice") } was clearly worse than another.
    [one] Skill: 1 of { COUNT($choices, "choice") } was clearly not the best: move { $number }, with { $cost } fewer of 100 games won.
   *[other] Skill: { $worse } of { COUNT($choices, "choice") } were clearly not the best; the costliest is move { $number }, with { $cost } fewer of 100 games won.
}
# In how many moves of all players chance clearly changed what could be expected.
luck-sum = Luck: chance clearly helped in { $helped ->
    [0] no move
   *[other] { COUNT($helped, "move") }
} and clearly hurt in { $hurt ->
    [0] none
   *[other] { COUNT($hurt, "move") }
}, counting everybody's.
# When it isn't clear whose game is to be reviewed.
whose = say whose game to review, with --seat: { $names }
no-seat = there are seats 0 to { $last }, not { $seat }
