# The Princes of Catan: names, log lines, wishes, questions, refusals, options and rules.

game-title = The Princes of Catan

## Names of things

family-red = Red
family-blue = Blue
resource-brick = brick
resource-grain = grain
resource-lumber = lumber
resource-ore = ore
resource-wool = wool
resource-gold = gold
wanted-brick = brick
wanted-grain = grain
wanted-lumber = lumber
wanted-ore = ore
wanted-wool = wool
wanted-gold = gold
face-brigand = Brigand Attack
face-trade = Trade
face-celebration = Celebration
face-harvest = Plentiful Harvest
face-event = Event card
side-above = above
side-below = below
spot-above = above
spot-below = below
spot-far-above = far above
spot-far-below = far below
reason-playing = the game is going on
reason-points = victory points enough
reason-limit = the last turn has been played
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-11 = 11
column-12 = 12
column-13 = 13
column-cache = Gold Cache
town-1 = 1
town-2 = 2
town-3 = 3
town-4 = 4
town-5 = 5
town-6 = 6
town-7 = 7
town-8 = 8
town-9 = 9
town-10 = 10
town-11 = 11
town-12 = 12
stack-1 = 1
stack-2 = 2
stack-3 = 3
stack-4 = 4

need-abbey = an Abbey
need-bath-house = a Bath House
need-cities = a city
need-commerce-3 = three commerce points
need-hedge-tavern = a Hedge Tavern
need-library = a Library
need-merchant-guild = a Merchant Guild
need-opponent-gold = gold at the other’s
need-pirate-ship = a Pirate Ship
need-progress-2 = two progress points
need-strength-advantage = the strength advantage
need-strong-heroes = a hero with strength points
need-town-hall = a Town Hall
need-university = a University
need-vp-deficit = fewer victory points than the other

## Regions by their number, and cards that come again in a later set

card-forest-red-2 = Forest 2
card-forest-blue-3 = Forest 3
card-forest-stack-4 = Forest 4
card-forest-stack-6 = Forest 6
card-gold-field-red-1 = Gold Field 1
card-gold-field-blue-4 = Gold Field 4
card-gold-field-stack-2 = Gold Field 2
card-gold-field-stack-3 = Gold Field 3
card-fields-red-6 = Fields 6
card-fields-blue-5 = Fields 5
card-fields-stack-1 = Fields 1
card-fields-stack-3 = Fields 3
card-hills-red-3 = Hills 3
card-hills-blue-2 = Hills 2
card-hills-stack-1 = Hills 1
card-hills-stack-5 = Hills 5
card-pasture-red-4 = Pasture 4
card-pasture-blue-1 = Pasture 1
card-pasture-stack-5 = Pasture 5
card-pasture-stack-6 = Pasture 6
card-mountains-red-5 = Mountains 5
card-mountains-blue-6 = Mountains 6
card-mountains-stack-2 = Mountains 2
card-mountains-stack-4 = Mountains 4
card-gold-storehouse = Storehouse (Era of Gold)
card-gold-toll-bridge = Toll Bridge (Era of Gold)
card-gold-large-trade-ship = Large Trade Ship (Era of Gold)
card-gold-goldsmith = Goldsmith (Era of Gold)
card-gold-trade-ships-race = Trade Ships Race (Era of Gold)
card-gold-traveling-merchant = Traveling Merchant (Era of Gold)
card-turmoil-brigands = Brigands (Era of Turmoil)
card-turmoil-feud = Feud (Era of Turmoil)
card-turmoil-fraternal-feuds = Fraternal Feuds (Era of Turmoil)
card-progress-brigitta = Brigitta, the Wise Woman (Era of Progress)
card-progress-relocation = Relocation (Era of Progress)
card-merchant-princes-pirate-ship = Pirate Ship (Era of Merchant Princes)
card-barbarians-relocation = Relocation (Era of Barbarians)
card-progress-invention = Invention (Era of Progress)

## What happened

