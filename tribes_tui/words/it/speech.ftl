### Come si pronunciano le frasi: che cosa si dice di un segno scritto per l'occhio, e che cosa uno ha fatto di fila.

sign-and = { " e " }
sign-times = { " per " }
sign-to = { " a " }
sign-minus = meno{ " " }
sign-plus = più{ " " }
sign-percent = { " per cento" }
sign-makes = { " fa " }
sign-of = { " di " }
did = { $who ->
    [you] { LIST($done) }
   *[other] { $who } { LIST($done) }
}
