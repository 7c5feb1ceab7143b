### Che cosa dicono aiuto e suggerimenti attorno a ciò che un gioco dice delle sue cose.

hint = Suggerimento
keys = Tasti
more-below = ↓ Spazio: altro
each-key = che cosa fa ognuno
next = un'altra cosa
facts = da sapere
rules = regola
do-move = fai la scelta { $number }
show-it = mostrala
decide = decido io
nothing = Sul tavolo non c'è ancora niente.
everywhere = A ogni tavolo

## Signs on all tables

cursor = il cursore: ciò che Invio sceglie
name = nome
light = luce sotto o accanto a una cosa: si può scegliere ora
picked = preso: l'etichetta è bianca, o c'è una stella; se lo scegli di nuovo, torna a posto
faded = sbiadito
    .means = non si può scegliere ora; ? dice perché
changed = cambiato dalla tua ultima mossa, nel colore di chi l'ha fatto
turn = davanti a un nome: tocca a chi lo porta
question = nella seconda riga: che cosa ti si chiede
thinks = accanto a un bot nella seconda riga: sta pensando
enter = nella penultima riga: che cosa farebbe ora il tasto
gain = ciò che si guadagna di sicuro scegliendolo
new = segna il nuovo
    .brief = nuovo
    .last = cambiato per ultimo
news = nuovo: { $what }
since = Dal tuo turno

## All keys of a table

wins = Come si vince
walk = passa su tutto ciò che si può scegliere
    .brief = spostarsi
    .to = vai { $ways }
way = { $way ->
    [left] a sinistra
    [right] a destra
    [up] in su
    [down] in giù
    [upleft] in su a sinistra
    [upright] in su a destra
    [downleft] in giù a sinistra
   *[downright] in giù a destra
}
go = vai all'esagono con quella lettera, mentre se ne chiede uno; con Maiusc dove la minuscola è un altro tasto
to-column = vai alla colonna con quel numero, nella zona del cursore; un'altra volta, a ciò che vi si può ancora scegliere
at-things = tasto accanto a una cosa
    .means = sceglila; dove decide la mossa, vacci soltanto
mouse = mouse
    .means = un clic sceglie, trascinare prende e posa, il tasto destro chiede che cos'è

## Hints

own-turn = I suggerimenti valgono per il tuo turno.
no-more-hints = La partita è finita: non resta nulla da suggerire.
thinking = Penso a un suggerimento…
hint-is-there = Il suggerimento è pronto: premi { $key }.
hinted = Suggerimento: { $move }
hint-step = { $left ->
    [0] (primo di più passi) { $move }
    [2] (Invio sceglie, un altro Invio esegue) { $move }
   *[other] (Invio { $left } volte, una per ogni scelta) { $move }
}
    .brief = { $left ->
        [0] (primo passo) { $move }
        [2] (due volte Invio) { $move }
       *[other] ({ $left }× Invio) { $move }
    }
move-shown = Scelta { $number }: { $move }
why-again = ({ $worth }; { $key }: perché)
    .bare = ({ $key }: perché)
    .only = ({ $worth })
follows = Che cosa può seguire
all-alike = { $number ->
    [2] Entrambe vincono lo stesso:
   *[other] Tutte e { $number } vincono lo stesso:
}
wins-of = Quante di 100 partite simili vince
of-hundred = { $wins } su 100
equal-share = │ in parti uguali: { $even } su 100
figures = cifre
    .back = a parole
