"""The display: what a terminal shows, and the fewest bytes that make it show something else.

A `Display` knows nothing of apps, drivers and lines. It is told what should be shown and asked for the difference:

    display = Display(80, 24, depth="256")
    display.put(0, 3, strip)              # a part of a row: styled segments, as Textual's compositor makes them
    display.frame(strips, cursor=(4, 1))  # or all rows at once
    send(display.difference())            # what to write; empty when the terminal shows it already

It never waits and never writes. Whoever holds a line that is still busy simply asks later: `is_pending` says that
something is to be sent, all that was put in the meantime becomes one difference, and what changed and changed back
costs nothing. A string that `difference` gave must be sent, or `forget` be called: the display takes it for shown.

`resize` when the window has another size, `forget` when nobody knows what the terminal shows (after a suspension,
say): both paint everything anew with the next difference. `leave` before the terminal is given back.

Every `Display` has its own depth of colour ("truecolor", "256", "16", "none") and keeps all its codes to itself, so
displays of different depths live in one process. With "none" no colour is ever sent: bold, underline and reverse
only. Control characters in texts are never sent, they are shown as a dot. `erases` says that the terminal fills
what it erases with the colour that is behind (xterm and its kin do); `is_synchronized`, that it knows mode 2026.
"""
