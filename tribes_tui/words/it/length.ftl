### Quanto dura una partita: come dicono le regole, o un'altra durata.

title = Durata
about = Una partita breve finisce prima; tutto il resto rimane com'è. I minuti calcolano 8 secondi per ogni tua scelta; più avanti si basano sulle tue partite.
choice = { $size ->
    [short] { $until } (breve)
    [shortest] { $until } (brevissima)
    [long] { $until } (lunga)
   *[full] { $until }
}
with-minutes = { $length }, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
    .brief = { $length }, { $minutes } min
is-short = Partita breve (variante).
