"""What lasts and what hosts share: small files for one process, a PostgreSQL database for many."""
