### The cards of the Princes of Catan: names, and what they do in the words of their verbs.

## Names

card-road = Road
card-settlement = Settlement
card-city = City
card-forest = Forest
card-gold-field = Gold Field
card-fields = Fields
card-hills = Hills
card-pasture = Pasture
card-mountains = Mountains
card-abbey = Abbey
card-austin = Austin
card-brick-factory = Brick Factory
card-brick-ship = Brick Ship
card-brigitta = Brigitta, the Wise Woman
card-candamir = Candamir
card-feud = Feud
card-fraternal-feuds = Fraternal Feuds
card-gold-ship = Gold Ship
card-goldsmith = Goldsmith
card-grain-mill = Grain Mill
card-grain-ship = Grain Ship
card-harald = Harald
card-inga = Inga
card-invention = Invention
card-iron-foundry = Iron Foundry
card-large-trade-ship = Large Trade Ship
card-lumber-camp = Lumber Camp
card-lumber-ship = Lumber Ship
card-marketplace = Marketplace
card-merchant-caravan = Merchant Caravan
card-ore-ship = Ore Ship
card-osmund = Osmund
card-parish-hall = Parish Hall
card-relocation = Relocation
card-scout = Scout
card-siglind = Siglind
card-storehouse = Storehouse
card-toll-bridge = Toll Bridge
card-trade-ships-race = Trade Ships Race
card-traveling-merchant = Traveling Merchant
card-weavers-shop = Weaver’s Shop
card-wool-ship = Wool Ship
card-year-of-plenty = Year of Plenty
card-yule = Yule
card-brigands = Brigands
card-gift-for-the-prince = Gift for the Prince
card-gold-cache = Gold Cache
card-gudrun = Gudrun, Terror of the Seas
card-harbor = Harbor
card-merchant = Merchant
card-merchant-guild = Merchant Guild
card-mint = Mint
card-moneylender = Moneylender
card-pirate-ship = Pirate Ship
card-reiner-herald = Reiner the Herald
card-salt-silo = Salt Silo
card-staple-house = Staple House
card-trade-master = Trade Master
card-trading-base = Trading Base
card-archer = Archer
card-arsonist = Arsonist
card-carl-forkbeard = Carl Forkbeard
card-chapel-low = Chapel (1–3)
card-chapel-high = Chapel (4–6)
card-drill-ground = Drill Ground
card-fairgrounds = Fairgrounds
card-fire-brigade = Fire Brigade
card-hedge-tavern = Hedge Tavern
card-heinrich = Heinrich the Sentinel
card-irmgard = Irmgard, Keeper of the Light
card-large-festival-hall = Large Festival Hall
card-lookout-tower = Lookout Tower
card-riots = Riots
card-sebastian = Sebastian the Itinerant Preacher
card-tithe-barn = Tithe Barn
card-traitor = Traitor
card-voyage-of-plunder = Voyage of Plunder
card-bath-house = Bath House
card-benjamin = Benjamin the Traveling Scholar
card-building-crane = Building Crane
card-chief-cannoneer = Chief Cannoneer
card-doctor = Doctor
card-guido = Guido the Ambassador
card-gustav = Gustav the Librarian
card-library = Library
card-mineral-mining = Mineral Mining
card-parliament = Parliament
card-pharmacy = Pharmacy
card-plague = Plague
card-three-field-system = Three-Field System
card-town-hall = Town Hall
card-university = University
card-barbarian-attack = Barbarian Attack
card-capricious-sea = Capricious Sea
card-council-of-sages = Council of the Sages
card-famine = Famine
card-fortunate-trade-voyage = Fortunate Trade Voyage
card-friendship-peoples = Friendship Between Peoples
card-good-neighbors = Good Neighbors
card-hour-master-merchants = Hour of the Master Merchants
card-insurrection = Insurrection
card-most-successful-explorer = Most Successful Explorer
card-religious-dispute = Religious Dispute
card-retreat-barbarians = Retreat of the Barbarians
card-taxation = Taxation
card-academy-of-sages = Academy of Sages
card-age-of-enlightenment = Age of Enlightenment
card-barbara = Barbara, Sage of the Fields
card-cole = Cole, Paladin of the Sages
card-courthouse = Courthouse
card-dispute-of-sages = Dispute of the Sages
card-frederich = Frederich, Sage of the Hills
card-granary = Granary
card-great-foresight = Great Foresight
card-grove-courage = Grove of Courage
card-grove-fraternity = Grove of Fraternity
card-grove-freedom = Grove of Freedom
card-grove-great-foresight = Grove of Great Foresight
card-grove-justice = Grove of Justice
card-grove-peace = Grove of Peace
card-grove-vigilance = Grove of Vigilance
card-manifesto = Manifesto of Humane Conduct
card-michaela = Michaela, Sage of the Pasture
card-peter = Peter, Sage of the Forest
card-piet = Piet, Sage of the Mountains
card-power-of-groves = Power of the Groves
card-principal-sage-woman = Principal Sage Woman
card-robert = Robert, Herald of the Sages
card-walther = Walther, Sage of the Gold Field
card-wise-compensation = Wise Compensation
card-wise-protection = Wise Protection

