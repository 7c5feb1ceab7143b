### Comment s'appellent les cartes de Tribe.

card = { $name ->
    [calumet_hero] calumet du héros
    [calumet_brave] calumet du brave
    [flag_sky] drapeau du ciel
    [flag_sun] drapeau du soleil
    [desert_wind] vent de tempête
    [lightning] foudre de tempête
    [war_spear] arme de guerre
    [hunting_bow] arme de chasse
    [eagle_spirit] esprit de l'aigle
    [bear_spirit] esprit de l'ours
    [salmon_spirit] esprit du saumon
    [multi] multi
    [totem] totem
    [warrior] guerrier
    [elder] ancien
    [hunter] chasseur
    [shaman] chaman
    [scout] pisteur
    [wolf] loup
    [buffalo] bison
    [draw3] tirage 3
    [block] blocage
    [courage] plumes du courage
    [strength] plumes de la force
   *[hidden] carte cachée
}
    .the = { $name ->
        [courage] les { card }
        [strength] les { card }
        [lightning] la { card }
        [hidden] la { card }
        [war_spear] l'{ card }
        [hunting_bow] l'{ card }
        [eagle_spirit] l'{ card }
        [bear_spirit] l'{ card }
        [salmon_spirit] l'{ card }
        [elder] l'{ card }
       *[other] le { card }
    }
    .a = { $name ->
        [courage] des { card }
        [strength] des { card }
        [lightning] une { card }
        [hidden] une { card }
        [war_spear] une { card }
        [hunting_bow] une { card }
       *[other] un { card }
    }
    .of = { $name ->
        [courage] des { card }
        [strength] des { card }
        [lightning] de la { card }
        [hidden] de la { card }
        [war_spear] de l'{ card }
        [hunting_bow] de l'{ card }
        [eagle_spirit] de l'{ card }
        [bear_spirit] de l'{ card }
        [salmon_spirit] de l'{ card }
        [elder] de l'{ card }
       *[other] du { card }
    }
    .to = { $name ->
        [courage] aux { card }
        [strength] aux { card }
        [lightning] à la { card }
        [hidden] à la { card }
        [war_spear] à l'{ card }
        [hunting_bow] à l'{ card }
        [eagle_spirit] à l'{ card }
        [bear_spirit] à l'{ card }
        [salmon_spirit] à l'{ card }
        [elder] à l'{ card }
       *[other] au { card }
    }
    .gender = { $name ->
        [courage] f
        [strength] f
        [lightning] f
        [hidden] f
        [war_spear] f
        [hunting_bow] f
       *[other] m
    }
face = { $name ->
    [calumet] calumet
    [flag] drapeau
    [skyforce] tempête
    [weapon] arme
    [spirit] esprit
    [courage] courage
    [strength] force
   *[other] { card }
}
    .the = { $name ->
        [skyforce] la { face }
        [strength] la { face }
        [lightning] la { face }
        [hidden] la { face }
        [weapon] l'{ face }
        [war_spear] l'{ face }
        [hunting_bow] l'{ face }
        [spirit] l'{ face }
        [eagle_spirit] l'{ face }
        [bear_spirit] l'{ face }
        [salmon_spirit] l'{ face }
        [elder] l'{ face }
       *[other] le { face }
    }
    .a = { $name ->
        [skyforce] une { face }
        [strength] une { face }
        [lightning] une { face }
        [hidden] une { face }
        [weapon] une { face }
        [war_spear] une { face }
        [hunting_bow] une { face }
       *[other] un { face }
    }
    .of = { $name ->
        [skyforce] de la { face }
        [strength] de la { face }
        [lightning] de la { face }
        [hidden] de la { face }
        [weapon] de l'{ face }
        [war_spear] de l'{ face }
        [hunting_bow] de l'{ face }
        [spirit] de l'{ face }
        [eagle_spirit] de l'{ face }
        [bear_spirit] de l'{ face }
        [salmon_spirit] de l'{ face }
        [elder] de l'{ face }
       *[other] du { face }
    }
    .to = { $name ->
        [skyforce] à la { face }
        [strength] à la { face }
        [lightning] à la { face }
        [hidden] à la { face }
        [weapon] à l'{ face }
        [war_spear] à l'{ face }
        [hunting_bow] à l'{ face }
        [spirit] à l'{ face }
        [eagle_spirit] à l'{ face }
        [bear_spirit] à l'{ face }
        [salmon_spirit] à l'{ face }
        [elder] à l'{ face }
       *[other] au { face }
    }
    .gender = { $name ->
        [skyforce] f
        [strength] f
        [lightning] f
        [hidden] f
        [weapon] f
        [war_spear] f
        [hunting_bow] f
       *[other] m
    }
foot = { $name ->
    [calumet_hero] héros
    [calumet_brave] brave
    [flag_sky] ciel
    [flag_sun] soleil
    [desert_wind] vent
    [lightning] foudre
    [war_spear] guerre
    [hunting_bow] chasse
    [eagle_spirit] aigle
    [bear_spirit] ours
    [salmon_spirit] saumon
   *[other] { "" }
}
