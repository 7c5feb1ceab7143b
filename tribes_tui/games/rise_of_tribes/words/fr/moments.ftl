### A conflict and an eruption on a page of their own.

named = { $name ->
    [you] toi
    [the-invaders] les envahisseurs
   *[other] { $name }
}
onward = continuer

## A conflict

out = dehors
invaders-plate = Envahisseurs
conflict = Conflit en { $hex } : { $parts }.
driven-out = { $number ->
    [one] { $who ->
        [you] tu n'as plus personne
        [the-invaders] il n'y a plus d'envahisseurs
       *[other] { $who } n'a plus personne
    }
   *[other] plus personne pour { LIST($names) }
}
village-falls = { $who ->
    [you] ton village est perdu
   *[other] le village { WHOSE($who) } est perdu
}
turn = tour { $turn }
times = { $times ->
    [1] une fois
   *[other] { $times } fois
}
heading-before = { $land }, avant : { $number }
heading-rounds = on perd jusqu'à { $times }{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } avant
}
heading-after = après : { $number }
rounds = Chaque camp encore là en perd un, { times } : { $sides }.
    .side = { named } { $before } → { $after }
holds = { $who ->
    [you] Tu tiens l'hexagone : le combat finit quand il ne reste qu'un camp.
    [the-invaders] Les envahisseurs tiennent l'hexagone : le combat finit quand il ne reste qu'un camp.
    [no-player] Il ne reste personne, et le combat est fini.
   *[other] { CAPITAL($who) } tient l'hexagone : le combat finit quand il ne reste qu'un camp.
}

## An eruption

who-is-struck = Qui est à côté
nobody-there = hors d'atteinte
rule = { $face ->
    [sun] Deux soleils : personne n'est perdu.
    [blank] Deux vides : chacun perd un membre.
   *[moon] Deux lunes : chacun perd deux membres.
}
    .otherwise = { $face ->
        [sun] Deux vides prendraient un membre, deux lunes deux.
        [blank] Deux soleils ne prendraient personne, deux lunes deux.
       *[moon] Deux soleils ne prendraient personne, deux vides un.
    }
stone = Chaque tribu voisine gagne une pierre.
heading = Événement : Volcan
roll = { $who ->
    [you] ton lancer
   *[other] lancer { WHOSE($who) }
}
struck = { $members ->
    [0] { "" }
    [one] −{ $members } membre, en { LIST($hexes) }
   *[other] −{ $members } membres, en { LIST($hexes) }
}
loss = { $members ->
    [one] −{ $members } membre
   *[other] −{ $members } membres
}
    .short = −{ $members }
to-lose = { $number ->
    [0] { "" }
   *[other] encore { $number } à perdre
}
had = avant { $places }
kept = { $number ->
    [0] après : aucun
   *[other] après { $places }
}
    .short = { $number ->
        [0] après 0
       *[other] après { $number }
    }
lost-here = { $who ->
    [you] toi
   *[other] { $who }
} : −{ $number }
gained = { $stones ->
    [0] { "" }
    [one] +{ $stones } pierre
   *[other] +{ $stones } pierres
}
bore = { $who ->
    [you] toi
   *[other] { $who }
} : { $lost } { $gained }

## The win

at-first = avant ce tour
# What a point came from, read in a line; $points: with their sign
gain = { $what } : { $points }, { $total } en tout
