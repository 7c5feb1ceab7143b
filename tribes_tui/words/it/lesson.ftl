### Che cosa dicono una lezione e la modalità apprendimento attorno a ciò che un gioco insegna.

title = Lezione
unrecorded = una lezione
over-title = Ora sai giocare
over = { $first } inizia una partita { $stage ->
    [none] contro bot facili
   *[other] { $bots }, una tappa del viaggio: { $stage }
}. La modalità apprendimento spiega una volta ogni tipo di azione che la lezione non ha toccato. Puoi spegnerla nelle impostazioni.
    .brief = { $first } inizia una partita { $stage ->
        [none] contro bot facili
       *[other] { $bots }, una tappa del viaggio: { $stage }
    }.
closes = { $leave } esce dalla lezione.
stay = In una lezione tutti tengono il loro posto.
first = Questo è il primo passo.
last = Questo era l'ultimo passo.
left-here = Ti eri fermato qui. { $key } torna indietro di un passo.
first-game = inizia una partita
before = passo indietro
skip = salta
pick = Impara un gioco giocandolo
do-it = fallo
no-lesson = Per { $game } non c'è ancora una lezione.
place-of = { $number } di { $count }
read = Leggi qui, poi premi { $choose }.
read-on = { $back } mostra di nuovo il testo, { $choose } va avanti.
    .more = { $choose } mostra il resto del testo.
goes-on = { $choose } va avanti.
confirm = { $choose } { $action }, { $back } annulla.
    .once = { $choose } { $action }, { $back } annulla. Nelle impostazioni puoi spegnere queste domande.
    .each = { $choose } { $action }, { $back } annulla. La prossima volta si fa subito.
    .brief = { $choose } conferma, { $back } annulla.
others = { CAPITAL($who) } gioca
    .watch = Guarda il tavolo: la lezione continua quando { $who } ha giocato.
now = Ora { $action }.
about-to = Stai per fare questo: { $action }.
taught = { $text } ({ $where })
and-steps = { $action }, poi { $number ->
    [one] un altro passo
   *[other] altri { $number } passi
}
asked = { CAPITAL($action) }?
rule = Regola { $section }, { $heading }: { $text }
    .short = Regola { $section }, { $heading }.
    .brief = Regola { $section }: { $text }
