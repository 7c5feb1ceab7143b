### What one would want to know to play well.

points = { $who ->
    [you] Toi
   *[other] { CAPITAL($who) }
}, { $points } points et { $gold ->
    [-1] de l'or caché
   *[other] { $gold } or
}
line = { $line } { $points }
none-yet = pour l'instant, rien que de l'or
cards-hidden = cartes cachées
viziers = Tes vizirs
fewer = { $viziers }, et 10 points par joueur qui en a moins : { LIST($names) }
    .nobody = { $viziers }, et 10 points par joueur qui en a moins : personne encore
with-more = Avec { $number } de plus
    .means = tu obtiens { $points } points, dont { $passing } pour qui en aurait moins que toi : { LIST($names) }
goods = Une marchandise du marché
adds = ajoute { $gains }
gain = { $gain } pour { LIST($goods, type: "or") }
camels-left = { $number ->
    [one] encore { $number } chameau
   *[other] encore { $number } chameaux
}
    .means = { LIST($names) }. Quand le dernier est posé, la partie finit avec cette manche
seen = { $who ->
    [you] D'après ce qu'on a vu, toi
   *[other] D'après ce qu'on a vu, { $who }
}
    .gold = { $gold } or
seen-to-take = { $who ->
    [you] Cartes prises au vu de tous, toi
   *[other] Cartes prises au vu de tous, { $who }
}
