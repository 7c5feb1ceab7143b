"""A new game: by keyboard alone and by mouse alone, remembered, in every size."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path

import pytest
from textual.app import App
from textual.geometry import Region, Size
from textual.widget import Widget
from textual.widgets import Input

import rules
from rules import Rng
from rules.bots.levels import EVEN, MIDDLE, offered
from rules.bots.rivals import rivals_of
from tests.app.test_app import until
from tests.profile.test_even import ended
from tests.table.helpers import text_of
from tribes_tui.app import TribesApp
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.profile import setups
from tribes_tui.profile.rating import strength_for
from tribes_tui.profile.setups import LastSetup, LastSetups
from tribes_tui.profile.statistics import Outcome
from tribes_tui.screens.setup import form as length
from tribes_tui.screens.setup.draft import BadNewGame, Draft
from tribes_tui.screens.setup.pieces import CAP, GamesRow
from tribes_tui.screens.setup.screen import NewGame, SetupScreen
from tribes_tui.screens.setup.seats import WHO, RoundTable, SeatPlaque, TablePicture
from tribes_tui.widgets.drawing.lines import Words, fold
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.widgets.screen.form import Explanation, Field, OptionCard, first_sentence
from tribes_tui.words.language import speak
from tribes_tui.words.options import words_for
from tribes_tui.words.said import bots, rating, setup
from tribes_tui.words.said.forms import more_values

SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


class SetupApp(App[None]):
    """Shows the setup screen and keeps what was planned."""

    def __init__(
        self,
        game_id: str = "indy",
        last: LastSetups = setups.NONE,
        results: Callable[[], Sequence[Outcome]] = tuple,
    ) -> None:
        super().__init__()
        self.setup = SetupScreen(game_id, last, results=results)
        self.plans: list[NewGame | None] = []

    def on_mount(self) -> None:
        self.push_screen(self.setup, self.plans.append)


def shown(app: SetupApp) -> str:
    return text_of(app.screen)


async def go_to(pilot, widget_id: str) -> None:  # type: ignore[no-untyped-def]
    """Walk there with the keys."""
    for _ in range(60):
        focused = pilot.app.screen.focused
        if focused is not None and focused.id == widget_id:
            return
        await pilot.press("down")
    raise AssertionError(f"the keys don't lead to {widget_id}")


async def test_beside_the_question_stands_what_is_kept_and_what_s_does_in_a_name() -> None:
    """Games begun with a number key set nothing up: what is kept is the last setup of this screen."""
    kept = LastSetups("indy", {"indy": LastSetup((Seat(HUMAN, "", "you"), Seat(BOT, "easy", "Ash")), {})})
    app = SetupApp("indy", kept)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert setup.remark(way="kept") in shown(app)
        await go_to(pilot, "name-0")
        await pilot.pause()
        assert setup.remark(way="kept") in shown(app), "who only walks there types nothing"
        await pilot.press("enter")
        await pilot.pause()
        assert setup.remark(way="typing") in shown(app)
        await pilot.press("enter", "s")
        await pilot.pause()
    assert app.plans[0] is not None, "as it says"


async def test_a_deal_that_was_typed_counts_only_if_it_is_new() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert rating.counts() in shown(app)
        await go_to(pilot, "seed")
        await pilot.press("enter", "4", "2")
        await pilot.pause()
        assert rating.counts() not in shown(app)
        assert rating.counts_if_new() in shown(app)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_table_of_indy_has_no_feathers_to_count(size: tuple[int, int]) -> None:
    """How many there are is chosen beside it."""
    app = SetupApp("indy")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "▗▌ ▗▌" not in shown(app)


async def test_two_games_chosen_in_one_moment_are_laid_one_after_the_other() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await asyncio.gather(app.setup.action_game("tribe"), app.setup.action_game("rise_of_tribes"))
        await pilot.pause()
        assert app.setup.draft.game.id == "rise_of_tribes"
        assert len(app.setup.query("#players")) == 1


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_one_key_starts_as_it_stands(size: tuple[int, int]) -> None:
    app = SetupApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "Start" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
    plan = app.plans[0]
    assert plan is not None
    assert (plan.game_id, [seat.kind for seat in plan.seats]) == ("indy", [HUMAN, BOT])


@pytest.mark.soak
async def test_everything_is_changed_by_keyboard_alone() -> None:
    app = SetupApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1")
        await go_to(pilot, "players")
        await pilot.press("right")
        await go_to(pilot, "name-0")
        await pilot.press("enter", "end", "s", "r", "1", "enter")
        await go_to(pilot, "who-1")
        await pilot.press("enter", "up", "enter")
        await go_to(pilot, "option-leader_choice")
        await pilot.press("space")
        await go_to(pilot, "seed")
        await pilot.press("enter", "4", "2")
        await go_to(pilot, "start")
        await pilot.press("enter")
        await pilot.pause()
    plan = app.plans[0]
    assert plan is not None
    assert (plan.game_id, len(plan.seats), plan.seed) == ("tribe", 3, 42)
    assert plan.seats[0].name == "sr1"
    assert plan.seats[1].level == "easy"
    assert plan.options["leader_choice"] is True


async def test_everything_is_changed_by_mouse_alone() -> None:
    app = SetupApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        lines = shown(app).splitlines()
        y = next(y for y, line in enumerate(lines) if "5 Rise of Tribes" in line)
        await pilot.click(offset=(lines[y].index("5 Rise") + 2, y))
        await pilot.pause()
        assert app.setup.draft.game.id == "rise_of_tribes"
        await pilot.click("#option-elders")
        await pilot.click("#option-special_terrain")
        await pilot.pause()
        lines = shown(app).splitlines()
        y = next(y for y, line in enumerate(lines) if " all eight" in line)
        await pilot.click(offset=(lines[y].index("all eight"), y))
        await pilot.pause()
        await pilot.click("#start")
        await pilot.pause()
    plan = app.plans[0]
    assert plan is not None
    assert (plan.options["elders"], plan.options["special_terrain"]) == (True, "all")


@pytest.mark.parametrize("size", [SMALL, LARGE, (160, 50)], ids=str)
async def test_no_sentence_stands_on_the_form_twice(size: tuple[int, int]) -> None:
    """What the game is, and what a field means: beside the form, or below it."""
    app = SetupApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        words_of_game = "evocation of three cards"
        assert " ".join(shown(app).split()).count(words_of_game) == 1
        app.setup.query_one("#players").focus()
        await pilot.pause()
        assert shown(app).count("How many sit at the table.") == 1


async def test_a_name_that_is_walked_to_is_closed_and_letters_are_the_screens() -> None:
    app = SetupApp()
    async with app.run_test(size=LARGE) as pilot:
        await go_to(pilot, "name-0")
        await pilot.press("backspace", "left", "x")
        await pilot.pause()
        assert app.setup.draft.seats[0].name == "you"
        assert " s  start" in shown(app).splitlines()[-1]
        assert " Enter  type" in shown(app).splitlines()[-1]
        await pilot.press("enter", "B", "e", "a", "escape", "s")
        await pilot.pause()
        assert app.plans[0].seats[0].name == "Bea", "Escape closes the field, not the screen"


async def test_letters_are_typed_into_names_and_their_commands_are_not_shown() -> None:
    app = SetupApp()
    async with app.run_test(size=LARGE) as pilot:
        await go_to(pilot, "name-0")
        await pilot.press("enter")
        await pilot.pause()
        keys = shown(app).splitlines()[-1]
        assert " s  start" not in keys
        assert " Enter  done" in keys
        assert "press Enter when the name is right" in shown(app), "no longer how one begins to type"
        assert "seats" not in keys, "+ and - are typed, too"
        assert " ↑↓  field" in keys, "the arrows walk on"
        await pilot.press("s", "minus", "5")
        assert app.plans == []
        assert app.setup.draft.seats[0].name.endswith("s-5")
        await go_to(pilot, "who-0")
        await pilot.pause()
        assert " s  start" in shown(app).splitlines()[-1]


@pytest.mark.soak
async def test_what_is_longer_than_the_window_has_a_sign_and_the_start_stays() -> None:
    app = SetupApp("rise_of_tribes")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("plus", "plus")
        await pilot.pause()
        assert "more below" in shown(app)
        for name in ("name-0", "option-tribe_4", "cursor", "learning", "seed"):
            await go_to(pilot, name)
            await pilot.pause()
            assert is_wholly_seen(app.setup.query_one(f"#{name}"))
            assert "Start" in shown(app)
        assert "more above" in shown(app)
        lines = shown(app).splitlines()
        y = next(y for y, line in enumerate(lines) if "more above" in line)
        await pilot.click(offset=(lines[y].index("more above"), y))
        await pilot.pause()
        assert "more below" in shown(app)


async def test_no_card_is_cut_off_from_its_value_in_a_small_window() -> None:
    app = SetupApp("rise_of_tribes")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        form = app.setup.query_one("#form")

        def cut() -> list[str]:
            cards = [one for one in app.setup.query(OptionCard) if one.region.overlaps(form.region)]
            return [one.title for one in cards if not form.region.contains_region(one.region)]

        assert form.region.height > 10
        await until(pilot, lambda: not cut())
        on_the_way = set[float]()
        app.setup.watch(form, "scroll_y", lambda y: on_the_way.add(y))
        for key in ("up",) * 12 + ("down",) * 6:
            await pilot.press(key)
            await pilot.pause()
            await pilot.pause()
            await until(pilot, lambda: not cut())
    assert max(on_the_way) > 0
    assert not [y for y in on_the_way if y % 2], "no card is cut on the way either"


@pytest.mark.parametrize("game_id", list(rules.games))
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_the_picture_of_a_game_lies_in_the_middle_of_its_table(size: tuple[int, int], game_id: str) -> None:
    app = SetupApp(game_id)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        picture = app.setup.query_one(TablePicture)
        window = picture._window(Region(2, 1, picture.size.width - 4, picture.size.height - 2))
        is_large = window.width >= 40 and window.height >= 10
        assert window.width <= 30 or is_large, "what is small fills no long window"
        assert abs(window.x - (picture.size.width - window.right)) <= 2


def test_the_games_stand_apart_by_the_keys_that_choose_them() -> None:
    tabs = GamesRow()._tabs(80)
    assert all(len(tab) > CAP and tab[:CAP] == f" {k} " and tab[-1] == " " for k, tab in enumerate(tabs.values(), 1))
    assert sum(map(len, tabs.values())) <= 80
    assert not any("…" in tab for tab in tabs.values())


async def test_where_two_must_play_no_key_is_offered_for_more() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "seats" in shown(app).splitlines()[-1]
        await pilot.press("3")
        await pilot.pause()
        assert "seats" not in shown(app).splitlines()[-1]


@pytest.mark.parametrize("game_id", [name for name, game in rules.games.items() if len(game.players) > 1])
async def test_keys_for_seats_stand_in_the_smallest_windows_last_row_and_a_limit_is_said(game_id: str) -> None:
    app, players = SetupApp(game_id), rules.games[game_id].players
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "+ -  seats" in shown(app).splitlines()[-1]
        await pilot.press(*["minus"] * len(players))
        await pilot.pause()
        limit = setup.seats_limit(game=rules.games[game_id].title, least=players[0], most=players[-1])
        assert limit in shown(app)
        await pilot.press("plus")
        await pilot.pause()
        assert limit not in shown(app)
        await pilot.press(*["plus"] * len(players))
        await pilot.pause()
        assert limit in shown(app)
        assert len(app.setup.draft.seats) == players[-1]


@pytest.mark.parametrize("game_id", rules.games)
async def test_nothing_on_the_form_is_cut_in_a_small_window(game_id: str) -> None:
    app = SetupApp(game_id)
    async with app.run_test(size=SMALL) as pilot:
        for choice in app.setup.query(Choice):
            choice.focus()
            await pilot.pause()
            assert "…" not in shown(app), choice.title


def is_wholly_seen(widget: Widget) -> bool:
    return widget.screen.find_widget(widget).visible_region == widget.region


@pytest.mark.parametrize("game_id", rules.games)
async def test_the_box_beside_the_form_breaks_off_no_sentence(game_id: str) -> None:
    app = SetupApp(game_id)
    async with app.run_test(size=LARGE) as pilot:
        for choice in app.setup.query(Choice):
            choice.focus()
            await pilot.pause()
            area = app.setup.query_one(Explanation).region
            rows = [line[area.x + 2 : area.right - 2] for line in shown(app).splitlines()[area.y : area.bottom]]
            box = " ".join(" ".join(rows).split())
            missing = [value for value in choice.values if value.about not in box]
            assert choice.chosen not in missing
            assert not missing or more_values(number=len(missing)) in box, choice.title


@pytest.mark.parametrize("game_id", list(rules.games))
async def test_every_option_has_its_words_and_what_matters_is_offered(game_id: str) -> None:
    app = SetupApp(game_id)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        offered_now = {choice.id for choice in app.setup.query(Choice)}
        assert {f"option-{option.name}" for option in app.setup.draft.shown_options} <= offered_now
    for option in rules.games[game_id].options:
        said = words_for(game_id, option)
        assert set(said.values) == set(option.choices)
        assert "_" not in said.title
        assert said.about.endswith(".")
        assert all(label for label, _ in said.values.values())


async def test_terrain_is_explained_before_one_chooses_it() -> None:
    app = SetupApp("rise_of_tribes")
    async with app.run_test(size=SMALL) as pilot:
        await go_to(pilot, "option-special_terrain")
        await pilot.press("left")
        await go_to(pilot, "option-glacier")
        await pilot.pause()
        assert "Ice on a mountain" in shown(app)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_the_bots_that_have_earned_it_are_offered(game_id: str) -> None:
    app = SetupApp(game_id)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        for players in rules.games[game_id].players:
            while len(app.setup.draft.seats) < players:
                await pilot.press("plus")
                await pilot.pause()
            who = app.setup.query_one("#who-1", Choice)
            assert [value.value for value in who.values] == [
                "",
                *offered(game_id, players),
                EVEN,
                *(rival.level for rival in rivals_of(game_id)),
            ]


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_level_that_follows_you_says_at_what_strength_it_plays_this_game(size: tuple[int, int]) -> None:
    readers: list[int] = []

    def results() -> list[Outcome]:
        readers.append(threading.get_ident())
        return [ended(1, "rise_of_tribes"), ended(1, "rise_of_tribes"), ended(2, "tribe")]

    app = SetupApp("rise_of_tribes", results=results)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.setup.even_strength() is not None)
        assert readers
        assert threading.get_ident() not in readers, "many records take a while to be read"
        await go_to(pilot, "who-1")
        while app.setup.draft.seats[1].level != EVEN:
            await pilot.press("right")
        strength = strength_for("rise_of_tribes", results())
        said = f"a bot, even. {bots.even_now(game='Rise of Tribes', strength=strength, whom='you')} It follows your results."
        assert strength > MIDDLE
        assert said in " ".join(shown(app).split()) or size == LARGE, "whole"
        assert "It follows your results." in " ".join(shown(app).replace("│", " ").split()), (
            "beside the form, where it has room"
        )
        await pilot.press("1")
        await pilot.pause()
        weaker = strength_for("tribe", results())
        assert bots.even_now(game="Tribe", strength=weaker, whom="you") in even_of(app)
        assert weaker < MIDDLE
        app.setup.draft.set_level(1, "")
        app.setup.seat_changed(1)
        assert even_of(app) == setup.plays(level=EVEN), "with several people it follows nobody"


def even_of(app: SetupApp) -> str:
    """What the form says of the bot that follows a person, at all seats the same."""
    choices = [one for one in app.setup.query(Choice) if (one.id or "").startswith(WHO)]
    found = {value.about for one in choices for value in one.values if value.value == EVEN}
    assert len(found) == 1
    return found.pop()


def test_beside_a_rival_the_others_are_called_as_before() -> None:
    draft = Draft("five_tribes")
    draft.set_players(4)
    before = draft.called()
    rival = rivals_of("five_tribes")[2]
    draft.set_level(1, rival.level)
    assert draft.called() == [before[0], rival.name, *before[2:]]
    assert [seat.name for seat in draft.plan().seats] == draft.called()
    draft.rename(3, "Ada")
    assert draft.called() == [before[0], rival.name, before[2], "Ada"]


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_list_of_handicaps_says_what_each_means(size: tuple[int, int]) -> None:
    app = SetupApp("tribe")
    async with app.run_test(size=size) as pilot:
        await go_to(pilot, "option-handicap")
        await pilot.press("enter")
        await pilot.pause()
        words = words_for("tribe", next(one for one in rules.games["tribe"].options if one.name == "handicap"))
        for amount in (10, 20, 30, 40):
            assert f"{amount}: {words.values[amount][1]}" in shown(app)


def test_a_level_that_sits_there_stays_when_players_join() -> None:
    draft = Draft("tribe")
    draft.set_level(1, "master")
    draft.set_players(3)
    assert draft.seats[1].level == "master"


@pytest.mark.parametrize(
    ("seats", "seed", "word"),
    [
        (["Ada", "ADA"], "", "same name"),
        (["x" * 17, ""], "", "longer"),
        (["a\x07b", ""], "", "can't be shown"),
        (["you", ""], "seven", "whole number"),
        (["you", ""], "9" * 100, "whole number"),
    ],
)
def test_nonsense_is_told(seats: list[str], seed: str, word: str) -> None:
    draft = Draft("indy")
    draft.set_level(1, "")
    for at, name in enumerate(seats):
        draft.rename(at, name)
    draft.seed = seed
    with pytest.raises(BadNewGame, match=word):
        draft.plan()


async def test_what_is_wrong_is_told_and_nothing_begins() -> None:
    app = SetupApp()
    async with app.run_test(size=SMALL) as pilot:
        await go_to(pilot, "seed")
        await pilot.press("enter", "1", "2", "x")
        await pilot.pause()
        assert app.setup.query_one("#seed", Input).has_class("-invalid")
        assert "12x" in shown(app), "it is seen while it is wrong"
        await go_to(pilot, "start")
        await pilot.press("s")
        await pilot.pause()
        assert "whole number" in shown(app)
        assert app.plans == []


@pytest.mark.parametrize("most", [80, pytest.param(300, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", rules.games)
def test_values_that_do_not_go_together_are_told_when_it_begins_and_break_nothing_before(
    game_id: str, most: int
) -> None:
    """As the same tribe for two seats: no handicap goes with that, which is no fault of the handicap's."""
    draft, rng, told = Draft(game_id), Rng(1), 0
    for _ in range(most):
        draft.set_players(rng.choice(draft.game.players))
        option = rng.choice(draft.shown_options)
        draft.take_option(option.name, rng.choice(draft.offered(option)))
        assert draft.options[option.name] in draft.offered(option)
        try:
            draft.plan()
        except BadNewGame:
            told += 1
    assert bool(told) == (game_id == "rise_of_tribes")


