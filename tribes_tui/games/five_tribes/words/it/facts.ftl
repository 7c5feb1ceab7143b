### What one would want to know to play well.

points = { $who ->
    [you] Tu
   *[other] { CAPITAL($who) }
}, { $points } punti e { $gold ->
    [-1] oro nascosto
   *[other] { $gold } oro
}
line = { $line } { $points }
none-yet = per ora solo oro
cards-hidden = carte nascoste
viziers = I tuoi visir
fewer = { $viziers }, e 10 punti per ogni giocatore che ne ha meno: { LIST($names) }
    .nobody = { $viziers }, e 10 punti per ogni giocatore che ne ha meno: ancora nessuno
with-more = Con { $number } in più
    .means = ottieni { $points } punti, di cui { $passing } per chi avrebbe meno visir di te: { LIST($names) }
goods = Una merce del mercato
adds = aggiunge { $gains }
gain = { $gain } per { LIST($goods, type: "or") }
camels-left = { $number ->
    [one] { $number } cammello rimasto
   *[other] { $number } cammelli rimasti
}
    .means = { LIST($names) }. Quando qualcuno posa l'ultimo, la partita finisce con quel round
seen = { $who ->
    [you] Da ciò che si è visto, tu
   *[other] Da ciò che si è visto, { $who }
}
    .gold = { $gold } oro
seen-to-take = { $who ->
    [you] Carte prese in vista, tu
   *[other] Carte prese in vista, { $who }
}
