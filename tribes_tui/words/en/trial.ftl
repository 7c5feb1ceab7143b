### A table to try moves at, for everybody, from one's own turn on.

unrecorded = a trial: nothing counts
# $leave: a key
begins = Whatever is hidden is drawn at random. { $leave } goes back to the game.
# $who: you, or a name; $question: what is asked
of = { $who ->
    [you] Trial. { $question }
   *[other] Trial, for { $who }. { $question }
}
# Above a table told in words, at another one's turn. $who: whose
decides = You decide for { $who } here: "you" and "your" below mean { $who }.
first = nothing has been tried yet
over = The trial is over. { $undo } takes a move back, { $leave } goes back to the game.
no-hint = There are no hints in a trial.
all-yours = In a trial you decide for everybody.
# Where there is nothing to try.
not-now = You can try moves in a game, on your own turn.
