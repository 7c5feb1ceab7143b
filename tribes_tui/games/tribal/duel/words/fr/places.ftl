### Ce qu'est une place de la table d'un Duel ; toute la position en lignes.

whose = { $who ->
    [you] à toi
   *[other] { WHOSE($who) }
}
so-many = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## A card: its column, cards that lie on it, its ban, whose pile takes it next

in-discard = { $card } dans la défausse
stolen = { $place }, × un vol du dernier tour, impossible à reprendre
given = { $place }, × don d'une colonne entière, impossible à rendre ce tour
next-on = { $who ->
    [you] { $place }, la prochaine carte de ta pile
   *[other] { $place }, la prochaine carte de la pile { WHOSE($who) }
}
    .both = { $who ->
        [you] { $place }, la prochaine carte de ta pile et de celle { WHOSE($other) }
       *[other] { $other ->
            [you] { $place }, la prochaine carte de la pile { WHOSE($who) } et de la tienne
           *[other] { $place }, la prochaine carte des piles { WHOSE($who) } et { WHOSE($other) }
        }
    }

## Others

hidden = { so-many } face cachée dans { $column }
pile = { $who ->
    [you] ta pile sacrée de { $symbols }
   *[other] la pile sacrée de { $symbols } { WHOSE($who) }
}, { $height } sur 9 : { $height ->
    [9] complète
   *[other] le { $next } est le prochain
}
stock = la pioche, { so-many } ; personne n'a vu { $unseen }
free = { $who ->
    [you] tes colonnes libres : pour un 9 et ce qui est dessus
   *[other] les colonnes libres { WHOSE($who) } : pour un 9 et ce qui est dessus
}
drawn = { $card }, à poser maintenant
sends-next = { CAPITAL(THE($card)) } dans { $column } : encore { $key } pour { GENDER($card) ->
    [m] le
   *[f] la
} { $is-stolen ->
    [yes] voler pour
   *[no] mettre sur
} ta pile.
sends-none = { $is-cleaning ->
    [yes] Au nettoyage, rien ne va sur une pile sacrée : attends les tours.
   *[no] Aucune carte libre n'est la prochaine d'une de tes piles sacrées.
}

## The whole position

position = Tribal Duel, tour { $turn }. Tours sans progrès : { $idle } sur { $most }. Cartes jamais vues : { $unseen }.
    .cleaning = Tribal Duel, nettoyage. Tours sans progrès : { $idle } sur { $most }. Cartes jamais vues : { $unseen }.
stock-and-discard = Pioche : { so-many }. Défausse : { $discard }.
    .empty = Pioche : { so-many }. Défausse : vide.
to-be-placed = Piochée, à poser : { $card }.
piles = { $who ->
    [you] Tes piles sacrées : { $piles }.
   *[other] Piles sacrées { WHOSE($who) } : { $piles }.
}
not-stolen-back = À ne pas reprendre à ce tour : { $card }.
not-given-back = À ne pas rendre à ce tour : { LIST($cards) }.
