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
    .several = { $card ->
        [Fakir] { $number ->
            [1] a fakir
           *[other] { $number } fakirs
        }
       *[other] { $number ->
            [1] { card }
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
# Of a length. $camels: 0 for those of the box, which are $many with two players and $few with more
length = { $camels ->
    [0] all camels
   *[other] { $camels } camels each
}
    .means = { $camels ->
        [0] Everybody begins with all camels: { $many } with two players, { $few } with more.
       *[other] Everybody begins with { $camels } camels.
    }

camel-of = { WHOSE($who) } camel

## How many of a thing

gold = { $gold ->
    [-1] hidden gold
   *[other] { $gold } gold
}
camels = { COUNT($number, "camel") }
viziers = { COUNT($number, "vizier") }
elders = { COUNT($number, "elder") }
cards = { COUNT($number, "card") }
fakirs = { COUNT($number, "fakir") }
djinns = { COUNT($number, "djinn") }
tiles = { COUNT($number, "tile") }
palm-trees = { COUNT($number, "palm tree") }
palaces = { COUNT($number, "palace") }
