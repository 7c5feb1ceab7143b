"""A small part of ABNF (RFC 5234), enough for FORMAT.md: a grammar as regular expressions, one a rule."""

from __future__ import annotations

import re

TOKEN = re.compile(
    r"""\s*(?:
      (?P<text>"[^"]*")
    | %x(?P<low>[0-9A-F]+)(?:-(?P<high>[0-9A-F]+))?
    | (?P<prose><[^>]*>)
    | (?P<count>\d*\*\d*|\d+)
    | (?P<name>[A-Za-z][\w-]*)
    | (?P<sign>[\[\]()/])
    )""",
    re.VERBOSE,
)
KNOWN = {"DIGIT": "[0-9]", "LF": "\n"}
PROSE = {"object": r"\{.*\}", "string": r'".*"'}
"""What stands in a rule as prose: JSON on one line, whose inside is json's business."""


def rules(text: str) -> dict[str, str]:
    """Rule name -> the regular expression of all that it stands for; a rule may use others before they are defined."""
    source = {}
    for line in text.splitlines():
        name, equals, body = line.partition(" = ")
        if equals:
            source[name.strip()] = re.sub(r";[^\"]*$", "", body)
    return {name: _Reader(source, name).alternatives() for name in source}


class _Reader:
    """Reads one rule's right-hand side."""

    def __init__(self, source: dict[str, str], name: str) -> None:
        self.source = source
        self.name = name
        self.tokens = [found.groupdict() for found in TOKEN.finditer(source[name])]
        assert "".join(found.group() for found in TOKEN.finditer(source[name])).strip() == source[name].strip()
        self.at = 0

    def sign(self) -> str | None:
        """The bracket or slash that comes next, if one does."""
        return self.tokens[self.at]["sign"] if self.at < len(self.tokens) else ")"

    def alternatives(self) -> str:
        """Sequences with slashes between."""
        found = [self.sequence()]
        while self.at < len(self.tokens) and self.sign() == "/":
            self.at += 1
            found.append(self.sequence())
        return f"(?:{'|'.join(found)})"

    def sequence(self) -> str:
        """Elements one after the other."""
        found = []
        while self.at < len(self.tokens) and self.sign() not in (")", "]", "/"):
            found.append(self.element())
        return "".join(found)

    def element(self) -> str:
        """One of them, with how often it stands before it."""
        token = self.tokens[self.at]
        self.at += 1
        if token["count"]:
            low, star, high = token["count"].partition("*")
            repeated = f"{{{low or 0},{high}}}" if star else f"{{{low}}}"
            return f"(?:{self.element()}){repeated}"
        if token["sign"]:
            inside = self.alternatives()
            self.at += 1
            return inside + ("?" if token["sign"] == "[" else "")
        if token["text"]:
            return re.escape(token["text"][1:-1])
        if token["low"]:
            high = token["high"] or token["low"]
            return f"[\\x{token['low']}-\\x{high}]"
        if token["prose"]:
            return PROSE[self.name]
        if token["name"] in KNOWN:
            return KNOWN[token["name"]]
        return _Reader(self.source, token["name"]).alternatives()
