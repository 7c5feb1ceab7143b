"""Plain mode, line by line: the contract that scripts rely on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from saves import Record, Store, Unwritable, leave_all
from tests.plain.helpers import Talk
from tribes_tui.plain import commands
from tribes_tui.play.table import Table
from tribes_tui.table.play import opponents


def texts(table: Table) -> list[str | None]:
    return [entry.text for entry in table.history(table.turn)]


def test_a_question_is_the_view_the_seat_the_actions_and_a_prompt(talk: Any) -> None:
    end = talk("")
    lines, hand = end.lines, sorted(end.table.view(0).hands[0])
    at = lines.index("seat 0 to decide:")
    assert any(line.startswith("hands: [[") for line in lines[:at])
    actions = ["  1) think", "  2) done", "  3) draw", "  4) show", "  5) roll", "  6) ask"]
    actions += [f"  7) bury {hand[0]}", f"  8) bury {hand[1]}"]
    assert lines[at + 1 : at + 10] == [*actions, ">"]


def test_a_number_and_the_notation_both_play(talk: Any) -> None:
    assert texts(talk("1\nthink\n  THINK \n").table) == ["think", "think", "think"]


def test_the_end_of_input_saves_and_is_no_error(talk: Any) -> None:
    end = talk("think\n")
    assert end.code == 0
    assert end.lines[-1] == f"saved as {end.table.name}; go on with: tribes continue {end.table.name}"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("fly", "no: 'fly' is not an action of this game"),
        ("yes", "no: you can't yes now (1.2)"),
        ("0", "no: choose a number from 1 to 8"),
        ("9", "no: choose a number from 1 to 8"),
        ("99999999999999999999", "no: choose a number from 1 to 8"),
        ("9" * 5000, "no: choose a number from 1 to 8"),
        ("", "no: type a number, an action, or help"),
        ("²", "no: '²' is not an action of this game"),
    ],
)
def test_a_wrong_line_gets_one_line_and_the_question_again(talk: Any, line: str, answer: str) -> None:
    end = talk(f"{line}\nthink\n")
    after = end.after(">")
    assert after[0] == answer
    assert after[1] == "seat 0 to decide:"
    assert sum(text.startswith("no:") for text in end.lines) == 1
    assert texts(end.table) == ["think"]


def test_who_decides_sees_his_own_cards_and_nobody_elses(talk: Any) -> None:
    end = talk("done\n")
    hands = [line for line in end.lines if line.startswith("hands:")]
    assert re.fullmatch(r"hands: \[\[\d+, \d+\], \[-1, -1\]\]", hands[0])
    assert re.fullmatch(r"hands: \[\[-1, -1\], \[\d+, \d+\]\]", hands[1])


def test_what_happened_meanwhile_is_told_before_the_view(talk: Any) -> None:
    end = talk("think\ndone\n")
    assert end.lines.index("Ada: thought") < end.lines.index("seat 1 to decide:")
    assert "you: thought" in end.lines


def test_another_ones_secret_is_not_told(talk: Any) -> None:
    end = talk("draw\ndone\n")
    assert any(line.startswith("you: drew card=") for line in end.lines)
    assert "Ada: drew" in end.lines


def test_undo_and_redo(talk: Any) -> None:
    end = talk("think\nthink\nundo\nundo\nredo\n")
    assert texts(end.table) == ["think"]


def test_undo_that_is_not_allowed(talk: Any) -> None:
    end = talk("undo\nroll\nundo\nredo\n")
    said = [line for line in end.lines if line.startswith("no:")]
    assert said == [
        "no: you have not decided anything yet",
        "no: something hidden has come to light since",
        "no: there is nothing to redo",
    ]
    assert texts(end.table) == ["roll"]


def test_after_undo_the_view_is_shown_again(talk: Any) -> None:
    end = talk("think\nundo\n")
    assert [line for line in end.lines if line.startswith("thoughts:")] == ["thoughts: 0", "thoughts: 1", "thoughts: 0"]


def test_after_undo_others_hear_what_was_played_instead(talk: Any) -> None:
    end = talk("ask\nno\nundo\nthink\ndone\n")
    assert end.asked() == [0, 1, 0, 0, 0, 1]
    assert "Ada: thought" in end.lines


def test_save_help_and_quit(talk: Any) -> None:
    end = talk("save\nHELP\nquit\nthink\n")
    assert "this game is saved from your first move on" in end.lines
    assert {"save", "undo", "hint", "rules", "quit", "help"} <= {
        line.split()[0] for line in end.after("type the number") if line
    }
    assert end.code == 0
    assert texts(end.table) == []
    end = talk("think\nsave\n")
    assert f"saved as {end.table.name}" in end.lines


def test_the_whole_game_ends_with_places_and_points(talk: Any) -> None:
    end = talk("done\n" * 6)
    assert end.code == 0
    assert end.table.is_over
    assert re.match(r"1\. (Ada|Ben): \d+", end.lines[-3])
    assert end.lines[-1] == f"saved as {end.table.name}"


def test_several_people_in_a_pipe_are_asked_without_waiting(talk: Any) -> None:
    end = talk("ask\nno\ndone\n")
    assert end.asked() == [0, 1, 0, 1]
    assert "Pass the keyboard" not in end.text


def test_at_a_terminal_the_keyboard_is_passed_between_hidden_hands(talk: Any) -> None:
    end = talk("\nthink\ndone\n\nthink\n", terminal=True)
    assert end.asked() == [0, 0, 1, 1]
    passes = [line for line in end.lines if line.startswith("Pass")]
    assert passes == [
        "Pass the keyboard to Ada, who presses Enter.",
        "Pass the keyboard to Ben, who presses Enter.",
    ]
    assert end.lines[end.lines.index(passes[1]) - 20 : end.lines.index(passes[1])] == [""] * 20


def test_alone_with_bots_no_keyboard_is_passed(talk: Any) -> None:
    assert "Pass" not in talk("pass\n", people=1, game="indy", bots=2, terminal=True).text


def test_a_secret_question_goes_round_all_the_others(talk: Any) -> None:
    end = talk("\nask\n\nno\n\n\n\nthink\n", people=3, terminal=True)
    said = [line for line in end.lines if line.startswith(("Pass", "You have", "seat"))]
    assert said == [
        "Pass the keyboard to Ada, who presses Enter.",
        "seat 0 to decide:",
        "Pass the keyboard to Ben, who presses Enter.",
        "seat 1 to decide:",
        "Pass the keyboard to Cleo, who presses Enter.",
        "You have nothing to decide now. Press Enter.",
        "Pass the keyboard to Ada, who presses Enter.",
        "seat 0 to decide:",
        "seat 0 to decide:",
    ]
    assert [entry.text for entry in end.table.history(0)] == ["ask", "think"]


def test_leaving_at_a_pass_of_the_keyboard_saves_too(talk: Any) -> None:
    end = talk("\ndone\n", terminal=True)
    assert end.code == 0
    assert end.lines[-1].startswith("saved as")


def test_a_hint_names_an_action_that_can_be_typed(talk: Any) -> None:
    end = talk("hint\n", people=1, game="indy", bots=1)
    hint = next(line for line in end.lines if line.startswith("Hint: "))
    assert end.table.view(0).read(hint.removeprefix("Hint: ").partition(" (")[0]) is not None


def test_who_gives_hints_in_lines_is_who_gives_them_on_a_screen(talk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines asked another bot, and told another move."""
    asked, ask = list[tuple[str, float | None]](), commands.ask_bot

    def heard(table: Any, thinker: Any, seat: int, level: str = "", deadline: float | None = None) -> Any:
        asked.append((level, deadline))
        return ask(table, thinker, seat, level, deadline)

    monkeypatch.setattr(commands, "ask_bot", heard)
    talk("hint\n", people=1, game="indy", bots=1)
    assert asked == [(opponents.HINT_LEVEL, opponents.HINT_SECONDS)]


