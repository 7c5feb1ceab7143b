"""The club on a host: ratings, who plays whom, order."""
