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
# $numbers: 1 2
legend = { $numbers }: where it turned, in the graph and in the list.
# What the figures mean.
points = Verdict: of 100 games, how many are won with the move made, not with the other, by what could be known then; costly: 10 or more fewer. All seen: of 100 games, how many are won before and after that turn, as a bot judges them that sees all cards. Where the two don't agree, it is by what could not be known.
# What the keys do.
leave = back to the replay
    .alone = back
look = look at it
    .move = look at move { $number } on the table
to-moment = where it turned
to-words = in words
play = play on from there
# The columns.
number = move
what = what was done
how-judged = verdict, by what could be known then
    .brief = verdict, by what was known
    .shortest = games won of 100
change = all seen
# How the chances changed in the turn of a move. $change: 23 → 12
all-seen = With all cards seen, the chances in that turn: { $change } of 100.
# What was looked at, in short.
facts = { COUNT($moves, "move") }, { COUNT($choices, "choice") }
head = { $title }, reviewed for { $name }: { facts }.
# How a choice is judged. $other: the best of the other moves; $made: so many of 100 games are won with the move made; $rest: with the other
judged = { $mark ->
    [good] ✓ good: { $made }, not { $rest }; next best: { $other }
    [better] ○ { $made }, not { $rest }; better: { $other }
   *[costly] − costly: { $made }, not { $rest }; better: { $other }
}
    .brief = { $mark ->
        [good] ✓ good: { $made }, not { $rest }
        [better] ○ { $made }, not { $rest }
       *[costly] − costly: { $made }, not { $rest }
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
    [good] { $number }. Good: { $played }. By what could be known then, it wins { $made } of 100 games instead of { $rest } (difference { $span }). Next best: { $other }.
    [better] { $number }. Played: { $played }. By what could be known then, it wins { $made } of 100 games instead of { $rest } (difference { $span }). Better: { $other }.
   *[costly] { $number }. Costly: { $played }. By what could be known then, it wins { $made } of 100 games instead of { $rest } (difference { $span }). Better: { $other }.
}
span = { $low } to { $high }
# Where it turned. $when: round 3; $told: how the chances changed
moment = { $number }. { CAPITAL($when) }: { $what } { $told }
# How a turning point is judged that was no choice that stands out: another's move; the seat's own turn, with what chance did to it.
rival = what { $name } did
own-turn = { $luck ->
    [good] as good as any; chance helped
    [bad] as good as any; chance hurt
    [up] as good as any; it rose by what could not be known
   *[down] as good as any; it fell by what could not be known
}
    .brief = { $luck ->
        [good] good luck
        [bad] bad luck
       *[none] not to be known
    }
# That a bot made some of the moves in a person's seat, and since when. $own: all moves of the seat
bot-sat = A bot sat here from move { $first } of the game: it made { $number } of this seat's { $own } moves.
# How many of the choices were clearly not the best; $cost: how many fewer games of 100 are won by the costliest, the move of that $number
cost = { $worse ->
    [0] Skill: in none of { COUNT($choices, "choice") } was another move clearly better.
    [one] Skill: 1 of { COUNT($choices, "choice") } was clearly not the best: move { $number }, with { $cost } fewer of 100 games won by what could be known then.
   *[other] Skill: { $worse } of { COUNT($choices, "choice") } were clearly not the best; the costliest is move { $number }, with { $cost } fewer of 100 games won by what could be known then.
}
# The first line of a review: the same in one sentence
headline = { $worse ->
    [0] In none of { COUNT($choices, "choice") } was another move clearly better.
    [one] 1 of { COUNT($choices, "choice") } was clearly not the best: move { $number }.
   *[other] { $worse } of { COUNT($choices, "choice") } were clearly not the best; the costliest is move { $number }.
}
# In how many moves of all players chance clearly changed what could be expected; $best, $worst: the moves in which most; $gain: +9; $loss: −7
luck-sum = Luck: in everybody's moves, chance clearly helped in { $helped ->
    [0] no move
    [one] move { $best } ({ $gain } of 100)
   *[other] { $helped } moves, most in move { $best } ({ $gain } of 100)
} and clearly hurt in { $hurt ->
    [0] none
    [one] move { $worst } ({ $loss } of 100)
   *[other] { $hurt } moves, most in move { $worst } ({ $loss } of 100)
}.
# The seat's own turn that changed its chances most though neither a choice nor chance explains it. $change: 16 → 1
unknown-sum = Neither: what could not be known changed the chances most in move { $number }, { $change } of 100.
# The move in which chance did most. $gain: +9
chance-judged = { $luck ->
    [good] chance helped: { $gain } of 100
   *[bad] chance hurt: { $gain } of 100
}
# $luck (int)
chance-sentence = { $luck ->
    [1] In move { $number } chance helped most: { $gain } of 100 games, by what could be known.
   *[other] In move { $number } chance hurt most: { $gain } of 100 games, by what could be known.
}
# When it isn't clear whose game is to be reviewed.
whose = say whose game to review, with --seat: { $names }
no-seat = there are seats 0 to { $last }, not { $seat }