## Sets, what cards are, resources, points

set-basic = Basic set
set-gold = Era of Gold
set-turmoil = Era of Turmoil
set-progress = Era of Progress
set-intrigue = Era of Intrigue
set-merchant-princes = Era of Merchant Princes
set-barbarians = Era of Barbarians
set-explorers = Era of Explorers
set-sages = Era of Sages
set-prosperity = Era of Prosperity
set-promo = Special cards
family-road = road
family-settlement = settlement
family-city = city
family-region = region
family-building = building
family-extraordinary-site = extraordinary site
family-hero = hero
family-trade-ship = trade ship
family-ship = ship
family-sage = sage
family-unit = unit
family-metropolis = metropolis
family-marker = marker
family-action = action
family-event = event
family-sea-harbor = harbour
family-sea-island = island
family-sea-pirate = pirate
family-sea-wreck = wreck
kind-attack = action, attack
kind-red = { $family } (city)
point-vp = { $number } VP
point-strength = { $number } strength
point-commerce = { $number } commerce
point-skill = { $number } skill
point-progress = { $number } progress
point-sail = { $number } sail
point-cannon = { $number } cannon
stock-brick = brick
    .of = brick
stock-grain = grain
    .of = grain
stock-lumber = lumber
    .of = lumber
stock-ore = ore
    .of = ore
stock-wool = wool
    .of = wool
stock-gold = gold
    .of = gold
stock-any = any resource
    .of = any resource

## When: the triggers of the sentences

when-while = { $deeds }
when-built = When built: { $deeds }
when-once = Once a turn: { $deeds }
when-any = At will on your turn: { $deeds }
when-later = From your next turn on: { $deeds }
when-play = { $deeds }
when-before-roll = Before the roll: { $deeds }
when-building = While building: { $deeds }
when-rolled = After the event die is rolled: { $deeds }
when-number = At the production roll: { $deeds }
when-after-production = After production: { $deeds }
when-brigand = At a Brigand Attack: { $deeds }
when-trade = At Trade: { $deeds }
when-celebration = At a Celebration: { $deeds }
when-harvest = At a Plentiful Harvest: { $deeds }
when-drawn = { $deeds }
when-event = At { $cards }: { $deeds }
when-attacked = Against { $cards }: { $deeds }
when-lost-card = Whenever an event or an action takes a placed card from you: { $deeds }
when-lost-hand = Whenever you lose hand cards: { $deeds }
when-opp-trade = When the opponent trades with the bank: { $deeds }
when-opp-market = When the opponent uses a Marketplace: { $deeds }
when-contest = During a contest: { $deeds }
when-discovery = When discovered: { $deeds }
when-mission = On a mission: { $deeds }
when-until = As soon as it holds: { $deeds }

## Who, how often, how many, on which condition

