"""The matches of an arena as tasks of one deal each: what plays them, and the file that keeps what came of them."""
