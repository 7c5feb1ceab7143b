### The things of Five Tribes.

# A seat of which no name is known.
seat = seat { $number }
# What a space of the track costs.
price = { $gold ->
    [0] nothing
   *[other] { $gold } gold
}

# A card of the market. $card: its name in the rules
card = { $card ->
    [Ivory] Ivory
    [Jewels] Jewels
    [Gold] Gold
    [Papyrus] Papyrus
    [Silk] Silk
    [Spice] Spice
    [Fish] Fish
    [Wheat] Wheat
    [Pottery] Pottery
   *[other] Fakir
}
    .small = { $card ->
        [Ivory] ivory
        [Jewels] jewels
        [Gold] gold
        [Papyrus] papyrus
        [Silk] silk
        [Spice] spice
        [Fish] fish
        [Wheat] wheat
        [Pottery] pottery
       *[other] fakir
    }
    .several = { $number ->
        [1] { card }
       *[other] { $card ->
            [Fakir] { $number } Fakirs
           *[other] { $number } { card }
        }
    }
# A tile with its kind and its points.
tile = { $kind ->
    [village] { $tile }, village { $points }
    [sacred] { $tile }, sacred place { $points }
    [oasis] { $tile }, oasis { $points }
    [small-market] { $tile }, small market { $points }
   *[large-market] { $tile }, large market { $points }
}
# A line of the score sheet.
sheet = { $line ->
    [gold] gold
    [viziers] viziers
    [elders] elders
    [djinns] djinns
    [palm_trees] palm trees
    [palaces] palaces
    [tiles] tiles
   *[goods] goods
}
# Of a handicap.
begins-with = That seat begins with { $gold } gold, the others with { $others }.

camel-of = { $who ->
    [you] your camel
   *[other] { WHOSE($who) } camel
}

## How many of a thing

gold = { $gold ->
    [-1] hidden gold
   *[other] { $gold } gold
}
camels = { $number ->
    [one] 1 camel
   *[other] { $number } camels
}
viziers = { $number ->
    [one] 1 vizier
   *[other] { $number } viziers
}
elders = { $number ->
    [one] 1 elder
   *[other] { $number } elders
}
cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
fakirs = { $number ->
    [one] 1 fakir
   *[other] { $number } fakirs
}
djinns = { $number ->
    [one] 1 djinn
   *[other] { $number } djinns
}
tiles = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
palm-trees = { $number ->
    [one] 1 palm tree
   *[other] { $number } palm trees
}
palaces = { $number ->
    [one] 1 palace
   *[other] { $number } palaces
}
