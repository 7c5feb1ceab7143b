### The things of Five Tribes.

seat = place { $number }
price = { $gold ->
    [0] rien
   *[other] { $gold } or
}

card = { $card ->
    [Ivory] Ivoire
    [Jewels] Joyaux
    [Gold] Or
    [Papyrus] Papyrus
    [Silk] Soie
    [Spice] Épices
    [Fish] Poisson
    [Wheat] Blé
    [Pottery] Poterie
   *[other] Fakir
}
    .the = { $card ->
        [Ivory] l'ivoire
        [Jewels] les joyaux
        [Gold] l'or
        [Papyrus] le papyrus
        [Silk] la soie
        [Spice] les épices
        [Fish] le poisson
        [Wheat] le blé
        [Pottery] la poterie
       *[other] le fakir
    }
    .small = { $card ->
        [Ivory] ivoire
        [Jewels] joyaux
        [Gold] or
        [Papyrus] papyrus
        [Silk] soie
        [Spice] épices
        [Fish] poisson
        [Wheat] blé
        [Pottery] poterie
       *[other] fakir
    }
    .several = { $card ->
        [Fakir] { $number ->
            [1] un fakir
           *[other] { $number } fakirs
        }
       *[other] { $number ->
            [1] { card }
           *[other] { $number } { card }
        }
    }
tile = { $kind ->
    [village] { $tile }, village { $points }
    [sacred] { $tile }, lieu sacré { $points }
    [oasis] { $tile }, oasis { $points }
    [small-market] { $tile }, petit marché { $points }
   *[large-market] { $tile }, grand marché { $points }
}
sheet = { $line ->
    [gold] or
    [viziers] vizirs
    [elders] sages
    [djinns] djinns
    [palm_trees] palmiers
    [palaces] palais
    [tiles] tuiles
   *[goods] marchandises
}
    .the = { $line ->
        [gold] l'{ sheet }
       *[other] les { sheet }
    }
    .of = { $line ->
        [gold] de l'{ sheet }
       *[other] des { sheet }
    }
begins-with = Cette place commence avec { $gold } or, les autres avec { $others }.
length = { $camels ->
    [0] tous les chameaux
   *[other] { $camels } chameaux chacun
}
    .means = { $camels ->
        [0] Chacun commence avec tous ses chameaux : { $many } à deux joueurs, { $few } à plus.
       *[other] Chacun commence avec { $camels } chameaux.
    }

camel-of = { $who ->
    [you] ton chameau
   *[other] chameau { WHOSE($who) }
}

## How many of a thing

gold = { $gold ->
    [-1] or caché
   *[other] { $gold } or
}
camels = { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}
viziers = { $number ->
    [one] { $number } vizir
   *[other] { $number } vizirs
}
elders = { $number ->
    [one] { $number } sage
   *[other] { $number } sages
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
fakirs = { $number ->
    [one] { $number } fakir
   *[other] { $number } fakirs
}
djinns = { $number ->
    [one] { $number } djinn
   *[other] { $number } djinns
}
tiles = { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}
palm-trees = { $number ->
    [one] { $number } palmier
   *[other] { $number } palmiers
}
palaces = { $number } palais
