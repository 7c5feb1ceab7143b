### Una partita a righe: che cosa dicono il modo a righe e chi ascolta attorno alle frasi del gioco, e le parole che vi si scrivono.

## Words that are typed

typed-again = ancora
    .also = ripeti
typed-news = notizie
    .also = novità, novita, da quando, n
typed-choices = scelte
    .also = che cosa posso fare, cosa posso fare, s
typed-would = effetto
    .also = che effetto ha, e se
typed-do = fare
typed-why-not = perché no
typed-rules = regole
typed-hint = suggerimento
typed-know = sapere
    .also = conta
typed-memory-on = con memoria
typed-memory-off = senza memoria
typed-back = indietro
typed-save = salva
typed-undo = annulla
typed-redo = rifai
typed-deal = distribuzione
typed-seed = seme
typed-stars = stelle
typed-quit = esci
typed-help = aiuto
typed-full = completo
typed-brief = breve
typed-pass = passa
typed-skip = salta
typed-me = io

## What is left out or taken for something like it where a choice is typed in words; with commas between

read-articles = il, lo, la, l, i, gli, le, un, uno, una
read-within = di, d, del, dello, della, dell, dei, degli, delle
read-small = con, e, ed, su, sul, sullo, sulla, sull, sui, sugli, sulle, in, nel, nello, nella, nell, nei, negli, nelle, a, ad, al, allo, alla, all, ai, agli, alle, da, dal, dallo, dalla, dall, dai, dagli, dalle, verso, per, tra, fra
read-before-places = da, a, in, su, verso, esagono, attorno
read-lay = posa, metti, gioca, piazza, fonda, inizia, apri, costruisci, deponi, insedia
read-take = prendi, pesca, raccogli, togli, afferra
read-exchange = scambia, cambia, baratta, sostituisci, dai
read-end = finisci, fine, termina, fermati, fatto, concludi
read-leave = passa, lascia, salta
read-discard = scarta, getta, butta
read-attack = attacca, manda, invia, uccidi, elimina
read-move = muovi, sposta, porta, vai, solleva
read-buy = compra, paga, acquista
read-keep = tieni, evoca, conserva
read-decks = mazzo, pila, riserva

## Whatever is said there

no = no: { $why }
no-such-number = scegli un numero da 1 a { $most }
nothing-typed = scrivi un numero, un'azione, o { typed-help }
saved-in = salvata in { $folder }, e così ogni mossa da ora in poi
not-being-saved = questa partita non viene salvata
    .yet = questa partita viene salvata dalla tua prima mossa in poi
