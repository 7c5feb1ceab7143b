"""Brief: news, one question, the number of choices, then `>`; short enough to be listened to, in words that can be."""

from __future__ import annotations

import io
import statistics
from typing import Any

import pytest

import rules
from rules import Event
from tests.plain import STUMBLES
from tests.plain.hearing import Listener
from tests.plain.helpers import Talk
from tests.plain.transcripts import NearThinker
from tribes_tui.commands.parser import parse
from tribes_tui.commands.play import play
from tribes_tui.plain.console import Console
from tribes_tui.plain.conversation import InBrief
from tribes_tui.plain.game import PlainGame
from tribes_tui.plain.reading import FLAT, ListSteps
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.board import scene
from tribes_tui.table.board.scene import News
from tribes_tui.words.spoken import (
    LONGEST,
    MOST_NEWS,
    Clause,
    SpokenChoice,
    as_said,
    in_brief,
    news_sentences,
    words_in,
)

NAMES = ("you", "Ada", "Bo")
MOST_AN_OPPONENT = 10
"""Words for each opponent at a decision: nothing of what they did is left out."""


@pytest.mark.varied(6)
@pytest.mark.parametrize("players", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("id", rules.games)
def test_what_is_said_before_a_decision_is_short_and_can_be_read_aloud(id: str, players: int) -> None:
    listener = Listener(id, rules.games[id].players[players], seed=3)
    blocks = [*listener.decisions(90)]
    counts = sorted(words_in(block) for block in blocks)
    assert statistics.median(counts) <= max(25, MOST_AN_OPPONENT * (rules.games[id].players[players] - 1))
    for line in [line for block in blocks for line in block]:
        assert len(line) <= LONGEST
        assert STUMBLES.search(line) is None, line


@pytest.mark.parametrize("id", rules.games)
def test_a_number_always_answers_in_one_step_or_two(id: str) -> None:
    listener = Listener(id, rules.games[id].players[0], seed=4)
    for _ in listener.decisions(25):
        for number in range(1, len(listener.conversation.steps.first) + 1):
            listener.conversation.steps.back()
            action = listener.conversation.answer(0, str(number))
            if action is None:
                assert listener.taken()[-1].endswith(("choices.", "choice."))
                action = listener.conversation.answer(0, "1")
            assert action in listener.conversation.steps.choices


@pytest.mark.parametrize("id", rules.games)
def test_a_choice_can_be_typed_in_its_notation_and_in_its_words(id: str) -> None:
    listener = Listener(id, rules.games[id].players[0], seed=5)
    for _ in listener.decisions(25):
        conversation = listener.conversation
        assert conversation.view is not None
        words = [choice.words for choice in conversation.steps.choices.values()]
        assert len(set(words)) == len(words), "each is told apart by its words"
        for action, choice in conversation.steps.choices.items():
            conversation.steps.back()
            assert conversation.answer(0, conversation.view.text(action)) == action
            assert conversation.answer(0, choice.words) == action


def test_what_one_did_in_a_row_is_one_sentence() -> None:
    clauses = [Clause(1, "grew by 4 in E"), Clause(1, "built a village there"), Clause(None, "a conflict in G")]
    assert news_sentences(clauses, NAMES) == ["Ada grew by 4 in E and built a village there.", "A conflict in G."]


def test_of_much_news_what_has_to_be_heard_and_the_latest_is_told() -> None:
    clauses = [
        Clause(2, "lost a village", 2),
        *[Clause(1, f"moved the {n}th time") for n in range(10)],
        Clause(2, "yawned", 0),
    ]
    said, left_out = in_brief(clauses, NAMES)
    assert left_out
    assert said[0] == "Bo lost a village."
    assert "9th" in said[-1]
    assert words_in(said) <= MOST_NEWS
    assert in_brief(clauses[:1], NAMES) == (["Bo lost a village."], False)


@pytest.mark.parametrize("columns", [24, 30, 38])
def test_where_hardly_anything_has_room_what_weighs_most_stays_and_then_the_latest(
    columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The latest stayed, whatever it was."""
    clauses = [Clause(2, "lost a village", 2), *[Clause(1, f"moved {n} times to and fro") for n in range(3)]]
    monkeypatch.setattr(News, "_clauses", lambda self: clauses)
    monkeypatch.setattr(scene, "LENGTHS", ())
    told = News("indy", (Event("passed", 1),), NAMES, 0).within(columns)
    assert told == ["Bo lost a village."]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("team 13 (now standard 9)", "team 13, now standard 9"),
        ("Turn 1, Birch (bot)'s turn, setup.", "Turn 1, Birch's turn, setup."),
        ("c3: 3 elders (+6), control (+8)", "c3: 3 elders, plus 6, control, plus 8"),
        ("minus: −4; → b2", "minus: minus 4, to b2"),
        ("(2 + 1) x 3 = 9 gold", "2 and 1 times 3 makes 9 gold"),
        ("a 1/3 of GROW", "a 1 of 3 of grow"),
        ("2 more GROWs, 1 CRESCITA, ancora 2 CRESCITE", "2 more grows, 1 crescita, ancora 2 crescite"),
        ("MOVIMENTI, RACCOLTE e COMANDI", "movimenti, raccolte e comandi"),
    ],
)
def test_signs_are_said_in_words(written: str, said: str) -> None:
    assert as_said(written) == said
    assert STUMBLES.search(as_said(written)) is None


@pytest.mark.parametrize("sign", ["(", "[", "→", "D4a", "1Y1W", "a_b", "GROW", "-3", "+6", "  ", "×", "3/4", "|", "="])
def test_signs_that_are_not_read_aloud_are_known(sign: str) -> None:
    assert STUMBLES.search(f"some {sign} here") is not None


@pytest.mark.parametrize("text", ["b4", "Ba'al", "Al-Amin", "face-down", "Mu'k'a'an", "E, a lake: 3 members of Ada."])
def test_names_and_places_are_read_aloud(text: str) -> None:
    assert STUMBLES.search(text) is None


def test_many_like_choices_are_groups() -> None:
    choices = [(n, SpokenChoice(f"move {n}", "move", "Which?", f"number {n}")) for n in range(FLAT)]
    assert [option.words for option in ListSteps(choices).now] == [choice.words for _, choice in choices]
    steps = ListSteps([*choices, (99, SpokenChoice("end"))])
    assert steps.words == ["move", "end"]
    assert steps.choose(steps.now[0]) is None
    assert steps.words == [f"number {n}" for n in range(FLAT)]
    steps.back()
    assert steps.choose(steps.now[1]) == 99


def test_on_a_narrow_terminal_no_line_is_set_in(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("os.get_terminal_size", lambda: (44, 20))
    listener = Listener("five_tribes", 2, seed=3)
    listener.sink = Terminal()
    listener.console = Console(io.StringIO(), listener.sink)
    next(iter(listener.decisions(1)))
    for request in ("table", "djinns", "help", "rules 3"):
        said = listener.asked(request)
        assert max(map(len, said)) <= 44
        assert not any(line.startswith(" ") for line in said), request


@pytest.mark.parametrize("columns", [0, 60, 300])
def test_a_sentence_of_a_replay_is_broken_only_where_the_terminal_ends(
    monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    class Sink(io.StringIO):
        def isatty(self) -> bool:
            return columns > 0

    monkeypatch.setattr("os.get_terminal_size", lambda: (columns, 20))
    sink = Sink()
    long = " ".join(["Ada lays a card and takes two,"] * 7) + " and stops."
    monkeypatch.setattr("tribes_tui.plain.conversation.told_story", lambda story: [long])
    state = rules.games["tribal_duel"].new_state(2, 3)
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    InBrief("tribal_duel", ("Ada", "Bo"), Console(io.StringIO(), sink)).over(state)
    lines = sink.getvalue().splitlines()
    assert " ".join(line.strip() for line in lines) == long
    assert max(map(len, lines)) <= (columns or LONGEST)
    assert len(lines) == 1 or columns < 300, "as wide as there is room"


# ---- The conversation ---------------------------------------------------------------------------------


def brief(talk: Any, text: str, **how: Any) -> Talk:
    end: Talk = talk("brief\n" + text, **how)
    return end


def test_brief_and_full_change_what_is_said(talk: Any) -> None:
    end = brief(talk, "1\nfull\nquit\n", people=1, game="indy", bots=1)
    first = end.lines.index(">")
    assert end.lines[first + 1].startswith("Brief:")
    said = end.lines[first + 2 :]
    assert said[: said.index(">")] == ["Choose the colour of your shaman.", "3 choices."]
    assert "seat 0 to decide:" in said, "full is back"
    assert end.lines[-1] == "The game is saved. To go on with it, type tribes continue." or "saved as" in end.lines[-1]


def test_a_game_of_indy_by_first_choices_in_brief(talk: Any) -> None:
    end = brief(talk, "1\n" * 3000, people=1, game="indy", bots=2)
    assert end.code == 0
    assert end.table.is_over
    assert not any(line.startswith("no:") for line in end.lines)
    at = end.lines.index(">")
    assert max(map(len, end.lines[at + 2 :])) <= LONGEST
    assert end.lines[-1] == "The game is saved."


def test_every_question_ends_with_a_line_that_is_just_the_prompt(talk: Any) -> None:
    end = brief(talk, "help\nfly\nagain\nundo\nwould 1\nquit\n", people=1, game="indy", bots=1)
    assert end.lines.count(">") == 7
    assert end.lines[-1] == "You haven't made a move, so this game isn't kept."
    assert "no: I don't know that. Say help." in end.lines
    assert any(line.startswith("no: you have not decided") for line in end.lines)


def test_several_listeners_hear_whose_turn_it_is(talk: Any) -> None:
    assert "Ada decides." in brief(talk, "done\n").lines
    assert "Ben decides." in brief(talk, "done\n").lines


def test_who_only_listens_to_bots_hears_every_turn() -> None:
    sink = io.StringIO()
    table = Table.new("indy", [Seat("bot", "easy", "Ash"), Seat("bot", "easy", "Birch")], seed=3)
    thinker: Any = NearThinker()
    assert PlainGame(table, thinker, Console(io.StringIO(), sink), is_brief=True).run() == 0
    lines = sink.getvalue().splitlines()
    assert any("evoked" in line for line in lines)
    for line in lines:
        assert len(line) <= LONGEST
        assert STUMBLES.search(line) is None


@pytest.mark.parametrize(("arguments", "is_terminal", "is_brief"), [
    ([], False, False), ([], True, True), (["--brief"], False, True),
])  # fmt: skip
def test_brief_is_for_terminals_and_for_those_who_ask(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], is_terminal: bool, is_brief: bool
) -> None:
    lines: list[bool] = []
    monkeypatch.setattr("tribes_tui.commands.play._in_lines", lambda table, ascii_only, brief: lines.append(brief) or 0)
    monkeypatch.setattr("sys.stdout.isatty", lambda: is_terminal, raising=False)
    chosen = parse(["play", "indy", "--plain", *arguments])
    assert play(Table.new("indy", [Seat("human"), Seat("bot", "easy")], seed=1), chosen) == 0
    assert lines == [is_brief]
