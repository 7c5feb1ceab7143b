### The lobby: its tables, what there is to do, who is here, what is said there.

title = la sala
you-are = { title } · sei { $name }
people-here = { $people ->
    [one] { $people } persona qui
   *[other] { $people } persone qui
}
question = Siediti, guarda, o apri un tavolo tuo.
no-table = Non c'è ancora nessun tavolo: aprine uno.
    .open = Nessuna partita in corso e nessun tavolo in attesa: aprine uno.
none-waits = Nessun tavolo aspetta giocatori: aprine uno.
own-game = { $tables ->
    [one] Hai una partita in corso: è la prima.
   *[other] Hai { $tables } partite in corso: sono le prime.
}
invited-here = { $by } ti invita a { $game }: { "y" } accetta, { "x" } rifiuta.

## What there is to do, and the same as what keys do

open = Apri un tavolo
    .key = apri un tavolo
invite = Invita qualcuno che è già stato qui
    .key = invita qualcuno
ratings = Valutazioni
    .key = valutazioni
code = Ho un invito
    .key = invito
more = Regolamenti, le parole usate qui, impostazioni
settings = Impostazioni: colori, segni, tasti, chat
settings-kept = conservate da questo server, con effetto immediato
rules = Regolamenti
keeper = Il server
    .key = il server
    .waits = { $number ->
        [one] Il server · 1 segnalazione o messaggio attende
       *[other] Il server · { $number } segnalazioni e messaggi attendono
    }
leave = Esci
    .key = esci
    .sure = Uscire da questo server?
    .about = I tuoi posti restano tuoi, e li ritrovi la prossima volta. Gli orologi che vanno continuano.
    .stay = Resta
sit-key = siediti, guarda
table-key = tavolo
talk-key = chat
accept = Siediti lì
    .key = accetta
decline = Rifiuta
    .key = rifiuta

## Tables

free = libero
waits = { $is_mine ->
    [yes] ne aspetta { $free } · il tuo posto
   *[no] ne aspetta { $free } · siediti
}
invited = hai un invito
over = finita
    .line = Partite finite · { $games }
    .key = partite finite
    .question = Scegli una partita per vedere com'è finita.
watch = guarda
your-turn = tocca a te
playing = giochi qui
others-turn = tocca { WHOM($name) }
broken = non si può aprire
resigned = hai abbandonato
others-resigned = vinta per abbandono
record = Registrazione: { $command }
gone = Quel tavolo non c'è più.
seats-free = { $free ->
    [one] { $free } posto è libero.
   *[other] { $free } posti sono liberi.
}
with-others = { $free ->
    [one] Con { LIST($others) }; { $free } posto è libero.
   *[other] Con { LIST($others) }; { $free } posti sono liberi.
}
called = { $news } Forse il tuo orologio corre già. Esc ti porta lì; ciò che hai scritto resta.
declined = Hai rifiutato.
closed = Quel tavolo è stato chiuso.
seat-lost = Il tuo tempo a { $game } è scaduto: il posto non è più tuo.
    .resigned = Hai abbandonato a { $game }.
elsewhere = A quel tavolo ora giochi da un altro terminale.


## People

who-is-here = Chi c'è
here-others = { $more ->
    [0] Qui: { $people }
    [one] Qui: { $people } e un'altra persona
   *[other] Qui: { $people } e altre { $more } persone
}
here-at = { $name } (a { $game })
here-own = { $name } (a un tavolo)
here-alone = Non c'è nessun altro.
in-lobby = nella sala.
at-table = a { $game }.
at-own-table = a un tavolo.
watches-table = guarda { $game }.

## Talk

talk = Chat della sala
say = Scrivi a tutti nella sala:
silent = Nessuno ha ancora scritto nulla.
    .to-you = Nessuno di quelli che leggi ha ancora scritto nulla.
speaker = { DATETIME($at, timeStyle: "short") } { $name }

## To whoever has left a game that goes on

seat-kept = Il tuo posto a { $game } resta tuo.
    .clock = Il tuo posto a { $game } resta tuo. Tocca a te: il tuo orologio continua.
    .later = Il tuo posto a { $game } resta tuo. Il tuo orologio va quando tocca a te.
    .stands = Il tuo posto a { $game } resta tuo, e il tuo orologio sta fermo mentre non ci sei.
    .alone = Il tuo posto a { $game } resta tuo, e finché non c'è nessuno la partita aspetta.
seat-kept-for = { $seconds ->
    [one] Il tuo posto a { $game } resta tuo. Dopo { $seconds } secondo gioca un bot per te.
   *[other] Il tuo posto a { $game } resta tuo. Dopo { $seconds } secondi gioca un bot per te.
}
