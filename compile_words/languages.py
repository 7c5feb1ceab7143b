"""What the compiler knows of languages: their plurals (CLDR) for whole numbers, and the forms of its nouns."""

from __future__ import annotations

ENGLISH, MADE_UP = "en", "xx"

MILLIONS = "{n} != 0 and {n} % 1000000 == 0"
ENGLISH_ORDINALS = {
    "one": "{n} % 10 == 1 and {n} % 100 != 11",
    "two": "{n} % 10 == 2 and {n} % 100 != 12",
    "few": "{n} % 10 == 3 and {n} % 100 != 13",
}
PLURALS: dict[str, dict[str, str]] = {
    "en": {"one": "{n} == 1"},
    "it": {"one": "{n} == 1", "many": MILLIONS},
    "fr": {"one": "{n} in (0, 1)", "many": MILLIONS},
    "xx": {"one": "{n} == 1"},
}
"""Language -> plural form -> when it is meant; all other numbers are `other`."""
ORDINALS: dict[str, dict[str, str]] = {
    "en": ENGLISH_ORDINALS,
    "it": {"many": "{n} in (8, 11, 80, 800)"},
    "fr": {"one": "{n} == 1"},
    "xx": ENGLISH_ORDINALS,
}
"""The same for places: 1st, 2nd."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")

NOUNS = ("the", "a", "of", "gender")
"""Attributes that make a message a noun."""
FORMS = (*NOUNS, "some", "to", "from", "in", "on")
"""All forms that a noun may have. `THE($card)` asks for the first, and so on."""
