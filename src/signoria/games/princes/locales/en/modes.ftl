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

## Presets and options

preset-gold = A theme game, the Era of Gold: twelve victory points.
preset-turmoil = A theme game, the Era of Turmoil: twelve victory points.
preset-progress = A theme game, the Era of Progress: twelve victory points.
preset-duel = The Duel of the Princes: all three eras, no cards with the moon, thirteen victory points.
preset-tournament = The tournament: everybody brings a deck, fifteen victory points.
option-mode = The way of play: which cards, which stacks, how it begins.
option-red-deck = The deck of Red in a tournament: a ready deck, a code or a list; “choose” lets the player bring it unseen.
option-blue-deck = The deck of Blue in a tournament: a ready deck, a code or a list; “choose” lets the player bring it unseen.

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
