"""Names that tests of Intrigue use for seats, professions and domains."""

A, B, C, D, E = range(5)
TAX, LAW, CHURCH, MILITARY, SCIENCE = range(5)
TEN, TWENTY, THIRTY, FIFTY, HUNDRED = range(5)  # the domains of 1994, by thousands a turn
