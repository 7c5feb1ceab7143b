### Les cartes d'indy, et ce que font trois d'entre elles.

colour = { $colour ->
    [R] rouge
    [G] vert
   *[B] bleu
}
kind = { $kind ->
    [C] personnage
    [H] cheval
    [O] objet
   *[E] aigle
}
    .short = { $kind ->
        [C] pers.
        [H] chev.
        [O] objet
       *[E] aigle
    }
    .brief = { $kind ->
        [C] person.
       *[other] { kind }
    }
card = { $kind ->
    [E] aigle
   *[other] { kind } { colour } { $value }
}
    .a = un { card }
    .the = { $kind ->
        [E] l'{ card }
        [O] l'{ card }
       *[other] le { card }
    }
    .of = { $kind ->
        [E] de l'{ card }
        [O] de l'{ card }
       *[other] du { card }
    }
    .to = { $kind ->
        [E] à l'{ card }
        [O] à l'{ card }
       *[other] au { card }
    }
    .gender = m
hidden-card = carte cachée
    .a = une carte cachée
    .the = la carte cachée
    .of = de la carte cachée
    .to = à la carte cachée
    .gender = f
any-card = { kind } { colour }
    .a = un { any-card }
    .the = { $kind ->
        [O] l'{ any-card }
       *[other] le { any-card }
    }
    .of = { $kind ->
        [O] de l'{ any-card }
       *[other] du { any-card }
    }
    .gender = m
class-name = { $class-number ->
    [2] équipe
    [1] standard
   *[0] ratée
}
rank = { class-name } { $sum }
    .the = { $class-number ->
        [2] l'{ rank }
       *[other] la { rank }
    }
    .a = une { rank }
    .points = { $class-number ->
        [2] une équipe de { $sum }
        [1] une standard de { $sum }
       *[0] une évocation ratée de { $sum }
    }
    .brief = { $class-number ->
        [2] équipe, { $sum }
        [1] standard, { $sum }
       *[0] évocation ratée, { $sum }
    }
codes = Cartes : C personnage, H cheval, O objet ; R rouge, G vert, B bleu ; une valeur ; E un aigle.
shaman = chaman { colour }
    .a = un { shaman }
    .the = le { shaman }
    .of = du { shaman }
    .to = au { shaman }
    .gender = m
feathers = { $number ->
    [one] { $number } plume
   *[other] { $number } plumes
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
