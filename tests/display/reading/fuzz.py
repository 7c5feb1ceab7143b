"""What no hand types, by chance: control sequences and strings that carry no known key, whole, broken off and in pieces."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

PARAMETERS = "0123456789;;:"
BETWEEN = " !\"#%&'()*+,-./"
STRANGE = "GJKLNTUVWXYefghijklopqrstvwxz`{|}^"
"""Finals that are no key's with parameters; `^` is rxvt's behind one that it knows."""
NO_KEYS = (*range(57358, 57376), *range(57427, 57455), 55296, 57343, 1114112, 9_999_999, 99_999_999)
NO_NUMBERS = (0, 9, 10, 16, 22, 27, 30, 35, 99, 199, 202, 1006, 9999)
WORDS = string.ascii_letters + string.digits + string.punctuation.replace("\\", "") + "  \r\n\té日Ü"


def number(rng: random.Random) -> str:
    return "".join(rng.choices(PARAMETERS, k=rng.randrange(1, 1 + rng.choice((3, 8, 60)))))


def control(rng: random.Random) -> str:
    """A control sequence without its introducer."""
    match rng.randrange(8):
        case 0:
            return f"{rng.choice('?>=')}{number(rng)}{rng.choice(string.ascii_letters)}"
        case 1:
            return f"<{number(rng)}{rng.choice('ABCDHuRctyn')}"
        case 2:
            return f"{number(rng)};{rng.choice(BETWEEN)}{rng.choice(string.ascii_letters + '~$')}"
        case 3:
            return f"{rng.choice('23456789')};{rng.choice('123456')}{rng.choice('ABCDFHPQRS')}"
        case 4:
            return f"{rng.choice(NO_KEYS)}{rng.choice(('', ';1', ';129', ';5:2', '::97;2'))}u"
        case 5:
            return f"{rng.choice((97, 13, 57418, 1, 32))};{rng.randrange(1, 257)}:3{rng.choice('u~ABCDFHPQS')}"
        case 6:
            return f"{rng.choice(NO_NUMBERS)}{rng.choice(('', ';2', ';5:1'))}~"
    return f"{rng.randrange(100, 9999)};{number(rng)}{rng.choice(STRANGE)}"


def text(rng: random.Random) -> str:
    """A control string, whose letters would all be keys."""
    begin, end = rng.choice(
        (
            ("\x1b]", "\a"),
            ("\x1b]", ""),
            ("\x1bP", ""),
            ("\x1b_", ""),
            ("\x1b^", ""),
            ("\x1bX", ""),
            ("\x9d", "\a"),
            ("\x90", ""),
        )
    )
    words = "".join(rng.choices(WORDS, k=rng.randrange(1, rng.choice((6, 20, 200)))))
    return f"{begin}{words}{end or rng.choice((chr(27) + chr(92), chr(0x9C)))}"


def sequence(rng: random.Random) -> str:
    """One that does nothing: whole, or ended by what breaks it off."""
    match rng.randrange(10):
        case 0 | 1 | 2:
            return text(rng)
        case 3:
            whole = text(rng)
            return f"{whole[: rng.randrange(2, len(whole))].removesuffix(chr(27))}{rng.choice((chr(24), chr(26)))}"
        case 4:
            return f"\x1b[{control(rng)[:-1][:50] or '1'}{rng.choice((chr(24), chr(26)))}"
        case 5:
            return f"\x1bO{rng.choice(('', '2', '1;5'))}{rng.choice('GJKLNTUVWYZefghiz')}"
        case 6:
            return f"\x1b[[{rng.choice('FGHIhlqru012')}"
    return f"{rng.choice((chr(27) + '[', chr(27) + '[', chr(0x9B)))}{control(rng)}"


def pieces(rng: random.Random, count: int) -> Iterator[bytes]:
    """`count` sequences, cut into pieces anywhere but behind an Escape, which alone is a key when nothing follows in time."""
    left = b""
    for _ in range(count):
        left += sequence(rng).encode()
        while len(left) > 3 and rng.random() < 0.6:
            cut = rng.randrange(1, len(left))
            if left[cut - 1] != 27:
                yield left[:cut]
                left = left[cut:]
    if left:
        yield left


def mutated(rng: random.Random, known: list[bytes]) -> bytes:
    """A known sequence of whatever kind with some bytes of it changed, taken out or put in."""
    data = bytearray(rng.choice(known))
    for _ in range(rng.randrange(4)):
        place = rng.randrange(len(data) + 1)
        match rng.randrange(3):
            case 0:
                data[place:place] = bytes([rng.choice((27, 24, 26, 155, 156, 7, 59, 58, 91, rng.randrange(256)))])
            case 1:
                del data[place : place + rng.randrange(1, 4)]
            case _:
                data[place : place + 1] = bytes([rng.randrange(256)])
    return bytes(data)
