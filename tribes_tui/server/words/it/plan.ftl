### A table that is to be opened at a host.

title = apri un tavolo
question = Chi può sedersi al tuo tavolo?
remark = s lo apre.
open = Apri il tavolo
question-for = A che cosa vuoi giocare con { $guest }?
open-for = Apri il tavolo e invita { $guest }
you = Tu
comes = chiunque
comes-about = Il posto è libero finché qualcuno non si siede.

## Fields: title, sentence, values with what they mean

who = Chi può venire
    .about = A chi si mostra il tavolo.
everybody = tutti i presenti
    .about = Tutti nella sala vedono il tavolo e possono sedersi.
invited = su invito
    .about = Solo chi ha un tuo codice vede il tavolo.
pace = Ritmo
    .about = Quanto tempo si aspetta chi deve giocare.
live = dal vivo
    .about = Un bot gioca per chi manca troppo a lungo.
slow = con calma
    .about = Nessuno viene sostituito: ognuno gioca quando vuole.
minutes = { $minutes ->
    [one] { $minutes } minuto a testa
   *[other] { $minutes } minuti a testa
}
    .about = { $minutes ->
        [one] Ognuno ha { $minutes } minuto per tutta la partita, e { $seconds } secondi in più a ogni decisione.
       *[other] Ognuno ha { $minutes } minuti per tutta la partita, e { $seconds } secondi in più a ogni decisione.
    }
hours = { $hours ->
    [one] { $hours } ora a decisione
   *[other] { $hours } ore a decisione
}
days = { $days ->
    [one] { $days } giorno a decisione
   *[other] { $days } giorni a decisione
}
    .about = { $reserve ->
        [one] Per partite di giorni o settimane: ognuno ha questo tempo per ogni decisione, e { $reserve } giorno di riserva per tutta la partita. L'orologio mostra la somma dei due.
       *[other] Per partite di giorni o settimane: ognuno ha questo tempo per ogni decisione, e { $reserve } giorni di riserva per tutta la partita. L'orologio mostra la somma dei due.
    }
rated = Valutata
    .about = Cambia le valutazioni di tutti quelli che giocano. Solo con gli orologi, e senza suggerimenti.
rated-on = A chi si siede si chiede prima se lo vuole.
rated-off = Non cambia nessuna valutazione.
then = Quale bot decide allora
    .about = Per chi ha finito il tempo, o al posto di chi lo ha perso così. Solo con gli orologi.

## A pace where there is little room

pace-live = dal vivo
pace-slow = con calma
pace-minutes = { $minutes } min a testa
pace-hours = { $hours } h a decisione
pace-days = { $days ->
    [one] { $days } giorno a decisione
   *[other] { $days } giorni a decisione
}
reserve = { $days } g di riserva
rated-table = valutata
