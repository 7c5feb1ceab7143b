### What a replay says, and the graph of how everybody stood, in every game.

# Of a position that somebody looks at for the move that was made there. $told: what happened in it, a sentence
comes = Next: { $told }
before = Press → for the first move, or Space to let the game run.
# A move that the log says nothing of, the last of somebody's turn; and another one.
turn-ends = { CAPITAL(WHOSE($who)) } turn ends.
# What chance brought. $told: a sentence without its full stop; `whose`: with whose luck it was
by-luck = { $told } (luck).
    .whose = { $told } ({ WHOSE($who) } luck).
# What was done as nothing else could be: it came of how all lay.
no-choice = { $told } Nothing else could be done.
# The same after what another did. $deed, $told: sentences
left-only = { $deed } That left no choice. { $told }
# The end of a challenge or round that was named before; who closed it, where somebody did; what each got.
part-ended = { $closer ->
    [none] Points gained: { LIST($points) }.
   *[closed] { CAPITAL($who) } closed it. Points: { LIST($points) }.
}
got = { $whom } { $points }
unseen = There is nothing to see in this move.
# $action: an action as an order.
chosen = { CAPITAL(WHOSE($who)) } choice: { $action }
log = What happened
moments = Turning points
# $numbers: 1 2
legend = { $numbers }: where it turned; faint: still to come
    .brief = { $numbers }: where it turned
# How everybody stands at the move that is looked at. $stands: You 48%
here = now: { LIST($stands) }
stands = { $name } { $chance }
judging = Looking at every move ...
on = move
back = move back
turn = turn
turn-back = turn back
round = round
round-back = round back
first = first
last = last
run = run
faster = speed
slower = slower
moment = to that turn
eyes = view
    .all = whoever moves
graph = graph
measure = points or chances
# What the keys do.
play = play on
review = review
# What can be filmed. $round: round, challenge; $part: one of those; $folder: where films are
film = film it
    .turn = this turn
    .round = this { $round }
    .game = the whole game
    .names = hide or show names
    .make = make it
    .lasts = { $minutes ->
        [0] about { COUNT($seconds, "second") }
       *[other] about { COUNT($minutes, "minute") }
    }
    .moves = { $number ->
        [one] move { $first }
       *[other] moves { $first } to { $last }
    }
    .called = { $are-hidden ->
        [yes] People's names: hidden
       *[no] People's names: shown
    }
    .into = The file will be in { $folder }
    .made = The film
    .which = Make a film: a moving picture, as an SVG file
# A person's notes on moves.
note = note
    .title = Your note at move { $move }
    .ask = What you want to remember about it. Leave it empty to delete the note.
noted = Note: { $text }
not-noted = The note could not be written to the disk.
filming = Making the film ...
back-to-review = back to the review
whole-log = log
leave = leave
# A clause.
others-play = others are still playing this game: when it is over, you may play on from any move
nothing-to-decide = Nothing was left to decide here. Go back to an earlier move.
# The heading of a graph of who was likely to win.
outlook = Chances of winning
    .long = Chances of winning, judged by a bot that sees all
# How fast a replay runs, of so many paces.
pace-of = speed { $pace } of { $paces }
# What opening a game that is over does.
replay-of = see again, move by move: { $called }
# Where in a game one is.
place = { $move ->
    [0] before the first move
   *[other] move { $move } of { $moves }
}
    .titled = { $title }, { place }
    .coming = before move { $move } of { $moves }
# Whose cards are seen. $who: a name, or you
seen-by = as { $who } saw it
# The beginning of a game, below a graph.
start = start
# A chance in games of 100.
chance = { $share }%
# How chances changed, and how far they went the other way before.
changed = { $way ->
    [rose] rose from { $before }% to { $after }%
    [fell] fell from { $before }% to { $after }%
    [risen] rose from { $before }% to { $peak }% and fell to { $after }%
    [fallen] fell from { $before }% to { $peak }% and rose to { $after }%
   *[level] went from { $before }% to { $after }%
}
# How somebody's chance of winning changed in a turn, as it is seen once all is known: a hint couldn't know it. $since: whether it is told
# of more than a turn; or that it changed in another's
# $before (int)
# $after (int)
chances = With all cards open, { WHOSE($who) } chances of winning { changed }{ $since ->
    [turn] , from { WHOSE($by) } turn on
    [in] { " " }in { WHOSE($by) } turn
   *[other] { "" }
}.
    .brief = { $before } → { $after }
    .over = { $when }: { $before } → { $after }
# When chances were lowest in a game that was won, or highest in one that was lost. $when: round 5
farthest = { CAPITAL(WHOSE($who)) } chances were { $has-won ->
    [yes] lowest
   *[no] highest
} in { $when }, { $share }%.
# The heading of a graph of what scores count.
measured = { CAPITAL($units) }
# Behind a turn of a game whose points nobody names as they come.
# $points (int)
brought = { $way ->
    [lost] That cost { $who } { COUNT($points, "point") }.
   *[got] That brought { $who } { COUNT($points, "point") }.
}
# Of the end of a game in which who wins was open to the last.
open-to-end = Nothing was sure until the points were counted.
# How a game went in which no single turn decided anything: since when the winner's chances were the best. $who: who won; $when: round 3
led = { $way ->
    [unknown] No single turn decided it.
    [start] No single turn decided it: { $who ->
        [you] you were
       *[other] { $who } was
    } never behind.
   *[later] No single turn decided it. From { $when } on, { $who ->
        [you] you were
       *[other] { $who } was
    } never behind.
}
# What everybody had in the end. $points: you 24
in-all = In all: { LIST($points) }.
# A turning point in a list. $when: round 3
swing = { CAPITAL($when) }: { $text }
# The same with whose turn it was ($turn: whether it did them good, $whose), and how the chances changed in it, as above.
# $before (int)
# $after (int)
swing-judged = { CAPITAL($when) }{ $turn ->
    [great] , { WHOSE($whose) } great turn
    [plain] , { WHOSE($whose) } turn
   *[none] { "" }
}: { WHOSE($who) } chances { changed }{ $since ->
    [turn] , from { WHOSE($by) } turn on
   *[other] { "" }
}. { $text }

# What a key does, in a few words more, in the list of everything by name.
on-told = one move on, or back
round-told = one round on, or back
run-told = let it run by itself, and stop it
eyes-told = the cards as another player saw them, or those of whoever moves
graph-told = how likely each was to win, in the place of the table
leave-told = back to where you came from
turn-told = one turn on, or back
moment-told = to what won the game
review-told = what your choices and luck were worth
measure-told = points, or chances of winning, in the graph
play-told = a game of your own from this move on
film-told = a moving picture of a turn, a round or all, in a file
note-told = write down what you want to remember about this move
faster-told = let it run faster, or slower
whole-log-told = all that has happened so far
first-told = to the position before the first move
last-told = to the end of the game
