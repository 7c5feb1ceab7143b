### What puzzles of the Tribal Duel are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [MOVE] moving columns
    [STEAL] stealing
    [STEAL_SACRED] stealing
    [SACRED] sacred piles
    [DRAW] drawing
    [TAKE] drawing
    [PLACE] drawing
   *[other] when to stop
}
