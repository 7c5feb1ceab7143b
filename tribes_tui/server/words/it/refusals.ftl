### Why the host doesn't do what somebody wants: clauses that are shown as sentences, with a capital and a full stop.

## Coming in, and codes

code-unknown = questo invito non esiste, o non esiste più
code-used = quell'invito è già stato usato
only-with-key = qui può invitare altri solo chi è venuto con una chiave
only-keeper-invites = solo il gestore può invitare altri a questo server
enough-codes = quel tavolo ha già un codice valido per ogni posto

## Names

name-length = un nome ha da { $least } a { $most } caratteri
name-signs = un nome è fatto di lettere e cifre, con spazi, punti, trattini o apostrofi in mezzo
name-alphabets = un nome si scrive in un solo alfabeto
name-rare = un nome si scrive in un alfabeto di uso comune
name-reserved = { $name } non è un nome per una persona, qui
name-alike = { $name } si potrebbe scambiare per qualcun altro che gioca qui
too-many-people = questo server conosce già troppe persone

## Tables

table-gone = quel tavolo non c'è più
no-game-to-resign = lì non hai una partita da abbandonare
no-free-seat = a quel tavolo non ci sono più posti liberi
by-invitation = quel tavolo è su invito: chiedi un codice a chi lo ha aperto
at-tables-already = { $tables ->
    [one] sei già a 1 tavolo: prima finisci lì
   *[other] sei già a { $tables } tavoli: prima finisci a uno di quelli
}
host-holds-no-more = questo server ha tutti i tavoli che può tenere
opener-begins = la partita la inizia chi ha aperto il tavolo
not-over = quella partita non è finita
is-sealed = altri devono ancora giocare la stessa distribuzione
not-your-seat = non è il tuo posto
only-who-sits = può farlo solo chi siede lì
only-who-played = gioca di nuovo solo chi ha giocato lì
begun-without-you = quella partita è cominciata senza di te

rated-guest = per una partita valutata bisogna poterti riconoscere: vieni con una chiave
hands-agree = chi guarda quella partita vede tutte le mani, qualche mossa dopo: siediti dalla sala, dove ti si chiede se lo vuoi
rated-agree = quella partita è valutata: siediti dalla sala, dove ti si chiede se lo vuoi

not-waiting = non stai più aspettando compagni

## Tournaments, and the day's deal

same-deal = devi ancora giocare la stessa distribuzione, o la stai giocando: potrai guardare quando la tua partita è finita
only-keeper-makes = solo il gestore di questo server crea tornei
many-tournaments = questo server ha tutti i tornei che può tenere
no-such-form = non ci sono tornei di quel tipo
tournament-size = un torneo comincia con { $least }-{ $most } persone
tournament-time = { $days ->
    [one] un torneo comincia entro { $days } giorno
   *[other] un torneo comincia entro { $days } giorni
}
tournament-guest = per questo bisogna poterti riconoscere: vieni con una chiave
cant-enter = a quel torneo non può partecipare nessun altro
only-maker = può farlo solo chi ha creato il torneo, o il gestore, e solo finché è possibile
tournament-few = { $least ->
    [one] un torneo vuole almeno { $least } persona
   *[other] un torneo vuole almeno { $least } persone
}
tournament-gone = quel torneo non c'è più
played-today = hai già giocato la partita del giorno

## Plans of a table

players = { $game } è per { $least }-{ $most } giocatori
first-seat = il primo posto è il tuo
no-bot = quel bot non c'è
rated-clock = una partita valutata vuole un orologio: guarda il ritmo
rated-options = una partita valutata ha la durata solita e nessun handicap
rated-bots = nelle partite valutate non ci sono bot di forza non misurata
lost-clock = un posto si può perdere solo dove ci sono gli orologi
hands-late = le mani si vedono con almeno { $moves } mosse di ritardo
hands-off = questo server non mostra nessuna mano
no-programs = su un server giocano solo persone e bot, nessun programma: non avvia comandi mandati da altri

## Inviting people

nobody-called = qui nessuno si chiama { $name }
invited-many = hai appena invitato molte persone: aspetta mezzo minuto
has-begun = quella partita è cominciata
opener-invites = può invitare altri solo chi ha aperto il tavolo
sits-here = { $name } siede a questo tavolo
    .you = siedi a questo tavolo
is-invited = { $name } ha già un invito
has-declined = { $name } ha rifiutato
enough-invited = a questo tavolo non si può invitare nessun altro

## Talk

silenced = il gestore di questo server ti ha tolto la parola per sempre
    .until = il gestore di questo server ti ha tolto la parola fino al giorno { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC
    .reason = { silenced }. Il motivo: { $reason }
    .until-reason = { silenced.until }. Il motivo: { $reason }
one-note = puoi lasciare un solo messaggio al gestore, con qualcosa scritto
reported-many = hai appena mandato molte segnalazioni: aspetta due minuti
too-much-talk = un momento, per favore: { $lines } righe in { $seconds } secondi bastano

## What the disk or the database refuses: whole sentences

disk = Il disco del server ha rifiutato: { $why }.
name-not-kept = Il server ora non può ricordarti: { $why }.
database-silent = il database del server non risponde
database-busy = altri continuano a cambiare le stesse cose