who-opponent = the opponent: { $deed }
who-each = each player: { $deed }
who-strength-holder = the holder of the strength advantage: { $deed }
who-trade-holder = the holder of the trade advantage: { $deed }
who-more-trade-ships = the player with more trade ships, both if equal and not without any: { $deed }
per-trade-ships = { $deed } per own trade ship
per-heroes = { $deed } per own hero
per-pirate-ships = { $deed } per own Pirate Ship
per-strength-units = { $deed } per own unit with strength points
per-progress-buildings = { $deed } per own building with a progress point
per-markets-and-harbors = { $deed } per own Marketplace and Harbor
per-stores-beside = { $deed } per Storehouse or Abbey beside it
at-most = { $deed }, at most { $number }
at-will = { $deed } (optional)
only-if = { $deed } (if: { $cond })
needs = Needs: { $cond }.
lies-on = Lies on: { $card }.
only-one = One in a principality.
only-name = Only one of this name on the table.
both-of = { $first } and { $last }
either-of = { $first } or { $last }
cond-card = { $card }
cond-cities = a city
cond-commerce = { $low } commerce points
cond-progress = { $low } progress points
cond-strength-advantage = the strength advantage
cond-trade-ships = { $low } own trade ships
cond-strong-heroes = a hero of yours with strength points
cond-skill-lead = more skill points than the opponent
cond-vp-deficit = fewer victory points than the opponent
cond-opponent-gold = gold at the opponent’s
cond-number = production number { $low } to { $high }
cond-vp = { $low } victory points
cond-strength = { $low } strength points
cond-skill = { $low } skill points
cond-trade-advantage = the trade advantage
cond-heroes =
    { $low ->
        [1] a hero of yours
       *[other] { $low } own heroes
    }
cond-units =
    { $low ->
        [1] a unit of yours
       *[other] { $low } own units
    }
cond-city-deficit = fewer cities than the opponent
cond-ship-lead = more trade ships than the opponent
cond-opponent-strength = { $low } strength points at the opponent’s
cond-opponent-trade-advantage = the trade advantage at the opponent’s
cond-not = not: { $cond }

## What is done: the verbs of the sentences

does-boost-stock-at-beside = { $amount } { $stock } more for each { $region } region beside it that bears
does-rate-stock = trade { $amount } { $stock } for 1 resource with the bank, any number of times
does-rate-own-at-beside = trade what lies on one of the two regions beside it with the bank at { $amount }:1, any number of times
does-shield-count-at-beside = what lies on the two regions beside it is not counted
does-shield-loss-at-this-city = the regions beside this city lose nothing
does-gain-own-at-regions = every region receives { $amount } of its own kind
does-gain-own-at-rolled = every own region with this turn’s number receives { $amount } more of its kind
does-gain-own-at-a-bath-house = the two regions beside one own Bath House receive { $amount } of their kind
does-gain-grain-or-wool = gain { $amount } grain or { $amount } wool, one kind for all,
does-set-die-production = choose the number of the production die
does-set-die-event = the event die shows { $face }
does-look-hand = look at the opponent’s hand
does-take-one-type-at-room = take from the opponent, of one kind, as much as one own region can still hold
does-points-vp = { $amount } more VP
does-cancel-it = it does not affect you
cond-roll = a die shows { $low } to { $high }
link-then = { $first }; { $last }
link-or = { $first }, or { $last }
link-else = { $first }; where that cannot be, { $last }
does-discount-hero = heroes cost { $amount } resource less, of the builder’s choice
does-discount-costly-red = city expansions with a printed cost above 4 cost { $amount } resource less, of the builder’s choice
does-guard-town-building-at-this-city = no building of this city is hit, this one included
does-steal-unit-or-action = take { $amount } of these cards; in the tournament a unit or an action only
does-fetch-discard = take { $amount } card from the discard pile; in the tournament from one’s own
does-fetch-opponent-discard = take { $amount } card from the discard pile; in the tournament from the opponent’s
does-search-stack = look through a stack and take { $amount } card
does-lose-own-at-cities = every region beside a city loses { $amount } resource
does-tune-trade-amount = at Trade the holder of the trade advantage takes { $amount } resources
shows-celebration = Celebration
does-gain-any =
    { $count ->
        [one] gain { $amount } resource of any kind
       *[other] gain { $amount } resources of any kind
    }
