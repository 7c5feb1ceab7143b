### The whole position in plain lines.

head = Five Tribes, manche { $number }.
meeples = Meeples : V vizir, E sage, M marchand, B bâtisseur, A assassin.
moves = Dans les coups écrits, ce sont Y, W, G, B et R.
tiles = Tuiles : Vi village, Sa lieu sacré, Oa oasis, Pm petit marché, Gm grand marché.
marks = Le nombre donne leurs points. @ et une place : son chameau, t palmiers, p palais.
tile = { tile.kind }{ $points }{ $owner ->
    [-1] { "" }
   *[other] { "@" }{ $owner }
}{ $palms ->
    [0] { $palaces ->
        [0] { "" }
       *[other] { " " }p{ $palaces }
    }
   *[other] { " " }t{ $palms }{ $palaces ->
        [0] { "" }
       *[other] p{ $palaces }
    }
}
    .kind = { $kind ->
        [village] Vi
        [sacred] Sa
        [oasis] Oa
        [small-market] Pm
       *[large-market] Gm
    }
in-hand = En main : { $meeples }, le dernier déposé sur { $tile }.
row = { $number ->
    [0] Rangée : vide
   *[other] Rangée : { $cards }
}
djinn = Djinn : { $djinn }
seat = { "@" }{ $number } { $facts }.
own-cards = Tes cartes : { $number ->
    [0] aucune
   *[other] { $cards }
}.

## A player in a line

facts = { $who ->
    [you] toi
   *[other] { $who }
} : { $facts }
djinns = { $number ->
    [one] djinn { LIST($djinns) }
   *[other] djinns { LIST($djinns) }
}
seen = cartes prises au vu de tous { $cards }
