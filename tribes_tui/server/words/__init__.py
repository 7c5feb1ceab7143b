"""What the host says. What several people read, or somebody in whose name it isn't done, is a `Word`: each says it for themselves."""

from collections.abc import Callable

Word = Callable[[], str]
"""A sentence, said where it is read, in the language that is spoken there."""


class SaysWhy(Exception):
    """What somebody wanted can't be; `say`, and so its text, tells why, in the language of whoever asks for it."""

    def __init__(self, say: Word) -> None:
        super().__init__()
        self.say = say

    def __str__(self) -> str:
        return self.say()