def test_a_setup_is_remembered_by_game(tmp_path: Path) -> None:
    seats = [Seat(HUMAN, "", "Ada"), Seat(BOT, "hard", "Oro"), Seat(BOT, "easy", "Una")]
    setups.keep("tribe", seats, {"leader_choice": True}, tmp_path)
    setups.keep("indy", seats[:2], {}, tmp_path)
    last = setups.load(tmp_path)
    assert last.game_id == "indy"
    draft = Draft("tribe", last)
    assert (draft.seats, draft.options["leader_choice"], draft.is_kept) == (seats, True, True)


@pytest.mark.parametrize("kept", ["", "[]", "{}", '{"last": 3, "games": {"indy": 4}}', '{"last": "a", "games": []}'])
def test_a_spoilt_memory_is_none(tmp_path: Path, kept: str) -> None:
    (tmp_path / setups.FILE).write_text(kept)
    assert setups.load(tmp_path).games == {}


def test_what_can_not_be_had_any_more_is_left_out() -> None:
    many = tuple(Seat(BOT, "easy", f"Bot {k}") for k in range(9))
    draft = Draft("indy", LastSetups("indy", {"indy": LastSetup(many, {"return_from": "moon"})}))
    assert (len(draft.seats), draft.is_kept) == (2, False)
    two = many[:2]
    draft = Draft("indy", LastSetups("indy", {"indy": LastSetup(two, {"return_from": "moon"})}))
    assert (draft.options["return_from"], draft.is_kept) == ("row", False)


