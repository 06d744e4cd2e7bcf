# Template: nomi, cronaca, azioni, domande, rifiuti, opzioni e regole.

game-title = Template

card-one = 1
card-two = 2
card-three = 3
card-four = 4
card-five = 5
card-six = 6
reason-playing = la partita è in corso
reason-no-prizes = non restano premi

view-prize = Premio
view-hands = Mani
view-bidders = Carte coperte
view-your-card = La tua carta

event-prize-turned-up = Il prossimo premio: { $card }.
event-bid-placed = { $seat } gioca una carta coperta.
event-cards-shown = Le carte vengono scoperte: { $cards }. { $winners_count ->
        [0] Nessuno vince il premio.
       *[other] { $winners } vince il premio.
    }
event-ended = { $winners_count ->
        [one] La partita è finita. { $winners } vince.
       *[other] La partita è finita. { $winners } condividono la vittoria.
    }
action-bid = Gioca { $card }
agenda-bids = { $actors } punta al premio { $prize }.

refusal-PLAY-2 = Non hai più la carta { $card }.

option-cards = Quante carte ha ogni mano.
preset-standard = Sei carte in ogni mano.
preset-short = Tre carte in ogni mano.

section-the-rules = Le regole
edition-own = La nostra edizione
rule-PLAY-1 = Ogni posto ha le stesse carte, a partire da 1. C’è un premio per ogni numero. Un turno comincia con un premio estratto a sorte.
    .title = Carte e premi
rule-PLAY-2 = Ogni posto gioca una delle sue carte coperta, tutti nello stesso momento. Le mani sono scoperte.
    .title = Offerte
rule-PLAY-3 = Le carte vengono scoperte. La più alta vince il premio, che vale il suo numero in punti. Se le più alte sono più d’una, nessuno vince il premio. Tutte le carte giocate escono dal gioco.
    .title = Chi vince un premio
rule-PLAY-4 = La partita finisce dopo l’ultimo premio. Vince chi ha più punti; a parità, la vittoria è condivisa.
    .title = La fine
