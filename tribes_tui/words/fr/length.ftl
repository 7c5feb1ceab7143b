### La durée d'une partie : celle des règles, ou une autre.

title = Durée
about = Les parties courtes finissent plus tôt ; tout le reste demeure. Les minutes comptent 8 secondes par choix de ta part, puis la durée de tes propres parties.
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
