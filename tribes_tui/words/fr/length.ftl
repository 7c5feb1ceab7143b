### La durée d'une partie : celle des règles, ou une autre.

title = Durée
about = Les parties courtes finissent plus tôt ; rien d'autre ne change. Les minutes comptent 8 secondes pour chacun de tes choix ; plus tard, elles suivent tes propres parties.
choice = { $size ->
    [short] { $until } (courte)
    [shortest] { $until } (très courte)
    [long] { $until } (longue)
   *[full] { $until }
}
with-minutes = { $length }, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
    .brief = { $length }, { $minutes } min
is-short = C'est une partie courte (variante).
