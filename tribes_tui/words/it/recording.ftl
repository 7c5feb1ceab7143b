### Che cosa si dice di una registrazione che si può leggere ma non rigiocare.

title = Una registrazione
number = mossa
who = chi
what = come annotato
hidden = (nascosta)
