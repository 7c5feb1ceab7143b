"""Our games as the environments of other people's tools: PettingZoo and OpenSpiel.

The one place in `rules` that needs more than the standard library (the extra `adapters`), and imported by nothing else
of ours: `rules.adapters.pettingzoo`, `rules.adapters.open_spiel`. See README.md beside this file.
"""

LONGEST = 20_000
"""Decisions after which a game is broken off, in both. Nothing in the rules of Rise of Tribes makes it end, and random
players may need thousands of moves in other games; people and bots never come near."""
