### Che cosa dicono i comandi, compresi gli errori della riga di comando. { $why } è un motivo a parole; nomi di opzioni, comandi e
### file, e ciò che si scrive, restano come sono.

## commands/tournament/arena.py

arena-range-needs-seed = un intervallo di distribuzioni richiede il --seed comune a tutte le sue parti
arena-needs-game = un'arena richiede un gioco (o --merge con file di risultati)
arena-needs-levels = un'arena richiede due livelli diversi, p. es. --levels easy,medium o hard@100,hard@400
arena-ms-or-simulations = dai --ms oppure --simulations
arena-deal-failed = la distribuzione { $deal } non è riuscita: { $why }; per ripeterla: { $command }
arena-undecided = { $level }: non deciso fra una quota di { $p0 } e { $p1 } dopo { $deals } distribuzioni ({ $ratio } di { $limit })
arena-decided = { $level }: una quota di { $accepted }, decisa fra { $p0 } e { $p1 } dopo { $deals } distribuzioni; sbaglia al più nel { $error } di tali prove, in un senso o nell'altro
arena-head = { $game }, { $seats } posti, { $deals } distribuzioni in { $seats } disposizioni ciascuna; una quota pari è { $share }
arena-level = livello
arena-share = quota
arena-interval = 95 %
arena-elo = Elo
arena-ms = ms a mossa
arena-digest = impronta { $digest }

## commands/parser.py

empty = il nome che hai scritto è vuoto: omettilo, o danne uno
empty-behind = il nome che hai scritto dopo { $option } è vuoto: omettilo, o danne uno
not-together = { $first } e { $second } non vanno insieme: scegline uno

## commands/machine.py

desktop-none = questo desktop non ha un menu del genere: su macOS e Windows avvia tribes in un terminale
cant-write = { $file } non si può scrivere: { $why }

## commands/machine.py