does-gain-stock =
    { $count ->
        [one] gain { $amount } { $stock }
       *[other] gain { $amount } { $stock }
    }
does-pay-stock =
    { $count ->
        [one] pay { $amount } { $stock }
       *[other] pay { $amount } { $stock }
    }
does-pay-any =
    { $count ->
        [one] pay { $amount } resource of any kind
       *[other] pay { $amount } resources of any kind
    }
does-take-any =
    { $count ->
        [one] take { $amount } resource of any kind from the opponent
       *[other] take { $amount } resources of any kind from the opponent
    }
does-take-stock =
    { $count ->
        [one] take up to { $amount } { $stock } from the opponent
       *[other] take up to { $amount } { $stock } from the opponent
    }
does-give-any =
    { $count ->
        [one] give the opponent { $amount } resource of any kind
       *[other] give the opponent { $amount } resources of any kind
    }
does-bury-card =
    { $count ->
        [one] choose { $amount } card of it; it goes under a stack
       *[other] choose { $amount } cards of it; they go under stacks
    }
does-points-commerce =
    { $count ->
        [one] { $amount } more commerce point
       *[other] { $amount } more commerce points
    }
does-tune-search-cost =
    { $amount ->
        [0] choosing a card in the exchange is free
       *[other] choosing a card in the exchange costs { $amount } resource
    }
does-convert-stock =
    { $into_key ->
        [other] exchange { $amount } { $stock } for 1 resource of another kind
       *[any] buy a resource of any kind for { $amount } { $stock }
    }
does-remove =
    { $way ->
        [named] name { $named } of the opponent’s { $what_many }; he puts one of them { $place }
        [victim] the opponent chooses one { $what } of his and puts it { $place }
       *[me] choose one { $what } of the opponent’s; he puts it { $place }
    }
filter-building = building
    .many = buildings
filter-town-building = building on a town site
    .many = buildings on town sites
filter-strength-unit = unit with strength points
    .many = units with strength points
filter-trade-ship = trade ship
    .many = trade ships
place-discard = on the discard pile
place-stack = under a stack

## Cards whose doing is told as a whole

effect-road = Lengthens the row at one of its ends; a settlement may follow behind it.
effect-settlement = Behind a road: one site above, one below, and two new regions.
effect-city = On a settlement: two sites above and two below.
effect-region = Holds up to 3 { $stock }; bears 1 on its number.
effect-marketplace = After a production roll whose number is on more of the opponent’s regions than of yours: gain 1 resource of a kind that those regions of his bear.
effect-relocation = Two of your regions, or two of your expansions, change places; everything must lie as the rules allow afterwards.
effect-scout = While building a settlement: choose its two regions from the region stack, then shuffle the stack.
effect-yule = Shuffle the event stack and lay it as at the start, Yule fourth from the bottom; then draw another event.
effect-gold-cache = Beside any region: holds up to 3 gold, which a Brigand Attack neither counts nor takes.
effect-riots = Each player counts his units with strength or commerce points: 1 or 2 cost 1 gold, 3 or more cost 2 gold. Who does not pay puts one of them under a stack.
effect-none = Nothing but its points.
effect-barbarian-attack = Each player with a city compares his units with the victory points printed on his cities, metropolises and city expansions. Fewer units: he loses 2 resources. More: he gains 2, or raises his Triumph Card. Then it goes under the top 4 events.
effect-capricious-sea = By the production number of this turn: 1 to 4, each player gains 1 resource per own trade ship; 5 or 6, each puts one own trade ship under a stack.
effect-council-of-sages = Each player gains up to 2 owls for his sages, or up to 2 resources on regions beside which a sage lies.
effect-famine = Who has no Granary loses 1 grain, or 2 other resources without grain.
effect-fortunate-trade-voyage = Each player chooses one own trade ship and gains up to 2 of what it trades.
effect-friendship-peoples = Each player gains 1 resource of any kind per own island at level 1 or higher.
effect-good-neighbors = The top card of every stack is turned up. A Pilgrimage Site brings its owner 1 resource; the owner of Odin’s Fountain may take one of the open cards.
effect-hour-master-merchants = Each player raises all his Residences by one level; beside one already at level 3 the regions receive 1 resource instead.
effect-insurrection = Each player puts one own building with a printed cost of at least 2 under a stack. Then it goes under the top 4 events.
effect-most-successful-explorer = The player with more discovered sea cards draws up to 2 cards of one stack; if equal and not 0, each may draw 1.
effect-religious-dispute = Each player with a city puts his hand under stacks; a Church and an Odin’s Temple save 2 cards each.
effect-retreat-barbarians = Each player with a unit chooses 1 card from a stack, with the strength advantage up to 2.
effect-taxation = Each player may pay 1 star for 1 resource of any kind and 1 gold.

