### What stars of Rise of Tribes's stages on the journey are given for.

# $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [conflicts] { $number ->
        [one] Livre { $number } conflit.
       *[other] Livre { $number } conflits.
    }
    [goals] { $number ->
        [one] Accomplis { $number } objectif.
       *[other] Accomplis { $number } objectifs.
    }
    [grown] { $number ->
        [one] Croîs de { $number } membre.
       *[other] Croîs de { $number } membres.
    }
    [lost] { $number ->
        [0] Ne perds aucun membre hors des conflits.
        [one] Perds au plus { $number } membre hors des conflits.
       *[other] Perds au plus { $number } membres hors des conflits.
    }
    [suns] Agis { $number } fois avec deux soleils.
    [taken] { $number ->
        [one] Joue au plus { $number } tour.
       *[other] Joue au plus { $number } tours.
    }
   *[villages] { $number ->
        [one] Construis { $number } village.
       *[other] Construis { $number } villages.
    }
}
stands = { $feat ->
    [conflicts] { $now ->
        [one] { $now } conflit
       *[other] { $now } conflits
    }
    [goals] { $now ->
        [one] { $now } objectif accompli
       *[other] { $now } objectifs accomplis
    }
    [grown] { $now ->
        [one] { $now } membre de plus
       *[other] { $now } membres de plus
    }
    [lost] { $now ->
        [one] { $now } perdu hors des conflits
       *[other] { $now } perdus hors des conflits
    }
    [suns] { $now ->
        [one] { $now } action avec deux soleils
       *[other] { $now } actions avec deux soleils
    }
    [taken] { $now ->
        [one] { $now } tour
       *[other] { $now } tours
    }
   *[villages] { $now ->
        [one] { $now } village construit
       *[other] { $now } villages construits
    }
}