doctor-python = Python { $version } su { $system } { $release }
doctor-games = giochi: { $games }
doctor-broken = il gioco { $game } non si può giocare, o non tutto: { $why }
doctor-there = { $package } c'è
doctor-missing = { $package } manca: installa di nuovo il programma
doctor-no-terminal = qui non c'è un terminale: si può giocare con --plain
doctor-terminal = terminale di { $columns }x{ $rows } caratteri
doctor-terminal-small = terminale di { $columns }x{ $rows } caratteri; gli schermi ne vogliono 80x24, a --plain ne bastano meno
doctor-characters = caratteri: { $encoding }
doctor-characters-ascii = caratteri: { $encoding }; usa --ascii
doctor-strip = Sfumato dalla notte all'oro? Se ha gradini, può aiutare COLORTERM=truecolor:
doctor-eagle = Un'aquila con la testa bianca e il becco giallo:
doctor-signs = Ogni segno è largo come la cifra sotto? Se no, gioca con --ascii:
doctor-no-colours = niente colori, perché NO_COLOR è impostata
doctor-all-colours = 16 milioni di colori
doctor-colours = { $number } colori
doctor-folder-wrong = partite salvate e impostazioni stanno in { $folder }: { $why }
doctor-folder = partite salvate e impostazioni stanno in { $folder }
doctor-saved = partite salvate: { $count }
doctor-no-folder = in { $folder } non si può scrivere ({ $why }); TRIBES_HOME indica un'altra cartella
doctor-bots = il processo dei bot risponde ({ $ms } ms dall'avvio)
doctor-bots-silent = il processo dei bot non risponde: { $why }
doctor-bots-slow = il processo dei bot non ha risposto entro 20 secondi
doctor-extra = extra '{ $extra }', per { $extra ->
    [ssh] il server
   *[learn] l'apprendimento
}: c'è
doctor-extra-missing = extra '{ $extra }', per { $extra ->
    [ssh] il server
   *[learn] l'apprendimento
}: non installato ({ $module })

## commands/screen.py

or-play-plain = usa tribes play GAME --plain

## commands/tournament/leaderboard.py

leaderboard-no-bot = nessun bot gioca a uno di questi giochi
leaderboard-no-baseline = non c'è un riferimento { $baseline }: { $baselines }
leaderboard-head = { $deals } distribuzioni dal seme { $seed }, ognuna da entrambi i posti; forza pari è 0,500.

leaderboard-columns = gioco | bot | contro | partite | quota di vittorie | 95 %
leaderboard-interval = da { $low } a { $high }
leaderboard-none = nessuna
leaderboard-failed = non riuscito: { $why }

## commands/parser.py

no-language = non c'è una lingua { $typed } (lingue: { $languages })

## commands/learning.py

no-lesson = per { $title } non c'è ancora una lezione: leggi tribes rules { $game }

## commands/help.py: the manual page

manual-name = Nome
manual-in-short = sei giochi da tavolo di tribù, in ogni terminale
manual-synopsis = Sintassi
manual-description = Descrizione
manual-options = Opzioni
manual-commands = Comandi
manual-examples = Esempi
manual-files = File
manual-home = La cartella di partite salvate, impostazioni e tasti. Se non è impostata, stanno dove il sistema tiene tali dati. { $command } la dice.
manual-environment = Ambiente
manual-no-color = Nessun colore.
manual-term = Dicono quanti colori ha il terminale.
manual-exit = Stato d'uscita
manual-codes = 0 fatto; 2 qualcosa che puoi correggere, detto in una riga; 1 un difetto del programma, con un rapporto; 130 fermato con Ctrl+C.

## commands/values.py

either = { $one } o { $other }
which-one = { $typed } può essere { $games }: quale?
no-game = non c'è un gioco { $typed } (giochi: { $games })
no-game-but = non c'è un gioco { $typed }, volevi dire { $near }? (giochi: { $games })
no-command = non c'è un comando { $typed } (tribes --help li elenca)
no-command-but = non c'è un comando { $typed }, volevi dire { $near }? (tribes --help li elenca)

## commands/saves.py

no-saved-game = non c'è una partita salvata "{ $typed }"; "tribes saves" le elenca
no-saved-game-but = non c'è una partita salvata "{ $typed }"; volevi dire { $near }? "tribes saves" le elenca
which-of-many = { $typed } può essere { $games } o altro ({ $more }): quale?
game-with-moves = { $name } ({ $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
})
nothing-unfinished = non c'è una partita da finire: iniziane una con tribes play GAME
only-unfinished-broken = l'unica partita da finire non si può aprire: { $problem }

## commands/help.py

options-of = { $numbers ->
    [1] { $title }, per { $least } giocatori:
   *[other] { $title }, per { $least }-{ $most } giocatori:
}
no-options = non ha opzioni
option-about = { $text }; senza: { $usual }
lengths = Fra bot dura circa { $lengths }.
length = { $spread ->
    [0] { $most } minuti con { $value }
   *[other] da { $least } a { $most } minuti con { $value }
}

## commands/parser.py

examples = esempi:
examples-lines =
    { "  tribes                                    " }la schermata iniziale
    { "  tribes indy                               " }subito una partita, contro bot
    { "  tribes play indy --seats you,bot:medium,bot:easy" }
    { "  tribes play indy --plain                  " }a righe, per lettori di schermo e script
    { "  tribes continue                           " }l'ultima partita che hai giocato
    { "  tribes simulate indy --games 100 --seats bot:medium,bot:random" }
see-help = { $message } (vedi { $command } --help)
about = Giochi da tavolo di tribù, in ogni terminale. Giochi: { $games }.
version-option = dice quale versione è questa

## commands/replay.py

film-format = { $file }: un film finisce con uno di { $formats }
film-exists = { $file } c'è già: indica un altro file con --into
film-backwards = il film inizierebbe dopo { $first } mosse e finirebbe dopo { $last }: scegli altri --from o --to
film-done = { $file }: { $pictures ->
    [one] { $pictures } immagine
   *[other] { $pictures } immagini
}, { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}. Si apre in un browser.

## commands/play.py

daily-has-its-seed = la partita del giorno ha un seme suo: togli --seed o --daily
deal-says-all = una distribuzione dice già gioco, opzioni e seme: togli --seed, --set e --daily
deal-players = questa distribuzione è per { $players } giocatori: --seats deve indicarne altrettanti

## commands/learning.py

any-game = ogni gioco

## commands/replay.py

replay-good-part = { $why }; per scorrere la parte buona: tribes replay { $source } --good
replay-verified = { $source }: tutte le { $entries } voci si rigiocano com'erano registrate
replay-no-round = la partita ha i round da { $first } a { $last }, non { $round }
replay-no-move = la partita ha { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, non { $move }
replay-eyes = Come l'ha vista { $name }: qui “tu” è { $name }.
replay-goes-on = questa partita è ancora in corso: ciò che ha visto un posto si mostra quando è finita

## commands/machine.py

report-above = le righe qui sopra (non si è potuto scrivere in nessuna cartella)

## commands/play.py

resume-program = Per { $name } giocava un programma. Il suo comando, o Invio per un bot facile:
resume-easy-bot = per { $name } gioca un bot facile; per far sedere un programma: tribes continue --program COMMAND
resume-no-program = in questa partita non resta un posto per il programma { $program }
resume-nothing-after = la partita ha { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: dopo { $move } non c'è niente da decidere
resume-or = { $one }, o { $other }
resume-ways = { $why }: { $ways }
resume-way = { $way } (tribes continue { $name } --{ $option })
resume-over = quella partita è finita: scorrila con tribes replay { $name }

## commands/replay.py

review-no-moves = { $file } non contiene le mosse di un'analisi
review-move-failed = la mossa { $number } non si è potuta esaminare: { $why }

## commands/help.py

rules-not-said = il regolamento non dice { $words }
rules-no-section = non c'è una sezione { $section }: tribes rules { $game } --headings le elenca

## commands/saves.py

saves-renamed = { $name } ora si chiama { $title }
saves-copied = { $name } è copiata come { $copy }
saves-deleted = { $name } è eliminata
saves-added = { $file } è ora la partita salvata { $name }
saves-so-far = finora { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
saves-over = finita
saves-none = ancora nessuna partita salvata: iniziane una con tribes play GAME
saves-line = { $name }{ $title }  { $when }  { $game }: { $who }  { $state }  { $deal ->
    [no] seme { $seed }
   *[other] distribuzione { $deal }
}

## commands/screen.py

needs-terminal = lo schermo richiede un terminale: { $otherwise } per giocare a righe di testo
dumb-terminal = questo terminale (TERM=dumb) non può mostrare uno schermo: { $otherwise } per giocare a righe di testo
add-plain = aggiungi --plain

## commands/values.py

set-takes = --set vuole OPTION=VALUE, non { $typed }
simulate-bots-only = simulate è solo per bot: scrivi i posti come bot:LEVEL, separati da virgole
programs-at-tables = i programmi giocano solo ai tavoli: tribes play GAME --seats you,program:'COMMAND'

## commands/tournament/simulate.py

simulate-none = lì non si è potuta giocare nessuna partita
simulate-games = { $games ->
    [one] 1 partita di { $game }
   *[other] { $games } partite di { $game }
} in { $seconds } s
simulate-speed = { $speed } decisioni al secondo
simulate-rounds = round: { $spread }
simulate-decisions = decisioni: { $spread }
simulate-seat = posto { $seat } { $bot }: primo in { $share }, punteggio medio { $points }
simulate-ended = finite per { $end }: { $games }
simulate-spread = { $low } / { $middle } / { $high } / { $most } (5%, mediana, 95%, massimo)
simulate-failed = la partita del seme { $seed } non è riuscita: { $why }

## commands/tournament/cluster.py

no-scheduler-address = uno scheduler è tcp://HOST:PORT, o local:N, non { $address }
no-local-address = local:N avvia N worker suoi, non { $address }
needs-dask = --over richiede Dask: pip install 'tribes-tui[cluster]'
no-scheduler = nessuno scheduler risponde a { $address }
worker-other-rules = il worker { $worker } ha altre regole ({ $theirs }, non { $ours }): rifiutato
no-worker = nessun worker con queste regole a { $address }: ne aspetto uno (Ctrl+C esce)

## commands/tournament/contestants.py

bot-no-attribute = { $name }: non c'è { $attribute } in { $module }
bot-no-import = { $name }: { $what } non si può importare: { $why }
bot-no-call = { $name }: { $what } non si può chiamare
cant-read = { $file } non si può leggere: { $why }
no-toml = { $file } non è TOML
no-toml-at = { $file } non è TOML: vedi { $line }
no-bots-named = { $file } non indica nessun bot: scrivi [[bot]], un nome, e uno di { $kinds }
bots-of-one-name = { $file } ha due bot con lo stesso nome
bot-needs-name = { $file }: un bot vuole un nome, che non può iniziare con tribes-
bot-needs-kind = { $file }: { $name } vuole uno di { $kinds }
bot-unknown-game = { $file }: { $name } indica un gioco che non esiste: { $game }

## commands/tournament/results.py

holds-no-results = { $file } non contiene risultati di questo tipo
holds-others = { $file } contiene risultati di qualcos'altro: { $what } sono diversi

## commands/tournament/results.py

arena-otherwise = { $file }: la distribuzione { $deal } è andata diversamente che nei file precedenti

## commands/tournament/progress.py

progress = distribuzioni { $done }/{ $deals }, partite { $games }, { NUMBER($speed, minimumFractionDigits: 1, useGrouping: "false") } partite/s, worker { $workers }, { $left }
progress-left = ancora { $time }
progress-none = ancora nessuna distribuzione

## commands/machine.py

version-from-folder = (avviato dalla sua cartella, non installato)
version-rules = regole: { $rules }
version-how = { $is_compiled ->
    [yes] le regole sono compilate; Python { $version } su { $system }
   *[no] le regole sono semplice Python; Python { $version } su { $system }
}

## commands/tournament/contestants.py

program-failed = il programma { $why }
needs-openspiel = un bot di OpenSpiel richiede open_spiel: pip install 'tribes-tui[adapters]'
bot-raised = ha sollevato { $error }: { $why }
bot-no-action = ha risposto { $answer }, che non è un'azione
bot-not-legal = ha risposto { $action }, che non è permesso

## commands/tournament/engine.py

process-ended = il suo processo è finito mentre la giocava

## commands/tournament/leaderboard.py

pair-failed = { $why } (distribuzione { $deal })