event-first-seat-chosen = { $seat } has the first turn.
event-turn-began = Turn { $number }: { $seat }.
event-dice-rolled = { $seat } rolls { $number } and { $face }.
event-gained = { $seat } receives { $number } { $resource } (column { $column }, { $side }).
event-paid = { $seat } gives { $number } { $resource } (column { $column }, { $side }).
event-raided = The brigands count { $counted } resources of { $seat } and take all wool and gold.
event-event-drawn = The event card: { $card }.
event-events-shuffled = { $card_number ->
        [-1] The events that lay face up are shuffled, and form the stack again.
       *[other] The event stack is shuffled and built again around { $card }.
    }
event-building-named = { $card } of { $seat } is named.
event-card-returned = { $stack_number ->
        [-1] { $card } of { $seat } goes back among the open cards.
       *[other] { $card } of { $seat } goes under stack { $stack }.
    }
event-card-shown = { $number ->
        [-9] The hand of { $seat } is looked at.
       *[other] In the hand of { $seat }: { $number } { $card }.
    }
event-card-buried = { $card_number ->
        [-9] A card of { $seat } is put under stack { $stack }.
       *[other] { $card } of { $seat } is put under stack { $stack }.
    }
event-road-built = { $seat } builds a road in column { $column }.
event-settlement-built = { $seat } builds a settlement at place { $town }.
event-city-built = { $seat } builds a city at place { $town }.
event-region-drawn = { $seat } draws { $card }.
event-region-laid = { $seat } lays { $card } in column { $column }, { $side }.
event-card-built = { $seat } builds { $card } (place { $town }, { $spot }).
event-card-removed = { $seat } throws { $card } away (place { $town }, { $spot }).
event-action-played = { $seat } plays { $card }.
event-regions-swapped = Two regions of { $seat } change places.
event-cards-swapped = Two expansions of { $seat } change places.
event-card-drawn = { $card_number ->
        [-9] { $seat } draws a card from stack { $stack }.
       *[other] { $seat } draws { $card } from stack { $stack }.
    }
event-card-put = { $card_number ->
        [-9] { $seat } puts a card under stack { $stack }.
       *[other] { $seat } puts { $card } under stack { $stack }.
    }
event-card-seen = { $card_number ->
        [-9] { $seat } looks at a card of stack { $stack }.
       *[other] { $seat } looks at { $card } in stack { $stack }.
    }
event-card-taken = { $card_number ->
        [-9] { $seat } takes a card out of stack { $stack }.
       *[other] { $seat } takes { $card } out of stack { $stack }.
    }
event-foretold = { $seat } plays { $card }.
event-cache-laid = { $seat } lays { $card } beside the regions.
event-card-used = { $seat } uses { $card } (place { $town }, { $spot }).
event-card-built-abroad = { $seat } builds { $card } in the other principality (place { $town }, { $spot }).
event-card-used-abroad = { $seat } uses { $card } in the other principality (place { $town }, { $spot }).
event-named-abroad = A building of { $seat } in the other principality is named: { $card }.
event-card-left-abroad = { $stack_number ->
        [-1] { $card } of { $seat } leaves the other principality for its builder’s discard pile.
       *[other] { $card } of { $seat } leaves the other principality and goes under stack { $stack }.
    }
event-card-stolen = { $card_number ->
        [-9] { $seat } takes a card out of the other’s hand.
       *[other] { $seat } takes { $card } out of the other’s hand.
    }
event-card-fetched = { $seat } takes { $card } from a discard pile.
event-lost = { $seat } loses { $number } { $resource } (column { $column }, { $side }).
event-spared = { $card } spares { $seat }.
event-defence-rolled = { $repelled ->
        [1] { $seat } rolls { $number } against { $card } and repels it.
       *[other] { $seat } rolls { $number } against { $card }: it does not help.
    }
event-ended = { $winners_count ->
        [one] The game is over: { $reason }. { $winners } wins.
       *[other] The game is over: { $reason }. { $winners } share the victory.
    }

## Wishes

