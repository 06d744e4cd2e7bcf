### Les cartes des Princes de Catane : leurs noms, et ce qu’elles font selon leurs verbes.
### status = proposed: no printed source is known to us, the name is ours; likely: a printed name, probably of this card.

## Names

card-road = Route
card-settlement = Colonie
card-city = Ville
card-forest = Forêt
    .status = proposed
card-gold-field = Rivière d’or
card-fields = Champ
    .status = proposed
card-hills = Colline
    .status = proposed
card-pasture = Pâturage
    .status = proposed
card-mountains = Montagne
    .status = proposed
card-abbey = Monastère
    .status = proposed
card-austin = Austin
card-brick-factory = Briqueterie
    .status = proposed
card-brick-ship = Navire marchand d’argile
    .status = proposed
card-brigitta = Brigitta la femme sage
card-candamir = Candamir
card-feud = Querelle
    .status = proposed
card-fraternal-feuds = Conflit fraternel
card-gold-ship = Navire marchand d’or
    .status = proposed
card-goldsmith = Orfèvre
    .status = proposed
card-grain-mill = Moulin à grain
    .status = proposed
card-grain-ship = Navire marchand de blé
    .status = proposed
card-harald = Harald
card-inga = Inga
card-invention = Invention
    .status = proposed
card-iron-foundry = Fonderie
    .status = proposed
card-large-trade-ship = Grand navire marchand
    .status = proposed
card-lumber-camp = Camp de bûcherons
    .status = proposed
card-lumber-ship = Navire marchand de bois
    .status = proposed
card-marketplace = Place du marché
    .status = proposed
card-merchant-caravan = Route commerciale
    .status = likely
card-ore-ship = Navire marchand de minerai
    .status = proposed
card-osmund = Osmund
card-parish-hall = Centre communautaire
card-relocation = Déménagement
    .status = proposed
card-scout = Éclaireur
    .status = proposed
card-siglind = Siglind
card-storehouse = Entrepôt
    .status = proposed
card-toll-bridge = Pont à péage
    .status = proposed
card-trade-ships-race = Course de navires marchands
    .status = proposed
card-traveling-merchant = Marchand ambulant
card-weavers-shop = Atelier de tissage
    .status = proposed
card-wool-ship = Navire marchand de laine
    .status = proposed
card-year-of-plenty = Année d’abondance
    .status = proposed
card-yule = Festival de Yule
card-brigands = Pillards
    .status = proposed
card-gift-for-the-prince = Cadeau pour le prince
    .status = proposed
card-gold-cache = Cachette d’or
    .status = proposed
card-gudrun = Gudrun, la terreur des mers
    .status = proposed
card-harbor = Port
    .status = proposed
card-merchant = Marchand
    .status = proposed
card-merchant-guild = Guilde des marchands
    .status = proposed
card-mint = Hôtel de la monnaie
    .status = proposed
card-moneylender = Prêteur
    .status = proposed
card-pirate-ship = Corsaires
card-reiner-herald = Reiner le Héraut
card-salt-silo = Silo à sel
    .status = proposed
card-staple-house = Entrepôt d’étape
    .status = proposed
card-trade-master = Maître du commerce
    .status = proposed
card-trading-base = Base commerciale
    .status = proposed
card-archer = Archer
    .status = proposed
card-arsonist = Incendiaire
    .status = proposed
card-carl-forkbeard = Carl Barbe-Fourchue
    .status = proposed
card-chapel-low = Chapelle (1–3)
    .status = proposed
card-chapel-high = Chapelle (4–6)
    .status = proposed
card-drill-ground = Aire d’entraînement
card-fairgrounds = Champ de foire
    .status = proposed
card-fire-brigade = Caserne des pompiers
    .status = proposed
card-hedge-tavern = Taverne louche
    .status = proposed
card-heinrich = Heinrich le guetteur
    .status = proposed
card-irmgard = Irmgard, gardienne de la lumière
    .status = proposed
card-large-festival-hall = Grande salle des fêtes
    .status = proposed
card-lookout-tower = Tour de guet
    .status = proposed
card-riots = Émeutes
card-sebastian = Sebastian le prédicateur itinérant
    .status = proposed
card-tithe-barn = Grange dîmière
    .status = proposed
card-traitor = Traître
card-voyage-of-plunder = Expédition de pillage
    .status = proposed
card-bath-house = Bains publics
    .status = proposed
card-benjamin = Benjamin le savant ambulant
    .status = proposed
