# Il Principe: names, log lines, wishes, questions, refusals, options and rules.
# Figures come from the engine; numbers that an option can change are not written here.

game-title = Il Principe

## Cities, as printed on their cards

city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini

## Buildings by colour

colour-green = universities
    .one = a university
    .few = too few universities
    .tint = green
colour-white = cathedrals
    .one = a cathedral
    .few = too few cathedrals
    .tint = white
colour-red = town halls
    .one = a town hall
    .few = too few town halls
    .tint = red
colour-blue = castles
    .one = a castle
    .few = too few castles
    .tint = blue
colour-yellow = markets
    .one = a market
    .few = too few markets
    .tint = yellow

cards-none = no cards
cards-green = { $number ->
        [one] { $number } university
       *[other] { $number } universities
    }
cards-white = { $number ->
        [one] { $number } cathedral
       *[other] { $number } cathedrals
    }
cards-red = { $number ->
        [one] { $number } town hall
       *[other] { $number } town halls
    }
cards-blue = { $number ->
        [one] { $number } castle
       *[other] { $number } castles
    }
cards-yellow = { $number ->
        [one] { $number } market
       *[other] { $number } markets
    }
cards-of-colour = { $colour_key ->
        [green] { cards-green }
        [white] { cards-white }
        [red] { cards-red }
        [blue] { cards-blue }
       *[yellow] { cards-yellow }
    }

## Regions: labels of our own; the rulebooks know them by colour

region-blue = Lombardia–Veneto (blue)
region-green = Liguria–Lunigiana (green)
region-violet = Emilia (violet)
region-red = Adriatico (red)
region-brown = Toscana–Montefeltro (brown)
region-yellow = Siena–Umbria (yellow)

## Families

family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga

## Roles

role-master = Master
role-bishop = Bishop
role-magistrate = Magistrate
role-lord = Lord
role-banker = Banker
role-apprentice = Apprentice
role-priest = Priest
role-notary = Notary
role-knight = Knight
role-merchant = Merchant

## What is auctioned; .fate is what becomes of it when nobody bids

item-master = the Master
    .fate = { fate-role }
item-bishop = the Bishop
    .fate = { fate-role }
item-magistrate = the Magistrate
    .fate = { fate-role }
item-lord = the Lord
    .fate = { fate-role }
item-banker = the Banker
    .fate = { fate-role }
item-apprentice = the Apprentice
    .fate = { fate-role }
item-priest = the Priest
    .fate = { fate-role }
item-notary = the Notary
    .fate = { fate-role }
item-knight = the Knight
    .fate = { fate-role }
item-merchant = the Merchant
    .fate = { fate-role }
item-lot-green = the lot of universities
    .fate = { fate-lot }
item-lot-white = the lot of cathedrals
    .fate = { fate-lot }
item-lot-red = the lot of town halls
    .fate = { fate-lot }
item-lot-blue = the lot of castles
    .fate = { fate-lot }
item-lot-yellow = the lot of markets
    .fate = { fate-lot }
fate-role = it stays on the board
fate-lot = it leaves the game

## Where points and ducats come from; why a game ended

source-cities = cities built
source-role-income = roles, while others built
source-bishop = Bishop and Priest
source-regions = regions
source-roles-held = roles held at the end
source-sets = sets of five buildings
source-ducats = most ducats
source-hand = most cards in hand
income-round = income of the round
income-banker = Banker or Merchant
reason-playing = the game is going on
reason-cities = fewer than four cities lie open
reason-last-round = the last round has been played
reason-shortage = the deck is too small for the last lots

## What happened

event-principe-chosen = { $seat } begins as Il Principe.
event-city-shown = { $city } is turned up.
event-round-began = { $last ->
        [yes] Round { $number } begins: it is the last one.
       *[no] Round { $number } begins.
    }
