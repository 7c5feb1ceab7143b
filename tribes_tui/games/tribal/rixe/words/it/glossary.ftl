### Le parole della Rixe, e i segni sul suo tavolo.

## Parole: che cosa significa ognuna

free-place = spazio libero
    .means = Uno spazio senza colonna: ci va solo un 9 da una mano, o la carta che comincia una nuova colonna.
complete = completa
    .means = Una colonna dal 9 all'1: si può raccogliere.
point = punto
    .means = Uno per una colonna completa che raccogli, tre se chiudi.
going-out = chiusura
    .means = Giocare la propria ultima carta.
new-column = nuova colonna
    .means = Quando tutti hanno avuto un turno e nessuno ha giocato una carta, una carta del mazzo ne comincia una, di qualsiasi valore.
round = round
    .means = Da una distribuzione finché qualcuno non chiude, o nessuno può giocare e il mazzo è vuoto. Cinque fanno una partita, se l'opzione Durata non dice altro.

## Segni

sign-collect = raccogli
    .means = la colonna è completa: vale un punto
sign-free = libero
    .means = uno spazio libero: da una mano ci va solo un 9
