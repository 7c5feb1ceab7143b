"""The end of a round: the evocations side by side until Enter, with figures that come from its event."""

from __future__ import annotations

import pytest

import rules
from rules import Event, Rng
from rules.indy.components.cards import CARD_OF, CODES, STANDARD
from rules.indy.mechanics.scoring import RANK_STEP, class_of, rank
from tests.table.helpers import NAMES, TableApp, laid
from tests.table.seated import seated, text
from tests.widgets.mounting import alone
from tribes_tui.games.indy import words
from tribes_tui.games.indy.ending import ending
from tribes_tui.games.indy.round_end import ASIDE, BAND, LOW_BAND, SHELVES, Laid, Reckoning, _bands, round_end
from tribes_tui.games.indy.words.news import Returned
from tribes_tui.games.indy.words.said.cards import class_name
from tribes_tui.games.indy.words.said.table import rule
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.words.common import YOU


def rounds(players: int, seed: int) -> list[tuple[Event, dict[int, tuple[int, ...]], list[int], int, int | None]]:
    """Of a random game: each reckoning, what was laid, the feathers and the plate before it, and who came back."""
    state, rng = rules.games["indy"].new_state(players, seed, {"return_from": "all"}), Rng(seed)
    state.events = []
    found, evoked, before, returned = [], dict[int, tuple[int, ...]](), ([4] * players, 0), None
    while not state.is_terminal:
        state.events.clear()
        state.apply(state.pick(rng))
        for event in state.events:
            if event.kind == "evoked":
                evoked[event.player or 0] = tuple(CARD_OF[code] for code in event.public["cards"])
            if event.kind == "returned":
                returned = event.player
            if event.kind == "resolved":
                found.append((event, dict(evoked), list(before[0]), before[1], returned))
                returned = None
                evoked.clear()
                before = list(event.public["tokens"]), event.public["plate"]
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 6), (6, 5)])
def test_every_figure_is_that_of_the_game(players: int, seed: int) -> None:
    for event, evoked, tokens, plate, returned in rounds(players, seed):
        back = None if returned is None else Returned(returned, "CG4")
        moment = round_end(event, evoked, NAMES[:players], back)
        piece = moment.picture()
        assert isinstance(piece, Reckoning)
        assert [one.before for one in piece._seats_laid] == tokens
        assert [one.after for one in piece._seats_laid] == event.public["tokens"]
        assert piece._plate == (plate, event.public["plate"])
        notes = words.round_notes(event.public, NAMES[:players], back)
        told = any(
            note.startswith("Back with green character 4 and two more green ones, ") and len(note) <= 77
            for note in notes
        )
        assert told == (returned is not None)
        idle = [NAMES[seat] for seat, one in enumerate(event.public["ranks"]) if one is None and seat != returned]
        nothing = [note for note in notes if "evoked nothing" in note]
        assert len(nothing) == bool(idle), "once, of all of them"
        assert all(name in nothing[0] for name in idle)
        for one, ranked in zip(piece._seats_laid, event.public["ranks"], strict=True):
            assert bool(one.cards) == (ranked is not None)
            if one.cards:
                assert rank(*one.cards) == one.rank == ranked
        assert len(moment.sentence) <= 77


@pytest.mark.varied(3)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", [(80, 20), (100, 26), (120, 36), (160, 46), (200, 56)], ids=str)
async def test_all_that_was_laid_is_told_at_every_size(size: tuple[int, int], depth: str) -> None:
    event, evoked, *_ = next(one for one in rounds(6, 5) if len(one[1]) == 6)
    piece = round_end(event, evoked, NAMES).picture()
    async with alone(piece, size, depth):
        shown = piece.text()
        for name in NAMES:
            assert name in shown
        for word in ("team", "standard", "wrong", "pays"):
            assert word in shown
        for seat, cards in evoked.items():
            for card in cards:
                kind = words.card(CODES[card]).split()[-2:] if CODES[card] != "E" else ["eagle"]
                assert all(part in shown for part in kind), (seat, kind)
        if depth == "ascii":
            assert shown.isascii()


@pytest.mark.parametrize(
    ("counts", "bands"),
    [
        *[((1, 2, 2), [1, 1, 1]), ((0, 0, 6), [0, 0, 3]), ((0, 2, 4), [0, 1, 2]), ((3, 3, 0), [2, 1, 0])],
        *[((0, 0, 2), [0, 0, 1]), ((0, 0, 3), [0, 0, 2]), ((0, 1, 1), [0, 1, 1])],
    ],
)
def test_an_empty_shelf_leaves_its_room_to_the_fullest_as_far_as_that_needs_it(
    counts: tuple[int, ...], bands: list[int]
) -> None:
    assert _bands(counts) == bands


