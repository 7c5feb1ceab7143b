### La durée d'une partie : celle des règles, ou une autre.

title = Durée
about = La durée de la partie. Les parties courtes finissent plus tôt ; tout le reste demeure.
choice = { $size ->
    [short] { $until } (courte)
    [shortest] { $until } (très courte)
    [long] { $until } (longue)
   *[full] { $until } (complète)
}
with-minutes = { $length }, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
    .brief = { $length }, { $minutes } min
is-short = C'est une partie courte (variante).
