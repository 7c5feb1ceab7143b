### La même décision autant de fois que possible, là où un jeu demande une par une des choses semblables.

label = tous ici
    .key = tous les { $number } ici
    .fit = { $number } ici sans perte
    .each = tous les { $number }
    .again = { $place ->
        [none] encore { $number } de même
       *[other] encore { $number } vers { $place }
    }
all = tous
about = devant un choix, le fait autant de fois que possible. Tous ici : encore ton dernier choix
unknown = Dis tous et un choix, comme tous 2. Ou tous ici, pour ton dernier choix.
one-by-one = Un à la fois : d'autres se battraient ou seraient perdus.
not-here = Rien à mettre ici. Là où plusieurs peuvent aller, cette touche les met d'un coup.