@pytest.mark.varied(3)
@pytest.mark.parametrize(("depth", "high"), [("truecolor", BAND), ("none", LOW_BAND), ("ascii", LOW_BAND)])
@pytest.mark.parametrize("players", [2, 3])
async def test_cards_stand_on_their_shelf_and_two_beside_each_other(players: int, depth: str, high: int) -> None:
    """The class stands above them at every size: nothing empty lies between it and the cards."""
    for event, evoked, *_ in rounds(players, 5)[:6]:
        piece = round_end(event, evoked, NAMES[:players]).picture()
        async with alone(piece, (120, 36), depth):
            rows = [row[:SHELVES] for row in piece.text().splitlines()]
        for seat in evoked:
            number = class_of(event.public["ranks"][seat])
            kind, of_kind = class_name(class_number=number), rule(class_number=number)
            whose = next(y for y, row in enumerate(rows) if f"{NAMES[seat]}" in row and f" {kind} " in row)
            front = next(y for y, row in enumerate(rows) if f" {kind} " in row[:16] and of_kind in row)
            named = [name for name in NAMES[:players] if name in rows[whose]]
            assert len(named) <= ASIDE
            assert 0 < whose - front <= 1 + high * (len(evoked) > 2), (seat, kind)


async def test_however_many_feathers_lie_on_the_plate_their_number_has_its_noun_below_them() -> None:
    event, evoked, *_ = rounds(2, 5)[0]
    laid = round_end(event, evoked, NAMES[:2]).picture()._seats_laid
    for plate in (6, 7, 23):
        async with alone(piece := Reckoning(laid, (5, plate), ()), (120, 36), "truecolor"):
            assert f" 5 → {plate} " in piece.text()
            assert f" {plate} feathers " in piece.text()


async def test_who_is_newly_plucked_is_told_first_and_in_whole_sentences() -> None:
    event, evoked, *_ = max(rounds(6, 5)[:-1], key=lambda one: sum(map(len, words.round_notes(one[0].public, NAMES))))
    notes = words.round_notes(event.public, NAMES)
    assert "last feather is gone" in notes[0]
    assert "evoked nothing" in notes[-1]
    for size, depth in (((120, 36), "truecolor"), ((160, 46), "truecolor"), ((120, 36), "none"), ((120, 36), "ascii")):
        async with alone(piece := round_end(event, evoked, NAMES).picture(), size, depth):
            below = next(row.strip() for row in piece.text().splitlines() if notes[0] in row)
            told = below[: SHELVES - 2].strip()
            assert told.startswith(notes[0])
            assert told.endswith(".")
            assert all(note in piece.text() for note in notes)


def test_a_feather_won_or_lost_is_said_in_words() -> None:
    assert Laid("Ada", (), 0, 4, 3).feather_change[0] == "pays a feather"
    assert Laid("Ada", (), 0, 4, 5).feather_change[0] == "takes a feather"
    assert Laid("Ada", (), 0, 4, 4).feather_change[0] == ""


async def test_the_moment_comes_after_a_round_and_stays_until_enter() -> None:
    app = TableApp(laid("pb", seed=5))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(40):
            await pilot.pause()
            if isinstance(app.screen, MomentScreen):
                break
            screen = app.table_screen
            lit = sorted(screen.selection.chooser.lit)
            if lit:
                screen.choose("done" if "done" in lit else "pass" if "pass" in lit else lit[0])
        assert isinstance(app.screen, MomentScreen)
        await pilot.pause()
        shown = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "worst" in shown or "Nobody pays" in shown
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is app.table_screen
        assert "round 2" in text(app.table_screen)


def test_where_the_feathers_of_the_last_round_come_from_is_said() -> None:
    """The plate goes to whoever alone has feathers left."""
    event, *_ = rounds(3, 2)[-1]
    assert event.public["plate"]
    winner = next(name for name, feathers in zip(NAMES, event.public["tokens"], strict=False) if feathers)
    told = f"Only {winner} has feathers left: {winner} wins, with {event.public['plate']} feathers from the plate."
    assert words.round_headline(event.public, NAMES[:3]) == told
    notes = words.round_notes(event.public, NAMES[:3])
    assert notes[0] == words.round_sentence(event.public, NAMES[:3])
    assert not any("wins no feather" in note for note in (*notes, words.round_place(event.public, (YOU, *NAMES[1:3]))))
    assert not any(words.winner_of(one.public, NAMES[:3]) for one, *_ in rounds(3, 2)[:-1])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (6, 5)])
