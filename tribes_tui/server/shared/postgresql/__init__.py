"""Everything in a PostgreSQL database, for any number of hosts on any number of machines."""
