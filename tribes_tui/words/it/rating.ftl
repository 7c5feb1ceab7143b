### La valutazione di una persona in un gioco: se una partita vale, a che punto è, che cosa ha fatto una partita.

counts = Valutata, se non fai soltanto mosse proposte.
counts-if-new = Vale per la valutazione se non conosci la distribuzione.
because = { $why ->
    [hinted] c'è stato un suggerimento
    [back] hai annullato mosse altrui
    [seat] un posto è passato di mano
    [offered] ogni mossa era una mossa proposta
    [middle] inizia nel mezzo di un'altra
    [program] gioca un programma
    [bots] questi bot non sono mai stati misurati
    [handicap] qualcuno ha un handicap
    [length] non ha la solita durata
    [deal] conosci questa distribuzione
    [people] non è una persona contro bot
   *[untold] la registrazione non dice se ci sono stati suggerimenti
}
    .short = { $why ->
        [hinted] hai chiesto aiuto
        [back] mosse annullate
        [seat] una sostituzione
        [offered] solo mosse proposte
        [middle] non dall'inizio
        [program] c'è un programma
        [bots] bot non misurati
        [handicap] c'è un handicap
        [length] durata insolita
        [deal] inizio già noto
        [people] non tu contro i bot
       *[untold] aiuti non segnati
    }
counts-not = Questa partita non vale per la valutazione: { LIST($reasons) }.
    .short = Non valutata: { $reasons }
    .sentence = Non valutata: { $reasons }.
    .several = Non valutata, per { $number } motivi
    .first = Non valutata: { $reason }{ $more ->
        [one] { " " }e un altro motivo
       *[other] { " " }e altri { $more } motivi
    }
counts-no-more = Questa partita non vale più per la valutazione: { $reason }.
warning = { warned } Ancora { $key }.
    .typed = { warned } Scrivilo di nuovo per farlo.
warning-of-stars = { warned-of-stars } Ancora { $key }.
    .typed = { warned-of-stars } Scrivilo di nuovo.
now = La tua valutazione è { $points }, più o meno { $within }, dopo { $games ->
    [one] { $games } partita che vale
   *[other] { $games } partite che valgono
}.
    .name = Valutazione
    .brief = valutazione { $points }, più o meno { $within }
    .ended = Valutazione { $points } ± { $within }, { $sign }{ $by }
    .first = La tua prima valutazione: { $points }
    .vague = La tua valutazione per ora è { $points }. Dopo { $games ->
        [one] { $games } partita che vale
       *[other] { $games } partite che valgono
    } nessuno sa ancora quanto giochi bene: cambierà ancora molto.
    .brief-vague = valutazione per ora { $points }
    .ended-vague = Valutazione per ora { $points }, { $sign }{ $by }
about = La valutazione di un bot medio è { $points }. { $players ->
    [2] In due, chi ha 400 punti di più vince 10 partite su 11.
   *[other] In più di due, chi arriva dopo di te conta come battuto: anche un secondo posto può far salire la tua valutazione.
}
none = Ancora nessuna partita vale per la valutazione. { what-counts }
began = Era la tua prima partita che vale: tutti partono da { $points }, la valutazione di un bot medio. { $place ->
    [0] Hai condiviso la vittoria
    [1] Hai vinto
   *[other] Posto: { $came }, su { $players }
}; { $number ->
    [one] la valutazione del tuo rivale è { LIST($rivals) }
   *[other] le valutazioni dei tuoi rivali sono { LIST($rivals) }
}.
of-game = { $game }: { $rating }
best = Al massimo è stata { $points }, { $day }.
changed = { $way ->
    [up] Sale di { $by }
    [down] Scende di { $by }
   *[same] Nessun cambiamento
}: { $place ->
    [0] vittoria condivisa
    [1] hai vinto
   *[other] { $came }
}; con la valutazione di prima contro questi bot si vincono { $chance } partite su 100.
curve = { $every ->
    [one] Partita per partita è stata { LIST($points, type: "then") }.
   *[other] Ogni { $every } partite è stata { LIST($points, type: "then") }.
}
until = Dopo { $games ->
    [one] un'altra partita che vale
   *[other] altre { $games } partite che valgono
} la tua valutazione sarà abbastanza nota: da allora si ricorda anche la tua valutazione migliore, e un bot messo su «alla pari» gioca più o meno bene quanto te.
against = Vinte: { LIST($results) }.
against-one = { $won } su { $games } contro { $whom }
what-counts = Una partita vale quando giochi fino alla fine una distribuzione nuova di durata solita, da solo contro bot, con mosse tue: senza suggerimenti, senza handicap, senza annullare mosse altrui e non solo con mosse proposte.
a-bot = { $level ->
    [easy] un bot facile
    [hard] un bot difficile
   *[medium] un bot medio
}
place = { $where ->
    [below] sotto { $bot }
    [above] sopra { $bot }
    [between] fra { $bot } e { $other }
   *[about] circa come { $bot }
}
    .so-far = { place }, ancora incerta
chart = La tua valutazione
    .won = vinta
    .lost = non vinta
    .bots = i bot, in { $players } giocatori
    .none = ancora nessuna valutazione: comincia con la prima partita che vale
    .none-brief = ancora nessuna valutazione
    .begin = qui cominci: { $points }
    .so-far = tu, per ora { $points }
    .here = tu { $points } ± { $within }
    .way = Partita per partita
    .until = { $games } partite su { $settled }, ancora incerta
    .settled = ben nota da qui in poi
chances = { $players ->
    [2] Quante partite su 100 vince chi ha { $points } punti
   *[other] In quante partite su 100 chi ha { $points } punti finisce davanti
}
warned = { $what ->
    [hinted] Con un suggerimento la partita non vale per la valutazione.
   *[back] Se annulli mosse altrui la partita non vale per la valutazione.
}
warned-of-stars = { $what ->
    [hinted] { $is_rated ->
        [yes] Suggerimento: niente valutazione, solo la prima stella.
       *[no] Con un suggerimento si vince solo la prima stella.
    }
   *[back] { $is_rated ->
        [yes] Annullare mosse altrui: niente valutazione, solo la prima stella.
       *[no] Se annulli mosse altrui conta solo la prima stella.
    }
}
