### Ce que peut demander qui écoute, et ce qu'on lui répond. Chaque fois une phrase courte.

spheres = { $number ->
    [one] { $number } sphère
   *[other] { $number } sphères
}
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## The requests, for the help

hand-about = tes cartes. Main tout dit ce qu'est chacune
    .typed = main
table-about = tous les joueurs avec leurs chaînes
    .typed = table
chains-about = tes chaînes
    .typed = chaînes
piles-about = pioche et défausse
    .typed = piles
discards-about = toute la défausse
    .typed = défaussées
leads-about = les points jusqu'ici
    .typed = qui mène, tête, score, points
goals-about = ce qui conclut le défi, et ce que tu aurais
    .typed = buts, but
now-about = défi, tour, ce qui se passe
    .typed = maintenant, tour

## The hand

no-hand = Tu n'as pas de carte en main.
hold = { $number ->
    [0] Ta main est vide.
    [1] Tu as en main { $number } carte : { LIST($cards) }.
   *[other] Tu as en main { $number } cartes : { LIST($cards) }.
}
each = { CAPITAL($card) } ; { $use }.
    .unused = { CAPITAL($card) }.

## A chain. $facts: one after the other

chain = { $who ->
    [you] Ton { $chain }, { spheres }, { $facts }.
   *[other] { CAPITAL(THE($chain)) } { WHOSE($who) }, { spheres }, { $facts }.
}
has = { $number ->
    [0] n'a pas de vase
   *[other] a { LIST(THE($vases)) }
}
needs = veut { LIST(A($icons), type: "then") }
complete = complet
    .safe = complet, protégé par un totem
hidden = une carte est face cachée à côté
own-hidden = face cachée à côté, { THE($card) }
none-yet = Tu n'as pas de chaîne.

## A player

leader = le chef est { THE($card) }
seat = { $who ->
    [you] Toi
   *[other] { $who }
} : { $total } jusqu'ici, { $laid } dans les chaînes, { $leader }, { $cards } en main.
magical = Chaînes magiques : { points } de plus.
skips = { $who ->
    [you] Tu as un blocage et sauteras un tour.
   *[other] { $who } a un blocage et sautera un tour.
}
took = Cartes prises par { $name }, maintenant en main ou face cachée : { LIST($cards) }.
chains = { $who ->
    [you] { $number ->
        [0] Tu n'as pas de chaîne.
        [1] Tu as { $number } chaîne ; complètes : { $done } sur { $wanted }, cartes à poser : { $left }.
       *[other] Tu as { $number } chaînes ; complètes : { $done } sur { $wanted }, cartes à poser : { $left }.
    }
   *[other] { $number ->
        [0] { $who } n'a pas de chaîne.
        [1] { $who } a { $number } chaîne ; complètes : { $done } sur { $wanted }, cartes à poser : { $left }.
       *[other] { $who } a { $number } chaînes ; complètes : { $done } sur { $wanted }, cartes à poser : { $left }.
    }
}

## Piles

piles = { $discards ->
    [0] Il reste { cards } dans la pioche. La défausse est vide.
   *[other] Il reste { cards } dans la pioche. Défausse : { $discards }, avec { THE($top) } au-dessus.
}
played = Cartes action jouées, hors jeu jusqu'au prochain défi : { $number }.
from-top = { $cards ->
    [none] La défausse est vide.
   *[other] La défausse, de haut en bas : { $cards }.
}
played-cards = { $cards ->
    [none] Aucune carte action n'a été jouée.
   *[other] Jouées : { $cards }.
}

## Points

so-far = Points jusqu'ici : { LIST($scores) }.
laid = Dans les chaînes : { LIST($scores) }.
goals = { $wanted } chaînes complètes concluent le défi. Dès { $goal } points après un défi, le plus haut total gagne la partie.

## What is going on

now = Défi { $challenge }, tour { $turn }. { deals }. { $turn-of ->
    [you] C'est ton tour.
   *[other] C'est le tour { WHOSE($turn-of) }.
}
deals = { $dealer ->
    [you] Tu donnes
   *[other] { $dealer } donne
}
step = { $step ->
    [start] Le tour commence en prenant une carte, ou en utilisant une carte face cachée.
    [main] Maintenant, on pose, cache, joue ou défausse une carte de sa main.
    [defence] Il faut répondre à une attaque.
    [draw-three] On défausse pour le tirage 3.
   *[leaders] On choisit les chefs.
}
comes = { $who ->
    [you] Ton { $card }
   *[other] { CAPITAL(THE($card)) } { WHOSE($who) }
} menace { $target ->
    [you] ton { $chain }
   *[other] { THE($chain) } { WHOSE($target) }
}.
to-discard = Encore à défausser : { cards }.
swap-used = L'échange de ce tour est fait.
alone = Seuls, et à qui il faut un vase à ce tour : { LIST($chains) }.

## Choices that are asked for in two steps

card = { THE($card) }
    .ask = { CAPITAL(THE($card)) } : qu'en fais-tu ?
lying = la carte face cachée à côté de ton { $chain }
    .ask = La carte à côté de ton { $chain } : où va-t-elle ?
