"""What the moves on a board could bring, and which targets lead to them; thought out once for a view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from rules import Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import CASH, DROP, END, POWERS, SELL, USE
from rules.five_tribes.components.grid import STEP, TILE_TEXT, tiles_in
from rules.five_tribes.components.pieces import (
    ANUN_NAK,
    BOURAQ,
    COLOURS,
    ECHIDNA,
    ENKI,
    FAKIR,
    GOODS,
    HAGIS,
    IBLIS,
    KINDS,
    LAMIA,
    TRACK,
)
from rules.five_tribes.evaluation.brought import deed, walk
from rules.five_tribes.evaluation.changes import changes, net, pays_at_once
from rules.five_tribes.evaluation.gains import card_points, fakir_points
from rules.five_tribes.evaluation.outlook import card_worth
from rules.five_tribes.evaluation.preview import MoveEnd, route
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.mechanics.powers import targets
from rules.five_tribes.mechanics.scoring import elder_worth
from rules.five_tribes.mechanics.sowing import any_move
from rules.five_tribes.mechanics.tile_actions import list_second
from rules.five_tribes.mechanics.turns import game_ends, settle
from rules.five_tribes.state import FiveTribesState as S

Ends = dict[int, list[MoveEnd]]
"""End tile -> the ways in which a move can end there; tiles and ways that weigh most first."""


def tile_name(tile: int) -> str:
    """The target of a tile."""
    return f"tile:{TILE_TEXT[tile]}"


def tile_of(name: str | None) -> int:
    """The tile of a target, -1 when it is none."""
    kind, _, place = (name or "").partition(":")
    return TILE_TEXT.index(place) if kind == "tile" else -1


class Foresight:
    """Remembers what it found for the view it was asked about last."""

    def __init__(self) -> None:
        self._view: S | None = None
        self._ends: dict[int, Ends] = {}
        self._plan: dict[tuple[str, ...], list[int]] | None = None
        self._most: MoveEnd | None = None

    def ends(self, view: S, tile: int) -> Ends:
        """Where the move of `tile`'s meeples can end; in the middle of a move, where that one can."""
        from rules.five_tribes.evaluation import aftermath, preview

        self._look_at(view)
        key = -1 if view.stage == st.SOW else tile
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = {}
            for end in aftermath.best_first(view, preview.ends(view, key)):
                found.setdefault(end.tile, []).append(end)
        return found

    def most_at_once(self, view: S) -> MoveEnd:
        """Of all ends of a move that which brings most points at once."""
        from rules.five_tribes.evaluation import preview

        self._look_at(view)
        self._most = self._most or preview.by_points(view, 1)[0].end
        return self._most

    def plan(self, view: S) -> Mapping[tuple[str, ...], list[int]]:
        """In the middle of a move: what each path of targets plays, the best end of the move first.

        A tile where the move can end stands for the whole way there, another tile beside for the next drop; which tribe, is
        asked where there are several. With a tribe picked first a tile beside is for a drop of it.
        """
        self._look_at(view)
        if self._plan is None:
            self._plan = {}
            ways, drops = dict[int, dict[int, list[int]]](), _drops(view)
            for end in (end for ends in self.ends(view, -1).values() for end in ends):
                there = ways.setdefault(end.tile, {})
                there[end.colour] = there.get(end.colour) or route(view, end)
            for tile, colours in {**ways, **{tile: one for tile, one in drops.items() if tile not in ways}}.items():
                for colour, actions in colours.items():
                    names = (tile_name(tile), f"colour:{COLOURS[colour]}")
                    self._plan[names if len(colours) > 1 else names[:1]] = actions
            for tile, colours in (ways | drops).items():
                for colour, actions in colours.items():
                    self._plan[f"colour:{COLOURS[colour]}", tile_name(tile)] = actions
        return self._plan

    def _look_at(self, view: S) -> None:
        if view is not self._view:
            self._view, self._ends, self._plan, self._most = view, {}, None, None


