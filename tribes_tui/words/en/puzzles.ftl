### What puzzles say.

solved-title = Solved
shown-title = The solution
task = One move wins more games than any other. Find it.
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
wrong = Not this one: { $move }. Another move wins more.
# The second hint.
hint-next-best = Hint: the next best move, which is not the solution, is: { $move }.
hint-place = Hint: it begins with what is lit on the table.
# How many have been solved.
so-far = Puzzles: { $solved-ones } of { $known } solved.
# A game of the list that has none.
none-kept = { $game }: none; nothing that was looked at had one move that is surely better than all others.
