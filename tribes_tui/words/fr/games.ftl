### Ce qu'est chaque jeu, sans le charger : ce qu'on y fait, une phrase, et la même chose pour une petite carte.

indy = évoque trois cartes, garde tes plumes
    .sentence = Compose une évocation de trois cartes ; la pire coûte une plume.
    .card = Évoque trois cartes
tribe = bâtis des chaînes de vases, lâche tes loups
    .sentence = Bâtis des chaînes de vases ; détruis celles des autres avec tes loups.
    .card = Chaînes de vases et loups
five-tribes = déplace les meeples en ville
    .sentence = Déplace des meeples sur trente tuiles ; mise pour ton tour, achète des djinns.
    .card = Des meeples en ville
tribal-duel = vide tes colonnes, vole les cartes de l'autre
    .sentence = Vide tes colonnes, vole ce qu'il te faut ; donne ce qui te gêne.
    .card = Vide tes colonnes, vole
tribal-rixe = vide ta main sur des colonnes communes
    .sentence = Vide ta main sur des colonnes communes à tous ; ramasse celles qui sont complètes.
    .card = Vide ta main en premier
rise-of-tribes = guide ta tribu sur l'île d'hexagones
    .sentence = Fais grandir et voyager ta tribu ; récolte, et guide-la vers ses objectifs.
    .card = Guide ta tribu sur l'île
