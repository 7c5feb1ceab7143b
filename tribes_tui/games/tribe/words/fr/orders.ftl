### Ce qui est demandé, ce qu'on peut faire, et ce qui en vient.

## The prompt

over = { $number ->
    [1] { $who ->
        [you] La partie est finie : tu gagnes.
       *[other] La partie est finie : { $who } gagne.
    }
   *[other] La partie est finie. Victoire à { $number } : { LIST($winners) }.
}
waiting = { $name } doit répondre à l'attaque.
discard-three = { $number ->
    [one] Défausse { $number } carte pour le tirage 3 ; puis ton tour est fini.
   *[other] Défausse { $number } cartes pour le tirage 3.
}
choose-leader = Choisis ton chef : son personnage peut rester seul sur la table.
use = { $use ->
    [lay] pose
    [hide] cache
    [play] joue
   *[discard] défausse
}
main = { CAPITAL(LIST($uses, type: "or")) } une carte ; puis ton tour est fini.
    .swap = { CAPITAL(LIST($uses, type: "or")) } une carte pour finir, ou échange d'abord.
way = { $way ->
    [draw] pioche une carte
    [take] prends à la défausse
    [attack] attaque avec une carte cachée
   *[use] finis par une carte face cachée
}
start = { CAPITAL(LIST($ways, type: "or")) }.
defend = { $can-protect ->
    [yes] { $who } envoie { A($card) } contre ton { $chain } : protège-le ou laisse faire.
   *[no] { $who } envoie { A($card) } contre ton { $chain }. Aucune de tes cartes ne le protège.
}
    .brief = { $can-protect ->
        [yes] { CAPITAL(A($card)) } menace ton { $chain } : protège-le ou laisse faire.
       *[no] { CAPITAL(A($card)) } menace ton { $chain }. Aucune carte ne le protège.
    }

## Actions, as orders. $chain: the character whose chain it is

draw = pioche une carte
take = prends { THE($card) } dans la défausse
    .any = prends une carte de la défausse
use-vase = pose sur { THE($to) } { THE($card) } qui est à côté de ton { $chain }
attack = { $who ->
    [you] envoie { THE($card) } à côté de ton { $chain } contre ton { $to }
   *[other] envoie { THE($card) } à côté de ton { $chain } contre { THE($to) } { WHOSE($who) }
}
swap = échange { THE($given) } à côté de ton { $chain } contre { THE($card) }
    .brief = échange { THE($given) } contre { THE($card) }
discard = défausse { THE($card) }
found = commence une chaîne avec { THE($card) }
    .brief = commence par { THE($card) }
place = pose { THE($card) } sur { THE($chain) }
hide = cache { THE($card) } à côté { OF($chain) }
hidden-for = { $name ->
    [wolf] peut attaquer à un tour suivant
    [buffalo] peut attaquer à un tour suivant
    [courage] sauve deux vases d'une attaque
    [strength] sauve un vase d'une attaque
   *[other] se pose à un tour suivant
}
needed-next = { $number ->
    [1] il faut d'abord { LIST(A($icons), type: "or") } { TO($chain) }
   *[other] il faut d'abord { LIST(A($icons), type: "or") } à tes chaînes
}
wins-anyway = ainsi tu gagnes même si { $who } conclut
open-end = la partie finit, toi avec { $own }, { $who } avec environ { $most }
play = joue la carte tirage 3
block = { $who ->
    [you] bloque-toi pour un tour
   *[other] bloque { $who } pour un tour
}
protect = protège-le avec { THE($card) } à côté de ton { $chain }
    .brief = utilise { THE($card) }
lead = prends { THE($card) } comme chef
seat = place { $number }

## What it leads to. $number: of spheres

spheres = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
gain = { $end ->
    [magic] +{ spheres }, { $bonus } de plus pour la magie
    [safe] +{ spheres }, à l'abri ; deux couleurs, pas de magie
    [closes] +{ spheres }, conclut le défi
    [one-colour] +{ spheres }, complète ; totem +{ $totem }
    [mixed-complete] +{ spheres }, rouge et bleu, complète
    [mixed] +{ spheres }, rouge et bleu
   *[begun] +{ spheres }
}
draw-fits = utiles à tes chaînes : { $number } des { $most } jamais vues{ $begin ->
    [0] { "" }
    [one] , { $begin } en commence une
   *[other] , { $begin } en commencent une
}
draw-closes = pour conclure le défi : { $number } des { $most } jamais vues
both-leave = les deux partent à la fin de ce tour
needs-soon = { $why ->
    [leader] ton chef peut rester seul
    [held] son premier vase ({ $icon }) est dans ta main
    [multi] ton multi peut être son premier vase ({ $icon })
   *[leaves] veut { A($icon) } au prochain tour, ou part
}
destroys = { spheres } de moins si rien ne sauve{ $is-open ->
    [yes] , puis celui du dessus est à prendre
   *[no] { "" }
}{ $left-alone ->
    [yes] , plus de vase
   *[no] { "" }
}
    .brief = { $left-alone ->
        [yes] { $number ->
            [one] son dernier point
           *[other] ses { $number } derniers points
        } en moins, si rien ne sauve
       *[no] { spheres } de moins si rien ne sauve
    }
saves-all = rien n'est perdu
loses = { $left-alone ->
    [yes] tu perds { LIST(THE($cards)) } ({ spheres }), plus de vase
   *[no] tu perds { LIST(THE($cards)) } ({ spheres })
}
    .saving = sauve { LIST(THE($saved)) }, pas { LIST(THE($cards)) } ({ spheres })
leads-to = { $order } : { $outcome }