## Owls, stars, levels, and what came with the Era of Sages

cond-sages =
    { $low ->
        [1] a sage
       *[other] { $low } sages
    }
cond-groves =
    { $low ->
        [1] a grove
       *[other] { $low } groves
    }
cond-heroines =
    { $low ->
        [1] a heroine
       *[other] { $low } heroines
    }
cond-attacks =
    { $low ->
        [1] an attack card in the hand
       *[other] { $low } attack cards in the hand
    }
cond-level = { $card } at level { $low } or higher
cond-opponent = { $cond } at the opponent’s
per-groves = { $deed } per own grove
per-manifesto = { $deed } per victory point on one’s Manifesto
when-attacked-any = Against an attack card: { $deeds }
does-build-city = build a city without further resources
does-contest-owls = both roll a die and add the owls on their sages; for the higher
link-contest = { $first }: { $last }
link-tie = { $first }; at a tie for both: { $last }
does-give-stock-at-empty = put { $amount } { $stock } on an empty { $region } region of the opponent
does-take-other = take { $amount } resource of another kind from the opponent
does-bury-card-victim = the opponent puts his whole hand under stacks
does-bury-unit-or-action-victim = the opponent puts all units and actions of his hand under stacks
does-tune-trade-chooser = at Trade you choose what you lose
does-tune-contest-ties = where you must beat a number or the opponent’s roll, you win ties too
does-level-self = raise this card by a level
does-pay-attack = discard an attack card of your hand
does-pay-unit-or-action = discard a unit or an action of your hand
does-gain-own-at-sages = gain up to { $amount } resources on regions of one’s own with a sage beside them
shows-choice = the face of one’s choice
shows-event-card = an event card
holds-owls = Holds up to { $number } owls.
holds-stars = Holds up to { $number } stars.
shows-levels = Levels: { $levels }.
lies-beside = Beside a region.
lies-beside-kind = Beside a { $region } region.
paid-there = Paid from that region.
lies-on-road = On a free road.
is-foreign = In the opponent’s principality.
effect-cole = Once a turn: use one of the opponent’s groves and pay its owls yourself.
effect-great-foresight = Look through the event stack and remove 1 event, but not Yule, from the game; the order stays.
effect-grove-great-foresight = Once a turn: look at the top 3 events and put any of them, but not Yule, under the stack.
amount-owls =
    { $number ->
        [one] { $number } owl
       *[other] { $number } owls
    }
does-token-owls =
    { $count ->
        [one] gain { $amount } owl
       *[other] gain { $amount } owls
    }
does-token-owls-paid =
    { $count ->
        [one] pay { $amount } owl
       *[other] pay { $amount } owls
    }
amount-stars =
    { $number ->
        [one] { $number } star
       *[other] { $number } stars
    }
does-token-stars =
    { $count ->
        [one] gain { $amount } star
       *[other] gain { $amount } stars
    }
does-token-stars-paid =
    { $count ->
        [one] pay { $amount } star
       *[other] pay { $amount } stars
    }
for-owls = Costs { $price } each time. { $said }
does-lose-any =
    { $count ->
        [one] lose { $amount } resource of any kind
       *[other] lose { $amount } resources of any kind
    }
