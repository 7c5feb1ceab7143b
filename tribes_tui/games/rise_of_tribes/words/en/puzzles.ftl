### What puzzles of Rise of Tribes are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [GROW] growing
    [GROW_BOARD] growing
    [MOVE] moving
    [WAYFARE] moving
    [SHIFT] moving
    [FAR] moving
    [FAR_MOVED] moving
    [GATHER] gathering
    [GATHER_STONE] gathering
    [TAKE] gathering
    [LEAD] goals
    [COMPLETE] goals
    [LEARN] goals
    [BUILD] building
    [BUILD_ELDER] building
    [BUILD_HIDDEN] building
    [FIGHT] conflict
    [LOSE] conflict
    [INTIMIDATE] conflict
    [CUNNING] conflict
    [AMBUSH] conflict
    [EVADE] conflict
    [DONE] when to stop
   *[other] special choices
}
