### Il viaggio: la sua mappa, le sue tappe, le stelle che vi si ottengono.

title = { $stage ->
    [indy-1] Le prime penne
    [indy-2] Il ladro della fila
    [indy-3] Saldo come Boulder
    [indy-4] Mai spennati
    [indy-5] Ciò che cali ritorna
    [indy-6] La vecchia aquila
    [rixe-1] Un giro di carte
    [rixe-2] In tre attorno al fuoco
    [rixe-3] Burrow si trincera
    [rixe-4] Chiudere prima degli altri
    [rixe-5] Fra spine e miele
    [rixe-6] Il maestro del tavolo
    [duel-1] Sette colonne
    [duel-2] Contro la burrasca
    [duel-3] Dentro il guscio
    [duel-4] Un tavolo vuoto
    [duel-5] La terra della vipera
    [duel-6] Tener duro
    [tribe-1] La prima caccia
    [tribe-2] Attorno alla palizzata
    [tribe-3] Noci per l'inverno
    [tribe-4] Nessuno resta indietro
    [tribe-5] Fuoco e acqua
    [tribe-6] Il capotribù
    [five-1] Un genio in bottiglia
    [five-2] A lume di lanterna
    [five-3] Il richiamo del minareto
    [five-4] Tre desideri
    [five-5] Tempesta su Naqala
    [five-6] Il consiglio del sultano
    [rise-1] Lo sbarco
    [rise-2] Un'estate di bacche
    [rise-3] Attorno al focolare
    [rise-4] Quattro tetti
    [rise-5] La valle della lepre
   *[rise-6] Il signore della montagna
}
land = { $game ->
    [indy] Una prateria sotto il cielo notturno, dove si perdono e si vincono penne.
    [tribal_rixe] Terra verde, e carte su ogni tavolo.
    [tribal_duel] Colline nere, dove ci si siede in due e si rialza uno solo.
    [tribe] Fuochi da campo, e nessuno dorme senza una sentinella.
    [five_tribes] Il deserto, i suoi mercati, e ciò che vive nelle sue bottiglie.
   *[rise_of_tribes] Un'isola in un mare scuro, con una montagna che fuma.
}

## A stage

bots = { $level ->
    [easy] { $number ->
        [one] un bot facile
       *[other] { $number } bot facili
    }
   *[hard] { $number ->
        [one] un bot difficile
       *[other] { $number } bot difficili
    }
}
    .with = con { LIST($who) }
line = { $name }: { $title }, { $bots }.
by-options = Con { LIST($options) }.
option = { $option } “{ $value }”
path = { $is_open ->
    [yes] Il sentiero è aperto.
   *[no] Il sentiero si apre con { $more ->
        [one] un'altra stella
       *[other] altre { $more } stelle
    } in { $game }.
}
reached = { $is_reached ->
    [yes] La via fin lì è aperta.
   *[no] La via fin lì si apre con { $more ->
        [one] un'altra stella
       *[other] altre { $more } stelle
    }.
}
not-locked = Solo il sentiero è chiuso: Nuova partita ha ogni gioco, bot e opzione. Ciò che inizi lì non fa parte del viaggio.
star = { $is_got ->
    [yes] Stella { $number }, ottenuta: { $asked }
   *[no] Stella { $number }: { $asked }
}
star-now = { $way ->
    [met] Stella { $number }: { $asked } Fatto.
    [lost] Stella { $number }: { $asked } Non più.
    [hinted] Stella { $number }: { $asked } C'è stato un suggerimento: conta solo la prima stella.
    [back] Stella { $number }: { $asked } Hai annullato mosse altrui: conta solo la prima stella.
    [deal] Stella { $number }: { $asked } Conosci questa distribuzione: conta solo la prima stella.
    [late] Stella { $number }: { $asked } Si saprà alla fine.
    [kept] Stella { $number }: { $asked } Finora sì: { $stands }.
   *[open] Stella { $number }: { $asked } Finora { $stands }.
}
how-stars = Le stelle 2 e 3 contano solo in una partita che dà anche la stella 1: insieme, o ciascuna nella sua.
help-costs = Con un suggerimento, mosse altrui annullate o una distribuzione che conosci, una partita dà solo la prima stella.

## At a table

at-start = Il viaggio, { $title }. { $asked }
    .brief = { $key } mostra che cosa chiedono le stelle di questa tappa.
star-lost = la stella { $number } è persa ({ $asked })
stars-lost = { $number ->
    [one] la stella { LIST($numbers) } è persa
   *[other] le stelle { LIST($numbers) } sono perse
}
stars-won = { $number ->
    [one] la stella { LIST($numbers) } è vinta
   *[other] le stelle { LIST($numbers) } sono vinte
}
    .met = { $number ->
        [one] la stella { LIST($numbers) } è raggiunta, e conta con la stella 1
       *[other] le stelle { LIST($numbers) } sono raggiunte, e contano con la stella 1
    }
stars-brief = { $number ->
    [one] stella { LIST($numbers) } { $way ->
        [won] vinta
        [met] raggiunta
       *[lost] persa
    }
   *[other] stelle { LIST($numbers) } { $way ->
        [won] vinte
        [met] raggiunte
       *[lost] perse
    }
}
    .next = { LIST($numbers) } { $way ->
        [won] { $number ->
            [one] vinta
           *[other] vinte
        }
        [met] { $number ->
            [one] raggiunta
           *[other] raggiunte
        }
       *[lost] { $number ->
            [one] persa
           *[other] perse
        }
    }
