### Che cosa dicono `tribes --help`, `tribes COMMAND --help` e la pagina di manuale. I nomi di opzioni e comandi, e ciò che si
### scrive, restano come sono; così le righe rientrate sotto `esempi:`.

## commands/arguments/__init__.py

set-option = un'opzione del gioco; si può ripetere
seed = come k7m2qd, o un numero: lo stesso seme dà le stesse carte e gli stessi dadi
plain = righe di testo invece di uno schermo
json-lines = decisioni come JSON sullo standard output, risposte sullo standard input (vedi tribes_tui/seats/JSON-LINES.md)
brief = righe per chi ascolta: le novità e la domanda (vale da sé con --plain in un terminale)
ascii = solo caratteri ASCII
language = la lingua in cui si dice tutto, come it
jobs = quanti processi ({ $jobs })
resume = { $what ->
    [move] conserva ogni mossa in FILE appena arriva, e continua da ciò che contiene
    [game] conserva ogni partita in FILE appena arriva, e continua da ciò che contiene
   *[deal] conserva ogni distribuzione in FILE appena arriva, e continua da ciò che contiene
}

## commands/arguments/__init__.py

learn = una breve partita guidata
puzzle = una posizione: trova la mossa che vince più partite
puzzle-game = il prossimo rompicapo di questo gioco, o un rompicapo per nome; se manca, quello del giorno: { $games }
puzzle-list = elenca i rompicapi, e come sono andati; di un gioco ognuno con nome, tema e difficoltà
rules = il regolamento di un gioco
rules-section = solo questa sezione, per numero o parole del titolo
rules-headings = i numeri e i titoli di tutte le sezioni
rules-search = ogni frase con queste parole, e la sua sezione
rules-plain = come frasi da ascoltare, senza tabelle disegnate

## commands/arguments/__init__.py

completions-more =
    una volta:
      bash   tribes completions bash > ~/.local/share/bash-completion/completions/tribes
      zsh    tribes completions zsh > ~/.zfunc/_tribes      (con `fpath+=~/.zfunc` prima di `compinit` in ~/.zshrc)
      fish   tribes completions fish > ~/.config/fish/completions/tribes.fish
doctor = che cosa sa fare questo terminale, dove sono le partite, che cosa manca
completions = ciò che serve a una shell per completare i tuoi comandi
completions-shell = bash, zsh o fish
man = tutto questo come pagina di manuale: tribes man | man -l -
desktop = mette Tribes, la sua icona e il suo manuale dove guarda il tuo desktop
desktop-remove = li toglie di nuovo

## commands/arguments/__init__.py

play-more =
    posti, separati da virgole:
      you          tu
      name:Ada     un'altra persona a questa tastiera, di nome Ada
      bot:LEVEL    un bot; solo `bot` è bot:medium; bot:even segue i tuoi risultati in quel gioco, da facile a difficile
      bot:NAME     un rivale di quel gioco, un bot con uno stile suo; m sullo schermo di una nuova partita li mostra
      program:'COMMAND'
                   un tuo programma che legge e scrive righe JSON (tribes_tui/seats/JSON-LINES.md). Se non risponde, gioca un bot facile. Le virgole fra virgolette fanno parte del comando; python da solo è il Python che esegue Tribes.

    --players 3: tu e due bot medi. Senza questa opzione e senza --seats: tu e il minor numero di bot medi che il gioco permette.

    modo a righe (--plain) quando lo standard output non è un terminale, riga per riga: la posizione; `tocca al posto K:`, dove i posti si contano da 0 nell'ordine
    di --seats; le azioni permesse come `  N) testo`; una riga `>`. Rispondi con il numero N, con l'azione
    com'è scritta, o con salva, annulla, rifai, suggerimento, regole, esci o aiuto; vale anche l'inglese. Una riga sbagliata ha in risposta una riga che inizia con
    `no:` e di nuovo la domanda. Alla fine dell'input la partita è salvata, e il codice d'uscita è 0.

    In un terminale, o con --brief, si dicono solo le novità, poi la domanda in una frase, il numero delle scelte
    e una riga `>`. Rispondi con un numero, con la notazione o a parole. Chiedi il resto: aiuto lo elenca. Le parole completo e
    breve passano da un modo all'altro.

    Con più persone a un terminale le mani sono nascoste mentre si passa la tastiera. Ciò che può sapere uno solo
    si chiede mentre tutti a turno stanno alla tastiera, così nessuno vede per chi era.

    esempi:
      tribes play indy --players 3
      tribes play indy --seats you,bot:easy,bot:easy --seed 7
      tribes play indy --set return_from=all
      tribes play --deal K7Q2-9FMX
      yes 1 | tribes play indy --plain