lost = 0
even = 50
won = 100 vinte
other-move = Scelta 2: { $reasons }
legend = ● partite vinte su 100, attese  ━ probabilmente qui  ─ quasi di sicuro qui
only = Nient'altro sembrava valere la pena.
glance = Ha giudicato a prima vista che cosa porta ogni mossa, e non ha guardato oltre.
would = Un bot al tuo posto, vedendo ciò che vedi tu, sceglie: { $best }.
    .even = Un bot al tuo posto, vedendo ciò che vedi tu, sceglie: { $best }. La scelta 2 { $near ->
        [yes] vale più o meno lo stesso
       *[no] può valere lo stesso
    }; { $why ->
        [spares] la scelta 1 conserva ciò che la 2 cede.
        [more] con quella, su 100 partite, il bot si aspetta di vincerne { $by } in meno.
        [unsure] con quella, su 100 partite, il bot si aspetta di vincerne { $by } in meno, ma non ne è sicuro.
        [less] con quella, su 100 partite, il bot si aspetta di vincerne { $by } in più: troppo poche per distinguerle.
        [reasons] che cosa parla per ognuna sta qui sotto.
       *[even] vanno bene tutt'e due.
    }
    .all = Un bot al tuo posto, vedendo ciò che vedi tu, sceglie: { $best }. Le scelte 2 e 3 valgono più o meno lo stesso.
worth = su 100 partite ne vince { $wins }
    .even = su 100 partite ne vince { $wins } (in parti uguali: { $even })
    .lead = su 100 partite ne vince { $wins }, { $lead }
    .even-lead = su 100 partite ne vince { $wins } (in parti uguali: { $even }), { $lead }
worth-near = { $worth }, un'altra mossa circa altrettante
corrected-told = A guardarla meglio, su 100 partite ne vince { $wins }, non { $before } come detto prima.
level = finisce in media alla pari
ahead = finisce con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio
behind = finisce con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di svantaggio
weighed = { $even ->
    [0] ha valutato, con le partite su 100 che vincerebbe: { $moves }
   *[other] ha valutato, con le partite su 100 che vincerebbe (in parti uguali: { $even }): { $moves }
}
even-is = (in parti uguali: { $even })
at-once = Subito: { $outcome }.
on-the-sheets = Subito sui fogli dei punti: { $changes }.
better = Con la sua mossa, su 100 partite, il bot si aspetta di vincerne { $by } in più che con la seconda: { $other }.
    .points = Con la sua mossa, su 100 partite, il bot si aspetta di vincerne { $by } in più che con la seconda, e di finire con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio in più: { $other }.
as-good = Le mosse sono pari: su 100 partite il bot si aspetta di vincerne { $wins } con la sua, e altrettante con la seconda: { $other }.
    .nearly = Le mosse sono quasi pari: su 100 partite il bot si aspetta di vincerne { $wins } con la sua e { $others } con la seconda, { $other }. Ha simulato { $tries } partite con queste due mosse, troppo poche per essere sicuro di quale sia la migliore.
of-turn = Il tuo turno
of-help = Aiuto
of-past = Che cosa è successo
of-table = Il tavolo

# What a key does, in a few words more, in the list of everything by name.
next-told = che cos'è la prossima cosa sul tavolo
to-keys-told = tutti i tasti di questo tavolo
to-signs-told = che cosa significa ogni segno di questo tavolo
rules-told = il regolamento alla sezione che ne parla
facts-told = cifre utili a questa decisione
each-key-told = che cosa fa ogni tasto, in una frase
do-it-told = gioca la mossa mostrata
show-it-told = mostra questa mossa sul tavolo
figures-told = tutto ciò che è stato valutato, in cifre
decide-told = torna al tavolo, senza giocarla
# The same for what only one game has. $deed: what the screen is told
own-told = { $deed ->
    [next] a ciò che puoi scegliere, una cosa dopo l'altra
    [pass] nient'altro in questa decisione: si va avanti
    [discard] getta la carta sotto il cursore
    [collect] raccogli le colonne complete
    [sacred] manda alla sua pila sacra ciò che può andarci
    [sell] vendi in una volta tutta una serie di merci
    [use] usa il potere di uno dei tuoi djinn
    [djinns] i punti di tutti, e tutti i djinn
    [moves] le migliori mosse intere una accanto all'altra
    [stop] scegli se ti si chiede quando si sposta solo una colonna intera
    [watch] gli altri giocano in fretta, fino alla fine
   *[other] una mossa di questo gioco, possibile adesso
}
