"""What a tribe should want: a hint for each action, a value for each position. It reads positions and changes none."""