card-building-crane = Grue de chantier
    .status = proposed
card-chief-cannoneer = Maître canonnier
    .status = proposed
card-doctor = Médecin
    .status = proposed
card-guido = Guido le délégué
card-gustav = Gustav le bibliothécaire
    .status = proposed
card-library = Bibliothèque
    .status = proposed
card-mineral-mining = Exploitation minière
    .status = proposed
card-parliament = Parlement
    .status = proposed
card-pharmacy = Apothicaire
    .status = proposed
card-plague = Épidémie
card-three-field-system = Assolement triennal
    .status = proposed
card-town-hall = Hôtel de ville
    .status = proposed
card-university = Université
    .status = proposed
card-barbarian-attack = Attaque des barbares
card-capricious-sea = Mer capricieuse
    .status = proposed
card-council-of-sages = Conseil des sages
    .status = proposed
card-famine = Famine
    .status = proposed
card-fortunate-trade-voyage = Heureux voyage de commerce
    .status = proposed
card-friendship-peoples = Amitié entre les peuples
    .status = proposed
card-good-neighbors = Bon voisinage
    .status = proposed
card-hour-master-merchants = Heure des maîtres marchands
    .status = proposed
card-insurrection = Insurrection
card-most-successful-explorer = Explorateur le plus chanceux
    .status = proposed
card-religious-dispute = Dispute religieuse
    .status = proposed
card-retreat-barbarians = Retraite des barbares
    .status = proposed
card-taxation = Imposition
    .status = proposed
card-academy-of-sages = Académie des sages
    .status = proposed
card-age-of-enlightenment = Âge des lumières
    .status = proposed
card-barbara = Barbara, sage des champs
    .status = proposed
card-cole = Cole, paladin des sages
    .status = proposed
card-courthouse = Tribunal
    .status = proposed
card-dispute-of-sages = Débat des sages
    .status = proposed
card-frederich = Frederich, sage des collines
    .status = proposed
card-granary = Grenier
    .status = proposed
card-great-foresight = Clairvoyance
card-grove-courage = Bosquet du courage
    .status = proposed
card-grove-fraternity = Bosquet de la fraternité
    .status = proposed
card-grove-freedom = Bosquet de la liberté
    .status = proposed
card-grove-great-foresight = Bosquet de la clairvoyance
    .status = proposed
card-grove-justice = Bosquet de la justice
    .status = proposed
card-grove-peace = Bosquet de la paix
    .status = proposed
card-grove-vigilance = Bosquet de la vigilance
    .status = proposed
card-manifesto = Manifeste de la conduite humaine
    .status = proposed
card-michaela = Michaela, sage du pâturage
    .status = proposed
card-peter = Peter, sage de la forêt
    .status = proposed
card-piet = Piet, sage des montagnes
    .status = proposed
card-power-of-groves = Force des bosquets
    .status = proposed
card-principal-sage-woman = Première sage
    .status = proposed
card-robert = Robert, héraut des sages
    .status = proposed
card-walther = Walther, sage de la rivière d’or
    .status = proposed
card-wise-compensation = Sage compensation
    .status = proposed
card-wise-protection = Sage défense
    .status = proposed

## Sets, what cards are, resources, points

set-basic = Jeu de base
set-gold = L’ère de l’or
set-turmoil = L’ère des troubles
set-progress = L’ère du progrès
set-intrigue = L’ère des intrigues
set-merchant-princes = L’ère des princes marchands
set-barbarians = L’ère des barbares
set-explorers = L’ère des explorateurs
set-sages = L’ère des sages
set-prosperity = L’ère de la prospérité
set-promo = Cartes spéciales
family-road = route
family-settlement = colonie
family-city = ville
family-region = terrain
family-building = bâtiment
family-extraordinary-site = site extraordinaire
family-hero = héros
family-trade-ship = navire marchand
family-ship = navire
family-sage = sage
family-unit = unité
family-metropolis = métropole
family-marker = marqueur
family-action = action
family-event = événement
family-sea-harbor = port
family-sea-island = île
family-sea-pirate = pirate
family-sea-wreck = épave
kind-attack = action, attaque
kind-red = { $family } (ville)
point-vp = { $number } PV
point-strength = { $number } force
point-commerce = { $number } commerce
point-skill = { $number } habileté
point-progress = { $number } progrès
point-sail = { $number } voile
point-cannon = { $number } canon
stock-brick = argile
    .of = d’argile