@pytest.mark.parametrize("size", [(80, 20), (120, 36)], ids=str)
async def test_the_plate_goes_to_whoever_wins_and_keeps_nothing(players: int, seed: int, size: tuple[int, int]) -> None:
    event, evoked, *_ = rounds(players, seed)[-1]
    moment, plate = round_end(event, evoked, NAMES[:players]), event.public["plate"]
    winner = words.winner_of(event.public, NAMES[:players])
    async with alone(piece := moment.picture(), size, "truecolor"):
        shown = piece.text()
    assert "still has" not in shown
    assert "now has" not in shown
    assert f"→ {plate} " not in shown
    assert (f"{plate} → {winner} " in shown) == (size[0] > 80)


def test_a_return_stands_in_the_headline_and_among_what_decided_the_game() -> None:
    fields = {"ranks": [15, 20, None], "losers": [0], "winner": None, "spared": False, "tokens": [3, 4, 1], "plate": 1}
    told = words.round_headline(fields, ("Ash", "Birch", YOU), Returned(2, "CG4"))
    assert told == "Ash pays a feather for the worst evocation, wrong 15. You are back."
    events = [Event("returned", 2, {"card": "CG4"}), Event("resolved", None, fields), Event("resolved", None, fields)]
    final = rules.games["indy"].new_state(3, 1)
    assert ending(final, events, ("Ash", "Birch", YOU)).decided[-1] == "Round 1: you are back in the game."


def test_the_end_of_a_round_in_words_has_what_each_laid_and_holds() -> None:
    event, evoked, *_ = rounds(6, 5)[0]
    text = "\n".join(round_end(event, evoked, NAMES).text)
    for seat, cards in evoked.items():
        line = next(line for line in text.splitlines() if line.startswith(f"{NAMES[seat]}: evoked"))
        assert all(words.card(CODES[card]) in line for card in cards)
        assert line.endswith(("feather", "feathers"))


async def test_feathers_that_are_not_drawn_are_counted() -> None:
    event, evoked, *_ = rounds(2, 5)[0]
    laid = round_end(event, evoked, NAMES[:2]).picture()._seats_laid
    async with alone(piece := Reckoning(laid, (8, 9), ()), (120, 36), "truecolor"):
        assert "+3" in piece.text()


@pytest.mark.parametrize(
    ("ranks", "losers", "told"),
    [
        ([13, 13], [0, 1], "Both evocations are equal."),
        ([13, 13, None, 13], [0, 1, 3], "All 3 evocations are equal."),
        ([13, 13, 9], [2], "Your evocation shares first place: you pay nothing."),
        ([9, 13, 9], [0, 2], ""),
        ([13, 12], [1], "Your evocation is the best of 2, but only a team wins a feather."),
    ],
)
def test_a_shared_place_is_called_so(ranks: list[int | None], losers: list[int], told: str) -> None:
    fields = {"ranks": ranks, "losers": losers, "winner": None, "spared": False, "tokens": [2] * len(ranks)}
    assert words.round_place(fields, ("you", "Bo", "Cy", "Di")[: len(ranks)]) == told
    assert len(told) <= 77


@pytest.mark.parametrize("viewer", [0, 1, 4])
def test_what_a_round_cost_and_won_is_a_row_of_the_smallest_window_whoever_they_are(viewer: int) -> None:
    """Nobody is left to guess what became of the feather at its end."""
    seats = ["Ash", "Birch", "Cedar", "Hazel", "Juniper", "Linden"]
    names = [YOU if seat == viewer else name for seat, name in enumerate(seats)]
    for losers in ([4], [3, 4], [1, 3, 4], [1, 2, 3, 4]):
        ranks = [STANDARD * RANK_STEP + (10 if seat in losers else 18) for seat in range(6)]
        for winner in (None, 0):
            fields = {"ranks": ranks, "losers": losers, "winner": winner, "spared": False}
            told = words.round_sentence(fields, names)
            assert len(told) <= 77, told


async def test_beside_a_name_all_feathers_are_drawn_or_none() -> None:
    state = rules.games["indy"].new_state(6, 2)
    while not state.is_terminal:
        state.apply(state.pick(Rng(2)))
    async with seated(state, (80, 24)) as (_, screen):
        shown = screen.query_one("#seats").text()
    assert f"{max(state.scores())} feathers" in shown
    assert "▞" not in shown
    assert "plucked, 1 card" in shown
