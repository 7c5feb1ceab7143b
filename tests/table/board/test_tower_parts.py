"""Any two parts of a tower are told apart, in every game, theme and depth of colour: by the colour that is sent or by a sign."""

from __future__ import annotations

import pytest

from rules.tribal.cards import SYMBOL_NAMES
from tests.games.test_endings import GAMES, finished
from tests.theme.test_palette import palette
from tests.widgets.mounting import alone
from tribes_tui.display.glyphs import to_ascii
from tribes_tui.games.five_tribes import ending as five_tribes
from tribes_tui.games.five_tribes.words.things import sheet_lines
from tribes_tui.games.rise_of_tribes import ending as rise
from tribes_tui.table.board.scene import Ending, Result, Source as Points
from tribes_tui.table.end.pieces import TONES, Sources, tone_of, towers_of
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import nearest_of_16
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.towers import SIGNS, colours_of, sign_of

ALL = Ending("five", "", "points", tuple(Points(f"part {k:02}", (6, 6)) for k in range(len(TONES))), ())
"""As many sources as there are tones: no game has more."""
RESULT = Result(("you", "Ada"), (72, 72), (1, 1), 0)


@pytest.mark.parametrize("theme", OFFERED, ids=lambda theme: theme.name)
def test_no_two_parts_have_one_colour(theme) -> None:  # type: ignore[no-untyped-def]
    for tones in (TONES, [f"tone-{name}" for name in SYMBOL_NAMES], five_tribes.TONES):
        many = colours_of(palette("truecolor", theme), tones)
        assert len(set(many)) == len(tones)
        flat = palette("16", theme)
        few = [nearest_of_16(colour) for colour in colours_of(flat, tones)]
        assert len(set(few)) == len(tones), few
        assert nearest_of_16(flat.below) not in few, "a part of the ground's colour is none"


def test_no_two_parts_have_one_sign() -> None:
    assert len(SIGNS) >= len(TONES)
    assert len({sign_of(k) for k in range(len(TONES))}) == len(TONES)
    assert len(set(to_ascii(SIGNS))) == len(SIGNS)
    assert not any(sign.isalnum() for sign in SIGNS), "they would read as words"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_game_has_more_parts_than_there_are_tones(game: str, players: int) -> None:
    parts = [source for source in finished(game, players).sheet.sources if source.is_points]
    assert len({tone_of(source, k) for k, source in enumerate(parts)}) == len(parts)


@pytest.mark.parametrize("depth", ["none", "ascii", "16"])
async def test_tower_and_table_show_the_same_part_alike(depth: str) -> None:
    expected = [f"{sign_of(k)}" for k in range(len(TONES))]
    if depth == "16":
        expected = colours_of(palette("16", mood="dusk"), TONES)
    for piece in (Chart(towers_of(ALL, RESULT)), Sources(ALL, RESULT)):
        async with alone(piece, (60, 90), depth):
            assert piece._cells is not None
            rows = piece._cells.rows
            seen = {found for row in rows for sign, ink, ground, _ in row for found in (sign, ink, ground)}
            assert {*expected} <= seen, {*expected} - seen


def test_k30_a_part_has_the_colour_of_its_thing_at_the_table_and_the_same_in_every_game() -> None:
    """Viziers and elders those of their meeples; in Rise of Tribes one colour for each thing that gives points."""
    lines = dict(zip(sheet_lines(), five_tribes.TONES, strict=True))
    assert (lines["viziers"], lines["elders"], lines["palm trees"]) == ("meeple-vizier", "meeple-elder", "palm")
    tones: dict[str, str] = {}
    for whys in (("villages", "Cart"), ("altar", "villages", "elder"), ("Cart", "mammoth lost", "altar")):
        found = [rise.TurnGain(1, 0, -1 if "lost" in why else 1, why, (1, 0)) for why in whys]
        for source in rise._sources(found, (0, 0)):
            assert not source.is_points or tones.setdefault(source.name, source.tone) == source.tone != ""
    assert len(set(tones.values())) == len(tones)