stock-grain = blé
    .of = de blé
stock-lumber = bois
    .of = de bois
stock-ore = minerai
    .of = de minerai
stock-wool = laine
    .of = de laine
stock-gold = or
    .of = d’or
stock-any = au choix
    .of = au choix

## When: the triggers of the sentences

when-while = { $deeds }
when-built = À la construction : { $deeds }
when-once = Une fois par tour : { $deeds }
when-any = À volonté pendant votre tour : { $deeds }
when-later = À partir de votre tour suivant : { $deeds }
when-play = { $deeds }
when-before-roll = Avant le jet des dés : { $deeds }
when-building = En construisant : { $deeds }
when-rolled = Après le jet du dé événement : { $deeds }
when-number = Au jet de production : { $deeds }
when-after-production = Après la production : { $deeds }
when-brigand = Lors d’une attaque de brigands : { $deeds }
when-trade = Lors du commerce : { $deeds }
when-celebration = Lors d’une fête : { $deeds }
when-harvest = Lors d’une récolte abondante : { $deeds }
when-drawn = { $deeds }
when-event = Événement { $cards } : { $deeds }
when-attacked = Contre { $cards } : { $deeds }
when-lost-card = Chaque fois qu’un événement ou une action vous prend une carte posée : { $deeds }
when-lost-hand = Chaque fois que vous perdez des cartes de la main : { $deeds }
when-opp-trade = Quand l’adversaire commerce avec la banque : { $deeds }
when-opp-market = Quand l’adversaire utilise une Place du marché : { $deeds }
when-contest = Pendant un duel : { $deeds }
when-discovery = À la découverte : { $deeds }
when-mission = En mission : { $deeds }
when-until = Dès que c’est le cas : { $deeds }

## Who, how often, how many, on which condition

who-opponent = l’adversaire : { $deed }
who-each = chaque joueur : { $deed }
who-strength-holder = le détenteur de l’avantage de force : { $deed }
who-trade-holder = le détenteur de l’avantage commercial : { $deed }
who-more-trade-ships = le joueur qui a le plus de navires marchands, les deux en cas d’égalité sauf sans navire : { $deed }
per-trade-ships = { $deed } par navire marchand à soi
per-heroes = { $deed } par héros à soi
per-pirate-ships = { $deed } par carte Corsaires à soi
per-strength-units = { $deed } par unité à soi avec des points de force
per-progress-buildings = { $deed } par bâtiment à soi avec un point de progrès
per-markets-and-harbors = { $deed } par Place du marché et Port à soi
per-stores-beside = { $deed } par Entrepôt ou Monastère voisin
at-most = { $deed }, { $number } au plus
at-will = { $deed } (facultatif)
only-if = { $deed } (condition : { $cond })
needs = Condition : { $cond }.
lies-on = Se pose sur : { $card }.
only-one = Un seul par principauté.
only-name = Un seul de ce nom sur la table.
both-of = { $first } et { $last }
either-of = { $first } ou { $last }
cond-card = { $card }
cond-cities = une ville
cond-commerce = { $low } points de commerce
cond-progress = { $low } points de progrès
cond-strength-advantage = l’avantage de force
cond-trade-ships = { $low } navires marchands à soi
cond-strong-heroes = un héros à soi avec des points de force
cond-skill-lead = plus de points d’habileté que l’adversaire
cond-vp-deficit = moins de points de victoire que l’adversaire
cond-opponent-gold = de l’or chez l’adversaire
cond-number = nombre de production de { $low } à { $high }
cond-vp = { $low } points de victoire
cond-strength = { $low } points de force
cond-skill = { $low } points d’habileté
cond-trade-advantage = l’avantage commercial
cond-heroes =
    { $low ->
        [1] un héros à soi
       *[other] { $low } héros à soi
    }
cond-units =
    { $low ->
        [1] une unité à soi
       *[other] { $low } unités à soi
    }
cond-city-deficit = moins de villes que l’adversaire
cond-ship-lead = plus de navires marchands que l’adversaire
cond-opponent-strength = { $low } points de force chez l’adversaire
cond-opponent-trade-advantage = l’avantage commercial chez l’adversaire
cond-not = pas ceci : { $cond }

## What is done: the verbs of the sentences

