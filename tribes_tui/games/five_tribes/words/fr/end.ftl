### The end of the game: who won, and what decided it.

total = total
hidden = caché
won = { $number ->
    [one] { $who ->
        [you] Tu gagnes
       *[other] { CAPITAL($who) } gagne
    } avec { points } après { rounds }.
   *[other] Victoire partagée, avec { points } après { rounds } : { LIST($winners) }.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
why = { $number ->
    [0] Il ne restait aucun coup sur le plateau : la partie est finie.
    [one] { $who ->
        [you] Tu as posé ton dernier chameau : la partie est finie.
       *[other] { CAPITAL($who) } a posé son dernier chameau : la partie est finie.
    }
   *[other] Derniers chameaux posés par { LIST($names) } : la partie est finie.
}
over-after = finie après { rounds } : { $why ->
    [camels] le dernier chameau est posé
   *[other] il ne reste aucun coup
}
owe = { $who ->
    [you] La plus grande part de tes points vient { OF($line) } : { points }.
   *[other] La plus grande part des points { WHOSE($who) } vient { OF($line) } : { points }.
}
share = { CAPITAL(LIST($winners)) } : victoire partagée, car les règles ne départagent pas.
lead = { CAPITAL($line) } : { $who ->
    [you] tu devançais { $other }
   *[other] { $other ->
        [you] { $who } te devançait
       *[other] { $who } devançait { $other }
    }
} de { points }.
    .in-vain = { CAPITAL($line) } : { $who ->
        [you] tu devançais { $other }
       *[other] { $other ->
            [you] { $who } te devançait
           *[other] { $who } devançait { $other }
        }
    } de { points }, sans que cela suffise.
paid = { $who ->
    [you] Tu as payé le plus pour jouer tôt : { $gold } or.
   *[other] { CAPITAL($who) } a payé le plus pour jouer tôt : { $gold } or.
}
