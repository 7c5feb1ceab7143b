### The same decision as often as it may be made, where a game asks for like things one by one.

# Typed and heard: what was chosen last, once more and as often as it may be; on the key with how many that are; `.fit`: one more would begin a conflict or be lost;
# `.each`: all places there are; `.again`: what was done last, so many times more; $place: where to, or `none`.
label = all here
    .key = all { $number } here
    .fit = { $number } here without loss
    .each = all { $number }
    .again = { $place ->
        [none] { $number } more the same way
       *[other] { $number } more to { $place }
    }
# What is typed before a choice: as often as it may be.
all = all
about = before a choice, makes it as often as possible. All here repeats your last choice
unknown = Say all and a choice, such as all 2. Or say all here to repeat your last choice.
# The key was pressed where only one may be put.
one-by-one = One at a time here: more would fight or be lost.
# The key was pressed where it puts nobody.
not-here = Nothing to put here. Where several may go, this key puts them all at once.