does-boost-stock-at-beside = { $amount } unité { $stock_of } de plus pour chaque terrain { $region } voisin qui produit
does-rate-stock = échanger à la banque { $amount } unités { $stock_of } contre 1 ressource, autant de fois que voulu
does-rate-own-at-beside = échanger avec la banque à { $amount } pour 1 ce que porte l’un des deux terrains voisins, autant de fois que voulu
does-shield-count-at-beside = ce que portent les deux terrains voisins n’est pas compté
does-shield-loss-at-this-city = les terrains voisins de cette ville ne perdent rien
does-gain-own-at-regions = chaque terrain reçoit { $amount } unité de son type
does-gain-own-at-rolled = chaque terrain à soi portant le nombre de ce tour reçoit encore { $amount } unité de son type
does-gain-own-at-a-bath-house = les deux terrains voisins d’un de ses Bains publics reçoivent { $amount } unité de leur type
does-gain-grain-or-wool = recevoir { $amount } blé ou { $amount } laine, un seul type,
does-set-die-production = choisir le nombre du dé de production
does-set-die-event = le dé événement montre { $face }
does-look-hand = regarder la main de l’adversaire
does-take-one-type-at-room = prendre à l’adversaire, d’un seul type, autant qu’un terrain à soi peut encore recevoir
does-points-vp = { $amount } PV de plus
does-cancel-it = vous n’êtes pas touché
cond-roll = un dé montre { $low } à { $high }
link-then = { $first } ; { $last }
link-or = { $first }, ou { $last }
link-else = { $first } ; à défaut, { $last }
does-discount-hero = les héros coûtent { $amount } ressource de moins, au choix
does-discount-costly-red = les extensions de ville au coût imprimé supérieur à 4 coûtent { $amount } ressource de moins, au choix
does-guard-town-building-at-this-city = aucun bâtiment de cette ville n’est touché, celui-ci compris
does-steal-unit-or-action = prendre { $amount } de ces cartes ; au tournoi, seulement une unité ou une action
does-fetch-discard = prendre { $amount } carte de la défausse ; au tournoi, de la sienne
does-fetch-opponent-discard = prendre { $amount } carte de la défausse ; au tournoi, de celle de l’adversaire
does-search-stack = consulter une pioche et prendre { $amount } carte
does-lose-own-at-cities = chaque terrain voisin d’une ville perd { $amount } ressource
does-tune-trade-amount = lors du commerce, l’avantage commercial donne { $amount } ressources
shows-celebration = la fête
does-gain-any =
    { $count ->
        [one] recevoir { $amount } ressource au choix
       *[other] recevoir { $amount } ressources au choix
    }
does-gain-stock =
    { $count ->
        [one] recevoir { $amount } unité { $stock_of }
       *[other] recevoir { $amount } unités { $stock_of }
    }
does-pay-stock =
    { $count ->
        [one] payer { $amount } unité { $stock_of }
       *[other] payer { $amount } unités { $stock_of }
    }
does-pay-any =
    { $count ->
        [one] payer { $amount } ressource au choix
       *[other] payer { $amount } ressources au choix
    }
does-take-any =
    { $count ->
        [one] prendre { $amount } ressource au choix à l’adversaire
       *[other] prendre { $amount } ressources au choix à l’adversaire
    }
does-take-stock =
    { $count ->
        [one] prendre à l’adversaire jusqu’à { $amount } unité { $stock_of }
       *[other] prendre à l’adversaire jusqu’à { $amount } unités { $stock_of }
    }
does-give-any =
    { $count ->
        [one] donner { $amount } ressource au choix à l’adversaire
       *[other] donner { $amount } ressources au choix à l’adversaire
    }
does-bury-card =
    { $count ->
        [one] y choisir { $amount } carte ; elle va sous une pioche
       *[other] y choisir { $amount } cartes ; elles vont sous des pioches
    }
does-points-commerce =
    { $count ->
        [one] { $amount } point de commerce de plus
       *[other] { $amount } points de commerce de plus
    }
does-tune-search-cost =
    { $amount ->
        [0] choisir une carte lors de l’échange est gratuit
       *[other] choisir une carte lors de l’échange coûte { $amount } ressource
    }
does-convert-stock =
    { $into_key ->
        [other] échanger { $amount } unité { $stock_of } contre 1 ressource d’un autre type
       *[any] acheter une ressource au choix pour { $amount } unité { $stock_of }
    }
does-remove =
    { $way ->
        [named] nommer { $named } { $what_many } de l’adversaire ; il en met un { $place }
        [victim] l’adversaire choisit chez lui { $what } et met la carte { $place }
       *[me] choisir chez l’adversaire { $what } ; il met la carte { $place }
    }
