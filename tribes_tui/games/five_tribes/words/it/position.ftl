### The whole position in plain lines.

head = Five Tribes, round { $number }.
meeples = Meeple: V visir, E anziano, M mercante, B costruttore, A assassino.
moves = Nelle mosse scritte sono Y, W, G, B e R.
tiles = Tessere: Vi villaggio, Sa luogo sacro, Oa oasi, Mp mercato piccolo, Mg mercato grande.
marks = Il numero sono i punti. @ e un posto: il suo cammello, t palme, p palazzi.
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
        [small-market] Mp
       *[large-market] Mg
    }
in-hand = In mano: { $meeples }, l'ultimo lasciato su { $tile }.
row = { $number ->
    [0] Fila: vuota
   *[other] Fila: { $cards }
}
djinn = Genio: { $djinn }
seat = { "@" }{ $number } { $facts }.
own-cards = Le tue carte: { $number ->
    [0] nessuna
   *[other] { $cards }
}.

## A player in a line

facts = { $who ->
    [you] tu
   *[other] { $who }
}: { $facts }
djinns = { $number ->
    [one] genio { LIST($djinns) }
   *[other] geni { LIST($djinns) }
}
seen = carte prese in vista { $cards }
