### What the cards of Tribe are called. $name: the key of a card, as in the notation; of a vase on the pieces, of its icon.

# In a sentence, and in a list. The word that stands on the card is in it, but for weapons.
card = { $name ->
    [calumet_hero] calumet of the hero
    [calumet_brave] calumet of the brave
    [flag_sky] flag of the sky
    [flag_sun] flag of the sun
    [desert_wind] wind of the sky
    [lightning] lightning of the sky
    [war_spear] war spear
    [hunting_bow] hunting bow
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
    [draw3] draw three
    [block] block
    [courage] feathers of courage
    [strength] feathers of strength
    [face_down] face-down card
   *[hidden] hidden card
}
    .the = the { card }
    .a = { $name ->
        [elder] an elder
        [courage] feathers of courage
        [strength] feathers of strength
       *[other] a { card }
    }
# Feathers in a word, all others as in a sentence.
brief = { $name ->
    [courage] courage
    [strength] strength
   *[other] { card }
}
    .the = the { brief }
# What stands on a piece: at most eight letters. Icons are those of vases.
face = { $name ->
    [calumet] calumet
    [flag] flag
    [skyforce] sky
    [weapon] weapon
    [spirit] spirit
    [draw3] draw 3
   *[other] { brief }
}
    .the = the { face }
