"""Tournaments: who plays whom (`pairing`), what it is worth (`scoring`), their course (`course`), all over plain data; and the host's own
part in it (`keeping`)."""
