"""Passing the keyboard between hidden hands, and asking in the open who wants to decide out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page


class HandoverScreen(Page):
    """Between two people: nothing of anybody's hand. Dismissed with True when the next one is there."""

    centred: ClassVar[bool] = True

    def __init__(self, name: str, news: Sequence[str] = ()) -> None:
        """`name` takes the keyboard; `news` are public lines."""
        super().__init__()
        self._who = name
        self._news = news

    def title_text(self) -> str:
        """What this is."""
        return "pass the keyboard"

    def lines(self) -> Sequence[Line]:
        """Whose turn it is, and what all may know."""
        lines = [Line(f"{self._who}, it is your turn at the keyboard.", "prompt"), Line("")]
        lines.append(Line("The others look away. Press Enter to see your cards."))
        if self._news:
            lines += [Line(""), Line("")] + [Line(text, "dim") for text in self._news]
        return lines

    def keys(self) -> Sequence[Command]:
        """Enter, for the one who is named."""
        return (Command("enter", f"I am {self._who}", "take"),)

    def act(self, name: str) -> None:
        """Let him see his cards."""
        if name == "take":
            self.dismiss(True)


class CallScreen(Page):
    """Everybody in the open: who wants to decide now, out of turn? Dismissed with the list of those seats."""

    centred: ClassVar[bool] = True

    def __init__(self, question: str, people: Sequence[tuple[int, str]], public: Sequence[str]) -> None:
        """`people` are (seat, name) of those who may call; `public` describes what everybody sees."""
        super().__init__()
        self._question = question
        self._people = list(people)
        self._public = public
        self._calling: set[int] = set()

    def title_text(self) -> str:
        """What this is."""
        return "a moment for everybody"

    def lines(self) -> Sequence[Line]:
        """The question, the key of each person, what lies open."""
        lines = [Line(self._question, "prompt"), Line("")]
        for number, (seat, name) in enumerate(self._people, 1):
            calling = seat in self._calling
            lines.append(Line(f"{number}  {name}" + (" calls" if calling else ""), "new" if calling else "text"))
        lines += [Line(""), Line("Who does not call lets it pass. Enter goes on."), Line("")]
        return lines + [Line(text, "dim") for text in self._public]

    def keys(self) -> Sequence[Command]:
        """A number for each person, Enter for going on."""
        numbers = [Command(str(n), name, f"call:{seat}") for n, (seat, name) in enumerate(self._people, 1)]
        go_on = "go on" if self._calling else "nobody calls"
        return (*numbers, Command("enter", go_on, "go on"))

    def act(self, name: str) -> None:
        """Note a call (or take it back), or go on."""
        if name == "go on":
            self.dismiss(sorted(self._calling))
        elif name.startswith("call:"):
            self._calling ^= {int(name.removeprefix("call:"))}
            self.paint()
