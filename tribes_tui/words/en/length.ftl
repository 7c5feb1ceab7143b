### How long a game is: as its rules have it, or another length.

title = Length
about = Short games end sooner; everything else is the same. The minutes allow 8 seconds for each of your choices; later they go by your own games.
# A choice. $until: what the game goes to, like `60 points`
choice = { $size ->
    [short] { $until } (short)
    [shortest] { $until } (shortest)
    [long] { $until } (long)
   *[full] { $until }
}
# $minutes: how long it takes
with-minutes = { $length }, about { COUNT($minutes, "minute") }
    .brief = { $length }, { $minutes } min
is-short = This is a short game (variant).
