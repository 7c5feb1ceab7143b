### Che cosa dicono le statistiche.

title = Statistiche
own = Contato dalle tue registrazioni: chi può scrivere nella loro cartella può cambiarle, e nessun altro le garantisce.
none = Ancora niente da contare.
all = tutte
by-players = Quanti al tavolo
chance = │ per caso, a parità di forze
    .brief = │ per caso
against = Contro chi
every = Le tue partite, dalla prima
    .last = Le tue ultime { $last } di ognuno
won = vinta
lost = non vinta
chosen = scelta sotto
points = Per te, { $units }, partita per partita
headline = Vittorie: { $won } su { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}; per caso, a parità di forze, circa { NUMBER($by-chance, maximumFractionDigits: 1) }.
few = Così poche partite dicono ancora poco.
game = gioco
played-with = con
result = risultato
when = quando
walk = partita
open = replay
list = quali partite
back = indietro
players-of = { $number } giocatori
of = { $won } su { $games }
    .won = vinte { $won } su { $games }
best = al meglio { $amount }, di solito { $usual }
how-counted = Ancora nessuna partita conta. Giocane una fino alla fine, solo contro bot: poi qui vedrai quante ne hai vinte rispetto al puro caso.
bots-of = { $level ->
    [mixed] bot misti
    [easy] bot facili
    [medium] bot medi
    [hard] bot difficili
    [master] bot maestri
    [even] bot alla pari
    [random] bot casuali
   *[other] bot { $level }
}
streak = { $row ->
    [0] al massimo { $longest } vittorie di fila
    [1] al massimo { $longest } vittorie di fila
   *[other] ora { $row } vittorie di fila, al massimo { $longest }
}
puzzles = rompicapi per { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} di fila (al massimo { $longest })

# What a key does, in a few words more, in the list of everything by name.
walk-told = la partita seguente nell'elenco, o la precedente
open-told = rivedi questa partita, mossa per mossa
list-told = tutti e sei i giochi, o uno solo
