"""What a person has of their own: settings, themes, keys, results, the games of the day."""
