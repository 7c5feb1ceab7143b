"""How the search is set for each game. What was measured of it stands in `STRENGTH.md`."""

from __future__ import annotations

from typing import NamedTuple

NOTHING = -1e9
"""Hints lie above it: no move is hopeless then."""


class Tuning(NamedTuple):
    """How to search.

    At the root the `tried` best-looking moves are in question. A simulation goes down `depth` nodes at the most, then
    `rollout` moves are played, each the best looking of `sample` random ones (or of all, when they are fewer); where the
    game looks so many `legs` ahead, no further than their end (`State.leg`). A node tries `widening` times the root of its visits
    different actions; `trust` is how much hints count while an action is new, in units of the spread of the values. Moves
    with hints of `hopeless` or less are left alone as long as there are others. To be taken instead of the best-looking
    move, another one must lead to more by `proof` standard errors. What simulations bring changes as the tree grows: with twice as many
    a mean may lie elsewhere by `drift` spreads of the values at the least, which a search that would stop reckons with; beside that of a
    move after which the same seat decides, by `steady`. It gives up what waiting would bring less than `little` for, in chances to win, on
    average over all that may come: where a move becomes the choice, and where not.
    """

    tried: int = 16
    depth: int = 60
    rollout: int = 16
    sample: int = 30
    widening: float = 0.5
    trust: float = 1.5
    legs: int = 0
    proof: float = 1.0
    hopeless: float = NOTHING
    drift: float = 0.1
    steady: float = 1.0
    little: float = 0.004


ROUND = 400
"""More moves than there are in a round."""

EVERY = 1000
"""More actions than are legal anywhere: a rollout takes the best looking of all."""

TUNING: dict[str, Tuning] = {
    "tribe": Tuning(trust=10.0),
    # A turn is many decisions, and what the first of them is good for shows late.
    "rise_of_tribes": Tuning(drift=0.15),
    "indy": Tuning(rollout=ROUND, legs=1, little=0.006),
    # What a turn may still bring is found as the tree grows, and its end brings nothing more: of these two it is seen late which is better.
    "tribal_duel": Tuning(drift=0.14, steady=0.1, little=0.006),
    # The cards of the others and of the stock decide so much that nothing but playing the same draws to the end of the
    # round, in the same way, tells two moves apart; most turn out to be worth exactly the same. Moves on the table
    # without a use in sight change nothing.
    "tribal_rixe": Tuning(
        depth=1, rollout=ROUND, sample=EVERY, trust=0.0, legs=1, hopeless=-20.0, proof=2.0, drift=0.0
    ),
    # Goods are not sold without need: of all that could be done first, the search thinks too well, as it has less thought
    # left for the answers.
    "five_tribes": Tuning(rollout=ROUND, trust=10.0, legs=2, hopeless=-8.0),
}

USUAL = Tuning()


class Blur(NamedTuple):
    """How much the judgement of the levels that only follow hints is blurred, as a share of the spread of the hints."""

    easy: float = 1.5
    medium: float = 0.0
    overlooks: float = 0.0
    """The share of decisions in which `easy` doesn't think of actions of the kind `overlooked`, as long as there are others."""
    overlooked: str = ""


BLUR: dict[str, Blur] = {
    # Hints play the Rixe as well as a search can, and half the spread of blur costs nothing: the levels share out what
    # lies between chance and hints. Even chance finds the moves on the table that make room for a card, which people who begin
    # mostly don't see: `easy` overlooks them, too.
    "tribal_rixe": Blur(easy=3.0, medium=0.8, overlooks=0.6, overlooked="MOVE"),
}

USUAL_BLUR = Blur()


def blur_of(game_id: str) -> Blur:
    """How the weaker levels are blurred in a game."""
    return BLUR.get(game_id, USUAL_BLUR)


def tuning_of(game_id: str) -> Tuning:
    """The settings for a game; the usual ones for a game without its own."""
    return TUNING.get(game_id, USUAL)
