### Come qualcuno ha giocato finora, in frasi: sotto un tavolo finito, e come elenchi letti ad alta voce.

## After a game

first-won = La tua prima vittoria!
first = La tua prima partita. Ora sai come si gioca.
first-here = { $is-won ->
    [yes] La prima con questi avversari: vinta.
   *[no] La tua prima partita con questi avversari.
}
    .length = { $is-won ->
        [yes] La prima di questa durata con questi avversari: vinta.
       *[no] La tua prima partita di questa durata con questi avversari.
    }
won-best = { $row ->
    [0] Vinte { $wins } di { $games }: il tuo miglior punteggio!
    [1] Vinte { $wins } di { $games }: il tuo miglior punteggio!
   *[other] Vinte { $wins } di { $games }, { $row } di fila: miglior punteggio!
}
won = { $row ->
    [0] Vinte { $wins } di { $games }, miglior punteggio { $best }.
    [1] Vinte { $wins } di { $games }, miglior punteggio { $best }.
   *[other] Vinte { $wins } di { $games }, { $row } di fila, al meglio { $best }.
}
won-alone = { $row ->
    [0] Finora vinte { $wins } di { $games }.
    [1] Finora vinte { $wins } di { $games }.
   *[other] Vinte { $wins } di { $games }, { $row } di fila.
}

## commands/results.py

game = { $games ->
    [one] { $title }: vinte { $wins } di { $games } partita, miglior punteggio { $best }.
   *[other] { $title }: vinte { $wins } di { $games } partite, miglior punteggio { $best }.
}
    .alone = { $games ->
        [one] { $title }: vinte { $wins } di { $games } partita.
       *[other] { $title }: vinte { $wins } di { $games } partite.
    }
row = Vittorie di fila: ora { $now }, al massimo { $longest }.
against = Contro { $bots }: vinte { $wins } di { $games }.

## commands/saves.py

no-saves = Ancora nessuna partita salvata. Per iniziarne una, dai il comando: { "tribes play" }, e un gioco.
saved = { $number }: { $title }, { LIST($company) }, { $state }, { DATETIME($when, dateStyle: "long", timeStyle: "short") }.
from-seed = Il suo seme: { $seed }.
deal = La sua distribuzione: { $name }.
