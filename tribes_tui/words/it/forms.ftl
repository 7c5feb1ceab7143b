### Che cosa dicono schermi, moduli e finestre dei loro tasti e delle loro righe.

back = indietro
to-table = torna al tavolo
no-key = { $key } qui non fa nulla.
go-on = continua
scroll = scorri
search = cerca
cancel = lascia com'è
change = cambia
choose = scegli
types = scrivi
typed = fatto
field = campo
on = sì
off = no
more-values = { $number ->
    [1] C'è un altro valore: premi Invio per vederlo.
   *[other] Ci sono altri { $number } valori: premi Invio per vederli.
}
by-name = { CAPITAL($what) }
here = In questo schermo
up-down = Su Giu
fields = Campi
elsewhere = Ovunque
type-here = Scrivi per cercare
# Instead of the list, where nothing fits.
nothing-found = Qui niente si chiama così. Scrivi meno lettere, o un'altra parola.
empty-pile = niente
above = ▲ altro
below = ▼ altro
both = ▲▼ altro
seat = posto { $number }
    .always = Sempre il posto { $number }.
by-chance = a sorte
    .means = Il posto si estrae di nuovo a ogni partita.

field-told = al campo successivo, o a quello prima
change-told = un altro valore di questo campo
choose-told = tutti i valori di questo campo in un elenco
pick-told = prendi ciò che è sotto il cursore

# What a key does, in a few words more, in the list of everything by name.
back-told = torna da dove vieni
types-told = scrivi in questo campo
typed-told = tieni quello che hai scritto

offered = { $number } in tutto
found = { $number ->
    [one] { $number } trovato
   *[other] { $number } trovati
}
