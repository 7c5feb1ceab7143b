### Ce qu'il y a sur les pièces de la table, et ce que sont ses places. Presque tout a peu de place : après une forme longue en vient une courte.

new-chain = nouvelle chaîne
guide = Une chaîne : un personnage et ses trois vases, dans cet ordre :
    .brief = Les personnages et les vases qu'ils veulent :
guide-leader = { $card } peut rester seul
chain-of = { $character } { $vases }
then = puis
lay = pose
here = ici
hide = cache
aim = × visé
step-take = prends une carte
    .brief = prends
step-lay = utilise une carte
step-answer = on répond
    .own = réponds
leader = chef { $card }
blocked = blocage
complete = { $left ->
    [0] { $done } complètes sur { $wanted }
   *[other] { $done } complètes sur { $wanted }, { complete.brief }
}
    .brief = fin dans { complete.least }
    .least = { $left ->
        [one] 1 carte
       *[other] { $left } cartes
    }
discards = { $number ->
    [0] défausse
   *[other] défausse { $number }
}
draw = pioche
played = jouées
alone = seul : un vase au prochain tour, ou il part
    .short = seul : veut un vase
    .brief = seul
alone-now = seul : un vase à ce tour, ou il part
    .short = seul : un vase à ce tour
    .brief = un vase à ce tour
    .briefer = seul, pressé
    .least = seul
may-stay = chef : peut rester seul
    .brief = chef
challenge = défi { $number }
goal = but : { $number } points
ends = { $number } chaînes complètes concluent le défi
log = Ce qui s'est passé

## What is done with a card

pick = choisis { THE($card) }
swap = échange { THE($card) } à côté de ton { $chain } avec une carte de ta main
ask-use = { CAPITAL(THE($card)) } : { LIST($uses, type: "or") } ?
use = { $use ->
    [chain] pose
    [new] commence une chaîne
    [hide] cache
    [swap] échange
    [seat] bloque un joueur
    [played] joue (p)
   *[discards] défausse (x)
}
hide-there = cache une carte à côté de ton { $chain }
ask-hide = Quelle carte de ta main caches-tu à côté de ton { $chain } ?
ask-swap = Quelle carte de ta main va là à la place { OF($card) } ?
ask-chain = Sur laquelle de tes chaînes va { THE($card) } ?
ask-target = Contre quelle chaîne envoies-tu { THE($card) } ? × marque ce qui peut être détruit.
pick-unfit = choisis { THE($card) } : il faut maintenant { LIST(A($needed), type: "or") }, pas { A($icon) }
    .brief = choisis { THE($card) } : aucune de tes chaînes ne veut { A($icon) } maintenant
    .no-chain = choisis { THE($card) } : aucune de tes chaînes ne veut de vase
    .multi = choisis { THE($card) } : tes chaînes sont complètes, ou en ont déjà un
    .totem = choisis { THE($card) } : pour une chaîne complète, alors protégée ; +5, d'une couleur +15
pick-leader = choisis { THE($card) }, ton chef : il veut { LIST(A($icons), type: "then") }
pick-to-discard = choisis { THE($card) } à défausser
pick-to-hide = choisis { THE($card) } à cacher
pick-card = choisir une carte
    .brief = choisir
go-to-card = aller à une carte
    .brief = aller à
another-card = une autre carte
key-draw = piocher
key-take = prendre
key-discard = défausser
key-play = jouer
key-use = utiliser une cachée
    .brief = utiliser
key-swap = échanger une cachée
    .brief = échanger
drawn-for-you = { $is-empty ->
    [yes] Il n'y a rien à prendre à la défausse : une carte a été piochée pour toi.
   *[no] Le dessus n'est ni vase ni totem : une carte a été piochée pour toi.
}
key-pass = continuer en défaussant l'inutile
    .brief = continuer
cannot-pass = { $why ->
    [lesson] En partie, n continue tant qu'aucune carte ne sert ; pas en leçon.
    [others] n continue tant qu'aucune carte ne sert, quand c'est ton tour.
    [use] Une de tes cartes sert : n ne fait rien ici.
    [closes] n continue tant qu'aucune carte ne sert, mais le défi peut se fermer.
   *[choice] n continue tant qu'aucune carte ne sert. Ici, choisis quoi garder.
}
leaving = { $number ->
    [one] { LIST(THE($chains)) }, seul, part
   *[other] { LIST(THE($chains)) }, seuls, partent
} (−{ $lost })
yours-left = { $number ->
    [one] { CAPITAL(LIST(THE($chains))) } est parti.
   *[other] { CAPITAL(LIST(THE($chains))) } sont partis.
}
yours-is-complete = Ton { $chain } est complet : { $done } sur { $wanted }, { $left ->
    [one] encore 1 carte
   *[other] encore { $left } cartes
}.
passed = Tu as défaussé { LIST(A($cards)) }.
    .icons = Tu as défaussé : { LIST($cards) }.
    .brief = { $number ->
        [one] Tu as défaussé 1 carte.
       *[other] Tu as défaussé { $number } cartes.
    }
