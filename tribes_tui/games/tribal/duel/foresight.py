"""How a Duel's actions look to a person: as the rules' hints say, but that cards are given away before a turn ends, and that the one steal or take
begins with what the piles wait for first."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from rules import Rng
from rules.tribal.cards import CODES, EMPTY, NAMES, NINES, RANK, RANKS, SYMBOL, card as code_of, fits
from rules.tribal.duel.components.actions import DRAW, END, PLACE_SACRED, SACRED, STEAL
from rules.tribal.duel.components.phases import ACT, COLUMNS, LONG_IDLE, PLACING
from rules.tribal.duel.evaluation.hindering import Danger
from rules.tribal.duel.evaluation.hints import feeds, has_ones, is_near_end, parts, wait
from rules.tribal.duel.evaluation.openings import goes_up
from rules.tribal.duel.evaluation.risk import Risk
from rules.tribal.duel.mechanics.legal import has_place
from rules.tribal.duel.state import DuelState

HAIR = 0.01
"""So little decides what is else as good."""
CLEAR = 15.0
"""What looks worth so much at a glance is done without a search, but for what can be done once in a turn."""
CLEARED, GIVEN = 1.0, 0.1
"""A column cleared by a give, and each card given: less than what any hint speaks for, more than the end of a turn."""
PARTED = 16.0
"""What a give is worth less that parts with a card which the own piles take next: whether it is good all the same is to be weighed."""
WANTED = 90.0
"""What stealing or taking a card for a pile is worth at least."""

UNSEEN, DISCARD, DRAWN, PILE = "unseen", "discard", "drawn", "pile"
HARD = {UNSEEN: RANKS, PILE: 2 * RANKS}
"""What of these lies worse than below other cards."""


class NextCard(NamedTuple):
    """The next card of a sacred pile of the viewer's, and where the nearer of its copies lies (`where`)."""

    card: int
    spot: str | tuple[int, int]


TENTH = 10
"""Of so many cards that nobody has seen one is enough to be warned of."""

V = TypeVar("V")
KEPT = 256
"""So many answers about positions are kept: several parts of a table ask."""
_answers: dict[tuple[object, ...], Any] = {}


def danger(state: DuelState) -> Danger | None:
    """That the other one surely wins should the viewer's turn end now, if it is theirs."""
    return _known("danger", state, state.danger, None)


def risk(state: DuelState) -> Risk | None:
    """That one lucky card would let the other one win in their next turn, where that is so with a tenth of those that nobody has seen, and
    nothing surer is known."""
    found = _known("risk", state, state.risk, None)
    is_told = found is not None and found.cards * TENTH >= found.of
    return found if is_told and danger(state) is None and state.sure_win() is None else None


def lucky(state: DuelState) -> Sequence[int]:
    """The unseen cards with which, were one drawn now, the viewer would surely win in their turn; none where they do anyway, or can't draw."""
    if not state.is_legal(DRAW):
        return ()
    return _known("lucky", state, lambda: [] if state.sure_win() is not None else state.lucky(), [])


def opened(state: DuelState, action: int) -> str:
    """How the other one surely wins should the viewer's turn end right after this action; empty where they don't, or would without it,
    too, or the viewer wins before."""
    if danger(state) is not None:
        return ""
    found = _known("opened", state, lambda: state.opened(action), "", action, (ACT, PLACING))
    return found if found and state.sure_win() != action else ""


def still_wins(state: DuelState, action: int) -> bool:
    """Whether a win of this turn that is sure stays so after an action: what that leaves the other one is of no matter then."""
    win = state.sure_win()
    return win is not None and (
        win == action or _known("stays", state, lambda: _wins_after(state, action), False, action)
    )


def _wins_after(state: DuelState, action: int) -> bool:
    after = state.resample(Rng(0))
    after.apply(action)
    return after.winner == state.viewer or (
        after.current_player == state.viewer and after.view(state.viewer).sure_win() is not None
    )


def hinders(state: DuelState, action: int) -> str:
    """How an action hinders the other one's win (`hindering.way_of`); empty where it doesn't, or there is none to hinder."""
    found = danger(state)
    is_way = found is not None and action in found.hindered_by
    return _known("hinders", state, lambda: state.hinders(action), "", action) if is_way else ""


