### Errori che una persona può riparare, e perché qualcosa non è riuscito: dietro ai due punti, in minuscolo.

not-there = non c'è
no-text = non è testo
no-module = non c'è un modulo { $module }
no-import = qualcosa che contiene non si può importare
not-expected = non è ciò che ci si aspettava

## cli.py: what goes wrong whatever the command

no-output = lo standard output è chiuso: non si può scrivere da nessuna parte
no-showing = l'output non si può scrivere: { $why }
no-writing = non si può scrivere in nessuna cartella, nemmeno in una per file temporanei: il disco è pieno?
our-fault = è successo qualcosa che non doveva succedere; c'è un rapporto in { $report }
stopped = interrotto

## words/careful.py: games of other packages

room-broken = { $room } non funziona ({ $why }): al suo posto c'è quello semplice
no-such-option = il gioco non ha l'opzione { $option }
no-such-section = il regolamento non ha la sezione { $section }
not-promised = { $what } dà { $given }, che non è ciò che dovrebbe

## profile/settings.py

settings-not-kept = le impostazioni non si possono conservare in { $folder }: { $why }
