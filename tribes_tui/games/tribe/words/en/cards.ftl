### What the cards of Tribe are called. $name: the key of a card, as in the notation; of a vase on the pieces, of its icon.

# In a sentence, and in a list. The word that stands on the card is in it.
card = { $name ->
    [calumet_hero] calumet of the hero
    [calumet_brave] calumet of the brave
    [flag_sky] flag of the sky
    [flag_sun] flag of the sun
    [desert_wind] storm wind
    [lightning] storm lightning
    [war_spear] weapon of war
    [hunting_bow] weapon of the hunt
    [eagle_spirit] spirit of the eagle
    [bear_spirit] spirit of the bear
    [salmon_spirit] spirit of the salmon
    [multi] multi
    [totem] totem
    [warrior] warrior
    [elder] elder
    [hunter] hunter
    [shaman] shaman
    [scout] scout
    [wolf] wolf
    [buffalo] buffalo
    [draw3] draw 3
    [block] block
    [courage] feathers of courage
    [strength] feathers of strength
   *[hidden] hidden card
}
    .the = { $name ->
        [draw3] the { card } card
       *[other] the { card }
    }
    .a = { $name ->
        [draw3] a { card } card
        [elder] an elder
        [courage] feathers of courage
        [strength] feathers of strength
       *[other] a { card }
    }
# What stands on a piece: at most eight letters. Icons are those of vases.
face = { $name ->
    [calumet] calumet
    [flag] flag
    [skyforce] storm
    [weapon] weapon
    [spirit] spirit
    [draw3] draw 3
    [courage] courage
    [strength] strength
   *[other] { card }
}
    .the = the { face }
# Below the picture of a vase: what tells it from the others of its icon; at most nine letters.
foot = { $name ->
    [calumet_hero] hero
    [calumet_brave] brave
    [flag_sky] sky
    [flag_sun] sun
    [desert_wind] wind
    [lightning] lightning
    [war_spear] war
    [hunting_bow] hunt
    [eagle_spirit] eagle
    [bear_spirit] bear
    [salmon_spirit] salmon
   *[other] { "" }
}
