### Answers to what people ask who listen.

named = { $name ->
    [you] tu
   *[other] { $name }
}

## Hexes

east = est
west = ovest
south-east = sud-est
north-west = nord-ovest
north-east = nord-est
south-west = sud-ovest
nobody = nessuno
notes = { CAPITAL($notes) }.
beside = Accanto: { $hexes }.
    .way = { $way } { $hex }
around-what = Intorno a quale esagono? Di' intorno e una lettera.
around = { CAPITAL($way) }, { $hex }
rows = { $rows ->
    [one] La mappa ha { $rows } riga. Di' riga e un numero.
   *[other] La mappa ha { $rows } righe. Di' riga e un numero.
}
your-members = { $hexes ->
    [0] I tuoi membri: nessuno sulla mappa; { $supply } nella riserva.
   *[other] I tuoi membri: { $places }; { $supply } nella riserva.
}
in-ambush = In agguato: { $number }.
fight = { $hex }, { $verdict }.
stirred = In { $hex } è stato provocato un conflitto.
no-fight = Ora non scoppierebbe nessun conflitto.

## Players

in-deck = Scopi rimasti nel mazzo: { $number }.
you-have = Hai: { $held }.
to-place = Dadi da piazzare: { LIST($dice) }.
your-goals = { $number ->
    [0] I tuoi scopi: nessuno.
   *[other] I tuoi scopi: { LIST($goals) }.
}
leads = Punti: { $names }. Si vince a { $most } punti.
    .each = { named } { $points }
goal = { $goal }.
village-costs = Vince chi arriva per primo a { $most } punti. Un villaggio porta un punto quando comincia il turno di chi lo possiede, un obiettivo da uno a quattro, una volta sola. Un villaggio ti costa { $cost }.

## Dice, events, the turn

action = { $used ->
    [yes] { $action }: { $dice }; già usata in questo turno.
   *[no] { $action }: { $dice }.
}
with-die = con { A($die) }, { $gain }
event = { CAPITAL($event) }.
older = { $first ->
    [yes] Il primo dei due è il più vecchio.
   *[no] Il secondo dei due è il più vecchio.
}
volcano = Il vulcano è sul sito { $site }, accanto a { LIST($hexes) }.
set-aside = Altri due eventi entrano nel mazzo quando si costruisce il primo villaggio.
deck = { $tiles ->
    [one] Nel mazzo degli eventi c'è { $tiles } tessera
   *[other] Nel mazzo degli eventi ci sono { $tiles } tessere
}; negli scarti { $discarded }.
began = { $first ->
    [you] Tu hai iniziato
   *[other] { CAPITAL($first) } ha iniziato
}
now = { $who ->
    [you] Turno { $turn }, giochi tu, { $phase }. { began } la partita.
   *[other] Turno { $turn }, gioca { $who }, { $phase }. { began } la partita.
}
phase = { $phase ->
    [setup] preparazione
    [village-points] punti dei villaggi
    [roll] tiro
    [events] eventi
    [actions] azioni
    [conflict] conflitti
    [build] costruzione
   *[over] fine
}
used = Azioni usate: { LIST($actions) }.
done = { $event }: già fatto in questo turno.
gathered = Raccolte in questo turno: { $resources ->
    [one] { $resources } risorsa
   *[other] { $resources } risorse
}.
borrowed = In prestito: { $development }.
touched = Esagoni in cui i membri sono entrati o cresciuti in questo turno: { LIST($hexes) }.
highest = { $name ->
    [you] Offerta più alta: { $bid }, la tua.
   *[other] Offerta più alta: { $bid }, di { $name }.
}
dropped = Fuori dall'asta: { LIST($names) }.
over = La partita è finita.

## What can be asked, and by `.typed` under which names, the full one first


ask-hand = le tue risorse, i dadi e gli scopi
    .typed = mano, risorse
ask-table = tutti i giocatori e la mappa
    .typed = tavolo, t
ask-hexes = tutti gli esagoni
    .typed = esagoni, mappa
ask-row = una riga della mappa, come riga 2
    .typed = riga, r
ask-around = i vicini di un esagono, come intorno E
    .typed = intorno
ask-members = i tuoi membri
    .typed = dove sono i miei membri, membri, m
ask-conflicts = i conflitti che scoppierebbero ora
    .typed = conflitti
ask-leads = i punti
    .typed = chi è in testa, testa, punti
ask-goals = i tuoi scopi, e quanto manca
    .typed = scopi, s
ask-dice = i dadi sulle quattro azioni
    .typed = dadi, mercato, d
ask-events = gli eventi in corso
    .typed = eventi
ask-now = turno, fase, che cosa è stato usato
    .typed = ora, turno
