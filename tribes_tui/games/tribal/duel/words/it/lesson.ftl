### La lezione del Duello: il titolo di ogni passo e, in .text, quello che si dice.

goal = Come si vince
    .text = Un solitario per due. Per vincere svuota le tue colonne con tutte e quattro le pile sacre cominciate, o completale tutte e quattro. Nelle colonne i valori scendono di uno e i colori si alternano. Ogni carta c'è due volte.
cleaning = Pulizia
    .text = Prima ognuno pulisce la propria zona: sposta carte fra le tue colonne. Il djembe 5 è arancione, la lucertola 6 è blu e più alta di uno.
up = Si scoprono carte
    .text = Una carta coperta è venuta alla luce, ed ecco la tua prossima mossa: la maschera 8 va sulla lucertola 9.
nothing-more = Non va più nulla
    .text = Nessuna mossa scopre un'altra carta, quindi finisci la tua pulizia.
piles = Pile sacre
    .text = Bo ha scoperto meno carte e ha cominciato, e ti ha rubato la tartaruga 2 per una pila sacra. Le pile crescono da 1 a 9, una per ogni simbolo.
give = Dare
    .text = Puoi mettere carte sulle colonne di Bo: questo è dare. La lucertola 6 e il djembe 5 che ha sopra vanno sul djembe 7 di Bo, e la carta sotto si scopre.
often = Quante volte vuoi
    .text = Metti la maschera 2 sulla tua lucertola 3, la lucertola 6 sull'altro djembe 7 di Bo, la maschera 8 sulla tartaruga 9.
group = Un gruppo
    .text = Le carte una sull'altra si muovono insieme: la lucertola 3 e la maschera 2 vanno sulla maschera 4. Puoi spostare carte anche dentro la zona di Bo.
first-pile = La tua prima pila
    .text = Un uno! Comincia la tua pila di maschere, e la maschera 2 lo segue.
once = L'azione limitata
    .text = Una volta a turno puoi pescare, prendere uno scarto o rubare l'ultima carta di una colonna di Bo. Quello che peschi o prendi si posa, se va. Ruba a Bo la maschera 3.
not-back = Non subito indietro
    .text = Quello che uno di voi ruba per una colonna, l'altro non può rubarlo indietro nel turno subito dopo. E allora non si possono ridare nemmeno carte che, quando sono state date, hanno svuotato la loro colonna. Finisci il tuo turno.
end = Come finisce la partita
    .text = Svuota tutte le tue colonne con tutte e quattro le pile cominciate, o completa le pile. Dopo venti turni senza una carta pescata, scoperta o messa su una pila, vince chi ha più carte sulle pile.