filter-building = un bâtiment
    .many = bâtiments
filter-town-building = un bâtiment sur un site de colonie ou de ville
    .many = bâtiments sur des sites de colonie ou de ville
filter-strength-unit = une unité avec des points de force
    .many = unités avec des points de force
filter-trade-ship = un navire marchand
    .many = navires marchands
place-discard = sur la défausse
place-stack = sous une pioche

## Cards whose doing is told as a whole

effect-road = Prolonge la rangée à l’une de ses extrémités ; une colonie peut suivre.
effect-settlement = Derrière une route : un site au-dessus, un au-dessous, et deux nouveaux terrains.
effect-city = Sur une colonie : deux sites au-dessus et deux au-dessous.
effect-region = Contient jusqu’à 3 unités { $stock_of } ; en donne 1 sur son nombre.
effect-marketplace = Après un jet de production dont le nombre figure sur plus de terrains adverses que des vôtres : recevoir 1 ressource d’un type que donnent ces terrains adverses.
effect-relocation = Deux de vos terrains, ou deux de vos extensions, échangent leurs places ; ensuite, tout doit rester conforme aux règles.
effect-scout = En construisant une colonie : choisir ses deux terrains dans la pile des terrains, puis mélanger la pile.
effect-yule = Mélanger la pile des événements et la refaire comme au début, Yule quatrième en partant du bas ; puis tirer un autre événement.
effect-gold-cache = À côté d’un terrain quelconque : contient jusqu’à 3 unités d’or, qu’une attaque de brigands ne compte ni ne prend.
effect-riots = Chaque joueur compte ses unités avec des points de force ou de commerce : 1 ou 2 coûtent 1 unité d’or, 3 ou plus en coûtent 2. Qui ne paie pas met l’une d’elles sous une pioche.
effect-none = Rien que ses points.
effect-barbarian-attack = Chaque joueur qui a une ville compare ses unités aux points de victoire imprimés sur ses villes, métropoles et extensions de ville. Moins d’unités : il perd 2 ressources. Plus : il en reçoit 2, ou élève sa carte Triomphe. Puis elle va sous les 4 premiers événements.
effect-capricious-sea = Selon le nombre de production de ce tour : de 1 à 4, chaque joueur reçoit 1 ressource par navire marchand à soi ; 5 ou 6, chacun met un de ses navires marchands sous une pioche.
effect-council-of-sages = Chaque joueur reçoit jusqu’à 2 chouettes pour ses sages, ou jusqu’à 2 ressources sur des terrains voisins d’un sage.
effect-famine = Qui n’a pas de Grenier perd 1 unité de blé, ou 2 autres ressources sans blé.
effect-fortunate-trade-voyage = Chaque joueur choisit un de ses navires marchands et reçoit jusqu’à 2 unités de ce qu’il échange.
effect-friendship-peoples = Chaque joueur reçoit 1 ressource au choix par île à soi au niveau 1 ou plus.
effect-good-neighbors = La première carte de chaque pioche est retournée. Un Lieu de pèlerinage rapporte 1 ressource ; le propriétaire de la Source d’Odin peut prendre une des cartes visibles.
effect-hour-master-merchants = Chaque joueur élève toutes ses Résidences d’un niveau ; à côté d’une Résidence déjà au niveau 3, les terrains reçoivent 1 ressource.
effect-insurrection = Chaque joueur met sous une pioche un de ses bâtiments au coût imprimé d’au moins 2. Puis elle va sous les 4 premiers événements.
effect-most-successful-explorer = Le joueur qui a découvert le plus de cartes mer tire jusqu’à 2 cartes d’une pioche ; en cas d’égalité sauf à 0, chacun peut en tirer 1.
effect-religious-dispute = Chaque joueur qui a une ville met sa main sous des pioches ; une Église et un Temple d’Odin sauvent chacun 2 cartes.
effect-retreat-barbarians = Chaque joueur qui a une unité choisit 1 carte d’une pioche, avec l’avantage de force jusqu’à 2.
effect-taxation = Chaque joueur peut payer 1 étoile pour 1 ressource au choix et 1 unité d’or.

## Owls, stars, levels, and what came with the Era of Sages

cond-sages =
    { $low ->
        [1] un sage
       *[other] { $low } sages
    }
cond-groves =
    { $low ->
        [1] un bosquet
       *[other] { $low } bosquets
    }
