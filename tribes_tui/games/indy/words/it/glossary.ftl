### Le parole di indy, e i segni sul suo tavolo.

## Parole

card = carta
    .means = Un personaggio, un cavallo o un oggetto con un colore e un valore, oppure un'aquila.
character = personaggio
    .means = Un tipo di carta. Tre di un colore fanno un team.
horse = cavallo
    .means = Un tipo di carta, per una standard.
object = oggetto
    .means = Un tipo di carta, per una standard.
eagle = aquila
    .means = Una carta senza colore né valore che prende una carta dalla fila, nel turno di chiunque.
kind = tipo
    .means = Personaggio, cavallo o oggetto.
evocation = evocazione
    .means = Le tre carte che un giocatore cala.
class-word = classe
    .several = classi
    .means = Team, standard o sbagliata. Conta prima la classe, poi la somma.
team = team
    .means = Tre personaggi di un colore: la classe migliore.
standard = standard
    .means = Un personaggio, un cavallo e un oggetto di un colore.
wrong = sbagliata
    .means = Così si chiama ogni altra evocazione: né team né standard. È ammessa, ma è la classe più bassa.
shaman = sciamano
    .several = sciamani
    .means = La carta di ogni giocatore, in uno di tre colori.
feather = penna
    .means = Quello che si vince e si perde. Vince chi resta l'unico ad averne.
plate = piatto
    .means = Dove stanno le penne perse finché qualcuno non le vince.
plucked = spennato
    .means = Si dice di chi non ha più penne: gioca con due carte a manche e può tornare.
row = fila
    .means = Le tre, poi quattro, carte scoperte accanto al mazzo, per tutti.
deck = mazzo
    .means = Le carte coperte.
dealer = mazziere
    .means = Chi distribuisce le carte e comincia ogni fase della manche.
dark = buio
    .means = La fase in cui si cambiano carte alla cieca.
light = luce
    .means = La fase in cui si scambia una carta con una della fila.
round = manche
    .means = Da una distribuzione alla successiva; alla fine paga l'evocazione peggiore.

## Segni

sign-team = batte standard e sbagliata: tre personaggi di un colore
sign-standard = batte sbagliata: un personaggio, un cavallo e un oggetto di un colore
sign-wrong = tutto il resto, e tutto ciò che contiene un'aquila
sign-eagle = prende per te una carta dalla fila, una volta, anche nei turni altrui; in un'evocazione non conta nulla e la rende sbagliata
sign-sum = somma
    .means = decide dentro una classe; a somma uguale è parità
sign-shaman = sciamano rosso
    .means = il colore dei personaggi che possono far tornare uno spennato
sign-feather = una penna; il numero accanto è il totale
sign-back = una carta che non vedi
sign-holds = tiene
    .means = una carta in mano a qualcuno, che tutti hanno visto prendere dalla fila
sign-hand = i tasti delle tue carte
sign-row = i tasti della fila
