# La table des Princes dans le navigateur ; chargée seulement où l’on y joue.

web-pr-land = La principauté de { $name }
web-pr-land-mine = Votre principauté
web-pr-region = { $region }, { $where } : { $held } sur 3 { $resource }
web-pr-region-new = { $region }, pas encore posée
web-pr-region-cache = { $region } : { $held } sur 3 { $resource }
web-pr-site-free = Site libre, { $where }
web-pr-middle = Le milieu de la table
web-pr-die = Résultat : { $number }
web-pr-not-rolled = Dés pas encore lancés
web-pr-stack = Pile { $stack }, cartes : { $number }.
web-pr-stack-of = Pile { $stack } de { $name }, cartes : { $number }.
web-pr-stack-known = Vous en connaissez : { $cards }.
web-pr-score = Points de victoire : { $number } sur { $goal }
web-pr-hand = Votre main
web-pr-hand-empty = Aucune carte en main.
web-pr-hand-size = Cartes en main : { $number } sur { $limit }
web-pr-known = Cartes de { $name } que vous connaissez : { $cards }
web-pr-verb-build = Construire
web-pr-verb-play = Jouer
web-pr-verb-put = Sous une pile
web-pr-choices = Ce que vous pouvez faire
web-pr-lit = Vous pouvez aussi choisir ce qui est éclairé sur la table.
web-pr-as-they-lie = Laisser les autres comme elles sont
web-pr-throw = Défausser une carte construite
web-pr-new-regions = Les deux nouvelles régions, la première et la seconde
