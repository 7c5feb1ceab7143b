### Ce qui se dit autour d'une table et n'est pas un coup : passer le clavier, les places, enregistrer ailleurs, quitter, les offres.

pass-keyboard = Passe le clavier
i-am = Je suis { $name } : voir mes cartes
last-news = Ce que tous ont vu en dernier :
here = me voici
take-back = annuler
what-all-see = ce que tous voient
your-turn = { $name }, à toi le clavier.
look-away = Passe le clavier à { $name }. La table est couverte : on ne voit les cartes de personne.
at-one-keyboard = { $people } personnes au même clavier
bot-plays = Un bot joue pour toi.
after-all-asked = { $is_called ->
    [yes] le clavier va à { $name }
   *[no] personne : le clavier va à { $name }
}
    .alone = { $is_called ->
        [yes] la partie continue
       *[no] personne : la partie continue
    }
seats = Qui joue où
seats-about = Un bot peut tenir une place pendant une absence, et la rendre.
seats-done = Continuer ainsi
person = un humain
elsewhere = Enregistrer dans un autre dossier
another = Un autre dossier : écris son nom, puis Entrée
not-saved = non enregistrée :{ " " }
why-leave = { CAPITAL($why) }. Ce qui n'est pas enregistré de cette partie est perdu si tu quittes.
lost = Ce qui n'était pas enregistré de cette partie est perdu : { $why }.
stay = Rester à la table
leave-now = Quitter quand même
offer = Cette partie ne peut pas simplement continuer
as-it-is = La laisser telle quelle
which-game = Quel jeu ?
in-words = La table en mots
choices = Ce que tu peux faire
    .number = { $number } choix
part = { $part ->
    [now] Maintenant : { $told }
    [hand] Ta main : { $told }
   *[table] La table : { $told }
}
export-ask = Écrire la partie jusqu'ici en texte, et la table en image ?
export-now = Écrire les deux fichiers
exported = Exportée
exported-about = La partie jusqu'ici en texte, et la table en image :
not-kept = Impossible à écrire : { $why }.
not-begun = { $game } : tu pars avant ton premier coup, il n'y a donc rien à garder.
saved-elsewhere = Enregistrée dans { $path } : tribes saves --add FILE la ramène ici.