cond-heroines =
    { $low ->
        [1] une héroïne
       *[other] { $low } héroïnes
    }
cond-attacks =
    { $low ->
        [1] une carte Attaque en main
       *[other] { $low } cartes Attaque en main
    }
cond-level = { $card } au niveau { $low } au moins
cond-opponent = { $cond } chez l’adversaire
per-groves = { $deed } par bosquet à soi
per-manifesto = { $deed } par point de victoire de son Manifeste
when-attacked-any = Contre une carte Attaque : { $deeds }
does-build-city = construire une ville sans autres ressources
does-contest-owls = les deux lancent un dé et ajoutent les chouettes de leurs sages ; pour le plus haut
link-contest = { $first } : { $last }
link-tie = { $first } ; à égalité pour les deux : { $last }
does-give-stock-at-empty = poser { $amount } { $stock } sur un terrain { $region } vide de l’adversaire
does-take-other = prendre à l’adversaire { $amount } ressource d’une autre sorte
does-bury-card-victim = l’adversaire met toute sa main sous des pioches
does-bury-unit-or-action-victim = l’adversaire met sous des pioches toutes les unités et actions de sa main
does-tune-trade-chooser = lors du commerce vous choisissez ce que vous perdez
does-tune-contest-ties = quand il faut dépasser un nombre ou le dé de l’adversaire, vous gagnez aussi à égalité
does-level-self = élever cette carte d’un niveau
does-pay-attack = défausser une carte Attaque de votre main
does-pay-unit-or-action = défausser une unité ou une action de votre main
does-gain-own-at-sages = recevoir jusqu’à { $amount } ressources sur des terrains à soi voisins d’un sage
shows-choice = la face de son choix
shows-event-card = une carte événement
holds-owls = Porte jusqu’à { $number } chouettes.
holds-stars = Porte jusqu’à { $number } étoiles.
shows-levels = Niveaux : { $levels }.
lies-beside = À côté d’un terrain.
lies-beside-kind = À côté d’un terrain { $region }.
paid-there = Payé par ce terrain.
lies-on-road = Sur une route libre.
is-foreign = Dans la principauté de l’adversaire.
effect-cole = Une fois par tour : utiliser un bosquet de l’adversaire en payant soi-même ses chouettes.
effect-great-foresight = Consulter la pile des événements et en retirer 1 du jeu, sauf le Festival de Yule ; l’ordre ne change pas.
effect-grove-great-foresight = Une fois par tour : regarder les 3 premiers événements et en mettre autant qu’on veut, sauf le Festival de Yule, sous la pile.
amount-owls =
    { $number ->
        [one] { $number } chouette
       *[other] { $number } chouettes
    }
does-token-owls =
    { $count ->
        [one] recevoir { $amount } chouette
       *[other] recevoir { $amount } chouettes
    }
does-token-owls-paid =
    { $count ->
        [one] payer { $amount } chouette
       *[other] payer { $amount } chouettes
    }
