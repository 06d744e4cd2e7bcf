# The table of Il Principe in the browser; loaded only where it is played.

## The board

web-ip-seats = The other seats
web-ip-principe = Il Principe
web-ip-is-principe = Il Principe: begins the turns of a round; the marker goes to the winner of an auction.
web-ip-passed = passed
web-ip-bids = bids { $amount }
web-ip-bot = bot
web-ip-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-ip-ducats = { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }
web-ip-hand-size = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
web-ip-purse = Purse: { web-ip-ducats }
web-ip-purse-closed = The purse is closed
web-ip-shields-left = { $number ->
        [one] { $number } shield left
       *[other] { $number } shields left
    }
web-ip-set-aside = { $number ->
        [one] { $number } card set aside
       *[other] { $number } cards set aside
    }
web-ip-rows = Buildings laid
web-ip-row = { $building }: { $up } face up, { $down } face down
web-ip-my-area = My court
web-ip-my-hand = My hand
web-ip-my-rows = My buildings
web-ip-my-aside = Set aside
web-ip-map = Map of the six regions
web-ip-map-large = Show the map large
web-ip-shields-info = Shields in the regions
web-ip-region = { $region }: { $shields }.
web-ip-shields-of = { $name } { $count }
web-ip-no-shields = no shields
web-ip-score-of = { $name }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-ip-cities = Open cities
web-ip-city-deck = { $number } more
web-ip-city = { $city }: { $needs }; price { $price }, points { $points }, shields { $shields }; touches { $regions }.
web-ip-city-needs = Needs: { $needs }
web-ip-city-price = Costs: { web-ip-ducats }
web-ip-city-brings = Brings: { web-ip-points }
web-ip-city-shields = { $number ->
        [one] { $number } shield, to be placed here:
       *[other] { $number } shields, to be placed here:
    }
web-ip-city-last = the last ones
web-ip-city-end = No new cities will come. If fewer than four lie open { $when ->
        [end] once the new cards of a round are dealt
       *[start] when a round begins
    }, the game is over.
