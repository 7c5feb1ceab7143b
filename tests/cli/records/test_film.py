"""`tribes film`: a saved game as a moving picture, of what one may see."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from saves import Store
from tests.cli.helpers import Ran, recorded
from tests.display.terminal import Terminal
from tests.saves.parting import part_from_the_rules
from tests.screens.test_replay import whole_game
from tribes_tui.play.records import note
from tribes_tui.words.said import replay as said

Tribes = Callable[..., Ran]


def shown(path: Path) -> str:
    """What stands on the terminal at a cast's end."""
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    terminal = Terminal(head["width"], head["height"])
    for _, _, text in lines:
        terminal.feed(text)
    return "\n".join(terminal.screen.display)


def test_a_part_of_a_game_as_an_svg_beside_us(tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = whole_game(Store(), "indy", 2)
    ran = tribes("film", name, "--from", "2", "--to", "5", "--pace", "0.5")
    assert ran == (0, f"{name}-2-5.svg: 4 pictures, 4 seconds. Open it in a browser.\n", "")
    ElementTree.fromstring((tmp_path / f"{name}-2-5.svg").read_text(encoding="utf-8"))
    assert tribes("film", name, "--from", "2", "--to", "5") == (
        2, "", f"tribes: {name}-2-5.svg already exists: name another file with --into\n",
    )  # fmt: skip


def test_names_can_be_hidden_and_bots_keep_theirs(tribes: Tribes, tmp_path: Path) -> None:
    name, film = whole_game(Store(), "tribal_rixe", 3), tmp_path / "a.cast"
    assert tribes("saves", "--rename", name, "For Zoe").code == 0
    assert tribes("film", "For Zoe", "--into", str(film), "--from", "8", "--to", "9", "--seat", "1").code == 0
    assert "For Zoe" in shown(film)
    film.unlink()
    assert (
        tribes("film", "For Zoe", "--into", str(film), "--from", "8", "--to", "9", "--hide-names", "--seat", "1").code
        == 0
    )
    assert "For Zoe" not in shown(film)
    assert "Player 1" in shown(film)
    assert "Bo" in shown(film)


@pytest.mark.soak
def test_of_a_game_that_goes_on_only_what_all_may_see_is_filmed(tribes: Tribes, tmp_path: Path) -> None:
    recorded("name:Ada,name:Ben", "1\n" * 7)
    name, film = Store().list()[0].name, tmp_path / "a.cast"
    assert tribes("film", name, "--into", str(film)).code == 0
    recording = Store().read(name)
    hands = [card for hand in rules_hands(recording) for card in hand]
    assert hands
    assert not any(card in shown(film) for card in hands)
    assert tribes("film", name, "--into", str(tmp_path / "b.cast"), "--seat", "0").code == 2


def rules_hands(recording: object) -> list[list[str]]:
    """The cards in everybody's hands, as they are written on them where they can be seen."""
    from saves import Walk
    from tribes_tui.games.indy.words.sentences import card

    state = Walk(recording).state(len(recording.moves))  # type: ignore[arg-type,attr-defined]
    return [[card(code) for code in hand] for hand in state.dump()["hands"]]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--into", "a.gif"), "a.gif: the name of a film ends in one of .svg .cast"),
        (
            ("--from", "6", "--to", "3"),
            "the film would begin after 6 moves and end after 3: choose another --from or --to",
        ),
        (("--from", "99"), "the film would begin after 99 moves and end after 7: choose another --from or --to"),
        (("--to", "99"), "the game has 7 moves, not 99"),
        (("--size", "10x10"), "a size is columns and rows from 80x24 to 300x100, like 100x30, not '10x10'"),
        (("--size", "wide"), "a size is columns and rows from 80x24 to 300x100, like 100x30, not 'wide'"),
        (("--into", "x" * 300 + ".svg"), "can't be written: File name too long"),
        (("--into", "a\0b.svg"), "a?b.svg can't be written: embedded null byte"),
        (("--into", "/nowhere/at/all.svg"), "/nowhere/at/all.svg can't be written: No such file or directory"),
    ],
)
def test_what_can_be_mended_is_said_in_a_line(tribes: Tribes, arguments: tuple[str, ...], told: str) -> None:
    recorded("name:Ada,name:Ben", "1\n" * 7)
    ran = tribes("film", Store().list()[0].name, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1


def test_notes_are_in_the_film_and_in_the_replay_by_lines(tribes: Tribes, tmp_path: Path) -> None:
    store = Store()
    name = whole_game(store, "tribe", 2)
    assert note(store, name, 4, "what\na\x1b  move")
    for source, film in ((name, tmp_path / "a.cast"), (str(store.read(name).path), tmp_path / "b.cast")):
        assert tribes("film", source, "--into", str(film), "--from", "3", "--to", "4").code == 0
        assert said.noted(text="what a move") in shown(film)
    assert said.noted(text="what a move") in tribes("replay", name).out.splitlines()
    assert said.noted(text="what a move") not in tribes("replay", name, "--to", "3").out


def test_a_record_that_the_rules_play_otherwise_makes_no_film(tribes: Tribes, tmp_path: Path) -> None:
    name, film = whole_game(Store(), "indy", 2), tmp_path / "a.cast"
    part_from_the_rules(Store().list()[0].path, 5)
    ran = tribes("film", name, "--into", str(film))
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert not film.exists()
