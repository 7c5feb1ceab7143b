### The things of Five Tribes.

seat = posto { $number }
price = { $gold ->
    [0] zero
   *[other] { $gold } oro
}

card = { $card ->
    [Ivory] Avorio
    [Jewels] Gemme
    [Gold] Oro
    [Papyrus] Papiro
    [Silk] Seta
    [Spice] Spezie
    [Fish] Pesce
    [Wheat] Grano
    [Pottery] Vasi
   *[other] Fachiro
}
    .small = { $card ->
        [Ivory] avorio
        [Jewels] gemme
        [Gold] oro
        [Papyrus] papiro
        [Silk] seta
        [Spice] spezie
        [Fish] pesce
        [Wheat] grano
        [Pottery] vasi
       *[other] fachiro
    }
    .several = { $card ->
        [Fakir] { $number ->
            [1] un fachiro
           *[other] { $number } fachiri
        }
       *[other] { $number ->
            [1] { card }
           *[other] { $number } { card }
        }
    }
tile = { $kind ->
    [village] { $tile }, villaggio { $points }
    [sacred] { $tile }, luogo sacro { $points }
    [oasis] { $tile }, oasi { $points }
    [small-market] { $tile }, mercato piccolo { $points }
   *[large-market] { $tile }, mercato grande { $points }
}
sheet = { $line ->
    [gold] oro
    [viziers] visir
    [elders] anziani
    [djinns] geni
    [palm_trees] palme
    [palaces] palazzi
    [tiles] tessere
   *[goods] merci
}
    .the = { $line ->
        [gold] l'{ sheet }
        [viziers] i { sheet }
        [elders] gli { sheet }
        [djinns] i { sheet }
        [palaces] i { sheet }
       *[other] le { sheet }
    }
    .from = { $line ->
        [gold] dall'{ sheet }
        [viziers] dai { sheet }
        [elders] dagli { sheet }
        [djinns] dai { sheet }
        [palaces] dai { sheet }
       *[other] dalle { sheet }
    }
begins-with = Quel posto comincia con { $gold } oro, gli altri con { $others }.
length = { $camels ->
    [0] tutti i cammelli
   *[other] { $camels } cammelli a testa
}
    .means = { $camels ->
        [0] Ognuno comincia con tutti i cammelli: { $many } se si è in due, { $few } se si è di più.
       *[other] Ognuno comincia con { $camels } cammelli.
    }

camel-of = { $who ->
    [you] il tuo cammello
   *[other] cammello di { $who }
}

## How many of a thing

gold = { $gold ->
    [-1] oro nascosto
   *[other] { $gold } oro
}
camels = { $number ->
    [one] { $number } cammello
   *[other] { $number } cammelli
}
viziers = { $number ->
    [one] { $number } visir
   *[other] { $number } visir
}
elders = { $number ->
    [one] { $number } anziano
   *[other] { $number } anziani
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
fakirs = { $number ->
    [one] { $number } fachiro
   *[other] { $number } fachiri
}
djinns = { $number ->
    [one] { $number } genio
   *[other] { $number } geni
}
tiles = { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
}
palm-trees = { $number ->
    [one] { $number } palma
   *[other] { $number } palme
}
palaces = { $number ->
    [one] { $number } palazzo
   *[other] { $number } palazzi
}
