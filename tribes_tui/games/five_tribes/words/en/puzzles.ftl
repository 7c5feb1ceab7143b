### What puzzles of Five Tribes are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [BID] turn order
    [TAKE] where to begin
    [DROP] which way to go
    [BUY] djinns
    [USE] djinns
    [KEEP] djinns
    [PICK] goods
    [SELL] goods
    [CASH] goods
    [KILL] assassins
    [ROB] assassins
   *[other] special choices
}
