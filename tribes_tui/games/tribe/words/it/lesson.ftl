### La lezione di Tribe: di ogni passo il testo e il titolo. Bo è il nome dell'altro giocatore.

about = Costruisci catene di un personaggio e dei suoi tre vasi: ogni sfera vale un punto. Quattro catene complete chiudono una sfida (tre se si è in quattro). Quando qualcuno ha 100 punti, vince il totale più alto.
    .title = Lo scopo
turn = Prima prendi una carta, poi ne posi, nascondi, giochi o scarti una. Non c'è ancora nessuno scarto, quindi è stata pescata una carta per te: lo spirito dell'orso.
    .title = Comincia un turno
standing = Accanto a ogni nome: i punti di prima, poi le carte ancora da posare. Quando qualcuno sta per chiudere la sfida, sopra la tua mano sta quanto avresti.
    .title = Come stai messo
new-chain = Posa il tuo sciamano. Vuole un'arma, uno spirito e un calumet, in quest'ordine. Senza un vaso alla fine del tuo prossimo turno se ne va: solo il tuo capo, lo scout, può restare solo.
    .title = Una nuova catena
discards = Invece di pescare puoi prendere lo scarto in cima, se è un vaso o un totem. Prendi l'arma: un'altra catena ne vorrà una.
    .title = Dagli scarti
first-vase = Vanno tutte e due le armi. Posa quella da guerra: ha tre sfere, quella da caccia due, ed è rossa come il tuo orso. Accanto al tuo nome, il + dice quanto valgono ora le tue catene.
    .title = Il primo vaso
one-colour = Il calumet fra gli scarti è blu: pesca, invece, e posa l'orso, rosso come la tua arma. Su tre vasi di un colore un totem fa magica la catena: dieci punti in più, oltre ai cinque del totem.
    .title = Un colore è magia
complete = Nessun calumet rosso. Prendi quello blu prima che Bo lo copra: la catena è completa, ma stavolta senza magia.
    .title = Una catena completa
face-down = Pesca, poi nascondi il bufalo accanto alla tua catena, dove c'è posto per una carta: Bo ne vede solo il dorso. Le penne coperte salvano vasi, e un vaso può aspettare lì finché lo posi. Una volta a turno puoi scambiare quella carta.
    .title = Coperte
attack = Bo ha posato un multi: qualsiasi vaso, una volta per catena. Il tuo bufalo distrugge gli ultimi due vasi di una catena senza totem. Usalo invece di prendere una carta: il tuo turno finisce lì.
    .title = Attacco
lost = Bo non aveva penne coperte: il suo sciamano è solo. Non è il suo capo: senza un vaso nel prossimo turno di Bo se ne va. Per mettere al sicuro una catena completa posaci un totem: da allora nessuno può attaccarla.
    .title = Che cosa si perde, che cosa è al sicuro
others = Un lupo si nasconde come un bufalo, e distrugge un vaso. Le penne della forza salvano un vaso, quelle del coraggio due. Un blocco fa saltare un turno a un altro giocatore che ha una catena. Con pesca 3 peschi tre carte, poi ne scarti tre.
    .title = Altre carte
late = Tutti contano tutte le loro catene, complete o no. Ma se la sfida la chiude un altro, tu paghi le sfere delle carte in mano e coperte.
    .title = Che cosa costa arrivare tardi
