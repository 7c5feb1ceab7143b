"""Rivals in setting up, at a table, in lines, in statistics: by the keyboard alone, in both sizes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import rules
from rules.bots.pinned import policy_of
from rules.bots.rivals import RIVALS, rival_of, rivals_of
from rules.core.event import Event
from tests.profile.a_month import outcome
from tests.screens.test_setup import LARGE, SMALL, SetupApp, go_to
from tests.table.helpers import text_of
from tribes_tui.app.piloted import headless
from tribes_tui.cli import main
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.play.talk import greetings
from tribes_tui.profile.counting import pins_of, why_not_planned
from tribes_tui.profile.settings import Settings, save
from tribes_tui.profile.statistics import by_level
from tribes_tui.screens.setup.screen import RivalsScreen
from tribes_tui.screens.setup.seats import SeatPlaque, TablePicture
from tribes_tui.screens.statistics.plots import against
from tribes_tui.seats.parse import BadSeats, check_rivals, parse_seats
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.plan import Plan, check
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.widgets.cards.rival_card import rival_card, rival_cards
from tribes_tui.widgets.drawing.pictures import PICTURES
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.words.rivals import EVERY, SELDOM, about, bots_of, farewell, greeting, plays, spoken


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_who_they_are_is_seen_and_one_takes_a_seat(size: tuple[int, int]) -> None:
    app = SetupApp("five_tribes")
    async with app.run_test(size=size) as pilot:
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, RivalsScreen)
        seen = text_of(app.screen)
        assert all(rival.name in seen for rival in rivals_of("five_tribes"))
        assert "Scimitar sends its assassins" in seen
        await pilot.press("right")
        await pilot.pause()
        assert "surrounds itself with elders" in text_of(app.screen)
        await pilot.press("enter")
        await pilot.pause()
        assert app.setup.draft.seats[1] == Seat(BOT, "minaret")
        assert app.setup.query_one("#who-1", Choice).value == "minaret"
        await pilot.press("s")
        await pilot.pause()
    (plan,) = app.plans
    assert plan is not None
    assert plan.seats[1] == Seat(BOT, "minaret", "Minaret")


async def test_nobody_is_put_out_of_their_own_seat_by_them() -> None:
    app = SetupApp("five_tribes")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await go_to(pilot, "who-0")
        await pilot.press("m", "enter")
        await pilot.pause()
        assert [seat.kind for seat in app.setup.draft.seats] == [HUMAN, BOT]
        assert app.setup.draft.seats[1].level in {rival.level for rival in rivals_of("five_tribes")}


async def test_the_key_is_seen_at_the_least_size_and_where_a_seat_is_changed_it_is_told() -> None:
    app = SetupApp("rise_of_tribes")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "m  rivals" in text_of(app.screen).splitlines()[-1]
        await go_to(pilot, "who-1")
        assert "m shows the rivals" in text_of(app.screen)
        await go_to(pilot, "option-elders")
        assert "m shows the rivals" not in text_of(app.screen)


@pytest.mark.parametrize(
    ("game", "level"),
    [
        ("indy", "talon"),
        ("tribal_duel", "viper"),
        ("five_tribes", "scimitar"),
        ("tribe", "flint"),
        ("tribal_rixe", "thorn"),
    ],
)
async def test_where_there_is_room_a_rivals_face_is_beside_its_seat(game: str, level: str) -> None:
    """In tall windows; a plain bot has none, and in a small window nobody."""
    faces = {}
    for seat, size in ((level, (160, 50)), ("medium", (160, 50)), (level, SMALL)):
        async with headless(
            game, seats=f"you,bot:{seat}", seed=3, size=size, moves=20 * (game == "five_tribes")
        ) as pilot:
            await pilot.pause()
            faces[seat, size] = "▀▄ ▄▀▄▀" in text_of(pilot.app.screen) and "▀▀▀▀▀▀▀" in text_of(pilot.app.screen)
    assert faces == {(level, (160, 50)): True, ("medium", (160, 50)): False, (level, SMALL): False}


async def test_the_seat_under_the_cursor_gets_it_by_its_number_and_gives_its_name_back() -> None:
    app = SetupApp("tribe")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("plus")
        await go_to(pilot, "who-2")
        await pilot.press("m", "2")
        await pilot.pause()
        assert app.setup.draft.seats[2].level == "palisade"
        assert "Palisade" in _plaque(app), "it is called as the rival is"
        assert "guards" in _plaque(app), "and told by its style, or its strength"
        assert "▂" in _plaque(app), "and as strong"
        app.setup.draft.rename(2, "Palisade")
        app.setup.draft.set_level(2, "easy")
        assert app.setup.draft.seats[2] == Seat(BOT, "easy")
        await pilot.press("m", "escape")
        await pilot.pause()
        assert app.screen is app.setup


async def test_a_rival_that_was_chosen_stands_at_the_table_with_name_strength_and_face() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Ash" in text_of(app.screen), "a bot is called as it will be"
        bare = app.setup.query_one(TablePicture).text()
        await pilot.press("m", "right", "enter")
        await pilot.pause()
        page = text_of(app.screen)
        assert "Ash" not in page
        assert "Boulder" in page
        assert f"strength {rival_of('boulder').strength}" in page  # type: ignore[union-attr]
        assert app.setup.query_one(TablePicture).text() != bare, "its face"


def _plaque(app: SetupApp) -> str:
    """What is seen of the third seat."""
    spot = next(one for one in app.setup.query(SeatPlaque) if one.at == 2).region
    lines = text_of(app.screen).splitlines()
    return "\n".join(line[spot.x : spot.right] for line in lines[spot.y : spot.bottom])


def test_faces_differ_and_stand_in_square_pixels() -> None:
    for game_id in rules.games:
        cards = rival_cards(rivals_of(game_id))
        assert len({PICTURES[card.picture] for card in cards}) == len(cards)
        for card in cards:
            assert {len(row) for row in PICTURES[card.picture]} == {7}
            assert len(PICTURES[card.picture]) == 8


def test_each_has_a_sentence_that_fits() -> None:
    found = {about(rival) for rival in RIVALS}
    assert len(found) == len(RIVALS)
    for rival in RIVALS:
        assert about(rival).startswith(rival.name)
        assert len(plays(rival.level)) <= 110
    stranger = RIVALS[0]._replace(name="Pebble", game="oware")
    assert about(stranger) == "It looks for a fight."
    assert rival_card(stranger).name == "Pebble"


def test_a_seat_is_written_by_the_name() -> None:
    assert parse_seats("you,bot:flint,bot:flint")[1:] == [Seat(BOT, "flint", "Flint"), Seat(BOT, "flint", "Ash")]
    check_rivals("tribe", parse_seats("you,bot:flint"))
    with pytest.raises(BadSeats, match="Flint doesn't play this game: its rivals are Talon, Boulder"):
        check_rivals("indy", parse_seats("you,bot:flint"))
    with pytest.raises(BadSeats, match="no bot level"):
        parse_seats("you,bot:nobody")


def test_a_host_takes_rivals_of_the_game_alone() -> None:
    check(Plan("indy", ("", "talon"), {}))
    assert greetings([Seat(BOT, "talon", "Talon (bot)")], ["Talon (bot)"]) == ["Talon: I came to fight."]
    with pytest.raises(NotNow):
        check(Plan("indy", ("", "flint"), {}))


# ---- What becomes of a game against one ------------------------------------------------------------------


def test_a_game_against_one_counts_at_its_strength() -> None:
    pins = pins_of("tribe", 2, [policy_of("flint")])
    assert pins is not None
    strength = next(rival.strength for rival in RIVALS if rival.level == "flint")
    assert pins.of("flint") == pins.of(f"even {strength}")
    assert pins_of("tribe", 2, ["tribes-flint-v99"]) is None
    assert why_not_planned("tribe", [Seat(HUMAN, "", "you"), Seat(BOT, "flint")], {}) == ()


def test_results_against_each_are_told() -> None:
    games = [
        outcome("tribe", 0, (1, 2), ("", "flint")),
        outcome("tribe", 0, (2, 1, 3), ("", "flint", "brook")),
        outcome("tribe", 0, (1, 2), ("", "easy")),
    ]
    games = [one._replace(levels=tuple(bot.level for bot in one.bots[1:])) for one in games]
    groups = by_level(games)
    assert {level: len(found) for level, found in groups.items()} == {"flint": 2, "brook": 1, "easy": 1}
    assert [bar.label for bar in against(games)] == ["easy bots", "Brook", "Flint"]
    assert bots_of("") == "mixed bots"


# ---- What they say -----------------------------------------------------------------------------------------


def _word(number: int, kind: str = "swapped", player: int = 1) -> str:
    return spoken("flint", "Flint", 1, number, [Event(kind, player, {"chain": "elder"})])


def test_a_short_word_at_some_of_the_moves_that_show_its_style() -> None:
    said = [_word(number) for number in range(8 * EVERY)]
    assert 4 <= len([*filter(None, said)]) <= 12
    assert {*said} == {"", "Flint: That one hurts.", "Flint: Mind your back."}
    assert not any(_word(number, "activated") or _word(number, player=0) for number in range(8 * EVERY))
    assert spoken("hard", "Ash", 1, 3, []) == greeting("hard", "Ash") == farewell("hard", "Ash", True) == ""


@pytest.mark.parametrize("level", sorted(SELDOM))
def test_who_shows_its_style_seldom_speaks_each_time(level: str) -> None:
    rival = rival_of(level)
    assert rival is not None
    kind, *asked = next(iter(rival.liked)).split(" ")
    fields = {key: 1 if value == "own" else value for key, _, value in (one.partition("=") for one in asked)}
    said = {spoken(level, rival.name, 1, number, [Event(kind, 1, fields)]) for number in range(20)}
    assert "" not in said
    assert len(said) == 2


@pytest.mark.parametrize("talks", [True, False])
@pytest.mark.parametrize("way", ["--plain", "--brief"])
def test_it_greets_in_lines_unless_it_shall_not(
    talks: bool, way: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    save(Settings(talk=talks))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\n"))
    main(["play", "indy", way, "--seats", "you,bot:magpie", "--seed", "4"])
    said = capsys.readouterr().out
    assert ("Magpie: So many good things here." in said) == talks
    assert "Magpie exchanges as many cards as it can. Strength 65 (easy 0, medium 50, hard 100)." in said.replace(
        "\n ", ""
    )


def test_winner_and_loser_have_a_last_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    main(["play", "indy", "--plain", "--seats", "bot:talon,bot:boulder", "--seed", "2"])
    *_, first, second = [
        line for line in capsys.readouterr().out.splitlines() if line.startswith(("Talon: ", "Boulder: "))
    ]
    assert (first, second) in (
        ("Talon: You fought well.", "Boulder: My walls fell."),
        ("Talon: You struck harder.", "Boulder: My walls held."),
    )


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_word_in_the_middle_of_a_game_stands_in_the_log_and_is_shown(size: tuple[int, int]) -> None:
    async with headless("tribal_duel", seats="you,bot:viper", size=size, seed=3) as pilot:
        table, shown = pilot.app.screen, set[str]()
        for _ in range(120):
            if pilot.app.screen is table and table.is_my_turn:
                table.decide(max(table.view.legal_actions(), key=table.view.hint))
            elif pilot.app.screen is not table:
                await pilot.press("enter")
            await pilot.pause(0.02)
            shown |= {word for word in ("That one hurts.", "Mind your back.") if word in text_of(pilot.app.screen)}
            if shown:
                break
        assert shown
        assert any(word in line.text for word in shown for line in table._chronicle.lines)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_its_name_face_and_words_at_the_table(size: tuple[int, int]) -> None:
    async with headless("five_tribes", seats="you,bot:scimitar", size=size, seed=3) as pilot:
        await pilot.pause()
        assert "Scimitar: I came to fight." in text_of(pilot.app.screen)
        card = pilot.app.screen.ground.portrait_of("seat:1")
        assert card is not None
        assert "Scimitar" in {face.name for face in card.pieces.values()}
        assert pilot.app.screen.ground.portrait_of("seat:0") is None
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
