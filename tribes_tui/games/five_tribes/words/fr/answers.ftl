### For people who listen: how choices are grouped, and answers to what they ask.

## Choices in two steps

group = { $kind ->
    [TAKE] une tuile de la colonne { $column }
    [AT] une tuile de la colonne { $column }
    [DROP] { group.there }
    [BUY] achète { $djinn }
    [USE] utilise { $djinn }
    [KILL] tue sur { $tile }
    [BID] mise avec des fakirs
   *[SELL] mets en vente une marchandise
}
    .ask = { $kind ->
        [TAKE] Quelle tuile de la colonne { $column } ?
        [AT] Quelle tuile de la colonne { $column } ?
        [DROP] { CAPITAL(group.there) } : quel meeple ?
        [BUY] Comment paies-tu { $djinn } ?
        [USE] Comment paies-tu { $djinn } ?
        [KILL] Quel meeple sur { $tile } ?
        [BID] Combien, et avec combien de fakirs ?
       *[SELL] Quelle marchandise ?
    }
    .there = { $is-known ->
        [yes] { direction }, sur { $tile }
       *[no] { direction }
    }
    .rest = { $tile } : { $meeples }
drop = { $drop }, { direction }
direction = { $direction ->
    [north] au nord
    [east] à l'est
    [south] au sud
   *[other] à l'ouest
}

## Tiles

facts = { $tile } points : { $things }.
no-meeples = aucun meeple
beside = À côté : { $tiles }.
    .one = { direction } { $tile }
around = { $direction ->
    [north] Au nord, { $facts }
    [east] À l'est, { $facts }
    [south] Au sud, { $facts }
   *[other] À l'ouest, { $facts }
}
around-what = Autour de quelle tuile ? Dis autour et son nom : autour b4.
row-what = Les lignes vont de 1, au nord, à { $rows }, au sud. Dis ligne et un numéro.
column-what = Les colonnes vont de a, à l'ouest, à f, à l'est. Dis colonne et une lettre.
no-tile = Tu n'as encore aucune tuile.

## Players

seat = { $who ->
    [you] Toi
   *[other] { CAPITAL($who) }
} : { $things }.
camels-left = { $number ->
    [one] encore { $number } chameau
   *[other] encore { $number } chameaux
}
tiles-worth = { $points ->
    [one] { $tiles } pour { $points } point
   *[other] { $tiles } pour { $points } points
}
seen = Cartes prises au vu de tous : { LIST($cards) }.
djinn-of = { $who ->
    [you] Ton djinn : { $djinn }.
   *[other] Djinn { WHOSE($who) } : { $djinn }.
}
used = Utilisés ce tour-ci : { LIST($djinns) }.
carried = En main : { LIST($meeples) }, pris sur { $start }, maintenant sur { $tile }.
hand = Tes cartes : { $number ->
    [0] aucune
   *[other] { LIST($cards) }
}. Ton or : { $gold ->
    [-1] caché
   *[other] { $gold }
}.
laid-out = En vente : { LIST($cards) }.
worth = { CAPITAL($worth) }.
open = Points sans l'or, qui est caché, ni les cartes que personne n'a vues.
open-of = { $who ->
    [you] Toi
   *[other] { CAPITAL($who) }
} : { open-of.points }, par { $things } et marchandises.
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Cards, bids, the turn

threes = { $number ->
    [0] Les trois premières du marché : { LIST($cards) }.
    [1] Les trois suivantes : { LIST($cards) }.
   *[other] Les trois dernières : { LIST($cards) }.
}
no-market = Le marché est vide.
pile = { $number ->
    [one] Il reste { $number } carte dans la pioche
   *[other] Il reste { $number } cartes dans la pioche
}. Défausse : { $discarded ->
    [0] vide
   *[other] { LIST($cards) }
}.
djinn = { $djinn }.
no-djinn = Aucun djinn n'est en vente.
drawn = Piochés avec Sibittis : { LIST($djinns) }.
djinn-pile = Pioche des djinns : { $number }. Défausse : { $discarded ->
    [0] vide
   *[other] { LIST($djinns) }
}.
bid-of = { $who ->
    [you] toi
   *[other] { $who }
} à { bid-of.price }
    .price = { $price }
bids = { $is-bidding ->
    [yes] Encore à miser : { LIST($names, type: "then") }. Enchères : { $placed ->
        [0] aucune
       *[other] { $bids }
    }.
   *[no] Encore à jouer : { $placed ->
        [0] personne
       *[other] { $bids }
    }.
}
next-bids = Ordre des prochaines enchères : { LIST($names, type: "then") }.
goals-people = Chaque pièce d'or et chaque vizir vaut un point, chaque sage deux. Chaque adversaire qui a moins de vizirs que toi t'en rapporte 10 de plus.
goals-tiles = Les tuiles avec ton chameau rapportent leurs points, 3 par palmier qui s'y trouve, 5 par palais. Les djinns rapportent les leurs.
goals-goods = Les marchandises se vendent en séries de sortes différentes, à la fin aussi : 1, 3, 7, 13, 21, 30, 40, 50 ou 60 pour une à neuf sortes.
goals-end = La partie finit avec la manche où quelqu'un pose son dernier chameau, ou quand personne ne peut plus bouger.
round = Manche { $number }. Palmiers restants : { $palms }. Palais restants : { $palaces }.
bag = Dans le sac : { $number ->
    [0] aucun meeple
   *[other] { LIST($meeples) }
}.
stuck = Personne ne peut plus bouger.
turn = { $who ->
    [you] C'est ton tour.
   *[other] C'est le tour { WHOSE($who) }.
}
steps = Encore { $number } pas, depuis { $tile }.
ended = Le déplacement a fini sur { $tile } points{ $number ->
    [0] { "" }
    [one] , { $meeples } ramassé
   *[other] , { $meeples } ramassés
}.
killed = Tués ce tour-ci : { $number }.
paid = Payés ce tour-ci : { LIST($djinns) }.
at-work = À l'œuvre : { $djinn }.
sold = Une série a déjà été vendue ce tour-ci.

## What can be asked, and by `.typed` under which names, the full one first

ask-hand = ce que tu as en main, tes cartes, ton or
    .typed = main
ask-table = tous les joueurs et toutes les tuiles
    .typed = table
ask-row = une ligne de tuiles, comme ligne 3
    .typed = ligne
ask-column = une colonne de tuiles, comme colonne c
    .typed = colonne, col
ask-around = les tuiles à côté d'une autre, comme autour b4
    .typed = autour
ask-camels = tes tuiles
    .typed = chameaux, où sont les miens, tuiles
ask-market = les ressources en vente
    .typed = marché
ask-djinns = les djinns en vente, et ce qu'ils font
    .typed = djinns
ask-bids = qui mise et qui joue
    .typed = enchères, ordre
ask-leads = ce qui est visible
    .typed = qui mène, score
ask-goals = ce qui rapporte des points
    .typed = points, buts
ask-now = manche, sac, ce tour-ci
    .typed = maintenant, tour
