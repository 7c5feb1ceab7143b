"""What lasts: small files that are either as they were or as they should be."""
