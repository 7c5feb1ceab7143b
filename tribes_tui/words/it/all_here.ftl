### La stessa decisione quante volte si può, dove un gioco chiede più cose uguali una per una.

label = tutti qui
    .key = tutti e { $number } qui
    .fit = { $number } qui senza perdite
    .each = tutti e { $number }
    .again = { $place ->
        [none] altri { $number } allo stesso modo
       *[other] altri { $number } verso { $place }
    }
all = tutti
about = prima di una scelta, la fa quante volte si può. Tutti qui: di nuovo la tua ultima scelta
unknown = Di' tutti e una scelta, come tutti 2. O tutti qui, per la tua ultima scelta.
one-by-one = Uno alla volta: altri lotterebbero o andrebbero persi.
not-here = Qui non si mette nulla. Dove possono andare più pezzi, questo tasto li mette tutti.
