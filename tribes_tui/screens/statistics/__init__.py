"""How you have played so far: shares of games won, by opponents, by month, over time, and the games themselves."""
