### The things of Five Tribes.

# The meeples of the five tribes.
vizier = vizier
    .a = a vizier
elder = elder
    .a = an elder
merchant = merchant
    .a = a merchant
builder = builder
    .a = a builder
assassin = assassin
    .a = an assassin
