### Quanto dura una partita: come dicono le regole, o un'altra durata.

title = Durata
about = Fin dove va una partita. Le partite brevi sono una variante: finiscono prima, e tutto il resto rimane com'è.
choice = { $size ->
    [short] { $until } (breve)
    [shortest] { $until } (brevissima)
    [long] { $until } (lunga)
   *[full] { $until } (intera)
}
with-minutes = { $length }, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
    .brief = { $length }, { $minutes } min
is-short = Questa è una partita breve (variante).
