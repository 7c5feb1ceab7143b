### The table: its pieces, their titles and signs, what actions give.

step-roll = tiro
step-actions = azioni
step-conflict = conflitti
step-build = costruire
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
crowd = combattono in { $population }, { $verdict }
owns = con { $things }
hidden-village = villaggio nascosto
mammoth-in = mammut in { $hex }
in-ambush = { $number } in agguato
a-turn = +{ $villages }

## Goals and what they cost

mysticism-cost = 1 per tipo, 1 a scelta
goal-help = { $cost ->
    [none] { $goal }: { $help }, { points }
   *[other] { $goal }, { $cost }: { $help }, { points }
}
goal-now = { $goal }; ora { $done } di { $wanted }
# Above the columns of the table: what tribes have, and what things cost.
column-points = punti
    .short = punti
any-more = +1
village-brings = ognuno dà 1 punto a turno
    .yours = tuo prezzo; 1 punto a turno
so-far = { $done } di { $wanted }
goals-hidden = { $number ->
    [one] e un altro scopo: vedi ?
   *[other] e altri { $number } scopi: vedi ?
}
    .more = e altri { $number }
goals-counted = { $who } { $number }
others-goals = Scopi in corso: { $goals }
rival-ready = { $goal } pronto
village = ⌂villaggio
goals-title = { $who ->
    [you] I tuoi scopi, e i loro punti
   *[other] Scopi di { $who }, e i loro punti
}
no-goals = Scopi: li pesca COMANDO.
ready = pronto
goals =
    .wanted = { CAPITAL($who) } vuole
    .may-win = { goals.wins } con
    .wins = { $sure ->
        [yes] { CAPITAL($who) } vince
       *[no] { CAPITAL($who) } può vincere
    }
    .next = { goals.wins } al prossimo turno
    .drawn = scopi ancora da pescare
rival-far = { $goal } { $far }

## The four actions

actions-title = { $who ->
    [you] I tuoi dadi e le quattro azioni
   *[other] Dadi di { $who } e le quattro azioni
}
    .alone = Le quattro azioni
how-many = quanti con
in-hand = dadi
sun-moon = ☼ sole  ◐ luna
no-sign = senza segno: vuoto
strong = 2 soli: forte
weak = 2 lune: debole
sun = sole
no-sign-blank = luna  senza: vuoto
die-offer = { $die }: { $gain }
taken = già fatta in questo turno
    .short = fatta
tile-deed = { $die }: { $deed }

## Buttons

can-do = Premi
roll = tira i dadi
dream = sogna eventi
done = fatto
drop = ritirati
far = uno non ancora mosso
far-moved = uno già mosso
board = in agguato
invaders = un invasore
elder = con l'anziano
alone = senza
learn = Conoscenza
altar = usa l'Altare
trade = scambia 2:1
loan = prestito anziano
each = 1 per tipo
light = un sole per { $kind }
altar-kind = 4 { $kind }
give = 2 { $kind } per
get = 1 { $kind }
down = { $tile } giù

## Events

events-title = Eventi
no-event = 2 dadi uguali: un evento.

## The tribes

leader = capo: { $power }
    .does = capo: { $power }, { $does }
done-goals = fatti
    .whose = { $who ->
        [you] I tuoi scopi fatti
       *[other] Scopi fatti di { $who }
    }

## The map

whose-village = { $who ->
    [you] Il tuo villaggio
   *[other] Villaggio di { $who }
}
elder-here = anziano
tiger = tigre
mammoth-here = mammut
    .tame = mammut domato
invaders-here = { $number ->
    [one] { $number } invasore
   *[other] { $number } invasori
}
    .short = { $number } inv.
stones = { $number ->
    [one] { $number } pietra
   *[other] { $number } pietre
}
    .loose = { $number ->
        [one] { $number } pietra libera
       *[other] { $number } pietre libere
    }
volcano = vulcano
site = sito { $number }
pick-site = posarlo lì
warning = { $sides ->
    [one] { $over } di troppo
   *[other] { $population } in lotta
}
    .short = { $sides ->
        [one] { $over } di più
       *[other] { $population } lotta
    }
happened = Che cosa è successo

## The legend

legend-great = Grande: dà 1 in più
    .short = Grande
legend-elder = anziano: prende in prestito sviluppi
legend-invaders = invasori
legend-stones = pietre
