from __future__ import annotations

from tests.cli.conftest import home, tribes

__all__ = ["home", "tribes"]
