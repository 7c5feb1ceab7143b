### Ce pour quoi on reçoit des étoiles aux étapes du Duel, en voyage.

asked = { $feat ->
    [bare] Gagne en vidant toutes tes colonnes.
    [drawn] { $number ->
        [one] Pioche au plus { $number } carte.
       *[other] Pioche au plus { $number } cartes.
    }
    [sacred] { $number ->
        [one] Pose { $number } carte de tes colonnes sur tes piles sacrées.
       *[other] Pose { $number } cartes de tes colonnes sur tes piles sacrées.
    }
    [stolen] { $number ->
        [one] Vole { $number } carte.
       *[other] Vole { $number } cartes.
    }
   *[turns] { $number ->
        [one] Joue au plus { $number } tour à toi.
       *[other] Joue au plus { $number } tours à toi.
    }
}
stands = { $feat ->
    [bare] { $now ->
        [0] pas ainsi
       *[other] vidées
    }
    [drawn] { $now ->
        [one] { $now } carte piochée
       *[other] { $now } cartes piochées
    }
    [sacred] { $now ->
        [one] { $now } carte posée
       *[other] { $now } cartes posées
    }
    [stolen] { $now ->
        [one] { $now } carte volée
       *[other] { $now } cartes volées
    }
   *[turns] { $now ->
        [one] { $now } tour à toi
       *[other] { $now } tours à toi
    }
}
