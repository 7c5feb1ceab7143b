### What words mean that a host uses: a page of them, each with a sentence or two. `.about` stands behind its word.

title = le parole usate qui
question = Che cosa vogliono dire le parole che leggi qui.
menu = Le parole usate qui
key = parole

pace = Ritmo
    .about = Quanto si aspetta qualcuno. Dal vivo: un bot gioca per chi manca troppo a lungo. Con calma: ognuno fa il suo turno quando vuole. 15 min a testa: è il tempo di ognuno per tutta la partita, più qualche secondo a ogni decisione. 1 giorno a decisione: è il tempo per ciascuna, oltre ai giorni di riserva per tutta la partita; l'orologio mostra la somma dei due.
reserve = Riserva
    .about = Dove le decisioni richiedono ore o giorni: il tempo in più di una decisione viene da qui, e non torna per il resto della partita.
seat = Il tuo posto
    .about = Resta tuo quando esci o cade la linea; al ritorno lo ritrovi. Per lasciarlo per sempre, abbandona (Ctrl+X al tavolo). Alzarsi prima che la partita cominci non costa nulla.
rated = Valutata
    .about = La partita cambia le valutazioni di tutti quelli che giocano. Ha un orologio, nessun suggerimento, e conta qualunque cosa succeda; abbandonare vale come perdere.
rating = Valutazione
    .about = La forza di qualcuno in un gioco, per quel numero di giocatori; il bot «medio» sta a 1000. 1043 ± 120: in 95 casi su 100 la differenza non supera 120 punti.
provisional = Provvisoria
    .about = Una valutazione dopo poche partite, che può sbagliare di molto. Nell'elenco sta sotto tutte le altre.
within = La tua valutazione ±100
    .about = Quanto possono ormai essere lontani dalla tua i compagni. Più aspetti, più si allarga.
sealed = La distribuzione è sigillata
    .about = Il numero da cui si danno le carte è stato estratto prima della partita. All'inizio ne leggi un codice e alla fine leggi il numero, così puoi controllare che nessuno l'abbia cambiato.
record = Registrazione
    .about = Ciò che si è giocato, mossa per mossa. { "ssh HOST export" } sulla tua macchina elenca quelle delle tue partite finite e, con un nome, ne stampa una.
days-deal = La partita del giorno
    .about = Le stesse carte per tutti quel giorno, una volta a testa, contro i bot; il tuo risultato sta accanto a quelli degli altri.
equal = Distribuzioni uguali
    .about = Tutti i tavoli di un turno hanno la stessa distribuzione: ti si confronta con chi sedeva al tuo posto agli altri tavoli. Un turno vale da 0 a 1 punto: la parte di loro che ha fatto peggio; chi è pari conta mezzo.
forms = Svizzero, tutti contro tutti, bilanciato
    .about = Chi gioca con chi: chi ha gli stessi punti; ognuno una volta con ciascuno; ognuno incontra più persone diverse possibile.
bye = Riposo
    .about = Con un numero dispari, chi resta senza avversario salta quel turno e ha un punto.
away = Assenza
    .about = Per qualche giorno i tuoi orologi stanno fermi dove le decisioni richiedono ore o giorni. Gli orologi a minuti continuano.
keeper = Il gestore
    .about = Chi tiene questo server. Ciò che segnali («Silenzia o segnala qualcuno») si legge lì.
