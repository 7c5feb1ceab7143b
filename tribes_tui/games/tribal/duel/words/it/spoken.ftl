### Che cosa risponde un Duello a chi ascolta.

so-many = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
so-many-decisions = { $steps ->
    [one] { $steps } decisione
   *[other] { $steps } decisioni
}

column = { CAPITAL($column) }: { $cards }.
face-down = { $number ->
    [one] { so-many } coperta
   *[other] { so-many } coperte
}
free-columns = Colonne libere: { LIST($numbers) }.
no-hand = In questo gioco nessuno ha carte in mano, e nessuna è stata pescata.
drawn = { CAPITAL(THE($card)) } si deve posare.
stock = Il mazzo ha { so-many }. Gli scarti: { LIST($cards) }.
    .empty = Il mazzo ha { so-many }. Gli scarti: nessuno.
unseen = { $number ->
    [one] { so-many } mai vista: { $cards }.
   *[other] { so-many } mai viste: { $cards }.
}
leads = { $who ->
    [you] Hai
   *[other] { $who } ha
} { $sacred ->
    [one] { $sacred } carta sacra
   *[other] { $sacred } carte sacre
}, e { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} nelle colonne (coperte: { $down }).
stolen-now = Rubata in questo turno: { $card }.
given-now = Date in questo turno: { LIST($cards) }.
nothing-banned = In questo turno non ci sono divieti.
decisions = Turno { $turn }. Finora { so-many-decisions }, di al massimo { $most }.
    .cleaning = La pulizia. Finora { so-many-decisions }, di al massimo { $most }.
once = Pescare, prendere o rubare, una volta a turno: { $used ->
    [yes] già fatto
   *[no] non ancora fatto
}.
idle = Turni senza progressi: { $idle } di { $most }.
turned-up = Carte scoperte finora: { LIST($numbers) }.
to-place = C'è una carta da posare.
progress = In questo turno c'è stato un progresso.
goal-idle = Dopo { $most } turni in cui nessuna carta viene pescata, scoperta o messa su una pila, vince chi ha più carte sulle pile.
goal-fits = Una carta va su una più alta di uno e dell'altro colore. Un 9 va in una colonna libera.
may-pass = Di' passa per finire i tuoi turni finché qualcosa ti fa avanzare o la partita finisce.
pass-comes-to = { $comes }, se nessuno fa più progressi. Di' di nuovo passa per passare fino ad allora.
    .key = { $comes }: di nuovo { $key } per passare fino alla fine.

## Che cosa si può chiedere

about-hand = la carta pescata
    .typed = mano
about-table = tutte e due le zone
    .typed = tavolo
about-market = mazzo e scarti
    .typed = mazzo, scarti
about-unseen = le carte che nessuno ha visto
    .typed = mai viste, non viste
about-bans = che cosa non si può riprendere o ridare
    .typed = divieti
about-leads = carte sacre e carte rimaste
    .typed = chi è in testa, testa, punteggio, punti
about-goals = che cosa fa vincere, e che cosa va dove
    .typed = scopi, scopo
about-now = turno, azione limitata, progressi
    .typed = ora, turno
