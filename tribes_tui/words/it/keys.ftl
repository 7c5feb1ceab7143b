### I comandi di un tavolo: come li chiama l'ultima riga, i nomi negli elenchi, che cosa fanno; e il file dei tasti.

choose = scegli
    .text = ciò che sta sotto il cursore; se è già preso, lo rimette
next = vai
    .title = Posto successivo
    .text = il cursore passa alla prossima scelta
previous =
    .title = Posto precedente
    .text = il cursore torna indietro
back = lascia
    .text = rimetti ciò che hai preso per ultimo
what = aiuto
    .title = Aiuto: che cos'è?
    .text = ciò che sta sotto il cursore; perché non si può scegliere
signs = segni
    .title = Segni di questo tavolo
    .text = che cosa significa ognuno; che cosa batte che cosa
jump = salta
    .text = una lettera su tutto ciò che puoi scegliere; premila
hint = suggerisci
    .title = Suggerimento
    .text = che cosa farebbe ora un bot, e perché
undo = annulla
    .text = ritira la tua ultima decisione; prima, ciò che hai preso
redo = rifai
    .text = rigioca ciò che hai annullato
say = a parole
    .text = posizione e scelte in frasi
rules = regole
    .title = Regolamento
    .text = aperto alla sezione che conta ora
since = cos'è successo
    .title = Dal tuo ultimo turno
    .text = che cosa hanno fatto gli altri; di nuovo al rallentatore
log = cronaca
    .text = tutto ciò che è successo; se vuoi, posto per posto
call = chiama
    .title = Chiedimi una volta fuori turno
    .text = alla prossima occasione nel turno altrui
offers = mosse proposte
    .text = sì o no: se il cursore parte da una buona mossa
    .now = { $is_on ->
        [yes] Ora: sì.
       *[no] Ora: no.
    }
offers-on = Mosse proposte: sì, anche nelle prossime partite. { $key }: no.
offers-off = Mosse proposte: no, anche nelle prossime partite. { $key }: di nuovo sì.
offers-ask = Il cursore deve partire da una buona mossa?
    .ways = { $choose }: sì. { $key }: no, le trovo da me.
    .rated = Con sole mosse proposte la partita non è valutata.
    .yes = sì, parti da una buona mossa
asking = quando chiedere
    .title = Quando chiedermi fuori turno
    .text = nei turni degli altri: sempre, se il tavolo è cambiato, o solo se chiami
    .now = { $how ->
        [always] Ora: sempre.
        [changed] Ora: se il tavolo è cambiato.
       *[never] Ora: solo se chiami.
    }
seats = posti
    .text = affida un posto a un bot, o riprendilo
export =
    .title = Esporta
    .text = questa partita come testo e immagine SVG
elsewhere = salva altrove
    .text = in un'altra cartella; se il disco non accetta più niente
trial =
    .title = Prova mosse
    .text = apre un tavolo di prova; ciò che giochi lì non conta
stars = stelle
    .title = Stelle del viaggio
    .text = che cosa chiedono le stelle; a che punto sono
mouse =
    .title = Mouse sì o no
    .text = senza, si può selezionare il testo
palette = tutti i comandi
    .title = Aiuto: cosa puoi fare qui
    .keys = tasto
    .text = un elenco in cui cercare
leave = esci
    .title = Lascia il tavolo
    .text = ciò che è stato fatto resta

## keys.json

not-read = { $path } non è JSON leggibile, perciò valgono i tasti soliti
wrong = { $path }: { $why }
no-object = dev'essere un oggetto, con un comando e i suoi tasti su ogni riga
no-command = non c'è un comando { $name }; ci sono { $commands }
no-list = i tasti di { $name } devono essere un elenco come { "[\"h\", \"f1\"]" }
given-twice = il tasto { $key } è dato sia a { $one } sia a { $other }
