### At a hosted table: who is there, what everybody reads in the log, talk, what happened while one was away.

## Who is there

at-this-table = A questo tavolo
to-table = al tavolo
presence = { $presence ->
    [slow] linea lenta
    [away] non ancora qui
    [lost] linea persa
    [left] fuori
    [sits-in] gioca un bot
    [back] torna al turno dopo
   *[here] qui
}
absent = { $name }: { presence }
is-away-until = assenza fino al giorno { DATETIME($day, dateStyle: "short") }
away-until = { $name }: { is-away-until }
away-brief = { $name }: assenza
watches = guarda
all-here = ci sono tutti
not-here = { $people ->
    [one] manca { $people } persona
   *[other] mancano { $people } persone
}
    .brief = { $people ->
        [one] { $people } manca
       *[other] { $people } mancano
    }
watched-by = { $who ->
    [you] tu guardi
   *[other] { $who } guarda
}
watched-by-several = guardano { LIST($names) }
watched = { $people ->
    [one] { $people } persona guarda
   *[other] { $people } persone guardano
}
    .brief = { $people ->
        [one] { $people } guarda
       *[other] { $people } guardano
    }

## What everybody reads in the log, each in their language

sealed = La distribuzione è sigillata: { $code }. Con questo codice alla fine puoi controllare che nessuno l'abbia cambiata.
    .compared = La distribuzione è sigillata: { $code }. Quando nessuno la giocherà più, leggerai qui qual era.
unsealed = Nessuno ha cambiato la distribuzione: lo sha256 di ciò da cui viene comincia con il codice del sigillo. Viene da { $proof }
record = La registrazione di questa partita è tua se sulla tua macchina scrivi:
    .later = Quando nessuno gioca più la stessa distribuzione, la registrazione di questa partita è tua se sulla tua macchina scrivi:
came-back = { $name } è di nuovo qui.
has-left = { $name } ha lasciato il tavolo.
line-lost = La linea con { $name } è caduta.
sits-in = Ora un bot gioca per { $name }.
decides-again = { $name } decide di nuovo.
timed-out = { $name ->
    [you] Il tuo tempo è scaduto: decide un bot.
   *[other] Tempo scaduto per { $name }: decide un bot.
}
taken = { $name ->
    [you] Il tuo tempo è scaduto: d'ora in poi gioca un bot, e il suo piazzamento è il tuo.
   *[other] Tempo scaduto per { $name }: d'ora in poi gioca un bot, e il piazzamento resta suo.
}
resigned = { $name ->
    [you] Il tuo tempo è scaduto: abbandoni.
   *[other] Tempo scaduto per { $name }: conta come abbandono.
}
gives-up = { $name } abbandona.
decided = Questa partita è finita: hanno abbandonato tutti tranne uno.
    .won = Partita vinta da te per abbandono: { CAPITAL(LIST($names)) }.
    .by = Abbandono, e questa partita è finita: { CAPITAL(LIST($names)) }.
    .why = { $number ->
        [one] { $who ->
            [you] hai abbandonato
           *[other] { $who } ha abbandonato
        }
       *[other] hanno abbandonato { LIST($names) }
    }
wants-another = { $name } vuole giocare ancora.
host-is-back = Il server si era fermato a metà partita ed è di nuovo in funzione: ogni mossa giocata è qui.
database-silent = Il database del server non risponde: ciò che fai aspetta finché non risponde.
database-answers = Il database del server risponde di nuovo.

## Talk

talk = Chat del tavolo
    .key = chat
    .command = Chat
say = Scrivi a tutti a questo tavolo ({ "/mute NAME" }: non leggere più qualcuno, { "/unmute NAME" }: leggilo di nuovo, { "/report NAME" }: avvisa il gestore):
muted = Non leggi ciò che dice { $name }.
heard-again = Leggi di nuovo { $name }.
no-command = Nessuno ha letto “{ $typed }”. I comandi sono { "/mute NAME" }, { "/unmute NAME" } e { "/report NAME" }.
no-undo = Dove si confrontano i risultati non si annulla nulla.
no-export = La registrazione di questa partita si può avere quando è finita, se ci hai giocato.
    .guest = Le registrazioni sono per chi si può riconoscere: la prossima volta vieni con una chiave.
export = La registrazione di questa partita
how-to-export =
    Hai giocato qui. Per conservare ciò che si è giocato, scrivi sulla tua macchina:

    { $command }

    HOST è il nome che hai dato a questo server per venire qui. Se hai usato altre opzioni, aggiungi anche quelle.
    .later =
    Altri possono ancora giocare la stessa distribuzione. Quando nessuno potrà più farlo, scrivi sulla tua macchina:

    { $command }

    HOST è il nome che hai dato a questo server per venire qui. Se hai usato altre opzioni, aggiungi anche quelle.
export-read = Indietro

## Resigning: asked once

resign =
    .key = abbandona
    .command = Abbandona: lascia il tuo posto per sempre
    .sure = Abbandonare questa partita?
    .two = La partita allora è finita, e per te conta come persa.
    .many = Allora finisci in fondo, dietro a chi continua; un bot gioca al tuo posto fino alla fine.
    .rated = Conta per la tua valutazione.
    .day = La partita del giorno si gioca una volta: questo è il tuo unico tentativo.
    .yes = Sì, abbandona
    .no = Continua
has-resigned = ha abbandonato
end-resigned = { $name ->
    [you] Hai abbandonato.
   *[other] { CAPITAL($name) } ha abbandonato.
}
    .late = { $name ->
        [you] Il tuo tempo era scaduto, che qui conta come abbandono.
       *[other] Tempo scaduto per { $name }, che qui conta come abbandono.
    }
as-it-stood = I punti in quel momento
    .place = posto
no-resigning = Qui non hai una partita da abbandonare.

## What happened while one was away

welcome-back = rieccoti
since = { $moves ->
    [one] Rieccoti: { $moves } mossa da quando eri qui.
   *[other] Rieccoti: { $moves } mosse da quando eri qui.
}
since-decided-for = { since } Ciò che qui si dice di te è stato fatto al tuo posto: da un bot, o perché non c'era scelta.
nothing-since = Nulla che tu abbia potuto notare.
