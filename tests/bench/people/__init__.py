"""What concerns people: ratings, tournaments, the journey, how long games last, what is heard."""
