"""How deep JSON may be nested is the same in every Python, and brackets in strings are no nesting."""

from __future__ import annotations

import pytest

from saves.format.text import DEEPEST, parsed


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_what_is_nested_deeper_than_that_is_refused(opening: str, closing: str) -> None:
    def nested(depth: int) -> str:
        return opening * depth + "1" + closing * depth

    parsed(nested(DEEPEST))
    with pytest.raises(ValueError, match="nested too deep"):
        parsed(nested(DEEPEST + 1))


def test_many_lists_beside_each_other_and_brackets_in_strings_are_not_deep() -> None:
    beside = f"[{','.join(['[]'] * 1000)}]"
    assert len(parsed(beside)) == 1000
    text = '\\"[[{' * 1000
    assert parsed(f'{{"a":"{text}","b":{beside}}}')["a"] == '"[[{' * 1000


@pytest.mark.parametrize("end", ["", "\\"])
def test_a_string_that_never_ends_is_gone_through_once(end: str) -> None:
    """Were it looked for anew at each of its signs, this would last for hours."""
    with pytest.raises(ValueError, match="Unterminated"):
        parsed("[" + "[]," * DEEPEST + '["' + '\\"' * 500_000 + end)
    with pytest.raises(ValueError, match="nested too deep"):
        parsed("[" * (DEEPEST + 1) + '"' + '\\"' * 500_000 + end)
