### Ce qu'on demande à indy, ce qu'on peut faire, et ce qui en vient. .spoken est pour qui écoute.

eagle-too = { $has-eagle ->
    [yes] , joue un aigle
   *[no] { "" }
}
question = { $step ->
    [shamans] Choisis la couleur de ton chaman.
    [dark] Dans le noir : échange une ou deux cartes contre des inconnues, ou passe.
    [light] À la lumière : troque une carte avec la rangée{ eagle-too } ou passe.
    [same] Avant d'évoquer : troque contre une carte pareille{ eagle-too } ou passe.
    [evocation] { $has-eagle ->
        [yes] Choisis la carte à garder (les autres sont ton évocation) ou joue un aigle.
       *[no] Choisis la carte à garder ; les trois autres sont ton évocation.
    }
    [same-plucked] Sans plumes : troque contre une carte pareille{ eagle-too } ou passe.
    [no-swap] { $has-eagle ->
        [yes] Troquer : même type et même couleur, il n'y en a pas. Joue un aigle ou passe.
       *[no] Troquer : même type et même couleur, il n'y en a pas. Passe.
    }
    [eagles-alone] Un aigle ne se troque pas : joue-le ou passe.
    [no-return] { $has-eagle ->
        [yes] Tu ne peux pas encore revenir : joue un aigle ou passe.
       *[no] Tu ne peux pas encore revenir : passe.
    }
    [return] Reviens avec un personnage de la couleur de ton chaman{ eagle-too } ou passe.
   *[keep] Choisis la carte à garder ; l'autre retourne à la pioche.
}
    .spoken = { $step ->
        [shamans] Choisis la couleur de ton chaman.
        [dark] Quelles cartes échanges-tu ?
        [light] { $has-eagle ->
            [yes] Troques-tu une carte, ou joues-tu un aigle ?
           *[no] Troques-tu une carte ?
        }
        [same] { $has-eagle ->
            [yes] Troques-tu contre même type et couleur, ou joues-tu un aigle ?
           *[no] Troques-tu contre même type et couleur ?
        }
        [same-plucked] { $has-eagle ->
            [yes] Troques-tu contre même type et couleur, ou joues-tu un aigle ?
           *[no] Troques-tu contre même type et couleur ?
        }
        [no-swap] { $has-eagle ->
            [yes] Pour troquer, il faut même type et même couleur : il n'y en a pas. Joues-tu un aigle ?
           *[no] Pour troquer, il faut même type et même couleur : il n'y en a pas. Tu ne peux que passer.
        }
        [eagles-alone] Un aigle ne se troque pas. Le joues-tu ?
        [no-return] { $has-eagle ->
            [yes] Pas encore de retour. Joues-tu un aigle ?
           *[no] Pas encore de retour : tu ne peux que passer.
        }
        [evocation] { $has-eagle ->
            [yes] Quelle carte gardes-tu, ou joues-tu d'abord un aigle ?
           *[no] Quelle carte gardes-tu ?
        }
        [return] { $has-eagle ->
            [yes] Reviens-tu en jeu, ou joues-tu un aigle ?
           *[no] Reviens-tu en jeu ?
        }
       *[keep] Laquelle des deux cartes gardes-tu ?
    }
eagle = Avant { $name } : prends une carte de la rangée avec ton aigle, ou garde-le.
    .last = Avant le décompte : prends une carte avec ton aigle, ou garde-le.
round-ends = La manche va finir.
over = { $number ->
    [1] { $who ->
        [you] La partie est finie : tu gagnes.
       *[other] La partie est finie : { $who } gagne.
    }
   *[other] La partie est finie. Victoire à { $number } : { LIST($winners) }.
}
whose-eagle = Qui joue un aigle avant { $name } ?
    .last = Qui joue un aigle avant le décompte ?
call = jouer mon aigle
about-eagle = On te demande pour ton aigle :

## Once something is picked

dark-one = Échanger cette carte seule, ou une autre avec ?
dark-two = Échanger ces deux cartes ?
which-for-eagle = Quelle carte de la rangée l'aigle doit-il prendre ?
shall-eagle = Ton aigle doit-il prendre { THE($card) } ?
which-to-give = Laquelle de tes cartes troques-tu contre { THE($card) } ?
which-to-take = Contre quelle carte de la rangée troques-tu { THE($card) } ?
pick-eagle = choisis l'aigle : une fois, il prend pour toi une carte de la rangée
pick-of-row = choisis { THE($card) } pour le prendre contre une de tes cartes
pick-for-eagle = choisis { THE($card) } pour que ton aigle le prenne
pick-eagle-for-deck = choisis l'aigle pour l'échanger ; gardé, il prend plus tard une carte de la rangée
pick-for-deck = choisis { THE($card) } pour l'échanger avec la pioche
pick-gives-up = choisis { THE($card) } pour l'échanger, en renonçant à { A($made) }
pick-for-row = choisis { THE($card) } pour le troquer avec la rangée
pick-best = { $is-of-row ->
    [yes] choisis { THE($card) } pour le prendre : au mieux { $made }
   *[no] choisis { THE($card) } pour le troquer : au mieux { $made }
}

## Actions, as orders

take-shaman = prends { A($shaman) }
exchange = { $number ->
    [0] passe sans échanger
   *[other] échange { LIST(THE($cards)) } avec la pioche
}
pass-turn = passe
keep-eagle = garde l'aigle
    .short = garde-le
play-eagle = prends { THE($card) } avec l'aigle
swap = troque { THE($given) } contre { THE($card) }
nothing = rien
    .the = rien
    .a = rien
    .of = de rien
    .gender = m
evoke-keeping = { $made ->
    [none] garde { THE($kept) } et évoque les trois autres
   *[other] garde { THE($kept) } et évoque les trois autres : { $made }
}
    .brief = garde { THE($kept) } : { $made }
return-with = reviens en jeu avec { THE($card) }
keep-card = garde { THE($card) }
exchange-button = { $number ->
    [0] passe
    [1] échange { $number } carte
   *[other] échange { $number } cartes
}
exchange-two = échange deux cartes
    .ask = Lesquelles échanges-tu ?
give = troque { THE($card) }
    .ask = { CAPITAL(THE($card)) } : contre quelle carte de la rangée ?
let-eagle = prends une carte avec l'aigle
    .ask = Quelle carte l'aigle prend-il ?

## What an action makes of the hand. $made: standard 13; $before: wrong 16, or its sum alone

less = { $reason ->
    [enough] { $number ->
        [1] { $made } suffit, { THE($worst) } { WHOSE($who) } paie
       *[other] { $made } suffit, { $worst } paie
    }
    [pays] tu paies quoi que tu évoques
    [then] { $made } avec l'aigle
   *[eagle] { $made } maintenant, et l'aigle pour plus tard
}
still = { $keeps-more ->
    [yes] toujours { $made }, et une meilleure carte à garder
   *[no] toujours { $made }
}
    .brief = { $keeps-more ->
        [yes] une meilleure carte à garder
       *[no] toujours { $made }
    }
makes = { $made } (maintenant { $before })
swap-makes = troque { $given } contre { $card } : { $made }
eagle-makes = l'aigle prend { THE($card) } : { $made }
eagle-waits = il peut encore prendre plus tard une carte de la rangée ; dans une évocation il compte 0 et la rend ratée
    .brief = garde l'aigle pour plus tard ; une évocation avec lui est ratée
after-evoking = Ces trois-là
after-swap = Après ce troc
after-eagle = Après l'aigle
