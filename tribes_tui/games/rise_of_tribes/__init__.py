"""Rise of Tribes."""
