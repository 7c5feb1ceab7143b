### Le parole del Duello, e i segni sul suo tavolo.

## Parole: che cosa significa ognuna

free-column = colonna libera
    .means = Un posto vuoto per una colonna: ci va solo un 9, con ciò che ha sopra.
sacred-pile = pila sacra
    .means = Una pila di un simbolo, da 1 a 9; ci mette carte solo chi la possiede.
complete = completa
    .means = Si dice di una pila sacra arrivata al suo 9.
discard = scarti
    .means = Carte pescate che non andavano da nessuna parte; una che ora va si può prendere.
opponent = avversario
    .means = L'altro giocatore.
give = dono
    .means = Un gruppo che va dalla tua zona a quella dell'avversario.
steal = furto
    .means = L'ultima carta di una colonna dell'avversario che va nella tua zona o sulla tua pila sacra.
limited-action = azione limitata
    .means = Pescare, prendere o rubare una carta: solo una di queste, una volta a turno.
ban = divieto
    .means = In questo turno non puoi riprenderti con un furto la carta che nel suo ultimo turno l'avversario ha rubato per una colonna, né ridargli le carte di una colonna intera che ti ha dato.
progress = progresso
    .means = Una carta messa su una pila sacra, scoperta o pescata; 20 turni di fila senza finiscono la partita.

## Segni

sign-next = la prossima carta per le tue pile sacre
sign-theirs = la prossima carta per le pile sacre dell'avversario
sign-both = la prossima carta per le tue pile sacre e per quelle dell'avversario
sign-ban = un divieto: in questo turno la carta non può tornare indietro
sign-can-move = il piede, o il bordo, verde di una carta che si può spostare; senza colori è sottolineata
sign-down = tre carte coperte
