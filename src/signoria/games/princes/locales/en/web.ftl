# The table of the Princes in the browser; loaded only where they are played.

web-pr-land = The principality of { $name }
web-pr-land-mine = Your principality
web-pr-region = { $region }, { $where }: { $held } of 3 { $resource }
web-pr-region-new = { $region }, not laid yet
web-pr-region-cache = { $region }: { $held } of 3 { $resource }
web-pr-site-free = Free site, { $where }
web-pr-middle = The middle of the table
web-pr-die = Rolled: { $number }
web-pr-not-rolled = No dice rolled yet
web-pr-stack = Stack { $stack }, cards: { $number }.
web-pr-stack-of = Stack { $stack } of { $name }, cards: { $number }.
web-pr-stack-known = You know of it: { $cards }.
web-pr-score = Victory points: { $number } of { $goal }
web-pr-hand = Your hand
web-pr-hand-empty = No cards in your hand.
web-pr-hand-size = Cards in hand: { $number } of { $limit }
web-pr-known = Cards of { $name } that you know: { $cards }
web-pr-verb-build = Build
web-pr-verb-play = Play
web-pr-verb-put = Put under a stack
web-pr-choices = What you may do
web-pr-lit = You can also choose what is lit on the table.
web-pr-as-they-lie = Leave the rest as they lie
web-pr-throw = Throw a card away
web-pr-new-regions = The two new regions, the first and the second
