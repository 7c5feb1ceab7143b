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

# $more, $less: what one has at the end of the turn after the best move, and after another one; $fewer: how many things there are less of
leaves = Played on to the end of your turn, it leaves you { LIST($more) }{ $fewer ->
    [0] .
   *[other] , but only { LIST($less) }.
}
left = { $kind ->
    [points] { COUNT($number, "point") } instead of { $instead }
    [villages] { COUNT($number, "village") } instead of { $instead }
    [members] { COUNT($number, "member") } on the map instead of { $instead }
    [hexes] { COUNT($number, "hex", "hexes") } with members instead of { $instead }
    [goals] { COUNT($number, "goal") } drawn instead of { $instead }
   *[resources] { COUNT($number, "resource") } instead of { $instead }
}