async def test_the_rulebook_is_a_key_away() -> None:
    asked = []

    class Asked(SetupApp):
        def on_setup_screen_rules(self, message: SetupScreen.Rules) -> None:
            asked.append(message.game_id)

    async with Asked().run_test(size=SMALL) as pilot:
        await pilot.press("r")
        await pilot.pause()
    assert asked == ["indy"]


async def test_what_is_said_is_about_the_game_that_is_set_up() -> None:
    app = SetupApp("tribe")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        said = shown(app)
        assert said.count("Draw towards an evocation") == 1, "beside the form alone"
        assert "wolves" not in said


@pytest.mark.soak
async def test_a_high_window_has_a_sentence_below_each_field() -> None:
    app = SetupApp("rise_of_tribes")
    async with app.run_test(size=(200, 60)) as pilot:
        await pilot.pause()
        await pilot.press("plus", "plus")
        await pilot.pause()
        said = [" ".join(card.query_one(".about", Words).text().split()) for card in app.setup.query(OptionCard)]
        for option in rules.games["rise_of_tribes"].options:
            if option.matters({}, 4):
                about = words_for("rise_of_tribes", option).about.partition(". ")[0]
                assert any(about in one for one in said), about


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_all_that_is_said_of_a_field_stands_above_the_keys_and_the_field_stays_in_sight(game_id: str) -> None:
    seats = (Seat(HUMAN, "", "you"), *(Seat(BOT, "hard", "") for _ in range(max(rules.games[game_id].players) - 1)))
    app = SetupApp(game_id, LastSetups(game_id, {game_id: LastSetup(seats, {})}))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        columns, said = app.setup.query_one("#columns"), app.setup.query_one("#said", Words)
        for control in app.setup.query(Choice):
            control.focus()
            about = next((one.about for one in control.ancestors if isinstance(one, Field)), "")
            whole = " ".join([about, control.chosen.about]).split()
            if len(fold(((f"{control.title}: {' '.join(whole)}", "soft"),), SMALL[0] - 2)) > said.size.height:
                whole = " ".join([first_sentence(about), control.chosen.about]).split()
            await until(pilot, lambda whole=whole: " ".join(whole) in " ".join(said.text().split()))
            await until(pilot, lambda control=control: columns.region.contains_region(control.region))


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_everybody_sits_around_the_table_and_nobody_covers_another(size: tuple[int, int]) -> None:
    app = SetupApp("indy")
    async with app.run_test(size=size) as pilot:
        for players in rules.games["indy"].players:
            await until(pilot, lambda players=players: len(app.setup.query(SeatPlaque)) == players)  # type: ignore[misc]
            await pilot.pause()
            table = app.setup.query_one(RoundTable).region
            spots = [plaque.region for plaque in app.setup.query(SeatPlaque)]
            assert all(table.contains_region(spot) for spot in spots), players
            assert not any(one.overlaps(other) for one, other in combinations(spots, 2)), players
            assert max(spots, key=lambda spot: spot.y) == spots[0], "the first seat is the nearest"
            await pilot.press("plus")


