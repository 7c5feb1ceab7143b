### How a visit begins and ends: what SSH asks, codes and names, who finds no place, how one is told to go.

## What SSH asks before there is a session

prompt = Invito:{ " " }
without-key = La tua chiave non è stata usata. Con un invito puoi venire anche senza.
prompt-with-key = Questo server è su invito. Il tuo codice:{ " " }
with-key = La tua chiave sarà conosciuta qui appena scrivi un codice.

## Codes and names, asked on the screen

welcome = ciao
by-invitation = Questo server è su invito. Qual è il tuo codice?
wrong-code = Questo non è un codice, o è già stato usato. Qual è il tuo codice?
invitation = un invito
code = Qual è il suo codice?
what-it-is = Sei giochi di carte e tessere, ai tavoli con chi viene o con i bot. L'ultima riga dice che cosa fanno i tasti.
name = Come ti devono chiamare gli altri?
done = fatto
nothing-typed = Prima scrivi, poi premi Invio.

## The last line in somebody's terminal. Nobody's key leads a guest back to their seat.

good-bye = { $is_guest ->
    [yes] A presto!
   *[no] A presto! La stessa chiave ti riporta al tuo posto.
}
    .short = A presto!
idle = { $is_guest ->
    [yes] Da un po' non dai segni di vita: la sessione è chiusa.
   *[no] Da un po' non dai segni di vita: la sessione è chiusa. Il tuo posto resta tuo.
}
host-stops = { $is_guest ->
    [yes] Il server si ferma.
   *[no] Il server si ferma. Il tuo posto resta tuo: collegati di nuovo.
}
flooded = { $is_guest ->
    [yes] Sono arrivati più tasti di quanti ne servano a un gioco: la sessione è chiusa.
   *[no] Sono arrivati più tasti di quanti ne servano a un gioco: la sessione è chiusa. Il tuo posto resta tuo.
}
broke = { $is_guest ->
    [yes] Qui qualcosa è andato storto (rapporto { $report }).
   *[no] Qui qualcosa è andato storto (rapporto { $report }). Il tuo posto resta tuo: collegati di nuovo.
}
full = Questo server è al completo: riprova più tardi.
many-sessions = { $sessions ->
    [one] Qui hai già una sessione: prima chiudila.
   *[other] Qui hai già { $sessions } sessioni: prima chiudine una.
}
many-from-there = Troppe sessioni dal tuo indirizzo: riprova più tardi.
help =
    Vieni senza comando per giocare. Qui si risponde a un solo comando:
    { "export" } elenca le registrazioni delle tue partite finite,
    { "export NAME > game.tribes" } ne scrive una.
record-later = { $title } (disponibile quando nessuno gioca più la stessa distribuzione)
no-such-record = Nessuna tua partita finita ha qui una registrazione con quel nome: "export" da solo le elenca.
no-records = Qui non c'è nessuna tua partita finita.
no-good-code = Nessun codice valido: a presto.
    .short = nessun codice valido
forgotten = Il gestore di questo server ha messo fine alla tua visita.

## While it goes on

are-you-there = { $minutes ->
    [one] Ci sei? La sessione si chiude fra { $minutes } minuto.
   *[other] Ci sei? La sessione si chiude fra { $minutes } minuti.
}
your-turn = Tocca a te a { $game }.
    .away = { $person }: tocca a te a { $game }.
invites = { $by } ti invita a { $game }
    .here = { $by } ti invita a { $game }: puoi rispondere nella sala.
    .away = { $person }: { $by } ti invita a { $game }.
