# The commands `signoria cards` and `signoria deck`.

cli-cards-sound = The card files are sound: { $cards } cards of { $titles } titles.
cli-cards-set = Set
cli-cards-numbers = Numbers
cli-cards-sentence = Sentences
cli-cards-special = Specials
cli-cards-name = Card
cli-cards-kind = Kind
cli-cards-cost = Cost
cli-cards-points = Points
cli-cards-copies = Copies
cli-cards-effect = Does
cli-cards-proposed = { "*" } our proposal: no printed name is known to us.
cli-cards-no-set = There is no set “{ $set }”. The sets are: { $sets }.
cli-deck-legal = The deck is legal: { $cards } cards, { $events } events.
cli-deck-cards = { $number } cards
cli-deck-events = { $number } events
cli-deck-same = The two decks are the same.
cli-bench-cards = times the card database is read and judged
