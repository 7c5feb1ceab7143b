### Djinns: what they do and what they cost. $key: a djinn's name in letters alone.

# In full; .brief: in two rows of 21 letters.
power = { $key ->
    [Al-Amin] at the end, every two fakirs count as one good of any kind
    [Anun-Nak] put 3 meeples from the bag on a tile with nothing on it
    [Baal] 1 gold when you gain a djinn, 2 when an opponent does
    [Boaz] your elders and viziers are safe from assassins
    [Bouraq] place a palace on any village
    [Echidna] your builders earn double this turn
    [Enki] place a palm tree on any oasis
    [Hagis] put the palace on any of the 8 neighbouring tiles instead
    [Haurvatat] palm trees on your tiles are worth 5 points
    [Iblis] your assassins kill two, both in the same place
    [Jafaar] your viziers are worth 3 points each
    [Kandicha] merchants you kill bring a card, builders gold, viziers and elders come to you
    [Kumarbi] when you bid, each fakir makes the price one step cheaper
    [Lamia] put the palm tree on any of the 8 neighbouring tiles instead
    [Leta] put a camel on a tile with nothing on it
    [Marid] 1 gold when you drop a meeple on your tiles, 2 when an opponent does
    [Monkir] 1 gold when you place a palace, 2 when an opponent does
    [Nekir] 1 gold when your assassins kill, 2 when an opponent's do
    [Shamhat] your elders are worth 4 points each
    [Sibittis] draw 3 djinns and keep one
    [Sloar] take the top card of the resource pile
   *[other] put a camel on a tile with nothing but meeples
}
    .brief = { $key ->
        [Al-Amin] at the end, 2 fakirs count as any good
        [Anun-Nak] 3 meeples on an empty tile
        [Baal] 1 gold when you get a djinn, 2 if others do
        [Boaz] your elders and viziers are safe
        [Bouraq] place a palace on any village
        [Echidna] builders earn double
        [Enki] place a palm on any oasis
        [Hagis] put a palace beside the tile
        [Haurvatat] your palm trees are worth 5 points
        [Iblis] two kills at one place
        [Jafaar] your viziers are worth 3 points each
        [Kandicha] kills bring you a card, gold or meeple
        [Kumarbi] each fakir makes your bid a step cheaper
        [Lamia] put a palm beside the tile
        [Leta] claim an empty tile
        [Marid] 1 or 2 gold for each drop on your tiles
        [Monkir] 1 or 2 gold for each palace placed
        [Nekir] 1 gold when you kill, 2 if others do
        [Shamhat] your elders are worth 4 points each
        [Sibittis] keep 1 of 3 djinns
        [Sloar] take the top card of the pile
       *[other] claim a meeple tile
    }
# What its power costs, by name.
cost = { $cost ->
    [free] always on
    [either] each use costs an elder or a fakir
    [both] each use costs 2 elders, or an elder and a fakir
    [fakir] each use costs a fakir
   *[any] each use costs any number of fakirs
}
points = { COUNT($points, "point") }
djinn = { $djinn }, { djinn.about }
    .about = { $points } points, { cost }: { power }
    .short = { $djinn }, { $points } points: { $told }
# A power with what each use of it costs. $power: in as many words as there is room for
costly = { $power }; { costly.alone }
    .alone = { $cost ->
        [either] a use costs an elder or a fakir
        [both] a use costs 2 elders, or 1 and a fakir
       *[fakir] a use costs a fakir
    }
# In a line of the smallest window. $power: in as many words as there is room for
paid-power = { $cost ->
    [either] { $djinn } for an elder or a fakir: { $power }
    [both] { $djinn } for 2 elders, or 1 and a fakir: { $power }
   *[fakir] { $djinn } for a fakir: { $power }
}
