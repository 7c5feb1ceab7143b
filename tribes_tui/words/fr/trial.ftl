### Une table où essayer des coups, pour tous, à partir de son propre tour.

unrecorded = un essai, rien n'est joué
begins = Ce qui est caché est tiré au hasard. { $leave } revient à la partie.
of = { $who ->
    [you] Essai. { $question }
   *[other] Essai, pour { $who }. { $question }
}
decides = Ici, tu décides pour { $who } : ce qui est dit à toi ci-dessous est à { $who }.
first = rien n'a été essayé encore
over = L'essai est fini. { $undo } annule un coup, { $leave } revient à la partie.
no-hint = Il n'y a pas de conseils dans un essai.
all-yours = Dans un essai, tu décides pour tous.
not-now = Tu peux essayer des coups dans une partie, à ton propre tour.
