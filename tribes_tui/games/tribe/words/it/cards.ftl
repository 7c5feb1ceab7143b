### Come si chiamano le carte di Tribe.

card = { $name ->
    [calumet_hero] calumet dell'eroe
    [calumet_brave] calumet del prode
    [flag_sky] bandiera del cielo
    [flag_sun] bandiera del sole
    [desert_wind] vento di tempesta
    [lightning] fulmine di tempesta
    [war_spear] arma da guerra
    [hunting_bow] arma da caccia
    [eagle_spirit] spirito dell'aquila
    [bear_spirit] spirito dell'orso
    [salmon_spirit] spirito del salmone
    [multi] multi
    [totem] totem
    [warrior] guerriero
    [elder] anziano
    [hunter] cacciatore
    [shaman] sciamano
    [scout] scout
    [wolf] lupo
    [buffalo] bufalo
    [draw3] pesca 3
    [block] blocco
    [courage] penne del coraggio
    [strength] penne della forza
   *[hidden] carta coperta
}
    .the = { $name ->
        [draw3] la carta «{ card }»
        [flag_sky] la { card }
        [flag_sun] la { card }
        [war_spear] l'{ card }
        [hunting_bow] l'{ card }
        [eagle_spirit] lo { card }
        [bear_spirit] lo { card }
        [salmon_spirit] lo { card }
        [elder] l'{ card }
        [shaman] lo { card }
        [scout] lo { card }
        [courage] le { card }
        [strength] le { card }
        [hidden] la { card }
       *[other] il { card }
    }
    .a = { $name ->
        [draw3] una carta «{ card }»
        [flag_sky] una { card }
        [flag_sun] una { card }
        [war_spear] un'{ card }
        [hunting_bow] un'{ card }
        [eagle_spirit] uno { card }
        [bear_spirit] uno { card }
        [salmon_spirit] uno { card }
        [elder] un { card }
        [shaman] uno { card }
        [scout] uno { card }
        [courage] { card }
        [strength] { card }
        [hidden] una { card }
       *[other] un { card }
    }
    .of = { $name ->
        [draw3] della carta «{ card }»
        [flag_sky] della { card }
        [flag_sun] della { card }
        [war_spear] dell'{ card }
        [hunting_bow] dell'{ card }
        [eagle_spirit] dello { card }
        [bear_spirit] dello { card }
        [salmon_spirit] dello { card }
        [elder] dell'{ card }
        [shaman] dello { card }
        [scout] dello { card }
        [courage] delle { card }
        [strength] delle { card }
        [hidden] della { card }
       *[other] del { card }
    }
    .to = { $name ->
        [draw3] alla carta «{ card }»
        [flag_sky] alla { card }
        [flag_sun] alla { card }
        [war_spear] all'{ card }
        [hunting_bow] all'{ card }
        [eagle_spirit] allo { card }
        [bear_spirit] allo { card }
        [salmon_spirit] allo { card }
        [elder] all'{ card }
        [shaman] allo { card }
        [scout] allo { card }
        [courage] alle { card }
        [strength] alle { card }
        [hidden] alla { card }
       *[other] al { card }
    }
    .from = { $name ->
        [draw3] dalla carta «{ card }»
        [flag_sky] dalla { card }
        [flag_sun] dalla { card }
        [war_spear] dall'{ card }
        [hunting_bow] dall'{ card }
        [eagle_spirit] dallo { card }
        [bear_spirit] dallo { card }
        [salmon_spirit] dallo { card }
        [elder] dall'{ card }
        [shaman] dallo { card }
        [scout] dallo { card }
        [courage] dalle { card }
        [strength] dalle { card }
        [hidden] dalla { card }
       *[other] dal { card }
    }
    .on = { $name ->
        [draw3] sulla carta «{ card }»
        [flag_sky] sulla { card }
        [flag_sun] sulla { card }
        [war_spear] sull'{ card }
        [hunting_bow] sull'{ card }
        [eagle_spirit] sullo { card }
        [bear_spirit] sullo { card }
        [salmon_spirit] sullo { card }
        [elder] sull'{ card }
        [shaman] sullo { card }
        [scout] sullo { card }
        [courage] sulle { card }
        [strength] sulle { card }
        [hidden] sulla { card }
       *[other] sul { card }
    }
    .gender = { $name ->
        [draw3] f
        [flag_sky] f
        [flag_sun] f
        [war_spear] f
        [hunting_bow] f
        [courage] f
        [strength] f
        [hidden] f
       *[other] m
    }
