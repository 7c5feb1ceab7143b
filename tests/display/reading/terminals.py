"""Keys as terminals send them, from what they publish: a line for each key that is known, and forms of it by terminal.

`xterm` stands for all that do as it does by default: VTE, kitty, foot, WezTerm, iTerm2, Windows Terminal, Konsole, Alacritty, and what is
seen inside tmux, screen and mosh, which translate what is outside. Of kitty's protocol are kitty, foot, WezTerm, Ghostty, iTerm2.
"""

from __future__ import annotations

CURSOR = {"up": "A", "down": "B", "right": "C", "left": "D", "end": "F", "home": "H"}
EDITING = {"insert": 2, "delete": 3, "pageup": 5, "pagedown": 6}
FUNCTION = {
    "f1": 11,
    "f2": 12,
    "f3": 13,
    "f4": 14,
    "f5": 15,
    "f6": 17,
    "f7": 18,
    "f8": 19,
    "f9": 20,
    "f10": 21,
    "f11": 23,
    "f12": 24,
}
HELD = {"shift": 2, "alt": 3, "alt+shift": 4, "ctrl": 5, "ctrl+shift": 6, "alt+ctrl": 7, "alt+ctrl+shift": 8}

Forms = list[tuple[str, str]]
"""(what is sent, which key that is)."""


def xterm() -> Forms:
    found = [(f"\x1b{by}{end}", key) for key, end in CURSOR.items() for by in "[O"]
    found += [(f"\x1b[{number}~", key) for key, number in (EDITING | FUNCTION).items()]
    found += [(f"\x1bO{end}", key) for key, end in zip(("f1", "f2", "f3", "f4"), "PQRS", strict=True)]
    for held, number in HELD.items():
        found += [(f"\x1b[1;{number}{end}", f"{held}+{key}") for key, end in CURSOR.items()]
        found += [(f"\x1b[{code};{number}~", f"{held}+{key}") for key, code in (EDITING | FUNCTION).items()]
        found += [
            (f"\x1b[1;{number}{end}", f"{held}+{key}") for key, end in zip(("f1", "f2", "f4"), "PQS", strict=True)
        ]
    keypad = zip("jklmnopqrstuvwxyX", "*+,-./0123456789=", strict=True)
    found += [(f"\x1bO{end}", sign) for end, sign in keypad]
    found += [("\x1bOM", "enter"), ("\x1b[Z", "shift+tab"), ("\x1b[27;5;99~", "ctrl+c"), ("\x1b[27;2;65~", "A")]
    return found


def kitty() -> Forms:
    """The protocol's forms: with a kind of event, other keys, lock keys (caps 64, num 128), text; the keypad."""
    found = [(f"\x1b[{code}u", key) for key, code in (("enter", 13), ("escape", 27), ("tab", 9), ("backspace", 127))]
    found += [
        ("\x1b[97u", "a"),
        ("\x1b[97;1u", "a"),
        ("\x1b[97;;97u", "a"),
        ("\x1b[97;1:1;97u", "a"),
        ("\x1b[97;1:2u", "a"),
    ]
    found += [
        ("\x1b[97:65;2;65u", "A"),
        ("\x1b[97:65;2u", "A"),
        ("\x1b[97;2u", "A"),
        ("\x1b[97;65;65u", "A"),
        ("\x1b[97;65u", "A"),
    ]
    found += [("\x1b[97;66u", "a"), ("\x1b[97;5u", "ctrl+a"), ("\x1b[97;69u", "ctrl+a"), ("\x1b[97;133u", "ctrl+a")]
    found += [
        ("\x1b[47:63;2u", "?"),
        ("\x1b[32u", "space"),
        ("\x1b[32;2;32u", "space"),
        ("\x1b[99:67;6u", "ctrl+shift+c"),
    ]
    found += [
        ("\x1b[1083::107;u", "л"),
        ("\x1b[1083::107;5u", "ctrl+k"),
        ("\x1b[228;;228u", "ä"),
        ("\x1b[97;3;229u", "å"),
    ]
    found += [(f"\x1b[1;{lock}{end}", key) for key, end in CURSOR.items() for lock in (65, 129, 193)]
    found += [(f"\x1b[1;1:{kind}{end}", key) for key, end in CURSOR.items() for kind in (1, 2)]
    found += [(f"\x1b[57376{rest}u", "f13") for rest in ("", ";1", ";1:1", ";129")]
    keypad = (
        *"0123456789./*-+",
        "enter",
        *"=,",
        "left",
        "right",
        "up",
        "down",
        "pageup",
        "pagedown",
        "home",
        "end",
        "insert",
        "delete",
    )
    for code, key in enumerate(keypad, 57399):
        found += [(f"\x1b[{code}{rest}u", key) for rest in ("", ";129", ";1:1", ";129:2")]
        if len(key) == 1:
            found.append((f"\x1b[{code};129;{ord(key)}u", key))
    return found


