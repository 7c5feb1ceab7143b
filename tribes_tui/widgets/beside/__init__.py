"""What stands beside the pieces of a table: seats, questions, facts, the log."""