async def test_a_card_says_what_its_value_changes() -> None:
    app = SetupApp("tribe")
    async with app.run_test(size=LARGE) as pilot:
        await go_to(pilot, "option-leader_choice")
        before, after = (
            words_for("tribe", rules.games["tribe"].options[0]).values[value][1] for value in (False, True)
        )
        card = next(one for one in app.setup.query(OptionCard) if one.control is app.setup.focused)
        about = card.query_one(".about", Words)
        high = about.size.height
        assert about.text().strip() == before
        await pilot.press("space")
        await until(pilot, lambda: after in " ".join(about.text().split()))
        assert about.size.height == high, "nothing below it jumps"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("game_id", rules.games)
async def test_walking_over_the_fields_moves_nothing_else(game_id: str, size: tuple[int, int], language: str) -> None:
    speak(language)
    app = SetupApp(game_id)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        tables = set()
        for _ in range(len([*app.setup.query(Choice), *app.setup.query(Input)]) + 1):
            await pilot.press("down")
            await pilot.pause()
            tables.add(app.setup.query_one(RoundTable).region)
        assert len(tables) == 1


async def test_a_handicap_of_none_and_one_is_no_switch() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.setup.draft.take_option("feathers", 2)
        await app.setup._lay_again()
        choice = app.setup.query_one("#option-handicap", Choice)
        assert [one.value for one in choice.values] == [0, 1]
        assert not choice.is_switch
        assert app.setup.query_one("#learning", Choice).is_switch


