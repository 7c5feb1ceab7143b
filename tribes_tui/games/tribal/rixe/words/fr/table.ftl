### Ce qu'il y a sur la table d'une Rixe outre les cartes. De plusieurs formes, on montre la plus longue qui tient.

what-happened = Ce qui s'est passé
free = libre
    .takes = pour un 9
    .takes-brief = pour 9
    .takes-briefest = 9
round-of = manche { $round } sur { $rounds }
step = { $step ->
    [clean] chacun nettoie
    [column] commence une colonne
    [play] joue
    [draw] pioche si rien ne va
   *[end] fin
}
zone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $few ->
    [yes] plus que { "" }
   *[no] { "" }
}{ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
    .brief = { $points } pt, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .briefest = { $points } pt, { $cards } c.
hand = Ta main, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
no-hand = Les mains sont cachées
use = { $use ->
    [lifted] prise
    [fits] va
   *[nowhere] ne va pas
}
worth = Main vide : { $points } points, et la manche finit. Ramasser une colonne de 9 à 1 : 1 point.
    .brief = Main vide : { $points } points. Ramasser une colonne de 9 à 1 : 1 point.
    .briefer = Main vide : { $points } points. Colonne de 9 à 1 : 1 point.
    .briefest = Main vide : { $points } points De 9 à 1 : 1 point
fitting = Une carte va sur celle qui vaut un de plus, de l'autre couleur ; un 9, dans un emplacement libre.
    .brief = Une carte va sur un de plus, autre couleur ; un 9 à une place libre.
column = une colonne :
orange = orange :
blue = bleu :
draw = pioche
end = fin
none-fitted = { $times ->
    [one] Aucune de tes cartes n'allait
   *[other] Pendant { $times } tours, aucune de tes cartes n'allait
}{ $drew ->
    [none] .
    [named] { " " }: tu as pioché { LIST($cards) }.
   *[number] { " " }: tu as pioché { $number } cartes.
}
    .took = { $drew ->
        [none] Aucune de tes cartes ne va : les colonnes prennent
        [ended] Ton tour finit : les colonnes prennent
       *[card] Tu as pioché { $card } : les colonnes prenaient
    } seulement { $both ->
        [orange] orange { $orange }
        [blue] bleu { $blue }
       *[both] orange { $orange } et bleu { $blue }
    }.
column-begun = Personne n'a pu jouer : { THE($card) } commence une colonne. Les zones se valent.
skip = passer jusqu'à une carte qui va
    .brief = passer
stop = { $is-on ->
    [yes] laisser finir les tours
   *[no] demander avant la fin du tour
}
    .brief = { $is-on ->
        [yes] laisser finir
       *[no] demander avant
    }
stopped = { $is-on ->
    [yes] Le jeu te demande maintenant partout où une colonne entière peut bouger.
   *[no] Ton tour finit seul là où déplacer une colonne entière n'enlève aucune place aux autres.
}
and-skip = { $order } ; n le fait jusqu'à une carte qui va
cannot-skip = { $why ->
    [lesson] En partie, n saute les tours où rien ne va ; pas en leçon.
    [others] n saute les tours où rien ne va, quand c'est ton tour.
    [clean] n saute les tours où rien ne va. D'abord, nettoie ta zone.
    [fits] n saute les tours où rien ne va. Là, une carte va.
   *[moves] n saute les tours où rien ne va. Ici, un déplacement peut servir.
}
column-yours = Tu as maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $leads ->
    [yes] , et tu mènes
   *[no] { "" }
}.
turned = retournée :
collect = ramasser
    .brief = +1 pt
    .briefest = +1
is-complete = de 9 à 1
    .brief = 9-1
stock = pioche : { $number }
dry = { $turns ->
    [one] Après encore { $turns } tour sans carte jouée
   *[other] Après encore { $turns } tours sans carte jouée
}
    .column = une carte de la pioche commence une nouvelle colonne
    .end = la manche finit sans points de main vidée
no-stock = Une fois la pioche vide
    .means = plus personne ne pioche ; si personne ne peut jouer non plus, la manche finit sans points de main vidée

## Points by rounds

points = Points
    .after = { $number ->
        [one] Points après { $number } manche
       *[other] Points après { $number } manches
    }
round = manche
start = départ
together = en tout
    .brief = tot

## What one would want to know

their-hand = { $who ->
    [you] Ta main
   *[other] Main { WHOSE($who) }
}
lacks = sans { LIST($cards, type: "or") }
# What scores in this turn. $steps: so many actions; $card: the one that comes first
scores = Ce qui rapporte maintenant
    .out = tu peux jouer ta dernière carte : { $points } points
    .collect = { $number ->
        [one] une colonne complète peut être ramassée : 1 point
       *[other] { $number } colonnes complètes peuvent être ramassées : 1 point chacune
    }
    .complete = { $steps ->
        [one] une colonne peut être complétée : { $card } va sur { $onto }
       *[other] une colonne peut être complétée en { $steps } étapes : d'abord { $card } sur { $onto }
    }
    .from-free = une colonne peut être complétée en { $steps } étapes : d'abord { $card } dans un emplacement libre
longest = La plus longue depuis le 9
    .needs = { $column } a { $length } cartes sur 9 et attend { $colour ->
        [orange] un { $value } orange
       *[blue] un { $value } bleu
    }
threat = Main bientôt vide
    .out = { LIST($who) } { $number ->
        [one] a
       *[other] ont
    } encore { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }, et la dernière rapporte { $points } points

## Why something can't be chosen

nines-only = un emplacement libre ne prend qu'un 9 d'une main
no-free = un 9 ne va que dans un emplacement libre, et il n'y en a pas
nine-stays = un 9 ne va sur aucune colonne : celui-ci reste où il est
takes-no-card = ta carte ne va sur aucune colonne maintenant
    .alone = elle ne va sur aucune colonne maintenant
    .group = avec ce qui est dessus, elle ne va sur aucune colonne maintenant
