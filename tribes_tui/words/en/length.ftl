### How long a game is: as its rules have it, or another length.

title = Length
about = How long the game is. Short games end sooner; everything else is the same.
# A choice. $until: what the game goes to, like `60 points`
choice = { $size ->
    [short] { $until } (short)
    [shortest] { $until } (shortest)
    [long] { $until } (long)
   *[full] { $until } (full)
}
# $minutes: how long it takes
with-minutes = { $length }, about { COUNT($minutes, "minute") }
    .brief = { $length }, { $minutes } min
is-short = This is a short game (variant).
