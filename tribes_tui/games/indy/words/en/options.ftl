### indy's options, and the pictures of its rulebook.

## Options

return-from = Return with
    .about = How the plucked, who have no feathers left, come back.
    .row = the row alone
    .row-means = The plucked return with a character of their shaman's colour if two more of it lie in the row: about one plucked turn in 25.
    .all = the row and evocations
    .all-means = The plucked return with a character of their shaman's colour if two more of it lie in the row or in evocations: about one plucked turn in four.
handicap = { $number ->
    [one] One feather of that seat begins on the plate.
   *[other] { $number } feathers of that seat begin on the plate.
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
