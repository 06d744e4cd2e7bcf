# The Princes of Catan: theme games, duel and tournament.

stack-5 = 5
stack-6 = 6
stack-7 = 7
stack-8 = 8

## What happened

event-deck-brought = { $brought_known ->
        [no] { $seat } brings a deck.
       *[yes] { $seat } brings { $brought }.
    }
event-deck-shown = { $seat } shows the deck: { $brought }.
event-stolen-returned = { $seat } takes back { $number } { $card }.
event-card-chosen = { $card_number ->
        [-9] { $seat } chooses a card for the first hand.
       *[other] { $seat } chooses { $card } for the first hand.
    }
event-region-picked = { $card_number ->
        [-9] { $seat } settles where a region lies.
       *[other] { $seat } lays { $card } at the next place.
    }
event-regions-arranged = The regions of { $seat }: { $regions }.
event-event-removed = { $card_number ->
        [-9] An event leaves the event stack permanently, face down.
       *[other] { $card } leaves the event stack permanently.
    }
record-brought = { $card }
record-regions = { $card }

## Wishes and questions

action-pick-deck = Bring the ready deck { $deck }
action-bring-deck = Bring a deck of one’s own: { $brought }
agenda-decks = { $actors } to bring a deck.
agenda-first-hand = { $actors } to choose cards for the first hand.
agenda-arranging = { $actors } to lay out the regions.
agenda-preparing = { $actors } builds in the preparatory round, or passes.
agenda-stack-for = { $actors } picks a stack for a card of the hand.

## Refusals

refusal-MODE-4 = Stack { $stack } has another back than { $card }.
refusal-MODE-8 = { $card } is not a region of yours that still lacks a place.
refusal-MODE-9 = Only a tournament is played with decks: { $option } cannot be set here.
refusal-T1 = { $card } is in no box of this collection.
refusal-T6 = Events chosen: { $found }; it must be { $allowed }.
refusal-T7 = { $card } is chosen { $found } times, only { $allowed } may be: of those with the moon one counts.
refusal-T8 = { $card } is chosen too often: { $found } where { $allowed } may be.
refusal-T12 = { $fault ->
        [wrong-back] { $card } is not a card for a deck.
       *[other] Cards in the deck: { $found }; it must be { $allowed }.
    }
refusal-T13 = { $card } is in the deck { $found } times, only { $allowed } may be.
refusal-T14 = { $card } is a special card: { $found } in the deck, { $allowed } allowed.
refusal-T15 = { $card } is of the Era of Explorers, which was not agreed on.
refusal-T16 = { $card } is not in your deck, or no more of it.
refusal-T18 = No action cards in the preparatory round, and nothing that reaches your opponent.
refusal-T19 = { $card } would reach your opponent, so it has to wait until after the preparatory round.
refusal-T23 = The owner of the card picked stack { $stack }.
refusal-T25 = { $card } is in play already, and of a name there is only one on the table.
refusal-T26 = Three sages are the most, so there is no room for { $card }.
refusal-T30 = { $option } has no Explorers, and only players who both own that set can agree on it.

## Presets and options

preset-gold = A theme game, the Era of Gold: twelve victory points.
preset-turmoil = A theme game, the Era of Turmoil: twelve victory points.
preset-progress = A theme game, the Era of Progress: twelve victory points.
preset-duel = The Duel of the Princes: all three eras, no cards with the moon, thirteen victory points.
preset-tournament = The tournament: everybody brings a deck, fifteen victory points.
preset-sages = A theme game, the Era of Sages: twelve victory points.
option-mode = The mode: which cards, which stacks, how it begins.
option-red-deck = The deck of Red in a tournament: a ready deck, a code or a list; “choose” lets the player bring it unseen.
option-blue-deck = The deck of Blue in a tournament: a ready deck, a code or a list; “choose” lets the player bring it unseen.
option-red-sets = The sets that Red owns, from which the deck is built: “base” for the base box, “all”, or names of expansions, with commas between them.
option-blue-sets = The sets that Blue owns, from which the deck is built: “base” for the base box, “all”, or names of expansions, with commas between them.
option-promo = Agreement: special and promotional cards may be in decks, one of each (rules of 24 August 2015, “Création de votre paquet”).
option-explorers = Agreement: both play with the Era of Explorers (rules of 24 August 2015, last section).
option-pirates = When a Pirate Ship can be built in the preparatory round. “harmless”: while the other has no trade ship. “printed”: once the other has one, as the French text says (rules of 24 August 2015, “Manche préparatoire”).

