### Che cosa servirebbe sapere per giocare bene, attorno a ciò che ne dice un gioco.

title = Da sapere
nothing = Ora non c'è altro da sapere.
more = … { $number ->
    [one] un'altra cosa
   *[other] altre { $number } cose
}: premi ?
    .brief = … altro: premi ?
fact = { CAPITAL($label) }: { $words }
