### What puzzles say.

# In the place of the log: what came before is not told.
begins-here = The puzzle begins here: what came before isn't told.

# $number: so many moves are as good, none better.
task = Find the move that wins the most games.
    .several = Here { $number } are about equally good: any of them solves it.
# At the end of the line to which the puzzle's text folds; $key: what opens it.
opens = { $key } more
    .next = { $key } go on
# As long as the cursor is nowhere. $choose: a key
walk = Walk to a move and press { $choose } to try it. Here { $choose } says what this is.
# A move that was tried; $move: what it is
tried = Tried: { $move }. Choose another move.
    .brief = Tried. Choose another move.
no-undo = nothing has been played: in a puzzle you look for one move
stay = In a puzzle nobody changes seats.
next = next puzzle
leave = leave
# Turns the pages of what is told, and folds it at last.
more-key = more
# What Enter does after a puzzle. $puzzle: Tribe 18, the unsolved one nearest to the rating; $is-left: whether any is left to be solved.
to-next = { $is-left ->
    [yes] try { $puzzle }, the next of this game for you
   *[no] look at { $puzzle } again
}
unrecorded = a puzzle
try-it = Which move? Its number, hint, skip, or quit:
not-a-move = That isn't a move: type its number, hint, skip, or quit.
# When there is nothing to solve.
none-of = there are no puzzles of { $game }: tribes puzzle --list says which games have some
# On the screen, in the frame. $puzzle: Tribe 18
titled = { $is-of-day ->
    [yes] { $puzzle }, { $difficulty }: puzzle of the day
   *[no] { $puzzle }, { $difficulty }: puzzle
}
# In lines.
of-game = Puzzle: { $game }
# After a move that is no solution.
wrong = Not the best: { $move }.
    .brief = Not the best.
# Why. $worth: 9 games of 100
better = Another move wins at least { $worth } more.
# The second hint.
hint-next-best = Hint: not this one, which is only the next best: { $move }.
# When the last hint was asked for, in lines.
shown = The solution: { $move }.
# The same where a table lies there.
shown-marked = The solution is shown on the table.
# Where the solution can't be made on the table without showing what is hidden.
marked-only = It is marked there, not played.
# The third hint; $hint: a key
hint-place = Hint: the best move begins with what is lit on the table. { $hint } again shows all of it.
# How hard a puzzle is. $level: from 1 to 3
difficulty = { $level ->
    [1] gentle
    [2] tricky
   *[3] hard
}
# Somebody's rating in puzzles; in 95 of 100 cases they are no more than $within points away. $by: with its
# sign in brief; $way: up, down or same
rating-now = Your puzzle rating is { $points }, give or take { $within }.
    .brief = Your puzzle rating is { $points } ± { $within } ({ $by }).
    .vague = Your puzzle rating so far is { $points }: it is too early to say how good you are, and it can still change a lot.
    .brief-vague = Your puzzle rating so far is { $points } ({ $by }): too early to say how good you are.
    .changed = { $way ->
        [up] Your puzzle rating is { $points }, give or take { $within }: { $by } up.
        [down] Your puzzle rating is { $points }, give or take { $within }: { $by } down.
       *[same] Your puzzle rating is still { $points }, give or take { $within }.
    }
# Before the first hint of a puzzle that counts: asked for again, it is given.
hint-costs = A hint makes this puzzle count as missed. Press { $key } again to take it.
    .typed = A hint makes this puzzle count as missed. Ask again to take it.
# After the first hint or the first try that finds nothing. $by: with its sign
rating-missed = Missed: your puzzle rating is now { $points } ({ $by }).
rating-counts = For your rating a puzzle counts as solved if your first try finds it without hints.
    .brief = The first try counts.
# A puzzle in a list; $way: how it went
listed = { $name }: { $theme }, { $difficulty }{ $way ->
    [solved] , solved
    [open] , missed so far
    [shown] , solution seen
   *[new] { "" }
}.
# Below a list of puzzles.
opens-one = { "tribes puzzle NAME" } opens one of them.

## The screen of all puzzles

list-title = Puzzles
    .game = game
    .walk = puzzle
    .next = the next for you
    .today = today's
    .number = { $game } { $number }
    .of-all = { $game } { $number } of { $known }
    .back = back
    .rated = puzzle rating (not for games): { $points } ± { $within }
    .rated-vague = puzzle rating (not for games): { $points } so far
