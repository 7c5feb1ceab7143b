### Che cosa dicono le regole con queste chiavi: perché un'azione ora non è ammessa. Una frase in minuscolo, senza punto.

seen-in-turn = così tornerebbe una posizione già vista in questo turno
changes-nothing = una colonna intera in una libera della sua zona non cambia nulla
given-to-you = ti è stata data con la sua colonna: ora non si può ridare
not-face-up = { $card } non è scoperta in una colonna
pile-needs = { $symbol ->
    [djembe] la tua pila di djembe
    [mask] la tua pila di maschere
    [lizard] la tua pila di lucertole
   *[other] la tua pila di tartarughe
} vuole ora il { $number }
no-fit = { $card } non va su { $onto }: uno in meno e l'altro colore
no-place = { $card } non si potrebbe posare da nessuna parte
not-your-end = { $onto } non è l'ultima carta di una tua colonna
move-left = una mossa scoprirebbe ancora una carta o svuoterebbe una colonna
cleaning-over = la pulizia è finita; finisci invece il turno
most-decisions = dopo { $number } decisioni resta solo la fine del turno
no-end = { $onto } non è l'ultima carta di una colonna
not-its-end = { $card } non è l'ultima carta della sua colonna
seen-in-cleaning = così tornerebbe una posizione già vista in questa pulizia
own-zone-only = nella pulizia sposti carte solo dentro la tua zona
only-by-stealing = dalla zona dell'avversario alla tua le carte vengono solo con un furto
zone-full = quella zona non ha colonne libere
opponents = { $card } è nella zona dell'avversario; si dovrebbe rubare
pile-has = { $symbol ->
    [djembe] la tua pila di djembe
    [mask] la tua pila di maschere
    [lizard] la tua pila di lucertole
   *[other] la tua pila di tartarughe
} ha già il { $number }
stolen-from-you = { $card } ti è stata rubata nell'ultimo turno: ora non si può riprendere
used = in questo turno hai già pescato, preso o rubato
no-stock = il mazzo è vuoto
not-discarded = { $card } non è negli scarti
take-equal = prendi invece la sua uguale { $other }
yours = { $card } è nella tua zona
covered = si ruba solo l'ultima carta di una colonna; { $card } è coperta
you-full = non hai colonne libere
move-or-sacred-left = una mossa, o una carta messa su una pila sacra, scoprirebbe ancora una carta o svuoterebbe una colonna
place-first = prima posa { $card }
nothing-drawn = nessuna carta è stata pescata o presa
most-moves = dopo { $number } mosse la pulizia è finita
no-sacred-cleaning = nella pulizia nulla va sulle pile sacre
only-nine = solo un 9 va in una colonna libera

## Opzioni, come le dice l'aiuto della riga di comando

option-youngest = il posto che comincia quando le pulizie finiscono pari
option-clean-sacred = le carte possono andare sulle pile sacre già nella pulizia
option-emptied = chi ha quattro 1 vince anche quando l'avversario prende l'ultima carta delle sue colonne
option-sacred = con quante carte sulle pile sacre si vince; meno sono, più corta è la partita (variante)
