### Che cos'è ogni gioco, senza caricarlo: che cosa vi si fa, una frase, e lo stesso per una piccola carta.

indy = evoca tre carte, salva le penne
    .sentence = Pesca per comporre un'evocazione di tre carte; la peggiore costa una penna.
    .card = Evoca tre carte, salva le penne
tribe = fai catene di vasi, manda i lupi
    .sentence = Fai catene di un personaggio e tre vasi; rovina quelle altrui con i lupi.
    .card = Catene di vasi e lupi
five-tribes = muovi i meeple in una città del deserto
    .sentence = Muovi i meeple su trenta tessere; fai offerte per il turno, invoca i geni.
    .card = Muovi i meeple nel deserto
tribal-duel = libera colonne, ruba le carte all'altro
    .sentence = Libera le tue colonne, ruba ciò che serve; regala ciò che intralcia.
    .card = Libera colonne, ruba carte
tribal-rixe = svuota la mano su colonne comuni
    .sentence = Svuota la mano su colonne comuni a tutti; raccogli quelle complete.
    .card = Svuota la mano per primo
rise-of-tribes = cresci e comanda su un'isola di esagoni
    .sentence = Cresci, muovi, raccogli e comanda su una mappa di esagoni; i dadi dicono quanto.
    .card = Cresci e comanda su un'isola