action-roll = Roll the dice
action-done = Do no more here
action-keep-hand = Keep the hand
action-foretell = Play Brigitta and set the die to { $number }
action-build-road = Build a road in column { $column }
action-build-settlement = Build a settlement at place { $town }
action-scout-ahead = Build a settlement at place { $town } with a Scout
action-build-city = Build a city at place { $town }
action-build = Build { $card }
action-play = Play { $card }
action-trade = Trade { $resource } for { $wanted }
action-trade-beside = Trade two of column { $column }, { $side }, for { $wanted }
action-use = Use the card at place { $town }, { $spot }
action-pick-site = Pick the site at place { $town }, { $spot }
action-use-abroad = Use your card in the other principality at place { $town }, { $spot }
action-pick-abroad = Pick the site of the other principality at place { $town }, { $spot }
action-pick-region = Pick the region in column { $column }, { $side }
action-pick-resource = Take { $resource }
action-pick-stack = Pick stack { $stack }
action-search = Pay and search stack { $stack }
action-pick-card = Pick { $card }
action-lay-first = Lay the first new region { $side }
action-put = Put { $card } under stack { $stack }

## What is being decided

agenda-before-roll = { $actors } rolls the dice.
agenda-paying = { $actors } picks a region to pay from.
agenda-gaining = { $actors } picks a region that receives a resource.
agenda-taking = { $actors } takes a resource from the other.
agenda-buying = { $actors } may buy resources for a gold each.
agenda-feud = { $actors } names a building of the other.
agenda-feud-loss = { $actors } gives up one of the buildings named.
agenda-returning = { $actors } picks the stack for the card.
agenda-burying = { $actors } puts a card of the other’s hand under a stack.
agenda-actions = { $actors } builds, trades and plays cards.
agenda-placing = { $actors } picks a site.
agenda-scouting = { $actors } picks a region from its stack.
agenda-laying = { $actors } lays the two new regions.
agenda-moving = { $actors } picks what changes places.
agenda-hand = { $actors } brings the hand to its limit.
agenda-exchange = { $actors } may exchange a card.
agenda-exchange-draw = { $actors } draws a card or searches a stack.
agenda-searching = { $actors } takes a card out of the stack.
agenda-warding = { $actors } may turn the event away.
agenda-rioting = { $actors } pays gold or gives up a unit.
agenda-losing = { $actors } picks the card that is lost.
agenda-targeting = { $actors } picks a building of the other.
agenda-stealing = { $actors } may take a card of the other’s hand.
agenda-fetching = { $actors } takes a card from the discard pile.
agenda-browsing = { $actors } may search a stack.
agenda-treating = { $actors } picks a Bath House.
agenda-choosing = { $actors } picks a kind of resource.
agenda-robbing = { $actors } picks the region that is filled from the other’s.
agenda-giving = { $actors } picks the region it gives from.
agenda-saving = { $actors } picks what need not be paid.

## Refusals

refusal-ACT-1 = { $card } would have no effect now.
refusal-ACT-2 = { $card } is not in your hand.
refusal-ACT-3 = { $card } is not in the region stack.
refusal-ACT-4 = Two regions or two expansions of yours change places, not what you picked.
refusal-ACT-5 = You have no Scout in your hand.
refusal-ACT-6 = You have no Brigitta in your hand.
refusal-ACT-7 = You have no Reiner in your hand, or he has been played.
refusal-ACT-8 = { $card } is not in that discard pile.
refusal-ACT-9 = There is no Bath House of yours with room beside it at place { $town }, { $spot }.
refusal-ATTACK-3 = Nothing that can be hit stands at place { $town }, { $spot }.
refusal-ATTACK-5 = The region in column { $column }, { $side }, cannot be filled from the other’s.
refusal-ATTACK-6 = { $card } cannot be taken out of that hand.
refusal-ATTACK-7 = The region in column { $column }, { $side }, has nothing to give.
refusal-BUILD-1 = Column { $column } is not a free end of your row.
refusal-BUILD-2 = Place { $town } does not lie beyond a road of yours.
refusal-BUILD-3 = There is no settlement of yours at place { $town }.
refusal-BUILD-4 = { $card } is not an expansion of your hand.
refusal-BUILD-5 = { $card } needs { $needed } { $resource }; you have { $held }.
refusal-BUILD-6 = Nothing of yours stands at place { $town }, { $spot }.
refusal-BUILD-7 = The middle has no card left: { $card }.
refusal-BUILD-8 = No site is free for { $card }.
refusal-BUILD-9 = Your principality already has { $card }, and one is the most.
refusal-BUILD-10 = No site of a city is free for { $card }.
refusal-BUILD-11 = { $card } lies on another card in a city, and you have none such.
refusal-BUILD-13 = You cannot save { $resource }: it is not due, or the rest would be too dear.
refusal-BUILD-14 = You cannot choose { $resource } here.
refusal-EVENT-1 = There is no such building at place { $town }, { $spot }.
refusal-EVENT-9 = Pay all the gold the riots ask for, or pick a unit with strength or commerce.
refusal-EVENT-11 = Only Sebastian in your hand turns the event away.
refusal-GEO-2 = There is no free site of yours at place { $town }, { $spot }.
refusal-GEO-3 = No region in column { $column }, { $side }, can take this in.
refusal-GEO-4 = No region in column { $column }, { $side }, holds what is due.
refusal-HAND-2 = { $card } is not in that hand.
refusal-HAND-4 = A search costs { $price } resources; you have { $held }.
refusal-HAND-5 = Stack { $stack } is empty.
refusal-HAND-6 = { $card } is not in the stack.
refusal-NEED-1 = { $instead_number ->
        [-1] { $card } needs { $need }.
       *[other] { $card } needs { $need } or { $instead }.
    }
