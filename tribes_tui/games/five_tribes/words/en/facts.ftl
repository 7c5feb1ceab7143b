### What one would want to know to play well.

points = { CAPITAL($who) }, { $points } points and { $gold ->
    [-1] hidden gold
   *[other] { $gold } gold
}
# $line: of the score sheet
line = { $line } { $points }
none-yet = only gold so far
cards-hidden = hidden cards
viziers = Your viziers
fewer = { $viziers }, and 10 points for each player with fewer: { LIST($names) }
    .nobody = { $viziers }, and 10 points for each player with fewer: nobody yet
with-more = With { $number } more
    .means = you get { $points } points, { $passing } of them because { LIST($names) } would have fewer
goods = A good from the market
# $gains: with commas
adds = adds { $gains }
gain = { $gain } for { LIST($goods, type: "or") }
camels-left = { COUNT($number, "camel") } left
    .means = { LIST($names) }. When the last is placed, the game ends with that round
seen = { CAPITAL(WHOSE($who)) } gold, by what you saw
    .gold = { $gold } gold
seen-to-take = { CAPITAL(WHOSE($who)) } cards that you saw
