### What was done in a row, or paid for, as one deed: a line.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grown = { $who ->
    [you] Tu ajoutes
   *[other] { CAPITAL($who) } ajoute
} { LIST($places) }.
moved = { $who ->
    [you] Tu déplaces
   *[other] { CAPITAL($who) } déplace
} { LIST($ways) }.
    .near = { $who ->
        [you] Tu déplaces
       *[other] { CAPITAL($who) } déplace
    } { LIST($ways) } : tu es aussi en { LIST($hexes) }.
gathered = { $who ->
    [you] Tu récoltes
   *[other] { CAPITAL($who) } récolte
} { LIST($goods) } en { LIST($hexes) }.
    .nothing = { $who ->
        [you] Tu récoltes
       *[other] { CAPITAL($who) } récolte
    } en { LIST($hexes) }.
drawn = { $who ->
    [you] Tu pioches
   *[other] { CAPITAL($who) } pioche
} { LIST($goals) }.
lost = { $who ->
    [you] Tu perds
   *[other] { CAPITAL($who) } perd
} { LIST($places) }.

## With what was paid

bought = { $who ->
    [you] Tu achètes
   *[other] { CAPITAL($who) } achète
} { THE($item) } pour { LIST($goods) }.
altar = { $who ->
    [you] Tu donnes
   *[other] { CAPITAL($who) } donne
} à l'Autel { LIST($goods) } et un membre en { $hex } : { points }, { $total } en tout.
lit = { $who ->
    [you] Tu paies { LIST($goods) } et changes
   *[other] { CAPITAL($who) } paie { LIST($goods) } et change
} une lune en soleil.
won = { $who ->
    [you] Tu accomplis
   *[other] { CAPITAL($who) } accomplit
} { $goal } : { points }, { $total } en tout.
    .for = { $who ->
        [you] Tu accomplis
       *[other] { CAPITAL($who) } accomplit
    } { $goal } pour { LIST($goods) } : { points }, { $total } en tout.
    .did = { $who ->
        [you] as
       *[other] a
    } accompli { $goal } pour { points }, { $total } en tout
built = { $who ->
    [you] Tu construis
   *[other] { CAPITAL($who) } construit
} un village en { $hex } pour { LIST($goods) }.