LOOKED = 60
"""Games that a choice is weighed by which no rule of thumb decides: some 30 ms, 50 at the most, as nobody else at a host may wait for it. Of what 1,860
choices lost beside the best that is known, 240 games leave half, 120 two thirds. Shorter ones, or many short ones that leave a few moves to long
ones, lose as much or more in the same time."""
LAST_LOOK = 120
"""So many more between the end of a turn and the best of what else it found, where it would end one with something of use left: the end is for good,
and such are two decisions of a game."""
PROOF = 1.5
"""By so many standard errors something must be better than what looks best at a glance."""
BETTER = 1.0
"""What it is then worth more."""


def better(state: DuelState) -> Mapping[int, float]:
    """What a short search, as that of hints, finds better than what looks best at a glance, with how much more it counts; nothing where a
    glance is enough, or the other one must be hindered first."""
    return _known("better", state, lambda: _better(state), {}, phases=(ACT, PLACING))


def _better(state: DuelState) -> Mapping[int, float]:
    from rules.bots.bot import Budget
    from rules.bots.mcts.search import SearchBot
    from rules.bots.mcts.tuning import NOTHING, tuning_of

    legal = state.legal_actions()
    worths = dict(zip(legal, _at_a_glance(state, legal), strict=True))
    best = max(legal, key=lambda action: worths[action])
    if (worths[best] >= CLEAR and not STEAL <= best < END) or len(legal) == 1 or state.is_stuck():
        return {}
    if state.sure_win() is not None or danger(state) is not None:
        return {}

    def searched(moves: Sequence[int], games: int = LOOKED) -> tuple[int, list[int]]:
        bot = SearchBot(
            tuning=tuning_of(state.game.id)._replace(proof=PROOF),
            look=lambda _view, actions, _rng: [worths[one] if one in moves else NOTHING for one in actions],
        )
        return bot.choose(state, Budget(simulations=games), Rng(games - LOOKED)), [one.action for one in bot.candidates]

    found, weighed = searched([one for one in legal if one == best or not _is_dear(state, one)])
    others = [one for one in weighed if one != END][:1]
    if found == END:  # for good: which whole columns it may be better to give all the same is weighed, too
        dear = [one for one in legal if _is_dear(state, one) and clears(state, one) and gives(state, one)[0] >= NINES]
        others += [one for one in dear if one not in others]
        if others and (dear or best != END):
            found, _ = searched([END, *others], LAST_LOOK)
    is_rash = found == END and draws_for_nothing(state)
    return {} if found == best or is_rash or _changes_nothing(state, found) else {found: BETTER}


def draws_for_nothing(state: DuelState) -> bool:
    """Whether a card that is drawn may win the turn; or may go on a pile, and no other one brings the other player on or comes into the
    viewer's columns."""
    if not state.is_legal(DRAW):
        return False
    player, unseen = state.current_player or 0, state.unseen_cards()
    if lucky(state):
        return True
    piled = [card for card in unseen if wait(state, player, card) == 0]
    return (
        bool(piled) and not risked(state) and not any(has_place(state, card, player) for card in {*unseen} - {*piled})
    )


def handed(state: DuelState, action: int) -> Sequence[int]:
    """The cards that an action lays into the other one's columns for a pile of theirs that takes them at once, the first one first."""
    player, row = state.current_player or 0, state.game.actions[action]
    group = [state.drawn] if row.kind == "PLACE" and state.drawn >= 0 else [*gives(state, action)]
    onto, zone = row.fields.get("onto"), row.fields.get("z", 1 - player)
    number = state.place[CODES[onto]] if onto in CODES else -1
    if not group or onto == "sacred" or (zone if number < 0 else state.realm[number]) == player:
        return ()
    fed = goes_up(state, 1 - player, group, number)[COLUMNS]
    return group[::-1][:fed]


def parted(state: DuelState, action: int) -> Sequence[int]:
    """The cards that an action gives away and the viewer's own piles take next."""
    return [one for one in gives(state, action) if wait(state, state.current_player or 0, one) == 0]


def shut(state: DuelState, action: int) -> Sequence[int]:
    """The card at the end of a column of the other one's that the viewer's pile takes next, onto which an action lays another one: it could be
    stolen. None where its equal lies free, too, or the pile takes both one after the other."""
    where_to, row, player = state.parameters(action), state.game.actions[action], state.current_player or 0
    onto = CODES.get(row.fields.get("onto", ""), EMPTY)
    if row.kind != "MOVE" or where_to.get("to_z") == player or onto == EMPTY or wait(state, player, onto) != 0:
        return ()
    twin = where(state, onto ^ 1)
    is_other_free = twin == DISCARD or (isinstance(twin, tuple) and twin[1] == 0)
    return () if is_other_free else (onto,)


