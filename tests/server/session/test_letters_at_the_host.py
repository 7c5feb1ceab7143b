"""On each of the host's own screens a key has one meaning, and a letter means the same on those between which one goes."""

from __future__ import annotations

import pytest
from textual.binding import Binding
from textual.screen import Screen

from tribes_tui.server.session.screens.admin import AdminScreen
from tribes_tui.server.session.screens.at_table import AwayScreen
from tribes_tui.server.session.screens.host_screen import AskScreen
from tribes_tui.server.session.screens.lobby import LobbyScreen
from tribes_tui.server.session.screens.waiting import WaitingScreen
from tribes_tui.server.words.said.lobby import invite_key


def meanings(screen: type[Screen[object]]) -> dict[str, list[tuple[str, str]]]:
    """Key -> (action, what it is said to do) of each binding of the screen's own."""
    found: dict[str, list[tuple[str, str]]] = {}
    for binding in Binding.make_bindings(screen.BINDINGS):
        found.setdefault(binding.key, []).append((binding.action, binding.description))
    return found


@pytest.mark.parametrize("screen", [AdminScreen, AskScreen, LobbyScreen, AwayScreen, WaitingScreen])
def test_no_key_is_bound_twice(screen: type[Screen[object]]) -> None:
    assert {key: told for key, told in meanings(screen).items() if len(told) > 1} == {}


def test_a_letter_invites_a_person_in_the_lobby_and_where_one_waits() -> None:
    assert meanings(LobbyScreen)["p"][0][1] == meanings(WaitingScreen)["p"][0][1] == invite_key()
