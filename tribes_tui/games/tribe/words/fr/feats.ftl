### Ce pour quoi on reçoit des étoiles aux étapes de Tribe, en voyage.

asked = { $feat ->
    [attacks] Attaque { $number ->
        [one] une fois
       *[other] { $number } fois
    }.
    [closed] Conclus toi-même { $number ->
        [one] un défi
       *[other] { $number } défis
    }.
    [complete] Complète { $number ->
        [one] { $number } chaîne
       *[other] { $number } chaînes
    }.
    [felled] Fais partir { $number ->
        [one] une chaîne des autres
       *[other] { $number } chaînes des autres
    } par tes attaques.
    [lost] { $rounds ->
        [0] { $number ->
            [0] Ne perds aucune chaîne.
            [1] Perds au plus { $number } chaîne.
           *[other] Perds au plus { $number } chaînes.
        }
       *[other] Ne perds aucune chaîne avant le défi { $rounds }.
    }
   *[took] Ramasse { $number ->
        [one] { $number } carte défaussée
       *[other] { $number } cartes défaussées
    }.
}
stands = { $feat ->
    [attacks] { $now ->
        [one] { $now } attaque
       *[other] { $now } attaques
    }
    [closed] { $now ->
        [one] { $now } défi conclu
       *[other] { $now } défis conclus
    }
    [complete] { $now ->
        [one] { $now } chaîne complète
       *[other] { $now } chaînes complètes
    }
    [felled] { $now ->
        [one] { $now } chaîne partie
       *[other] { $now } chaînes parties
    }
    [lost] { $now ->
        [one] { $now } chaîne perdue
       *[other] { $now } chaînes perdues
    }
   *[took] { $now ->
        [one] { $now } carte ramassée
       *[other] { $now } cartes ramassées
    }
}
