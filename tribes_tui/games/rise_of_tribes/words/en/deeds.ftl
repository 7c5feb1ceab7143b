### What was done in a row, or paid for, as one deed: a line.

points = { COUNT($points, "point") }
# $who (str): whoever did it
grown = { CAPITAL(DO($who, "grow")) } by { LIST($places) }.
# $ways: each as in `log.moved.way`
# $who (str): whoever did it
moved = { CAPITAL(DO($who, "move")) } { LIST($ways) }.
    .near = { CAPITAL(DO($who, "move")) } { LIST($ways) }: you are in { LIST($hexes) }, too.
# $who (str): whoever did it
gathered = { CAPITAL(DO($who, "gather")) } { LIST($goods) } from { LIST($hexes) }.
    .nothing = { CAPITAL(DO($who, "gather")) } from { LIST($hexes) }.
# $who (str): whoever did it
drawn = { CAPITAL(DO($who, "draw")) } { LIST($goals) }.
# $who (str): whoever did it
lost = { CAPITAL(DO($who, "lose")) } { LIST($places) }.

## With what was paid

# $who (str): whoever did it
bought = { CAPITAL(DO($who, "buy")) } { THE($item) } for { LIST($goods) }.
# $hex: of the member that was given
# $who (str): whoever did it
altar = { CAPITAL(DO($who, "give")) } the Altar { LIST($goods) } and a member from { $hex }: { points }, { $total } in all.
# $who (str): whoever did it
lit = { CAPITAL(DO($who, "pay")) } { LIST($goods) } and { VERB($who, "turn", "turns") } a moon into a sun.
# $who (str): whoever did it
won = { CAPITAL(DO($who, "complete")) } { $goal }: { points }, { $total } in all.
    .for = { CAPITAL(DO($who, "complete")) } { $goal } for { LIST($goods) }: { points }, { $total } in all.
    .did = completed { $goal } for { points }, { $total } in all
# $who (str): whoever did it
built = { CAPITAL(DO($who, "build")) } a village in { $hex } for { LIST($goods) }.
