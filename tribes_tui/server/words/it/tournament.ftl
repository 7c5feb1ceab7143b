### Tournaments: the list, one of them, its tables; what somebody makes one of.

title = tornei
    .line = Tornei, e la partita del giorno
    .line-open = Tornei, e la partita del giorno · { $open } con iscrizioni aperte
    .line-on = Tornei, e la partita del giorno · il tuo: turno { $round } di { $rounds }
    .key = tornei
question = Scegli un torneo, o la partita del giorno.
none = Nessuno ha ancora creato un torneo.
make = Crea un torneo
    .key = creane uno

## A tournament in a line, and its page

named = { $game } per { $players }, { $form ->
    [swiss] svizzero
    [all] tutti contro tutti
   *[balanced] bilanciato
}, { $equal ->
    [yes] distribuzioni uguali
   *[no] distribuzioni proprie
}
open-line = { $is_in ->
    [yes] { $people ->
        [one] { $people } persona: tu
       *[other] { $people } persone con te
    }
   *[no] { $people ->
        [one] { $people } persona, iscriviti
       *[other] { $people } persone, iscriviti
    }
}
on-line = { $people ->
    [one] turno { $round } di { $rounds }, { $people } persona
   *[other] turno { $round } di { $rounds }, { $people } persone
}
over-line = finito, primo posto a { $winner }
    .shared = finito, primo posto condiviso: { LIST($winners) }
off-line = annullato
made-by = creato da { $name }
utc = { $time } UTC
begins-at = Comincia { $when }.
    .full = { $people ->
        [one] Comincia con { $people } persona iscritta.
       *[other] Comincia con { $people } persone iscritte.
    }
    .hand = Comincia quando lo dice chi l'ha creato.
rounds-of = { $rounds ->
    [one] { $rounds } turno, { $pace }
   *[other] { $rounds } turni, { $pace }
}
    .rated = { rounds-of }, valutato
pause = { $seconds ->
    [one] Il prossimo turno comincia fra { $seconds } secondo.
   *[other] Il prossimo turno comincia fra { $seconds } secondi.
}
    .waits = Il prossimo turno comincia appena due persone sono qui.
playing = { $tables ->
    [one] Si gioca ancora a { $tables } tavolo.
   *[other] Si gioca ancora a { $tables } tavoli.
}
enter = Iscriviti
    .key = iscriviti
enter-again = Iscriviti di nuovo
leave = Lascia il torneo
    .key = lascialo
    .question = Lasciare il torneo?
    .about = Non hai più abbinamenti, e nessun punto per i turni che salti. La tua partita in corso è ancora tua. Puoi iscriverti di nuovo.
leave-sure = La tua partita in corso è ancora tua: giocala fino alla fine.
begin = Fallo cominciare ora
call-off = Annullalo
    .sure = Annullarlo?
    .about = Le partite in corso si giocano fino alla fine; non si abbina più nulla.
yes = Sì
no = No
to-table = Al tuo tavolo
    .key = tuo tavolo
entered = Partecipi.
has-left = Non partecipi più.
pages-key = classifica, turni

## Standings

standings = classifica
row = { $place }  { $name } { $points } punti · avversari { $met } · primi posti { $firsts }
    .gone = { row } · via
nobody-yet = Nessuno si è ancora iscritto.
forgotten = qualcuno senza più nome
ties = Parità: i punti degli avversari incontrati, poi i primi posti; altrimenti si condivide.

## A round

round = turno { $round }
table-waits = { $names } · aspetta spazio
table-plays = { $names } · si gioca
table-over = { $names } · primo posto a { $first }
table-void = { $names } · chiuso dal gestore: mezzo punto a testa
bye = { $name } · riposo: un punto
out = { $name } · non c'era
field = Solo bot sulla stessa distribuzione, il primo posto avanti (+) o indietro (−) rispetto al migliore degli altri: { LIST($points) } punti.
worth = { $name } { $points }
no-record = Quel tavolo non c'è più; il gestore ha la sua registrazione: { $record }.

## What is filled in

form-title = crea un torneo
form-question = Che cosa vuoi far giocare?
form-make = Crealo
    .key = crealo
game = Gioco
players = A un tavolo
form = Formula
    .about = Chi gioca con chi.
swiss = svizzero
    .about = Chi ha gli stessi punti gioca insieme, e nessuno incontra qualcuno due volte finché c'è qualcun altro da incontrare.
all = tutti contro tutti
    .about = Ognuno gioca una volta con ciascuno; al massimo 24 persone.
balanced = bilanciato
    .about = Ognuno incontra più persone diverse possibile.
deals = Distribuzioni
    .about = Se tutti i tavoli di un turno hanno la stessa distribuzione.
equal = uguali
    .about = Tutti i tavoli hanno la stessa distribuzione; il tuo risultato si confronta con chi sedeva al tuo posto agli altri, e con i bot.
own = proprie
    .about = Ogni tavolo ha una distribuzione sua: conta chi arriva davanti a chi.
rounds = Turni
    .about = Quanti sono.
rounds-usual = quanti servono
    .about = Secondo il numero di persone che partecipano.
rounds-some = { $rounds }
begins = Inizio
    .about = Quando comincia.
by-hand = quando lo dico io
    .about = Lo fai cominciare dalla sua pagina.
when-full = con { $people }
    .about = { $people ->
        [one] Appena si è iscritta { $people } persona.
       *[other] Appena si sono iscritte { $people } persone.
    }
in-minutes = { $minutes ->
    [one] fra { $minutes } minuto
   *[other] fra { $minutes } minuti
}
    .about = Con chi si è iscritto fino ad allora, almeno due.
in-days = { $days ->
    [one] fra { $days } giorno
   *[other] fra { $days } giorni
}
    .about = Con chi si è iscritto fino ad allora, almeno due.
at-time = un giorno e un'ora …
    .about = Ti si chiede quale.
which-time = Giorno e ora, UTC, come { "2026-12-24 20:00" }:
no-time = Questo non è un giorno e un'ora.
rated-off = La valutazione di nessuno cambia.
rated-on = Tutte le partite cambiano le valutazioni di chi gioca.

## A table of one, wherever it is named

begun = Il turno { $round } del torneo è cominciato: { $game }.
waits = Il turno { $round } del torneo è cominciato: la tua partita di { $game } ti aspetta nella sala.
table-of = torneo, turno { $round }
    .brief = turno { $round }