amount-stars =
    { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
does-token-stars =
    { $count ->
        [one] recevoir { $amount } étoile
       *[other] recevoir { $amount } étoiles
    }
does-token-stars-paid =
    { $count ->
        [one] payer { $amount } étoile
       *[other] payer { $amount } étoiles
    }
for-owls = Coûte { $price } chaque fois. { $said }
does-lose-any =
    { $count ->
        [one] perdre { $amount } ressource au choix
       *[other] perdre { $amount } ressources au choix
    }
does-lose-stock = perdre { $amount } { $stock }
does-draw-tops =
    { $count ->
        [1] piocher la première carte d’une pioche
       *[other] piocher { $amount } cartes
    }
does-draw-tops-opponent = l’adversaire en pioche { $amount }

## What is wrong with a deck, and how to mend it

breach-not-owned = { $cards } ne se trouve dans aucune boîte de cette collection.
    .mend = Retirez-la, ou indiquez la boîte qui la contient.
breach-few-events = Événements choisis : { $found } ; nécessaires : { $allowed }.
    .mend = Ajoutez-en { $surplus }.
breach-many-events = Événements choisis : { $found } ; permis : { $allowed }.
    .mend = Retirez-en { $surplus }.
breach-moons = { $cards } ({ $found } fois) : des exemplaires marqués de la lune un seul compte, et ceux que la pile reçoit d’office ne se choisissent pas : { $allowed } au plus.
    .mend = Retirez-en { $surplus }.
breach-yule = { $cards } est fourni par l’hôte et ne se choisit pas.
    .mend = Choisissez un autre événement à sa place.
breach-event-most = { $cards } : { $found } fois dans le choix, { $allowed } au plus.
    .mend = Retirez-en { $surplus }.
breach-returning = { $found } des événements reviennent sous les quatre premiers ({ $cards }), { $allowed } seulement sont permis.
    .mend = Retirez-en { $surplus }.
breach-few-cards = Cartes du paquet : { $found } ; nécessaires : { $allowed }.
    .mend = Ajoutez-en { $surplus }.
breach-many-cards = Cartes du paquet : { $found } ; permises : { $allowed }.
    .mend = Retirez-en { $surplus }.
breach-wrong-back = { $cards } ne va pas dans un paquet : la carte appartient au centre de la table.
    .mend = Retirez-la.
breach-copies = { $cards } est dans le paquet { $found } fois, la collection en a { $allowed }.
    .mend = Retirez-en { $surplus }.
breach-attacks = { $cards } est une attaque : une fois par paquet, pas { $found }.
    .mend = Retirez-en { $surplus }.
breach-most = { $cards } peut figurer { $allowed } fois au plus dans un paquet, pas { $found }.
    .mend = Retirez-en { $surplus }.
breach-promo = { $cards } est une carte spéciale, sans accord entre les joueurs.
    .mend = Retirez-la, ou mettez-vous d’accord.
breach-promo-copies = { $cards } est une carte spéciale : une au plus, pas { $found }.
    .mend = Retirez-en { $surplus }.
breach-explorers = { $cards } est de l’ère des explorateurs, sans accord entre les joueurs.
    .mend = Retirez-la, ou jouez avec les explorateurs.

## Ready decks

deck-merchants = Les Marchands : navires, ports et avantage commercial
deck-warlords = Les Seigneurs de guerre : héros, avantage de force et attaques
deck-scholars = Les Savants : une grande main, l’Université et ce qui en découle
deck-masons = Les Bâtisseurs : récoltes doublées, et des villes pleines de bâtiments
deck-sages = Les Sages : des chouettes de chaque région, et ce qu’elles achètent
deck-druids = Les Druides : un bosquet contre chaque danger, et des récoltes
deck-judges = Les Juges : tribunaux, greniers et avantage commercial
deck-corsairs = Les Corsaires : canons, pirates et héros de deux âges
deck-academy = L’Académie : grandes mains, savoir, et des points de pierre
deck-seers = Les Voyants : événements prévus, hérauts et nombres choisis

## Card files and deck files: what is asked of them, and what is said of those that fail

where-written =
    { $card ->
        [file] { $file }
       *[other] { $file }, carte « { $card } »
    }
rule-CARD-1 = Un fichier de cartes est écrit en TOML.
    .title = Fichiers de cartes
refusal-CARD-1 = { $file } n’est pas un fichier de cartes : { $reason }.
rule-CARD-2 = Aucune carte n’est écrite deux fois ; une carte d’un set antérieur s’écrit avec « again ».
    .title = Une carte, une entrée
refusal-CARD-2 = { $file } : la carte « { $card } » y est deux fois.
rule-CARD-3 = Chaque fichier nomme son set et sa source ; chaque carte son genre, ce qu’elle est, ses exemplaires et son coût.
    .title = Champs obligatoires
refusal-CARD-3 = { where-written } : le champ « { $field } » manque.
rule-CARD-4 = Un nombre est un entier à partir de 0 ; les exemplaires en sont deux ; une phrase est un texte.
    .title = Valeurs des champs
refusal-CARD-4 = { where-written } : le champ « { $field } » ne contient pas ce qu’il faut.
rule-CARD-5 = Ce que fait une carte se dit avec les verbes d’une liste fermée.
    .title = Verbes
refusal-CARD-5 = { where-written }, champ « { $field } » : « { $word } » n’est pas un verbe.
rule-CARD-6 = Une phrase commence par un déclencheur d’une liste fermée et deux-points.
    .title = Déclencheurs
refusal-CARD-6 = { where-written }, champ « { $field } » : « { $word } » n’est pas un déclencheur suivi de deux-points.
rule-CARD-7 = Chaque verbe prend ses propres mots, de listes fermées.
    .title = Mots près d’un verbe
refusal-CARD-7 = { where-written }, champ « { $field } » : « { $word } » n’a pas sa place là.
rule-CARD-8 = Une carte ou une mesure nommée existe.
    .title = Cartes nommées
refusal-CARD-8 = { where-written }, champ « { $field } » : il n’y a pas de « { $word } ».
rule-CARD-9 = Genres, sets, ressources, points et cas spéciaux sont des mots de listes fermées.
    .title = Mots des champs
refusal-CARD-9 = { where-written }, champ « { $field } » : « { $word } » est inconnu.
rule-CARD-10 = Un champ que rien ne lit est refusé.
    .title = Champs connus
refusal-CARD-10 = { where-written } : rien ne lit un champ « { $field } ».
rule-CARD-11 = Une carte ne dit que ce que ce moteur sait faire ; les listes fermées ont plus de mots.
    .title = Mots qui ont effet
refusal-CARD-11 = { where-written }, champ « { $field } » : « { $word } » est un mot connu, mais ce moteur ne sait pas encore l’appliquer là.
rule-DECK-1 = Une ligne d’un paquet commence par un nombre de 1 à 99, ou sans nombre pour une carte.
    .title = Nombres
refusal-DECK-1 = Ligne { $line } : { $count } n’est pas un nombre de 1 à { $most }.
rule-DECK-2 = Une carte est nommée en anglais, français, italien ou allemand, ou par sa clé.
    .title = Noms
refusal-DECK-2 = Ligne { $line } : il n’y a pas de carte « { $name } » ; peut-être { $card }.
rule-DECK-3 = Un nom que deux cartes partagent en deux langues ne suffit pas.
    .title = Noms de deux cartes
refusal-DECK-3 = Ligne { $line } : « { $name } » peut être { $card } ou une autre carte ; écrivez-le dans une autre langue.
rule-DECK-4 = Un paquet est un texte court.
    .title = Longueur
refusal-DECK-4 = Le texte dépasse { $most } lignes ; la ligne { $line } est la dernière lue.
rule-DECK-5 = Un code est fait de chiffres et de lettres sans I, L, O ni U.
    .title = Lettres d’un code
refusal-DECK-5 = « { $letter } » ne figure dans aucun code de paquet.
rule-DECK-6 = Un code porte un contrôle qui révèle une faute de frappe.
    .title = Le contrôle d’un code
refusal-DECK-6 = Le code est incomplet, ou l’une de ses lettres est fausse.
rule-DECK-7 = Un code nomme des cartes que cette maison possède.
    .title = Cartes d’un code
refusal-DECK-7 = Le code nomme une carte inconnue ici.
rule-DECK-8 = Une collection a la boîte de base et nomme les extensions qui s’y ajoutent : « base » pour aucune, « all » pour toutes celles qui existent.
    .title = Noms des collections
refusal-DECK-8 = { $option } : il n’y a pas d’ensemble « { $name } ». Connus : { $known }.

## The rules of the tournament about decks and chosen events

rule-T1 = Chaque joueur compose son paquet avec une boîte de base et au plus un exemplaire de chaque extension ; les deux collections peuvent différer.
    .title = Collections
rule-T5 = L’hôte met le Festival de Yule dans la pile des événements ; chaque joueur y met des Émeutes et une Épidémie sans lune.
    .title = Événements obligatoires
rule-T6 = Chaque joueur ajoute en secret quatre événements de son choix.
    .title = Événements choisis
rule-T7 = De plusieurs événements identiques marqués de la lune, un joueur peut en choisir un ; ceux sans lune sont libres.
    .title = Événements à la lune
rule-T8 = Un joueur peut choisir une Insurrection, deux des événements qui reviennent sous les quatre premiers, et jamais Yule.
    .title = Événements limités
rule-T12 = Un paquet a 35 cartes, secrètes, de celles dont le dos ne montre que le set : actions, extensions, compléments de route, métropoles et marqueurs.
    .title = Le paquet
rule-T13 = Un paquet a au plus autant d’exemplaires que la collection, et un seul de chaque attaque et de Clairvoyance.
    .title = Exemplaires
rule-T14 = Les cartes spéciales ou promotionnelles ne sont permises que par accord, une de chaque.
    .title = Cartes spéciales
rule-T15 = Les cartes et événements de l’ère des explorateurs ne sont permis que si les joueurs se sont accordés.
    .title = Les explorateurs
rule-T30 = On ne convient des Explorateurs que si les deux joueurs possèdent cet ensemble. Ses cartes et ses événements peuvent alors être dans les paquets.
    .title = Convenir des Explorateurs