web-ip-missing = Missing: { $what }
web-ip-build = Build { $city }, { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
web-ip-build-verb = Build
web-ip-built = Cities built: { $cities }
web-ip-stock = On the table
web-ip-round = Round { $number }
web-ip-last-round = the last one
web-ip-deck = { $number ->
        [one] Deck: { $number } card
       *[other] Deck: { $number } cards
    }
web-ip-removed = Out of the game: { $cards }
web-ip-lots = Lots
web-ip-roles = Roles
web-ip-role-free = { $role }: on the board
web-ip-role-held = { $role }: { $name }
web-ip-role-lies = Nobody holds it: it lies on the board.
web-ip-role-holder = Held by { $name }.
web-ip-role-how = { $rank ->
        [first] Every round it goes to the seat that alone shows the most { $buildings }; the tied bid for it.
       *[second] Every round it goes to the seat that alone is second in { $buildings }; the tied bid for it.
    }
web-ip-role-end = { $points ->
        [one] At the end of the game it is worth { $points } point.
       *[other] At the end of the game it is worth { $points } points.
    }
web-ip-letter = { $colour ->
        [green] G
        [white] W
        [red] R
        [blue] B
       *[yellow] Y
    }

## Deciding

web-ip-title-setting-aside = Cards for the auctions
web-ip-title-auction = Auction: { $item }
web-ip-title-winners-city = A city at once
web-ip-title-turn = Build or lay
web-ip-title-city = Shields around { $city }
web-ip-title-masters-eye = A card to turn up
web-ip-title-lords-shield = A shield for any region
web-ip-title-over = The game is over
web-ip-aside-hint = Everybody bids for what all set aside. Tap { $number } cards you can spare.
web-ip-aside-count = { $chosen } of { $number }
web-ip-aside-missing = { $number ->
        [one] Choose one more
       *[other] Choose { $number } cards
    }
web-ip-aside-add = { $cards }: { $held } in hand, { $chosen } chosen; choose one more
web-ip-aside-less = { $cards }: put one back
web-ip-aside-done = You have set aside { $cards }. They lie face down until everybody has chosen.
web-ip-aside-ready = has chosen
web-ip-aside-choosing = is choosing
web-ip-brings-lot = { $city ->
        [yes] The cards go into the hand; the winner becomes Il Principe and may build a city at once.
       *[no] The cards go into the hand, and the winner becomes Il Principe.
    }
web-ip-brings-role = { $points ->
        [one] { $effect } And { $points } point whenever others build with { $buildings }.
       *[other] { $effect } And { $points } points whenever others build with { $buildings }.
    }
web-ip-effect-green = Turns one face-down card up again.
web-ip-effect-white = Scores 1 point at once.
web-ip-effect-red = Draws a card at once.
web-ip-effect-blue = Places a shield in any region.
web-ip-effect-yellow = Takes 2 ducats at once.
web-ip-bidder-high = { $name } holds the high bid: { $amount }
web-ip-bidder-turn = { $name } is to bid
web-ip-bidder-in = { $name } is still in
web-ip-bidder-out = { $name } has passed
web-ip-calls = The bids so far
web-ip-call-pass = passes
web-ip-no-bid-yet = No bid yet
web-ip-bid-passed = You have passed: the others settle this one.
web-ip-bid-not-in = Only those who are tied bid for this role.
web-ip-bid-sum = Your bid; you have { $purse } ducats
web-ip-order-open = Bid for me up to …
web-ip-order-what = The server raises for you by 1 ducat as long as it must, up to your limit. Nobody else learns of it.
web-ip-order-item = For what
web-ip-order-limit = Your limit; you have { $purse } ducats
web-ip-order-leave = Place the order
web-ip-order-stands = Bidding for you, up to { $limit }: { $item }. Only you know.
web-ip-order-take-back = Take back
web-ip-coming = Then come
web-ip-city-hint = You have won the lot: one city may be built at once.
web-ip-city-none = You have won the lot. Cards or ducats are lacking for a city now.
web-ip-build-spoken = { $build }: { $needs }; price { $price }, points { $points }, shields { $shields }
web-ip-nothing-sure = Really nothing?
web-ip-turn-lay = Lay cards of one colour …
web-ip-turn-build = … or build a city
web-ip-lay-colour = Which colour
web-ip-lay-number = How many cards
web-ip-row-after = Face up: { $before } → { $after }
web-ip-row-alone = nobody else has any
web-ip-region-empty = no shields yet
web-ip-shields-hint = { $number ->
        [one] Place { $number } shield around { $city }: a region on the map, or here.
       *[other] Place { $number } shields around { $city }: a region on the map, or here.
    }
web-ip-shields-sure = Keep the rest?
web-ip-lord-hint = As { $role } you place a shield in any region: on the map, or here.
web-ip-master-hint = { $flip ->
        [must] As { $role } you turn a face-down card up; it counts at once.
       *[may] As { $role } you may turn a face-down card up; it counts at once.
    }
web-ip-watch-winners-city = has won the lot and thinks about a city.
web-ip-watch-turn = builds a city, or lays cards of one colour.
web-ip-watch-city = places shields around { $city }.
web-ip-watch-masters-eye = { $flip ->
        [must] turns a card up, as { $role }.
       *[may] may turn a card up, as { $role }.
    }
web-ip-watch-lords-shield = places a shield in any region, as { $role }.

## The end

web-ip-end-counting = The points are counted
web-ip-end-won-by = { $points ->
        [one] by { $points } point
       *[other] by { $points } points
    }
web-ip-end-tie-broken = as many points as another: buildings laid, then roles, decide
web-ip-end-skip = Skip
web-ip-end-again = Count again
web-ip-end-table = Points by source
web-ip-end-source = Source
web-ip-end-total = Total
web-ip-end-decided = What decided it
web-ip-end-chart = Points by round
web-ip-end-chart-round = Round { $round }
web-ip-end-chart-end = last count
web-ip-end-chart-line = { $name }: { $points }
web-ip-end-auctions = Three telling auctions
web-ip-end-auction-dearest = The dearest
web-ip-end-auction-fiercest = The fiercest
web-ip-end-auction-fought = Hard fought
web-ip-end-auction-dear = Dear too
web-ip-end-auction-sold = { $price ->
        [one] Round { $round }: { $name } takes { $item } for { $price } ducat.
       *[other] Round { $round }: { $name } takes { $item } for { $price } ducats.
    }
web-ip-end-auction-bids = { $bids ->
        [one] { $bids } bid
       *[other] { $bids } bids
    }
web-ip-end-auction-next = next: { $amount }
web-ip-end-auction-city = and { $city } built at once

## Options

web-choice-il-principe-start-seat-random = by lot
web-choice-il-principe-half-of-up = those face up
web-choice-il-principe-half-of-all = all of that colour
web-choice-il-principe-empty-deck-two-play = phases 3 and 4 are played
web-choice-il-principe-empty-deck-two-end = the game ends
web-choice-il-principe-opener-left = left of Il Principe
web-choice-il-principe-opener-principe = Il Principe himself
web-choice-il-principe-city-end-start = at the start of phase 1
web-choice-il-principe-city-end-end = at the end of phase 1
web-choice-il-principe-last-round-shortage-end = the game ends
web-choice-il-principe-last-round-shortage-reuse = removed lots are used again
web-choice-il-principe-built-card-box = back to the box
web-choice-il-principe-built-card-builder = beside the builder

## Lessons of the guided game

web-learn-enough = You know the heart of it: set aside, bid, build, place shields. Go on here, or begin a game of your own.
web-learn-setting-aside-title = Cards for the auctions
web-learn-setting-aside = You drew new buildings. Some of your cards must go into the auctions: all cards of one colour form one lot. Keep what you need for a city, give up single cards, and remember what you gave: you know a part of each lot.
web-learn-lot-title = Bidding for a lot
web-learn-lot = The highest bid takes the whole lot into the hand, pays the bank, becomes Il Principe and may build a city at once. A seat that passes is out of this auction. Money you keep now is money for a city later.
web-learn-winners-city-title = A city at once
web-learn-winners-city = You won a lot, so you may build a city right away, besides your turn. You need exactly the buildings on the card, and its price in ducats.
web-learn-turn-title = Your turn
web-learn-turn = Build a city for points and shields, or lay any number of cards of one colour before you. Cards that lie face up count for roles. Buildings of a city lie before you too and count just the same.
web-learn-city-title = Shields
web-learn-city = A city gives you shields for the regions it touches. At the end each region pays 5 points for most shields and 2 for second place: strengthen one region, or take a free one.
web-learn-role-title = A tie for a role
web-learn-role = You show as many buildings of this colour as somebody else. The role is auctioned among you. A major role brings an effect now, 2 points whenever another seat builds with this colour, and 2 points if you hold it at the end.
web-learn-masters-eye-title = A card turned up
web-learn-masters-eye = As Master or Apprentice you may turn one of your face-down cards up again, of any colour but green. It counts at once for the colours still to come.
web-learn-lords-shield-title = A shield anywhere
web-learn-lords-shield = As Lord or Knight you place a shield in any region you like. Look where a single shield changes who is first.
