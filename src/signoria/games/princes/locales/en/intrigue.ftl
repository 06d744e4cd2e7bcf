### The Era of Intrigue: its cards, what happens with them, and their rules.

## Names

card-abbey-brewery = Abbey Brewery
card-bishop = Bishop
card-bishops-see = Bishop’s See
card-bran = Bran, Defender of the Temple
card-church = Church
card-great-thingstead = Great Thingstead
card-judith = Judith, Guardian of the Church
card-odins-fountain = Odin’s Fountain
card-odins-priest = Odin’s Priest
card-odins-temple = Odin’s Temple
card-priestess-norns = Priestess of the Norns

## What the cards do

does-remove-unit-victim = name { $named } of the opponent’s units; he discards one of them
does-convert-any-upto = exchange { $amount } resource other than gold for gold
does-pay-stock-at-beside = pay { $amount } { $stock } from the region beside it
does-level-self-upto = turn this card to any level
does-gain-stock-at-one-store = fill one of your { $stock } stores
does-search-stack-upto = look through a stack and take up to { $count } cards
does-tune-exchanges = in the exchange step you may exchange { $amount } cards, one after another
effect-great-thingstead = While it stands nobody may play attack cards, and Religious Dispute does nothing.

## Requirements, and what is asked

need-church = a Church
instead-church = { need-church }
need-bishops-see = a Bishop’s See
instead-bishops-see = { need-bishops-see }
need-odins-temple = Odin’s Temple
instead-odins-temple = { need-odins-temple }
need-odins-fountain = Odin’s Fountain
instead-odins-fountain = { need-odins-fountain }
need-chapel-low = a Chapel (1–3)
instead-chapel-low = { need-chapel-low }
need-chapel-high = a Chapel (4–6)
instead-chapel-high = { need-chapel-high }
agenda-taking-more = { $actors } may take a second card of the stack.
agenda-filling = { $actors } picks the store to fill.
agenda-turning = { $actors } picks the level that the card shows.
refusal-ATTACK-10 = { $card } is an attack: a Great Thingstead stands.
edition-darkness = Age of Darkness, card index

## Rules

rule-ATTACK-10 = While a Great Thingstead stands, nobody plays an attack card.
    .title = Great Thingstead
    .interpretation = Effects of expansions stay possible.
rule-ATTACK-11 = The Bishop takes a gold of the other, then fills one gold store of the player.
    .title = Bishop
    .interpretation = The gold taken may go to another store than the one that is filled.
rule-ACT-13 = The Priestess of the Norns lets her player look through a stack and take up to two cards.
    .title = Priestess of the Norns
rule-LEVEL-3 = Two grain of its fields turn the Abbey Brewery to any level, any number of times in a turn.
    .title = Abbey Brewery
rule-BUILD-22 = When a Bishop’s See is built, its builder names three units of the other, which discards one of them.
    .title = Bishop’s See
    .interpretation = With fewer units fewer are named; without any it may still be built.
rule-BUILD-23 = Bran lies on Odin’s Temple, Judith on a Church. The covered card keeps its function, and nothing touches it.
    .title = Bran and Judith
    .interpretation = Each is a legal target; if it leaves, the building beneath stays.
