### Ce qui plaide pour une action, pourquoi une place n'est pas allumée, et ce qu'on voudrait savoir pour bien jouer.

## What a card does that lies face down

hidden = { $name ->
    [wolf] À un tour suivant, au lieu de prendre une carte, il peut détruire le dernier vase de la chaîne d'un autre, si elle n'a pas de totem.
    [buffalo] À un tour suivant, au lieu de prendre une carte, il peut détruire les deux derniers vases de la chaîne d'un autre, si elle n'a pas de totem.
    [courage] Là, la carte attend une attaque contre n'importe laquelle de tes chaînes, et sauve deux vases.
    [strength] Là, la carte attend une attaque contre n'importe laquelle de tes chaînes, et sauve un vase.
   *[other] À un tour suivant, au lieu de prendre une carte, tu peux poser celle-ci sur une de tes chaînes où elle va.
}

## What speaks for an action

your-chain = ton { $chain }
fits = { $number ->
    [0] ne va maintenant sur aucune de tes chaînes
   *[other] va sur { LIST($chains) }
}
top = La carte du dessus de la défausse, { THE($card) }, { fits }.
need-next = Ce que tes chaînes veulent maintenant : { LIST(A($icons)) }.
take = La carte { fits } ; sur la table, elle compte { $spheres ->
    [one] { $spheres } point
   *[other] { $spheres } points
}.
later = { $number ->
    [one] Ton { LIST($chains) } voudra { A($icon) } plus tard.
   *[other] Tes chaînes ({ LIST($chains) }) voudront { A($icon) } plus tard.
}
swap = Tu reprends en main { THE($card) } ; la carte { fits }.
discard = La carte { fits }.
cheaper = Si un autre joueur conclut le défi, les cartes qui te restent coûteront { $after } au lieu de { $before }.
found = Il veut { LIST(A($icons), type: "then") } : { $number ->
    [0] tu n'en as aucun en main
   *[other] tu as en main { LIST(A($held)) }
}.
draw-three = { $number ->
    [one] Tu en pioches trois, et choisis lesquelles défausser sur { $number } carte.
   *[other] Tu en pioches trois, et choisis lesquelles défausser sur { $number } cartes.
}
saves = Sans cela, ton { $chain } partirait à la fin de ce tour.
closes = Le défi est alors conclu : en tout { $own } pour toi, environ { $most } pour { $who }.
comes-near = { $left ->
    [one] Il te faut alors encore { $left } carte pour conclure le défi, { $other } à { $who }.
   *[other] Il te faut alors encore { $left } cartes pour conclure le défi, { $other } à { $who }.
}
counts-now = { $who } peut conclure bientôt : sur la table, la carte compte { $spheres }, en main elle coûterait { $spheres }.
block = { $who ->
    [you] Tu as { $done } sur { $wanted } chaînes complètes, et sauterais un tour.
   *[other] { $who } a { $done } sur { $wanted } chaînes complètes, et sauterait un tour.
}
leader = Ton { $card } pourra rester sur la table sans vase. Il veut { LIST(A($icons), type: "then") }.

## Why a place is not lit

discard-first = défausse d'abord pour le tirage 3 : une carte, puis la défausse
card-first = d'abord une carte : { $draw } pioche, { $take } prend un vase ou totem défaussé
have-taken = tu as déjà pris une carte ce tour-ci, joue ou défausse
nothing-lies = aucune carte n'est là face cachée
not-yours = c'est la carte d'un autre joueur
choose-active = choisis d'abord la carte face cachée, puis la chaîne
choose-card = choisis d'abord une carte de ta main, puis où elle va
put-back = choisis d'abord où va la carte prise, ou lâche-la avec Échap
own-chains = les cartes ne se posent que sur tes propres chaînes
no-need = les plumes ne se retournent que face à une attaque
no-target = aucun autre joueur n'a de chaîne avec un vase et sans totem
fits-nowhere = cette carte ne va maintenant sur aucune de tes chaînes
no-character = seul un personnage commence une chaîne
own-chain = un personnage commence sa propre chaîne
not-laid = elle se met face cachée à côté d'une chaîne, pas dessus
not-hidden = personnages et cartes action ne se cachent pas
no-action = le tirage 3 va sur les jouées, un blocage à un joueur
only-block = seul un blocage se joue sur un joueur

## What one would want to know: what each fact is about, and what is so

you-close = Tu conclus le défi avec
    .so = { $number } des { $most } cartes jamais vues
if-not = Si un autre conclut
    .so = { LIST($gains) }
    .gain = { $points } pour { $who }
    .about = environ { $points } pour { $who }
not-seen = Pas encore vus
    .so = { $kind ->
        [multi] { $number } des { $most } multis
        [totem] { $number } des { $most } totems
        [feathers] { $number } des { $most } plumes
       *[event] { $number } des { $most } loups et bisons
    }
took = { $who ->
    [you] Tu as pris
   *[other] { $who } a pris
}
    .so = { LIST(THE($cards)) }, maintenant en main ou face cachée
