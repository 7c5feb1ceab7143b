### What puzzles of the Tribal Rixe are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [PLAY] cards from the hand
    [MOVE] moving columns
    [COLLECT] collecting
    [NEW_COLUMN] new columns
    [DRAW] drawing
   *[other] when to stop
}
