### Che cosa si dice attorno a un tavolo che non è una mossa: passare la tastiera, posti, salvare altrove, uscire, offerte.

pass-keyboard = Passa la tastiera
i-am = Sono { $name }: mostra le mie carte
last-news = Che cosa hanno visto tutti:
here = ci sono
take-back = annulla
what-all-see = ciò che tutti vedono
your-turn = { $name }, tocca a te alla tastiera.
look-away = Passa la tastiera { WHOM($name) }. Il tavolo è coperto: nessuna carta è in vista.
at-one-keyboard = { $people } persone a una tastiera
bot-plays = Un bot gioca per te.
after-all-asked = { $is_called ->
    [yes] la tastiera va { WHOM($name) }
   *[no] nessuno: la tastiera va { WHOM($name) }
}
    .alone = { $is_called ->
        [yes] la partita continua
       *[no] nessuno: la partita continua
    }
seats = Chi siede dove
seats-about = Un bot può prendere un posto mentre una persona è via, e ridarlo.
seats-done = Continua così
person = una persona
elsewhere = Salva in un'altra cartella
another = Un'altra cartella: scrivine il nome, poi Invio
not-saved = non salvata:{ " " }
why-leave = { CAPITAL($why) }. La parte non salvata di questa partita va persa se esci.
lost = La parte non salvata di quella partita è persa: { $why }.
stay = Resta al tavolo
leave-now = Esci comunque
offer = Questa partita non si può semplicemente continuare
as-it-is = Lasciala com'è
which-game = Quale gioco?
in-words = Il tavolo a parole
choices = Che cosa puoi fare
    .number = { $number ->
        [one] { $number } scelta
       *[other] { $number } scelte
    }
part = { $part ->
    [now] Ora: { $told }
    [hand] La tua mano: { $told }
   *[table] Il tavolo: { $told }
}
export-ask = Scrivere la partita fin qui come testo, e il tavolo come immagine?
export-now = Scrivi i due file
exported = Esportata
exported-about = La partita fin qui come testo, e il tavolo come immagine:
not-kept = Non si può scrivere: { $why }.
not-begun = { $game }: te ne vai prima della tua prima mossa: non c'è nulla da conservare.
saved-elsewhere = Salvata in { $path }: tribes saves --add FILE la riporta qui.
