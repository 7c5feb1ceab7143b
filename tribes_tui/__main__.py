"""`python -m tribes_tui` is `tribes`."""

import sys

from tribes_tui.cli import main

if __name__ == "__main__":
    sys.exit(main())
