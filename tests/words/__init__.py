"""Words as data: the compiler of Fluent files, its checks, and whose language is spoken."""
