### Une attaque à laquelle il faut répondre, la fin d'un défi, et la fin de la partie.

spheres = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## An attack. $chain: the character whose chain it is

takes = { $number ->
    [one] prend { $number } vase,
   *[other] prend { $number } vases,
}
    .which = { $number ->
        [one] le dernier
       *[other] les derniers
    }
begun = { $number } sur { $most } vases
whole = complète
let-it-happen = laisse faire
    .first = Tes cachées
    .then = restent là.
    .helpless = Aucune carte
    .helpless-then = ne protège.
protects = { $card } près { OF($chain) }
stops = sauve { $number } sur { $most }
    .goes = va sous
    .discards = la défausse
loses = { $number ->
    [0] ne perd rien
   *[other] perd { spheres }
}
left = reste { $number }
complete = complète : { $done } sur { $wanted } voulues
needs = veut { $icons }
leaves = seul : un vase au
    .then = prochain tour, ou il part
stays = ton chef : peut rester
    .then = sans vase
lost = perdu
    .sign = ×
saved = sauvé
    .brief = sauf
    .least = ok
before = Ce qui s'est passé avant
legend = sphères : chacune vaut un point

## The end of a challenge. $number: which

closed = { $who ->
    [you] Tu conclus le défi { $number }. Les autres paient leurs cartes non posées.
   *[other] { $who } conclut le défi { $number }. Les autres paient leurs cartes non posées.
}
nobody-closed = { $why ->
    [exhausted] Le défi { $number } est fini : il ne reste ni vase ni totem dans les piles. Personne ne l'a conclu, donc personne ne paie.
   *[limit] Le défi { $number } est fini : la limite des tours est atteinte. Personne ne l'a conclu, donc personne ne paie.
}
sum-before = { $points } avant
sum-laid = +{ $points } de sphères
sum-magic = +{ $points } de magie
sum-paid = −{ $points } restantes
sum = { $parts } : { $total }.
left-in-hand = En main : { LIST($cards) }.
left-face-down = Face cachée : { LIST($cards) }.
cost = { $card } { $number }
to-go = Il manque encore, pour { $goal } : { $missing }.
goal = à { $number }, on gagne
part-before = avant
place = { $place ->
    [1] en tête
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
    .tied = { $place ->
        [1] 1er ex æquo
        [2] 2e ex æquo
       *[3] 3e ex æquo
    }
onward = commencer le défi { $number } : cinq cartes pour tous
onward-end = voir le résultat

## The end of the game, in figures and in sentences

chains = chaînes
magical = chaînes magiques
left-over = cartes restantes
times-closed = défis conclus
attacks-sent = attaques
vases-lost = vases perdus
share = Victoire partagée : { LIST($names) }. Le dernier défi n'a été conclu par personne d'entre eux.
as-many = { $who ->
    [you] Tu as autant de points ; alors gagne qui a conclu le dernier défi.
   *[other] { $who } a autant de points ; alors gagne qui a conclu le dernier défi.
}
    .several = Égalité de points : { LIST($names) } ; alors gagne qui a conclu le dernier défi.
got-most = { $best ->
    [you] tu as fait le plus de points : { $number }
   *[other] { $best } a fait le plus de points : { $number }
}
told = { $who ->
    [you] Tu as conclu le défi { $challenge } ; { got-most }.
   *[other] { $who } a conclu le défi { $challenge } ; { got-most }.
}
    .nobody = Personne n'a conclu le défi { $challenge } ; { got-most }.
    .best = { $who ->
        [you] Tu as conclu le défi { $challenge } et fait le plus de points : { $number }.
       *[other] { $who } a conclu le défi { $challenge } et fait le plus de points : { $number }.
    }
