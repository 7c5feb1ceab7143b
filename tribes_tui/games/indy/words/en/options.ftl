### indy's options, and the pictures of its rulebook.

## Options

return-from = Coming back into the game
    .about = Which cards bring a player without feathers back into the game.
    .row = harder (from the row)
    .row-means = A character of your shaman's colour brings you back if two more characters of that colour lie in the row: on about one turn in 25.
    .all = easier (evocations too)
    .all-means = A character of your shaman's colour brings you back if two more characters of that colour lie in the row or in evocations: on about one turn in four.
handicap = { $number ->
    [one] Whoever has it starts with one feather fewer, which lies on the plate.
   *[other] Whoever has it starts with { $number } feathers fewer, which lie on the plate.
}
length = { COUNT($feathers, "feather") } each
    .means = Everybody begins with { $feathers } feathers.

## Pictures of the rulebook

picture-cards = a character, a horse, an object; an eagle
picture-eagle =
    It has no colour and no value.
    It takes a card from the row.
# $sum: of the three cards
picture-class = { $name }: { $rule }
    .sum = sum { $sum }