so-many = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}
may-pass = Ou dis passer : pioche, et défausse l'inutile, jusqu'à un choix.

## The places

once-hidden = { $card } (une fois cachée)
place-protect = protège avec la carte face cachée à côté de ton { $chain }
place-new = où ton prochain personnage commence une chaîne
choose-use = utilise { THE($card) } face cachée : cela finit ton tour
send = { $who ->
    [you] envoie { THE($card) } contre ton { $chain } : { $outcome }
   *[other] envoie { THE($card) } contre { THE($chain) } { WHOSE($who) } : { $outcome }
}
    .brief = { $who ->
        [you] attaque ton { $chain } : { $outcome }
       *[other] attaque { THE($chain) } { WHOSE($who) } : { $outcome }
    }
put = pose { THE($card) } sur { THE($chain) } : { $outcome }
hidden-place = { $who ->
    [you] la place d'une carte face cachée à côté de ton { $chain }
   *[other] la place d'une carte face cachée à côté { OF($chain) } { WHOSE($who) }
}
hidden-card = { $who ->
    [you] une carte face cachée à côté de ton { $chain }
   *[other] une carte face cachée à côté { OF($chain) } { WHOSE($who) }
} : un vase, un totem, un loup, un bison ou des plumes
own-hidden = { $who ->
    [you] face cachée à côté de ton { $chain }
   *[other] face cachée à côté { OF($chain) } { WHOSE($who) }
} : { $card }
draw-pile = { $number ->
    [one] la pioche : { $number } carte
   *[other] la pioche : { $number } cartes
} ; quand elle est vide, on mélange toute la défausse sauf la carte du dessus
discard-pile = { $number ->
    [0] la défausse : vide
    [1] la défausse : { $number } carte, { THE($card) }
   *[other] la défausse : { $number } cartes, avec { THE($card) } au-dessus
}
played-cards = cartes action jouées, hors jeu jusqu'au prochain défi : { $number ->
    [0] aucune
   *[other] { LIST($cards) }
}

## Below the cards of a hand: what may become of each; what the challenge would bring

hand-title = Ta main
    .leaders = Chefs au choix
    .piles = Les piles
    .whose = { $who ->
        [you] Ta main
       *[other] Main { WHOSE($who) }
    }
use-new = commence
use-twice = tu en as un
    .brief = déjà là
use-none = ne va pas
    .brief = ne va pas
use-later = ira plus tard
    .brief = plus tard
use-closes = conclut !
use-play = joue
use-event = attaque
use-protection = protège
use-block = bloque un joueur
    .brief = bloque
use-nobody = personne à bloquer
    .brief = pas encore
use-no-place = complet
use-swap = échange
use-no-chain = veut une chaîne
    .brief = 0 chaîne
use-discard = défausse
use-chains = { $number ->
    [one] sur { $number } chaîne
   *[other] sur { $number } chaînes
}
    .brief = { $number ->
        [one] { $number } chaîne
       *[other] { $number } chaînes
    }
use-chain = sur { THE($chain) }
    .brief = { $chain }
another = { $means ->
    [wins] Si c'est un autre : { $all }, tu gagnes aussi
    [loses] Si c'est { $danger }, { $danger } gagne
   *[other] Si c'est un autre : { $all }
}
standing = { $magic ->
    [0] Si un autre conclut le défi maintenant, tu marques { $other } : { $table } de chaînes, moins { $hostile } en main et face cachée. Si c'est toi, { $own }.
   *[other] Si un autre conclut le défi maintenant, tu marques { $other } : { $table } de chaînes et { $magic } pour la magie, moins { $hostile } en main et face cachée. Si c'est toi, { $own }.
}
    .long = { $where ->
        [none] { standing.brief }
        [hand] { standing.brief } (ta main te coûte { $hostile })
        [hidden] { standing.brief } (tes cartes cachées te coûtent { $hostile })
       *[both] { standing.brief } (main et cartes cachées te coûtent { $hostile })
    }
    .brief = { $then ->
        [wins] Si tu conclus le défi : { $total } en tout, tu gagnes.{ $means ->
            [moot] { "" }
           *[told] { " " }{ another }
        }
        [may] Si tu conclus le défi : { $total } en tout ({ $who } environ { $most }). { another }
       *[short] Si tu conclus le défi : { $total } en tout. { another }
    }
    .least = { $then ->
        [wins] Si tu conclus : { $figure } en tout, tu gagnes.{ $means ->
            [moot] { "" }
           *[told] { " " }{ another }
        }
        [may] Si tu conclus : { $figure } en tout ({ $who } environ { $most }). { another }
       *[short] Si tu conclus : { $figure } en tout. { another }
    }
at-least = au moins { $points }
so-many-points = { $number ->
    [one] { $figure } point
   *[other] { $figure } points
}

## What signs mean

next-one = suivant

red = rouge
blue = bleu
both = mixte
none = sans
hidden = cachée
new = récent
