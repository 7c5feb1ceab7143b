### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = place d'abord un dé : son action demande alors un hexagone
no-hex = aucun hexagone n'est demandé maintenant
