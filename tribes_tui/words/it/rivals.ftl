### Rivali: bot con un nome e uno stile. Che cosa se ne dice, e le poche parole che dicono a un tavolo.

about = { $rival ->
    [flint] Flint scambia ciò che sta coperto: dove sono ora i suoi lupi?
    [palisade] Palisade raccoglie gli spiriti di aquila, orso e salmone.
    [brook] Brook corre con vento e fulmine, e li raccoglie tutt'e due.
    [acorn] Acorn raccoglie tutto ciò che può usare degli scarti altrui.
    [talon] Talon strappa carte dalla fila.
    [boulder] Boulder tiene le carte che ha e lascia passare la fila.
    [colt] Colt gioca ciò che ha ricevuto e non cerca altro.
    [magpie] Magpie scambia quante più carte può.
    [viper] Viper ruba carte per le proprie colonne.
    [shell] Shell tiene nelle proprie colonne ciò che pesca.
    [gale] Gale pesca una carta ogni volta che può.
    [squirrel] Squirrel prende le carte che gli altri hanno lasciato.
    [thorn] Thorn inizia nuove colonne dalla tua parte.
    [burrow] Burrow inizia nuove colonne a casa sua.
    [spark] Spark sposta le colonne verso di te più in fretta che può.
    [honey] Honey attira le colonne dalla propria parte.
    [tusk] Tusk cerca conflitti.
    [hearth] Hearth fa crescere la sua tribù.
    [hare] Hare è sempre in movimento.
    [berry] Berry raccoglie ogni volta che i soli sono propizi.
    [scimitar] Scimitar manda i suoi assassini contro qualcuno.
    [minaret] Minaret si circonda di anziani.
    [simoom] Simoom lascia un cammello ovunque passi.
    [saffron] Saffron segue i mercanti.
    [lantern] Lantern chiama un genio dopo l'altro.
   *[other] { $style ->
        [attacks] Cerca lo scontro.
        [guards] Bada a ciò che ha.
        [hurries] Ha fretta.
       *[other] Raccoglie ciò che può.
    }
}
plays = { about } Forza { $strength } (facile 0, medio 50, difficile 100).
strength = forza { $strength } su 100
    .brief = forza { $strength }
rival = rivale
title = Rivali
who = Chi siede al posto { $seat }? Ognuno ha uno stile suo.
meet = rivali
    .about = m mostra i rivali.
style = { $style ->
    [attacks] attacca
    [guards] difende
    [hurries] corre
   *[gathers] { $is-second ->
        [yes] colleziona
       *[no] accumula
    }
}

## Short words at a table. $name is who says it

begins = { $name }: { $style ->
    [attacks] Sono qui per lottare.
    [guards] Fai con calma. Ho le mura.
    [hurries] Dai, cominciamo!
   *[gathers] Quante cose buone, qui.
}
does = { $name }: { $style ->
    [attacks] { $which ->
        [0] Questa fa male.
       *[1] Guardati le spalle.
    }
    [guards] { $which ->
        [0] Meglio al sicuro.
       *[1] Questo me lo tengo.
    }
    [hurries] { $which ->
        [0] E avanti così.
       *[1] Non c'è tempo da perdere.
    }
   *[gathers] { $which ->
        [0] Questo ora è mio.
       *[1] Uno in più per me.
    }
}
wins = { $name }: { $style ->
    [attacks] Bella lotta.
    [guards] Le mie mura hanno retto.
    [hurries] Prima io!
   *[gathers] Le mie ceste sono piene.
}
loses = { $name }: { $style ->
    [attacks] Hai colpito più forte.
    [guards] Le mie mura sono cadute.
    [hurries] Vai troppo forte per me.
   *[gathers] La prossima volta prendo di più.
}

# What a key does, in a few words more, in the list of everything by name.
meet-told = conosci i bot, ciascuno col suo modo di giocare
