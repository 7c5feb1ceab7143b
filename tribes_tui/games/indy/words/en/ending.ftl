### How a game of indy ended.

alone = nobody else has a feather left
held = feathers kept
from-plate = from the plate
paid = feathers paid
won-back = feathers won back
round-won = Round { $number }: { WHOSE($who) } team takes a feather.
last-feather = { $number ->
    [1] Round { $round }: { WHOSE($who) } last feather is gone.
   *[other] Round { $round }: the last feathers of { LIST($names) } are gone.
}
# Of several who paid in the last round, though one of them won the game
shared-worst = Round { $number }, the last: the worst evocation cost { LIST($names) } a feather each.
came-back = Round { $number }: { DO($who, "are", "is") } back in the game.
