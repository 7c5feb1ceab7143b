### What the rules tell by these keys: why an action is not legal now (rules/five_tribes/notation): a clause, in small letters,
### without an end. $tile as it is typed; $tribe, $goods, $djinn by their English names.

now-bid = è il momento di offrire per l'ordine di turno
now-move = prima scegli la tessera di cui muovi i meeple
now-drop = stai lasciando i meeple
now-tribe = è il momento dell'azione della tribù
now-second-victim = Iblis vuole una seconda vittima nello stesso posto
now-tile = è il momento dell'azione della tessera
now-second-card = ora prendi la seconda carta del mercato grande
now-sales = in questo turno restano solo vendite e geni
now-suit = stai preparando una serie: aggiungi una merce o vendila
now-djinns = dopo la vendita restano solo i geni
now-target = scegli la tessera per il tuo genio
now-beside = scegli se metterlo qui o accanto
now-keep = scegli il genio che tieni
not-now = non ora: { $why }
too-dear = non puoi pagare { $price } oro
no-way-from = da { $tile } nessun ultimo meeple potrebbe arrivare su una tessera con uno della sua tribù
no-landing = da lì l'ultimo meeple non potrebbe arrivare su una tessera con uno della sua tribù
out-of-reach = { $tile } dista { $steps } passi, i tuoi assassini arrivano a { $reach }
iblis-same-place = con Iblis le due vittime devono essere nello stesso posto
nothing-placed = { $place ->
    [Village] nel villaggio non si mette niente
   *[other] su questa tessera non si mette niente
}
only-first = qui sono in vendita solo le prime { $number } carte
djinn-not-on = { $djinn } non si può usare su { $tile }
djinn-not-drawn = { $djinn } non è stato pescato
no-goods = { $goods ->
    [Ivory] non hai avorio
    [Jewels] non hai gemme
    [Gold] non hai la merce oro
    [Papyrus] non hai papiro
    [Silk] non hai seta
    [Spice] non hai spezie
    [Fish] non hai pesce
    [Wheat] non hai grano
    [Pottery] non hai vasi
   *[other] non hai fachiri
}
no-space = nessuna casella da { $price } è libera
only-kumarbi = solo Kumarbi abbassa un'offerta, e tu non hai quel genio
no-meeples = su { $tile } non ci sono meeple
not-carried = { $tribe ->
    [viziers] non hai in mano visir
    [elders] non hai in mano anziani
    [merchants] non hai in mano mercanti
    [builders] non hai in mano costruttori
   *[assassins] non hai in mano assassini
}
no-step-back = non puoi tornare subito indietro
no-tile-there = in quella direzione non c'è nessuna tessera
last-lands = { $tribe ->
    [viziers] l'ultimo meeple deve arrivare dove ci sono visir
    [elders] l'ultimo meeple deve arrivare dove ci sono anziani
    [merchants] l'ultimo meeple deve arrivare dove ci sono mercanti
    [builders] l'ultimo meeple deve arrivare dove ci sono costruttori
   *[assassins] l'ultimo meeple deve arrivare dove ci sono assassini
}
only-builders = così si aiutano solo i costruttori; per gli assassini scegli la vittima, e i fachiri che servono sono spesi
only-assassins = solo gli assassini uccidono
none-of-tribe = { $tribe ->
    [viziers] su { $tile } non ci sono visir
    [elders] su { $tile } non ci sono anziani
    [merchants] su { $tile } non ci sono mercanti
    [builders] su { $tile } non ci sono costruttori
   *[assassins] su { $tile } non ci sono assassini
}
no-seat = non c'è nessun posto { $seat }
own-people = i tuoi visir e anziani non sono vittime
boaz-protects = Boaz protegge quel giocatore
no-viziers = quel giocatore non ha visir
none-left = non ne restano da mettere
no-cards-sold = { $place ->
    [Village] in un villaggio non si vendono carte
    [Oasis] in un'oasi non si vendono carte
   *[other] in un luogo sacro non si vendono carte
}
no-gold-for-market = { $place ->
    [Village] non puoi pagare { $price } oro
   *[other] non puoi pagare i { $price } oro di questo mercato
}
no-card = nella fila non c'è una carta { $place }
sacred-places-only = i geni si comprano solo nei luoghi sacri
djinn-not-there = { $djinn } non è fra i geni scoperti
djinn-not-yours = non hai { $djinn }
djinn-used = { $djinn } è già stato usato in questo turno
djinn-idle = { $djinn } ora non ha nulla su cui agire
in-suit = { $goods ->
    [Ivory] l'avorio è già nella serie
    [Jewels] le gemme sono già nella serie
    [Gold] l'oro è già nella serie
    [Papyrus] il papiro è già nella serie
    [Silk] la seta è già nella serie
    [Spice] le spezie sono già nella serie
    [Fish] il pesce è già nella serie
    [Wheat] il grano è già nella serie
   *[other] i vasi sono già nella serie
}
no-elders = quel giocatore non ha anziani
no-declining = non si può rinunciare a niente: { $why }
must-move = devi muovere finché una tessera permette una mossa
must-kill = una vittima a portata va uccisa
compulsory = l'azione di questa tessera è obbligatoria
too-few-fakirs = { $fakirs ->
    [one] non hai { $fakirs } fachiro
   *[other] non hai { $fakirs } fachiri
}
too-few-elders = { $elders ->
    [one] non hai { $elders } anziano
   *[other] non hai { $elders } anziani
}
too-few-of-both = { $elders ->
    [one] { $fakirs ->
        [one] non hai { $elders } anziano e { $fakirs } fachiro
       *[other] non hai { $elders } anziano e { $fakirs } fachiri
    }
   *[other] { $fakirs ->
        [one] non hai { $elders } anziani e { $fakirs } fachiro
       *[other] non hai { $elders } anziani e { $fakirs } fachiri
    }
}
option-camels = con quanti cammelli si comincia; meno cammelli, partita più breve (variante)