face = { $name ->
    [calumet] calumet
    [flag] bandiera
    [skyforce] tempesta
    [weapon] arma
    [spirit] spirito
    [warrior] guerr.
    [hunter] cacciat.
    [courage] coraggio
    [strength] forza
   *[other] { card }
}
    .the = { $name ->
        [flag] la { face }
        [skyforce] la { face }
        [weapon] l'{ face }
        [spirit] lo { face }
        [elder] l'{ face }
        [shaman] lo { face }
        [scout] lo { face }
        [strength] la { face }
        [hidden] la { face }
        [flag_sky] la { face }
        [flag_sun] la { face }
        [war_spear] l'{ face }
        [hunting_bow] l'{ face }
        [eagle_spirit] lo { face }
        [bear_spirit] lo { face }
        [salmon_spirit] lo { face }
       *[other] il { face }
    }
    .a = { $name ->
        [flag] una { face }
        [skyforce] una { face }
        [weapon] un'{ face }
        [spirit] uno { face }
        [elder] un { face }
        [shaman] uno { face }
        [scout] uno { face }
        [strength] una { face }
        [hidden] una { face }
        [flag_sky] una { face }
        [flag_sun] una { face }
        [war_spear] un'{ face }
        [hunting_bow] un'{ face }
        [eagle_spirit] uno { face }
        [bear_spirit] uno { face }
        [salmon_spirit] uno { face }
       *[other] un { face }
    }
    .of = { $name ->
        [flag] della { face }
        [skyforce] della { face }
        [weapon] dell'{ face }
        [spirit] dello { face }
        [elder] dell'{ face }
        [shaman] dello { face }
        [scout] dello { face }
        [strength] della { face }
        [hidden] della { face }
        [flag_sky] della { face }
        [flag_sun] della { face }
        [war_spear] dell'{ face }
        [hunting_bow] dell'{ face }
        [eagle_spirit] dello { face }
        [bear_spirit] dello { face }
        [salmon_spirit] dello { face }
       *[other] del { face }
    }
    .to = { $name ->
        [flag] alla { face }
        [skyforce] alla { face }
        [weapon] all'{ face }
        [spirit] allo { face }
        [elder] all'{ face }
        [shaman] allo { face }
        [scout] allo { face }
        [strength] alla { face }
        [hidden] alla { face }
        [flag_sky] alla { face }
        [flag_sun] alla { face }
        [war_spear] all'{ face }
        [hunting_bow] all'{ face }
        [eagle_spirit] allo { face }
        [bear_spirit] allo { face }
        [salmon_spirit] allo { face }
       *[other] al { face }
    }
    .from = { $name ->
        [flag] dalla { face }
        [skyforce] dalla { face }
        [weapon] dall'{ face }
        [spirit] dallo { face }
        [elder] dall'{ face }
        [shaman] dallo { face }
        [scout] dallo { face }
        [strength] dalla { face }
        [hidden] dalla { face }
        [flag_sky] dalla { face }
        [flag_sun] dalla { face }
        [war_spear] dall'{ face }
        [hunting_bow] dall'{ face }
        [eagle_spirit] dallo { face }
        [bear_spirit] dallo { face }
        [salmon_spirit] dallo { face }
       *[other] dal { face }
    }
    .on = { $name ->
        [flag] sulla { face }
        [skyforce] sulla { face }
        [weapon] sull'{ face }
        [spirit] sullo { face }
        [elder] sull'{ face }
        [shaman] sullo { face }
        [scout] sullo { face }
        [strength] sulla { face }
        [hidden] sulla { face }
        [flag_sky] sulla { face }
        [flag_sun] sulla { face }
        [war_spear] sull'{ face }
        [hunting_bow] sull'{ face }
        [eagle_spirit] sullo { face }
        [bear_spirit] sullo { face }
        [salmon_spirit] sullo { face }
       *[other] sul { face }
    }
    .gender = { $name ->
        [flag] f
        [skyforce] f
        [weapon] f
        [strength] f
        [hidden] f
        [flag_sky] f
        [flag_sun] f
        [war_spear] f
        [hunting_bow] f
       *[other] m
    }
foot = { $name ->
    [calumet_hero] eroe
    [calumet_brave] prode
    [flag_sky] cielo
    [flag_sun] sole
    [desert_wind] vento
    [lightning] fulmine
    [war_spear] guerra
    [hunting_bow] caccia
    [eagle_spirit] aquila
    [bear_spirit] orso
    [salmon_spirit] salmone
   *[other] { "" }
}