@pytest.mark.parametrize("game_id", rules.games)
def test_the_lengths_of_a_game_go_from_short_to_long(game_id: str) -> None:
    """To the right it becomes longer, in each."""
    draft = Draft(game_id)
    shown = [one.value for one in length.values(draft, ())]
    assert len(shown) > 1
    numbers = [value for value in shown if isinstance(value, int)]
    assert numbers == sorted(numbers)
    assert shown[len(numbers) :] in ([], ["all"])


async def test_no_handicap_is_offered_that_leaves_nothing_and_values_are_told_in_their_order() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert handicaps(app) == [0, 1, 2, 3]
        await go_to(pilot, "option-handicap")
        app.screen.query_one("#option-handicap", Choice).value = 3
        await app.screen.on_choice_turned(Choice.Turned(app.screen.query_one("#option-handicap", Choice), 3))
        await pilot.pause()
        text = app.screen.query_one(Explanation).text()
        first = [text.find(f"{label}: ") for label in ("none", "1", "2", "3")]
        found = [at for at in first if at >= 0]
        assert first[-1] >= 0, "the chosen one"
        assert found == sorted(found), "in their order"
        length = app.screen.query_one("#option-feathers", Choice)
        await app.screen.on_choice_turned(Choice.Turned(length, 3))
        await pilot.pause()
        assert handicaps(app) == [0, 1, 2], "three feathers are all there are"
        assert app.screen.draft.options["handicap"] == 2
        assert app.screen.draft.plan()


