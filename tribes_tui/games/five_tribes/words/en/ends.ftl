### Where a move can end.

# In a narrow column, c1 V3 +13 djinn: what assassins do there.
kill = kill
# A djinn can be bought there.
djinn = djinn
# So many cards can be bought there.
buy = buy { $number }
# On a small tile, which of several can be picked up: E3 or M2.
one-of = { LIST($tribes, type: "or") }
tribes = { $number } tribes