does-lose-stock = lose { $amount } { $stock }
does-draw-tops =
    { $count ->
        [1] draw the top card of a stack
       *[other] draw { $amount } cards off the top of stacks
    }
does-draw-tops-opponent = the opponent draws { $amount }

## What is wrong with a deck, and how to mend it

breach-not-owned = { $cards } is in no box of this collection.
    .mend = Take it out, or name the box that has it.
breach-few-events = Events chosen: { $found }; needed: { $allowed }.
    .mend = Add { $surplus } more.
breach-many-events = Events chosen: { $found }; allowed: { $allowed }.
    .mend = Take { $surplus } out.
breach-moons = { $cards } is chosen { $found } times; of the copies with the moon only one counts, and those every stack has anyway are not chosen, so { $allowed } may be.
    .mend = Take { $surplus } out.
breach-yule = { $cards } is laid by the host and cannot be chosen.
    .mend = Choose another event in its place.
breach-event-most = { $cards } is chosen { $found } times, only { $allowed } may be.
    .mend = Take { $surplus } out.
breach-returning = { $found } of the events come back under the top four ({ $cards }), only { $allowed } may.
    .mend = Take { $surplus } of them out.
breach-few-cards = Cards in the deck: { $found }; needed: { $allowed }.
    .mend = Add { $surplus } more.
breach-many-cards = Cards in the deck: { $found }; allowed: { $allowed }.
    .mend = Take { $surplus } out.
breach-wrong-back = { $cards } is not a card for a deck: it belongs to the middle of the table.
    .mend = Take it out.
breach-copies = { $cards } is in the deck { $found } times, the collection has { $allowed }.
    .mend = Take { $surplus } out.
breach-attacks = { $cards } is an attack: once in a deck, not { $found } times.
    .mend = Take { $surplus } out.
breach-most = { $cards } may be in a deck { $allowed } time at most, not { $found } times.
    .mend = Take { $surplus } out.
breach-promo = { $cards } is a special card, and the players did not agree on those.
    .mend = Take it out, or agree on it.
breach-promo-copies = { $cards } is a special card: one at most, not { $found }.
    .mend = Take { $surplus } out.
breach-explorers = { $cards } is of the Era of Explorers, and the players did not agree on that set.
    .mend = Take it out, or play with the Explorers.

## Ready decks

deck-merchants = The Merchants: ships, harbours and the trade advantage
deck-warlords = The Warlords: heroes, the strength advantage and attacks
deck-scholars = The Scholars: a large hand, the University and what follows from it
deck-masons = The Masons: doubled harvests, and city after city full of buildings
deck-sages = The Sages: owls from every region, and what they buy
deck-druids = The Druids: a grove for every danger, and harvests behind it
deck-judges = The Judges: courts, granaries and the trade advantage
deck-corsairs = The Corsairs: cannons, pirates and heroes of two ages
deck-academy = The Academy: large hands, learning, and points in stone
deck-seers = The Seers: foreseen events, heralds and chosen numbers

## Card files and deck files: what is asked of them, and what is said of those that fail

where-written =
    { $card ->
        [file] { $file }
       *[other] { $file }, card “{ $card }”
    }
rule-CARD-1 = A card file is written in TOML.
    .title = Card files
refusal-CARD-1 = { $file } is not a card file: { $reason }.
rule-CARD-2 = No card is written twice; a card of an earlier set is written with “again”.
    .title = One card, one entry
refusal-CARD-2 = { $file }: the card “{ $card }” is there twice.
rule-CARD-3 = Each file names its set and its source; each card its kind, what it is, its copies and its cost.
    .title = Fields that must be there
refusal-CARD-3 = { where-written }: the field “{ $field }” is missing.
rule-CARD-4 = A count is a whole number from 0; copies are two of them; a sentence is text.
    .title = Values of fields
refusal-CARD-4 = { where-written }, field “{ $field }” does not hold what belongs there.
rule-CARD-5 = The effect of a card is written with the verbs of a closed list.
    .title = Verbs