hint-loses = { $instead ->
    [none] Con questa la stella 1 è persa ({ $asked }).
   *[other] Con questa la stella 1 è persa ({ $asked }). La tiene aperta: { $instead }.
}
    .brief = tiene aperta la stella 1: { $instead }
loses-typed = Con questa mossa { $told }. Scrivila di nuovo per farla.
fact = stella { $number }: { $stands } su { $of }
    .most = stella { $number }: { $stands }, al più { $of }
    .briefest = { $most ->
        [yes] stella { $number }: { $now }, al più { $of }
       *[no] stella { $number }: { $now } su { $of }
    }
signs = ★ vinta  ☆ ancora aperta  × persa
no-stage-here = Questa partita non è una tappa del viaggio.

## When a stage is over

missed = SENZA STELLA
    .told = La partita è vinta, la tappa no: manca la stella 1.
over = Il viaggio, { $title }: { $stars }
    .stars = { $got ->
        [0] { $missed ->
            [yes] la partita è vinta, la tappa no. Questa volta nessuna stella.
           *[no] questa volta nessuna stella.
        }
       *[other] { $number ->
            [0] { $got ->
                [one] { $got } stella, non nuova
               *[other] { $got } stelle, nessuna nuova
            }; ne hai { $stars } di { $all }.
           *[other] { $number ->
                [one] { $number } stella nuova
               *[other] { $number } stelle nuove
            }; ne hai { $stars } di { $all }.
        }
    }
star-after = { $way ->
    [got] { $asked } Sì{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
    [met] { $asked } Raggiunto{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
   *[lost] { $asked } No{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
}
not-counted = { $why ->
    [alone] Le stelle 2 e 3 contano solo con la prima.
    [hinted] C'è stato un suggerimento: conta solo la prima stella.
    [back] Hai annullato mosse altrui: conta solo la prima stella.
    [untold] La registrazione non dice dei suggerimenti: conta solo la prima stella.
   *[deal] Conoscevi la distribuzione: conta solo la prima stella.
}
opens = { $number ->
    [one] Si apre un sentiero: { LIST($titles) }.
   *[other] Si aprono sentieri: { LIST($titles) }.
}
reaches = Si apre la via verso { LIST($games) }.

## In lines

in-all = Il viaggio: { $got } di { $all } stelle.
region = { $game }: { $got } di { $all } stelle. { $land }
where-next = Si continua da { $name }: { $title }.
how-to-play = Per giocare una tappa, dai il comando: tribes journey e il suo nome.
no-stage = non c'è una tappa { $typed } (tappe: { $names })
shut = { $title }, ancora chiusa: { $path } Ogni gioco si può giocare con Nuova partita, o con il comando: tribes play.

## What a star of any game asks for

asked = { $feat ->
    [place] { $number ->
        [2] Arriva al secondo posto o meglio.
       *[other] Arriva al terzo posto o meglio.
    }
    [lead] Vinci con { $number } o più di vantaggio.
    [score] Finisci con { $number } o più.
   *[win] Vinci.
}
stands = { $feat ->
    [place] posto { $now }
    [lead] { $now ->
        [0] nessun vantaggio
       *[other] { $now } di vantaggio
    }
    [score] { $now }
   *[win] { $now ->
        [0] non vinta
       *[other] vinta
    }
}

## On the map

name = Il viaggio
stars = { $got } di { $all } stelle
region-name = { $game }: { $got } di { $all } stelle
    .brief = { $game }: { $got }/{ $all } ★
    .briefest = { $game } { $got }/{ $all }
region-opens = { $more ->
    [one] si apre con un'altra stella
   *[other] si apre con altre { $more } stelle
}
plate = aperta
    .won = vinta
    .shut = chiusa
stage-head = { $game }, tappa { $number }: { $title }
play = gioca { $title }
go-on = continua { $title }
anew = ricomincia
anew-warning = La partita lasciata resta fra quelle salvate: ancora { $key } ne inizia un'altra.
closed = { $title }: { $path }
stars-head = { $open ->
    [0] Tutte le sue stelle sono vinte.
    [1] Resta una stella da vincere:
    [2] Restano due stelle da vincere:
   *[3] Si possono vincere tre stelle:
}
gate = Senza questa stella le altre non contano.
    .brief = (serve per le altre)
to-map = alla mappa
against = Contro { LIST($who) }.
learn = Non conosci { $game }? { $key } lo insegna in una partita guidata.
walk = tappa
lesson = lezione
rules = regole
back = indietro
stars-key = sulle stelle
stars-rules = ★ vinta, ☆ aperta. Le stelle 2 e 3 contano solo con la prima. Una partita con un suggerimento, con mosse altrui annullate o con una distribuzione nota dà solo la prima.
visits = { $games ->
    [one] { $games } partita giocata qui.
   *[other] { $games } partite giocate qui.
}

# What a key does, in a few words more, in the list of everything by name.
anew-told = gioca questa tappa dall'inizio
walk-told = a un'altra tappa del sentiero, o ai sentieri sopra e sotto
lesson-told = una breve partita guidata, mossa per mossa
rules-told = il regolamento di questo gioco
stars-told = come si vincono e contano le stelle
