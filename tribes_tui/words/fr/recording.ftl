### Ce qui se dit d'un enregistrement qui peut se lire mais pas se rejouer.

title = Un enregistrement
number = coup
who = qui
what = ce qui est noté
hidden = (caché)
