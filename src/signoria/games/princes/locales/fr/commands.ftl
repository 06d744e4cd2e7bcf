# The commands `signoria cards` and `signoria deck`.

cli-cards-sound = Les fichiers de cartes sont en ordre : { $cards } cartes, { $titles } titres.
cli-cards-set = Set
cli-cards-numbers = Nombres
cli-cards-sentence = Phrases
cli-cards-special = Cas spéciaux
cli-cards-name = Carte
cli-cards-kind = Genre
cli-cards-cost = Coût
cli-cards-points = Points
cli-cards-copies = Exemplaires
cli-cards-effect = Effet
cli-cards-proposed = { "*" } notre proposition : aucun nom imprimé ne nous est connu.
cli-cards-no-set = Il n’y a pas de set « { $set } ». Les sets sont : { $sets }.
cli-deck-legal = Le paquet est conforme : { $cards } cartes, { $events } événements.
cli-deck-cards = { $number } cartes
cli-deck-events = { $number } événements
cli-deck-same = Les deux paquets sont les mêmes.
cli-bench-cards = lectures et contrôles de la base de cartes
