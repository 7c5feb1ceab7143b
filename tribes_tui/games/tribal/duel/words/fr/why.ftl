### Ce qui plaide pour une action d'un Duel, et ce qu'on voudrait savoir pour bien y jouer.

has = { $who ->
    [you] Tu as
   *[other] { $who } a
}
so-many = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

lays-free = Cela libère { THE($card) }, la prochaine carte de ta pile sacrée{ $is-mine ->
    [yes] { "" }
   *[no] : tu peux la voler
}.
covers = { $who ->
    [you] Cela couvre { THE($card) }, la prochaine carte de ta pile sacrée.
   *[other] Cela couvre { THE($card) }, la prochaine carte de la pile sacrée { WHOSE($who) }.
}
feeds = { $who ->
    [you] Mais ta pile sacrée prend ensuite { THE($card) }.
   *[other] Mais la pile sacrée { WHOSE($who) } prend ensuite { THE($card) }.
}
keeps-from = Ainsi { $who } ne peut pas mettre { THE($card) } sur une pile.
then-fit = Ensuite, une de tes cartes peut aller sur { THE($card) } : { LIST($cards, type: "or") }.
then-frees = Cela libère { THE($column) } : tu peux y donner ta colonne { $number ->
    [one] { LIST($columns) }
   *[other] { LIST($columns, type: "or") }
}.
to-clear = { has } { so-many } à écouler.
    .would-be = { has } { so-many } à écouler ; il en resterait { $then }.
nothing-left = Rien de ce qui reste ne retournerait une carte, ne viderait une colonne ni n'irait sur une pile sacrée.

## Facts: what each is about, and what is so

idle = Sans progrès
    .is = { $idle } sur { $most } tours, puis le plus de cartes sur les piles gagne
race = { $who ->
    [you] Pour gagner, il te faut
   *[other] Il faut à { $who }
} { $sacred ->
    [one] encore { $sacred } carte
   *[other] encore { $sacred } cartes
} sur les piles, ou écouler { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}{ $unbegun ->
    [0] { "" }
    [4] { " " }et commencer les quatre piles
    [one] { " " }et commencer encore { $unbegun } pile
   *[other] { " " }et commencer encore { $unbegun } piles
}.
to-win = But : { $mine } ; { $other } : { $theirs }.
    .mine = But : { $mine }.
ways-left = { $first ->
    [piles] encore { $sacred } sur les piles ou écouler { $left }
   *[clear] écouler { $left } ou encore { $sacred } sur les piles
}
    .begun = { $first ->
        [piles] encore { $sacred } sur les piles ou { clearing }
       *[clear] { clearing } ou encore { $sacred } sur les piles
    }
    .brief = { $first ->
        [piles] { $sacred } sur piles ou écouler { $left }
       *[clear] écouler { $left } ou { $sacred } sur piles
    }
clearing = écouler { $left ->
    [one] 1 carte
   *[other] { $left } cartes
}{ $columns ->
    [0] { "" }
    [one] { " " }dans 1 colonne
   *[other] { " " }dans { $columns } colonnes
}{ $unbegun ->
    [0] { "" }
    [one] { " " }et commencer 1 pile
   *[other] { " " }et commencer { $unbegun } piles
}
needs = { $who ->
    [you] Tu cherches { THE($card) }
   *[other] { $who } cherche { THE($card) }
}
waits = Tes piles attendent { LIST($cards) }.
    .brief = Au plus près pour tes piles : { LIST($cards) }.
waits-there = { $sign }{ $value } { place }{ $later ->
    [yes] , pas à ce tour
   *[no] { "" }
}
waits-no-more = { $sign } complète
needs-next = { $who ->
    [you] Tu cherches
   *[other] { $who } cherche
} (le plus proche)
both = les deux exemplaires { $place }
each = un exemplaire { $first }, l'autre { $second }
place = { $place ->
    [unseen] hors de vue
    [discard] dans la défausse
    [drawn] à poser
    [pile] sur une pile
   *[column] { $who ->
        [you] dans ta colonne { $number }
       *[other] dans la colonne { $number } { WHOSE($who) }
    }{ $more ->
        [0] { "" }
        [one] { " " }sous { $more } carte
       *[other] { " " }sous { $more } cartes
    }
}
