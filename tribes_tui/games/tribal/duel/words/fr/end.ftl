### Comment un Duel a fini.

why = { $end ->
    [piles] les quatre piles sacrées sont complètes
    [sacred_cards] il y a assez de cartes sur les piles sacrées
    [empty] plus de carte en colonne, quatre piles commencées
    [emptied_by_opponent] l'adversaire a volé la dernière carte de ses colonnes
    [no_progress] { $most } tours sans progrès
   *[turn_limit] les { $most } tours ont tous été joués
}
won-by = { $what ->
    [piled] { $mine ->
        [one] { $mine } carte sacrée
       *[other] { $mine } cartes sacrées
    } contre { $theirs },
    [held] sacrées à égalité, { $mine } restantes contre { $theirs },
   *[down] { $mine } cachées contre { $theirs }, égalité pour le reste,
} { $end ->
    [no_progress] partie bloquée
   *[turn_limit] en { $most } tours
}
outcome = { $who ->
    [you] tu gagnes ; { $why }
   *[other] { $who } gagne ; { $why }
}
    .draw = égalité ; { $why }
stands-so = { $who ->
    [you] tu gagnes
   *[other] { $who } gagne
}{ $what ->
    [piled] , { $mine } à { $theirs } aux piles
    [held] , { $mine } cartes contre { $theirs }
   *[down] , { $mine } cachées contre { $theirs }
}
    .draw = il y a égalité
over = { $turns ->
    [one] { CAPITAL($outcome) }, après { $turns } tour.
   *[other] { CAPITAL($outcome) }, après { $turns } tours.
}
stands = { $who ->
    [you] Toi
   *[other] { $who }
} : { $total ->
    [one] { $total } carte
   *[other] { $total } cartes
} sur les piles sacrées ({ $piles }), { $held } dans les colonnes, dont { $hidden ->
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
}.
pile = { $symbol } { $height }
did = { $who ->
    [you] toi
   *[other] { $who }
} : { $sacred ->
    [one] { $sacred } carte sacrée
   *[other] { $sacred } cartes sacrées
}, { $gives ->
    [one] { $gives } don
   *[other] { $gives } dons
}, { $steals ->
    [one] { $steals } vol
   *[other] { $steals } vols
}

## In figures

sacred = { $has-decided ->
    [yes] Les cartes sacrées ont décidé
   *[no] Cartes sacrées (pas décisives)
}
cleared = cartes parties sur { $dealt } données
cleared-columns = colonnes vidées sur { $columns }
turned-up = cartes retournées sur { $down }
left = restées en colonnes
steals = vols

## What decided it

won-in-turn = { $end ->
    [piles] { $who ->
        [you] Tour { $turn } : tu complètes la quatrième pile sacrée.
       *[other] Tour { $turn } : { $who } complète la quatrième pile sacrée.
    }
    [sacred_cards] { $who ->
        [you] Tour { $turn } : tu as assez de cartes sur les piles sacrées.
       *[other] Tour { $turn } : { $who } a assez de cartes sur les piles sacrées.
    }
    [empty] { $who ->
        [you] Tour { $turn } : tu n'as plus de colonne, et une carte sur chaque pile sacrée.
       *[other] Tour { $turn } : { $who } n'a plus de colonne, et une carte sur chaque pile sacrée.
    }
   *[emptied_by_opponent] { $who ->
        [you] Tour { $turn } : ta dernière colonne est prise, et c'est ainsi que tu gagnes.
       *[other] Tour { $turn } : la dernière colonne { WHOSE($who) } est prise, et c'est ainsi que { $who } gagne.
    }
}
difference = { $other ->
    [you] { $left ->
        [one] Tu as encore { $left } carte dans tes colonnes.
       *[other] Tu as encore { $left } cartes dans tes colonnes.
    }
   *[other] { $left ->
        [one] { $other } a encore { $left } carte dans ses colonnes.
       *[other] { $other } a encore { $left } cartes dans ses colonnes.
    }
}
all-equal = { CAPITAL($why) }, et tout est à égalité.
ahead = { CAPITAL($why) }{ $what ->
    [piled] { " " }: alors le plus de cartes sacrées gagne
    [held] { " " }et cartes sacrées à égalité : alors le moins de cartes en colonnes gagne
   *[down] { " " }et tout le reste à égalité : alors le moins de cartes cachées gagne
}, { LIST($each) }.
best-turn = { $who ->
    [you] Tour { $turn } : tu poses
   *[other] Tour { $turn } : { $who } pose
} { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sur les piles sacrées, le maximum en un tour.