event-dealt = { $cards_known ->
        [yes] { $seat } draws { $cards }.
       *[no] { $seat } draws { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
    }
event-ducats-received = { $seat } receives { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } ({ $income }).
event-cards-set-aside = { $cards_known ->
        [yes] { $seat } sets aside { $cards }.
       *[no] { $seat } sets { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } aside, face down.
    }
event-cards-turned-over = { $seat } had set aside { $cards }.
event-lots-drawn = The last lots come from the deck: { $cards }.
event-removed-reused = The deck is used up; the lots nobody wanted become the deck.
event-auction-opened = Up for auction: { $item }. Bidding: { $bidders }; { $opener } begins.
event-bid-placed = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-item-sold = { $seat } wins { $item } for { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    } and is now Il Principe.
event-item-unsold = Nobody bids for { $item }: { $item_fate }.
event-city-built = { $seat } builds { $city }.
event-cards-laid = { $seat } lays { cards-of-colour } face up.
event-turn-let-go = { $seat } does nothing.
event-shield-placed = { $seat } places a shield in { $region }.
event-shields-kept = { $seat } places no more shields.
event-scored = { $source_key ->
        [cities] { $seat } scores { points-scored } for { $thing_city }.
        [role-income] { $seat } scores { points-scored } as { $thing_role }.
        [bishop] { $seat } scores { points-scored } on becoming { $thing_role }.
        [regions] { $seat } scores { points-scored } in { $thing_region }.
        [roles-held] { $seat } scores { points-scored } for ending as { $thing_role }.
        [sets] { $seat } scores { points-scored } for sets of five buildings.
        [ducats] { $seat } scores { points-scored } for the most ducats.
       *[hand] { $seat } scores { points-scored } for the most cards in hand.
    }
points-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-roles-returned = All roles return to the board.
event-role-taken = { $turned ->
        [0] { $seat } becomes { $role }.
        [one] { $seat } becomes { $role } and turns { $turned } card face down.
       *[other] { $seat } becomes { $role } and turns { $turned } cards face down.
    }
event-card-turned-up = { $seat } turns { $colour_one } face up again.
event-cards-left-down = { $seat } turns no card up.
event-purses-shown = The purses are opened: { $coins }.
event-ended = { $winners_count ->
        [one] The game is over: { $reason }. { $winners } wins.
       *[other] The game is over: { $reason }. { $winners } share the victory.
    }

## Wishes

action-pass = Pass
action-build-nothing = Build no city
action-lay-nothing = Do nothing
action-keep-shields = Place no more shields
action-leave-down = Turn no card up
action-build = Build { $city }
action-place-shield = Place a shield in { $region }
action-turn-up = Turn { $colour_one } face up
action-lay = Lay { cards-of-colour }
action-set-aside = Set aside { $cards }
action-bid = Bid { $amount }

## What is being decided

agenda-setting-aside = { $actors_count ->
        [one] { $actors } still has to set aside { $memo } cards for the auctions.
       *[other] { $actors } still have to set aside { $memo } cards each for the auctions.
    }
agenda-auction = { $auction_high_bid ->
        [0] Auction: { $memo_item }. { $actors } bids or passes; there is no bid yet.
       *[other] Auction: { $memo_item }. { $actors } bids more than { $auction_high_bid } ({ $auction_high_bidder }) or passes.
    }
agenda-winners-city = { $actors } has won the lot and may build a city at once.
agenda-turn = { $actors } builds a city, lays cards of one colour or does nothing.
agenda-city = { $shields_due ->
        [one] { $actors } has { $shields_due } shield to place around { $memo_city }.
       *[other] { $actors } has { $shields_due } shields to place around { $memo_city }.
    }
agenda-masters-eye = { $actors }, as { $memo_role }, decides about a face-down card to turn up.
agenda-lords-shield = { $actors }, as { $memo_role }, places a shield in any region.

## Refusals

refusal-AUC-3 = { $standing ->
        [0] A bid must be at least 1 ducat; { $bid } is too little.
       *[other] A bid must be higher than the standing { $standing }; { $bid } is not.
    }
refusal-AUC-5 = You cannot bid { $bid }: your purse holds { $purse }.
refusal-LAY-2 = You have { $colour_few }: { $held } in hand, { $requested } to be laid.
refusal-NEW-3 = Exactly { $number } cards are to be set aside, not { $requested }.
refusal-NEW-6 = You have { $colour_few }: { $held } in hand, { $requested } to be set aside.
refusal-CITY-1 = { $city } does not lie open on the display.
refusal-CITY-2 = { $city } cannot be built: no city may be built in round { $round }.
refusal-CITY-3 = You have { $colour_few } for { $city }: { $held } in hand, { $needed } needed.
refusal-CITY-4 = { $city } costs { $price } ducats; your purse holds { $purse }.
refusal-CITY-6 = { $city } does not touch the region { $region }.
refusal-CITY-12 = In this edition the shields must be placed; for { $city } there are { $due } left to place.
refusal-EFF-1 = You have no face-down { $colour } that may be turned up; green cards never may.
refusal-EFF-7 = In this edition a face-down card must be turned up if there is one.
refusal-OPT-1 = The option { $option } changes nothing at a table of { $seats } seats.
refusal-OPT-2 = Without start money and without income nobody has a ducat to bid.
refusal-OPT-3 = There is no seat { $number } that could begin: the seats are 1 to { $seats }.
refusal-OPT-4 = “{ $families }” does not name { $seats } different families, one for each seat. The families are { $names }.
refusal-DATA-1 = Line { $line }: the city file must begin with the header { $header }.
refusal-DATA-2 = Line { $line }: { $columns } columns are needed, there are only { $found }.
refusal-DATA-3 = Line { $line }: “{ $name }” is not one of the fifteen cities, or stands here for the second time.
refusal-DATA-4 = Line { $line }: “{ $size }” is not the size of { $city }.
refusal-DATA-5 = Line { $line }: the numbers of buildings for { $city } must be 0, 1 or 2 and add up to { $icons }.
refusal-DATA-6 = { $pairs ->
        [0] Line { $line }: { $city } is a small city and has three different buildings, none twice.
       *[other] Line { $line }: { $city } must have exactly one building twice.
    }
refusal-DATA-7 = Line { $line }: “{ $region }”, given for { $city }, is not one of the six regions.
refusal-DATA-8 = Line { $line }: { $city } must touch { $regions ->
        [one] exactly { $regions } region
       *[other] exactly { $regions } different regions
    }.
refusal-DATA-9 = Line { $line }: the file ends and { $count ->
        [one] { $city } is missing
       *[other] { $count } cities are missing, the first of them { $city }
    }.

## Presets

preset-amigo2006 = AMIGO 2006, as in the French booklet: the later and more explicit text.
preset-amigo2006-it = AMIGO 2006, as in the Italian booklet: Il Principe opens auctions, the city end is checked at the end of phase 1.
preset-mtm2005 = Mind the Move 2005: no start money, one shield marks the score, more things one must do.
preset-amigo-easy = AMIGO 2006 with its printed variant: more money, and cities from the first round on.

## Options

option-start-money = Ducats each seat begins with.
option-income = Ducats each seat takes every round, with three seats or more.
option-income-two = Ducats each seat takes every round, with two seats.
option-build-in-round-1 = Whether cities may be built in the first round (yes, no).
option-start-seat = Who begins as Il Principe: by lot (random) or the seat of that number.
option-opener = Who opens an auction: the seat left of Il Principe (left) or Il Principe himself (principe).
option-city-end = When the game checks for too few open cities: at the start or at the end of phase 1 (start, end).
option-shields = Shields each seat has for the map.
option-shield-placing = Whether a builder may or must place a city’s shields (may, must).
option-half-of = Which cards are counted when a major role turns half of them down: those face up, or all of that colour (up, all).
option-green-flip = Whether Master and Apprentice may or must turn a card up (may, must).
option-last-round-income = Whether the income is paid in the last round (yes, no).
option-last-round-shortage = When the deck is too small for the last lots: the game ends, or removed lots are used again (end, reuse).
option-empty-deck-two = If two seats have no card left to auction in the last round: phases 3 and 4 are played, or the game ends (play, end).
option-built-card = Where a built city’s card goes: back to the box or beside the builder (box, builder); changes nothing in play.
option-open-purses = Whether everybody sees everybody’s ducats (yes, no).
option-families = The families by seat: printed, or one name for each seat with commas between them, such as gonzaga,este,medici.
option-cities = The city table: standard, or the text of a city file of one’s own.

## Rules: sentence, heading, and our reading where the rulebooks leave one

rule-SET-1 = The deck holds twenty buildings of each of five colours: universities (green), cathedrals (white), town halls (red), castles (blue) and markets (yellow).
    .title = The deck
rule-SET-2 = Four city cards lie face up; the others are the city deck.
    .title = Cities on display
rule-SET-3 = Each seat begins with the start money of its edition.
    .title = Start money
    .interpretation = A rulebook that names no start money means none.
rule-SET-4 = Each seat has as many shields for the map as its edition leaves it.
    .title = Shields
    .interpretation = Where one of the twelve shields marks the score it is lost to the map; where there is a marker for the score all twelve are free.
rule-SET-5 = The first Il Principe is drawn by lot, or is the seat that the table names.
    .title = The first Il Principe
    .interpretation = The rulebooks ask who last ate Italian food or visited Italy. They offer it as an example; a lot suits every table, and a table that knows better names the seat.
rule-SET-6 = The bank never runs out of money.
    .title = The bank
    .interpretation = No rulebook says what an empty bank would mean, and saved ducats can exceed the coins of the box.
rule-SET-7 = A score has no upper limit.
    .title = The score
    .interpretation = Real scores go beyond the printed track; counting simply goes on.
rule-SET-8 = Hands are secret, and so are purses unless the table opens them; the number of cards in a hand is public.
    .title = What is secret
    .interpretation = One edition only recommends secret purses; they are secret in all presets, and laid open when the game ends.
rule-SET-9 = All roles begin on the board: nobody holds one before phase 4 of the first round.
    .title = Roles at the start
rule-SET-10 = Each seat plays one of the five families, and no two seats the same. The table names a family for each seat; else they follow the printed order: Medici, Visconti, Carraresi, d’Este, Gonzaga.
    .title = Families
    .interpretation = In the rulebooks the players choose, in no order. Here the creator of a table chooses a family for each seat, and a player chooses a free seat. A family changes nothing in play.
rule-NEW-1 = From Il Principe clockwise each seat draws four cards.
    .title = The deal
    .interpretation = A seat draws its whole hand at once, in every edition, though only one gives an order.
rule-NEW-2 = Each seat takes the income of the round from the bank.
    .title = Income
rule-NEW-3 = Each seat lays two cards of its hand face down for the auctions, neither more nor fewer.
    .title = Setting cards aside
    .interpretation = All choose at the same time; nothing is seen until everybody has chosen.
rule-NEW-4 = They may be any cards of the hand, drawn now or before; a hand has no limit.
    .title = Any cards of the hand
rule-NEW-5 = When all have chosen, the cards are turned over and grouped by colour: each colour is a lot.
    .title = The lots
rule-NEW-6 = Only cards one holds can be set aside.
    .title = Cards one holds
rule-AUC-1 = The smallest lot is auctioned first; equal lots follow the order of the colours: green, white, red, blue, yellow.
    .title = The order of the lots
rule-AUC-2 = Each auction is opened by the seat left of Il Principe, or by Il Principe himself, as the edition has it; then bidding goes clockwise.
    .title = Who opens
    .interpretation = Two rulebooks name the left neighbour, the Italian one names Il Principe. The opener is determined again for every auction, since the marker moves.
rule-AUC-3 = A bid is a whole number of ducats, at least 1, and higher than the standing bid.
    .title = Raising
    .interpretation = The rulebooks ask only that a bid exceeds the one before; a bid of nothing would be a pass.
rule-AUC-4 = A seat that passes is out of this auction; even the opener may pass.
    .title = Passing
rule-AUC-5 = Nobody may bid more ducats than they own.
    .title = Bids must be covered
    .interpretation = Only the Italian rulebook says it; the price is due at once, so it holds in every edition.
rule-AUC-6 = If all others have passed without a bid, the last seat may still bid or pass.
    .title = The last seat without a bid
    .interpretation = Even an opener may pass, so the last seat is not made to buy.
rule-AUC-7 = Once all others are out the standing bid wins; nobody raises their own bid.
    .title = The end of an auction
    .interpretation = The three rulebooks describe the end in three ways, which come to the same.
rule-AUC-8 = The winner pays the bid to the bank, takes the lot into the hand and takes the Il Principe marker.
    .title = The winner
rule-AUC-9 = The winner of a lot may build one city at once, besides the turn in phase 3.
    .title = A city at once
    .interpretation = It is paid with what the bid has left; the cards just won may be used; each lot won brings the right again.
rule-AUC-10 = A lot nobody bids for leaves the game; the marker stays where it is.
    .title = Nobody bids
    .interpretation = The marker is won in auctions, and nobody won this one.
rule-CITY-1 = Only cities that lie face up can be built.
    .title = Open cities
rule-CITY-2 = In the first round no city can be built, neither after a lot nor in phase 3, unless the table allows it.
    .title = No city in the first round
rule-CITY-3 = The builder lays from the hand exactly the buildings the card shows, face up: three different ones for a small city; four for a medium and five for a large one, one of them twice.
    .title = The buildings of a city
    .interpretation = They stay before the builder and count for roles and for sets like any others.
rule-CITY-4 = The builder pays the price to the bank: 3 ducats for a small city, 4 for a medium, 5 for a large one.
    .title = The price of a city
rule-CITY-5 = The builder scores 4 points for a small city, 6 for a medium, 8 for a large one.
    .title = The points of a city
    .interpretation = An example of the 2005 rulebook gives 6 points for Firenze; its own rule by size says 8, and 8 it is.
rule-CITY-6 = The builder places shields in regions that the city touches, split at will: 1 for a small city, 2 for a medium or large one.
    .title = The shields of a city
    .interpretation = The two AMIGO booklets say that the builder may. For placing shields the 2005 booklet has “doit” (must) twice and “peut” (may) twice. The builder “doit” place shields, as one of several duties, and “doit” place them in regions of choice. A city card shows how many a player “peut” place, and in the example of Firenze the builder “peut” place two. An option decides. Both shields may go to one region.
rule-CITY-7 = A seat without shields places none.
    .title = No shields left
rule-CITY-8 = For each colour used, the other seats score for their roles: 2 points for a major, 1 for a minor. The builder’s own roles score nothing.
    .title = Role income
rule-CITY-9 = A role scores once for a city, even if its building was needed twice.
    .title = Once per colour
rule-CITY-10 = The card of a built city goes back to the box or stays beside its builder, as the edition has it; play does not depend on it.
    .title = The built card
rule-CITY-11 = The next city card is turned up at once; when the city deck is empty, the display shrinks.
    .title = Refilling the display
    .interpretation = All cities still open can be built in this round; the end is looked for only in phase 1.
rule-CITY-12 = Where the edition says must, all shields of the city are placed as far as the supply goes.
    .title = Shields that must be placed
    .interpretation = The 2005 rulebook lists the shields among the builder’s duties.
rule-CITY-13 = The cities are those of the standard table, or of a table the owner of a box hands in.
    .title = The city table
    .interpretation = No source shows all cards; what no rulebook prints is reconstructed and marked so.
rule-LAY-1 = From Il Principe clockwise each seat has one turn: build a city or lay buildings.
    .title = One turn each
rule-LAY-2 = Any number of cards of one colour is laid from the hand, face up.
    .title = Laying buildings
rule-LAY-3 = A seat may do nothing.
    .title = Doing nothing
    .interpretation = Any number of cards can be none, and a hand can be empty.
rule-ROLE-1 = At the start of phase 4 all roles return to the board.
    .title = Roles return
rule-ROLE-2 = The colours are settled in the order green, white, red, blue, yellow; face-up cards count.
    .title = The order of the colours
    .interpretation = The Italian rulebook does not say that only face-up cards count; if others did, turning them down would mean nothing.
rule-ROLE-3 = The only seat with most cards of a colour takes its major role; the only second takes the minor.
    .title = First and second
rule-ROLE-4 = If several are second behind a sole first, the minor role is auctioned among them.
    .title = A tie for second
rule-ROLE-5 = If several are first, the major role is auctioned among them and the minor stays on the board.
    .title = A tie for first
rule-ROLE-6 = A seat without a face-up card of a colour is neither first nor second in it.
    .title = None is not enough
    .interpretation = Where nobody has a card both roles stay on the board; where only one seat has any, the minor does.
rule-ROLE-7 = Only the tied seats bid for a role; the first of them clockwise from the usual opener begins.
    .title = Auctions of roles
    .interpretation = The rulebooks do not say who begins when the usual opener is not among the tied.
rule-ROLE-8 = The winner of a role pays the bank and takes role and marker, but may not build.
    .title = A role won
    .interpretation = The rewards of a role auction are listed, and a city is not among them.
rule-ROLE-9 = A role taken without an auction does not bring the marker.
    .title = A role without auction
rule-ROLE-10 = If all the tied pass, the role stays on the board and the marker where it is.
    .title = Nobody bids for a role
rule-ROLE-11 = A seat that takes a major role turns half of its cards of that colour face down, rounded up: half of those face up, or half of all, as the table has it. A minor turns none.
    .title = Half are turned down
    .interpretation = All three booklets say half of the buildings of that colour before the player. None says whether those that are face down already count. In every preset they do not. Where all are counted, half of their number is turned down, as far as face-up cards go.
rule-ROLE-12 = First the major role, the cards turned for it and its effect; then the minor and its effect.
    .title = Major, then minor
    .interpretation = Who is second is clear before the first turns cards, and does not change by it.
rule-EFF-1 = Green: Master and Apprentice turn one of their own face-down cards up, of any colour but green.
    .title = Master and Apprentice
    .interpretation = One rulebook says may, two order it; an option decides. One rulebook leaves the direction open: it is from face down to face up. Without such a card nothing happens.
rule-EFF-2 = The card turned up counts for the colours still to be settled.
    .title = The card counts at once
    .interpretation = Colours are settled one after another and effects are immediate.
rule-EFF-3 = White: Bishop and Priest score 1 point.
    .title = Bishop and Priest
rule-EFF-4 = Red: Magistrate and Notary draw one card, if the deck has one.
    .title = Magistrate and Notary
    .interpretation = From an empty deck nothing is drawn, in every edition.
rule-EFF-5 = Blue: Lord and Knight place one of their shields in any region, if they have one left.
    .title = Lord and Knight
rule-EFF-6 = Yellow: Banker and Merchant take 2 ducats.
    .title = Banker and Merchant
rule-EFF-7 = Where the edition says must, a face-down card has to be turned up if there is one.
    .title = A card that must be turned
rule-END-1 = If fewer than four cities lie open at the start of phase 1, or at its end where the edition has it so, the game is over at once.
    .title = Too few cities
    .interpretation = One rulebook checks at the end of the phase; the points are the same, ducats and hands are not. The cards set aside then stay face down.
rule-END-2 = If the deck holds fewer than 12, 16 or 20 cards (3, 4 or 5 seats) at the start of phase 1, the last round begins.
    .title = The last round
rule-END-3 = If both ends come together, the cities decide: the game is over at once.
    .title = Both ends at once
    .interpretation = One end is immediate, the other begins a round.
rule-END-4 = In the last round phase 1 brings only the income, or nothing, as the edition has it.
    .title = Income of the last round
rule-END-5 = The lots of the last round are drawn from the deck: 6, 8 or 10 cards (3, 4 or 5 seats).
    .title = Lots of the last round
rule-END-6 = If the deck is too small for that, the game is over after the money, or the lots removed before are used again, as the edition has it.
    .title = A deck too small
    .interpretation = Income already paid stays paid. Where removed lots are used again, the deck is drawn first and all existing cards are auctioned.
rule-END-7 = The other phases of the last round are played as usual; then the game is over.
    .title = The rest of the last round
rule-FIN-1 = In each region the most shields score 5 points, and all the second 2. Tied firsts score 5 each, and then nobody else scores there.
    .title = Regions
    .interpretation = Nobody is first or second without a shield.
rule-FIN-2 = Each major role held scores 2 points, each minor 1.
    .title = Roles held
    .interpretation = Also when the game stops in phase 1: roles return only in phase 4.
rule-FIN-3 = Each set of five buildings of different colours before a seat scores 2 points, face up or face down.
    .title = Sets
    .interpretation = What lies face down is public: colour and number were seen. Points for the colour one has fewest of, as one rulebook puts it, are the same.
rule-FIN-4 = The most ducats score 2 points; all who are tied score.
    .title = Most ducats
    .interpretation = Even if nobody has any.
rule-FIN-5 = The most cards in hand score 2 points; all who are tied score.
    .title = Most cards in hand
    .interpretation = Even if nobody has any.
rule-FIN-6 = Most points win; in a tie, who has laid more buildings.
    .title = The winner
rule-FIN-7 = If that too is a tie, who among them holds the first major role in the order of the colours.
    .title = The last tie-break
    .interpretation = If none of them holds a major role, they share the victory.
rule-TWO-1 = With two seats there are no minor roles, thirteen buildings of each colour, and ten of the fifteen cities: five are removed unseen.
    .title = What two seats leave out
rule-TWO-2 = With two seats each draws five cards, sets three aside and takes the income for two.
    .title = Phase 1 for two
rule-TWO-3 = With two seats the last round begins when the deck holds fewer than ten cards; all that are left are auctioned.
    .title = The last round for two
    .interpretation = There can be none to five. In editions that pay in the last round the income for two is paid.
rule-TWO-4 = If two seats are tied for a major role it is auctioned between them.
    .title = A tie of two
rule-TWO-5 = If two seats have no card left to auction in the last round, phases 3 and 4 are played all the same, or the game is over at once, as the table has it.
    .title = No card left for two
    .interpretation = The AMIGO booklets end the game at once if the deck is too small for the last lots, but let two seats auction all cards that are left. Both can be meant when none is left. In every preset the phases are played.
rule-OUT-1 = For a seat whose time is up or whose player has left, the most cautious choice is made: it passes, builds nothing, lays nothing, keeps its shields and turns no card up. Where it must choose, it sets aside or turns up the first colours it can in the order green, white, red, blue, yellow, and places shields in the first region it can in the order blue, green, violet, red, brown, yellow.
    .title = No answer
rule-OUT-2 = A seat may order that it bids in one auction up to a limit that nobody else learns: it raises by 1 ducat while limit and purse allow it, and else it passes.
    .title = Bidding by order
    .interpretation = The order is for the auction under way or for a lot of this round that is still to come, and ends with that auction. The bids are the seat’s own, as if its player had made them.
rule-OPT-1 = An option that the number of seats leaves without effect is refused.
    .title = Options without effect
rule-OPT-2 = A table without start money and without income is refused: nobody has a ducat to bid.
    .title = No money at all
rule-OPT-3 = The first Il Principe sits at the table.
    .title = A seat that is there
rule-OPT-4 = A table names a different family for each seat, or none at all.
    .title = A family for each seat
rule-DATA-1 = A city file begins with the header of the standard table.
    .title = The header
rule-DATA-2 = Each line has all columns of the header; more may follow.
    .title = The columns
rule-DATA-3 = Each of the fifteen cities stands in the file, none twice.
    .title = The names
rule-DATA-4 = The size of a city is the printed one.
    .title = The sizes
rule-DATA-5 = A city shows 3, 4 or 5 buildings by size, at most two of a colour.
    .title = The buildings
rule-DATA-6 = A small city shows no building twice, a medium or large one exactly one.
    .title = The pairs
rule-DATA-7 = Regions go by their colours: blue, green, violet, red, brown, yellow.
    .title = The regions
rule-DATA-8 = A city touches 1, 2 or 3 different regions by size.
    .title = The number of regions
rule-DATA-9 = No city is missing.
    .title = All cities

## Sections of the rule reference, by their titles

section-set-up = Set-up
section-phase-1-new-buildings = Phase 1: new buildings
section-phase-2-auctions = Phase 2: auctions
section-building-a-city = Building a city
section-phase-3-building-or-laying = Phase 3: building or laying
section-phase-4-roles = Phase 4: roles
section-effects-of-the-roles = Effects of the roles
section-the-end-of-the-game = The end of the game
section-final-scoring = Final scoring
section-two-seats = Two seats
section-away-from-the-table = Away from the table
section-options = Options
section-a-city-file-of-ones-own = A city file of one’s own

## Editions of the rulebook

edition-mtm-fr = Mind the Move 2005, French
edition-amigo-fr = AMIGO 2006, French
edition-amigo-it = AMIGO 2006, Italian

## Kinds of wishes, as headings

kind-pass = Pass
kind-build-nothing = Build nothing
kind-lay-nothing = Lay nothing
kind-keep-shields = Keep shields
kind-leave-down = Leave cards face down
kind-build = Build a city
kind-place-shield = Place a shield
kind-turn-up = Turn a card up
kind-lay = Lay a row
kind-set-aside = Set aside
kind-bid = Bid

## The board in the terminal

view-city-deck-left = City deck
view-lots = Lots
view-bidders = Still bidding
view-set-aside = Set aside
view-shields = Shields
view-map = Map
view-roles = Roles
view-principe = Il Principe
view-price = Price
view-regions = Regions
view-removed = Out of the game
view-auction = Auction
view-item = On sale
view-high-bid = Highest bid
view-high-bidder = Highest bidder
view-shields-due = Shields to place
view-cities = Cities
view-cities-unseen = Cities not yet seen
view-shields-left = Shields left
view-face-up = Face up
view-face-down = Face down
view-your-set-aside = Set aside by you
