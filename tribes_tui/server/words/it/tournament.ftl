### Tournaments: the list, one of them, its tables; what somebody makes one of.

title = tornei
    .line = Tornei, e la partita del giorno
    .line-open = Tornei, e la partita del giorno · { $open } a cui partecipare
    .line-on = Tornei, e la partita del giorno · il tuo: turno { $round } di { $rounds }
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
        [one] { $people } persona, puoi partecipare
       *[other] { $people } persone, puoi partecipare
    }
}
on-line = { $people ->
    [one] turno { $round } di { $rounds }, { $people } persona
   *[other] turno { $round } di { $rounds }, { $people } persone
}
over-line = finito, primo posto { WHOM($winner) }
    .shared = finito, primo posto condiviso: { LIST($winners) }
off-line = annullato
made-by = creato da { $name }
utc = { DATETIME($time, dateStyle: "medium", timeStyle: "short") } UTC
begins-at = Comincia { $when }.
    .full = { $people ->
        [one] Comincia quando partecipa { $people } persona.
       *[other] Comincia quando partecipano { $people } persone.
    }
    .hand = Comincia quando lo dice chi l'ha creato.
    .own = Comincia quando lo dici tu, con «{ begin }».
rounds-of = { $rounds ->
    [one] { $rounds } turno, { $pace }
   *[other] { $rounds } turni, { $pace }
}
    .rated = { rounds-of }, valutato
rounds-yet-open = turni secondo il numero di persone
pause = { $seconds ->
    [one] Il prossimo turno comincia fra { $seconds } secondo.
   *[other] Il prossimo turno comincia fra { $seconds } secondi.
}
    .waits = Il prossimo turno comincia appena due persone sono qui.
playing = { $tables ->
    [one] Si gioca ancora a { $tables } tavolo.
   *[other] Si gioca ancora a { $tables } tavoli.
}
enter = Partecipa
    .key = partecipa
rated-sure = Questo torneo è valutato
enter-again = Partecipa di nuovo
leave = Lascia il torneo
    .key = lascialo
    .question = Lasciare il torneo?
    .about = Non hai più avversari, e nessun punto per i turni che salti. La tua partita in corso resta tua. Puoi partecipare di nuovo.
leave-sure = La tua partita in corso resta tua: giocala fino alla fine.
begin = Fallo cominciare ora
call-off = Annullalo
    .sure = Annullarlo?
    .about = Le partite in corso si giocano fino alla fine; non ne cominciano altre.
yes = Sì
no = No
to-table = Al tuo tavolo
    .key = tuo tavolo
entered = Partecipi.
has-left = Non partecipi più.
pages-key = classifica, turni

## Standings

standings = classifica
row = { $place }  { $name } { $points } punti · avversari { $met } · vittorie { $firsts }
    .gone = { row } · fuori
nobody-yet = Ancora nessuno partecipa.
forgotten = qualcuno senza più nome
ties = Parità: i punti degli avversari, poi le vittorie; altrimenti il posto si condivide.
worth-scale = Ogni turno vale da 0 a 1 punto: la parte degli altri che ha fatto peggio.

## A round

round = turno { $round }
table-waits = { $names } · aspetta spazio
table-plays = { $names } · si gioca
table-over = { $names } · primo posto a { $first }
table-void = { $names } · chiuso dal gestore: mezzo punto a testa
bye = { $name } · riposo: un punto
out = { $name } · assenza
field = Per confronto, dei bot hanno giocato questa distribuzione fra loro. Il primo posto aveva questi punti di vantaggio (+) o di svantaggio (−): { LIST($points) }.
worth = { $name } { $points }
no-record = Quel tavolo non c'è più; il gestore ne ha la registrazione: { $record }.

## What is filled in

form-title = crea un torneo
form-question = Che cosa vuoi far giocare?
form-make = Crealo
    .key = crealo
game = Gioco
    .about = A che cosa si gioca.
players = Per tavolo
    .about = Quanti giocano a un tavolo. In due si può scegliere la formula.
form = Formula
    .about = Chi gioca con chi.
swiss = svizzero
    .about = Chi ha gli stessi punti gioca insieme, e nessuno ritrova un avversario finché ne resta un altro.
all = tutti contro tutti
    .about = Ognuno gioca una volta con ciascuno; al massimo 24 persone.
balanced = bilanciato
    .about = Ognuno incontra più persone diverse possibile.
deals = Distribuzioni
    .about = Dà la stessa distribuzione a tutti i tavoli di un turno.
equal = uguali
    .about = Tutti i tavoli hanno la stessa distribuzione; il tuo risultato si confronta con chi sedeva al tuo posto agli altri, e con i bot.
own = proprie
    .about = Ogni tavolo ha una distribuzione sua: conta chi arriva davanti a chi.
rounds = Turni
    .about = Quanti sono.
rounds-usual = secondo il numero di persone
    .about = Svizzero: quanti ne servono per trovare il più forte. Tutti contro tutti: finché tutti si sono incontrati. In tre o più per tavolo: quattro.
rounds-some = { $rounds }
begins = Inizio
    .about = Quando comincia.
by-hand = quando lo dico io
    .about = Lo fai cominciare dalla sua pagina.
when-full = appena partecipano in { $people }
    .about = { $people ->
        [one] Appena partecipa { $people } persona; si può farlo cominciare prima a mano.
       *[other] Appena partecipano { $people } persone; si può farlo cominciare prima a mano.
    }
in-minutes = { $minutes ->
    [one] fra { $minutes } minuto
   *[other] fra { $minutes } minuti
}
    .about = Con chi partecipa fino ad allora, almeno due.
in-days = { $days ->
    [one] fra { $days } giorno
   *[other] fra { $days } giorni
}
at-time = un giorno e un'ora …
    .about = Ti si chiede quale.
which-time = Giorno e ora, UTC, come { "2026-12-24 20:00" }:
no-time = Non è un giorno con un'ora.
rated-on = Tutte le partite cambiano le valutazioni di chi gioca.

## A table of one, wherever it is named

begun = Il turno { $round } del torneo è cominciato: { $game }.
waits = Il turno { $round } del torneo è cominciato: la tua partita di { $game } ti aspetta nella sala.
table-of = torneo, turno { $round }
    .brief = torneo
