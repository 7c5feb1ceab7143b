### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = first place a die: its action then asks for a hex
no-hex = no hex is asked for now