def _is_dear(state: DuelState, action: int) -> bool:
    """Whether an action hands the other one a card for their piles, or costs the viewer one that a pile of theirs takes next, and clears nothing
    for that."""
    return bool(handed(state, action)) or (
        bool(parted(state, action) or shut(state, action)) and not given(state, action)
    )


def clears(state: DuelState, action: int) -> bool:
    """Whether an action gives away a whole column of the player's."""
    group = gives(state, action)
    return bool(group) and len(group) == len(state.columns[state.place[group[0]]])


def fitting(state: DuelState, player: int, stolen: int) -> Sequence[int]:
    """The open cards in a player's columns that can go on one which they steal for a column."""
    own = range(player * COLUMNS, player * COLUMNS + COLUMNS)
    return [one for number in own for one in state.columns[number][state.hidden[number] :] if fits(one, stolen)]


def is_worth_it(state: DuelState, action: int) -> bool:
    """Whether a move is good in spite of a card that it hands over or parts with."""
    is_move = action < SACRED and bool(gives(state, action))
    return is_move and (action in better(state) or _at_a_glance(state, [action])[0] > 0)


def _changes_nothing(state: DuelState, action: int) -> bool:
    """Whether a move lays cards to and fro within a zone, and buries nothing: of such the short search says much that a longer one takes back."""
    place = state.parameters(action) if state.game.actions[action].kind == "MOVE" else {}
    stays = bool(place) and place["z"] == place["to_z"] and not covered(state, action)
    return stays and state.hint(action) <= 0 and state.advance(action) <= 0


def covered(state: DuelState, action: int) -> Sequence[int]:
    """The cards that the other one's piles take next in that column of theirs onto which an action lays some, the last first."""
    where, other = state.parameters(action), 1 - (state.current_player or 0)
    if where.get("to_z") != other:
        return ()
    number = other * COLUMNS + where.get("j", 0)
    return [one for one in reversed(state.columns[number][state.hidden[number] :]) if wait(state, other, one) == 0]


def _known(
    question: str,
    state: DuelState,
    find: Callable[[], V],
    otherwise: V,
    about: int = 0,
    phases: Sequence[int] = (ACT,),
) -> V:
    """What is found, once a position; `otherwise` unless the viewer decides, in one of these phases."""
    if state.viewer is None or state.viewer != state.current_player or state.phase not in phases:
        return otherwise
    key = question, state.key(), about
    if key not in _answers:
        while len(_answers) >= KEPT:
            _answers.pop(next(iter(_answers)), None)
        _answers[key] = find()
    found: V = _answers[key]
    return found


def far(state: DuelState, one: NextCard) -> int:
    """How far from being had such a card is: the cards on it, one more if it can't be had in this turn."""
    return (one.spot[1] if isinstance(one.spot, tuple) else HARD.get(one.spot, 0)) + is_later(state, one)


def wanted(state: DuelState) -> Sequence[NextCard]:
    """A pile each, what is nearest to being had first; to be stolen counts as harder. Of what is as near what begins a pile comes first."""
    viewer = state.viewer or 0

    def hard(one: NextCard) -> tuple[int, bool, bool]:
        is_mine = isinstance(one.spot, tuple) and one.spot[0] // COLUMNS == viewer
        return far(state, one), is_later(state, one), not is_mine

    found = [min(both, key=hard) for both in _copies(state, viewer) if both]
    return sorted(found, key=lambda one: (*hard(one), RANK[one.card] > 0))


def nearest(state: DuelState, player: int) -> Sequence[NextCard | None]:
    """The same for any player: of each pile in turn, None of a complete one; of two copies as near the one in their own zone."""

    def hard(one: NextCard) -> tuple[int, bool]:
        number, above = one.spot if isinstance(one.spot, tuple) else (-1, HARD.get(one.spot, 0))
        return above, number // COLUMNS != player

    return [min(both, key=hard, default=None) for both in _copies(state, player)]


def _copies(state: DuelState, player: int) -> Iterator[list[NextCard]]:
    """Both cards that each pile takes next; none for a complete one."""
    for symbol, height in enumerate(state.heights[4 * player : 4 * player + 4]):
        both = (code_of(symbol, height + 1, copy) for copy in (0, 1) if height < RANKS)
        yield [NextCard(code, where(state, code)) for code in both]


def is_later(state: DuelState, one: NextCard) -> bool:
    """Whether a card can't be had in the viewer's turn that is going on, or comes next: their one steal or take is used, or it is banned."""
    if state.current_player != state.viewer or one.spot in (UNSEEN, PILE, DRAWN):
        return False
    is_mine = isinstance(one.spot, tuple) and one.spot[0] // COLUMNS == state.viewer
    return not is_mine and (state.limited or state.drawn >= 0 or one.card == state.no_steal)


