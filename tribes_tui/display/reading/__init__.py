"""What a terminal sends, as what a person does: keys, clicks, pastes. `reader` for drivers, `sequences` tells where each ends."""
