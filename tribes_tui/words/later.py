"""Words of classes, as of their keys, which are made once and read by people of several languages."""

from __future__ import annotations

from collections.abc import Callable


class Later(str):
    """A text for whoever asks for one (Textual wants a `str` for what a key does), and what says it in the language of its reader.

    BINDINGS = [Binding("d", "as_before", Later(said.as_before))]
    """

    __slots__ = ("say",)

    say: Callable[[], str]

    def __new__(cls, say: Callable[[], str]) -> Later:
        """What `say` says now, and later."""
        text = super().__new__(cls, say())
        text.say = say
        return text


def now(text: str) -> str:
    """The text in the language of its reader."""
    return text.say() if isinstance(text, Later) else text
