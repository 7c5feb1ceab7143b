### Djinns: what they do and what they cost. $key: a djinn's name in letters alone.

power = { $key ->
    [Al-Amin] alla fine ogni due fachiri fanno una merce qualsiasi
    [Anun-Nak] metti 3 meeple dal sacchetto su una tessera senza nulla
    [Baal] 1 oro quando ottieni un genio, 2 quando lo ottiene un avversario
    [Boaz] i tuoi anziani e visir sono al sicuro dagli assassini
    [Bouraq] metti un palazzo su un villaggio qualsiasi
    [Echidna] i tuoi costruttori guadagnano il doppio in questo turno
    [Enki] metti una palma su un'oasi qualsiasi
    [Hagis] metti invece il palazzo su una delle 8 tessere vicine
    [Haurvatat] le palme sulle tue tessere valgono 5 punti
    [Iblis] i tuoi assassini uccidono due volte, nello stesso posto
    [Jafaar] i tuoi visir valgono 3 punti ciascuno
    [Kandicha] mercanti uccisi: una carta; costruttori: oro; altri: a te
    [Kumarbi] ogni fachiro abbassa di un passo il prezzo di un'offerta
    [Lamia] metti invece la palma su una delle 8 tessere vicine
    [Leta] metti un cammello su una tessera senza nulla
    [Marid] 1 oro se lasci un meeple su una tua tessera, 2 se lo fanno altri
    [Monkir] 1 oro quando metti un palazzo, 2 quando lo mettono altri
    [Nekir] 1 oro se i tuoi assassini uccidono, 2 se lo fanno altri
    [Shamhat] i tuoi anziani valgono 4 punti ciascuno
    [Sibittis] pesca 3 geni e tienine uno
    [Sloar] prendi la prima carta del mazzo delle risorse
   *[other] metti un cammello su una tessera con nient'altro che meeple
}
    .brief = { $key ->
        [Al-Amin] alla fine 2 fachiri fanno una merce
        [Anun-Nak] metti 3 meeple su una tessera vuota
        [Baal] 1 oro per un genio, 2 se lo prendono altri
        [Boaz] i tuoi anziani e visir sono al sicuro
        [Bouraq] metti un palazzo su un villaggio
        [Echidna] i costruttori rendono il doppio nel turno
        [Enki] metti una palma su un'oasi qualsiasi
        [Hagis] il palazzo può andare su una tessera vicina
        [Haurvatat] le tue palme valgono 5 punti
        [Iblis] gli assassini ne uccidono due insieme
        [Jafaar] i tuoi visir valgono 3 punti l'uno
        [Kandicha] dalle tue vittime carte, oro e gente
        [Kumarbi] ogni fachiro abbassa l'offerta di un passo
        [Lamia] la palma può andare su una tessera vicina
        [Leta] metti un cammello su una tessera vuota
        [Marid] 1 oro se lasci su tue tessere, 2 se altri
        [Monkir] 1 oro per un palazzo, 2 se è di altri
        [Nekir] 1 oro se uccidi, 2 se uccidono altri
        [Shamhat] i tuoi anziani valgono 4 punti l'uno
        [Sibittis] pesca 3 geni, tienine uno
        [Sloar] prendi la prima carta del mazzo
       *[other] un cammello dove ci sono solo meeple
    }
cost = { $cost ->
    [free] sempre attivo
    [either] ogni uso costa un anziano o un fachiro
    [both] ogni uso costa un anziano, più un anziano o un fachiro
    [fakir] ogni uso costa un fachiro
   *[any] ogni uso costa quanti fachiri vuoi
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
djinn = { $djinn }, { djinn.about }
    .about = { $points } punti, { cost }: { power }
    .short = { $djinn }, { $points } punti: { $told }
costly = { $power }; { costly.alone }
    .alone = { $cost ->
        [either] un uso costa un anziano o un fachiro
        [both] un uso costa 2 anziani, o 1 e un fachiro
       *[fakir] un uso costa un fachiro
    }
paid-power = { $cost ->
    [either] { $djinn } per un anziano o un fachiro: { $power }
    [both] { $djinn } per 2 anziani, o 1 e un fachiro: { $power }
   *[fakir] { $djinn } per un fachiro: { $power }
}
