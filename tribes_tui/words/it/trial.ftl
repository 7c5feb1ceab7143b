### Un tavolo per provare mosse, per tutti, dal proprio turno in poi.

unrecorded = una prova, niente è giocato
begins = Le carte che non vedi sono estratte a sorte. { $leave } torna alla partita.
of = { $who ->
    [you] Prova. { $question }
   *[other] Prova, per { $who }. { $question }
}
decides = Qui decidi per { $who }: ciò che sotto è detto tuo è di { $who }.
first = non hai ancora provato niente
over = La prova è finita. { $undo } annulla una mossa, { $leave } torna alla partita.
no-hint = In una prova non ci sono suggerimenti.
all-yours = In una prova decidi tu per tutti.
not-now = Puoi provare mosse in una partita, nel tuo turno.
