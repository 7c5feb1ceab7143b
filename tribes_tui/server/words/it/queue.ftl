### Play anybody: what one looks for, the wait, and what comes of it.

title = gioca con chi c'è
question = Con chi vuoi giocare?
look = Cerca compagni
    .key = cerca compagni

## Fields

game = Gioco
players = Giocatori
    .about = Quanti giocano, te compreso.
near = Compagni
    .about = Quanto sono forti, secondo le loro valutazioni. Più aspetti, più lontano possono essere.
near-100 = circa come me
    .about = All'inizio entro 100 punti.
near-300 = non troppo lontano da me
    .about = All'inizio entro 300 punti.
rated-on = Cambia le valutazioni di tutti quelli che giocano. Anche i tuoi compagni cercano partite valutate.
near-0 = chiunque
    .about = Chi arriva per primo.

## The wait, told in the lobby

sought = { $game } per { $players }, { $is-rated ->
    [yes] valutata
   *[no] non valutata
}, { $pace }
waits = { $within ->
    [0] In attesa da { $time }: { sought }
   *[other] In attesa da { $time }: { sought }, la tua valutazione ±{ $within }
}
other = { $name } cerca lo stesso, ma { LIST($differs) }: premi j per unirti.
    .game = { $name } cerca { sought }: premi j per unirti.
other-rated = { $is-rated ->
    [yes] valutata
   *[no] non valutata
}
other-pace = con il ritmo «{ $pace }»
join-key = unisciti
waiting = { $people ->
    [one] { $people } persona cerca compagni.
   *[other] { $people } persone cercano compagni.
}
play = Gioca con chi c'è: i compagni te li troviamo noi
stop = Non cercare più compagni
partners-key = compagni
bots = Gioca invece con bot circa della tua forza
    .key = gioca con bot
    .later = Dopo { $time } puoi giocare con bot circa della tua forza
stopped = Non cerchi più compagni.

## To somebody whose terminal is not in front

found = I compagni ci sono: { $game } comincia.
