# Template : noms, journal, actions, questions, refus, options et règles.

game-title = Template

card-one = 1
card-two = 2
card-three = 3
card-four = 4
card-five = 5
card-six = 6
reason-playing = la partie est en cours
reason-no-prizes = il ne reste plus de prix

view-prize = Prix
view-hands = Mains
view-bidders = Cartes face cachée
view-your-card = Votre carte

event-prize-turned-up = Le prix suivant : { $card }.
event-bid-placed = { $seat } pose une carte face cachée.
event-cards-shown = Les cartes sont retournées : { $cards }. { $winners_count ->
        [0] Personne ne gagne le prix.
       *[other] { $winners } gagne le prix.
    }
event-ended = { $winners_count ->
        [one] La partie est finie. { $winners } gagne.
       *[other] La partie est finie. { $winners } se partagent la victoire.
    }
action-bid = Poser { $card }
agenda-bids = { $actors } enchérit pour le prix { $prize }.

refusal-PLAY-2 = Vous n’avez plus la carte { $card }.

option-cards = Le nombre de cartes de chaque main.
preset-standard = Six cartes dans chaque main.
preset-short = Trois cartes dans chaque main.

section-the-rules = Les règles
edition-own = Notre propre édition
rule-PLAY-1 = Chaque place a les mêmes cartes, à partir de 1. Il y a un prix pour chaque nombre. Une manche commence par un prix tiré au sort.
    .title = Cartes et prix
rule-PLAY-2 = Chaque place pose une de ses cartes face cachée, toutes en même temps. Les mains sont ouvertes.
    .title = Enchères
rule-PLAY-3 = Les cartes sont retournées. La plus haute gagne le prix, qui compte son nombre en points. Si plusieurs sont les plus hautes, personne ne gagne le prix. Toutes les cartes posées quittent la partie.
    .title = Le gagnant d’un prix
rule-PLAY-4 = La partie finit après le dernier prix. Le plus de points gagne ; à égalité, la victoire est partagée.
    .title = La fin
