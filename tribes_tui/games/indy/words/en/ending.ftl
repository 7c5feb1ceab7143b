### How a game of indy ended.

alone = nobody else has a feather left
held = feathers kept
from-plate = from the plate
paid = feathers paid
won-back = feathers won back
round-won = { $who ->
    [you] Round { $number }: you win with a team.
   *[other] Round { $number }: { $who } wins with a team.
}
# Of several names: your, Ada's and Bo's
last-feather = Round { $number }: { LIST($whose) } last feather is gone.
plate-goes = { $number ->
    [one] The plate, 1 feather, goes to { $name }.
   *[other] The plate, { $number } feathers, goes to { $name }.
}
