### Che cosa dicono `saves` e le regole di tutti i giochi, ciascuna frase per la chiave che ha lì.

## rules/core

no-action = non c'è un'azione { $action }
game-over = la partita è finita
not-your-turn = non tocca a te
no-notation = { $text } non è un'azione di questo gioco
no-game = non c'è un gioco { $game } (giochi: { $games })
no-rules = non ci sono regole { $game } (di { $plain }: { $known })
so-many-players = { $game } è per { $high } giocatori, non { $players }
players = { $game } è per { $low }-{ $high } giocatori, non { $players }
no-option = { $game } non ha un'opzione { $name } (le sue opzioni: { $known })
no-choice = { $game }: l'opzione { $name } non può essere { $typed } (una di: { $choices })
option-handicap-seat = il posto che ha l'handicap, da 0
no-handicap = { $game }: non c'è un posto { $seat } in una partita a { $players }

## Why a file can't be read or written (saves/errors.py); behind a colon

read-only = quel disco è in sola lettura
disk-error = il disco segnala un errore
no-folder = la cartella non c'è
file-for-folder = c'è un file dove dovrebbe esserci una cartella
a-folder = è una cartella
a-link = è un collegamento
name-too-long = il nome è troppo lungo
no-program = non è un programma
nobody-answers = lì nessuno risponde
taken-address = ce l'ha un altro programma
no-address = non è un indirizzo di questa macchina
too-many-files = troppi file sono aperti
no-memory = il sistema ora non ha posto per questo
no-room = non c'è più spazio
denied = manca il permesso
refused = il sistema lo rifiuta

## Records that can't be read. $name: of the game, or its file

no-record = non c'è una partita salvata "{ $name }"
no-record-because = { $name } non è una partita salvata: { $why }
cant-read = { $name } non si può leggere: { $why }
not-a-file = { $name } non è una partita salvata: non è un file
too-large = { $name } è troppo grande per una partita salvata ({ $size } MB)
empty = { $name } è vuoto
not-a-record = { $name } non è una partita salvata
header-unreadable = { $name } è danneggiato: la sua intestazione non si può leggere
header-cut-off = { $name } è danneggiato: la riga 1, la sua intestazione, { $fault }
header-wrong = { $name } è danneggiato: la sua intestazione è sbagliata ({ $why })
no-schema = { $name } è danneggiato: la sua intestazione non indica uno schema
another-program = un altro programma
too-new = { $name } è stato scritto da un programma più nuovo ({ $writer }, schema { $schema }): aggiorna questo per aprirlo
never-released = { $name } ha lo schema { $schema }, che nessun programma pubblicato ha mai scritto
needs-more = { $name } richiede { $feature }, che { $writer } conosce e questo programma no
not-brought = { $name } (schema { $old }) non si può portare allo schema { $schema }: { $why }
damaged = { $moves ->
    [one] { $name } è danneggiato: la riga { $line } { $fault }; la mossa prima è buona
   *[other] { $name } è danneggiato: la riga { $line } { $fault }; le { $moves } mosse prima sono buone
}
cut-short = { $missing ->
    [one] { $name } è troncato: finisce alla mossa { $moves }, manca la sua ultima riga
   *[other] { $name } è troncato: finisce alla mossa { $moves }, mancano le sue ultime { $missing } righe
}
being-played = { $name } si sta giocando altrove
only-looked-at = { $name } si può guardare o copiare, ma non continuare: { $why }

## What is wrong with a line of a record, behind its number

fault-cut-off = è tagliata
fault-too-long = è più lunga di ogni riga di una registrazione
fault-no-seal = non ha sigillo
fault-seal = non corrisponde al suo sigillo
fault-no-text = non è testo
fault-no-entry = non è una voce di una registrazione
fault-after-end = è una mossa dopo la fine della partita
fault-number = è la mossa { $number } dove dovrebbe esserci la mossa { $wanted }
fault-undo = annulla fino alla mossa { $number }, ma ce ne sono { $moves }
fault-clock = parla di un orologio, ma la partita non ne ha
fault-clock-after-end = parla di un orologio dopo la fine della partita
fault-hint = parla di un suggerimento, ma la registrazione non dice di suggerimenti
fault-hint-after-end = parla di un suggerimento dopo la fine della partita
fault-second-end = finisce la partita una seconda volta
fault-move = parla della mossa { $number }, ma ce ne sono { $moves }
fault-seat = parla del posto { $seat }, ma ce ne sono { $seats }

## Records that the rules don't play

unknown-game = questa è una partita salvata di { $game }, un gioco che questo programma non ha: installa il pacchetto che lo contiene
newer-rules = questa partita di { $game } è stata giocata con la versione { $version } delle regole, che ha un programma più nuovo: le sue mosse si possono leggere, ma non rigiocare
older-rules = questa partita di { $game } è stata giocata con la versione { $version } delle regole, che questo programma non ha più: le sue mosse si possono leggere, ma non rigiocare
not-set-up = le regole non possono preparare questa partita: { $why }
parted = le regole e questa registrazione divergono alla mossa { $number }: { $why }
not-its-turn = muove il posto { $seat }, ma non è il suo turno
move-refused = { $move }: { $why }
other-scores = i punteggi alla fine non sono quelli registrati
other-ranking = la classifica alla fine non è quella registrata
other-position = la posizione è diversa da quella registrata

## Writing records

not-saved = non salvata: { $why } ({ $path })
record-full = non salvata: { $path } ha raggiunto la dimensione massima di una registrazione
record-written-to = non salvata: un altro programma ha scritto in { $path }
record-replaced = non salvata: un altro programma ha sostituito { $path }
nearly-full = la registrazione di questa partita è quasi piena: si possono salvare ancora circa { $moves } mosse
cant-delete = { $path } non si può eliminare: { $why }
no-home = non c'è una cartella home in cui salvare partite: imposta TRIBES_HOME su una cartella
