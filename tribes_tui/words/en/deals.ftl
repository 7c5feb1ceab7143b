### The names of deals: what is said where one can be passed on.

# The key that copies it at a game's end.
copy = same game for a friend
copied = Copied. A friend can play it with: tribes play --deal { $deal }
# In the frame of a game's end.
this = deal { $deal }
    .seed = seed { $seed }
# How one did before with the same deal, oldest first.
before = You have played this deal before: { LIST($results, type: "then") }.
# $place: 0 where one of two has lost; $points: none where the place is all that counts
result = { $place ->
    [0] lost
    [1] won
    [2] second
    [3] third
   *[other] place { $place }
}{ $points ->
    [none] { "" }
   *[other] { " " }({ $points })
}

# What a key does, in a few words more, in the list of everything by name.
copy-told = a code that deals a friend the same cards
