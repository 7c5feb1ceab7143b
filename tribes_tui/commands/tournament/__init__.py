"""What bots play alone, as tasks of one deal or one game each: what does them, and the file that keeps what came of them."""