refusal-ROLL-4 = The other has none: { $resource }.
refusal-TRADE-1 = The bank wants { $needed } { $resource }; you have { $held }.
refusal-TRADE-3 = The region in column { $column }, { $side }, has no two resources beside a Large Trade Ship.
refusal-TRADE-4 = You have no room for { $wanted }, or it is what you give.
refusal-TURN-3 = No card at place { $town }, { $spot }, can be used now.

## Presets and options

preset-introductory = The introductory game: basic cards in four stacks, seven victory points.
option-points = Victory points that win.
option-turn-limit = Turns of both players together after which the game ends.

## The table as text

board-head = { $name }: victory points { $score }, strength { $strength }, trade { $trade }, skill { $skill }, progress { $progress }, cards { $hand } of { $limit }
board-middle = Turn { $turn } · roads { $roads }, settlements { $settlements }, cities { $cities } · stacks { $stacks }
board-place = place
board-hand = Hand: { $list }

## The table as named lists; kinds of wishes, as headings

view-turn = Turn
view-active = Has the turn
view-number = Production die
view-face = Event die
view-roads-left = Roads left
view-settlements-left = Settlements left
view-cities-left = Cities left
view-regions-left = Region stack
view-open-cards = Lying open
view-stacks = Draw stacks
view-stack = Stack
view-owner = Owner
view-size = Cards
view-cards = From the top
view-discard = Discarded
view-events = Event stack
view-events-gone = Events out of the game
view-waiting = Waiting
view-named = Buildings named
view-used = Used this turn
view-seats = Principalities
view-score = Victory points
view-points = Other points
view-strength-advantage = Strength advantage
view-trade-advantage = Trade advantage
view-hand-limit = Hand limit
view-roads = Roads, by column
view-towns = Settlements and cities
view-regions = Regions and stores
view-sites = Built
view-foreign = Built there by the other
view-your-hand-seen = Your cards the other knows
view-their-hand-seen = The other’s cards you know
view-decks = Decks
view-stolen = Held, but brought by the other
view-your-order = Laid out so far
region-at = { $region } ({ $plot }): { $held }
plot-at = column { $column }, { $side }
site-at = { $card } (place { $town }, { $spot })
place-at = place { $town }, { $spot }
kind-roll = Dice
kind-done = Finish
kind-keep-hand = Keep the hand
kind-foretell = Set the die
kind-build-road = Build a road
kind-build-settlement = Build a settlement
kind-scout-ahead = Build a settlement with a Scout
kind-build-city = Build a city
kind-build = Build from the hand
kind-play = Play a card
kind-trade = Trade with the bank
kind-trade-beside = Trade by the Large Trade Ship
kind-use = Use a card
kind-pick-site = Pick a site
kind-pick-abroad = Pick a site of the other principality
kind-use-abroad = Use a card in the other principality
kind-pick-region = Pick a region
kind-pick-resource = Take a resource
kind-pick-stack = Pick a stack
kind-search = Pay and search
kind-pick-card = Pick a card
kind-lay-first = Lay the regions
kind-put = Put a card under a stack
kind-pick-deck = Bring a ready deck
kind-bring-deck = Bring a deck of one’s own

