### La fin d'une manche, et d'une partie.

## A round

nobody-out = Personne ne vide sa main : la pioche est vide, et personne ne pouvait jouer de carte.
out-with = { $who ->
    [you] Tu joues { THE($card) } et vides ta main : { $points } points
   *[other] { $who } joue { THE($card) } et vide sa main : { $points } points
}{ $columns ->
    [0] { "" }
    [one] , et { $columns } pour une colonne
   *[other] , et { $columns } pour { $columns } colonnes
}.
out = { $who ->
    [you] Tu vides ta main : { $points } points
   *[other] { $who } vide sa main : { $points } points
}{ $columns ->
    [0] { "" }
    [one] , et { $columns } pour une colonne
   *[other] , et { $columns } pour { $columns } colonnes
}.
    .several = Mains vides : { LIST($names) }. { $points } points chacun{ $columns ->
        [0] { "" }
        [one] , et { $columns } pour une colonne
       *[other] , et { $columns } pour { $columns } colonnes
    }.
round-is-over = la manche { $round } sur { $rounds } est finie
onward = commencer la manche { $number } avec { $cards } nouvelles cartes
    .end = la fin de la partie
left = { $number ->
    [one] Il reste { $number } manche, avec { $points } points pour une main vidée et 1 par colonne.
   *[other] Il reste { $number } manches, avec { $points } points pour une main vidée et 1 par colonne.
}
place = { $is-shared ->
    [yes] { $place ->
        [0] égalité
        [1] ex aequo en tête
        [2] ex aequo au 2e
       *[other] ex aequo au 3e
    }
   *[no] { $place ->
        [1] en tête
        [2] au 2e rang
        [3] au 3e rang
       *[other] au 4e rang
    }
}
    .was-out = vidée
final-place = { $is-shared ->
    [yes] { $place ->
        [1] victoire partagée
        [2] ex aequo au 2e
       *[other] ex aequo au 3e
    }
   *[no] { $place ->
        [1] victoire
        [2] au 2e rang
        [3] au 3e rang
       *[other] au 4e rang
    }
}
last-card = Dernière carte
column = { $is-completed ->
    [yes] La colonne qu'elle a complétée
   *[no] Une colonne ramassée avec elle
}
    .brief = La colonne
for-out = main
    .below = vidée
for-columns = par colonne
    .below = de 9 à 1
brought = Ce qui a donné des points
got-for-out = pour la main vidée : { $who }.
    .nobody = pour la main vidée : personne.
got-for-columns = pour les colonnes : { $who }.
    .nobody = pour les colonnes : personne.
line = { $name ->
    [you] toi
   *[other] { $name }
} : { $told }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
of-out = { $points } pour la main vidée
of-columns = { $points } pour les colonnes
nothing = rien

## A game

won = { $number ->
    [one] { $who ->
        [you] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $who } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
   *[other] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { LIST($names) }.
}
tie = À égalité de points, qui a vidé sa main le plus souvent passe devant.
shared = Égalité de points, et de mains vidées aussi : la victoire est partagée.
no-points = Personne n'a vidé sa main, et personne n'a ramassé de colonne.
seat = { $who ->
    [you] Toi
   *[other] { $who }
} : { $points } ; { $outs ->
    [one] main vidée { $outs } fois
   *[other] main vidée { $outs } fois
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}.
whence = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .start = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $start } au départ, puis { LIST($rounds) })
    .rounds = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ LIST($rounds) }, manche par manche)
scores = Points après chaque manche :

## In figures

going-out = mains vidées
columns = colonnes
rounds-out = manches finies
best-round = meilleure manche
won-by-outs = { $points ->
    [one] { $points } point chacun, et plus de mains vidées
   *[other] { $points } points chacun, et plus de mains vidées
}

## What decided it

lead = { $who ->
    [you] Manche { $round } : tu prends la tête et la gardes.
   *[other] Manche { $round } : { $who } prend la tête et la garde.
}
difference = { $who ->
    [you] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d'avance sur { $other }
   *[other] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d'avance sur { $other ->
        [you] toi
       *[other] { $other }
    }
}, { $by ->
    [both] par les mains vidées et les colonnes
    [out] par les mains vidées : { $mine } contre { $theirs }
   *[columns] par les colonnes : { $mine } contre { $theirs }
}.
