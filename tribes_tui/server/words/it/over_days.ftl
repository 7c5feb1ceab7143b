### Games over days: being away, mail, what happened since, notes to the keeper; and showing hands to those who watch.

## In the lobby

title = Partite su più giorni: assenza, mail
    .without-mail = Partite su più giorni: assenza
    .key = su più giorni
question = Partite su più giorni
open = Apri un tavolo per una partita su più giorni
go-away = Mi assento per qualche giorno: i miei orologi si fermano
come-back = Sono di nuovo qui: i miei orologi ripartono
    .sure = Sei già di nuovo qui?
    .about = Così perdi il resto di questi giorni: potrai assentarti di nuovo dal giorno { DATETIME($day, dateStyle: "short") }.
stay-away = Continua l'assenza
how-long = { $again ->
    [one] Per quanti giorni si fermano i tuoi orologi? Vale dove una decisione richiede ore o giorni, una volta ogni { $again } giorno, anche se torni prima.
   *[other] Per quanti giorni si fermano i tuoi orologi? Vale dove una decisione richiede ore o giorni, una volta ogni { $again } giorni, anche se torni prima.
}
days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
is-away = La tua assenza dura fino al giorno { DATETIME($day, dateStyle: "short") }: i tuoi orologi stanno fermi dove una decisione richiede ore o giorni. Gli altri continuano.
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
lost = persa per tempo scaduto
won = vinta per tempo scaduto
since = Da allora: { $text }
away = { $name } si assenta fino al giorno { DATETIME($day, dateStyle: "short") }: l'orologio sta fermo.
back = { $name } è di nuovo qui: l'orologio riparte.

## What the host refuses: clauses

needs-key = per assentarti bisogna poterti riconoscere: vieni con una chiave
at-most = { $days ->
    [one] ci si può assentare al massimo per { $days } giorno
   *[other] ci si può assentare al massimo per { $days } giorni
}
not-again = la tua ultima assenza è troppo recente: puoi assentarti di nuovo dal giorno { DATETIME($day, dateStyle: "short") }
no-mail = questo server non manda mail
no-address = questo non è un indirizzo mail
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
hands-none = solo ciò che è scoperto
hands-none-about = Nessuna mano.
hands-late = le mani, { $moves } mosse dopo
hands-late-about = Può guardare con gli occhi di ogni giocatore, come un commentatore, { $moves } mosse più tardi.
lost-seat = Tempo scaduto
    .about = Che cosa succede quando a qualcuno scade il tempo. Solo con gli orologi.
lost-once = stavolta decide un bot
lost-once-about = La decisione dopo può prenderla di nuovo chi gioca.
lost-bot = un bot prende il posto
lost-bot-about = Gioca al suo posto fino alla fine, e il piazzamento resta di chi lo ha perso.
lost-resign = conta come abbandono
lost-resign-about = Chi ha finito il tempo arriva ultimo; se restano almeno altri due, un bot gioca poi al suo posto.
agree = Chi guarda questa partita può vedere tutte le mani, { $moves } mosse dopo. Lo vuoi?
comment = tutte le mani
    .command = Tutte le mani, come un commentatore
not-shown = A questo tavolo non si mostra nessuna mano.
commentary = tutte le mani, { $moves } mosse dopo
too-early = Non c'è ancora nulla da mostrare: le mani si vedono con { $moves } mosse di ritardo.
next-eyes = occhi di un altro
with-eyes = { $name ->
    [you] con i tuoi occhi
   *[other] con gli occhi di { $name }
}
with-open = ciò che è scoperto
hands-at-once = tutte le mani insieme
hands-question = Ogni mano come la conosce chi la tiene.
to-table = al tavolo
log = che cosa è stato detto
