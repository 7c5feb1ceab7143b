### Che cosa dice lo schermo di un regolamento attorno alle regole.

type-a-word = una parola o parte di essa
ends = co|chi go|ghi ca|che ga|ghe o|i|a|e
book = Regolamento di { $game }
nothing-found = In questo regolamento non c'è da nessuna parte.
to-contents = indice
between = indice o testo
to-found = risultati
to-place = vai lì
next = risultato dopo
previous = risultato prima
before = dov'eri
section = sezione
found-at = { $number ->
    [0] { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    } con “{ $sought }”
   *[other] risultato { $number } di { $count } con “{ $sought }”
}
where = sezione { $number }, { $share }% del libro
    .short = { $share }% del libro
how-to-walk = { $count ->
    [1] { $enter } ti porta lì.
   *[other] { $enter } porta al prossimo risultato, da lì n e N vanno avanti e indietro.
}
opened = al testo: { $number } { $title }
    .short = al testo: { $title }
in-this-book = In questo libro
chapter = { $chapter }: { $titles }
leads-to = Vedi anche: { $links }
named-section = sezione
named-ruling = chiarimento

# What a key does, in a few words more, in the list of everything by name.
next-told = al prossimo punto in cui compaiono le tue parole
previous-told = al punto precedente
section-told = alla sezione seguente, o alla precedente
search-told = cerca parole in questo libro
to-contents-told = tra l'indice e il testo
to-found-told = all'elenco di ciò che è stato trovato
before-told = torna alla sezione da cui vieni
scroll-told = continua a leggere, una pagina alla volta
