### The names of deals: what is said where one can be passed on.

# The key that copies it at a game's end.
copy = copy for a friend
copied = Copied. A friend plays the same with: tribes play --deal { $deal }
# In the frame of a game's end.
this = for a friend: { $key } copies { $deal }
    .brief = game { $deal }
# How one did before with the same deal, oldest first.
before = This deal before: { LIST($results, type: "then") }.
# $points: none where the place is all that counts
result = { $place ->
    [1] won
    [2] second
    [3] third
   *[other] place { $place }
}{ $points ->
    [none] { "" }
   *[other] { " " }({ $points })
}
