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

# $more, $less: what one has at the end of the turn after the best move, and after another one; $fewer: how many things there are less of
leaves = Giocando fino alla fine del tuo turno ti lascia { LIST($more) }{ $fewer ->
    [0] .
   *[other] , ma solo { LIST($less) }.
}
left = { $kind ->
    [points] { $number ->
        [one] 1 punto invece di { $instead }
       *[other] { $number } punti invece di { $instead }
    }
    [villages] { $number ->
        [one] 1 villaggio invece di { $instead }
       *[other] { $number } villaggi invece di { $instead }
    }
    [members] { $number ->
        [one] 1 membro sulla mappa invece di { $instead }
       *[other] { $number } membri sulla mappa invece di { $instead }
    }
    [hexes] { $number ->
        [one] 1 esagono occupato invece di { $instead }
       *[other] { $number } esagoni occupati invece di { $instead }
    }
    [goals] { $number ->
        [one] 1 scopo pescato invece di { $instead }
       *[other] { $number } scopi pescati invece di { $instead }
    }
   *[resources] { $number ->
        [one] 1 risorsa invece di { $instead }
       *[other] { $number } risorse invece di { $instead }
    }
}