## Rules: sentence, heading, and our reading where the rulebooks leave one

rule-GEO-1 = Towns and roads lie in one row, in turns; above and below each road place lies a region.
    .title = The row
rule-GEO-2 = A settlement has a site above and one below, a city two and two. A site touches the two regions left and right of its town on its own side.
    .title = Sites
rule-GEO-3 = A region stores up to three of its own resource; what finds no room is lost. A player who may choose takes any resource, gold too, in any of its regions.
    .title = Stores
rule-GEO-4 = A player who pays picks the regions it pays from, also where the other demands a resource.
    .title = Paying
rule-SET-1 = Each begins with two settlements, the road between them and six regions; each region has one resource, but the gold field none.
    .title = Two principalities
rule-SET-2 = In the middle lie seven roads, five settlements, seven cities and twelve regions, for both.
    .title = The middle
rule-SET-3 = The 36 basic cards are shuffled into four stacks of nine.
    .title = Draw stacks
rule-SET-4 = The lot says who begins. Each takes three cards from the top of a stack, the second from another one.
    .title = Who begins
    .interpretation = Stacks that nobody has looked into are alike, so nobody is asked which.
rule-SET-5 = Yule lies fourth from the bottom of the nine events; the others are shuffled.
    .title = The event stack
rule-SET-6 = Hands and stacks are secret; what a seat has seen of them stays known to it.
    .title = What is known
    .interpretation = Where a card leaves a hand or a searched stack unseen, the other no longer knows where the rest is.
rule-TURN-1 = A turn has four parts: dice, actions, filling the hand, exchanging a card. Then the other has the turn.
    .title = Four parts
rule-TURN-2 = In the action phase one builds, trades, plays and throws away cards, in any order and as often as one can.
    .title = Actions
rule-TURN-3 = A function for once a turn is used once with each card that has it: a Mint gives a resource of another kind for a gold. Others are used as often as one can pay, and some not in the turn in which their card was built.
    .title = Functions
rule-ROLL-1 = The active player rolls the production die and the event die.
    .title = Two dice
rule-ROLL-2 = Its six faces are Brigand Attack, Trade, Celebration, Plentiful Harvest and twice an event card.
    .title = The event die
rule-ROLL-3 = Before production, who has more than seven resources loses all wool and all gold. Regions beside a Storehouse are not counted.
    .title = Brigand Attack
    .interpretation = A Storehouse changes the count only: wool and gold beside it are lost with the rest.
rule-ROLL-4 = The player with the trade advantage takes a resource of its choice from the other, with a Moneylender two.
    .title = Trade
rule-ROLL-5 = The player with most skill points takes a resource; if both have as many, both do.
    .title = Celebration
rule-ROLL-6 = Both take a resource of their choice; a Toll Bridge brings its owner two gold besides.
    .title = Plentiful Harvest
rule-ROLL-7 = The top event card is turned up, takes effect and goes under the stack.
    .title = Event card
rule-PROD-1 = Each region of both players with the number rolled bears one resource.
    .title = The number
rule-PROD-2 = Beside a building that doubles its kind a region bears two, never more however many stand there.
    .title = Doubled
rule-PROD-3 = After production, whose Marketplace faces more regions with the number than its own takes one resource of a kind those regions bear.
    .title = Marketplace
rule-EVENT-1 = The player with the strength advantage names three buildings of the other, who puts one of them under a stack of its choice.
    .title = Feud
rule-EVENT-2 = The player with the strength advantage looks at the other’s hand and puts two cards of it under stacks.
    .title = Fraternal Feuds
rule-EVENT-3 = Each takes a resource for each of its buildings with a progress point, at most two.
    .title = Invention
rule-EVENT-4 = The player with more trade ships takes a resource; if both have as many and at least one, both do.
    .title = Trade Ships Race
rule-EVENT-5 = Each may buy up to two resources other than gold, for one gold each; the active player first.
    .title = Traveling Merchant
rule-EVENT-6 = Every region takes one of its own for each Storehouse or Abbey beside it; doubling does not count.
    .title = Year of Plenty
rule-EVENT-7 = The event stack is shuffled and built as at the start; then another event is drawn.
    .title = Yule
