"""Many games at once, for learners: stepped together, in processes over shared memory, as numpy arrays.

from rules.vector import Games
with Games("indy", number=64, players=2, processes=2) as games:
    seen = games.reset(seed=7)
    while ...:
        seen = games.step(chosen(seen.observations, seen.masks))

`rules.vector.gymnasium` shows the same as Gymnasium's vector environment. It needs numpy (the extra `vector`), and is
imported by nothing else of ours.
"""

from rules.vector.games import Games, Seen

__all__ = ["Games", "Seen"]