def where(state: DuelState, code: int) -> str | tuple[int, int]:
    """Where a card lies, as far as anybody has seen it; in a column, which that is and how many cards lie on it."""
    if code in state.unseen_cards():
        return UNSEEN
    if code in state.discard or code == state.drawn:
        return DISCARD if code in state.discard else DRAWN
    number = state.place[code]
    return PILE if number < 0 else (number, len(state.group(code)) - 1)


def glance(state: DuelState, actions: list[int]) -> list[float]:
    """See above; what a search finds better comes first."""
    found = _at_a_glance(state, actions)
    best = max(found)
    gains = better(state)
    return [best + gains[action] if action in gains else worth for action, worth in zip(actions, found, strict=True)]


def _at_a_glance(state: DuelState, actions: list[int]) -> list[float]:
    hints = state.hints(actions)
    if state.phase != ACT or state.viewer != state.current_player:
        return hints
    order = [one.card >> 1 for one in wanted(state)]
    found = []
    for action, hint in zip(actions, hints, strict=True):
        row = state.game.actions[action]
        if hint > 0 and row.kind in ("STEAL_SACRED", "TAKE"):
            card = CODES[row.fields["card"]] >> 1
            if card in order:
                hint = WANTED + followed(state, action) + HAIR * (len(order) - order.index(card))
        elif hint < 0:
            hint = given(state, action) or hint
        elif row.kind == "MOVE":
            hint -= HAIR * _buried(state, action) + PARTED * bool(parted(state, action) or shut(state, action))
        found.append(hint)
    return found


def _buried(state: DuelState, action: int) -> int:
    """How many cards that the viewer's piles take next lie, under others, in the own column onto which a group goes."""
    place = state.parameters(action)
    if place["to_z"] != state.viewer:
        return 0
    number = place["to_z"] * COLUMNS + place["j"]
    return sum(wait(state, place["to_z"], one) == 0 for one in state.columns[number][state.hidden[number] : -1])


FOLLOWS = 0.5
"""What each card is worth that goes on a pile right behind the one that is stolen or taken, and each column that this turns up or clears."""


def followed(state: DuelState, action: int) -> float:
    """What such cards and columns are worth in all, as far as anybody can see."""
    player, after, worth = state.current_player or 0, state.resample(Rng(0)), 0.0
    after.apply(action)
    if after.phase == PLACING and after.is_legal(PLACE_SACRED):
        after.apply(PLACE_SACRED)
    moves = [action]

    def hides(number: int) -> bool:  # whether its end lies on a card face down: what comes then nobody knows
        return 0 < after.hidden[number] == len(after.columns[number]) - 1

    while moves and after.current_player == player and after.phase == ACT:
        moves = [one for one in after.legal_actions() if SACRED <= one < STEAL and not hides(after.place[one - SACRED])]
        if moves:
            after.apply(moves[0])
            worth += FOLLOWS
    own = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
    return worth + FOLLOWS * (after.ends[own].count(EMPTY) - state.ends[own].count(EMPTY))


def given(state: DuelState, action: int) -> float:
    """What a give that nothing speaks against is worth for what it clears: a column, or near the end each card; else 0. Who has begun all piles needs none of the cards of a column that it clears near the end."""
    group = gives(state, action)
    player = state.current_player
    if not group or player is None:
        return 0.0
    is_end, is_cleared = is_near_end(state), clears(state, action)
    is_needless = is_end and is_cleared and has_ones(state, player)
    if feeds(state, action, player) or (not is_needless and parts(state, action, player)):
        return 0.0
    if state.advance(action) < 0 and (state.idle >= LONG_IDLE or is_end):
        return 0.0
    return (CLEARED if is_cleared else 0.0) + (GIVEN * len(group) if is_cleared or is_end else 0.0)


def risked(state: DuelState) -> Sequence[int]:
    """The unseen cards that, were one drawn, would be discarded, for a pile of the other one's that takes it next and has no other one lying
    free."""
    player = state.current_player or 0

    def is_missing(card: int) -> bool:
        twin = where(state, card ^ 1)
        lies_free = twin == DISCARD or (isinstance(twin, tuple) and twin[1] == 0)
        return wait(state, 1 - player, card) == 0 and not lies_free

    return [card for card in state.unseen_cards() if is_missing(card) and not has_place(state, card, player)]


