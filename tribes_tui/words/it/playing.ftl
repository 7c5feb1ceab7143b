### Che cosa un tavolo rifiuta e dice, chiunque lo mostri. I rifiuti stanno dietro a `no:`, in minuscolo.

## play/table.py, play/replica.py

closed = il tavolo è chiuso
moved-on = nel frattempo la partita è andata avanti
nothing-to-redo = non c'è niente da rifare

## play/undo.py

nothing-decided = non hai ancora deciso niente
only-people-undo = solo le persone possono annullare mosse
has-decided = poi ha deciso { $name }
another-has-decided = poi ha deciso un'altra persona
gone-on = poi la partita è andata avanti
come-to-light = poi è venuto alla luce qualcosa di nascosto

## A record that the rules don't play. $move: in notation

other-position = dopo la mossa { $number } la posizione non è quella registrata
other-seat = la mossa { $number } ({ $move }) è del posto { $seat }, che lì non decide
no-such-move = la mossa { $number } ({ $move }) non si può giocare: { $why }
clock-without-one = dopo la mossa { $number } si parla di un orologio, ma la partita non ne ha
recorded-title = { $title }: { $names }; { $moves } mosse
recorded-scores = punteggi: { $figures }
recorded-ranking = classifica: { $figures }

## play/interruption.py

back-at = { $left ->
    [SIGHUP] L'ultima volta il terminale è sparito.
    [SIGTERM] L'ultima volta il programma è stato fatto terminare.
    [SIGBREAK] L'ultima volta il programma è stato fatto terminare.
    [SIGINT] L'ultima volta il programma è stato interrotto.
    [SIGQUIT] L'ultima volta il programma è stato chiuso.
   *[killed] Il programma è stato ucciso o è mancata la corrente.
}

## play/offers.py: what can be done with a game that can't be opened

offer-watch = guarda mentre viene giocata
offer-copy = continua da una sua copia
offer-repair = continua dalla mossa { $moves }; il file si mette da parte com'è
offer-branch = continua dalla mossa { $moves }; la registrazione resta com'è

## play/elsewhere.py, play/seeds.py, play/deals.py

name-folder = di' in quale cartella salvare
no-folder = { $path } non è una cartella
what-seed = un numero intero di al massimo { $most } cifre, o { $length } lettere e cifre come k7m2qd
what-deal = una distribuzione si chiama come K7Q2-9FMX, con almeno otto lettere e cifre: una è sbagliata, o due sono scambiate

## Names, clocks

seat = posto { $seat }
your-bot = il tuo bot
days-left = { $days } g { $hours } h
hours-left = { $hours } h { $minutes } min
