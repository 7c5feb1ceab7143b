### Lo schermo delle impostazioni: di ognuna il titolo, una frase, e come si chiamano e che cosa significano i suoi valori.

where = salvate su questo computer
question = Che aspetto e che comportamento vuoi?
remark = Ognuna dice da quando vale.
effect = { $when ->
    [once] subito
    [table] nuovo tavolo
   *[start] nuovo avvio
}
    .told = { $when ->
        [once] Vale subito.
        [table] Vale dal prossimo tavolo in poi.
       *[start] Vale dal prossimo avvio in poi.
    }
now = Ora: { $value }. { $about }
as-before = annulla
standard = valori standard

## Headings

looks = Aspetto
play = Gioco
hands = Comandi

## Settings. Where a value has no name it is a switch: yes or no.

theme = Tema
    .about = I colori di tavoli e schermi.
    .dark = scuro
    .dark-means = Pezzi chiari su un tavolo scuro.
    .light = chiaro
    .light-means = Gli stessi pezzi su un tavolo chiaro.
    .contrast = alto contrasto
    .contrast-means = Nero, bianco e colori forti.
    .terminal = del terminale
    .terminal-means = I sedici colori che ha il tuo terminale.
colours = Colori
    .about = Quanti ne mostra il tuo terminale.
    .auto = come dice il terminale
    .auto-means = Va bene per quasi tutti i terminali.
    .all = 16 milioni
    .all-means = Tutto com'è stato disegnato.
    .fewer = 256
    .fewer-means = I colori più vicini; il tavolo ha un solo tono.
    .few = 16
    .few-means = Per vecchi terminali.
    .none = nessuno
    .none-means = Cornici, sottolineature e segni invece dei colori.
ascii = Solo segni ASCII
    .about = Per terminali e caratteri a cui mancano altri segni.
    .no-means = Angoli tondi, immagini, frecce.
    .yes-means = Lettere, + - | e niente colori.
motion = Mostra il movimento
    .about = Mostra carte e pezzi mentre si spostano. Dura al più 0,6 secondi, e un tasto qualsiasi lo ferma.
    .no-means = Tutto è subito al suo posto.
    .yes-means = Carte e pezzi scorrono fino al loro posto.
pace = Ritmo dei bot
    .about = Per quanto tempo resta visibile la mossa di un bot.
    .calm = calmo
    .calm-means = Mezzo secondo per ogni mossa.
    .quick = veloce
    .quick-means = Un sesto di secondo per ogni mossa.
    .none = subito
    .none-means = I bot giocano senza pausa.
moments = Ciò che è successo
    .about = Pagine per la fine di un round, un conflitto, un'eruzione.
    .stay = resta fino a Invio
    .stay-means = C'è tempo per leggere.
    .go = va via da sé
    .go-means = Per tre secondi, o fino a un tasto.
    .none = non si mostra
    .none-means = Ciò che è successo si trova nella cronaca.
announce = Lettore di schermo
    .about = Descrive a parole ciò che succede, in righe sotto il gioco.
    .no-means = Nessuna descrizione a parole.
    .yes-means = Ciò che succede, e dov'è il cursore, una riga dopo l'altra.
cursor = Mosse proposte
    .about = Se ti si propongono buone mosse.
    .good-means = Il cursore parte da una buona mossa. Con sole mosse proposte la partita non è valutata.
    .first-means = Le mosse le trovi da te.
asking = Chiedimi fuori turno
    .about = Quando ti si chiede di decidere nei turni altrui.
    .changed = se il tavolo cambia
    .changed-means = Solo se è successo qualcosa che conta.
    .always = sempre
    .always-means = A ogni occasione di decidere.
    .never = quando chiamo
    .never-means = Solo se premi e.
turn = Quando tocca a te
    .about = Che cosa fa il terminale se la finestra è in secondo piano.
    .bell = suona
    .bell-means = Il segnale acustico del terminale.
    .notify = suona e avvisa
    .notify-means = Il segnale acustico e una notifica, se il tuo terminale la mostra.
    .never = niente
    .never-means = Nessun avviso.
memory = Aiuto alla memoria
    .about = Il tavolo ti ricorda le carte che hai visto. Dice quali sono uscite, e chi ha preso che cosa.
    .yes-means = Ti ricorda ciò che si poteva vedere prima.
    .no-means = Solo ciò che ora è scoperto.
talk = I rivali parlano
    .about = I bot con un nome ogni tanto dicono la loro.
    .yes-means = All'inizio, alla loro mossa preferita, quando vincono o perdono.
    .no-means = Giocano senza dire una parola.
learning = Apprendimento
    .about = Spiega ogni nuovo tipo di mossa. Prima che tu la giochi ne dice la regola.
    .no-means = Le mosse valgono subito, senza conferma.
    .yes-means = I nuovi tipi di mossa vengono spiegati, e tu li confermi.
keys = Tasti
    .about = Che cosa fanno i tasti a un tavolo. Altri li scegli in keys.json, accanto alle partite salvate.
    .usual = con le frecce
    .usual-means = Ci si sposta con le frecce.
    .vi = come in vi
    .vi-means = Ci si sposta con h j k l; H J L sono suggerimento, salto e cronaca.
mouse = Mouse
    .about = Usa il mouse qui. A un tavolo M lo accende e lo spegne.
    .yes-means = Si può fare clic su tutto.
    .no-means = Con il mouse si può selezionare il testo.
language = Lingua
    .about = La lingua di tutto il programma.
    .environment = come dice il sistema
    .environment-means = Quella che indica l'ambiente, come in LANG.
    .means = Subito, dappertutto.

## Settings at a host

read-talk = Mostra la chat
    .about = In sala e ai tavoli.
    .yes-means = Ciò che dicono gli altri si vede.
    .no-means = Non ne vedi niente.
told-away = Il tuo turno mentre sei via
    .about = Attraverso il canale che questo server usa per questo.
    .no-means = Nessuno viene avvisato.
    .yes-means = Il tuo nome e la partita vanno lì, una volta per turno e a ogni invito.
own-theme-means = Un tema tuo.

## The picture of how it looks

preview = Come appare ora
    .brief = Come appare
character = person.
red = rosso
blue = blu
horse = cavallo
object = oggetto
ink = testo
soft = tenue
dim = fioco
take = prendi:{ " " }
point = +1 punto
pay = , o paga{ " " }
readable = Si legge bene: contrasto di almeno 4,5 a 1.
    .own = Con i colori del tuo terminale.

# What a key does, in a few words more, in the list of everything by name.
as-before-told = com'era tutto quando sei arrivato qui
standard-told = tutte le impostazioni come all'inizio
