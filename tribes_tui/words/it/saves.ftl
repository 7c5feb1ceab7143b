### Le partite salvate: il loro elenco, e che cosa si dice di ognuna.

none = Non ci sono ancora partite salvate. Qui resta ogni partita dalla sua prima mossa: per continuarla, rivederla, o ripartire da una mossa qualsiasi.
none-found = Nessuna partita corrisponde. Esc le mostra di nuovo tutte.
look-for = / cerca
legend = Chance: quelle che avevi di vincere; più in alto è, meglio è.
signs = { $game ->
    [tribe] una fila: una catena e i suoi vasi
    [indy] ● personaggio  ▲ cavallo  ◆ oggetto
    [tribal_duel] ▼ djembe ◊ masch. § lucert. ∩ tart.
    [tribal_rixe] ▼ djembe ◊ masch. § lucert. ∩ tart.
    [rise_of_tribes] ● membri  ⌂ villaggio
   *[five_tribes] ∩ cammello  ▖ meeple
}
facts = { $number ->
    [one] { $number } partita, { $going-on } in corso
   *[other] { $number } partite, { $going-on } in corso
}

## The columns

game = gioco
title = titolo
played-with = con
result = risultato
when = quando
moves = mosse
went = chance

## The lists, each with how many are on it

list-all = tutte { $number }
list-open = in corso { $number }
list-over = finite { $number }
list-daily = del giorno { $number }

## What the keys do

to-found = alle partite
replay = replay
name = nome
copy = copia
export = esporta
delete = elimina
copy-deal = copia la distribuzione
sort = ordina
list = quali partite
go-on-with = continua { $called }

## Questions, and what came of them

name-it = Dai un nome a questa partita
its-name = Il suo titolo ovunque compaia (vuoto: il nome proprio della partita):
sure = Eliminare questa partita?
ask-delete = Sparirà per sempre, con tutte le sue mosse: { $called }.
keep = Conservala
delete-it = Eliminala per sempre
seed-copied = Il seme è copiato: { $seed }
exported = Scritta in { $path }
not-exported = Non si può scrivere: { $why }.
cannot = { $called }: { $why }

## The details of one

standing = Come stanno tutti
last = Ultimi avvenimenti
kept = Conservata
kept-when = { $moves ->
    [one] { $when }, dopo { $moves } mossa
   *[other] { $when }, dopo { $moves } mosse
}
kept-seed = seme { $seed }: y lo copia
kept-deal = distribuzione { $deal }: y la copia
bots-of = { $number ->
    [one] { LIST($names) }: bot { $level ->
        [easy] facile
        [medium] medio
        [hard] difficile
        [master] maestro
        [even] alla pari
        [random] casuale
       *[other] { $level }
    }
   *[other] { LIST($names) }: bot { $level ->
        [easy] facili
        [medium] medi
        [hard] difficili
        [master] maestri
        [even] alla pari
        [random] casuali
       *[other] { $level }
    }
}

## A game in the list

company-one = { $name }, { level }
company-bots = { $bots ->
    [one] { $bots } bot { level }
   *[other] { $bots } bot { $level ->
        [easy] facili
        [medium] medi
        [hard] difficili
        [master] maestri
        [random] casuali
        [mixed] misti
       *[other] { level }
    }
}
level = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
    [even] alla pari
    [random] casuale
    [mixed] misto
   *[other] { $level }
}
company-named = { $bots ->
    [0] { LIST($names) }
    [one] { LIST($names) } + { $bots } bot
   *[other] { LIST($names) } + { $bots } bot
}
company-people = { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}
company-people-bots = { company-people }, { $bots ->
    [one] un bot
   *[other] bot
}
won-or-lost = { $is-won ->
    [yes] vinta
   *[no] persa
}
came = { $place }, { $score }
    .shared = pari al { $place }, { $score }
others-won = vinta da: { LIST($names) }
damaged = illeggibile
goes-on = in corso
called-whole = { $title }, { $game }

## Days

today = oggi
    .at = oggi { DATETIME($when, timeStyle: "short") }
yesterday = ieri
day = { DATETIME($day, dateStyle: "short") }
    .year = { DATETIME($day, dateStyle: "medium") }
of-day = { $day }
day-called = { $game } { $title }
copy-called = { $game }, { $copy }
copied = { $number ->
    [1] copia
   *[other] copia { $number }
}

name-told = dai alla partita sotto il cursore il nome che vuoi
delete-told = elimina la partita sotto il cursore, dopo conferma
replay-told = rivedila, mossa per mossa
copy-told = la stessa partita un'altra volta, accanto a questa
copy-deal-told = così un amico può giocare la stessa partita
export-told = scrivi il suo file nella cartella di ciò che si mostra ad altri
search-told = solo le partite con queste parole nella riga
sort-told = ordina l'elenco per un'altra colonna

# What a key does, in a few words more, in the list of everything by name.
list-told = tutte le partite, quelle in corso, quelle finite
to-found-told = alle partite trovate
