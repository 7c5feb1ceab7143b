### Che cos'è ogni gioco, senza caricarlo: che cosa vi si fa, una frase, e lo stesso per una piccola carta.

indy = evoca tre carte, salva le penne
    .sentence = Pesca per comporre un'evocazione di tre carte; la peggiore costa una penna.
    .card = Evoca tre carte, salva le penne
tribe = fai catene, nascondi lupi e penne
    .sentence = Fai catene di un personaggio e tre vasi; rovina quelle altrui con i lupi.
    .card = Catene di vasi e lupi
five-tribes = offri, muovi i meeple, conquista il sultanato
    .sentence = Muovi i meeple su trenta tessere, fai offerte per il turno, invoca i geni.
    .card = Muovi i meeple nel deserto
tribal-duel = due solitari che si rubano le carte
    .sentence = Due solitari, uno di fronte all'altro: ruba ciò che serve, regala il resto.
    .card = Libera colonne, ruba carte
tribal-rixe = svuota la mano su colonne comuni
    .sentence = Svuota la mano su colonne comuni a tutti; raccogli quelle complete.
    .card = Svuota la mano per primo
rise-of-tribes = popola esagoni, tira dadi, completa scopi
    .sentence = Cresci, muovi, raccogli e comanda su una mappa di esagoni, con i dadi.
    .card = Cresci e comanda su un'isola