def test_a_hint_stays_the_same_and_says_chances_to_win_the_best_first(talk: Any) -> None:
    end = talk("hint\nhint\n", people=1, game="indy", bots=1)
    told = [line for line in end.lines if line.startswith(("Hint: ", "weighed, "))]
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    chances = [int(number) for line in told for number in re.findall(r" (\d+)(?=,|$)", line.partition(": ")[2])]
    assert not chances or chances[0] == max(chances)


def test_the_rulebook_can_be_read(talk: Any) -> None:
    end = talk("rules\n", people=1, game="indy", bots=1)
    assert len(end.after(">")) > 40
    assert max(map(len, end.after(">"))) <= 110


def test_a_game_of_indy_by_first_choices(talk: Any) -> None:
    end = talk("1\n" * 2000, people=1, game="indy", bots=2)
    assert end.code == 0
    assert end.table.is_over
    assert not any(line.startswith("no:") for line in end.lines)


def test_only_bots_play_before_whoever_watches(thinker: Any, talk: Any) -> None:
    end = talk("", people=0, game="indy", bots=2)
    assert end.table.is_over
    assert end.asked() == []
    assert len(end.lines) > 20


def test_every_printed_action_can_be_typed_as_it_stands(talk: Any) -> None:
    end: Talk = talk("4\n" * 30, people=1, game="indy", bots=1)
    printed = {line.partition(") ")[2] for line in end.lines if re.match(r"  \d+\) ", line)}
    actions = {action.text for action in end.table.game.actions}
    assert printed
    assert printed <= actions