# The first line: what they are, and how many are solved.
list-first = Find the best move: { $known } positions from games, { $solved-ones ->
    [0] none of them solved yet
   *[other] { $solved-ones } of them solved
}.
# A puzzle in the next line. $puzzle: Tribe 14; $difficulty: gentle
list-named = { $puzzle } ({ $difficulty })
# Which one comes next, and which is that of the day; $puzzle: as `list-named`
list-next = Next for you: { $puzzle }.
list-today = Today's: { $puzzle }.
# How many of a game are solved, behind its line.
list-of = { $solved } of { $known }
# Below the map: what a sign means, and how many there are. $way: solved, open, shown or new, or today: the one of the day, not tried yet
list-went = { $way ->
    [solved] { $number } solved
    [open] { $number } missed, not solved yet
    [shown] { $number } with the solution seen
    [today] puzzle of the day
   *[new] { $number } not tried
}
# At the puzzle under the cursor, right: how hard it is, what it is about.
about = { difficulty }, theme: { $theme }
# How the puzzle under the cursor went. $way: solved, open, shown or new
so-far-of = { $way ->
    [solved] Solved: { COUNT($tries, "try", "tries") }, { COUNT($hints, "hint") }.
    [open] { $tries ->
        [0] { COUNT($hints, "hint") } seen, no move tried yet.
       *[other] Tried { COUNT($tries, "move") }{ $hints ->
            [0] { "" }
           *[other] , { COUNT($hints, "hint") } seen
        }: not solved yet.
    }
    [shown] You have seen the solution.
   *[new] Not tried yet.
}
# What that puzzle did to the rating. $by: with its sign
rated-by = It changed your puzzle rating by { $by }.
choices = { COUNT($number, "move") } to choose from.
# Beside everybody's figures. $number: of the round; $units: what the figures count
stands = Round { $number }: { $units } so far
    .hidden = Round { $number }: { $units } so far. A + means that more may be hidden.
    .before = Before challenge { $number }: { $units } so far. The cards on the table count later.
# What Enter does. $puzzle: Tribe 14
list-opens = try { $puzzle }
    .today = try the puzzle of the day, { $puzzle }
    .again = look at { $puzzle } again

## In lines, and at the end

# How many have been solved.
so-far = Puzzles: { $solved-ones } of { $known } solved.
# A game of the list that has none.
none-kept = { $game }: none. In no position examined was one move surely better than all others.
# A difference of the chance to win.
worth = { COUNT($games, "game") } of 100
# Why a move is the solution. $move: with what it brings at once; $games: so many in 100; $as-good: so many others are as good
why = { $move }. { $as-good ->
    [0] { "" }
    [one] One other move is about as good.{ " " }
   *[other] { $as-good } other moves are about as good.{ " " }
}Next best, winning { $games ->
    [one] { $games } game fewer
   *[other] { $games } fewer games
} in 100: { $other }.
# The others. $moves: one or several
as-good = About as good: { $moves }.
# How hard it is, and how many moves there are; $hint: the key that helps.
moves = { CAPITAL($difficulty) }: { COUNT($number, "move") } to choose from.
    .hint = { CAPITAL($difficulty) }: { COUNT($number, "move") } to choose from. { $hint } helps.
tried-so-far = { COUNT($number, "move") } tried so far. Only the first try counts for your rating.
# The first hint.
hint-worth = Hint: { $number ->
    [one] the best move wins
   *[other] the best moves win about
} { $worth } more than the next best one.
solved = Solved { $tries ->
    [1] at the first try
   *[other] in { $tries } tries
}{ $hints ->
    [0] { "" }
   *[other] , with { COUNT($hints, "hint") }
}.
follows = What may follow: { $line }.
# After a puzzle; $choose: a key, $onward: as `to-next`.
goes-on = { $choose }: { $onward }.
streak = Puzzles: solved on { COUNT($days, "day") } in a row, { $longest } at best.
# A line of the list; $seen: of how many the solution was looked up.
of-a-game = { $game }: { $solved } of { COUNT($known, "puzzle") } solved{ $seen ->
    [0] { "" }
   *[other] , the solution of { $seen } seen
}.

# What a key does, in a few words more, in the list of everything by name.
walk-told = the next puzzle of this game, or the one before
games-told = the puzzles of another game
next-told = the unsolved puzzle nearest to your rating, of any game
today-told = the puzzle of the day, the same for everybody
# What the best move brings that another doesn't, once both were played on by quick bots. $until: turn (the solver's next), or what a round is
# called; $other: that move
ahead = When quick bots play on { $until ->
    [turn] to your next turn
    [challenge] to the end of the challenge
   *[round] to the end of the round
}, you are { COUNT($points, "point") } further ahead than after the other move: { $other }.
# $what: what somebody does then, as the log tells it
prevents = The best move prevents what would very likely follow the other: { $what }.
brings = The best move very likely brings this, and the other doesn't: { $what }.
# After a move that is not the best: what follows it, and wouldn't follow the best; else how far it falls behind that; what it costs for certain.
replied = This would very likely follow: { $what }.
    .behind = When quick bots play on to your next turn, you are { COUNT($points, "point") } worse off than after the best move.
    .costs = What it costs: { $what }.