## The table as text

board-open = Lying open: { $list }
board-stacks-of = Stacks of { $name }: { $stacks }
board-order = Laid out so far: { $list }
board-deck = Deck of { $name }: { $list }
board-stolen = { $name } holds what the other brought: { $list }

## Rules

rule-MODE-1 = In a theme game the basic cards lie in three stacks of twelve, those of the era in two; its events join the event stack.
    .title = Theme games
rule-MODE-2 = In theme games and the duel each looks through a basic stack and takes three cards of it for the first hand; its order stays.
    .title = The first hand
    .interpretation = The second player searches another stack than the first; stacks nobody has seen are alike, so nobody is asked which.
rule-MODE-3 = In a theme game some cards of the era lie open. They are built from there without being drawn, and go back there when they leave play.
    .title = Open cards
rule-MODE-4 = A card goes under a stack with the same back.
    .title = Matching stacks
rule-MODE-5 = Everybody sees the backs of cards, in a hand too.
    .title = Backs
    .interpretation = In a tournament backs are taken for alike.
rule-MODE-6 = A duel is played without the cards that show the moon: three basic stacks of twelve and one of each era, the cards that would lie open among them.
    .title = The duel
rule-MODE-7 = The event stack of a duel has Yule, the five other events without the moon, and six of those with it, by lot.
    .title = Events of the duel
rule-MODE-8 = When first hands are known, each lays out the six first regions as it likes; both are revealed together.
    .title = Free arrangement
    .interpretation = Both choose at the same time, place by place from the left, above before below.
rule-MODE-9 = Decks are brought to a tournament only.
    .title = No decks elsewhere
rule-END-3 = Except in the introductory game, who has the victory points in its own turn wins at once.
    .title = At once
    .interpretation = What the last deed costs is paid first.
rule-T2 = The house is the host: the centre cards and the regions lie in the middle, for both.
    .title = The host
    .interpretation = Red sits with the host; nothing else depends on it.
rule-T3 = Principalities are laid as always, and the first regions arranged when first hands are known.
    .title = Set-up
rule-T4 = Every first region has one resource, the gold field too.
    .title = First resources
rule-T9 = The twelve events are shuffled and the stack is built around Yule as always. Events that come back under the top four do so.
    .title = The event stack
    .interpretation = With fewer than four cards left such an event goes to the bottom.
rule-T10 = When three events are left besides Yule, Yule is removed; from then on events are laid face up, and shuffled when the last has been revealed.
    .title = Few events
    .interpretation = Only face-down cards can be removed. If that leaves none, the others are shuffled at once; without any event the face brings nothing. Only the player who takes a card out of the game knows it.
rule-T11 = After the game everybody takes back the events that were brought.
    .title = Taking events back
rule-T16 = Each chooses three cards of the deck as the first hand; the other 32 are shuffled into four stacks of eight of its own. It draws from these only.
    .title = Own stacks
    .interpretation = Both choose at the same time.
rule-T17 = In the preparatory round the two build in turns, a card of the hand or a centre card each, until they pass. A player who has passed, or has no card left, is done.
    .title = The preparatory round
    .interpretation = The lot says who builds first. A player with cards is asked even if it can pay for none, since nobody may know that.
rule-T18 = There no die is rolled, no action card is played, nothing is built in the other principality, and nothing is built or used that reaches the other.
    .title = Limits of the round
rule-T19 = A card built there serves its owner at once, and using a function does not count as the build. A function for once a turn serves once in the whole round; one that waits for the turn after its building waits until after the round. A Pirate Ship may be built while the other has no trade ship.
    .title = Own benefits
    .interpretation = The printed sentence about the Pirate Ship is taken for a slip: it must not sink anything yet.
rule-T20 = Then both fill their hands and may exchange cards as always.
    .title = Filling up
rule-T21 = The player who built second begins the game.
    .title = Who begins the game
    .interpretation = The second is who had the second turn of the round, even if somebody passed at once.
rule-T22 = Each has a discard pile of its own: for actions it played and for its cards that left play.
    .title = Own discard piles
rule-T23 = A card that a player has to put under a stack or to discard goes under its own stacks or on its own pile, stolen cards too; the other’s are out of reach.
    .title = Only one’s own
    .interpretation = Where the other picks a card of the hand, its owner has picked the stack before.
rule-T24 = Stolen cards are noted and given back after the game.
    .title = Stolen cards
    .interpretation = The note lies open.
