"""A larger window never says less than a smaller one: of what is said in several forms, the longer one."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import pytest

import rules
import tribes_tui.games
import tribes_tui.words.said
from tests.table.helpers import MEDIUM, SMALL, random_states
from tests.table.seated import seated, show, text

FORM = re.compile(r"_(brief|briefer|briefest|short|shorter)$")
Said = dict[tuple[str, str], dict[str, str]]
"""What is said, with what it names -> its forms."""


def several_forms() -> list[tuple[Any, str]]:
    """The messages of all games, and the common ones, that have shorter forms, and these: a module and a name each."""
    found = []
    for package in (tribes_tui.games, tribes_tui.words.said):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if re.search(r"\.said(\.(?!en\b|xx\b)\w+)?$", info.name):
                module = importlib.import_module(info.name)
                names = [name for name, one in vars(module).items() if isinstance(one, FunctionType)]
                forms = Counter(FORM.sub("", name) for name in names)
                found += [(module, name) for name in names if forms[FORM.sub("", name)] > 1]
    return found


def recorded(told: Said, module: str, name: str, say: Callable[..., str]) -> Callable[..., str]:
    """The message, written down whenever it is said."""

    def saying(**named: Any) -> str:
        text = say(**named)
        told.setdefault((f"{module}.{FORM.sub('', name)}", repr(named)), {})[name] = str(text)
        return text

    saying.__annotations__ = say.__annotations__
    return saying


def shown(told: Said, screen: str) -> Mapping[tuple[str, str], int]:
    """How long the form is that stands on the screen, perhaps with others between its rows; those of which none does are left out."""
    words, found = screen.split(), {}
    for what, forms in told.items():
        lengths = []
        for form in filter(None, forms.values()):
            left = iter(words)
            lengths += [len(form)] if all(word in left for word in form.split()) else []
        if lengths:
            found[what] = max(lengths)
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", rules.games)
async def test_more_room_says_no_less(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: Said = {}
    for module, name in several_forms():
        monkeypatch.setattr(module, name, recorded(told, module.__name__, name, getattr(module, name)))
    states = [state for state in random_states(game, 2, 3, 11) if not state.is_terminal][:8]
    seen: list[list[Mapping[tuple[str, str], int]]] = []
    for size in (SMALL, MEDIUM):
        seen.append([])
        async with seated(states[0], size) as (pilot, screen):
            for state in states:
                told.clear()
                show(screen, state, state.current_player)
                await pilot.pause()
                seen[-1].append(shown(told, text(screen)))
    for small, large in zip(*seen, strict=True):
        assert not [(what, small[what], large[what]) for what in small if large.get(what, small[what]) < small[what]]
