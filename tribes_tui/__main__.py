"""`python -m tribes_tui` is `tribes`."""

from __future__ import annotations

import sys

from tribes_tui.cli import main

if __name__ == "__main__":
    sys.exit(main())
