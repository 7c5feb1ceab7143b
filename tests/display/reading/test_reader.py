"""What a person types is read in every form; what a terminal says besides is read to its end and is nothing, however late and split."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest
from textual import events
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from tests.display.reading.terminals import ALL, NOTHING
from tribes_tui.display import sequences
from tribes_tui.display.reader import Answered, Reader, name_of
from tribes_tui.display.sequences import LONGEST, ON_THE_WHOLE, PATIENCE

BEGIN, END = "\x1b[200~", "\x1b[201~"


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def told(reader: Reader, data: str | bytes) -> list[Message]:
    """What comes of it at once."""
    return [*reader.read(data if isinstance(data, bytes) else data.encode("utf-8", "surrogateescape"))]


def names(found: Iterable[Message]) -> list[str]:
    """Keys by their names, the rest by its kind."""
    return [one.key if isinstance(one, events.Key) else type(one).__name__ for one in found]


def parted(data: bytes) -> Iterator[list[bytes]]:
    """As a whole, in two at each place, byte by byte."""
    yield [data]
    yield from ([data[:place], data[place:]] for place in range(1, len(data)))
    yield [bytes([byte]) for byte in data]


def slowly(pieces: Iterable[bytes], pause: float) -> list[Message]:
    """What comes of pieces with pauses between them. A pause that makes a lone Escape a key is made a short one there."""
    clock, found = Clock(), []
    reader = Reader(clock)
    for piece in pieces:
        found += told(reader, piece)
        clock.now += 0.01 if piece.endswith(b"\x1b") else pause
        found += reader.tick()
    return found


# ---- Keys -------------------------------------------------------------------------------------


@pytest.mark.parametrize("terminal", ALL)
def test_t1_t4_every_key_of_every_terminal_in_one_piece_and_in_many(terminal: str) -> None:
    for sent, key in ALL[terminal]:
        wanted = name_of(key) if len(key) == 1 else key
        for pieces in parted(sent.encode()):
            assert names(slowly(pieces, 0.5)) == [wanted], (sent, pieces)
        assert names(told(Reader(), f"{sent}x")) == [wanted, "x"], sent


def test_what_is_typed_has_its_sign() -> None:
    """A field for a name takes what keys of the keypad say; with Alt or Ctrl held nothing is typed."""
    found = told(Reader(), "aÄ \x1b[57400;129u\x1b[57410u\x1bOq\x1bOM\x1bx\x1b[97;5u\x1b[97;65u")
    assert [key.character for key in found if isinstance(key, events.Key)] == [*"aÄ 1/1\r", None, None, "A"]


@pytest.mark.parametrize("kind", NOTHING)
def test_t1_t2_what_is_no_key_is_nothing_however_it_is_split(kind: str) -> None:
    for sent in NOTHING[kind]:
        data = sent.encode("utf-8", "surrogateescape")
        for pieces in parted(data) if len(data) < 60 else ([data], [data[:30], data[30:]], [data[:-1], data[-1:]]):
            assert slowly(pieces, min(0.9 * PATIENCE, 0.9 * ON_THE_WHOLE / len(pieces))) == [], (sent, pieces)
        assert names(told(Reader(), f"{sent}x")) == ["x"], sent


def test_the_programs_own_questions_are_answered() -> None:
    assert [type(one) for one in told(Reader(), "\x1b[0n\x1b[?2026;2$y")] == [
        Answered,
        TerminalSupportsSynchronizedOutput,
    ]


def test_bytes_that_are_no_utf_8() -> None:
    """A first half is waited for; one that nothing of the kind follows, from a terminal of another alphabet, is one strange sign."""
    reader = Reader()
    found = [event for byte in b"\xc3\xa9\xe9x\xff\xc3\x1b[A" for event in told(reader, bytes([byte]))]
    assert [event.character for event in found if isinstance(event, events.Key)] == [
        "é",
        "\ufffd",
        "x",
        "\ufffd",
        "\ufffd",
        None,
    ]


# ---- Mouse, focus, paste ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "kind", "place", "button"),
    [
        ("\x1b[<0;5;6M", events.MouseDown, (4, 5), 1), ("\x1b[<0;5;6m", events.MouseUp, (4, 5), 1), ("\x1b[<2;1;1M", events.MouseDown, (0, 0), 3),
        ("\x1b[<35;7;8M", events.MouseMove, (6, 7), 0), ("\x1b[<32;7;8M", events.MouseMove, (6, 7), 1), ("\x1b[<64;1;1M", events.MouseScrollUp, (0, 0), 0),
        ("\x1b[<65;1;1M", events.MouseScrollDown, (0, 0), 0), ("\x1b[32;5;6M", events.MouseDown, (4, 5), 1), ("\x1b[M %&", events.MouseDown, (4, 5), 1),
        ("\x1b[MC%&", events.MouseMove, (4, 5), 0), ("\x1b[M#%&", events.MouseUp, (4, 5), 0), ("\x1b[M`%&", events.MouseScrollUp, (4, 5), 0),
        (b"\x1b[M \xc8C", events.MouseDown, (167, 34), 1),
    ],
)  # fmt: skip
def test_clicks_in_all_forms(
    sent: str | bytes, kind: type[events.MouseEvent], place: tuple[int, int], button: int
) -> None:
    (found,) = told(Reader(), sent)
    assert type(found) is kind
    assert isinstance(found, events.MouseEvent)
    assert (found.x, found.y, found.button) == (*place, button)


def test_an_older_mouse_lets_go_of_what_it_pressed() -> None:
    down, up = told(Reader(), "\x1b[M!%&\x1b[M#%&")
    assert isinstance(down, events.MouseDown)
    assert isinstance(up, events.MouseUp)
    assert (down.button, up.button) == (2, 2)


def test_focus() -> None:
    assert names(told(Reader(), "\x1b[I\x1b[O")) == ["AppFocus", "AppBlur"]


def test_a_paste_that_never_ends_is_not_kept() -> None:
    reader = Reader()
    assert told(reader, BEGIN) == []
    for _ in range(20):
        assert told(reader, "y" * 16_000) == []
        assert reader.kept <= LONGEST
    assert told(reader, END) == [], "of one that was too long nothing is left"
    assert names(told(reader, "a")) == ["a"]
    for text in ("hello", "z" * (LONGEST - 10), "\x1b[A \x1b[20", "a\nb\r\n", "é日"):
        for pieces in ([BEGIN + text + END], [BEGIN, text, END], [BEGIN + text + "\x1b[2", "01~"]):
            (paste,) = (event for piece in pieces for event in told(reader, piece))
            assert isinstance(paste, events.Paste)
            assert paste.text == text


# ---- Time -------------------------------------------------------------------------------------


@pytest.mark.parametrize("pause", [0.15, 1.0, PATIENCE * 0.9])
@pytest.mark.parametrize(
    "sent", ["\x1b[B", "\x1b[C", "\x1bOB", "\x1b[1;5A", "\x1b[<0;10;10M", "\x1b[57418u", "\x1b[200~hallo\x1b[201~"]
)
def test_t3_over_a_slow_line_only_a_lone_escape_is_a_key(sent: str, pause: float) -> None:
    data = sent.encode()
    whole = names(told(Reader(), data))
    assert len(whole) == 1
    for pieces in parted(data):
        assert names(slowly(pieces, pause)) == whole
    clock = Clock()
    reader = Reader(clock)
    assert told(reader, b"\x1b") == []
    clock.now += 0.15
    assert names(reader.tick()) == ["escape"]
    assert names(told(reader, "\x1b\x1b")) == ["escape"]
    clock.now += 0.15
    assert names(reader.tick()) == ["escape"]


@pytest.mark.parametrize(("sent", "key"), [("\x1b[", "alt+left_square_bracket"), ("\x1bO", "alt+shift+o"), ("\x1b]", "alt+right_square_bracket"),
                                           ("\x1bP", "alt+shift+p"), ("\x1b_", "alt+underscore")])  # fmt: skip
def test_t3_alt_and_the_sign_that_begins_a_sequence(sent: str, key: str) -> None:
    """By hand nothing follows it, or another key that begins with Escape."""
    clock = Clock()
    reader = Reader(clock)
    assert told(reader, sent) == []
    clock.now += PATIENCE + 0.1
    assert names(reader.tick()) == [key]
    assert reader.deadline is None
    assert names(told(reader, f"{sent}\x1b[A")) in ([key, "up"], ["up"])


@pytest.mark.parametrize("sent", ["\x1b", "\x1b[", "\x1b[1;", "\x1bO", "\x1b]11;rgb", "\x1bP1$r", "\x1b_G", "\x1bX", "\x1b^", "\x1b[M ", "\x1b[[", BEGIN,
                                  f"{BEGIN}text\x1b[2", "\x1b]11;x\x1b"])  # fmt: skip
def test_nothing_is_waited_for_longer_than_its_bound(sent: str) -> None:
    clock = Clock()
    reader = Reader(clock)
    told(reader, sent)
    assert reader.deadline is not None
    assert reader.deadline <= clock.now + sequences.PASTING
    clock.now = reader.deadline
    assert [
        one
        for one in names(reader.tick())
        if one not in ("escape", "alt+left_square_bracket", "alt+shift+o", "alt+shift+x", "alt+circumflex_accent")
    ] == []
    assert reader.deadline is None
    assert names(told(reader, "x")) == ["x"]


@pytest.mark.parametrize("begin", ["\x1b]", "\x1bP", BEGIN])
def test_whoever_types_on_is_heard_again(begin: str) -> None:
    """A string that never ends, whose next sign always comes in time: there is an end on the whole."""
    clock = Clock()
    reader = Reader(clock)
    told(reader, begin)
    found: list[str] = []
    while not found:
        clock.now += 1.0
        found = names([*reader.tick(), *told(reader, "h")])
        assert clock.now < 100 + max(ON_THE_WHOLE, sequences.ALL_PASTED) + 2
    assert found == ["h"]


def test_a_string_is_bounded_in_bytes() -> None:
    reader = Reader()
    assert told(reader, "\x1bP" + "h" * LONGEST) == []
    assert reader.kept <= sequences.KEPT
    assert names(told(reader, "hq")) == ["q"]


# ---- Anything at all --------------------------------------------------------------------------

PIECES = (
    "\x1b", "\x1b[", "\x1bO", "\x1bP", "\x1b]", "\x1b_", "\x1bX", "\x1b^", "\x1b\\", "\a", "\x18", "48;", "9999;9999;", "0;0;0;0t", "t", "R", "1;1R", "u",
    "~", "\x1b[0n", "M", "m", "<", "0;", "35;99999999;99999999", "-1;-1", "55296u", "1114112u", "99999999999u", "97;5;55296u", ";:;", "?2048;1$y", "?2026;2$y",
    "\x00", "\x1b[<35;7;7M", "\x1b[<0;5;5M", "\x1b[<0;99999999;99999999M", "\x9b", "\x90", "\x9c", "\ufffd", "x", "日", "\u202e", BEGIN, END, "200~", "201~",
    "y" * 40, "1:3", "\x7f", "\r", "\udcff", "\udc9b", "\udcc3",
)  # fmt: skip
PERSONS = (
    events.Key,
    events.MouseEvent,
    events.Paste,
    events.AppFocus,
    events.AppBlur,
    Answered,
    TerminalSupportsSynchronizedOutput,
)


def test_any_bytes_are_keys_clicks_and_pastes() -> None:
    """Pieces of what a terminal might say, in any order: only what a person does comes of it, and it can be written down."""
    rng, clock, kinds = random.Random(23), Clock(), set()
    reader = Reader(clock)
    for _ in range(6000):
        found = told(reader, "".join(rng.choices(PIECES, k=rng.randrange(1, 4))))
        clock.now += rng.choice((0, 0, 0.05, 3))
        for event in [*found, *reader.tick()]:
            assert isinstance(event, PERSONS)
            kinds.add(type(event).__name__)
            if isinstance(event, events.Key):
                f"{event.character or ''}{event.key}".encode()
        assert reader.kept <= LONGEST + 10
        assert reader.deadline is None or reader.deadline <= clock.now + sequences.PASTING
    assert {"Key", "Paste", "MouseMove", "MouseDown", "Answered"} <= kinds
