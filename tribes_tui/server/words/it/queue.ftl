### Play anybody: what one looks for, the wait, and what comes of it.

title = gioca con chi c'è
question = Con chi vuoi giocare?
look = Cerca compagni
    .key = cerca compagni

## Fields

game = Gioco
players = Giocatori
    .about = Quanti giocano, contando te.
near = Compagni
    .about = Quanto sono forti, secondo la loro valutazione. Più aspetti, più può essere diversa dalla tua.
near-100 = circa come me
    .about = All'inizio entro 100 punti.
near-300 = non troppo lontano da me
    .about = All'inizio entro 300 punti.
rated-on = Cambia le valutazioni di tutti quelli che giocano. I compagni saranno altri che cercano partite valutate.
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
other = { $name } cerca lo stesso, ma { LIST($differs) }: premi j per giocare insieme.
    .game = { $name } cerca { sought }: premi j per giocare insieme.
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
    .later = Da { $time } puoi giocare con bot circa della tua forza
stopped = Non cerchi più compagni.

## To somebody whose terminal is not in front

found = I compagni ci sono: { $game } comincia.
