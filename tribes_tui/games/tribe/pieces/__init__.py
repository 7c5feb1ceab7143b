"""The pieces of the table of Tribe. They know no rules: each is told what to show."""
