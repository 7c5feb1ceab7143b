### Che cosa dice un replay, e il grafico di com'erano messi tutti, in ogni gioco.

comes = Poi: { $told }
before = Premi → per la prima mossa, o Spazio per far scorrere la partita.
turn-ends = { $who ->
    [you] Il tuo turno finisce.
   *[other] Il turno di { $who } finisce.
}
by-luck = { $told } (fortuna).
    .whose = { $told } (fortuna { $who ->
        [you] tua
       *[other] di { $who }
    }).
no-choice = { $told } Non c'era altra scelta.
left-only = { $deed } Non restava altra scelta. { $told }
part-ended = { $closer ->
    [none] Punti ottenuti: { LIST($points) }.
   *[closed] { $who ->
        [you] La sfida l'hai chiusa tu. Punti: { LIST($points) }.
       *[other] La sfida l'ha chiusa { $who }. Punti: { LIST($points) }.
    }
}
got = { $whom ->
    [you] tu { $points }
   *[other] { $whom } { $points }
}
unseen = In questa mossa non c'è niente da vedere.
chosen = { $who ->
    [you] La tua scelta
   *[other] La scelta di { $who }
}: { $action }
log = Che cosa è successo
moments = I momenti decisivi
legend = { $numbers }: la svolta; sbiadito: ancora da vedere
    .brief = { $numbers }: la svolta
here = ora: { LIST($stands) }
stands = { $name } { $chance }
judging = Guardo ogni mossa…
on = mossa
back = mossa indietro
turn = turno
turn-back = turno indietro
round = round
round-back = round indietro
first = prima
last = ultima
run = scorri
faster = velocità
slower = più piano
moment = a quel turno
eyes = vista
    .all = chi muove
graph = grafico
measure = punti o probabilità
play = continua a giocare
review = analisi
film = filma
    .turn = questo turno
    .round = { $round ->
        [sfida] questa sfida
        [manche] questa manche
        [mossa] questa mossa
       *[other] questo { $round }
    }
    .game = tutta la partita
    .names = nomi sì o no
    .make = fallo
    .lasts = { $minutes ->
        [0] circa { $seconds } secondi
       *[other] { $minutes ->
            [one] circa { $minutes } minuto
           *[other] circa { $minutes } minuti
        }
    }
    .moves = { $number ->
        [one] mossa { $first }
       *[other] mosse da { $first } a { $last }
    }
    .called = { $are-hidden ->
        [yes] Nomi delle persone: nascosti
       *[no] Nomi delle persone: visibili
    }
    .into = Il file sarà in { $folder }
    .made = Il film
    .which = Fai un film: immagini in movimento, in un file SVG
note = nota
    .title = La tua nota alla mossa { $move }
    .ask = Che cosa vuoi ricordarne. Se la lasci vuota, la nota sparisce.
noted = Nota: { $text }
not-noted = La nota non si è potuta scrivere sul disco.
filming = Faccio il film…
back-to-review = torna all'analisi
whole-log = cronaca
leave = esci
others-play = altri stanno ancora giocando questa partita: quando è finita, potrai continuarla da ogni mossa
nothing-to-decide = Qui non c'era più niente da decidere. Torna a una mossa precedente.
outlook = Probabilità di vittoria
    .long = Probabilità di vittoria, come le giudica un bot che vede tutte le carte
pace-of = velocità { $pace } di { $paces }
replay-of = rivedi, mossa per mossa: { $called }
place = { $move ->
    [0] prima della prima mossa
   *[other] mossa { $move } di { $moves }
}
    .titled = { $title }, { place }
    .coming = prima della mossa { $move } di { $moves }
seen-by = { $who ->
    [you] vista da te
   *[other] vista da { $who }
}
start = inizio
chance = { $share }%
changed = { $way ->
    [rose] sono salite da { $before }% a { $after }%
    [fell] sono scese da { $before }% a { $after }%
    [risen] sono salite da { $before }% a { $peak }% e poi scese a { $after }%
    [fallen] sono scese da { $before }% a { $peak }% e poi risalite a { $after }%
   *[level] sono passate da { $before }% a { $after }%
}
# $before (int)
# $after (int)
chances = A carte scoperte, { $who ->
    [you] le tue probabilità di vittoria
   *[other] le probabilità di vittoria di { $who }
} { changed }{ $since ->
    [turn] { $by ->
        [you] , dal tuo turno in poi
       *[other] , dal turno di { $by } in poi
    }
    [in] { $by ->
        [you] { " " }nel tuo turno
       *[other] { " " }nel turno di { $by }
    }
   *[other] { "" }
}.
    .brief = { $before } → { $after }
    .over = { $when }: { $before } → { $after }
farthest = Le { $who ->
    [you] tue probabilità di vittoria
   *[other] probabilità di vittoria di { $who }
} erano al { $has-won ->
    [yes] minimo
   *[no] massimo
} ({ $when }): { $share }%.
measured = { CAPITAL($units) }
brought = { $who ->
    [you] Ti è
   *[other] A { $who } è
} { $way ->
    [lost] costato
   *[got] valso
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
open-to-end = Niente era sicuro fino al conteggio dei punti.
led = { $way ->
    [unknown] Nessun singolo turno ha deciso.
    [start] Nessun singolo turno ha deciso: { $who ->
        [you] non avevi mai meno probabilità
       *[other] { $who } non aveva mai meno probabilità
    } degli altri.
   *[later] Nessun singolo turno ha deciso. Da allora ({ $when }) { $who ->
        [you] non avevi mai meno probabilità
       *[other] { $who } non aveva mai meno probabilità
    } degli altri.
}
in-all = In tutto: { LIST($points) }.
swing = { CAPITAL($when) }: { $text }
swing-judged = { CAPITAL($when) }{ $turn ->
    [great] { $whose ->
        [you] , il tuo gran turno
       *[other] , il gran turno di { $whose }
    }
    [plain] { $whose ->
        [you] , turno tuo
       *[other] , turno di { $whose }
    }
   *[none] { "" }
}: { $who ->
    [you] le tue probabilità
   *[other] le probabilità di { $who }
} { changed }{ $since ->
    [turn] { $by ->
        [you] , dal tuo turno in poi
       *[other] , dal turno di { $by } in poi
    }
   *[other] { "" }
}. { $text }

on-told = una mossa avanti, o indietro
round-told = un round avanti, o indietro
run-told = scorre da solo, e si ferma
eyes-told = ciò che vedeva un altro giocatore, o chi muove
graph-told = quanto era probabile che vincesse ognuno, al posto del tavolo
leave-told = torna dov'eri prima
turn-told = un turno avanti, o indietro
moment-told = a ciò che ha dato la vittoria
review-told = quanto valevano le tue scelte e il caso
measure-told = punti, o probabilità di vittoria, nel grafico
play-told = una partita tua da questa mossa in poi
film-told = le immagini in movimento di un turno, di un round o di tutto, in un file
note-told = scrivi ciò che vuoi ricordare di questa mossa
faster-told = scorre più in fretta, o più piano
whole-log-told = tutto ciò che è successo finora
first-told = alla posizione prima della prima mossa
last-told = alla fine della partita
