# Template: Namen, Protokoll, Aktionen, Fragen, Ablehnungen, Optionen und Regeln.

game-title = Template

card-one = 1
card-two = 2
card-three = 3
card-four = 4
card-five = 5
card-six = 6
reason-playing = die Partie läuft
reason-no-prizes = es sind keine Preise mehr da

view-prize = Preis
view-hands = Hände
view-bidders = Verdeckte Karten
view-your-card = Ihre Karte

event-prize-turned-up = Der nächste Preis: { $card }.
event-bid-placed = { $seat } legt eine Karte verdeckt.
event-cards-shown = Die Karten werden aufgedeckt: { $cards }. { $winners_count ->
        [0] Niemand gewinnt den Preis.
       *[other] { $winners } gewinnt den Preis.
    }
event-ended = { $winners_count ->
        [one] Die Partie ist zu Ende. { $winners } gewinnt.
       *[other] Die Partie ist zu Ende. { $winners } teilen sich den Sieg.
    }
action-bid = { $card } legen
agenda-bids = { $actors } bietet um den Preis { $prize }.

refusal-PLAY-2 = Die Karte { $card } haben Sie nicht mehr.

option-cards = Wie viele Karten jede Hand hat.
preset-standard = Sechs Karten in jeder Hand.
preset-short = Drei Karten in jeder Hand.

section-the-rules = Die Regeln
edition-own = Unsere eigene Ausgabe
rule-PLAY-1 = Jeder Platz hat die gleichen Karten, von 1 an. Zu jeder Zahl gibt es einen Preis. Eine Runde beginnt mit einem ausgelosten Preis.
    .title = Karten und Preise
rule-PLAY-2 = Jeder Platz legt eine seiner Karten verdeckt, alle gleichzeitig. Die Hände sind offen.
    .title = Gebote
rule-PLAY-3 = Die Karten werden aufgedeckt. Die höchste gewinnt den Preis, der seine Zahl in Punkten zählt. Sind mehrere die höchsten, gewinnt niemand den Preis. Alle gelegten Karten verlassen das Spiel.
    .title = Wer einen Preis gewinnt
rule-PLAY-4 = Die Partie endet nach dem letzten Preis. Die meisten Punkte gewinnen; Gleiche teilen sich den Sieg.
    .title = Das Ende
