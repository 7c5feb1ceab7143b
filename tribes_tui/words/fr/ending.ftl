### Ce que dit l'écran de fin de partie dans tous les jeux.

victory = VICTOIRE
defeat = DÉFAITE
came-in = { $place ->
    [2] DEUXIÈME
    [3] TROISIÈME
    [4] QUATRIÈME
    [5] CINQUIÈME
   *[other] SIXIÈME
}
came-from = D'où viennent les points
decided = Le tournant, le plus grand changement d'abord, cartes ouvertes
    .open = Le tournant, cartes ouvertes
    .brief = Le tournant
    .unjudged = Ce qui a décidé
# Above what is told without figures, behind the turns that changed most.
also = Autres faits de la partie
more-decided = { $number } de plus : { $key }
own-choices = Lesquels de tes choix étaient bons, lesquels t'ont coûté : { $key }
record = Tes parties à cette table
in-all = en tout
round = manche
the-end = fin
this-game = tes { $unit } ; la dernière barre : cette partie
    .brief = tes { $unit } ; à la fin : cette partie
look = voir la table
rematch = revanche
take-record = enregistrement
review = analyse
replay = revoir
all-decided = ce qui a décidé
offered = { $key } : jouer sans coups proposés.
leave = quitter
seated = { $number } joueurs

## Who won

wins = { $who ->
    [you] Tu gagnes
   *[other] { CAPITAL($who) } gagne
} avec { $amount }.
    .ahead = { $who ->
        [you] Tu gagnes
       *[other] { CAPITAL($who) } gagne
    } avec { $amount }, { $ahead } d'avance.
    .ahead-of = { $who ->
        [you] Tu gagnes
       *[other] { CAPITAL($who) } gagne
    } avec { $amount }, { $ahead } d'avance sur { LIST($others) }.
wins-by = { $who ->
    [you] Tu gagnes
   *[other] { CAPITAL($who) } gagne
} : { $why }.
    .brief = { $who ->
        [you] Tu gagnes
       *[other] { CAPITAL($who) } gagne
    }.
shared = Victoire partagée avec { $amount } : { LIST($winners) }.
    .brief = Victoire partagée entre { $number } avec { $amount }.
shared-by = Victoire partagée : { LIST($winners) } ({ $why }).
    .brief = Victoire partagée entre { $number } : { $why }.
second = { $who ->
    [you] Tu arrives à la deuxième place
   *[other] { CAPITAL($who) } arrive à la deuxième place
}.
    .several = À la deuxième place : { LIST($names) }.
place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
    [5] cinquième place
    [6] sixième place
   *[other] { $place }e place
}
    .short = { $place ->
        [1] 1re
       *[other] { $place }e
    }
foot = { $name }, { place }
    .short = { $name }, { $place ->
        [1] 1re
       *[other] { $place }e
    }
    .brief = { $place }. { $name }
below = sous les noms : { $lost }

## How it came about

record-with = { $is-of-length ->
    [yes] Tes parties de cette durée avec { LIST($bots) }
   *[no] Tes parties avec { LIST($bots) }
}
apart = À la fin, { $who ->
    [you] tu as
   *[other] { $who } a
} { $amount } d'avance sur { $other ->
    [you] toi
   *[other] { $other }
} : { $parts }.
    .brief = À la fin, { $who ->
        [you] tu as
       *[other] { $who } a
    } { $amount } d'avance sur { $other ->
        [you] toi
       *[other] { $other }
    }.
part = { $what } { $costs ->
    [yes] { $is_more ->
        [yes] −
       *[no] +
    }
   *[no] { $is_more ->
        [yes] +
       *[no] −
    }
}{ $number }
turned = { CAPITAL($when) } : à partir de là, { $who ->
    [you] tu mènes
   *[other] { $who } mène
} aux points.
# $number (int)
over-after = { $kind ->
    [challenge] la partie est finie après { $number ->
        [one] { $number } défi
       *[other] { $number } défis
    }
    [turn] la partie est finie après { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
   *[other] la partie est finie après { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
}
strips = { $first ->
    [1] { $units } après chaque manche, × s'il y a eu des pertes
   *[other] { $units } après chaque manche, dès la { $first }e, × s'il y a eu des pertes
}
    .shorter = { $first ->
        [1] { $units } par manche
       *[other] { $units } dès la manche { $first }
    }, × où pertes
    .shortest = { $first ->
        [1] { $units }
       *[other] { $units } dès la manche { $first }
    }, × : pertes
rating = { $rating } ; { $key } : pourquoi
    .key = classement
# What a key does, in a few words more, in the list of everything by name.
look-told = retour à la table telle que la partie l'a laissée
rematch-told = les mêmes joueurs, avec une nouvelle donne
review-told = ce que valaient tes choix et le hasard
replay-told = revoir la partie, coup par coup
graph-told = les chances de gagner de chacun, coup par coup
all-decided-told = tout ce qui a décidé de la partie
rating-key-told = ce que cette partie a fait à ton classement, et sa courbe

# What a key does, in a few words more, in the list of everything by name.
take-record-told = où cette partie est gardée, pour la copier
leave-told = la partie reste enregistrée
