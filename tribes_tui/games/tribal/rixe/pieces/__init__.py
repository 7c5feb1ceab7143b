"""The pieces that only the Rixe's table has."""
