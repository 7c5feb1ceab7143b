"""The pieces of the table of Rise of Tribes beside the map. They know no rules: each is told what to show."""
