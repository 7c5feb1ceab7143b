### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = prima piazza un dado: poi la sua azione chiede un esagono
no-hex = ora non è chiesto nessun esagono
