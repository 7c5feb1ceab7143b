### Che cosa dicono le regole con queste chiavi: perché un'azione ora non è ammessa. Una frase in minuscolo, senza punto.

seen-in-turn = così tornerebbe una posizione già vista in questo turno
own-zone-only = nella pulizia usi solo la tua zona
not-complete = si raccoglie solo una colonna completa, dal 9 all'1
fits-no-drawing = hai in mano una carta che va, { $card }: quindi non puoi pescare
draw-first = devi pescare una carta prima di poter finire il turno
fits-zone = hai in mano una carta che va ancora nella tua zona: { $card }
lay-first = prima scegli dove comincia una colonna la carta scoperta
no-new-column = una nuova colonna comincia solo quando nessuno poteva giocare una carta
most-in-turn = più di { $number } spostamenti in un turno non si fanno
not-table = { $card } non è sul tavolo
no-end = { $onto } non è l'ultima carta di una colonna
seen-in-cleaning = così tornerebbe una posizione già vista in questa pulizia
not-held = non hai in mano: { $card }
no-collecting = nella pulizia non si raccoglie nulla
no-drawing = nella pulizia non si pesca nulla
drawn-already = puoi pescare una sola carta a turno
placed-already = non puoi pescare in un turno in cui hai giocato una carta
no-stock = il mazzo è vuoto
cleaning = stai pulendo: finisce quando nessuna carta va nella tua zona
fits-no-end = hai in mano una carta che va, { $card }: un turno continua finché una carta va
cleaning-over = la pulizia è finita; finisci invece il turno
no-zone = una zona così non c'è
most-in-cleaning = più di { $number } spostamenti in una pulizia non si fanno
zone-full = quella zona non ha spazi liberi

## Opzioni, come le dice l'aiuto della riga di comando

option-rounds = quanti round si giocano
option-youngest = il posto da cui si contano le parità per cominciare
option-handicap = un handicap per il giocatore più forte: con quanti punti cominciano gli altri
no-seat = Tribal Rixe: non c'è nessun posto { $seat } in una partita a { $players }
