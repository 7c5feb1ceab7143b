"""Our speed beside our peers'."""
