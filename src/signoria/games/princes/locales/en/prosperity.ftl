### The Era of Prosperity: its cards, what happens with them, and their rules.

## Names

card-aqueduct = Aqueduct
card-artwork-epic = Artwork: Epic
card-artwork-fountain = Artwork: Fountain
card-artwork-relief = Artwork: Relief
card-artwork-sculpture = Artwork: Sculpture
card-bera = Bera the Insurrectionist
card-builders-hut = Builder’s Hut
card-city-palace = City Palace
card-common-land = Common Land
card-court-astrologer = Court Astrologer
card-feeding-the-poor = Feeding the Poor
card-hospital = Hospital
card-mercenaries = Mercenaries
card-monument-prince = Monument to the Prince
card-prince = Prince
card-princess = Princess
card-prosperity = Prosperity
card-public-feeling = Public Feeling
card-small-market-town = Small Market Town
card-theater = Theater
card-thieves-hideout = Thieves’ Hideout
card-traveling-theater = Traveling Theater
card-village-school = Village School

## What the cards do

does-boost-grain-or-wool-at-this-city = each field and pasture beside this city bears { $amount } more
does-discount-tall-building = buildings with a printed cost of 6 or more cost { $amount } resource less, of the builder’s choice
does-fetch-discard-of-unit-or-free-action = take { $amount } unit, or { $amount } action without a requirement, from the discard pile; in the tournament from one’s own
does-fetch-discard-of-unit-or-action = take { $amount } unit or action from the discard pile; in the tournament from one’s own
does-fetch-discard-of-artwork = take { $amount } Artwork from the discard pile; in the tournament from one’s own
does-remove-takeable-unit = the opponent names { $named } of his units; you take one of them into your hand
does-remove-costly-building-each = choose one own building with a printed cost of 2 or more and put it { $place }
does-convert-any = exchange { $amount } resource of any kind for 1 of another
does-convert-any-at-full = exchange { $amount } resource of a region that holds 3 for 1 of another kind
does-take-stars = take up to { $amount } stars from the opponent
does-take-owls = take up to { $amount } owls from the opponent
does-take-any-victim = the opponent hands over { $amount } resource of his choice
per-vp-lead = { $deed } per victory point of the opponent’s lead
does-die-event-choice = a second result of the event die, of one’s own choice, takes place for both players
does-leave-self = it leaves play
does-cancel-it-each = change nothing
returns-soon = Then it goes under the top 4 events.
effect-mercenaries = At a Brigand Attack that hits you: keep 1 gold and 1 wool, or spend 1 star and lose nothing.
effect-thieves-hideout = Once a turn: for 1 wool it moves to another free region of the opponent that holds a resource, and you take 1 from there. It leaves play when the opponent has 5 strength points or spends 3 stars.
effect-traveling-theater = When built: gain 1 star. Once a turn, from your next turn on: it moves to another free road of yours, and 1 resource of a region beside that road becomes 1 star.

## Requirements

need-aqueduct = an Aqueduct
instead-aqueduct = { need-aqueduct }
need-prince = the Prince
instead-prince = { need-prince }
need-princess = the Princess
instead-princess = { need-princess }
need-no-prince = no Prince
instead-no-prince = { need-no-prince }
need-no-princess = no Princess
instead-no-princess = { need-no-princess }
need-public-feeling = a Public Feeling
instead-public-feeling = { need-public-feeling }
need-at-most-opponent-strength-4 = fewer than 5 strength points at the other’s
instead-at-most-opponent-strength-4 = { need-at-most-opponent-strength-4 }

## What happens, and what is asked

preset-prosperity = A theme game, the Era of Prosperity: twelve victory points.
event-card-moved = { $card } of { $seat } moves to column { $column }.
event-unit-claimed = { $seat } takes { $card } of the other into the hand.
agenda-swapping = { $actors } picks the region of which a resource is exchanged.
agenda-hiring = { $actors } may pay the Mercenaries a star.
agenda-keeping = { $actors } picks the store that keeps a resource.
agenda-staging = { $actors } picks the region of which a resource becomes a star.
agenda-wandering = { $actors } picks the place that the card moves to.
agenda-yielding-up = { $actors } names units, of which the other takes one.
agenda-seizing = { $actors } takes one of the named units.

## Rules

rule-ROLL-9 = If a Brigand Attack hits the owner of Mercenaries, one gold and one wool stay, or the owner spends a star and loses nothing.
    .title = Mercenaries
    .interpretation = The owner picks the stores that keep them.
rule-PROD-4 = Fields and pastures beside a city with an Aqueduct bear one more on the production roll.
    .title = Aqueduct
    .interpretation = This comes on top of a doubled yield.
rule-EVENT-14 = At an Insurrection each player puts a building of its choice with a printed cost of two or more under a stack. The event goes under the top four.
    .title = Insurrection
    .interpretation = Owls and stars do not count for the cost; foreign buildings of the player do.
rule-BUILD-20 = Some cards in the other principality leave play as soon as a condition holds. They go to their owner’s discard pile.
    .title = Cards that leave
    .interpretation = The condition is checked after each action of the active player.
rule-BUILD-21 = When a Monument to the Prince is built, the other names two of its units, and the builder takes one of them into the hand.
    .title = Monument to the Prince
    .interpretation = With one suitable unit that one is taken; without any, the Monument may still be built.
rule-ACT-12 = The Court Astrologer lets a result of the event die take place, chosen by the player, for both.
    .title = Court Astrologer
    .interpretation = A Brigand Attack comes without production; an event card is drawn and uses the number of this turn.
rule-MOVE-1 = A Traveling Theater moves to another free road of its owner, and a resource of a region beside it becomes a star.
    .title = Traveling Theater
rule-MOVE-2 = A Thieves’ Hideout moves for a wool to another free region of the other that holds a resource, and its owner takes one of it. For three stars the other removes it.
    .title = Thieves’ Hideout
    .interpretation = The other spends the stars in its own action phase.
rule-STAR-1 = A Public Feeling holds up to three stars and begins without any. In a theme game each player has one from the start; stars without room are lost.
    .title = Public Feeling
    .interpretation = In a tournament it is built from the hand; a player with two picks the one that gains.
rule-STAR-2 = One star of a Public Feeling keeps Riots or an Insurrection away from its owner. Once a turn two stars buy any resource.
    .title = What stars do
rule-STAR-3 = A Village School brings its owner a star at Trade, a Builder’s Hut at a Celebration.
    .title = Stars of the event die
rule-STAR-4 = A principality has the Prince or the Princess, not both. Neither ever comes into the other’s play or hand.
    .title = Prince and Princess
rule-STAR-5 = Bera takes up to two stars as far as there is room, or for each victory point of the other’s lead a resource that the other chooses, three at most.
    .title = Bera
    .interpretation = The alternative must bring something.
