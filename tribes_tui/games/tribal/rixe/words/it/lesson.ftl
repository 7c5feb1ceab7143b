### La lezione della Rixe: il titolo di ogni passo e, in .text, quello che si dice.

goal = Lo scopo
    .text = Le colonne vanno dal 9 all'1, arancione e blu alternati. Raccoglierne una porta un punto; finire le carte prima degli altri, tre.
cleaning = Pulizia
    .text = Tutto ciò che va nella tua zona si deve giocare: su una carta più alta di uno e dell'altro colore.
nothing-else = Non va altro
    .text = Quando tutti hanno finito, comincia chi ha giocato meno carte; a parità decide la sorte.
zones = Tutte le zone sono tue
    .text = Nei tuoi turni giochi in ogni zona, e devi farlo finché una carta va.
moving = Le colonne si muovono
    .text = Anche una carta sul tavolo si può spostare dove va; lo spazio che lascia vuoto è libero. Una carta con una luce sotto, lungo il bordo, si può spostare ora.
free-place = Uno spazio libero
    .text = Ci va solo un 9 da una mano, che non va su nessuna carta.
group = Un gruppo
    .text = La tartaruga 8 va sul djembe 9, e tutto ciò che ha sopra viene con lei. Lo spazio che lascia prende la tua tartaruga 9.
end-turn = Finisci il turno
    .text = Nessuna delle tue due carte va. In una partita non serve farlo turno per turno: n pesca e finisce i tuoi turni finché una carta non va.
complete = Colonne complete
    .text = Bo ha giocato la tartaruga 4, ci ha spostato la tua maschera 3, ha giocato la maschera 1 e ha raccolto la colonna. Prima di finire un turno cerca una colonna che si completa con una carta o una mossa: quella che lasci la può raccogliere Bo.
draw = Pesca
    .text = Se nel tuo turno non hai giocato nessuna carta e nessuna va, pescane una. Quando tutti hanno avuto un turno e nessuno poteva giocare, una carta del mazzo comincia una nuova colonna.
drawn = Una carta pescata
    .text = Se va, la giochi subito: la tartaruga 5 va sul djembe 6 di Bo.
end = Come finisce un round
    .text = È finito quando qualcuno non ha più carte: 3 punti. Dopo cinque round vince chi ha più punti.
