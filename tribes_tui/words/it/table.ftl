### Che cosa si dice a ogni tavolo.

saved = partita salvata
rated = partita valutata
unrated = non valutata
not-saved = non salvata
not-recorded = non registrata
kept-means = { $kept ->
    [saved] ogni mossa è salvata subito: esci quando vuoi e riprendi più tardi dall'inizio
    [rated] conta per la tua valutazione, finché non chiedi suggerimenti e annulli solo mosse tue; ogni mossa è salvata subito
    [yet] conta per la tua valutazione appena fai una mossa che non era proposta; ogni mossa è salvata subito
   *[unrated] non conta più per la tua valutazione; ogni mossa è comunque salvata subito
}
this-window = Questa finestra è { $width } x { $height }.
needs = Il tavolo ha bisogno di { $width } x { $height }:
make-larger = ingrandiscila, o rimpicciolisci i caratteri.
nothing-lost = Niente è perso; la partita aspetta. q per uscire.
step-of = passo { $number } di { $count }: { $step }
going = Maiusc+{ $first }-{ $last }
goes = vai
result = il risultato
    .onward = vedi il risultato
no-mouse = Qui il mouse di questo terminale non si può cambiare.
mouse-plays = Il mouse gioca di nuovo.
mouse-selects = Il mouse è del terminale: puoi selezionare il testo. Lo stesso tasto lo riprende.
newer = più recenti sotto

## The place under the cursor

enter = Invio: { $what }
with-gain = { $what } ({ $gain })
move = { $move }: { $outcome }
ends-turn = { $move }: il tuo turno finisce
    .too = { $move }, e il tuo turno finisce
    .alone = il tuo turno finisce
picked = { $what }: già preso; se lo scegli di nuovo, torna a posto
ends-won = vinci
    .begun = il prossimo passo di una vittoria sicura
    .lost = la partita finisce, { $who } vince
    .shared = la partita finisce, vittoria condivisa: { LIST($winners) }
    .open = la partita finisce, poi si vede chi vince
pick = prendi { $what }
    .it = prendi
    .then = prendi, poi { $move }
instead = { $order } invece
    .outcome = { $order } invece: { $outcome }
can-be-chosen = Si può scegliere ora. Porta a:
    .what = Si può scegliere ora. { CAPITAL($what) }.
more-moves = e ancora { $number }
key-again = Ancora { $key } per farlo.
is-picked = L'hai già preso; se lo scegli di nuovo, torna a posto.
may-be-picked = Puoi prenderlo al posto di ciò che hai preso.

once-read = ancora una volta, { $onward }
question-changed = La domanda è cambiata.
may-be-forestalled = Un momento: altri possono ancora agire prima di te.
tells-since = Intanto { $key } racconta che cosa è successo.
turns-passed = { $turns ->
    [one] Un tuo turno è passato.
   *[other] { $turns } tuoi turni sono passati.
}

## Commands that have nothing to do, or more to say

moment = Un momento.
hurry = più in fretta
jump = Premi una lettera per andarci, { $back } per restare.
nothing-picked = Non hai preso niente.
    .undo = Non hai preso niente. Premi { $undo } per annullare la tua ultima mossa.
no-key = { $key } qui non fa nulla. { $help } dice che cosa serve.
no-undo = Non si annulla: { $why }.
no-redo = Non c'è niente da rifare.
no-seats = La partita è finita: i posti non servono più.
not-kept = Questa partita non si conserva qui.
kept-elsewhere = Salvata, come ogni mossa da ora in poi, in { $path }

## Deciding out of turn

asked = Ti si chiede fuori turno:
how-often = { $how ->
    [always] { $asked } sempre.
    [changed] { $asked } quando il tavolo cambia.
   *[never] { $asked } solo quando lo chiedi.
}
who-decides = Qualcuno vuole decidere ora, fuori turno?
nobody-asked = In questo gioco non si decide mai fuori turno.
no-call = Non hai niente da decidere ora.
called = { $will ->
    [yes] Ti verrà chiesto alla prossima occasione.
   *[no] Non ti verrà chiesto niente fuori turno.
}
called-in-vain = Hai chiamato, ma ora non puoi fare niente. Premi { $choose }.
seen = Premi { $choose } quando hai visto abbastanza, e passa la tastiera.
    .to = Premi { $choose } quando hai visto abbastanza, e passa la tastiera { WHOM($name) }.
