"""Names of things, with the forms that a language's sentences ask for."""

from __future__ import annotations

from collections.abc import Mapping


class Noun(str):
    """The bare word, as it stands in a list; `forms` are those of its language: `the`, `a`, `of` and others.

    It is made by a message with such attributes, and has the language of whoever it was made for.
    """

    __slots__ = ("_forms",)

    def __new__(cls, word: str, forms: Mapping[str, str]) -> Noun:
        """A word and its forms."""
        noun = super().__new__(cls, word)
        noun._forms = forms
        return noun

    _forms: Mapping[str, str]

    def form(self, name: str) -> str:
        """A form; the bare word where there is none."""
        return self._forms.get(name, self)
