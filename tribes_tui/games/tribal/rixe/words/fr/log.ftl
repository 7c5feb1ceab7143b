### Ce qui se passe dans une Rixe. .spoken se place derrière un nom.

## Whose things are, of somebody who does something with them

card-of = { $who ->
    [you] { $card } de ta zone
   *[other] { $is-own ->
        [yes] { $card } de sa zone
       *[no] { $card } de la zone { WHOSE($who) }
    }
}
    .from = { $is-same ->
        [yes] { card-of }
       *[no] { card-of }
    }
place-of = { $who ->
    [you] un emplacement libre de ta zone
   *[other] { $is-own ->
        [yes] un emplacement libre de sa zone
       *[no] un emplacement libre de la zone { WHOSE($who) }
    }
}
zone-of = { $who ->
    [you] dans ta zone
   *[other] { $is-own ->
        [yes] dans sa zone
       *[no] dans la zone { WHOSE($who) }
    }
}

## Events

round-began = La manche { $number } commence.
    .spoken = la manche { $number } commence
dealt = { $who ->
    [you] Tu reçois { $number } cartes.
   *[other] { $who } reçoit { $number } cartes.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } { $number ->
        [one] reçu { $number } carte
       *[other] reçu { $number } cartes
    }
cleaned = { $who ->
    [you] { $number ->
        [0] Tu ne joues aucune carte
        [1] Tu joues { $number } carte
       *[other] Tu joues { $number } cartes
    }
   *[other] { $number ->
        [0] { $who } ne joue aucune carte
        [1] { $who } joue { $number } carte
       *[other] { $who } joue { $number } cartes
    }
} au nettoyage.
    .spoken = { $who ->
        [you] as
       *[other] a
    } { $number ->
        [0] fini le nettoyage sans jouer de carte
        [1] fini le nettoyage avec { $number } carte jouée
       *[other] fini le nettoyage avec { $number } cartes jouées
    }
began = { $who ->
    [you] Tu commences
   *[other] { $who } commence
}, { $fewest ->
    [0] sans carte jouée au nettoyage
   *[other] avec le moins de cartes jouées au nettoyage : { $fewest }
}.
    .on-tie = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } : plusieurs ont joué { $fewest ->
        [0] 0 carte
        [one] 1 carte, le moins,
       *[other] { $fewest } cartes, le moins,
    } au nettoyage. Les places tranchent.
    .spoken = { $who ->
        [you] as
       *[other] a
    } commencé les tours
dry-lap = { $who ->
    [you] Personne ne pouvait jouer : tu retournes { THE($card) } de la pioche.
   *[other] Personne ne pouvait jouer : { $who } retourne { THE($card) } de la pioche.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } retourné { THE($card) } de la pioche, puisque personne ne pouvait jouer
column-begun = { $who ->
    [you] Tu commences une colonne { $zone } avec { THE($card) }.
   *[other] { $who } commence une colonne { $zone } avec { THE($card) }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } commencé une colonne avec { THE($card) }
moved = { $who ->
    [you] Tu déplaces { $cards } sur { $onto }.
   *[other] { $who } déplace { $cards } sur { $onto }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } déplacé { $cards } sur { THE($onto) }
played = { $who ->
    [you] Tu joues { THE($card) } sur { $onto }.
   *[other] { $who } joue { THE($card) } sur { $onto }.
}
    .spoken = { THE($card) } sur { $onto }
played-in-free = { $who ->
    [you] Tu joues { THE($card) } dans { $place }.
   *[other] { $who } joue { THE($card) } dans { $place }.
}
    .spoken = { THE($card) } dans un emplacement libre
put-down = { $who ->
    [you] as
   *[other] a
} joué { LIST($cards) }
    .many = { $who ->
        [you] as
       *[other] a
    } joué { $number } cartes
collected = { $who ->
    [you] Tu ramasses une colonne de 9 à 1 : 1 point.
   *[other] { $who } ramasse une colonne de 9 à 1 : 1 point.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } ramassé une colonne pour 1 point
went-out = { $who ->
    [you] Tu vides ta main : { $points } points.
   *[other] { $who } vide sa main : { $points } points.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } vidé sa main pour { $points } points
drew = { $who ->
    [you] Tu pioches { THE($card) }.
   *[other] { $who } pioche { THE($card) }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché { THE($card) }
drew-unseen = { $who ->
    [you] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché une carte
laid-nothing = { $who ->
    [you] Ton tour finit : { $more ->
        [yes] plus rien
       *[no] rien
    } ne va.
   *[other] { $who } ne peut jouer aucune carte.
}
    .spoken = { $who ->
        [you] n'as
       *[other] n'a
    } pu jouer aucune carte
round-over = La manche { $round } est finie{ $is-out ->
    [yes] { "" }
   *[no] , personne n'a vidé sa main
} : { $points }.
    .spoken = la manche { $round } est finie{ $is-out ->
        [yes] { "" }
       *[no] , et personne n'a vidé sa main
    } ; points de cette manche : { LIST($points) }
game-over = La partie est finie : { $points }.
    .spoken = la partie est finie
taken-back = le dernier coup a été annulé

## In a few words, where there is no log. $who: one player or several

did = { LIST($who) } { $number ->
    [one] a
   *[other] ont
} { LIST($deeds) }
collected-some = ramassé { $number ->
    [one] une colonne
   *[other] { $number } colonnes
}
began-a-column = commencé une colonne avec { THE($card) }
moved-to-yours = déplacé { $cards } dans ta zone
moved-off-yours = enlevé { $cards } de chez toi
laid = joué { LIST($cards) }
    .on-yours = joué { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }{ $yours ->
        [none] { "" }
        [all] { " " }dans ta zone
       *[other] , { $yours } dans ta zone
    }
    .none = passé sans jouer de carte
on-yours = { LIST($cards) } dans ta zone
on-others = { LIST($cards) } ailleurs