play = una nuova partita
play-help = mostra questo (dopo GAME anche le opzioni di quel gioco), ed esce
play-players = quanti giocano: tu e dei bot medi
play-seats = chi siede dove (vedi sotto)
play-deal = la distribuzione di un amico, come K7Q2-9FMX: stesso gioco, numero di giocatori, opzioni e seme
play-daily = la partita del giorno: lo stesso seme per tutti; continua da dove l'hai lasciata
continue-game = continua la tua ultima partita da finire, o un'altra
continue-name = quale (`tribes saves` le elenca); la più recente se manca
continue-repair = continua dalla parte buona di una partita danneggiata, o che le regole giocano diversamente
continue-watch = guarda mentre viene giocata in un altro programma
continue-from = una nuova partita che inizia con le sue prime N mosse
continue-copy = continua da una sua copia
continue-program = il programma per un posto che ne aveva uno; si può ripetere (se manca, lì gioca un bot facile)

## commands/arguments/__init__.py

review-more =
    Ogni scelta del posto viene cercata di nuovo, e ciò che fu giocato si confronta con la migliore delle altre mosse sulle stesse estrazioni
    di ciò che era nascosto. Una scelta è segnata solo dove la differenza è certa. L'analisi si conserva accanto alla registrazione, così la prossima
    volta si apre subito. Con --resume un'analisi interrotta continua, qui o su un cluster.

    Con --json: un oggetto con game, seat, choices (quante), result (la quota di vittoria del posto), cost e luck (change ed
    error, in probabilità di vittoria), chances (a ogni posizione), stands (lo stesso posto per posto prima di ogni mossa), moments (number della mossa, kind, change, text) e marks (number,
    mark, played e other come id di azioni, gain da low a high, expected, text).
par-more =
    I bot rigiocano la stessa distribuzione dallo stesso posto. Agli altri posti siedono i bot della registrazione, con medium al posto di
    persone e di bot che cercano. Un livello può dire quanto pensare: hard@40 (simulazioni) è ripetibile.
