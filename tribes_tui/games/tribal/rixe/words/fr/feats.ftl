### Ce pour quoi on reçoit des étoiles aux étapes de la Rixe, en voyage.

asked = { $feat ->
    [collected] { $number ->
        [one] Ramasse { $number } colonne.
       *[other] Ramasse { $number } colonnes.
    }
    [drew] { $number ->
        [one] Pioche au plus { $number } carte.
       *[other] Pioche au plus { $number } cartes.
    }
    [moved] Déplace des cartes { $number ->
        [one] une fois
       *[other] { $number } fois
    }.
    [new] { $number ->
        [one] Commence au plus { $number } colonne avec des cartes de la pioche.
       *[other] Commence au plus { $number } colonnes avec des cartes de la pioche.
    }
   *[out] Vide ta main { $number ->
        [one] une fois
       *[other] dans { $number } manches
    }.
}
stands = { $feat ->
    [collected] { $now ->
        [one] { $now } colonne ramassée
       *[other] { $now } colonnes ramassées
    }
    [drew] { $now ->
        [one] { $now } carte piochée
       *[other] { $now } cartes piochées
    }
    [moved] { $now ->
        [one] { $now } déplacement
       *[other] { $now } déplacements
    }
    [new] { $now ->
        [one] { $now } colonne de la pioche
       *[other] { $now } colonnes de la pioche
    }
   *[out] { $now ->
        [one] { $now } main vidée
       *[other] { $now } mains vidées
    }
}
