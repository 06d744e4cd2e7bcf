# Template: names, log lines, actions, questions, refusals, options and rules.

game-title = Template

card-one = 1
card-two = 2
card-three = 3
card-four = 4
card-five = 5
card-six = 6
reason-playing = the game is going on
reason-no-prizes = no prizes are left

view-prize = Prize
view-hands = Hands
view-bidders = Cards face down
view-your-card = Your card

event-prize-turned-up = The next prize: { $card }.
event-bid-placed = { $seat } lays a card face down.
event-cards-shown = The cards are turned up: { $cards }. { $winners_count ->
        [0] Nobody wins the prize.
       *[other] { $winners } wins the prize.
    }
event-ended = { $winners_count ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the victory.
    }
action-bid = Lay { $card }
agenda-bids = { $actors } bids for the prize { $prize }.

refusal-PLAY-2 = You no longer have the card { $card }.

option-cards = How many cards each hand has.
preset-standard = Six cards in each hand.
preset-short = Three cards in each hand.

section-the-rules = The rules
edition-own = Our own edition
rule-PLAY-1 = Each seat has the same cards, from 1 upwards. There is a prize for each number. A round begins with a prize drawn by lot.
    .title = Cards and prizes
rule-PLAY-2 = Every seat lays one of its cards face down, all at the same time. The hands are open.
    .title = Bids
rule-PLAY-3 = The cards are turned up. The highest one wins the prize, which counts its number in points. If several are highest, nobody wins the prize. All laid cards leave the game.
    .title = The winner of a prize
rule-PLAY-4 = The game ends after the last prize. The most points win; equal ones share the victory.
    .title = The end
