### The things of Five Tribes.

# The meeples of the five tribes.
vizier = vizier
    .a = a vizier
elder = elder
    .a = an elder
merchant = merchant
    .a = a merchant
builder = builder
    .a = a builder
assassin = assassin
    .a = an assassin

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
        [Ivory] { $number } Ivory
        [Jewels] { $number } Jewels
        [Gold] { $number } Gold
        [Papyrus] { $number } Papyrus
        [Silk] { $number } Silk
        [Spice] { $number } Spice
        [Fish] { $number } Fish
        [Wheat] { $number } Wheat
        [Pottery] { $number } Pottery
       *[other] { $number } Fakirs
    }