rule-T25 = Of units with a proper name there is one on the whole table; when it has left play, either may build it again.
    .title = Proper names
rule-T26 = A principality has three sages at most.
    .title = Sages
rule-T27 = Cards that search a stack or a discard pile search the player’s own, unless they name the other’s.
    .title = Which pile
rule-T28 = Cards that lie open in a theme game are part of a deck here: they must be drawn and are placed from the hand.
    .title = No open cards
rule-T29 = A player with fifteen victory points in its own turn wins at once, before the roll too, regardless of the other’s points.
    .title = Victory
    .interpretation = Nobody has to claim it.

## Outer places, owls, stars and levels

zone-region = beside a region
zone-road = on a road
zone-town = on a town
zone-marker = marker
zone-their-region = beside a region of the other principality
zone-their-road = on a road of the other principality
way-1 = 1
way-2 = 2
way-3 = 3
way-4 = 4
need-city-deficit = fewer cities than the other
need-groves = a grove
need-manifesto-level = a Manifesto with a victory point
need-sages = a sage
need-sages-2 = two sages
need-opponent-sages = a sage at the other’s
event-card-laid = { $zone_key ->
        [region] { $seat } lays { $card } beside column { $column }, { $side }.
        [road] { $seat } lays { $card } on the road in column { $column }.
        [town] { $seat } lays { $card } on place { $column }.
        [marker] { $seat } lays { $card } as marker { $column }.
        [their-region] { $seat } lays { $card } in the other principality beside column { $column }, { $side }.
       *[other] { $seat } lays { $card } in the other principality on the road in column { $column }.
    }
event-card-lifted = { $stack_number ->
        [-1] { $card } of { $seat } leaves play.
       *[other] { $card } of { $seat } goes under stack { $stack }.
    }
event-laid-card-used = { $zone_key ->
        [region] { $seat } uses { $card } beside column { $column }, { $side }.
        [road] { $seat } uses { $card } on the road in column { $column }.
        [town] { $seat } uses { $card } on place { $column }.
        [marker] { $seat } uses { $card } as marker { $column }.
        [their-region] { $seat } uses { $card } in the other principality beside column { $column }, { $side }.
       *[other] { $seat } uses { $card } in the other principality on the road in column { $column }.
    }
event-laid-card-named = { $card } of { $seat } is named.
event-level-set = { $card } of { $seat } now shows { $number }.
event-card-discarded = { $seat } discards { $card }.
event-event-seen = { $card_number ->
        [-9] { $seat } looks at an event.
       *[other] { $seat } looks at the event { $card }.
    }
event-event-sunk = { $seat } puts an event under the event stack.
event-face-turned = { $seat } turns the event die to { $face }.
event-contest-rolled = { $card }: { $seat } reaches { $number }, the other { $other }.
action-pick-place = { $zone_key ->
        [region] Pick the place beside column { $column }, { $side }
        [road] Pick the place on the road in column { $column }
        [town] Pick the place on place { $column }
        [marker] Pick the place as marker { $column }
        [their-region] Pick the place in the other principality beside column { $column }, { $side }
       *[other] Pick the place in the other principality on the road in column { $column }
    }
action-use-place = { $zone_key ->
        [region] Use the card beside column { $column }, { $side }
        [road] Use the card on the road in column { $column }
        [town] Use the card on place { $column }
        [marker] Use the card as marker { $column }
        [their-region] Use the card in the other principality beside column { $column }, { $side }
       *[other] Use the card in the other principality on the road in column { $column }
    }
action-pick-way = Take alternative { $way }
action-pick-face = Choose { $face }
kind-pick-place = Pick a place
kind-use-place = Use a card beside the row
kind-pick-way = Pick an alternative
kind-pick-face = Set the event die
agenda-choosing-way = { $actors } picks an alternative.
agenda-collecting = { $actors } picks the card that receives an owl or a star.
agenda-spending = { $actors } picks the card that an owl or a star is paid from.
agenda-drawing = { $actors } draws cards.
agenda-discarding = { $actors } discards a card of the hand.
agenda-planting = { $actors } picks an empty region of the other.
agenda-yielding = { $actors } puts the hand under stacks.
agenda-upgrading = { $actors } picks the settlement that becomes a city.
agenda-sheltering = { $actors } may ward off the attack for owls.
agenda-turning-die = { $actors } may turn the event die for owls.
agenda-setting-die = { $actors } chooses what the event die will show.
agenda-borrowing = { $actors } picks the grove of the other to use.
agenda-foreseeing = { $actors } takes an event out of the game.
agenda-sinking = { $actors } may put events under the stack.
refusal-GEO-5 = Nothing can be picked or used there: { $zone }, { $column }, { $side }.
refusal-CHOICE-1 = Alternative { $way } is not offered, or cannot be carried out now.
refusal-TOKEN-2 = { $card } needs { $needed } owls or stars; you have { $held }.
refusal-BUILD-16 = No region of yours has room beside it for { $card } and can pay it.
refusal-ACT-10 = This event cannot leave its place now.
view-laid = Laid beside the row
view-zone = Where
rule-GEO-5 = A card may lie beside each region, one on each road, and markers beside any region. These are the outer places.
    .title = Outer places
    .interpretation = Where a marker or a Gold Cache lies changes nothing, so nobody is asked; each takes the room beside one region.
