### Le parole comuni a tutti i giochi, come le ha l'ultima sezione di un regolamento.

title = Parole di questo gioco
everywhere = A ogni tavolo:
player = giocatore
    .means = Chi ha un posto al tavolo, una persona o un bot.
bot = bot
    .means = Un giocatore mosso dal programma, da facile a maestro; alla pari segue i tuoi risultati.
seat = posto
    .means = Il posto di un giocatore, che una persona o un bot può prendere.
table = tavolo
    .means = Ciò che tutti vedono: i pezzi, i posti, la cronaca.
turn = turno
    .means = Ciò che un giocatore fa prima che tocchi al prossimo.
round = round
    .means = Da una distribuzione, o dal primo giocatore, finché tutti non hanno avuto i loro turni.
move = mossa
    .means = Una decisione, come la contano la cronaca e un replay.
hand = mano
    .means = Le carte che un giocatore tiene e nessun altro vede.
log = cronaca
    .means = Ciò che è successo, riga per riga.
hint = suggerimento
    .means = Che cosa farebbe un bot al tuo posto, vedendo ciò che vedi tu.
lesson = lezione
    .means = Una breve partita guidata.
