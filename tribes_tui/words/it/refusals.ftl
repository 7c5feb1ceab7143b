### Che cosa non si può scegliere, e perché. $why è un motivo che danno le regole, in minuscolo e senza punto.

reason = { CAPITAL($why) }.
    .rules = { CAPITAL($why) } (regola { $section }).
where = { $number ->
    [one] regola
   *[other] regole
} { LIST($sections) }
cant = Non si può scegliere ora. { $because }
cant-do = Ora non puoi: { $order }.
picked-cant = Ciò che hai preso non può andare lì. { $because }
