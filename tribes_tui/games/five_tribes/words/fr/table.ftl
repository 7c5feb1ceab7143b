### What stands on the table and the pages beside it.

market = Marché
small-reach = les 3 premières : petit marché, 3 or
    .brief = Petit marché 3 or
large-reach = les 6 premières : grand marché, 6 or
    .brief = Grand marché 6 or
goods = { $who ->
    [you] Tes marchandises
   *[other] Marchandises { WHOSE($who) }
}
djinns = Djinns à vendre
no-djinns = Aucun djinn
keep-one = Garde un djinn
track = Prix     tu joues
in-hand = ● { $who ->
    [you] Dans ta main
   *[other] Dans la main { WHOSE($who) }
}
still-carried = { "  " }● encore en main :
ends = Où cela peut finir
    .on-tiles = Sur une tuile : qui tu ramasses si tu finis là.
    .steps = (1), (2) : les pas.
log = Ce qui s'est passé
    .turns = Ce qu'ont fait { $number } tours
how-to-win = Le total décide : or, tuiles, palmiers, palais, djinns, vizirs, sages, séries.
on-the-way = Ton déplacement a commencé sur { $start } ; les meeples que tu as en main sont sur { $here }.
step-bid = mise
step-move = avance
step-tribe = tribu
step-tile = tuile
step-sell = vente
rarity = { $rarity ->
    [rare] 2 en tout
    [scarce] 4 en tout
    [common] 6 en tout
   *[fakir] aide
}
title = { $length ->
    [whole] { $kind ->
        [village] Village
        [sacred] Lieu sacré
        [oasis] Oasis
        [small-market] Petit marché
       *[large-market] Grand marché
    }
    [short] { $kind ->
        [village] Village
        [sacred] Sacré
        [oasis] Oasis
       *[other] Marché
    }
   *[least] { $kind ->
        [village] Vill.
        [sacred] Sacré
        [oasis] Oasis
       *[other] Marché
    }
}

## The legend

legend = Vizirs : 1 chacun, 10 par rival qui en a moins. E sage : 2. Marchand : carte. Bâtisseur : or. Assassin : tue.
    .short = Vizir, E sage : points. Marchand : cartes. Bâtisseur : or. Assassin : tue.
last-camels = { $number ->
    [0] { $who ->
        [you] Tu as posé ton dernier chameau : { ends-when }
       *[other] { CAPITAL($who) } a posé son dernier chameau : { ends-when }
    }
    [one] { $who ->
        [you] Il te reste 1 chameau : la manche où il est posé finit la partie.
       *[other] { CAPITAL($who) } a encore 1 chameau : la manche où il est posé finit la partie.
    }
   *[other] { $who ->
        [you] Il te reste { $number } chameaux : la manche du dernier finit la partie.
       *[other] { CAPITAL($who) } a encore { $number } chameaux : la manche du dernier finit la partie.
    }
}
no-move-left = { $is-sure ->
    [yes] Plus aucun déplacement : { ends-when }
   *[no] En l'état, plus aucun déplacement : { ends-when }
}
ends-when = { $is-last ->
    [yes] la partie finit à ce tour.
   *[no] la partie finit après cette manche.
}
camel = chameau
palm = { $has-points ->
    [yes] palmier 3
   *[no] palmier
}
palace = { $has-points ->
    [yes] palais 5
   *[no] palais
}

## The bid

names-later = { $number ->
    [0] Tu mises en dernier.
    [one] { $who ->
        [you] Tu mises encore une fois.
       *[other] { CAPITAL($who) } doit encore miser.
    }
   *[other] Doivent encore miser : { LIST($names) }.
}
more-bids = { $number ->
    [one] Après la tienne : { $number } mise.
   *[other] Après la tienne : { $number } mises.
}
of-nothing = Parmi les mises nulles
    .last = la dernière joue d'abord.

## A player's panel

score = Total : points + or
order = Tours de la manche
worth = { $hides-gold ->
    [yes] { $points ->
        [one] { $points } point + or caché{ worth.cards }
       *[other] { $points } points + or caché{ worth.cards }
    }
   *[no] { $points } + { $gold } or = { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }
}
    .short = { $hides-gold ->
        [yes] { $points }+cachés
       *[no] { $points }+{ $gold } or
    }
    .cards = { $unseen ->
        [0] { "" }
        [one] { " " }et { $unseen } carte
       *[other] { " " }et { $unseen } cartes
    }
makes = { " " }= { $points }
known = { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
}
not-seen = { $number ->
    [one] { $number } cachée
   *[other] { $number } cachées
}
more = suite : { $key }
palms = { $number ->
    [one] { $number } palmier
   *[other] { $number } palmiers
}
held = djinn { $djinn }

## Facts, prompts, news