saves = elenca le partite salvate, o le riordina
saves-json = come JSON, un elenco di oggetti
saves-plain = come frasi da ascoltare
saves-rename = dà questo titolo a una partita
saves-copy = copia una partita
saves-delete = elimina una partita, anche guasta
saves-add = aggiunge una partita da un file: ricevuta per posta, o salvata altrove
replay = scorri una partita salvata
replay-source = una partita salvata per nome, o un file
replay-to = si ferma dopo N mosse
replay-round = si ferma dove inizia il round R
replay-seat = come l'ha vista un posto (0 è il primo)
replay-pace = quanti secondi aspettare dopo ogni mossa
replay-brief = frasi per chi ascolta, senza notazione (vale da sé in un terminale)
replay-good = solo la parte buona di una partita danneggiata
replay-json = solo la posizione finale, la sua chiave e i punteggi
replay-verify = dice solo se si rigioca com'era registrata
film = fa di una partita salvata un'immagine in movimento
film-more = Un .svg si muove in ogni browser; un .cast è per asciinema e i suoi lettori.
film-into = dove (di solito: un .svg qui, con il nome della partita e delle mosse)
film-from = inizia dopo N mosse (di solito: prima della prima)
film-to = si ferma dopo N mosse (di solito: alla fine)
film-size = colonne e righe dell'immagine (di solito: 100x30)
film-pace = per quanti secondi si mostra ogni mossa (di solito: 1)
film-hide-names = le persone si chiamano Giocatore 1, Giocatore 2 ...
review = giudica ogni scelta di una partita finita
source = quale (`tribes saves` le elenca), o un file
review-seat = le scelte di chi (0 è il primo); dell'unica persona se manca
cluster = un cluster Dask, come per un'arena; anche i worker hanno bisogno del programma
review-simulations = quanto pensare a ogni scelta; non si conserva
review-json = come JSON (vedi sotto)
par = che cosa fanno i bot della stessa distribuzione, per una partita finita
par-seat = da quale posto (0 è il primo); dell'unica persona se manca
par-levels = i livelli dei bot, uno dopo l'altro (easy,medium)
par-games = quante partite ciascuno (8)
json = come JSON
journey = il viaggio attraverso i sei giochi: la mappa, o una delle tappe
journey-stage = gioca questa tappa: il nome è nell'elenco che dà --plain
journey-plain = lo dice a righe; con una tappa, gioca a righe di testo
journey-rebuild = ricalcola le stelle dalle registrazioni di tutte le partite
daily = le partite del giorno, com'è andata, e che cosa ne hanno fatto i bot
statistics = come hai giocato finora, a righe
statistics-game = solo questo gioco: { $games }
statistics-rebuild = legge di nuovo ogni registrazione, invece di ciò che se ne ricorda
statistics-more =
    La valutazione in un gioco viene solo dalle sue registrazioni, nell'ordine in cui le partite sono iniziate: le stesse registrazioni danno
    la stessa valutazione su ogni macchina. Con --rebuild si leggono dall'inizio alla fine.

    Con --json: un oggetto con games, un elenco con game, games (quante), wins, best, row e longest (vittorie di fila, ora e
    al massimo), against (per livello: games, wins), rating (null, o points, within, record, begun e place dell'ultima partita,
    best, e games: ognuna che vale, con change e chance, quella del primo posto) e uncounted (dalla registrazione al perché
    non vale).

## commands/arguments/__init__.py

simulate-more =
    Con --resume una serie interrotta continua; seconds e decisions_per_second contano solo ciò che si è giocato questa volta.
    Con --json: un oggetto con game, seats, games (quante), seconds, decisions_per_second, e rows, un elenco con
    seed, scores, ranking, rounds, decisions ed end (perché è finita) per ogni partita. I semi sono --seed, --seed + 1, ...
arena-more =
    Un livello può dire quanto pensare: hard@400 (simulazioni), hard@200ms, hard@4s.

    Con --over ogni distribuzione è un compito su un cluster Dask: pip install 'tribes-tui[cluster]' su ogni macchina, avvia un `dask scheduler`,
    e `dask worker tcp://HOST:8786 --nthreads 1` una volta per ogni core. I worker con altre regole sono rifiutati; le distribuzioni di uno che
    muore vanno ad altri. Con --resume una serie si può fermare o uccidere, e continuare ovunque. L'impronta
    copre tutti i risultati tranne i tempi: dove si contano simulazioni è la stessa ovunque si giochino.
    --sprt 0.5,0.55: la quota di primi posti del primo livello è 0,5 o 0,55? Si ferma quando una è accettata, e sbaglia
    al più nel 5% di tali prove. Per sistemi batch: --seed S --deals A:B gioca le distribuzioni da A a B-1 fra quelle dal seme S;
    --merge riunisce i file di tutte le parti.

    esempi:
      tribes arena tribe --levels easy,medium,hard --deals 20 --simulations 100
      tribes arena indy --levels hard@400,hard@100 --deals 30
      tribes arena indy --levels hard@400,hard@100 --deals 2000 --sprt 0.5,0.55 --over tcp://10.0.0.5:8786 --resume indy.jsonl
      tribes arena --merge part1.jsonl part2.jsonl
