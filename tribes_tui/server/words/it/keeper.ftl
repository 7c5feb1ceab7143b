### The page of who keeps the host: numbers, people, tables; codes, tables to be closed, people to be forgotten.

title = il server

## What keys do

invite = invita qualcuno sul server
close-tables = chiudi tavoli
forget-people = dimentica persone

## What is asked, and what came of it; what is typed stays as it is

which-table = Quale tavolo chiudi? Scrivi il suo nome nell'elenco; o una persona, per tutti quelli che ha aperto; o la parola { "empty" }, per tutti quelli senza nessuno. Le partite su più giorni, dei tornei e del giorno si chiudono solo con il loro nome. Prima vedi che cosa sparisce.
close-sure = { $tables ->
    [one] Chiudere questo tavolo?
   *[other] Chiudere questi { $tables } tavoli?
}
    .more = e altri { $tables }
    .about = Una partita in corso finisce senza risultato. Chi ci siede legge che l'hai chiusa; la registrazione resta.
    .yes = { $tables ->
        [one] Chiudilo
       *[other] Chiudi tutti e { $tables }
    }
    .no = Lascia tutto com'è
closed = { $tables ->
    [0] Nessun tavolo così aspetta o è in corso.
    [one] Un tavolo è chiuso.
   *[other] { $tables } tavoli sono chiusi.
}
who-is-forgotten = Chi dimentichi? Una persona: la sua visita finisce, i suoi tavoli in attesa spariscono, e la prossima volta ricomincia da zero; o { "once" }: tutti quelli venuti in un solo giorno, che non sono qui e non hanno un posto.
forgotten = { $people ->
    [0] Nessuno è stato dimenticato.
    [one] Una persona è stata dimenticata.
   *[other] { $people } persone sono state dimenticate.
}
code = Invito a questo server, per una persona: { $code }

## Numbers

health = attivo da { $up } · { $megabytes } MB · ritardo massimo { $lag } ms
counts = { $sessions } di { $most_sessions } sessioni · { $tables } di { $most_tables } tavoli · { $people } di { $most_people } persone
session = { $name } { $address } { $terminal } inattività { $idle }
no-name = (ancora senza nome)
table = { $id } { $title } { $state } aperto da { $opener } { $empty }
nobody-for = vuoto da { $time }
somebody-there = c'è qualcuno
waiting = in attesa
moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
opener-forgotten = (qualcuno senza più nome)
seconds = { $number } s
    .minutes = { $number } min
    .hours = { $number } h
