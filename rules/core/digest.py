"""BLAKE2b, without what the standard library's `hashlib` loads beside it.

`hashlib` loads OpenSSL for every algorithm: 3.7 MiB that nothing here needs (0.8 where asyncio has loaded it already);
BLAKE2b itself is Python's own. Where that module has another name, `hashlib` it is.
"""

from __future__ import annotations

try:
    from _blake2 import blake2b as blake2b
except ImportError:
    from hashlib import blake2b as blake2b

__all__ = ["blake2b"]