rule-EVENT-8 = Each takes a gold for each of its units with strength points.
    .title = Gift for the Prince
rule-EVENT-9 = A player with one or two units with strength or commerce points pays a gold, for three or more two gold; or puts one of them under a stack. A Chapel of this turn’s number spares its owner.
    .title = Riots
    .interpretation = Who could pay may still give up a unit; part of the gold is not enough. The active player decides first.
rule-EVENT-10 = Every region that touches a city loses one resource, be it between two cities. A Bath House spares the four regions of its city; a Pharmacy brings its owner a resource of choice.
    .title = Plague
rule-EVENT-11 = A player that Riots, Feud or Fraternal Feuds would hit may play Sebastian, and they pass by.
    .title = Sebastian
    .interpretation = A player that may have the card is asked, as nobody may know whether it is at hand.
rule-EVENT-12 = For each placed card that an event or an action takes from it, the owner of Irmgard takes a resource of choice. The effect of an expansion does not count as an action.
    .title = Irmgard
rule-BUILD-1 = A road goes to an end of the row that has none.
    .title = Roads
rule-BUILD-2 = A settlement goes beyond a road and brings two regions from their stack, laid empty above and below.
    .title = Settlements
    .interpretation = The builder decides which of the two lies above.
rule-BUILD-3 = A city is laid on a settlement of one’s own and is worth one point more.
    .title = Cities
rule-BUILD-4 = Green expansions of the hand are built on a free site of a settlement or city.
    .title = Expansions
rule-BUILD-5 = The builder pays the price that the card shows.
    .title = The price
rule-BUILD-6 = In the action phase one may throw away an expansion of one’s own for nothing.
    .title = Throwing away
rule-BUILD-7 = A centre card that the middle no longer has cannot be built.
    .title = An empty stack
rule-BUILD-8 = Without a free site no expansion is built.
    .title = No site
rule-BUILD-9 = Of a card marked so a principality may have one.
    .title = One only
rule-BUILD-10 = Red expansions are built on sites of cities only.
    .title = City expansions
rule-BUILD-11 = The Town Hall is built on a Parish Hall in a city. The card beneath stays in play, cannot be hit, and is left when the Town Hall goes.
    .title = Cards on cards
rule-BUILD-12 = A Gold Cache costs nothing and holds up to three gold beside the regions, which brigands neither count nor take.
    .title = Gold Cache
    .interpretation = Beside which region it lies changes nothing, so nobody is asked; a principality has room for two.
rule-BUILD-13 = With a Drill Ground heroes cost a resource less, with a Building Crane red cards of more than four, with a Builder’s Hut buildings of six or more; the builder picks which.
    .title = Discounts
    .interpretation = Each such card counts; the printed price says what costs more than four.
rule-BUILD-14 = The effect of a card that is built follows at once; a card without effect now can be built all the same. A Pirate Ship sinks a trade ship of the other’s choice.
    .title = When built
    .interpretation = A ship that is sunk goes to its owner’s discard pile.
rule-BUILD-15 = Some cards are built on a free site of the other principality. They stay their builder’s: their points and functions are the builder’s, they fill the site, and when they leave play they go to the builder’s stack or pile. Nobody throws them away or moves them.
    .title = In the other principality
    .interpretation = What hits buildings of a player hits these too, wherever they stand; a Fire Brigade guards its owner’s buildings only.
rule-NEED-1 = A card with a requirement is built or played only while it is met; if it is lost later, nothing changes.
    .title = Requirements
rule-TRADE-1 = The bank gives one resource for three of one kind.
    .title = With the bank
rule-TRADE-2 = With the trade ship of a kind two of it are enough.
    .title = Trade ships
rule-TRADE-3 = The Large Trade Ship trades two of one region beside it.
    .title = The Large Trade Ship
rule-TRADE-4 = One trades for another kind that one has room for.
    .title = Only for use
rule-ACT-1 = An action card is played if it can have its effect, and goes to the discard pile.
    .title = With effect
rule-ACT-2 = Only a card of one’s own hand is played.
    .title = From the hand
rule-ACT-3 = The Scout finds regions that are in the stack, no others.
    .title = Regions for the Scout
