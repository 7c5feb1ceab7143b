### indy's options, and the pictures of its rulebook.

## Options

return-from = Return with
    .about = Where the two characters lie that a plucked shaman needs beside their own to return.
    .row = the row alone
    .row-means = Both lie in the row: about one plucked turn in 25 brings a return.
    .all = the row and evocations
    .all-means = They may lie in evocations, too: about one plucked turn in four brings a return.
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