round = manche { $number }
steps-to-go = encore { $number } pas
where-to = { $steps ->
    [1] Choisis où finit ton déplacement.
   *[other] Choisis où finir, ou déposes-en un sur une tuile voisine.
}
walk-to = avance jusqu'à { $tile }, en déposant un meeple sur chaque tuile
since = { $is-own ->
    [yes] Ton dernier tour, et ce qui s'est passé depuis.
   *[no] Ce qui s'est passé depuis ton dernier tour.
}
onward = retour à la table
other-turn = autre tour
more-turns = tours précédents : touche v
way = de { $tile } : { $steps }
    .begin = de { $tile } :
turn-of = { $who ->
    [you] Toi
   *[other] { $who }
} : { $way }

## Pages

best-moves = ce qui rapporte le plus aussitôt (meilleures arrivées : { $shown } sur { $number })
    .first = si tu joues en premier : ce qui rapporte le plus (meilleures arrivées : { $shown } sur { $number })
no-move = Il n'y a aucun coup à comparer.
plays-it = Va à un coup avec ↑↓ ou 1-9, puis joue-le.
play = joue-le
to-first = va au premier coup
before-bids = À lire seulement, avant les enchères : ce que vaut un tour joué tôt.
mark = { $of ->
    [cursor] curseur
    [hint] conseil
   *[both] curseur, conseil
}
from-to = De { $start }, à { $end }
how-to-read = Points : ce que chaque partie ajoute aussitôt à ta feuille, puis la somme.
    .others = Derrière la somme : qui d'autre y gagne ou y perd des points.
    .tiles = La tuile, sans points : ils dépendent de l'achat.
    .leaves = Tour suivant : à qui il est, et le plus qu'il peut rapporter aussitôt. À la table, le curseur commence là où cela compte aussi.
    .marks = { $has-hint ->
        [yes] « curseur » : où il est à la table. « conseil » : le coup du bot, d'après des parties jouées jusqu'au bout.
       *[no] « curseur » : où il est à la table.
    }
    .camel = Chameau : c'est ton dernier, et la manche est la dernière.
    .nobodys = Palmier ou palais neutre : il ira à qui prendra la tuile.
open = scores, ce qui est visible, et djinns
what-lies-open = Le score jusqu'ici, ce que chacun a de visible, et ce que font les djinns.
to-be-had = En vente dans un lieu sacré pour 2 sages, ou un sage et un fakir
no-djinn = aucun
so-far = Points actuels, sans l'or ni les cartes cachés des autres : le plus gagne
    .over = La feuille de score
own-cards = Cartes : { $cards }
key-djinns = scores, djinns
key-use = utiliser un djinn
key-moves = comparer
key-sell = { $number ->
    [one] vendre { $number } marchandise pour { $gold } or
   *[other] vendre { $number } marchandises pour { $gold } or
}

## What lies under the cursor

put-here = place-le sur cette tuile
sell-suit = vends la série préparée
pay = { $payment ->
    [EE] paie deux sages
    [EF] paie un sage et un fakir
    [E] paie un sage
   *[F] paie un fakir
}
pay-button = { $payment ->
    [EE] e 2 sages
    [EF] f sage et fakir
    [E] e un sage
   *[F] f un fakir
}
place-button = . place-le ici
end-button = e fin du tour
pass-button = . { $passing }
use-button = utilise { $djinn }
sell-button = . vends pour { $gold } or
tile = { $things } : { $meeples }
    .empty = { $things } : aucun meeple
row = { $reach ->
    [any] { $card }, carte { $place } de la rangée, à portée de tout marché
    [large] { $card }, carte { $place } de la rangée, à portée d'un grand marché
   *[none] { $card }, carte { $place } de la rangée, encore hors de portée des marchés
}
good = { $number } { $card } dans ta main
space = la case à { $gold } or : les plus chères jouent plus tôt
    .nothing = les cases gratuites : la dernière mise y joue d'abord
seat = { $who ->
    [you] Toi
   *[other] { $who }
} : { $things } ; s montre tout
points = { $number ->
    [one] { $number } point sans l'or
   *[other] { $number } points sans l'or
}
the-tribe = { $colour ->
    [Y] les vizirs
    [W] les sages
    [G] les marchands
    [B] les bâtisseurs
   *[other] les assassins
}
spend = { $number ->
    [one] dépense { $number } fakir
   *[other] dépense { $number } fakirs
}

## Elsewhere

and-more = et { $number } de plus
and-clauses = { $told } ({ $number ->
    [one] une autre chose
   *[other] { $number } autres choses
}{ $has-key ->
    [yes]  : touche { $key }
   *[no] { "" }
})
picture-tiles = Un village avec trois meeples ; une oasis avec le chameau d'Ada et deux palmiers.
picture-tribes = V vizirs, E sages, M marchands, B bâtisseurs, A assassins
picture-way = Deux meeples ont avancé : un vizir reste, le sage finit là où il y a des sages.
picture-from = de
