"""The table of indy on a canvas: seats, the row on the table, the hand, with what every card would make."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from textual.geometry import Region

from rules.indy.components import actions as ids
from rules.indy.components.cards import CODES, COLOURS, EAGLE, HIDDEN, SHAMANS_PER_COLOUR
from rules.indy.components.phases import DARK, EVOCATION, LIGHT, SHAMANS
from rules.indy.mechanics.scoring import best_three, rank
from rules.indy.state import IndyState
from tribes_tui.display.targets import Target
from tribes_tui.games.indy import words
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene
from tribes_tui.words.common import count

SLOTS = "abcd"
PIECES = {"R": "piece-red", "G": "piece-green", "B": "piece-blue"}
FEW_FEATHERS = 6
LEFT = 8


class Grid(NamedTuple):
    """Measures: a card's height and width, from card to card, the right column, the left edge, lines a seat."""

    height: int
    width: int
    step: int
    right: int
    x: int
    seat: int


def draw(scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
    """Draw the table within `area` (80 by 14 at the least) and give its targets."""
    state = cast(IndyState, scene.view)
    grid = _grid(state, area)
    targets: list[Target] = []
    y = _draw_seats(scene, state, canvas, area, grid, targets)
    spare = area.bottom - y - 2 * (grid.height + 2) - 1
    y += max(1, spare // 3)
    seats, others = targets, list[Target]()
    if state.phase == SHAMANS:
        _draw_shamans(scene, state, canvas, grid, y, others)
    else:
        _draw_table(scene, state, canvas, grid, y, others)
        _draw_hand(scene, state, canvas, grid, y + grid.height + 3, others)
    return others + seats


def _grid(state: IndyState, area: Region) -> Grid:
    """Cards grow with the window: one line, three, or five."""
    rows = (state.players + 1) // 2
    roomy = area.height >= 3 * rows + 21
    height = 5 if roomy else 3 if area.height >= 2 * rows + 13 else 1
    step = 16 if area.width >= 100 else 13
    width = LEFT + 4 * step + 20
    x = area.x + max(0, (area.width - width) // 2)
    return Grid(height, 11 if height > 1 else 7, step, LEFT + 4 * step, x, 3 if roomy else 2)


# ---- Seats ------------------------------------------------------------------------------------


def _draw_seats(scene: Scene, state: IndyState, canvas: Canvas, area: Region, grid: Grid, targets: list[Target]) -> int:
    """Two seats a line, two lines a seat; the row below them."""
    half = min(area.width // 2, 50)
    left = area.x + max(0, (area.width - 2 * half) // 2)
    for seat in range(state.players):
        x, y = left + seat % 2 * half, area.y + seat // 2 * grid.seat
        end = _draw_seat(scene, state, canvas, seat, x, y)
        targets.append(Target(f"seat:{seat}", (Region(x + 2, y, end - x - 2, 1),)))
    return area.y + (state.players + 1) // 2 * grid.seat


def _draw_seat(scene: Scene, state: IndyState, canvas: Canvas, seat: int, x: int, y: int) -> int:
    in_turn = seat == state.current_player
    name = f"{scene.names[seat][:12]:<12} "
    role = "turn" if in_turn else "you" if seat == scene.viewer else "text"
    canvas.text(x, y, "▸" if in_turn else " ", "turn")
    end = canvas.text(x + 2, y, name, role)
    shaman = state.shamans[seat]
    if shaman >= 0:
        letter = COLOURS[shaman]
        canvas.piece(end, y, letter, PIECES[letter])
    end = canvas.text(end + 4, y, feathers(state.tokens[seat]), "text" if state.tokens[seat] else "bad")
    status = _status(state, seat)
    end = canvas.text(end + 1, y, status, "dim")
    _draw_open_cards(state, canvas, seat, x + 4, y + 1)
    return end


def feathers(number: int) -> str:
    """Feathers as signs, or as a number when they are many."""
    return "●" * number if 0 < number <= FEW_FEATHERS else f"●×{number}" if number else "–"


def _status(state: IndyState, seat: int) -> str:
    if state.returned == seat:
        return "is back"
    if state.plucked >> seat & 1:
        return "plucked"
    return "dealer" if seat == state.dealer else ""


def _draw_open_cards(state: IndyState, canvas: Canvas, seat: int, x: int, y: int) -> None:
    """The second line of a seat: the evocation, or what others know of the hand."""
    laid = state.evocations[seat]
    if laid:
        for card in laid:
            x = canvas.piece(x, y, CODES[card], _role(card)).right + 1
        canvas.text(x, y, words.verdict(rank(*laid)), "text")
        return
    hand = state.hands[seat]
    known = [CODES[card] for card in hand if card != HIDDEN] if seat != state.viewer else []
    seen = f": {' '.join(known)} seen" if known else ""
    canvas.text(x, y, f"{count(len(hand), 'card')}{seen}" if hand else "", "dim")


# ---- Cards ------------------------------------------------------------------------------------


def _role(card: int) -> str:
    if card == HIDDEN:
        return "piece-hidden"
    return "piece-gold" if card == EAGLE else PIECES[CODES[card][1]]


def face(card: int) -> str:
    """A card as it stands on a piece, five characters wide."""
    if card == EAGLE:
        return "EAGLE"
    return "  ?  " if card == HIDDEN else " ".join(CODES[card])


def _draw_card(canvas: Canvas, grid: Grid, column: int, y: int, key: str, card: int, name: str) -> Target:
    x = grid.x + LEFT + column * grid.step
    canvas.text(x + grid.width // 2, y, key, "key")
    region = canvas.piece(x, y + 1, face(card).center(grid.width - 2), _role(card), grid.height)
    if grid.height > 1 and 0 <= card < EAGLE:
        colour, kind, _ = words.card(CODES[card]).split()
        middle = region.y + region.height // 2
        canvas.text(x + 1, middle - 1, colour.center(grid.width - 2), _role(card))
        canvas.text(x + 1, middle + 1, kind.center(grid.width - 2), _role(card))
    return Target(name, (region,), key=key)


def _caption(canvas: Canvas, grid: Grid, column: int, y: int, text: str, role: str) -> None:
    x = grid.x + LEFT + column * grid.step
    canvas.text(x, y + 1 + grid.height, text, role, grid.step - 1)


def _draw_table(scene: Scene, state: IndyState, canvas: Canvas, grid: Grid, y: int, targets: list[Target]) -> None:
    canvas.text(grid.x + 1, y + (grid.height + 1) // 2, "table", "dim")
    made = _table_outcomes(scene, state)
    for place, card in enumerate(state.table):
        name = f"table:{place + 1}"
        targets.append(_draw_card(canvas, grid, place, y, str(place + 1), card, name))
        if place in made:
            _caption(canvas, grid, place, y, *made[place])
    if state.phase in (DARK, LIGHT):
        soon = "no card yet" if state.phase == DARK else "later"
        column = len(state.table)
        canvas.text(grid.x + LEFT + column * grid.step, y + (grid.height + 1) // 2, soon, "dim")
    right = grid.x + grid.right
    canvas.text(right, y, "plate", "dim")
    end = canvas.text(right, y + 1, feathers(state.plate))
    targets.append(Target("plate", (Region(right, y + 1, max(1, end - right), 1),)))
    canvas.text(right, y + 2, f"deck {len(state.deck)}", "dim")


def _draw_hand(scene: Scene, state: IndyState, canvas: Canvas, grid: Grid, y: int, targets: list[Target]) -> None:
    seat = scene.viewer
    if seat is not None:
        hand = state.hands[seat]
        canvas.text(grid.x + 1, y + (grid.height + 1) // 2, "hand", "dim")
        used = _best_slots(hand)
        made = _hand_outcomes(scene, state)
        for i, card in enumerate(hand):
            targets.append(_draw_card(canvas, grid, i, y, SLOTS[i], card, f"hand:{SLOTS[i]}"))
            if i in made:
                _caption(canvas, grid, i, y, *made[i])
        _draw_best(canvas, grid.x + grid.right, y, hand, used)
    _draw_buttons(scene, canvas, grid, y + 2, targets)


def _draw_best(canvas: Canvas, x: int, y: int, hand: list[int], used: str) -> None:
    made = words.best(hand)
    if made:
        canvas.text(x, y, "best three now", "dim")
        canvas.text(x, y + 1, f"{made} ({used})", "prompt")


def _draw_buttons(scene: Scene, canvas: Canvas, grid: Grid, y: int, targets: list[Target]) -> None:
    x = grid.x + grid.right
    for name, key, label in _buttons(scene):
        region = canvas.button(x, y, key.split()[0].upper(), label)
        targets.append(Target(name, (region,), label, key))
        x = region.right + 1


def _buttons(scene: Scene) -> Iterable[tuple[str, str, str]]:
    if "eagle" in scene.lit or "eagle" in scene.picked:
        yield "eagle", "e", "eagle"
    if "done" in scene.lit:
        picked = sum(name.startswith("hand:") for name in scene.picked)
        yield "done", ". p", f"exchange {picked}" if picked else "exchange none"
    if "pass" in scene.lit or "eagle" in scene.picked:
        yield "pass", "p", "pass"


def _draw_shamans(scene: Scene, state: IndyState, canvas: Canvas, grid: Grid, y: int, targets: list[Target]) -> None:
    canvas.text(grid.x + 1, y + (grid.height + 1) // 2, "shaman", "dim")
    for column, letter in enumerate(COLOURS):
        x = grid.x + LEFT + column * grid.step
        canvas.text(x + grid.width // 2, y, letter.lower(), "key")
        label = words.COLOUR_WORDS[letter].capitalize().center(grid.width - 2)
        region = canvas.piece(x, y + 1, label, PIECES[letter], grid.height)
        left = SHAMANS_PER_COLOUR - state.shamans.count(column)
        canvas.text(x, y + 1 + grid.height, f"{left} left", "dim")
        targets.append(Target(f"shaman:{letter}", (region,), key=letter.lower()))


# ---- What cards would make --------------------------------------------------------------------

Caption = tuple[str, str]


def _best_slots(hand: list[int]) -> str:
    """The letters of the best three cards."""
    if words.best_rank(hand) is None:
        return ""
    if len(hand) == 3:
        return SLOTS[:3]
    kept = hand.index(best_three(hand)[1])
    return "".join(letter for i, letter in enumerate(SLOTS) if i != kept)


def _table_outcomes(scene: Scene, state: IndyState) -> dict[int, Caption]:
    """For every place: the best hand that a swap or eagle with the picked card (or any) would make."""
    player = scene.viewer
    if player is None or len(state.hands[player]) != 4 or player != state.current_player:
        return {}
    hand = state.hands[player]
    now = words.best_rank(hand) or 0
    best: dict[int, int] = {}
    for given, place in _exchanges(scene, state, hand):
        after = hand[:]
        after[after.index(given)] = state.table[place]
        best[place] = max(best.get(place, 0), best_three(after)[0])
    return {place: _compared(value, now) for place, value in best.items()}


def _hand_outcomes(scene: Scene, state: IndyState) -> dict[int, Caption]:
    """For every card of the hand: what evoking without it, or giving it for the picked place, would make."""
    player = scene.viewer
    if player is None or len(state.hands[player]) != 4 or player != state.current_player:
        return {}
    hand = state.hands[player]
    now = words.best_rank(hand) or 0
    if state.phase == EVOCATION and state.step and not state.window and "eagle" not in scene.picked:
        return {i: _compared(rank(*(hand[:i] + hand[i + 1 :])), now) for i in range(4)}
    places = {int(name[-1]) - 1 for name in scene.picked if name.startswith("table:")}
    found = {}
    for given, place in _exchanges(scene, state, hand):
        if place in places:
            after = hand[:]
            after[after.index(given)] = state.table[place]
            found[hand.index(given)] = _compared(best_three(after)[0], now)
    return found


def _exchanges(scene: Scene, state: IndyState, hand: list[int]) -> Iterable[tuple[int, int]]:
    """(card given, place) of every legal swap and eagle, only those of the picked card if one is."""
    picked = {hand[SLOTS.index(name[-1])] for name in scene.picked if name.startswith("hand:")}
    if "eagle" in scene.picked:
        picked = {EAGLE}
    for action in state.legal_actions():
        if ids.PLAY_EAGLE <= action < ids.EVOKE:
            given, place = (
                divmod(action - ids.SWAP, ids.POSITIONS) if action >= ids.SWAP else (EAGLE, action - ids.PLAY_EAGLE)
            )
            if not picked or given in picked:
                yield given, place


def _compared(value: int, now: int) -> Caption:
    text = words.verdict(value)
    if value > now:
        return f"↑{text}", "good"
    return (f"={text}", "text") if value == now else (f"↓{text}", "dim")


# ---- In words ---------------------------------------------------------------------------------


def describe(scene: Scene, name: str) -> str:
    """What a target of this table is."""
    state = cast(IndyState, scene.view)
    kind, _, place = name.partition(":")
    if kind == "hand" and scene.viewer is not None:
        return _card_words(state.hands[scene.viewer][SLOTS.index(place)], "in your hand")
    if kind == "table":
        return _card_words(state.table[int(place) - 1], f"on place {place}")
    if kind == "seat":
        return words.seat_line(state, int(place), scene.names[int(place)])
    if kind == "plate":
        return f"the plate: {count(state.plate, 'feather')} that somebody lost, for the winner and for those who return"
    if kind == "shaman":
        return f"for a return after being plucked: a {words.COLOUR_WORDS[place]} shaman"
    return {"pass": "pass", "done": "put the picked cards under the deck", "eagle": "play an eagle"}.get(kind, name)


def _card_words(card: int, where: str) -> str:
    return "a hidden card" if card == HIDDEN else f"{CODES[card]}, {words.card(CODES[card])}, {where}"
