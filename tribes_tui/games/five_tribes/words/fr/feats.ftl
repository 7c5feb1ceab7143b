### What stars of Five Tribes's stages on the journey are given for.

# $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [camels] { $number ->
        [one] Pose { $number } chameau.
       *[other] Pose { $number } chameaux.
    }
    [djinns] { $number ->
        [one] Aie { $number } djinn à la fin.
       *[other] Aie { $number } djinns à la fin.
    }
    [kills] Tue ou détrousse { $number } fois avec tes assassins.
    [paid] { $number ->
        [0] Ne paie jamais pour l'ordre du tour.
        [one] Paie au plus { $number } pièce pour l'ordre du tour.
       *[other] Paie au plus { $number } pièces pour l'ordre du tour.
    }
    [palaces] Construis { $number } palais.
   *[palms] { $number ->
        [one] Plante { $number } palmier.
       *[other] Plante { $number } palmiers.
    }
}
stands = { $feat ->
    [camels] { $now ->
        [one] { $now } chameau posé
       *[other] { $now } chameaux posés
    }
    [djinns] { $now ->
        [one] { $now } djinn
       *[other] { $now } djinns
    }
    [kills] { $now ->
        [one] { $now } victime
       *[other] { $now } victimes
    }
    [paid] { $now ->
        [one] { $now } pièce payée
       *[other] { $now } pièces payées
    }
    [palaces] { $now } palais { $now ->
        [one] construit
       *[other] construits
    }
   *[palms] { $now ->
        [one] { $now } palmier planté
       *[other] { $now } palmiers plantés
    }
}
