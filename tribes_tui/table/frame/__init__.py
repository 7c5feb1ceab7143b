"""What surrounds the pieces: head, question, ground, boxes, and the screens that have them."""
