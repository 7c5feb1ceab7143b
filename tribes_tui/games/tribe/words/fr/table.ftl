### Les cartes, les chaînes et les places en lignes : au curseur, en mode texte, à l'oreille.

spheres = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## A card with all about it

character = { $card } : veut { LIST($icons, type: "then") } ; { spheres }
other = { $card } : { $name ->
    [wolf] détruit un vase
    [buffalo] détruit deux vases
    [courage] sauvent deux vases
    [strength] sauvent un vase
    [draw3] pioche trois cartes, puis défausses-en trois
   *[block] un autre joueur saute un tour
}
vase = { $card } : { $name ->
    [multi] n'importe quel vase
   *[other] vase { $icon }
}, { $colour ->
    [red] rouge
    [blue] bleu
   *[both] les deux couleurs
}, { spheres }
totem = { $card } : protège une chaîne complète, +{ $number } ; +{ $more } d'une couleur

## A chain

needs = veut { LIST($icons, type: "then") }
vases = { LIST($vases) }
whole = { $state ->
    [magical] complète, magique, à l'abri avec son totem
    [safe] complète, à l'abri avec son totem, deux couleurs
    [one-colour] complète ; un totem la rend magique : { spheres } et { $bonus } de plus
   *[two-colours] complète ; un totem apporte { spheres }
}
hidden = une carte face cachée à côté
own-hidden = face cachée à côté : { $card }
counts = { $bonus ->
    [0] { spheres }
   *[other] { spheres }, dont { $bonus } pour la magie
}
chain = { $chain } ({ $counts }) : { $facts }.
    .owned = { $who ->
        [you] ton { $chain } ({ $counts }) : { $facts }
       *[other] { THE($chain) } { WHOSE($who) } ({ $counts }) : { $facts }
    }

## A seat

blocked = blocage : saute un tour
total = total { $number }
laid = { $bonus ->
    [0] { $number } dans les chaînes
   *[other] { $number } dans les chaînes, dont { $bonus } pour la magie
}
complete = { $left ->
    [0] { $done } sur { $wanted } chaînes complètes
    [one] { $done } sur { $wanted } chaînes complètes, encore 1 carte
   *[other] { $done } sur { $wanted } chaînes complètes, encore { $left } cartes
}
leader = chef { $card }
no-leader = pas encore de chef
in-hand = { cards } en main
seat = { $who ->
    [you] toi : { $facts }
   *[other] { $who } : { $facts }
}
    .line = { seat }.

## The whole position, in lines

header = Tribe, défi { $challenge }, tour { $turn } sur { $most } au plus. { $wanted } chaînes complètes le concluent.
piles = { $discards ->
    [0] Pioche { $draw }, défausse vide ; jouées { $played }.
   *[other] Pioche { $draw }, défausse { $discards }, au-dessus { $top } ; jouées { $played }.
}
hand = { $who ->
    [you] Ta main
   *[other] Main { WHOSE($who) }
} : { $number ->
    [0] vide.
   *[other] { LIST($cards) }.
}

## The end

won = { $tied ->
    [1] { $who ->
        [you] Tu gagnes après { challenges }.
       *[other] { $who } gagne après { challenges }.
    }
   *[other] Victoire à { $tied } après { challenges } : { LIST($winners) }.
}
challenges = { $number ->
    [one] { $number } défi
   *[other] { $number } défis
}
closed = { $who ->
    [nobody] Défi { $number }, conclu par personne : { $points }.
    [you] Défi { $number }, conclu par toi : { $points }.
   *[other] Défi { $number }, conclu par { $who } : { $points }.
}
score = { $who ->
    [you] toi { $points }
   *[other] { $who } { $points }
}
column-challenge = Défi { $number }
column-table = sphères
column-magic = magie
column-hostile = reste
column-sum = somme
column-total = total
closes = conclut
