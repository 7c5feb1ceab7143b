"""A small picture for each game on the home screen: pieces are written `[role|text]`, all else is in dim."""

from __future__ import annotations

import re

from tribes_tui.sheet.canvas import Canvas

WIDTH, HEIGHT = 28, 9

TRIBE = """\
[gold| Warrior ] [blue|flg B] [red|cal R] [blue|wpn B]
[gold|    5    ] [blue|  1  ] [red|  2  ] [blue|  2  ]

[gold|  Elder  ] [red|sky R] [hidden|▒▒▒▒▒] [hidden|▒▒▒▒▒]
[gold|    6    ] [red|  3  ] [hidden|▒▒▒▒▒] [hidden|▒▒▒▒▒]

[gold|  Scout  ] [blue|spi B] [red|flg R]
[gold|    5    ] [blue|  2  ] [red|  2  ]
     [key|towards 100 spheres]"""

INDY = """\
  [red|       ] [green|       ] [blue|       ]
  [red| H   4 ] [green| C   6 ] [blue| O   5 ]
  [red|   R   ] [green|   G   ] [blue|   B   ]
  [red|       ] [green|       ] [blue|       ]

  [hidden|▒▒▒▒▒▒▒] [hidden|▒▒▒▒▒▒▒] [yellow|   ♦   ]
  [hidden|▒▒▒▒▒▒▒] [hidden|▒▒▒▒▒▒▒] [yellow|shaman ]
  [hidden|▒▒▒▒▒▒▒] [hidden|▒▒▒▒▒▒▒] [yellow|       ]
       [key|●●●●] feathers"""

DUEL = """\
[orange| D9 ] [teal| L9 ]  │ [orange| M9 ] [teal| T9 ]
[teal| T8 ] [orange| M8 ]  │ [teal| L8 ] [orange| D8 ]
[orange| M7 ] [teal| T7 ]  │ [orange| D7 ]
[teal| L6 ]       │ [teal| T6 ]
[orange| D5 ] [hidden|▒▒▒▒]  │ [orange| M5 ] [hidden|▒▒▒▒]
           │ [teal| L4 ] [hidden|▒▒▒▒]
           │
  [key|you] →    │    ← [key|them]"""

RIXE = """\
[orange| D9 ] [teal| T9 ] [orange| M9 ] [teal| L9 ]
[teal| L8 ] [orange| M8 ] [teal| T8 ]
[orange| M7 ] [teal| L7 ]
[teal| T6 ] [orange| D6 ]
[orange| D5 ]
[teal| L4 ]

[orange| M3 ] [teal| T2 ]   [key|your hand]"""

RISE = """\
    [forest|  ♣  ♣   ][mountain|  ▲  ▲   ]
    [forest| forest  ][mountain| mountain]
    [forest|   a3    ][mountain|   b1    ]
[wild|  ≈  ♣  ][lake|  ≈  ≈   ][forest|  ♣  ♣   ]
[wild|  wild  ][lake|  lake   ][forest| forest  ]
[wild|   c2   ][lake|  ⌂a a2  ][forest|   b4    ]
    [mountain|  ▲  ▲   ][lake|  ≈  ≈   ]
    [mountain|   c1    ][lake|   b2    ]
     [key|☀ ☀ ☾ ○] the dice"""

FIVE = """\
[azure| 8    ] [brick| 6    ] [azure| 15   ]
[azure|  ][red|A][white|E][blue|B][azure| ] [brick|  ][green|M][yellow|V][brick|  ] [azure|  ][blue|B][blue|B][azure|  ]

[brick| 4    ] [azure| 10 ▲ ] [brick| 6    ]
[brick|  ][yellow|V][brick|   ] [azure|  ][red|A][green|M][white|E][azure| ] [brick|  ][red|A][yellow|V][brick|  ]

[azure| 5  ♣ ] [brick| 8    ] [azure| 12   ]
[azure|  ][white|E][green|M][azure|  ] [brick|  ][blue|B][brick|   ] [azure|  ][white|E][yellow|V][azure|  ]"""

EMBLEM = """\
          [gold| ▲▲▲▲▲▲ ]
        [red| ▀▄▀▄▀▄▀▄▀▄ ]
      [blue| ▄▀▄▀▄▀▄▀▄▀▄▀▄▀ ]
      [teal|  ▀▄  ●  ●  ▄▀  ]
      [teal|     ▀▄▄▄▄▀     ]
      [blue| ▀▄▀▄▀▄▀▄▀▄▀▄▀▄ ]
        [red| ▄▀▄▀▄▀▄▀▄▀ ]
          [gold| ▲▲▲▲▲▲ ]"""

PICTURES = {
    "tribe": TRIBE,
    "indy": INDY,
    "tribal_duel": DUEL,
    "tribal_rixe": RIXE,
    "rise_of_tribes": RISE,
    "five_tribes": FIVE,
}

_PIECE = re.compile(r"\[(\w+)\|([^\]]*)\]|([^\[]+)")
_PLAIN = ("key", "text")


def draw_picture(canvas: Canvas, x: int, y: int, game_id: str | None) -> None:
    """The picture of a game, or for none the emblem, from (x, y)."""
    for row, line in enumerate(PICTURES.get(game_id or "", EMBLEM).splitlines()):
        canvas.parts(x, y + row, *_parts(line))


def _parts(line: str) -> list[tuple[str, str]]:
    return [
        (text, role if role in _PLAIN else f"piece-{role}") if role else (blank, "dim")
        for role, text, blank in _PIECE.findall(line)
    ]
