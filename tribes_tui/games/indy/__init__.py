"""indy."""