def others() -> dict[str, Forms]:
    """What is special to one terminal."""
    console = [(f"\x1b[[{letter}", f"f{number}") for number, letter in enumerate("ABCDE", 1)]
    rxvt = [
        (f"\x1b[{letter}", f"shift+{key}") for letter, key in zip("abcd", ("up", "down", "right", "left"), strict=True)
    ]
    rxvt += [
        (f"\x1bO{letter}", f"ctrl+{key}") for letter, key in zip("abcd", ("up", "down", "right", "left"), strict=True)
    ]
    rxvt += [
        (f"\x1b[{code}{end}", f"{held}+{key}")
        for key, code in {**EDITING, "home": 7, "end": 8}.items()
        for end, held in (("$", "shift"), ("^", "ctrl"), ("@", "ctrl+shift"))
    ]
    eight_bits = [("\x9bA", "up"), ("\x8fP", "f1"), ("\x9b5~", "pageup")]
    return {
        "linux": [*console, ("\x1b[1~", "home"), ("\x1b[4~", "end"), ("\x1b\t", "shift+tab"), ("\x7f", "backspace")],
        "putty": [("\x1b[1~", "home"), ("\x1b[4~", "end"), ("\x1b[11~", "f1"), ("\x1bOA", "up"), ("\x1b[25~", "f13"), ("\x1b[34~", "f20")],
        "rxvt": [*rxvt, ("\x1b[7~", "home"), ("\x1b[8~", "end")],
        "tmux": [("\x1b[1~", "home"), ("\x1b[4~", "end"), ("\x1bOH", "home"), ("\x1b[1;5A", "ctrl+up"), ("\x1b[5A", "ctrl+up")],
        "screen": [("\x1b[1~", "home"), ("\x1b[4~", "end"), ("\x1bOR", "f3"), ("\x1b[23~", "f11")],
        "konsole": [("\x1bO2P", "shift+f1"), ("\x1bO5Q", "ctrl+f2")],
        "eight bits": eight_bits,
        "hands": [("\r", "enter"), ("\t", "tab"), ("\x01", "ctrl+a"), ("\x1a", "ctrl+z"), ("\0", "ctrl+@"), ("é", "é"), ("日", "日")],
    }  # fmt: skip


ALL: dict[str, Forms] = {"xterm": xterm(), "kitty": kitty(), **others()}

NOTHING = {
    "a key let go": ["\x1b[1;1:3C", "\x1b[97;1:3u", "\x1b[57418;129:3u", "\x1b[3;1:3~", "\x1b[13;1:3u"],
    "no key's number": ["\x1b[99999999u", "\x1b[9999999u", "\x1b[55296u", "\x1b[1114112u", "\x1b[97;0:9u", "\x1b[97;999u", "\x1b[0u", "\x1b[u"],
    "keys that are none here": ["\x1b[57358u", "\x1b[57441;2u", "\x1b[57427u", "\x1b[57428u", "\x1b[E", "\x1b[G", "\x1bOE", "\x1b[99~"],
    "what it is": ["\x1b[?1;2c", "\x1b[?62;4;6;22c", "\x1b[>41;354;0c", "\x1b[>0;276;0c", "\x1bP!|00000000\x1b\\", "\x1bP>|XTerm(354)\x1b\\"],
    "modes": ["\x1b[?2048;1$y", "\x1b[?997;1n", "\x1b[?2026;0$y", "\x1b[?2026;4$y", "\x1b[4;2$y", "\x1b[?1u", "\x1b[?15u"],
    "where the cursor is": ["\x1b[?12;40R", "\x1b[?12;40;1R", "\x1b[24;80R", "\x1b[1;1R", "\x1b[1;80R"],
    "sizes": ["\x1b[48;24;80;480;800t", "\x1b[8;24;80t", "\x1b[4;480;800t", "\x1b[48;9999;9999;0;0t", "\x1b[3;0;0t"],
    "colours": [f"\x1b]{what};rgb:1e1e/1e1e/1e1e{end}" for what in ("4;1", "10", "11", "12") for end in ("\a", "\x1b\\", "\x9c")],
    "clipboards": ["\x1b]52;c;aGVsbG8gd29ybGQ=\x1b\\", "\x1b]52;c;" + "YWJj" * 900 + "\a"],
    "titles": ["\x1b]lvim: rules.md\x1b\\", "\x1b]Lvim\x1b\\", "\x1b]0;Übermut \u009c\x1b\\"],
    "capabilities": ["\x1bP1+r544e=787465726d\x1b\\", "\x1bP0+r\x1b\\", "\x1bP1$r0;1m\x1b\\", "\x1bP1$r1 q\x1b\\"],
    "pictures": ["\x1b_Gi=31;OK\x1b\\", "\x1b_Gi=1;ENOENT:no such file\x1b\\"],
    "other strings": ["\x1bXsos h r q\x1b\\", "\x1b^privacy h\x1b\\", "\x90dcs h\x9c", "\x9dosc h\a", "\x9fapc h\x9c", "\x98sos\x1b\\", "\x9epm\x9c"],
    "broken off": ["\x1b]11;rgb\x18", "\x1b[12;\x1a", "\x1bPq\x1a", "\x1bP1$r\x1b[?1;2c", "\x1b[<0;5\x1b[24;80R", "\x1bP1$r\x1b]11;x\a"],
    "absurd": ["\x1b[" + "1;" * 900 + "A", "\x1b[" + "9" * 900 + "C", "\x1b[1;2;3;4A", "\x1b[:;:;:u", "\x1b[<-1;-1M", "\x1b[=1A", "\x1b[1 A", "\x1b[1:2:3:4:5;6:7:8A"],
    "a mouse out of the world": ["\x1b[<0;99999999;1M", "\x1b[<0;1;99999999M", "\x1b[<0;0;0M", "\x1b[<999;1;1M", "\x1b[<0;-5;7M", "\x1b[0;1;1M", "\x1b[<;;M"],
}  # fmt: skip
