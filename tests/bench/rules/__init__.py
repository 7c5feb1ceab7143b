"""How fast the rules are: playouts, what learners pay, saving, many games at once."""
