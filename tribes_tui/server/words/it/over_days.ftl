### Games over days: being away, mail, what happened since, notes to the keeper; and showing hands to those who watch.

## In the lobby

title = Partite su più giorni: assenza, mail
    .key = assenza, mail
question = Partite su più giorni
open = Apri un tavolo per una partita su più giorni
go-away = Sono via per qualche giorno: i miei orologi si fermano
come-back = Sono di nuovo qui: i miei orologi ripartono
    .sure = Sei già di nuovo qui?
    .about = Allora perdi il resto di questi giorni: puoi assentarti di nuovo dal { $day }.
stay-away = Resta via
how-long = { $again ->
    [one] Per quanti giorni stanno fermi i tuoi orologi? Dove una decisione richiede ore o giorni; una volta ogni { $again } giorno, anche se torni prima.
   *[other] Per quanti giorni stanno fermi i tuoi orologi? Dove una decisione richiede ore o giorni; una volta ogni { $again } giorni, anche se torni prima.
}
days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
is-away = Sei via fino al { $day }: i tuoi orologi stanno fermi dove una decisione richiede ore o giorni. Gli altri continuano.
is-back = Sei di nuovo qui: i tuoi orologi ripartono.
mail = Mandami una mail quando tocca a me
mail-stop = Basta mail a { $address }
mail-code = Ho il codice arrivato a { $address }
mail-where = Dove? Prima ricevi lì un codice, poi al massimo una mail ogni { $hours ->
    [one] ora
   *[other] { $hours } ore
}, e solo quando non sei qui.
mail-asked = Un codice è in viaggio verso { $address }: scrivilo qui quando lo hai.
mail-type = Quale codice hai ricevuto?
mail-on = Ricevi una mail quando tocca a te.
mail-off = Non ricevi più mail.
wrong-code = Il codice non era quello.
your-turns = { $tables ->
    [one] Tocca a te a un tavolo: è il primo.
   *[other] Tocca a te a { $tables } tavoli: sono i primi.
}
your-turn-left = tocca a te · { $left }
your-turn-stands = tocca a te · orologio fermo
news = { $state } · { $moves } nuove
lost = persa per il tempo
won = vinta per il tempo
since = Da allora: { $text }
away = { $name } manca fino al { $day }: l'orologio sta fermo.
back = { $name } è di nuovo qui: l'orologio riparte.

## What the host refuses: clauses

needs-key = può assentarsi solo chi può essere riconosciuto: vieni con una chiave
at-most = { $days ->
    [one] ci si può assentare al massimo per { $days } giorno
   *[other] ci si può assentare al massimo per { $days } giorni
}
not-again = ti sei assentato da poco: puoi farlo di nuovo dal { $day }
no-mail = questo server non manda mail
no-address = questo non è un indirizzo di mail
address-taken = quell'indirizzo qui è di qualcun altro
mailed-just-now = lì è appena partita una mail: aspetta un'ora

## Mail

code-subject = Tribes: il tuo codice
code-text =
    { $name },

    qualcuno che gioca a Tribes con questo nome vuole sapere per mail quando è il suo turno. Se sei tu,
    scrivi questo codice nella sala: { $code }

    Se non sei tu, non fare nulla: non arriverà altro.
subject = { $games ->
    [one] Tribes: una partita ti aspetta
   *[other] Tribes: { $games } partite ti aspettano
}
text =
    { $name },

    { $games ->
        [one] una partita ti aspetta:
       *[other] queste partite ti aspettano:
    }

    { $lines }

    Puoi fermare queste mail nella sala, sotto "Partite su più giorni".
turn-line = { $game }, con { LIST($others) }: tocca a te
    .left = { $game }, con { LIST($others) }: tocca a te, e ti restano { $left }
invited-line = { $by } ti invita a { $game }

## Showing hands to those who watch

hands = Chi guarda
    .about = Che cosa può vedere chi guarda. A chi si siede si chiede prima se lo vuole.
hands-none = vede ciò che è scoperto
hands-none-about = La mano di nessuno.
hands-late = vede le mani, { $moves } mosse dopo
hands-late-about = Può guardare con gli occhi di ogni giocatore, come un commentatore, { $moves } mosse più tardi.
lost-seat = Tempo scaduto
    .about = Che cosa succede quando a qualcuno scade il tempo. Solo con gli orologi.
lost-once = un bot prende quella decisione
lost-once-about = La prossima può essere di nuovo sua.
lost-bot = un bot prende il posto
lost-bot-about = Gioca al suo posto fino alla fine, e il piazzamento resta suo.
lost-resign = abbandona
lost-resign-about = È all'ultimo posto; dove giocano almeno altri due, da lì in poi al suo posto c'è un bot.
agree = Chi guarda questa partita può vedere tutte le mani, { $moves } mosse dopo. Lo vuoi?
comment = tutte le mani
    .command = Tutte le mani, come un commentatore
not-shown = A questo tavolo non si mostra la mano di nessuno.
commentary = tutte le mani, { $moves } mosse dopo
too-early = Non c'è ancora nulla da mostrare: le mani si vedono { $moves } mosse dopo.
next-eyes = occhi di un altro
with-eyes = { $name ->
    [you] con i tuoi occhi
   *[other] con gli occhi di { $name }
}
with-open = ciò che è scoperto
hands-at-once = tutte le mani insieme
hands-question = Ogni mano come la conosce il suo giocatore.
to-table = al tavolo
log = che cosa si è detto
