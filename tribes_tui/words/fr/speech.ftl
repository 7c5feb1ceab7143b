### Comment les phrases se disent : ce qui se dit pour un signe écrit pour l'œil, et ce que quelqu'un a fait à la suite.

sign-and = { " et " }
sign-times = { " fois " }
sign-to = { " à " }
sign-minus = moins{ " " }
sign-plus = plus{ " " }
sign-percent = { " pour cent" }
sign-makes = { " fait " }
sign-of = { " sur " }
did = { $who ->
    [you] tu { LIST($done) }
   *[other] { $who } { LIST($done) }
}