leaderboard-more =
    FILE di --bots è TOML; ogni bot ha un nome e uno di program, open_spiel, policy:

      { "[[bot]]" }
      name = "mine"
      program = "python my_bot.py"      legge e scrive righe JSON (tribes_tui/seats/JSON-LINES.md)
      games = ["indy"]                  solo questi; tutti se manca

      { "[[bot]]" }
      name = "searcher"
      open_spiel = "my_bots:searcher"   searcher(game, player, seed) fa un bot di OpenSpiel; ISMCTSBot vuole un resampler
                                        (rules/adapters/README.md)

      { "[[bot]]" }
      name = "learnt"
      policy = "my_bots:policy"         policy(game id) fa una funzione: osservazione di PettingZoo -> azione

    Si gioca in due, e ogni distribuzione da entrambi i posti. I riferimenti non cambiano mai (rules/bots/pinned.py). I bot vedono solo ciò che può
    vedere il loro posto. Un bot che non dà un'azione permessa fallisce: la sua riga dice perché, e il codice d'uscita è 1. Un file di --resume si può
    anche continuare con più giochi, riferimenti e distribuzioni.
simulate = solo bot, senza schermo: risultati, durate, velocità
simulate-games = quante partite (100)
simulate-seats = bot, p. es. bot:random,bot:medium (il minor numero, bot:random)
arena = quali bot sono più forti: distribuzioni doppie, Elo, intervalli
arena-levels = un livello per ogni posto; si scambiano i posti (easy,medium)
arena-deals = quante distribuzioni (20), o da A a B con A:B
arena-ms = millisecondi che un bot che cerca può pensare a una mossa
arena-simulations = invece simulazioni: il risultato è ripetibile
arena-cluster = un cluster Dask: tcp://host:port, o local:N per N worker qui
arena-merge = non gioca: la classifica di tali file riuniti
arena-sprt = si ferma quando la quota del primo livello è decisa
arena-json = come JSON: classifica, impronta e ogni partita
leaderboard = i tuoi bot contro riferimenti fissi, con intervalli
leaderboard-bots = i bot (vedi sotto)
leaderboard-games = tutti, o alcuni di { $games }
leaderboard-against = riferimenti per nome (tribes-hard-v8), o per livello nella versione più recente (random,easy,medium,hard)
leaderboard-deals = quante distribuzioni per ogni coppia (20)
leaderboard-seed = il seme della prima distribuzione (a caso)
leaderboard-cluster = un cluster Dask, come per un'arena; anche i worker hanno bisogno del programma, e dei bot
leaderboard-json = come JSON: seed, deals, rows

## commands/values.py

no-number = { $typed } non è un numero da 1 in su
no-deals = { $typed } non è né un numero di distribuzioni da 1 né un intervallo come 100:200
no-shares = { $typed } non sono due quote da 0 a 1, prima la minore, come 0.5,0.55
no-seat = { $typed } non è un posto: i posti si contano da 0
no-pace = { $typed } non è un numero di secondi fino a 60
no-size = una grandezza è colonne e righe da 80x24 a 300x100, come 100x30, non { $typed }
no-seed = { $typed } non è { $what }
seed-is-a-deal = { $deal } è il nome di una distribuzione intera: scrivi tribes play --deal { $deal }

## What every help and every error of a command line says (commands/help.py); $argument: as `--seed` or `GAME`

usage = uso:{ " " }
commands = comandi
positional = argomenti posizionali
options = opzioni
help = mostra questo aiuto ed esce
about-argument = argomento { $argument }: { $why }
wrong-choice = scelta non valida: { $typed } (scegli fra { $choices })
wrong-value = valore { $type } non valido: { $typed }
wanted = mancano gli argomenti: { $arguments }
wanted-one = serve uno degli argomenti { $arguments }
unknown = argomenti sconosciuti: { $arguments }
one-value = serve un valore
at-most-one-value = al più un valore
at-least-one-value = serve almeno un valore
values = { $number ->
    [one] serve { $values } valore
   *[other] servono { $values } valori
}
not-with = non permesso con l'argomento { $argument }
no-value = ignorato il valore esplicito { $typed }
ambiguous = opzione ambigua: { $option } può essere { $matches }
unexpected-option = opzione inattesa: { $option }