def test_when_the_disk_refuses_it_says_so_at_each_move_plays_on_and_says_when_all_is_saved(
    talk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    flush = Record.flush

    def full_for_a_while(self: Record) -> None:
        if 2 <= len(self.moves) <= 3:
            self.unsaved = "not saved: there is no room left"
            raise Unwritable(self.unsaved, self)
        flush(self)

    monkeypatch.setattr(Record, "flush", full_for_a_while)
    monkeypatch.setattr("tribes_tui.plain.game.offered", lambda: [Path("/home/Ada Lovelace")])
    end = talk("think\n" * 5)
    said = [line for line in end.lines if "saved" in line]
    told = (
        "not saved: there is no room left (every move tries again; to save in another folder: save /home/Ada Lovelace)"
    )
    assert said[0] == told, "the folder stands as it is to be typed, its blank too"
    assert said[1:3] == ["The last moves are still not saved.", "saved again"]
    assert said[3].startswith("saved as ")
    assert end.code == 0


def test_leaving_unsaved_is_something_to_mend(talk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    flush = Record.flush

    def full(self: Record) -> None:
        if self.moves:
            self.unsaved = "not saved: there is no room left"
            raise Unwritable(self.unsaved, self)
        flush(self)

    monkeypatch.setattr(Record, "flush", full)
    end = talk("think\nquit\n")
    assert end.code == 2
    assert end.lines[-1] == "not saved: there is no room left"


def test_another_folder_takes_the_game_when_its_own_disk_refuses(
    talk: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flush = Record.flush

    def full(self: Record) -> None:
        if self.moves and "elsewhere" not in str(self.path):
            self.unsaved = "not saved: there is no room left"
            raise Unwritable(self.unsaved, self)
        flush(self)

    monkeypatch.setattr(Record, "flush", full)
    (tmp_path / "file").write_text("no folder")
    end = talk(f"think\nsave\nsave {tmp_path}/file\nsave {tmp_path}/elsewhere here\nthink\nsave\n")
    said = [line for line in end.lines if "save" in line or "folder" in line]
    record = tmp_path / "elsewhere here" / "saves" / f"{end.table.name}.tribes"
    assert said[1:5] == [
        "not saved: there is no room left",
        f"no: {tmp_path}/file is not a folder",
        f"saved in {record}, and so is every move from now on",
        "saved again",
    ]
    assert end.lines[-1] == f"saved in {record}; bring it home with: tribes saves --add FILE"
    assert end.code == 0
    assert len(Store(tmp_path / "elsewhere here").read(end.table.name).moves) == 2


def test_a_game_that_was_interrupted_says_so_first(talk: Any, thinker: Any, tmp_path: Path) -> None:
    table = talk("think\n").table
    leave_all("SIGTERM")
    end = Talk(Table.resume(Store(tmp_path).open(table.name)), thinker, "")
    assert end.lines[0] == "Last time the program was told to stop."
