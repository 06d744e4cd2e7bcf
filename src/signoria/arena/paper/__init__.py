"""Parts of a report: markup, numbers, style, tables, drawings; independent of the arena."""
