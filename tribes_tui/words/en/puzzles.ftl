### What puzzles say.

solved-title = Solved
shown-title = The solution
task = Find the move that wins the most games.
# At the end of the line to which the puzzle's text folds.
opens = Esc more
tried = tried: another move wins more
no-undo = nothing has been played: in a puzzle you look for one move
stay = In a puzzle nobody changes seats.
next = next puzzle
leave = leave
to-next = the next puzzle
pick = puzzles: find the best move
unrecorded = a puzzle
try-it = Which move? Its number, hint, skip, or quit:
not-a-move = That is no move: give its number, hint, skip, or quit.
# When there is nothing to solve.
none-of = there are no puzzles of { $game }: tribes puzzle --list says which games have some
# The puzzle of the day, in the frame.
of-day = Puzzle of the day: { $game }
# Another puzzle, in the frame.
of-game = Puzzle: { $game }
# After a move that is no solution.
wrong = Not the best: { $move }.
# The second hint.
hint-next-best = Hint: second best, so not this: { $move }.
hint-place = Hint: it begins with what is lit on the table.
# How many have been solved.
so-far = Puzzles: { $solved-ones } of { $known } solved.
# A game of the list that has none.
none-kept = { $game }: none; no position that was looked at had one move surely better than all others.
# A difference of the chance to win.
worth = { COUNT($games, "game") } of 100
# Why a move is the solution. $outcome: what it brings at once; $worth: in games of 100
why = { $move }: it wins { $worth } more than the next best move, { $other }.
    .at-once = { $move } ({ $outcome }): it wins { $worth } more than the next best move, { $other }.
# How many there are; $hint: the key that helps.
moves = { COUNT($number, "move") } to choose from.
    .hint = { COUNT($number, "move") } to choose from; { $hint } helps.
tried-so-far = { COUNT($number, "move") } tried so far: each says so when the cursor stands on it.
# The first hint.
hint-worth = Hint: it wins { $worth } more than others.
solved = Solved with { COUNT($tries, "try", "tries") }{ $hints ->
    [0] { "" }
    *[other] { " " }and { COUNT($hints, "hint") }
}.
follows = What may follow: { $line }.
# After a puzzle; $choose: a key.
goes-on = { $choose }: { to-next }.
streak = Puzzles: solved on { COUNT($days, "day") } in a row, { $longest } at best.
# A line of the list; $seen: of how many the solution was looked up.
of-a-game = { $game }: { $solved } of { COUNT($known, "puzzle") } solved{ $seen ->
    [0] { "" }
   *[other] , the solution of { $seen } seen
}.