rule-ACT-4 = Two regions of one’s own change places with what they store, or two expansions do.
    .title = Relocation
rule-ACT-5 = Played with a settlement, the Scout lets its builder pick the two regions out of the stack.
    .title = The Scout
rule-ACT-6 = Played before the roll, Brigitta sets the production die; the event die is rolled all the same.
    .title = Brigitta
rule-ACT-7 = Played before the roll, Reiner sets the event die to Celebration and brings a resource more, even if the other wins it. Brigitta may be played with him.
    .title = Reiner
rule-ACT-8 = Gustav takes a card of one’s own discard pile, Guido one of the other’s; where there is one pile, both search that one, but not for themselves.
    .title = From the discard pile
    .interpretation = The City Palace takes a unit, or an action whose text names no requirement; Prince and Princess take an Artwork.
rule-ACT-9 = Benjamin and the Doctor bring one resource for each region concerned; doubling never counts.
    .title = Regions once more
rule-ATTACK-1 = The attacker takes kinds of resources the other has, one after another; the other picks the regions. Resources without room are lost.
    .title = Taking
rule-ATTACK-2 = Against Archer, Arsonist and Traitor one die is rolled: one and two repel with a Lookout Tower, three to five with Heinrich, both with both.
    .title = The defender’s die
rule-ATTACK-3 = Hit by the Archer, one puts a unit of one’s choice with strength points under a stack.
    .title = Archer
rule-ATTACK-4 = The Arsonist picks a building of the other, who puts it under a stack. A Fire Brigade guards all buildings of its city.
    .title = Arsonist
rule-ATTACK-5 = Brigands fill one region of one’s own with its kind from the other’s stores.
    .title = Brigands
rule-ATTACK-6 = The Traitor shows the other’s hand, and a card of it may be taken. Where each plays its own deck it has to be a unit or an action.
    .title = Traitor
rule-ATTACK-7 = The Merchant takes one or two resources and gives one of any kind back, be it one of these.
    .title = Merchant
rule-HAND-1 = The hand is filled to three cards and one more for each progress point, from the tops of stacks of one’s choice.
    .title = Filling
rule-HAND-2 = A player with more puts cards of its choice under stacks.
    .title = Too many
rule-HAND-3 = One card may be put under a stack; for it one takes the top card of any stack.
    .title = Exchange
rule-HAND-4 = For any two resources, one with a Parish Hall, none with a Town Hall, one looks through a stack instead and takes a card of it; its order stays.
    .title = Searching
rule-HAND-5 = Nothing is drawn from an empty stack, but cards may be put there.
    .title = Empty stacks
rule-HAND-6 = A player that has searched a stack takes one of its cards.
    .title = A card must be taken
rule-ADV-1 = A player with at least three strength points and more than the other has the strength advantage, a victory point; trade likewise.
    .title = Advantages
rule-ADV-2 = A Harbor is worth a victory point while one has three trade ships; a Salt Silo counts a commerce point for each trade ship, a Trading Base for each Marketplace and Harbor.
    .title = Points for other cards
rule-END-1 = In the introductory game, who has the victory points at the end of its own turn wins.
    .title = Victory
rule-END-2 = A game that does not come to an end is ended after a number of turns: most victory points win, or both.
    .title = The last turn
rule-OUT-1 = For a seat that does not answer the first choice of the menu is made: it rolls, ends its actions and keeps its hand; its first regions stay as they lie.
    .title = Who does not answer

## Sections of the rule reference, by their titles

section-the-principality = The principality
section-set-up = Set-up
section-the-turn = The turn
section-the-dice = The dice
section-production = Production
section-events = Events
section-building = Building
section-requirements = Requirements
section-trading = Trading
section-action-cards = Action cards
section-attacks = Attacks
section-the-hand = The hand
section-points-and-the-end = Points and the end
section-theme-games-and-the-duel = Theme games and the duel
section-absence = Absence
section-card-files = Card files
section-deck-files = Deck files
section-the-tournament-decks-and-chosen-events = The tournament: decks and chosen events
section-the-tournament-how-it-is-played = The tournament: how it is played

## Editions of the rulebook

edition-base = Base box rulebook and card index
edition-tournament = Rules of the tournament mode, French, 24 August 2015
