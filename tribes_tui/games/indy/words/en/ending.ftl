### How a game of indy ended.

alone = nobody else has a feather left
held = feathers kept
from-plate = from the plate
paid = feathers paid
won-back = feathers won back
round-won = { $who ->
    [you] Round { $number }: your team takes a feather.
   *[other] Round { $number }: { WHOSE($who) } team takes a feather.
}
last-feather = { $number ->
    [1] { $who ->
        [you] Round { $round }: your last feather is gone.
       *[other] Round { $round }: { WHOSE($who) } last feather is gone.
    }
   *[other] Round { $round }: the last feathers of { LIST($names) } are gone.
}
plate-goes = { $who ->
    [you] { $number ->
        [one] The plate, 1 feather, goes to you.
       *[other] The plate, { $number } feathers, goes to you.
    }
   *[other] { $number ->
        [one] The plate, 1 feather, goes to { $who }.
       *[other] The plate, { $number } feathers, goes to { $who }.
    }
}
