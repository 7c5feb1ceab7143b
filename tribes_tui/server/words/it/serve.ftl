### The command `tribes serve`: its help, its errors, what it tells who keeps the host. Errors are clauses, behind `tribes: `.

## cli.py: what can be typed

serve = un server per amici: vengono con il solo ssh
serve-more =
    Gli amici vengono con { "`ssh -p PORT HOST`" } e una chiave qualsiasi; la chiave dice chi sono. Tavoli, persone e inviti stanno
    nella cartella { "`host`" } accanto alle tue partite. { "SIGTERM" } ferma il server; al riavvio ogni partita continua.

    esempi:
    { "  tribes serve                              " }solo per questa macchina, sulla porta 2222
    { "  tribes serve --public --by-invitation     " }per amici ovunque che hanno un codice
    { "  tribes serve --invite                     " }crea un codice per una persona, e finisce
    { "  tribes serve --limit sessions=12          " }un altro limite (si può ripetere)
    { "  tribes serve --shared postgresql://tribes@db/tribes" }
    { "                                            " }uno fra più server (vedi { "tribes host-database" })
    { "  tribes serve --browser                    " }le tue partite, in un browser su questa macchina

    limiti:
port = la porta, da 1024 ({ $usual }); 0: una libera
host = l'indirizzo su cui ascoltare; uno raggiungibile da altri vuole { "--public" }
public = ascolta su tutti gli indirizzi; senza, solo su { "127.0.0.1" }
by-invitation = le chiavi non ancora conosciute hanno bisogno di un invito
only-admins-make-tournaments = solo gli amministratori creano tornei
only-admins-invite = con { "--by-invitation" }: i codici che le persone fanno per i loro tavoli valgono per chi il server conosce già
invite = crea un invito al server (che può essere in funzione), lo stampa e finisce
keyless = nessun login per gli utenti di questa macchina (prove)
admin = una chiave che vede la pagina del server
webhook = dove si avvisa del turno chi lo ha chiesto, quando non c'è (lì si invia JSON; { "@FILE" } contiene l'indirizzo)
sendmail = chi lo chiede riceve una mail al suo turno, al massimo una all'ora, da questo programma ({ $usual })
hands = i tavoli possono mostrare tutte le mani a chi guarda, qualche mossa dopo, se tutti quelli seduti sono d'accordo
limit = cambia un limite (vedi sotto)
browser = invece di ssh: le tue partite, nel browser di questa macchina
shared = tiene tutto in un database PostgreSQL condiviso con altri server: { "postgresql://USER@MACHINE/NAME" }
proxy-from = indirizzi o reti di bilanciatori, separati da virgole: ciò che viene da lì deve cominciare con un'intestazione PROXY
metrics = fornisce misure ({ "/metrics" }) e stato ({ "/health" }) via http lì, come { "127.0.0.1:9100" }
log = scrive lì il registro, un file al giorno, e ne tiene sette giorni
as-root = gira comunque come root (non farlo)

## cli.py: what is wrong with it

for-posix = un server vuole un sistema POSIX (Linux, macOS, BSD): qui puoi giocare, e raggiungere un server con ssh
needs-asyncssh = un server ha bisogno di asyncssh: { "pip install asyncssh" }
browser-alone = { "--browser" } è solo per questa macchina: non va insieme a { "--public" } o { "--host" }
needs-textual-serve = per giocare in un browser serve textual-serve: { "pip install textual-serve" }
no-listening = non si può ascoltare su { $where }: { $why }
no-listening-port = non si può ascoltare sulla porta { $port }: { $why }
no-fingerprint = { $typed } non è l'impronta di una chiave: { "ssh-keygen -lf FILE.pub" } la stampa
no-port = { $typed } non è una porta da 1024 a 65535 (o 0)

## limits.py

