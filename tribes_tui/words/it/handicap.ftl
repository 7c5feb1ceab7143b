### Un handicap: un altro inizio per il giocatore più forte.

title = Handicap
about = Per il giocatore più forte: un inizio diverso, le stesse regole.
none = nessuno
    .means = Tutti iniziano alla pari.
seat-of = Handicap di
    .about = Il posto del giocatore più forte.
seat = posto { $number }
    .means = Ce l'ha il posto { $number }.
fact = handicap { $amount }: { $name ->
    [you] tu
   *[other] { $name }
}
has = { $who ->
    [you] Hai
   *[other] { CAPITAL($who) } ha
} un handicap.
from-the-start = avuti dall'inizio