def handicaps(app: SetupApp) -> list[object]:
    return [value.value for value in app.screen.query_one("#option-handicap", Choice).values]


async def test_a_card_whose_width_is_not_known_yet_is_not_folded_to_a_narrow_column(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = SetupApp("indy")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        card = app.setup.query(OptionCard).first()
        told = card.query_one(".about", Words)
        before = told.size.height
        monkeypatch.setattr(OptionCard, "size", Size(0, 0))
        card.tell()
        assert told.styles.height is not None
        assert told.styles.height.value == before


async def test_whether_a_game_counts_is_a_sentence_also_where_it_is_told_in_brief() -> None:
    app = SetupApp("indy")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.setup.counting().endswith(".")
        app.setup.draft.take_option("feathers", 3)
        assert app.setup.counting() == "Not rated: not the usual length."


@pytest.mark.parametrize("game", rules.games)
async def test_every_option_is_in_sight_where_the_window_has_room_without_gaps(game: str) -> None:
    """Gaps between cards are given up before a card is hidden; none is half in sight."""
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("n", str(list(rules.games).index(game) + 1))
        await pilot.pause()
        await pilot.pause()
        cards = [*app.screen.query(OptionCard)]
        column = app.screen.query_one("#form").region
        rows = sum(card.region.height for card in cards)
        if rows <= column.height:
            assert all(column.contains_region(card.region) for card in cards)
            assert not app.screen.query_one("#form").max_scroll_y
