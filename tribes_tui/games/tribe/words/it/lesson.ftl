### La lezione di Tribe: di ogni passo il testo e il titolo. Bo è il nome dell'altro giocatore.

about = Costruisci catene di un personaggio e dei suoi tre vasi: ogni sfera vale un punto. Quattro catene complete chiudono una sfida (tre se si è in quattro). Quando qualcuno ha 100 punti, vince il totale più alto.
    .title = Lo scopo
turn = Prima prendi una carta, poi ne posi, nascondi, giochi o scarti una. Non c'era uno scarto da prendere, quindi è stata pescata una carta per te: lo spirito dell'orso. Posa il tuo sciamano: comincia una catena.
    .title = Un turno
discards = Il tuo sciamano vuole un'arma, uno spirito e un calumet, in quest'ordine. Senza un vaso alla fine di questo turno se ne andrebbe: solo il tuo capo, lo scout, può restare solo. Prendi lo scarto in cima, come puoi se è un vaso o un totem: quello che prendi tu, Bo non può prenderlo.
    .title = Dagli scarti
first-vase = Vanno tutte e due le armi. Posa quella da guerra: ha tre sfere, quella da caccia due, ed è rossa come il tuo orso. Accanto al tuo nome, il + dice quanto valgono ora le tue catene.
    .title = Il primo vaso
one-colour = Il calumet fra gli scarti è blu: pesca, invece, e posa l'orso, rosso come la tua arma. Su tre vasi di un colore un totem fa magica la catena: dieci punti in più, oltre ai cinque del totem.
    .title = Un colore è magia
complete = Nessun calumet rosso. Prendi quello blu prima che Bo lo copra: la catena è completa, ma stavolta senza magia.
    .title = Una catena completa
face-down = Pesca, poi nascondi il bufalo accanto alla tua catena, dove c'è posto per una carta: Bo ne vede solo il dorso. Da lì attacca in un turno futuro. Un lupo fa lo stesso, con un vaso.
    .title = Coperte
attack = Bo ha posato un multi: qualsiasi vaso, una volta per catena. Il tuo bufalo distrugge gli ultimi due vasi di una catena senza totem. Usalo invece di prendere una carta: il tuo turno finisce lì.
    .title = Attacco
feathers = Bo non aveva penne coperte, e lo sciamano, rimasto solo, se n'è andato. Pesca, poi nascondi le penne del coraggio accanto alla tua catena. Salvano due vasi da un attacco, le penne della forza uno.
    .title = Penne
draw3 = Pesca, e gioca la carta che viene: peschi tre carte, poi ne scarti tre. Se la sfida la chiude un altro, paghi un punto per ogni sfera che hai in mano e sulle carte coperte. Scarta quindi quello che non ti serve, per primo lo sciamano, la cui catena hai già.
    .title = Le carte costano punti
totem = Pesca, e posa il totem sulla tua catena: cinque punti, e nessuno può più attaccarla. Altre tre catene chiuderebbero la sfida.
    .title = Una catena al sicuro
