"""Ways in which bytes go wrong: each function damages a record, by the choices of a generator."""

from __future__ import annotations

import random
from collections.abc import Callable

Rng = random.Random


def flip_bit(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def change_byte(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def change_digit(data: bytes, rng: Rng) -> bytes:
    """A plausible change: one digit into another."""
    places = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    at = rng.choice(places or [0])
    return data[:at] + str(rng.randrange(10)).encode() + data[at + 1 :]


def cut(data: bytes, rng: Rng) -> bytes:
    return data[: rng.randrange(len(data))]


def cut_at_a_line(data: bytes, rng: Rng) -> bytes:
    lines = data.splitlines(keepends=True)
    return b"".join(lines[: rng.randrange(len(lines))])


def cut_the_beginning(data: bytes, rng: Rng) -> bytes:
    return data[rng.randrange(len(data)) :]


def remove(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + 1 + rng.randrange(64) :]


def insert(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.randbytes(1 + rng.randrange(40)) + data[at:]


def zeros(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    length = min(rng.choice((1, 16, 512)), len(data) - at)
    return data[:at] + b"\0" * length + data[at + length :]


def zero_the_rest(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + b"\0" * (len(data) - at)


def overwrite(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.randbytes(1 + rng.randrange(200)) + data[at + 40 :]


def append(data: bytes, rng: Rng) -> bytes:
    return data + rng.randbytes(1 + rng.randrange(100))


def double_a_line(data: bytes, rng: Rng) -> bytes:
    lines = data.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def drop_a_line(data: bytes, rng: Rng) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def swap_lines(data: bytes, rng: Rng) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def double_the_end(data: bytes, rng: Rng) -> bytes:
    return data + data[rng.randrange(len(data)) :]


def bad_utf8(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80")) + data[at:]


def deep_json(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    depth = rng.choice((10, 1000, 40_000))
    return data[:at] + rng.choice((b"[", b'{"a":')) * depth + data[at:]


def huge_number(data: bytes, rng: Rng) -> bytes:
    places = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    at = rng.choice(places or [0])
    return data[:at] + b"9" * rng.choice((10, 400, 5000, 60_000)) + data[at:]


def long_line(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.choice(b"x \0{[#\r")]) * rng.choice((1000, 70_000)) + data[at:]


def twice(data: bytes, rng: Rng) -> bytes:
    """Two of them, one after the other."""
    for _ in range(2):
        data = rng.choice(WAYS[:-1])(data, rng) or b"x"
    return data


WAYS: list[Callable[[bytes, Rng], bytes]] = [
    flip_bit,
    change_byte,
    change_digit,
    cut,
    cut_at_a_line,
    cut_the_beginning,
    remove,
    insert,
    zeros,
    zero_the_rest,
    overwrite,
    append,
    double_a_line,
    drop_a_line,
    swap_lines,
    double_the_end,
    bad_utf8,
    deep_json,
    huge_number,
    long_line,
    twice,
]
