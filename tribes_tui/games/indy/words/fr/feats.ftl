### Ce pour quoi on reçoit des étoiles aux étapes d'indy, en voyage.

asked = { $feat ->
    [eagles] { $number ->
        [one] Joue { $number } aigle.
       *[other] Joue { $number } aigles.
    }
    [kept] Dans le noir, garde toutes tes cartes { $number ->
        [one] une fois
       *[other] dans { $number } manches
    }.
    [lost] { $rounds ->
        [0] { $number ->
            [0] Ne perds aucune plume.
            [1] Perds au plus { $number } plume.
           *[other] Perds au plus { $number } plumes.
        }
       *[other] Ne perds aucune plume avant la manche { $rounds }.
    }
   *[swaps] { $number ->
        [0] Ne troque aucune carte.
        [1] Troque une carte au plus une fois.
       *[other] Troque une carte au plus { $number } fois.
    }
}
stands = { $feat ->
    [eagles] { $now ->
        [one] { $now } aigle joué
       *[other] { $now } aigles joués
    }
    [kept] toutes les cartes gardées dans le noir : { $now ->
        [one] { $now } manche
       *[other] { $now } manches
    }
    [lost] { $now ->
        [one] { $now } plume perdue
       *[other] { $now } plumes perdues
    }
   *[swaps] { $now ->
        [one] { $now } troc
       *[other] { $now } trocs
    }
}
