"""What the host says. What several people read, or somebody in whose name it isn't done, is a `Word`: each says it for themselves."""

from collections.abc import Callable

Word = Callable[[], str]
"""A sentence, said where it is read, in the language that is spoken there."""