def rests(state: DuelState) -> bool:
    """Whether nothing that the viewer may do in their turn, of several things, brings them on or hinders the other one."""
    if state.phase != ACT or state.viewer is None or state.viewer != state.current_player:
        return False
    rest = [action for action in state.legal_actions() if action != END]
    if not rest or any(state.hint(one) > 0 or state.advance(one) > 0 or given(state, one) > 0 for one in rest):
        return False
    is_pressed = danger(state) is not None or risk(state) is not None
    return not is_pressed and state.sure_win() is None and not better(state)


def gives(state: DuelState, action: int) -> Sequence[int]:
    """The cards that go by this action from the player's own zone to the other; none by any other."""
    place = state.parameters(action) if state.game.actions[action].kind == "MOVE" else {}
    if not place or place["z"] != state.current_player or place["to_z"] == place["z"]:
        return ()
    return state.group(CODES[state.game.actions[action].fields["card"]])


def wasted(state: DuelState) -> frozenset[int]:
    """What nobody advises: to give away a card that the own pile takes now, or right behind one that lies free, or that the other's takes; and
    to end a turn while a card can be laid, one turned up in the own zone at no cost, or, near a win by clearing all, given for nothing. What wins, or hinders a win, is none of it."""
    return _known("wasted", state, lambda: _wasted(state, state.viewer or 0), frozenset())


def _wasted(state: DuelState, player: int) -> frozenset[int]:
    found, legal, known = set[int](), state.legal_actions(), danger(state)
    for action in legal:
        group = gives(state, action)
        if group and (_is_laid_soon(state, player, group[-1]) or wait(state, 1 - player, group[-1]) == 0):
            found.add(action)
        elif SACRED <= action < STEAL:
            found.add(END)
        elif action < SACRED and not group and state.advance(action) > 0 and state.hint(action) > 0:
            found.add(END)  # it turns a card up, and covers nothing that is needed
    if is_near_end(state) and has_ones(state, player) and any(given(state, one) > 0 for one in {*legal} - found):
        found.add(END)
    return frozenset(found) - {state.sure_win()} - {*(known.hindered_by if known is not None else ())}


def is_idle(state: DuelState, action: int) -> bool:
    """What a person gives before a turn ends isn't idle, but where they give away what could be laid."""
    if action in better(state):
        return False
    if action != END and action in wasted(state):
        return True
    return state.advance(action) < 0 and not given(state, action)


def proposed(state: DuelState) -> int:
    """What the cursor begins on, where nobody has to be hindered."""
    legal = state.legal_actions()
    worths = dict(zip(legal, glance(state, legal), strict=True))
    return max(legal, key=lambda action: (not is_idle(state, action), worths[action]))


MOST_SLOWING = 4
"""So many actions are tried in turn of which each may make such a risk smaller."""


def slows(state: DuelState) -> Mapping[int, int]:
    """Where the other one may have luck, and nothing else is to be done first: what leaves them fewer such cards, and how many, the fewest
    first."""
    found = risk(state)
    if found is None or proposed(state) not in (END, *found.hindered_by):
        return {}
    return _known("slows", state, lambda: _slows(state, found), {})


def _slows(state: DuelState, found: Risk) -> Mapping[int, int]:
    left = dict[int, int]()
    for action in found.hindered_by[:MOST_SLOWING]:
        after = state.resample(Rng(0))
        after.apply(action)
        rest = after.view(state.current_player).risk()
        left[action] = rest.cards if rest is not None else 0
    fewer = [one for one in left if left[one] < found.cards and not handed(state, one) and not opened(state, one)]
    return {one: left[one] for one in sorted(fewer, key=lambda one: left[one])}


def _is_laid_soon(state: DuelState, player: int, card: int) -> bool:
    """Whether a player's pile takes a card next, or right behind one that lies free in their columns."""
    steps = wait(state, player, card)
    lower = {code_of(SYMBOL[card], RANK[card], copy) for copy in (0, 1)} if steps == 1 else set[int]()
    own = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
    return steps == 0 or not lower.isdisjoint(state.ends[own])


def onto_what_was_placed(state: DuelState, onto: str) -> Iterable[int]:
    """The gives that go on with what was just put on a card in the other's zone, most cards first."""
    number = state.place[CODES[onto]] if onto in CODES and END not in better(state) else -1
    if number < 0 or state.phase != ACT or state.realm[number] == state.current_player:
        return
    end = NAMES[state.ends[number]]
    found = [one for one in state.legal_actions() if gives(state, one) and end != onto]
    for action in sorted(found, key=lambda one: -len(gives(state, one))):
        if state.game.actions[action].fields["onto"] == end and not parts(state, action, 1 - state.realm[number]):
            yield action