limit-means = { $limit ->
    [sessions] persone collegate insieme
    [sessions_per_key] sessioni di una chiave
    [sessions_per_address] sessioni da un indirizzo
    [kept_for_admins] sessioni in più, solo per gli amministratori
    [waiting] connessioni senza sessione: oltre la metà, le più vecchie cedono il posto alle nuove
    [waiting_per_address] le stesse da un indirizzo
    [login_seconds] secondi che può durare un login
    [logins_per_minute] connessioni al minuto da un indirizzo
    [login_burst] connessioni insieme prima che conti
    [longest_penalty] secondi che un indirizzo aspetta al massimo dopo troppe (ogni volta raddoppia)
    [door_seconds] secondi che chi è nuovo ha per scrivere un codice e un nome, e una connessione per aprire una sessione
    [code_tries] tentativi per un codice d'invito
    [code_delay] secondi che costa ogni tentativo sbagliato
    [packets_per_second] pacchetti di una connessione al secondo; oltre questo limite e i tre seguenti la si chiude
    [packet_burst] pacchetti insieme prima che conti
    [requests_per_second] richieste al secondo a cui si risponde, cinque volte tante insieme
    [channels_per_minute] canali richiesti al minuto, altrettanti insieme
    [events_per_second] tasti al secondo
    [event_burst] tasti insieme prima che conti
    [queue_bytes] byte di input in attesa; il resto non ha effetto
    [flood_seconds] secondi di una tale valanga dopo i quali si chiude una sessione
    [columns] colonne usate di una finestra
    [rows] righe usate di una finestra
    [resizes_per_second] cambi di dimensione della finestra al secondo
    [variables] variabili d'ambiente guardate ({ "LANG, LC_*, COLORTERM, NO_COLOR" } si tengono)
    [variable_bytes] byte tenuti di ciascuna
    [idle_seconds] secondi senza un tasto a un tavolo prima di chiudere la sessione (il posto resta)
    [idle_warning] secondi senza un tasto prima di un avviso
    [lobby_idle_seconds] secondi senza un tasto nella sala
    [keepalive_seconds] secondi fra due controlli che una linea è viva
    [keepalive_misses] controlli senza risposta prima che una linea sia persa
    [slow_seconds] secondi che un terminale ha per rispondere prima di contare come lento
    [grace_line] secondi prima che un bot giochi per chi ha perso la linea (almeno 12)
    [grace_left] secondi prima che un bot giochi per chi è uscito
    [chat_cells] caratteri di una riga di chat
    [chat_burst] righe di chat insieme
    [chat_seconds] secondi per tante righe
    [tables] tavoli insieme
    [tables_per_person] tavoli che una persona ha aperto, o a cui siede
    [day_tables] tavoli insieme in cui una decisione richiede ore o giorni
    [day_tables_per_person] gli stessi che una persona ha aperto, o a cui siede
    [waiting_minutes] minuti per cui un tavolo aspetta persone quando lì non c'è nessuno
    [unplayed_days] giorni senza nessuno dopo i quali si toglie una partita senza mosse
    [table_days] giorni senza nessuno dopo i quali si toglie qualsiasi tavolo (la registrazione resta)
    [spare_seconds] secondi senza nessuno dopo i quali un tavolo cede il posto a uno nuovo, se sono tutti presi
    [people] persone che il server ricorda
    [once_days] giorni dopo i quali si dimentica chi è venuto in un solo giorno
    [invitation_hours] ore per cui vale un invito
    [away_days] giorni per cui ci si può assentare al massimo a orologi fermi, dove una decisione richiede ore o giorni
    [away_again_days] giorni dall'inizio di una tale assenza prima che cominci la prossima
    [mail_hours] ore almeno fra due mail a una persona
    [queue_widen] punti di valutazione al secondo con cui chi aspetta compagni ne accetta altri
    [queue_bot_seconds] secondi dopo i quali a chi aspetta compagni si propongono bot
    [queue_absent_seconds] secondi per cui chi non è collegato aspetta ancora compagni, ed è abbinato in un torneo
    [tournaments] tornei insieme in corso o con iscrizioni aperte
    [tournament_people] persone in un torneo
    [round_break_seconds] secondi fra due turni del torneo di una sera
   *[bot_seconds] secondi fra due mosse di bot
}
no-limit = non c'è un limite { $typed } ({ "tribes serve --help" } li elenca)
no-number = il limite { $limit } è un numero, non { $typed }
above-zero = il limite { $limit } deve essere sopra 0

## command.py, and where the host keeps what is its own

no-folder = un server non può tenere nulla in { $folder }: { $why }
others-folder = { $folder } è di un altro utente: crea gli inviti come quell'utente
no-invitation = l'invito non si può conservare: { $why }
no-log = non si può scrivere nessun registro in { $folder }: { $why }
needs-prometheus = le misure hanno bisogno di prometheus-client: { "pip install 'tribes-tui[metrics]'" }
no-metrics-address = { "--metrics" } vuole un indirizzo e una porta, come { "127.0.0.1:9100" }, non { $typed }
no-root = un server non ha bisogno di root: avvialo come un altro utente (o aggiungi { "--as-root" })
needs-public = { $host } è raggiungibile da altri: aggiungi { "--public" } se lo vuoi
keyless-near = { "--keyless" } non va insieme a { "--proxy-from" }: chi viene da un bilanciatore sembra essere sulla sua macchina
keyless-alone = { "--keyless" } è solo per questa macchina: non va insieme a { "--public" }
no-networks = { "--proxy-from" } vuole indirizzi o reti, come { "10.0.0.0/8,192.0.2.7" }
runs-already = su { $folder } è già in funzione un server
damaged = { $file } è danneggiato: riparalo, o spostalo per ricominciare da capo
damaged-nameless = { $file } è danneggiato: qualcosa al suo interno non ha { $field }; riparalo, o spostalo per ricominciare da capo
no-webhook-file = il file del webhook non si può leggere: { $why }
no-webhook = un webhook comincia con { "https://" } o { "http://" } (o { "@FILE" }, che ne contiene l'indirizzo)
no-sendmail = { $program } non è un programma eseguibile: { "--sendmail" } vuole il percorso intero di uno
no-host-key = la chiave del server { $file } non si può leggere ({ $why }): rimetti quella di prima, o spostala
not-own = { $file } deve essere tuo, e non un collegamento
not-private = { $file } può essere letto da altri: { "chmod" } { $mode } { $file }

## What is told as it begins

listening = in ascolto sulla porta { $port } di { $host }
    .near = in ascolto sulla porta { $port } di { $host } ({ "--public" }: per amici altrove)
    .all = in ascolto sulla porta { $port } di tutti gli indirizzi
    .all-near = in ascolto sulla porta { $port } di tutti gli indirizzi ({ "--public" }: per amici altrove)
host-key = chiave del server { $fingerprint }: falla confrontare ai tuoi amici
measurements = misure sulla porta { $port } di { $host }

## browser.py: the page, and who is refused

open-in-browser = apri { $address } in un browser di questa macchina; ctrl+c chiude
whole-address = apri l'indirizzo intero stampato da { "tribes serve --browser" }
not-this-name = non è il nome di questo server
not-this-page = non è una pagina di questo server
enough-pages = { $pages ->
    [one] 1 pagina è aperta: chiudila
   *[other] { $pages } pagine sono aperte: chiudine una
}
page-comes = Tribes si avvia ...
page-ended = Sessione finita. La tua partita è salvata all'ultima mossa.
page-again = Continua
