### Come qualcuno ha giocato finora, in frasi: sotto un tavolo finito, e come elenchi letti ad alta voce.

## After a game

first-won = La tua prima vittoria a { $game }!
first = Era la tua prima partita di { $game }.
first-here = { $is-won ->
    [yes] La prima con questi avversari: vinta.
   *[no] La tua prima partita con questi avversari.
}
    .length = { $is-won ->
        [yes] La prima di questa durata con questi avversari: vinta.
       *[no] La tua prima partita di questa durata con questi avversari.
    }
won-best = { $row ->
    [0] Vittorie: { $wins } su { $games }: il tuo miglior punteggio!
    [1] Vittorie: { $wins } su { $games }: il tuo miglior punteggio!
   *[other] Vittorie: { $wins } su { $games }, { $row } di fila: miglior punteggio!
}
won = { $row ->
    [0] Vittorie: { $wins } su { $games }, miglior punteggio { $best }.
    [1] Vittorie: { $wins } su { $games }, miglior punteggio { $best }.
   *[other] Vittorie: { $wins } su { $games }, { $row } di fila, al meglio { $best }.
}
won-alone = { $row ->
    [0] Vittorie finora: { $wins } su { $games }.
    [1] Vittorie finora: { $wins } su { $games }.
   *[other] Vittorie: { $wins } su { $games }, { $row } di fila.
}

## commands/results.py

game = { $games ->
    [one] { $title }, vittorie: { $wins } su { $games } partita, miglior punteggio { $best }.
   *[other] { $title }, vittorie: { $wins } su { $games } partite, miglior punteggio { $best }.
}
    .alone = { $games ->
        [one] { $title }, vittorie: { $wins } su { $games } partita.
       *[other] { $title }, vittorie: { $wins } su { $games } partite.
    }
row = Vittorie di fila: ora { $now }, al massimo { $longest }.
against = Contro { $bots }, vittorie: { $wins } su { $games }.

## commands/saves.py

no-saves = Ancora nessuna partita salvata. Per iniziarne una, dai il comando: { "tribes play" }, e un gioco.
saved = { $number }: { $title }, { LIST($company) }, { $state }, { DATETIME($when, dateStyle: "long", timeStyle: "short") }.
from-seed = Il suo seme: { $seed }.
deal = La sua distribuzione: { $name }.
