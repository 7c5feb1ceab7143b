### Le carte di indy, e che cosa fanno tre di loro.

colour = { $colour ->
    [R] rosso
    [G] verde
   *[B] blu
}
kind = { $kind ->
    [C] personaggio
    [H] cavallo
    [O] oggetto
   *[E] aquila
}
    .short = { $kind ->
        [C] pers.
        [H] cav.
        [O] ogg.
       *[E] aquila
    }
    .brief = { $kind ->
        [C] person.
       *[other] { kind }
    }
card = { $kind ->
    [E] aquila
   *[other] { kind } { colour } { $value }
}
    .a = { $kind ->
        [E] un'{ card }
       *[other] un { card }
    }
    .the = { $kind ->
        [E] l'{ card }
        [O] l'{ card }
       *[other] il { card }
    }
    .of = { $kind ->
        [E] dell'{ card }
        [O] dell'{ card }
       *[other] del { card }
    }
    .to = { $kind ->
        [E] all'{ card }
        [O] all'{ card }
       *[other] al { card }
    }
    .from = { $kind ->
        [E] dall'{ card }
        [O] dall'{ card }
       *[other] dal { card }
    }
    .gender = { $kind ->
        [E] f
       *[other] m
    }
hidden-card = carta coperta
    .a = una carta coperta
    .the = la carta coperta
    .of = della carta coperta
    .to = alla carta coperta
    .from = dalla carta coperta
    .gender = f
any-card = { kind } { colour }
    .a = un { any-card }
    .the = { $kind ->
        [O] l'{ any-card }
       *[other] il { any-card }
    }
    .of = { $kind ->
        [O] dell'{ any-card }
       *[other] del { any-card }
    }
    .to = { $kind ->
        [O] all'{ any-card }
       *[other] al { any-card }
    }
    .from = { $kind ->
        [O] dall'{ any-card }
       *[other] dal { any-card }
    }
    .gender = m
class-name = { $class-number ->
    [2] team
    [1] standard
   *[0] sbagliata
}
rank = { class-name } { $sum }
    .a = { $class-number ->
        [2] un team da { $sum }
       *[other] una { class-name } da { $sum }
    }
    .the = { $class-number ->
        [2] il team da { $sum }
       *[other] la { class-name } da { $sum }
    }
    .gender = { $class-number ->
        [2] m
       *[other] f
    }
    .points = { $class-number ->
        [2] un team da { $sum }
        [1] una standard da { $sum }
       *[0] un'evocazione sbagliata da { $sum }
    }
    .brief = { $class-number ->
        [2] team, { $sum }
        [1] standard, { $sum }
       *[0] evocazione sbagliata, { $sum }
    }
codes = Carte: C personaggio, H cavallo, O oggetto; R rosso, G verde, B blu; un valore; E un'aquila.
shaman = sciamano { colour }
    .a = uno { shaman }
    .the = lo { shaman }
    .of = dello { shaman }
    .to = allo { shaman }
    .from = dallo { shaman }
    .gender = m
feathers = { $number ->
    [one] { $number } penna
   *[other] { $number } penne
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
