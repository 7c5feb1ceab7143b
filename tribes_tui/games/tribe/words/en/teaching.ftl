### What teaches Tribe: the rulebook's pictures.

figure-vases = A shaman, and two of the vases that it needs.
figure-next = A spirit is next, then a calumet.
figure-one-colour = complete, all blue
figure-two-colours = complete, red and blue
