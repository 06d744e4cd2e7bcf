# The commands `signoria cards` and `signoria deck`.

cli-cards-sound = Die Kartendateien sind in Ordnung: { $cards } Karten, { $titles } Titel.
cli-cards-set = Set
cli-cards-numbers = Zahlen
cli-cards-sentence = Sätze
cli-cards-special = Sonderfälle
cli-cards-name = Karte
cli-cards-kind = Art
cli-cards-cost = Kosten
cli-cards-points = Punkte
cli-cards-copies = Anzahl
cli-cards-effect = Wirkung
cli-cards-proposed = { "*" } unser Vorschlag: Ein gedruckter Name ist uns nicht bekannt.
cli-cards-no-set = Ein Set „{ $set }“ gibt es nicht. Die Sets sind: { $sets }.
cli-deck-legal = Das Deck ist regelgerecht: { $cards } Karten, { $events } Ereignisse.
cli-deck-cards = { $number } Karten
cli-deck-events = { $number } Ereignisse
cli-deck-same = Die beiden Decks sind gleich.
cli-bench-cards = Mal die Kartendatenbank gelesen und geprüft
