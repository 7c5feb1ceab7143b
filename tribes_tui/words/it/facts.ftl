### Che cosa servirebbe sapere per giocare bene, attorno a ciò che ne dice un gioco.

title = Per giocare bene
nothing = Ora non c'è altro da sapere.
more = … { $number ->
    [one] { $number } altro fatto
   *[other] { $number } altri fatti
}: premi ?
    .brief = … altro: premi ?
fact = { CAPITAL($label) }: { $words }
