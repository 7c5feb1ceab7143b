### La lezione di Tribe: di ogni passo il testo e il titolo. Bo è il nome dell'altro giocatore.

about = Costruisci catene: un personaggio e i suoi tre vasi. Ogni sfera che hanno è un punto. Quattro catene complete chiudono una sfida (tre se si è in quattro), e si contano i punti. Quando qualcuno ne ha 100, vince il totale più alto.
    .title = Lo scopo
turn = Prima prendi una carta, poi ne posi, nascondi, giochi o scarti una. Senza una catena spesso puoi solo scartare: tieni i vasi che vorranno i personaggi della tua mano. Non c'è ancora nessuno scarto, quindi è stata pescata una carta per te: lo spirito dell'orso.
    .title = Comincia un turno
standing = Accanto a ogni nome vedi i punti delle sfide precedenti e, dopo il segno più, quanto valgono ora le catene. A destra vedi quante carte mancano a quel giocatore alla fine della sfida. Sopra la tua mano vedi quanto avresti ora: tanto se la chiudi tu, tanto se la chiude un altro, perché allora le carte in mano e coperte ti costano le loro sfere.
    .title = Come stai messo
new-chain = Posa il tuo sciamano. Puoi avere una sola catena per ogni personaggio. Questo vuole un'arma, uno spirito e un calumet, in quest'ordine. Deve avere il primo vaso entro la fine del tuo prossimo turno, o se ne va: solo il tuo capo può restare solo, e il tuo è lo scout.
    .title = Una nuova catena
discards = Invece di pescare puoi prendere lo scarto in cima, se è un vaso o un totem. Prendi l'arma da caccia: una di riserva, per un'altra catena.
    .title = Dagli scarti
first-vase = Vanno tutte e due le armi. Posa quella da guerra: ha tre sfere, quella da caccia due, ed è rossa come il tuo orso.
    .title = Il primo vaso
one-colour = Il calumet fra gli scarti è blu: guasterebbe il colore. Allora pesca, sperando in uno rosso, e posa l'orso: come la tua arma, è rosso. Quando i tre vasi di una catena sono di un colore, un totem posato in cima la fa magica: vale dieci in più, oltre ai cinque del totem.
    .title = Un colore è magia
complete = Nessun calumet rosso. Allora prendi quello blu prima che Bo lo copra, e posalo come terzo vaso: la catena è completa, ma stavolta senza magia.
    .title = Una catena completa
face-down = Pesca, e nascondi il bufalo accanto alla tua catena: Bo ne vede solo il dorso. Le penne nascoste salverebbero vasi di una qualsiasi delle tue catene, e un vaso nascosto si può posare in un turno futuro. Ogni catena ha un posto così, e una volta a turno puoi scambiare quello che c'è.
    .title = Coperte
attack = Bo ha posato un multi, che vale qualsiasi vaso, ma una volta sola per catena. Usa il tuo bufalo invece di prendere una carta: distrugge gli ultimi due vasi della catena di un altro che non ha un totem. Il tuo turno finisce lì: non posi nessuna carta.
    .title = Attacco
lost = Bo non aveva penne coperte. Ora lo sciamano di Bo è solo: se non riceve un vaso, se ne va alla fine del prossimo turno di Bo, perché non è il suo capo. Ciò che in un attacco si perde o si usa va sotto gli scarti: solo se non ce ne sono resta in cima, e si può prendere. Un totem si posa solo su una catena completa: da allora nessuno può attaccarla.
    .title = Che cosa si perde, che cosa è al sicuro
others = Un lupo si nasconde come un bufalo, e distrugge un vaso. Le penne della forza salvano un vaso, quelle del coraggio due. Un blocco fa saltare un turno a un altro giocatore che ha una catena. Con pesca 3 peschi tre carte, poi ne scarti tre.
    .title = Altre carte
late = Tutti contano le sfere di tutte le loro catene, complete o no. Ma se qualcuno chiude, tutti gli altri sottraggono le sfere delle loro carte in mano e coperte. Sopra la tua mano vedi quanto avresti ora.
    .title = Che cosa costa arrivare tardi
