"""Near the close of a challenge: who is to be feared to close it, what that would bring, and what a short search finds better there than what looks
best by rules of thumb, which can't weigh the points, the cards and the chances of all seats together."""

from collections.abc import Sequence
from typing import NamedTuple

from rules import Rng
from rules.tribe.components.cards import BONUS, MULTI, NONE, SPHERES, TOTEM, TRIBUS, VASES
from rules.tribe.evaluation.unseen import cards_to_close, that_close
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import hostile_points, is_one_coloured, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe import targets
from tribes_tui.games.tribe.targets import ACTS, is_dear, is_spare, missing, thrown

LOOKED, TRIED = 64, 5
"""Games that a choice is weighed by near a close, some 40 ms, as nobody else at a host may wait for it; and so many choices: of more each would be tried
too seldom."""
PROOF = 1.5
"""By so many standard errors something must be better than what looks best at a glance."""
BETTER = 1.0
"""What it is then worth more."""
KEPT = 256
"""So many answers about positions are kept: several parts of a table ask."""
_answers: dict[str, int] = {}


def glance(state: TribeState, actions: list[int]) -> list[float]:
    """See `targets.glance`; another's close weighs in, and what a search finds better comes first."""
    found, chosen = _at_a_glance(state, actions), better(state)
    return [max(found) + BETTER if action == chosen else worth for action, worth in zip(actions, found, strict=True)]


def _at_a_glance(state: TribeState, actions: list[int]) -> list[float]:
    found, close = targets.glance(state, actions), close_feared(state, state.turn)
    moved = (at_the_close(state, action, close) if close else 0.0 for action in actions)
    return [worth + more for worth, more in zip(found, moved, strict=True)]


def better(state: TribeState) -> int:
    """What a short search, as that of hints, finds better than what looks best at a glance, while somebody is a card from closing; `NONE`
    where that is best."""
    if state.viewer is None or state.viewer != state.current_player or not is_near(state):
        return NONE
    key = state.key()
    if key not in _answers:
        while len(_answers) >= KEPT:
            _answers.pop(next(iter(_answers)), None)
        _answers[key] = _better(state)
    return _answers[key]


def is_near(state: TribeState) -> bool:
    """Whether somebody closes the challenge with one card."""
    return any(cards_to_close(state, seat) == 1 for seat in range(state.players))


def _better(state: TribeState) -> int:
    from rules.bots.bot import Budget
    from rules.bots.mcts.search import SearchBot
    from rules.bots.mcts.tuning import tuning_of

    legal = state.legal_actions()
    worths = dict(zip(legal, _at_a_glance(state, legal), strict=True))
    bot = SearchBot(
        tuning=tuning_of(state.game.id)._replace(proof=PROOF, tried=TRIED),
        look=lambda _view, actions, _rng: [worths[action] for action in actions],
    )
    found = bot.choose(state, Budget(simulations=LOOKED), Rng(0))
    return NONE if found == max(legal, key=lambda action: worths[action]) else found


def least_to_close(state: TribeState, seat: int) -> int:
    """What a seat's chains count more at the least once one card has closed the challenge: the least that the hand has for it, else the cheapest;
    0 where more cards are missing."""
    chains = [slot for slot in state.slots(seat) if len(state.vases[slot] or ()) == VASES - 1]
    held = {card for card in state.hands[seat] if 0 <= card < TOTEM and any(fits(state, card, slot) for slot in chains)}
    return min((SPHERES[card] for card in held), default=1) if cards_to_close(state, seat) == 1 else 0


def best_other(totals: Sequence[float], seat: int) -> int:
    """Whose points are most beside a seat's."""
    return max((other for other in range(len(totals)) if other != seat), key=lambda other: totals[other])


class FearedClose(NamedTuple):
    """Another player's closing before a seat's next turn: who most likely closes, how likely it is, their total then at least, that of
    whoever may close at most, the best of the others', and what ends the game."""

    seat: int
    chance: float
    least: int
    most: int
    rest: int
    goal: int

    def is_won(self, total: int) -> bool:
        """Whether the seat surely wins by it with so much."""
        return total > max(self.most, self.rest) and total >= self.goal

    def is_lost(self, total: int) -> bool:
        """Whether the closer surely does."""
        return self.least > max(total, self.rest) and self.least >= self.goal


LOOKS = 3
"""Among so many cards, one thinks, the closing vase may be: not all that a player holds, as they would have closed."""
DECIDED = 30.0
"""What it is worth to win by the closing of another player, beside its points."""


def close_feared(state: TribeState, seat: int) -> FearedClose | None:
    """The likeliest."""
    others = [other for other in range(state.players) if other != seat]
    found = {other: that_close(state, other) for other in others if not state.blocked[other]}
    chances = {other: 1 - (1 - one.number / one.most) ** LOOKS for other, one in found.items() if one and one.number}
    if not chances:
        return None
    closer = max(chances, key=lambda other: chances[other])
    totals = {other: state.totals[other] + sum(table_points(state, other)) for other in others}
    most = max(totals[other] for other in chances) + SPHERES[MULTI]
    total, rest = totals.pop(closer), max(totals.values(), default=0)
    return FearedClose(closer, chances[closer], total + 1, most, rest, state.goal)


def at_the_close(state: TribeState, action: int, close: FearedClose) -> float:
    """What an action is worth beside what it usually is, as another player may close before the next turn: an attack keeps them from it, be it
    that they or the seat in turn would win so."""
    total, one = total_at_a_close(state, action), ACTS[action]
    if one.kind == "ATTACK":
        if close.is_won(total) and cards_to_close(state, one.seat) == 1:
            return -targets.URGENT
        if close.is_lost(total) and one.seat == close.seat:
            return close.chance * DECIDED
    card, is_multi = thrown(action), one.kind == "PLACE_DIORAMA" and one.card == MULTI
    is_needed = missing(state, card) > 0 or (0 <= card < MULTI and not is_spare(state, card))
    shed = 0 if is_multi or is_dear(state, card) or is_needed else _shed(state, action)
    return close.chance * (shed + DECIDED * close.is_won(total))


def total_at_a_close(state: TribeState, action: int) -> int:
    """What the seat in turn would have in all if another player closed after an action."""
    seat = state.turn
    return int(state.totals[seat] + sum(table_points(state, seat)) - hostile_points(state, seat) + _shed(state, action))


def _shed(state: TribeState, action: int) -> int:
    """By how much an action betters that: a card that is laid costs no longer, and counts."""
    one = ACTS[action]
    if one.kind not in ("PLACE_TRIBU", "PLACE_DIORAMA"):
        return SPHERES[thrown(action)] if thrown(action) != NONE else 0
    is_magic = one.card == TOTEM and is_one_coloured(state.vases[state.turn * TRIBUS + one.chain] or ())
    return SPHERES[one.card] * 2 + BONUS * is_magic