saved-as = salvata come { $name }
saved-as-goes-on = salvata come { $name }; per continuare: { "tribes continue" } { $name }
saved-elsewhere = salvata in { $folder }; per riportarla qui: { "tribes saves --add FILE" }
saved-again = di nuovo salvata
unsaved = { $why } (ogni mossa ci riprova; per salvare in un'altra cartella: { typed-save } { $folder })
still-unsaved = Le ultime mosse non sono ancora salvate.
not-kept = Non hai mosso: questa partita non si conserva.
no-hint-because = no: nessun suggerimento: { $why }
hint-in-full = Suggerimento: { $move } ({ $words })
to-decide = tocca al posto { $seat }:
nothing-to-decide = Non hai niente da decidere ora. Premi Invio.
pass-keyboard = Passa la tastiera { WHOM($name) }, che preme Invio.
nobody-plays = nessuno la gioca più
taken-its-place = un'altra registrazione ha preso il posto di questa
taken-back = alcune mosse sono state annullate:

## The list of words in full

command-first = scrivi il numero di un'azione, o l'azione com'è scritta, o una di queste parole:
command-save = si assicura che tutto sia sul disco (lo è dopo ogni mossa); { typed-save } CARTELLA salva la partita lì
command-undo = ritira la tua ultima decisione
command-redo = rigioca ciò che hai annullato
command-hint = che cosa farebbe un bot al tuo posto
command-rules = il regolamento
command-seed = il nome di questa distribuzione: { "--deal" } la rigioca uguale
command-quit = esci; la partita è salvata
command-help = questo elenco
command-stars = che cosa chiedono le stelle di questa tappa del viaggio, e a che punto sono
command-brief = solo le novità e la domanda, e il resto quando lo chiedi; { typed-full } torna indietro

## For people who listen

brief-on = Breve: le novità e la domanda. Scrivi { typed-help } per sapere che cosa puoi chiedere.
nothing-new = Non è successo niente dalla tua ultima decisione.
saved = Tutto è salvato.
leaving = La partita è salvata. Per continuare, dai il comando: { "tribes continue" }.
over = La partita è salvata.
no-hint = Ora non c'è un suggerimento.
allowed = Questo ora si può.
why-not-what = Perché no che cosa? Di' { typed-why-not }, e poi un'azione.
no-section = Il regolamento non ha una sezione così. Di' { typed-rules } per i titoli.
lets-win-typed = Questa mossa { $told }. Scrivila di nuovo per farla.
how-to-answer = Rispondi con un numero, o con le parole di una scelta. Di' { typed-choices } per sentirle.
choices = { $number ->
    [one] { $number } scelta.
   *[other] { $number } scelte.
}
choices-one = 1 scelta: { $choice }.
numbered = { $number }: { $choice }.
numbered-group = { $number }: { $choice }, { $ways } modi.
unknown = { $strange ->
    [0] no: non capisco. Di' { typed-help }.
   *[other] no: non conosco { LIST($words, type: "or") }. Di' { typed-help }.
}
unknown-but = { $strange ->
    [0] no: non capisco. Volevi dire { LIST($nearest, type: "or") }?
   *[other] no: non conosco { LIST($words, type: "or") }. Volevi dire { LIST($nearest, type: "or") }?
}
several-mean = no: può voler dire { LIST($choices, type: "or") }. Di' di più, o un numero.
may-be-done = Puoi scegliere: { LIST($choices, type: "or") }.
not-held = { $is-name ->
    [yes] no: non hai in mano { $thing }.
   *[no] no: non hai in mano: { $thing }.
}
not-there = no: lì non c'è: { $thing }.
of-no-use = { $is-name ->
    [yes] no: con { $thing } ora non si può fare niente.
   *[no] no: ora non si può fare niente con: { $thing }.
}
not-so = { $is-name ->
    [yes] no: questo no. Con { $thing } puoi scegliere: { LIST($choices, type: "or") }.
   *[no] no: questo no. Con: { $thing }, puoi scegliere: { LIST($choices, type: "or") }.
}
would = La scelta è: { $choice }. Di più non si può dire prima.
    .outcome = La scelta è: { $choice }. Effetto: { $outcome }.
group-would = Poi scegli fra { $ways } modi: { $choice }.
why-not = Ora no. { $why }.
    .section = Ora no. { $why }. Vedi la sezione { $section }.
hint = Suggerimento: { $choice }.
    .outcome = Suggerimento: { $choice }: { $outcome }.
expects = { $players ->
    [2] Su 100 partite si aspetta di vincerne { $wins }.
   *[other] Su 100 partite si aspetta di vincerne { $wins } (in parti uguali: { $even }).
}
    .points = { $players ->
        [2] Su 100 partite si aspetta di vincerne { $wins }, e { expects.lead }.
       *[other] Su 100 partite si aspetta di vincerne { $wins } (in parti uguali: { $even }), e { expects.lead }.
    }
    .lead = { $lead ->
        [level] finisce in media alla pari
        [ahead] { $points ->
            [one] finisce con { $points } punto di vantaggio
           *[other] finisce con { $points } punti di vantaggio
        }
       *[behind] { $points ->
            [one] finisce con { $points } punto di svantaggio
           *[other] finisce con { $points } punti di svantaggio
        }
    }
from-seed = Il seme di questa partita: { $seed }.
decides = Decide { $name }.

## What can be asked

help-first = Puoi chiedere:
help-line = { $name }: { $about }.
help-choices = { typed-choices }: che cosa puoi fare, con i numeri.
help-would = { typed-would } 2: che cosa succede con la scelta 2.
help-why-not = { typed-why-not }: perché qualcosa non si può fare. Di' che cosa, con la prima parola o com'è scritto.
help-news = { typed-news }: tutto ciò che è successo dalla tua ultima decisione.
help-again = { typed-again }: di nuovo la domanda.
help-back = { typed-back }: torna dal secondo passo di una domanda al primo.
help-place = un luogo o un nome: tutto su quel luogo o quel giocatore.
help-rules = { typed-rules }: i titoli del regolamento. { CAPITAL(typed-rules) } 3.1 legge quella sezione.
help-know = { typed-know }: ciò che serve sapere per giocare bene. { CAPITAL(typed-know) } { typed-memory-off } tralascia ciò che dovresti ricordare tu.
help-hint = { typed-hint }: che cosa farebbe un bot al tuo posto. Chiedilo ancora per sapere di quanto è migliore della seconda mossa.
help-undo = { typed-undo }: ritira la tua ultima decisione. { CAPITAL(typed-redo) } la rigioca.
help-full = { typed-full }: senti tutta la posizione prima di ogni domanda. { CAPITAL(typed-brief) } torna indietro.
help-seed = { typed-deal }: il nome di questa distribuzione, da passare a un altro.
help-stars = { typed-stars }: che cosa chiedono le stelle di questa tappa del viaggio, e a che punto sono.
help-save = { typed-save }: si assicura che tutto sia sul disco. { CAPITAL(typed-save) } e una cartella salva la partita lì.
help-quit = { typed-quit }: lascia la partita, che è salvata.

## Lessons

enter = Premi Invio per andare avanti.
forward-only = no: una lezione va solo avanti.
lesson-says = la lezione dice che cosa fare
lesson-over = La lezione finisce qui.
step = Passo { $number } di { $count }: { $title }.
see-section = Il regolamento lo dice { $number ->
    [one] alla sezione
   *[other] alle sezioni
} { LIST($sections) }.
now-do = Ora { $choice }. Invio lo fa.
not-now = no: si potrebbe, ma la lezione ti chiede altro: { $choice }.

## A game without words of its own

bare-typed = tavolo, t
bare-about = tutto ciò che puoi vedere
bare-question = Che cosa fai?
bare-prompt = tocca a: { $name ->
    [you] te
   *[other] { $name }
}
