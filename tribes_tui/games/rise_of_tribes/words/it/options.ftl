### The options of the game.

elders = Anziani
    .about = Il tuo anziano può abitare in un tuo nuovo villaggio: allora, una volta a turno, una risorsa data a un altro ti lascia usare un suo sviluppo. Se nel tuo turno cade un villaggio altrui con l'anziano, ottieni un punto.
    .with = Ogni tribù ha un anziano: da un villaggio ti fa usare uno sviluppo altrui.
    .without = Nessuno ha un anziano: ognuno usa solo i propri sviluppi.
terrain = Terreni speciali
    .about = Tessere con una regola propria prendono il posto di alcuni laghi, foreste e montagne.
    .none = nessuno
    .none-means = L'isola del gioco base.
    .mixed = tre a caso
    .mixed-means = Tre degli otto, pescati a caso.
    .all = tutti e otto
    .all-means = Ognuno degli otto.
    .chosen = quelli che scelgo
    .chosen-means = Ognuno degli otto si può scegliere qui sotto.
leaders = Poteri dei capotribù
    .about = Ogni tribù ha due capotribù, ciascuno con un potere: scambiare, costruire a meno, sfuggire a un conflitto e così via. All'inizio ne scegli uno dei due.
    .with = Ognuno sceglie uno dei due capotribù della sua tribù.
    .without = Le tribù non hanno poteri propri.
bank = Risorse limitate
    .about = Se cibo, legno e pietra possono finire.
    .with = Ce ne sono 32 di ogni tipo; quando mancano prendi ciò che resta.
    .without = La banca ne ha sempre abbastanza.
layout = Forma dell'isola
    .about = Come si dispongono le quindici tessere se si è in quattro.
    .standard = come nelle regole
    .standard-means = Nessun lato è uguale a un altro.
    .symmetric = simmetrica
    .symmetric-means = I lati opposti sono uguali.
land = { $land ->
    [great-lake] Un lago che dà un cibo in più quando raccogli lì.
    [great-forest] Una foresta che dà un legno in più quando raccogli lì.
    [great-mountain] Una montagna che dà una pietra in più quando raccogli lì.
    [wild-land] Conta come lago, foresta e montagna, e dà i tre tipi mescolati come vuoi.
    [tar-pit] Un lago. Dopo i conflitti ogni tribù che vi ha un solo membro lo perde.
    [jungle] Una foresta da cui si raccoglie solo con tre o più membri propri insieme.
    [desert-oasis] Un lago da cui si raccoglie solo con tre o più membri propri insieme.
   *[glacier] Ghiaccio su una montagna: posto per tre, nessun villaggio, al massimo una pietra. Ogni azione con almeno due soli aggiunge una pietra; dopo la quinta si scioglie, e chi raccoglie lì per primo le prende tutte e cinque.
}
    .with = Fa parte dell'isola.
    .without = Resta nella scatola.
tribe = Tribù del posto { $seat }
    .about = Ogni tribù ha il suo prezzo per un villaggio e i suoi poteri dei capotribù.
    .random = a caso
    .random-means = Pescata fra quelle che nessuno ha scelto.
    .means = I suoi poteri: { LIST($powers, type: "or") }.
handicap = { $points ->
    [one] Tutti gli altri cominciano con { $points } punto.
   *[other] Tutti gli altri cominciano con { $points } punti.
}
length = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
    .means = Vince chi arriva per primo a { $points } punti.
standstill = Quando nessuno segna
    .about = Che cosa succede se a lungo nessuno segna. Se la partita finisce, vince chi ha più punti, poi più villaggi, scopi, membri.
    .ends = finisce dopo 40 round
    .ends-means = 40 round di fila senza un punto chiudono la partita; dal 30º ti si avverte.
    .goes-on = continua
    .goes-on-means = La partita continua finché qualcuno non vince.
