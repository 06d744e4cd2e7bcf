# The commands `signoria cards` and `signoria deck`.

cli-cards-sound = I file delle carte sono in ordine: { $cards } carte, { $titles } titoli.
cli-cards-set = Set
cli-cards-numbers = Numeri
cli-cards-sentence = Frasi
cli-cards-special = Casi speciali
cli-cards-name = Carta
cli-cards-kind = Genere
cli-cards-cost = Costo
cli-cards-points = Punti
cli-cards-copies = Copie
cli-cards-effect = Effetto
cli-cards-proposed = { "*" } nostra proposta: non conosciamo un nome stampato.
cli-cards-no-set = Non c’è un set «{ $set }». I set sono: { $sets }.
cli-deck-legal = Il mazzo è regolare: { $cards } carte, { $events } eventi.
cli-deck-cards = { $number } carte
cli-deck-events = { $number } eventi
cli-deck-same = I due mazzi sono uguali.
cli-bench-cards = letture e verifiche della base di carte
