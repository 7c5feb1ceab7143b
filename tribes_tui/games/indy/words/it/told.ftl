### Che cosa dicono le regole con queste chiavi: perché un'azione ora non è ammessa. Una frase in minuscolo, senza punto.

shamans = prima scegli uno sciamano
dark = al buio puoi solo cambiare carte con il mazzo: due, una o nessuna
light = in luce scambi una carta con una della fila, giochi un'aquila o passi
evocation = nell'evocazione puoi scambiare una carta, poi devi evocare
returning = chi è spennato può scambiare una carta, poi tentare di tornare
last-eagles = ora si può giocare solo un'aquila
keep = puoi solo scegliere quale carta tenere
out-of-turn = fuori turno puoi solo giocare un'aquila o passare
not-held = non hai in mano: { $card }
no-card = non c'è nessuna carta al posto { $place }
shaman-taken = tutti e due gli sciamani di quel colore sono presi
exchange-held = puoi cambiare solo carte che hai in mano
swap-over = lo scambio di questo turno è già fatto
swap-alike = ora puoi scambiare solo con una carta dello stesso tipo e colore
eagle-when = un'aquila si gioca solo mentre ci sono carte nella fila, prima del confronto
no-eagle = non hai nessuna aquila
must-evoke = devi evocare, per quanto brutte siano le tre carte
swap-first = prima scambia una carta con una dello stesso tipo e colore, o passa
return-when = torna solo chi è spennato, dopo che tutti gli altri hanno evocato
no-feather = il piatto è vuoto: non c'è una penna con cui tornare
return-with = si torna con un personaggio del colore del proprio sciamano
two-in-row = servono altri due personaggi del colore del tuo sciamano nella fila
two-anywhere = servono altri due personaggi del colore del tuo sciamano nella fila o nelle evocazioni

## Opzioni, come le dice l'aiuto della riga di comando

option-return-from = dove stanno i due personaggi che fanno tornare uno spennato: nella fila, o anche nelle evocazioni
option-handicap = un handicap per il giocatore più forte: quante delle sue penne cominciano sul piatto
option-feathers = con quante penne cominciano tutti; meno sono, più corta è la partita (variante)
no-feather-left = indy: con { $feathers } penne a testa, l'handicap deve lasciarne almeno una
