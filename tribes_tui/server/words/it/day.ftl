### The day's deal of the host: the same for everybody on a day, once each.

line = Partita del giorno: { $game }
    .played = Partita del giorno: { $game } · posto { $place } di { $people }
    .plays = Partita del giorno: { $game } · la stai giocando
title = la partita del giorno
here = { $name } (alla partita del giorno)
at-it-place = alla partita del giorno.
facts = { $game } · { $day }
play = Giocala: una volta, contro i bot
    .go-on = Continuala
play-key = gioca
other-key = altro giorno
question = Oggi le stesse carte per tutti; il tuo risultato sta accanto a quelli degli altri.
guest = La gioca solo chi si può riconoscere: vieni con una chiave.
past = Quel giorno è finito. Scegli una riga per vedere la partita.
row = { $place }  { $name } { $won ->
    [yes] vinta
   *[no] persa
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $behind ->
    [0] { $ahead ->
        [0] pari con il miglior bot
       *[other] { $ahead } in più del miglior bot
    }
   *[other] { $behind } in meno del miglior bot
}
resigned-row = { $place }  { $name } abbandonata
bots = { $games ->
    [one] Bot, livello { $level }: vincono { $firsts } su { $games } partita al tuo posto, con { LIST($points) } punti
   *[other] Bot, livello { $level }: vincono { $firsts } su { $games } partite al tuo posto, con { LIST($points) } punti
}
at-it = { $people ->
    [one] La sta giocando, o l'ha lasciata: { LIST($names) }.
   *[other] La stanno giocando, o l'hanno lasciata: { LIST($names) }.
}
nobody = Nessuno l'ha ancora giocata fino in fondo.
