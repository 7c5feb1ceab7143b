### What puzzles of Rise of Tribes are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [GROW] crescere
    [GROW_BOARD] crescere
    [MOVE] muovere
    [WAYFARE] muovere
    [SHIFT] muovere
    [FAR] muovere
    [FAR_MOVED] muovere
    [GATHER] raccogliere
    [GATHER_STONE] raccogliere
    [TAKE] raccogliere
    [LEAD] scopi
    [COMPLETE] scopi
    [LEARN] scopi
    [BUILD] costruire
    [BUILD_ELDER] costruire
    [BUILD_HIDDEN] costruire
    [FIGHT] conflitto
    [LOSE] conflitto
    [INTIMIDATE] conflitto
    [CUNNING] conflitto
    [AMBUSH] conflitto
    [EVADE] conflitto
    [DONE] quando fermarsi
   *[other] scelte particolari
}