def _drops(view: S) -> dict[int, dict[int, list[int]]]:
    """Tile beside -> tribe -> the one drop."""
    found: dict[int, dict[int, list[int]]] = {}
    for action in view.legal_actions():
        found.setdefault(tile_beside(view, (action - DROP) // 5), {})[(action - DROP) % 5] = [action]
    return found


def tile_beside(view: S, direction: int) -> int:
    """The tile that a drop in that direction goes to; -1 where there is none."""
    return STEP[(view.arc // 5) * 4 + direction] if view.arc >= 0 else -1


def put_on(view: S) -> int:
    """The tile that gets a palm tree or a palace, unless a djinn puts it elsewhere."""
    return view.origin if view.stage == st.SHIFT else view.final


def if_first(view: S) -> S:
    """While bidding: the position in which the bidder could move at once, others after them."""
    twin = view.clone()
    twin.stage = st.MOVE
    assert view.current_player is not None
    twin.actor = view.current_player
    if next_on_track(twin) < 0:
        twin.track[0] = (twin.actor + 1) % twin.players
    return twin


def turns_open(view: S, price: int) -> tuple[int, int]:
    """The earliest and the latest turn (from 0) of whoever bids this now, whatever the others bid later (spec 3.1)."""
    dearer = view.track[TRACK.index(price) + 1 if price else 3 :]
    free, later = dearer.count(-1), len(view.bid_order) - 1
    before = len(dearer) - free
    if not price:  # whoever bids later, dearer or nothing, plays earlier
        return before + later, before + later
    return before, before + min(later, free)


def sells_at_once(view: S) -> bool:
    """Whether a good that is laid out now is the last that the suit can get: the suit is sold with it."""
    return sum(SELL <= action < CASH for action in view.legal_actions()) == 1


def ends_the_game(view: S) -> bool:
    """Whether the next camel of whoever moves is the one that ends the game (spec 4.1)."""
    return view.actor >= 0 and view.camels[view.actor] == 1 and 0 not in view.camels


def is_last_turn(view: S) -> bool:
    """Whether nobody has anything to decide in this round after the turn that is going on; where nobody can move, whoever has nothing to
    sell or to use isn't asked, and a card that nobody saw may be a good."""
    if view.actor < 0 or next_on_track(view) < 0 or not no_move_left(view):
        return view.actor >= 0 and next_on_track(view) < 0
    after = view.clone()
    for seat in range(view.players):
        after.goods[seat * KINDS] += view.secret[seat] * (seat != view.viewer)
    after.stage = st.FINISHED
    settle(after)
    return after.stage == st.OVER


def no_move_left(view: S) -> bool:
    """Whether nobody can move as the board stands, meeples in hand left aside: the game ends with this round (spec 4.1)."""
    return view.stuck or (view.stage not in (st.SOW, st.OVER) and not any_move(view))


def leaves_no_move(view: S, end: MoveEnd) -> bool:
    """Whether nobody can move once a move has ended there, as the board stands then."""
    return not any_move(walk(view, route(view, end)))


def won_by_ending(view: S) -> tuple[int, ...] | None:
    """Who wins if the turn is ended now, where that ends the game; empty where what is hidden decides, None where it goes on."""
    if END not in view.legal_actions() or not is_last_turn(view) or not game_ends(view):
        return None
    if not view.watched and min(view.gold) < 0:
        return ()
    world = view.resample(Rng(0))
    who = _winners(world)
    return who if who == _winners(_against(who, world, view)) else ()


def _winners(world: S) -> tuple[int, ...]:
    """Who wins if the turn is ended now."""
    then = world.clone()
    then.apply(END)
    return tuple(seat for seat, place in enumerate(then.ranking()) if place == 1)


def _against(who: Sequence[int], world: S, view: S) -> S:
    """The same with the worst that unseen cards may be for these: theirs are worth nothing, those of others as much as can be."""
    worst = world.clone()
    for seat in range(view.players):
        if seat == view.viewer or not view.secret[seat]:
            continue
        place = seat * KINDS
        worst.goods[place : place + KINDS] = view.known[place : place + KINDS]
        for _ in range(0 if seat in who else view.secret[seat]):
            worst.goods[place + max(range(GOODS), key=lambda card: card_points(worst, seat, [card]))] += 1
    return worst


def net_points(state: S, buy: int) -> int:
    """What buying a djinn changes on the buyer's score sheet: its points, less those of the elders and fakirs that are paid."""
    return sum(changes(state, buy)[state.actor])


def points_paid(state: S, buy: int) -> int:
    """What the elders and fakirs that a djinn costs are worth to the buyer before."""
    paid = state.game.actions[buy].fields
    return int(
        paid["elders"] * elder_worth(state.djinns[state.actor]) + fakir_points(state, state.actor, paid["fakirs"])
    )


def is_loss(state: S, action: int) -> bool:
    """Whether a card costs more points than it brings, with what it promises as long as the game goes on, a djinn as many as at once;
    of two cards for one price both count."""
    kind = state.game.actions[action].kind
    if kind not in ("PICK", "BUY") or state.stage != st.TILE:
        return False
    if kind == "BUY":
        return net_points(state, action) <= 0
    net, then = _card_net(state, action), deed(state, action)
    if then.stage == st.SECOND_PICK:
        more = [one for one in list_second(then) if state.game.actions[one].kind == "PICK"]
        net += max((_card_net(cast(S, then), one) for one in more), default=0)
    return net < 0


CAMELS_OF_MANY_TURNS = 3
"""With fewer camels left to anybody the game may end before a hand grows."""


def _card_net(state: S, pick: int) -> float:
    """What a card changes on the score sheet, and what a hand may make of it later, as the rules' hints judge it; of a good that is there
    already, or near the end, nothing more: no turn is left to make a suit of it."""
    card = state.row[state.game.actions[pick].fields["place"] - 1]
    is_one_more = card != FAKIR and state.goods[state.actor * KINDS + card] > 0
    promise = card_worth(state, state.actor, card) - card_points(state, state.actor, [card])
    is_late = min(state.camels) < CAMELS_OF_MANY_TURNS or no_move_left(state)
    return net_points(state, pick) + (0 if is_one_more or is_late else promise)


def is_gain(state: S, use: int) -> bool:
    """Whether a djinn's power surely brings points at once, more than are paid for it."""
    return pays_at_once(state, use) and net(state, use) > 0


def brings_nothing(state: S, action: int) -> bool:
    """Whether a djinn's power that may be used now certainly brings nothing, whatever it is used on; only what the score sheets and the
    board tell for sure."""
    djinn = POWERS[action - USE][0]
    if djinn == IBLIS:
        return state.stage == st.TRIBE and not any(two_stand_there(state))
    if djinn == ECHIDNA:
        return state.stage == st.TRIBE and not state.blues[state.final]
    if djinn in (HAGIS, LAMIA):
        return state.stage == st.TILE and state.owner[state.final] == state.actor
    if djinn in (BOURAQ, ENKI):
        return all(state.owner[tile] not in (-1, state.actor) for tile in tiles_in(targets(state, djinn)))
    return djinn == ANUN_NAK and 0 in state.camels and next_on_track(state) < 0


def two_stand_there(state: S) -> Iterator[bool]:
    """Of each that can be killed whether another stands beside it."""
    for action in state.legal_actions():
        row = state.game.actions[action]
        if row.kind == "KILL":
            yield state.size[TILE_TEXT.index(row.fields["tile"])] > 1
        elif row.kind == "ROB":
            yield state.viziers[row.fields["player"]] + state.elders[row.fields["player"]] > 1