refusal-CARD-5 = { where-written }, field “{ $field }”: “{ $word }” is not a verb.
rule-CARD-6 = A sentence begins with a trigger of a closed list and a colon.
    .title = Triggers
refusal-CARD-6 = { where-written }, field “{ $field }”: “{ $word }” is not a trigger with a colon.
rule-CARD-7 = Each verb takes its own words, from closed lists.
    .title = Words beside a verb
refusal-CARD-7 = { where-written }, field “{ $field }”: “{ $word }” cannot stand there.
rule-CARD-8 = A card or a measure that is named is one of those there are.
    .title = Cards that are named
refusal-CARD-8 = { where-written }, field “{ $field }”: there is no “{ $word }”.
rule-CARD-9 = Kinds, sets, resources, points and specials are words of closed lists.
    .title = Words of fields
refusal-CARD-9 = { where-written }, field “{ $field }”: “{ $word }” is not known.
rule-CARD-10 = A field that nothing reads is refused.
    .title = Fields there are
refusal-CARD-10 = { where-written }: nothing reads a field “{ $field }”.
rule-CARD-11 = A card says only what this engine carries; the closed lists have more words than that.
    .title = Words that are carried
refusal-CARD-11 = { where-written }, field “{ $field }”: “{ $word }” is a known word, but this engine does not carry it there yet.
rule-DECK-1 = A line of a deck begins with a count from 1 to 99, or with none for one card.
    .title = Counts
refusal-DECK-1 = Line { $line }: { $count } is not a count from 1 to { $most }.
rule-DECK-2 = A card is named in English, French, Italian or German, or by its key.
    .title = Names
refusal-DECK-2 = Line { $line }: there is no card “{ $name }”; perhaps { $card } is meant.
rule-DECK-3 = A name that two cards share in two languages is not enough.
    .title = Names of two cards
refusal-DECK-3 = Line { $line }: “{ $name }” may be { $card } or another card; write it in another language.
rule-DECK-4 = A deck is a short text.
    .title = Length
refusal-DECK-4 = The text is longer than { $most } lines; line { $line } is the last that is read.
rule-DECK-5 = A code is made of digits and of letters without I, L, O and U.
    .title = Letters of a code
refusal-DECK-5 = “{ $letter }” does not occur in the code of a deck.
rule-DECK-6 = A code has a check, so that a slip of the pen is found.
    .title = The check of a code
refusal-DECK-6 = The code is not complete, or a letter of it is wrong.
rule-DECK-7 = A code names cards that this house has.
    .title = Cards of a code
refusal-DECK-7 = The code names a card that is not known here.
rule-DECK-8 = A collection has the base box and names the expansions beside it: “base” for none, “all” for all that exist.
    .title = Names of collections
refusal-DECK-8 = { $option }: there is no set “{ $name }”. Known: { $known }.

## The rules of the tournament about decks and chosen events

rule-T1 = Each player builds the deck from one base box and at most one copy of each expansion; the two collections may differ.
    .title = Collections
rule-T5 = The host lays Yule in the event stack; each player lays one Riots and one Plague without the moon.
    .title = Events that are always there
rule-T6 = Each player adds four events of his choice in secret.
    .title = Chosen events
rule-T7 = Of several equal events with the moon a player may choose one; those without it are free.
    .title = Events with the moon
rule-T8 = A player may choose one Insurrection, two of the events that come back under the top four, and never Yule.
    .title = Bounded events
rule-T12 = A deck has 35 cards, secret, of those whose back shows only their set: actions, expansions, road complements, metropolises and markers.
    .title = The deck
rule-T13 = A deck has at most as many copies as the collection, and one of each attack and of Great Foresight.
    .title = Copies
rule-T14 = Special and promotional cards are allowed by agreement only, one of each.
    .title = Special cards
rule-T15 = Cards and events of the Era of Explorers are allowed only where the players agreed on that set.
    .title = The Explorers
rule-T30 = Explorers are agreed on only if both players own that set. Cards and events of that set may then be in decks.
    .title = Agreeing on Explorers
