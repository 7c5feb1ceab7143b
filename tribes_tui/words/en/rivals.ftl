### Rivals: bots with a name and a style. What is told of them, and the short words that they say at a table.

# What a rival is like, a sentence. $rival: its level; one of another package's game is told by its $style
about = { $rival ->
    [flint] Flint swaps what lies face down: where are its wolves now?
    [palisade] Palisade picks up the spirits of eagle, bear and salmon.
    [brook] Brook runs with wind and lightning, and picks up both.
    [acorn] Acorn picks up whatever it can use from others' discards.
    [talon] Talon snatches cards out of the row.
    [boulder] Boulder keeps the cards it has and lets the row pass by.
    [colt] Colt plays what it was dealt and doesn't look for more.
    [magpie] Magpie exchanges as many cards as it can.
    [viper] Viper steals cards for its own columns.
    [shell] Shell keeps what it draws in its own columns.
    [gale] Gale draws a card whenever it can.
    [squirrel] Squirrel takes cards that others left behind.
    [thorn] Thorn begins new columns on your side.
    [burrow] Burrow begins new columns at home.
    [spark] Spark moves columns over to your side as fast as it can.
    [honey] Honey draws columns over to its own side.
    [tusk] Tusk looks for conflicts.
    [hearth] Hearth lets its tribe grow.
    [hare] Hare is always on the move.
    [berry] Berry gathers whenever the suns are with it.
    [scimitar] Scimitar sends its assassins after somebody.
    [minaret] Minaret surrounds itself with elders.
    [simoom] Simoom leaves a camel wherever it passes.
    [saffron] Saffron follows the merchants.
    [lantern] Lantern calls one djinn after another.
   *[other] { $style ->
        [attacks] It looks for a fight.
        [guards] It looks after what it has.
        [hurries] It is in a hurry.
       *[other] It gathers what it can.
    }
}
# The same, with how well it plays: $strength of 100
plays = { about } Strength { $strength } (easy 0, medium 50, hard 100).
# Beside a bot's name, where levels stand beside others': how well it plays
strength = strength { $strength } of 100
    .brief = strength { $strength }
# What a bot is called that is no level, in lists of bots.
rival = rival
# Above the rivals of a game, to choose one for a seat.
title = Rivals
who = Who sits in seat { $seat }? Each has a style of its own.
# What a key does.
meet = rivals
    .about = m shows the rivals.
# A word on a card: what a rival does; $is-second: beside another one of the same style.
style = { $style ->
    [attacks] attacks
    [guards] guards
    [hurries] hurries
   *[gathers] { $is-second ->
        [yes] collects
       *[no] gathers
    }
}

## Short words at a table. $name is who says it

begins = { $name }: { $style ->
    [attacks] I came to fight.
    [guards] Take your time. I have walls.
    [hurries] Come on, let's begin!
   *[gathers] So many good things here.
}
does = { $name }: { $style ->
    [attacks] { $which ->
        [0] That one hurts.
       *[1] Mind your back.
    }
    [guards] { $which ->
        [0] Safe is safe.
       *[1] I'll keep that.
    }
    [hurries] { $which ->
        [0] And on we go.
       *[1] No time to lose.
    }
   *[gathers] { $which ->
        [0] That's mine now.
       *[1] One more for me.
    }
}
wins = { $name }: { $style ->
    [attacks] You fought well.
    [guards] My walls held.
    [hurries] There first!
   *[gathers] My baskets are full.
}
loses = { $name }: { $style ->
    [attacks] You struck harder.
    [guards] My walls fell.
    [hurries] Too fast for me.
   *[gathers] Next time I'll take more.
}

# What a key does, in a few words more, in the list of everything by name.
meet-told = meet the bots, each with a way of playing
