### Ratings on a host: the list, a person's page, what is asked before a game that counts.

title = valutazioni
ladder = { $game } per { $players }
question = Scegli qualcuno per vedere il suo percorso.
measured = Un bot non ha una pagina: la sua forza è stata misurata prima, contro altri bot.
order = Prima i migliori; chi ha poche partite (provvisoria) sta sotto gli altri.
none = Qui nessuno ha ancora una valutazione: apri un tavolo valutato.
other-list = Un altro gioco, o un altro numero di giocatori
    .key = gioco

## A line of the list

row = { $points } ± { $within } · { $games ->
    [0] misurata prima
    [one] { $games } partita
   *[other] { $games } partite
}
    .provisional = { row } · provvisoria

## A person's page

person = { $name ->
    [you] le tue valutazioni
   *[other] valutazioni di { $name }
}
stands = { $games ->
    [one] { $name ->
        [you] Sei a { $points }, { $within } in più o in meno, dopo { $games } partita valutata.
       *[other] { CAPITAL($name) } è a { $points }, { $within } in più o in meno, dopo { $games } partita valutata.
    }
   *[other] { $name ->
        [you] Sei a { $points }, { $within } in più o in meno, dopo { $games } partite valutate.
       *[other] { CAPITAL($name) } è a { $points }, { $within } in più o in meno, dopo { $games } partite valutate.
    }
}
    .provisional = { stands } È provvisoria: tra chi è nuovo servono una trentina di partite, contro i bot una ventina.
met = Contro { $rival }: { $level ->
    [0] vittorie { $won }, sconfitte { $lost }.
   *[other] vittorie { $won }, sconfitte { $lost }, parità { $level }.
}
unplayed = { $name ->
    [you] Qui non hai giocato partite valutate.
   *[other] { CAPITAL($name) } qui non ha giocato partite valutate.
}

## What everybody reads at a table when its game is over

now = { $provisional ->
    [yes] { $name ->
        [you] La tua valutazione ora è { $points } ({ $sign }{ $by }), provvisoria.
       *[other] La valutazione di { $name } ora è { $points } ({ $sign }{ $by }), provvisoria.
    }
   *[no] { $name ->
        [you] La tua valutazione ora è { $points } ({ $sign }{ $by }).
       *[other] La valutazione di { $name } ora è { $points } ({ $sign }{ $by }).
    }
}

after = La tua valutazione ({ $ladder }) dopo questa partita: { $points } ({ $sign }{ $by }).

## Before one sits down

rated = Questa partita è valutata
agree = Cambia le valutazioni di tutti quelli che giocano, chiunque vinca. C'è un orologio ({ $pace }), e nessuno ha suggerimenti. Ciò che chiunque può contare resta sul tavolo.
sit-down = Siediti: la partita conta
stay-away = Non ora
no-hint = In una partita che conta non ci sono suggerimenti.