rule-ROLL-8 = Where the owner of a Courthouse loses resources at Trade, the owner chooses which.
    .title = Courthouse
rule-BUILD-16 = A region expansion lies beside a region of its kind, one beside each. A sage is paid from that region.
    .title = Beside regions
rule-BUILD-17 = A road complement lies on a road without one.
    .title = On roads
rule-BUILD-18 = A marker lies beside any region. Its owner moves it when the place is needed, and never removes it.
    .title = Markers
    .interpretation = It has no fixed place here.
rule-BUILD-19 = Wise Compensation builds a city on a settlement without resources, Prosperity for an ore and two grain.
    .title = A city at a special price
rule-TOKEN-1 = A sage gains an owl whenever its region’s number is rolled, and holds three at most. More are lost.
    .title = Owls
    .interpretation = A player with several sages picks those that gain.
rule-TOKEN-2 = Owls and stars that a card costs are paid from cards of the player’s choice. Discounts, trades and thefts concern resources only.
    .title = Paying with owls
rule-TOKEN-3 = A grove serves for owls: Courage against feuds, Peace with a die against an attack, Justice before the roll, Vigilance after it. Cole uses a grove of the other once in a turn of his owner’s.
    .title = Groves
    .interpretation = Vigilance answers a real roll only, and the active player first.
rule-TOKEN-4 = At a Council of the Sages each gains up to two owls, or up to two resources on regions with a sage.
    .title = Council of the Sages
    .interpretation = Without a sage nothing happens.
rule-LEVEL-1 = A card with levels begins at the lowest and shows the points of its level. Each level of the Manifesto costs a lumber, two gold and three owls; an attack card of the hand stands for two of the owls.
    .title = Levels
    .interpretation = Several levels may be bought in a turn, each with one attack card at most.
rule-CHOICE-1 = Where a card offers alternatives, the player picks one that can be carried out.
    .title = Alternatives
rule-MATCH-1 = In a contest both roll a die and add their owls; the higher wins. Robert wins ties for his owner.
    .title = Contests
rule-ACT-10 = Great Foresight shows its player the face-down events; one of them, but not Yule, leaves the game unseen by the other.
    .title = Great Foresight
rule-ACT-11 = The Grove of Great Foresight shows the top three events; any of them, but not Yule, go under the face-down ones in any order.
    .title = Grove of Great Foresight
rule-ATTACK-8 = With a Granary one puts a grain on an empty Fields region of the other and takes another kind of resource.
    .title = Granary
rule-ATTACK-9 = Wise Protection shows the other’s hand. If it has an attack card, its owner puts the whole hand under stacks of its choice.
    .title = Wise Protection
rule-HAND-7 = Cards drawn in the middle of a turn may exceed the limit until its end, and may be used at once.
    .title = Drawing in a turn
rule-EVENT-13 = At a Famine a player without Granary loses a grain, or two other resources without grain.
    .title = Famine
    .interpretation = With one other resource a player loses that one.
section-owls-stars-and-levels = Owls, stars and levels
edition-enlightenment = Age of Enlightenment, card index
action-pick-event = Pick event { $event } from the top
kind-pick-event = Pick an event
event-1 = 1
event-2 = 2
event-3 = 3
event-4 = 4
event-5 = 5
event-6 = 6
event-7 = 7
event-8 = 8
event-9 = 9
event-10 = 10
event-11 = 11
event-12 = 12
event-13 = 13
event-14 = 14
event-15 = 15
event-16 = 16
event-17 = 17
event-18 = 18
event-19 = 19
event-20 = 20
event-21 = 21
event-22 = 22
event-23 = 23
event-24 = 24
