### Quanto dura una partita: come dicono le regole, o un'altra durata.

title = Durata
about = Quanto dura la partita. Quelle brevi finiscono prima; tutto il resto rimane com'è.
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
is-short = Partita breve (variante).
