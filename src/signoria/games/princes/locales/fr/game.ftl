# Les Princes de Catane : noms, journal, souhaits, questions, refus, options et règles.

game-title = Les Princes de Catane

## Noms des choses

family-red = Rouge
family-blue = Bleu
resource-brick = argile
resource-grain = blé
resource-lumber = bois
resource-ore = minerai
resource-wool = laine
resource-gold = or
wanted-brick = argile
wanted-grain = blé
wanted-lumber = bois
wanted-ore = minerai
wanted-wool = laine
wanted-gold = or
face-brigand = Attaque de brigands
face-trade = Commerce
face-celebration = Fête
face-harvest = Bonne récolte
face-event = Carte événement
side-above = au-dessus
side-below = au-dessous
spot-above = au-dessus
spot-below = au-dessous
spot-far-above = tout au-dessus
spot-far-below = tout au-dessous
reason-playing = la partie est en cours
reason-points = assez de points de victoire
reason-limit = le dernier tour a été joué
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-11 = 11
column-12 = 12
column-13 = 13
column-cache = Cachette d’or
town-1 = 1
town-2 = 2
town-3 = 3
town-4 = 4
town-5 = 5
town-6 = 6
town-7 = 7
town-8 = 8
town-9 = 9
town-10 = 10
town-11 = 11
town-12 = 12
stack-1 = 1
stack-2 = 2
stack-3 = 3
stack-4 = 4

need-abbey = un monastère
need-bath-house = des bains publics
need-cities = une ville
need-commerce-3 = trois points de commerce
need-hedge-tavern = une taverne louche
need-library = une bibliothèque
need-merchant-guild = une guilde des marchands
need-opponent-gold = de l’or chez l’autre
need-pirate-ship = des corsaires
need-progress-2 = deux points de progrès
need-strength-advantage = l’avantage de force
need-strong-heroes = un héros avec des points de force
need-town-hall = un hôtel de ville
need-university = une université
need-vp-deficit = moins de points de victoire que l’autre

## Régions par numéro, et cartes qui reviennent dans une série

card-forest-red-2 = Forêt 2
card-forest-blue-3 = Forêt 3
card-forest-stack-4 = Forêt 4
card-forest-stack-6 = Forêt 6
card-gold-field-red-1 = Rivière d’or 1
card-gold-field-blue-4 = Rivière d’or 4
card-gold-field-stack-2 = Rivière d’or 2
card-gold-field-stack-3 = Rivière d’or 3
card-fields-red-6 = Champ 6
card-fields-blue-5 = Champ 5
card-fields-stack-1 = Champ 1
card-fields-stack-3 = Champ 3
card-hills-red-3 = Colline 3
card-hills-blue-2 = Colline 2
card-hills-stack-1 = Colline 1
card-hills-stack-5 = Colline 5
card-pasture-red-4 = Pâturage 4
card-pasture-blue-1 = Pâturage 1
card-pasture-stack-5 = Pâturage 5
card-pasture-stack-6 = Pâturage 6
card-mountains-red-5 = Montagne 5
card-mountains-blue-6 = Montagne 6
card-mountains-stack-2 = Montagne 2
card-mountains-stack-4 = Montagne 4
card-gold-storehouse = Entrepôt (L’ère de l’or)
card-gold-toll-bridge = Pont à péage (L’ère de l’or)
card-gold-large-trade-ship = Grand navire marchand (L’ère de l’or)
card-gold-goldsmith = Orfèvre (L’ère de l’or)
card-gold-trade-ships-race = Course de navires marchands (L’ère de l’or)
card-gold-traveling-merchant = Marchand ambulant (L’ère de l’or)
card-turmoil-brigands = Pillards (L’ère des troubles)
card-turmoil-feud = Querelle (L’ère des troubles)
card-turmoil-fraternal-feuds = Conflit fraternel (L’ère des troubles)
card-progress-brigitta = Brigitta la femme sage (L’ère du progrès)
card-progress-relocation = Déménagement (L’ère du progrès)
card-merchant-princes-pirate-ship = Corsaires (L’ère des princes marchands)
card-barbarians-relocation = Déménagement (L’ère des barbares)
card-progress-invention = Invention (L’ère du progrès)

## Ce qui s’est passé

event-first-seat-chosen = { $seat } aura le premier tour.
event-turn-began = Tour { $number } : { $seat }.
event-dice-rolled = { $seat } obtient { $number } et { $face }.
event-gained = { $seat } reçoit { $number } { $resource } (colonne { $column }, { $side }).
event-paid = { $seat } donne { $number } { $resource } (colonne { $column }, { $side }).
event-raided = Les brigands comptent { $counted } ressources chez { $seat } et prennent toute la laine et tout l’or.
event-event-drawn = La carte événement : « { $card } ».
event-events-shuffled = { $card_number ->
        [-1] Les événements posés face visible sont mélangés et forment de nouveau la pile.
       *[other] La pile d’événements est mélangée et reconstituée autour de « { $card } ».
    }
event-building-named = « { $card } » de { $seat } est désigné.
event-card-returned = { $stack_number ->
        [-1] « { $card } » de { $seat } retourne parmi les cartes visibles.
       *[other] « { $card } » de { $seat } va sous la pile { $stack }.
    }
event-card-shown = { $number ->
        [-9] La main de { $seat } est regardée.
       *[other] Dans la main de { $seat } : { $number } { $card }.
    }
event-card-buried = { $card_number ->
        [-9] Une carte de { $seat } est glissée sous la pile { $stack }.
       *[other] « { $card } » de { $seat } est glissée sous la pile { $stack }.
    }
event-road-built = { $seat } construit une route dans la colonne { $column }.
event-settlement-built = { $seat } construit une colonie à l’emplacement { $town }.
event-city-built = { $seat } construit une ville à l’emplacement { $town }.
event-region-drawn = { $seat } pioche « { $card } ».
event-region-laid = { $seat } pose « { $card } » dans la colonne { $column }, { $side }.
event-card-built = { $seat } construit « { $card } » (emplacement { $town }, { $spot }).
event-card-removed = { $seat } défausse « { $card } » (emplacement { $town }, { $spot }).
event-action-played = { $seat } joue « { $card } ».
event-regions-swapped = Deux régions de { $seat } changent de place.
event-cards-swapped = Deux extensions de { $seat } changent de place.
event-card-drawn = { $card_number ->
        [-9] { $seat } pioche une carte de la pile { $stack }.
       *[other] { $seat } pioche « { $card } » de la pile { $stack }.
    }
event-card-put = { $card_number ->
        [-9] { $seat } glisse une carte sous la pile { $stack }.
       *[other] { $seat } glisse « { $card } » sous la pile { $stack }.
    }
event-card-seen = { $card_number ->
        [-9] { $seat } regarde une carte de la pile { $stack }.
       *[other] { $seat } regarde « { $card } » dans la pile { $stack }.
    }
event-card-taken = { $card_number ->
        [-9] { $seat } prend une carte dans la pile { $stack }.
       *[other] { $seat } prend « { $card } » dans la pile { $stack }.
    }
event-foretold = { $seat } joue « { $card } ».
event-cache-laid = { $seat } pose « { $card } » à côté des régions.
event-card-used = { $seat } utilise « { $card } » (emplacement { $town }, { $spot }).
event-card-built-abroad = { $seat } construit « { $card } » dans l’autre principauté (emplacement { $town }, { $spot }).
event-card-used-abroad = { $seat } utilise « { $card } » dans l’autre principauté (emplacement { $town }, { $spot }).
event-named-abroad = Un bâtiment de { $seat } dans l’autre principauté est désigné : « { $card } ».
event-card-left-abroad = { $stack_number ->
        [-1] « { $card } » de { $seat } quitte l’autre principauté pour la défausse de qui l’a construite.
       *[other] « { $card } » de { $seat } quitte l’autre principauté et va sous la pile { $stack }.
    }
event-card-stolen = { $card_number ->
        [-9] { $seat } prend une carte dans la main de l’autre.
       *[other] { $seat } prend « { $card } » dans la main de l’autre.
    }
event-card-fetched = { $seat } reprend « { $card } » dans une défausse.
event-lost = { $seat } perd { $number } { $resource } (colonne { $column }, { $side }).
event-spared = « { $card } » épargne { $seat }.
event-defence-rolled = { $repelled ->
        [1] { $seat } lance { $number } contre « { $card } » et le repousse.
       *[other] { $seat } lance { $number } contre « { $card } » : cela ne suffit pas.
    }
event-ended = { $winners_count ->
        [one] La partie est finie : { $reason }. { $winners } gagne.
       *[other] La partie est finie : { $reason }. { $winners } se partagent la victoire.
    }

## Souhaits

action-roll = Lancer les dés
action-done = S’en tenir là
action-keep-hand = Garder sa main
action-foretell = Jouer Brigitta et mettre le dé sur { $number }
action-build-road = Construire une route dans la colonne { $column }
action-build-settlement = Construire une colonie à l’emplacement { $town }
action-scout-ahead = Construire une colonie à l’emplacement { $town } avec un éclaireur
action-build-city = Construire une ville à l’emplacement { $town }
action-build = Construire { $card }
action-play = Jouer { $card }
action-trade = Échanger { $resource } contre { $wanted }
action-trade-beside = Échanger deux de la colonne { $column }, { $side }, contre { $wanted }
action-use = Utiliser la carte de l’emplacement { $town }, { $spot }
action-pick-site = Choisir le site de l’emplacement { $town }, { $spot }
action-use-abroad = Utiliser sa carte dans l’autre principauté, emplacement { $town }, { $spot }
action-pick-abroad = Choisir dans l’autre principauté l’emplacement { $town }, { $spot }
action-pick-region = Choisir la région de la colonne { $column }, { $side }
action-pick-resource = Prendre { $resource }
action-pick-stack = Choisir la pile { $stack }
action-search = Payer et fouiller la pile { $stack }
action-pick-card = Choisir { $card }
action-lay-first = Poser la première nouvelle région { $side }
action-put = Glisser { $card } sous la pile { $stack }

## Ce qui se décide

agenda-before-roll = { $actors } lance les dés.
agenda-paying = { $actors } choisit une région pour payer.
agenda-gaining = { $actors } choisit une région qui reçoit une ressource.
agenda-taking = { $actors } prend une ressource à l’autre.
agenda-buying = { $actors } peut acheter des ressources pour un or chacune.
agenda-feud = { $actors } désigne un bâtiment de l’autre.
agenda-feud-loss = { $actors } renonce à l’un des bâtiments désignés.
agenda-returning = { $actors } choisit la pile pour la carte.
agenda-burying = { $actors } glisse une carte de la main de l’autre sous une pile.
agenda-actions = { $actors } construit, échange et joue des cartes.
agenda-placing = { $actors } choisit un site.
agenda-scouting = { $actors } choisit une région dans sa pile.
agenda-laying = { $actors } pose les deux nouvelles régions.
agenda-moving = { $actors } choisit ce qui change de place.
agenda-hand = { $actors } ramène sa main à sa limite.
agenda-exchange = { $actors } peut échanger une carte.
agenda-exchange-draw = { $actors } pioche une carte ou fouille une pile.
agenda-searching = { $actors } prend une carte dans la pile.
agenda-warding = { $actors } peut détourner l’événement.
agenda-rioting = { $actors } paie de l’or ou renonce à une unité.
agenda-losing = { $actors } choisit la carte perdue.
agenda-targeting = { $actors } choisit un bâtiment de l’autre.
agenda-stealing = { $actors } peut prendre une carte dans la main de l’autre.
agenda-fetching = { $actors } reprend une carte dans la défausse.
agenda-browsing = { $actors } peut fouiller une pile.
agenda-treating = { $actors } choisit des bains publics.
agenda-choosing = { $actors } choisit une sorte de ressource.
agenda-robbing = { $actors } choisit la région à remplir chez l’autre.
agenda-giving = { $actors } choisit la région d’où vient le don.
agenda-saving = { $actors } choisit ce qui n’est pas payé.

## Refus

refusal-ACT-1 = { $card } n’aurait aucun effet maintenant.
refusal-ACT-2 = { $card } n’est pas dans votre main.
refusal-ACT-3 = { $card } n’est pas dans la pile des régions.
refusal-ACT-4 = Deux de vos régions ou deux de vos extensions changent de place, pas ce que vous avez choisi.
refusal-ACT-5 = Vous n’avez pas d’éclaireur en main.
refusal-ACT-6 = Vous n’avez pas Brigitta en main.
refusal-ACT-7 = Vous n’avez pas Reiner en main, ou il a été joué.
refusal-ACT-8 = { $card } n’est pas dans cette défausse.
refusal-ACT-9 = Vous n’avez pas de bains publics avec de la place à côté à l’emplacement { $town }, { $spot }.
refusal-ATTACK-3 = Rien à l’emplacement { $town }, { $spot }, ne peut être touché.
refusal-ATTACK-5 = La région de la colonne { $column }, { $side }, ne peut être remplie chez l’autre.
refusal-ATTACK-6 = { $card } ne peut être prise dans cette main.
refusal-ATTACK-7 = La région de la colonne { $column }, { $side }, n’a rien à donner.
refusal-BUILD-1 = La colonne { $column } n’est pas un bout libre de votre rangée.
refusal-BUILD-2 = L’emplacement { $town } n’est pas au bout d’une de vos routes.
refusal-BUILD-3 = Il n’y a pas de colonie à vous à l’emplacement { $town }.
refusal-BUILD-4 = { $card } n’est pas une extension de votre main.
refusal-BUILD-5 = { $card } demande { $needed } { $resource } ; vous avez { $held }.
refusal-BUILD-6 = Rien à vous ne se trouve à l’emplacement { $town }, { $spot }.
refusal-BUILD-7 = Le milieu n’a plus cette carte : { $card }.
refusal-BUILD-8 = Aucun site n’est libre pour { $card }.
refusal-BUILD-9 = Votre principauté a déjà { $card }, et une seule est permise.
refusal-BUILD-10 = Aucun site d’une ville n’est libre pour { $card }.
refusal-BUILD-11 = { $card } se pose sur une autre carte dans une ville, et vous n’en avez pas.
refusal-BUILD-13 = Vous ne pouvez économiser { $resource } : ce n’est pas dû, ou le reste serait trop cher.
refusal-BUILD-14 = Vous ne pouvez pas choisir { $resource } ici.
refusal-EVENT-1 = Il n’y a pas de tel bâtiment à l’emplacement { $town }, { $spot }.
refusal-EVENT-9 = Payez tout l’or demandé par les émeutes, ou choisissez une unité avec de la force ou du commerce.
refusal-EVENT-11 = Seul Sebastian dans votre main détourne l’événement.
refusal-GEO-2 = Vous n’avez pas de site libre à l’emplacement { $town }, { $spot }.
refusal-GEO-3 = Aucune région de la colonne { $column }, { $side }, ne peut recevoir cela.
refusal-GEO-4 = Aucune région de la colonne { $column }, { $side }, ne contient ce qui est dû.
refusal-HAND-2 = { $card } n’est pas dans cette main.
refusal-HAND-4 = Une fouille coûte { $price } ressources ; vous en avez { $held }.
refusal-HAND-5 = La pile { $stack } est vide.
refusal-HAND-6 = { $card } n’est pas dans la pile.
refusal-NEED-1 = { $instead_number ->
        [-1] { $card } demande { $need }.
       *[other] { $card } demande { $need } ou { $instead }.
    }
refusal-ROLL-4 = L’autre n’en a pas : { $resource }.
refusal-TRADE-1 = La banque veut { $needed } { $resource } ; vous avez { $held }.
refusal-TRADE-3 = La région de la colonne { $column }, { $side }, n’a pas deux ressources à côté d’un grand navire marchand.
refusal-TRADE-4 = Vous n’avez pas de place pour { $wanted }, ou c’est ce que vous donnez.
refusal-TURN-3 = Aucune carte de l’emplacement { $town }, { $spot }, ne peut être utilisée maintenant.

## Réglages et options

preset-introductory = La partie d’initiation : cartes de base en quatre piles, sept points de victoire.
option-points = Points de victoire qui font gagner.
option-turn-limit = Tours des deux joueurs ensemble après lesquels la partie s’arrête.

## La table en texte

board-head = { $name } : points de victoire { $score }, force { $strength }, commerce { $trade }, adresse { $skill }, progrès { $progress }, cartes { $hand } sur { $limit }
board-middle = Tour { $turn } · routes { $roads }, colonies { $settlements }, villes { $cities } · piles { $stacks }
board-place = emplacement
board-hand = Main : { $list }

## The table as named lists; kinds of wishes, as headings

view-turn = Tour
view-active = A le tour
view-number = Dé de production
view-face = Dé d’événement
view-roads-left = Routes restantes
view-settlements-left = Colonies restantes
view-cities-left = Villes restantes
view-regions-left = Pile de régions
view-open-cards = Cartes visibles
view-stacks = Piles de pioche
view-stack = Pile
view-owner = Propriétaire
view-size = Cartes
view-cards = Depuis le dessus
view-discard = Défausse
view-events = Pile d’événements
view-events-gone = Événements hors du jeu
view-waiting = En attente
view-named = Bâtiments désignés
view-used = Utilisé ce tour
view-seats = Principautés
view-score = Points de victoire
view-points = Autres points
view-strength-advantage = Avantage de force
view-trade-advantage = Avantage commercial
view-hand-limit = Limite de la main
view-roads = Routes, par colonne
view-towns = Colonies et villes
view-regions = Régions et réserves
view-sites = Construit
view-foreign = Construit là par l’autre
view-your-hand-seen = Vos cartes que l’autre connaît
view-their-hand-seen = Cartes de l’autre que vous connaissez
view-decks = Paquets
view-stolen = Détenu, mais apporté par l’autre
view-your-order = Disposé jusqu’ici
region-at = { $region } ({ $plot }) : { $held }
plot-at = colonne { $column }, { $side }
site-at = { $card } (emplacement { $town }, { $spot })
place-at = emplacement { $town }, { $spot }
kind-roll = Dés
kind-done = Terminer
kind-keep-hand = Garder sa main
kind-foretell = Régler le dé
kind-build-road = Construire une route
kind-build-settlement = Construire une colonie
kind-scout-ahead = Construire une colonie avec un éclaireur
kind-build-city = Construire une ville
kind-build = Construire depuis la main
kind-play = Jouer une carte
kind-trade = Échanger avec la banque
kind-trade-beside = Échanger par le grand navire marchand
kind-use = Utiliser une carte
kind-pick-site = Choisir un site
kind-pick-abroad = Choisir un emplacement de l’autre principauté
kind-use-abroad = Utiliser une carte dans l’autre principauté
kind-pick-region = Choisir une région
kind-pick-resource = Prendre une ressource
kind-pick-stack = Choisir une pile
kind-search = Payer et fouiller
kind-pick-card = Choisir une carte
kind-lay-first = Poser les régions
kind-put = Glisser une carte sous une pile
kind-pick-deck = Apporter un paquet tout prêt
kind-bring-deck = Apporter son propre paquet

## Règles : phrase, titre, et notre lecture où les règles en laissent une

rule-GEO-1 = Les villes et les routes forment une rangée, en alternance ; au-dessus et au-dessous de chaque place de route se trouve une région.
    .title = La rangée
rule-GEO-2 = Une colonie a un site au-dessus et un au-dessous, une ville deux et deux. Un site touche les deux régions à gauche et à droite de son côté.
    .title = Les sites
rule-GEO-3 = Une région contient jusqu’à trois de sa ressource ; ce qui n’a pas de place est perdu. Qui peut choisir prend n’importe quelle ressource, l’or aussi, dans l’une de ses régions.
    .title = Les réserves
rule-GEO-4 = Qui paie choisit les régions dont il paie, aussi quand l’autre exige une ressource.
    .title = Payer
rule-SET-1 = Chacun commence avec deux colonies, la route entre elles et six régions ; chaque région a une ressource, sauf la rivière d’or.
    .title = Deux principautés
rule-SET-2 = Au milieu se trouvent sept routes, cinq colonies, sept villes et douze régions, pour les deux.
    .title = Le milieu
rule-SET-3 = Les 36 cartes de base sont mélangées en quatre piles de neuf.
    .title = Les piles
rule-SET-4 = Le sort désigne qui commence. Chacun prend trois cartes du dessus d’une pile, le second d’une autre.
    .title = Qui commence
    .interpretation = Des piles que personne n’a regardées se valent : on ne demande pas laquelle.
rule-SET-5 = La Fête de Yule est la quatrième à partir du bas des neuf événements ; les autres sont mélangés.
    .title = La pile d’événements
rule-SET-6 = Les mains et les piles sont secrètes ; ce qu’un joueur en a vu lui reste connu.
    .title = Ce que l’on sait
    .interpretation = Quand une carte quitte une main ou une pile fouillée sans être vue, l’autre ne sait plus où est le reste.
rule-TURN-1 = Un tour a quatre parties : les dés, les actions, compléter sa main, échanger une carte. Puis c’est à l’autre.
    .title = Quatre parties
rule-TURN-2 = Pendant la phase d’actions on construit, échange, joue et défausse des cartes, dans n’importe quel ordre et aussi souvent qu’on le peut.
    .title = Les actions
rule-TURN-3 = Une fonction valable une fois par tour sert une fois avec chaque carte qui l’a : un hôtel de la monnaie donne une ressource d’une autre sorte pour un or. D’autres servent aussi souvent qu’on peut payer, et certaines pas dans le tour où leur carte a été construite.
    .title = Les fonctions
rule-ROLL-1 = Le joueur actif lance le dé de production et le dé d’événement.
    .title = Deux dés
rule-ROLL-2 = Ses six faces sont l’attaque de brigands, le commerce, la fête, la bonne récolte et deux fois une carte événement.
    .title = Le dé d’événement
rule-ROLL-3 = Avant la production, qui a plus de sept ressources perd toute sa laine et tout son or. Les régions à côté d’un entrepôt ne comptent pas.
    .title = L’attaque de brigands
    .interpretation = Un entrepôt ne change que le compte : la laine et l’or à côté sont perdus avec le reste.
rule-ROLL-4 = Qui a l’avantage commercial prend à l’autre une ressource de son choix, deux avec un prêteur.
    .title = Le commerce
rule-ROLL-5 = Qui a le plus de points d’adresse prend une ressource ; à égalité, les deux.
    .title = La fête
rule-ROLL-6 = Les deux prennent une ressource de leur choix ; un pont à péage rapporte en plus deux or.
    .title = La bonne récolte
rule-ROLL-7 = La première carte événement est retournée, prend effet et passe sous la pile.
    .title = La carte événement
rule-PROD-1 = Chaque région des deux joueurs portant le numéro obtenu donne une ressource.
    .title = Le numéro
rule-PROD-2 = À côté d’un bâtiment qui double sa sorte, une région en donne deux, jamais plus quel qu’en soit le nombre.
    .title = Doublée
rule-PROD-3 = Après la production, le propriétaire d’un marché dont l’adversaire a plus de régions au numéro prend une ressource d’une sorte qu’elles donnent.
    .title = Le marché
rule-EVENT-1 = Qui a l’avantage de force désigne trois bâtiments de l’autre, qui en glisse un sous une pile de son choix.
    .title = La querelle
rule-EVENT-2 = Qui a l’avantage de force regarde la main de l’autre et en glisse deux cartes sous des piles.
    .title = Le conflit fraternel
rule-EVENT-3 = Chacun prend une ressource par bâtiment à point de progrès, deux au plus.
    .title = L’invention
rule-EVENT-4 = Qui a le plus de navires marchands prend une ressource ; à égalité avec au moins un, les deux.
    .title = La course des navires
rule-EVENT-5 = Chacun peut acheter jusqu’à deux ressources autres que l’or, un or chacune ; le joueur actif d’abord.
    .title = Le marchand ambulant
rule-EVENT-6 = Chaque région prend une de ses ressources par entrepôt ou abbaye à côté ; rien n’est doublé.
    .title = L’année d’abondance
rule-EVENT-7 = La pile d’événements est mélangée et refaite comme au début ; puis on tire un autre événement.
    .title = La Fête de Yule
rule-EVENT-8 = Chacun prend un or pour chacune de ses unités avec des points de force.
    .title = Le cadeau pour le prince
rule-EVENT-9 = Qui a une ou deux unités avec des points de force ou de commerce paie un or, pour trois ou plus deux or ; ou met l’une d’elles sous une pile. Une chapelle au nombre de ce tour épargne son propriétaire.
    .title = Les émeutes
    .interpretation = Qui pourrait payer peut tout de même renoncer à une unité ; une partie de l’or ne suffit pas. Le joueur actif décide d’abord.
rule-EVENT-10 = Chaque région qui touche une ville perd une ressource, même entre deux villes. Des bains publics épargnent les quatre régions de leur ville ; un apothicaire apporte une ressource au choix.
    .title = L’épidémie
rule-EVENT-11 = Qui serait touché par les émeutes, la querelle ou le conflit fraternel peut jouer Sebastian, et l’événement passe.
    .title = Sebastian
    .interpretation = On demande à quiconque pourrait avoir la carte, car nul ne doit savoir s’il l’a en main.
rule-EVENT-12 = Pour chaque carte posée qu’un événement ou une action lui prend, qui a Irmgard prend une ressource au choix. Ce que fait une extension n’est pas une action.
    .title = Irmgard
rule-BUILD-1 = Une route se place à un bout de la rangée qui n’en a pas.
    .title = Les routes
rule-BUILD-2 = Une colonie se place au bout d’une route et apporte deux régions de leur pile, posées vides au-dessus et au-dessous.
    .title = Les colonies
    .interpretation = Le constructeur décide laquelle des deux va au-dessus.
rule-BUILD-3 = Une ville se pose sur une de ses colonies et vaut un point de plus.
    .title = Les villes
rule-BUILD-4 = Les extensions vertes de la main se construisent sur un site libre d’une colonie ou d’une ville.
    .title = Les extensions
rule-BUILD-5 = Qui construit paie ce que montre la carte.
    .title = Le prix
rule-BUILD-6 = Pendant la phase d’actions on peut défausser sans frais une de ses extensions.
    .title = Défausser
rule-BUILD-7 = Ce que le milieu n’a plus ne peut être construit.
    .title = Une pile vide
rule-BUILD-8 = Sans site libre on ne construit pas d’extension.
    .title = Pas de site
rule-BUILD-9 = D’une carte ainsi marquée, une principauté peut avoir une seule.
    .title = Une seule
rule-BUILD-10 = Les extensions rouges se construisent seulement sur les sites des villes.
    .title = Les extensions de ville
rule-BUILD-11 = L’hôtel de ville se construit sur un centre communautaire dans une ville. La carte couverte reste en jeu, ne peut être touchée, et demeure quand l’hôtel de ville s’en va.
    .title = Des cartes sur des cartes
rule-BUILD-12 = Une cachette d’or ne coûte rien et garde jusqu’à trois or à côté des régions, que les brigands ne comptent ni ne prennent.
    .title = La cachette d’or
    .interpretation = La région voisine ne change rien, donc on ne demande rien ; une principauté a de la place pour deux.
rule-BUILD-13 = Avec une aire d’entraînement les héros coûtent une ressource de moins, avec une grue de chantier les cartes rouges de plus de quatre, avec une loge des bâtisseurs les bâtiments d’au moins six ; le bâtisseur choisit laquelle.
    .title = Les rabais
    .interpretation = Chaque telle carte compte ; le prix imprimé dit ce qui coûte plus de quatre.
rule-BUILD-14 = Ce qu’une carte fait à sa construction suit aussitôt ; si elle ne peut rien, on la construit quand même. Un navire de corsaires coule un navire marchand au choix de l’autre.
    .title = À la construction
    .interpretation = Un navire coulé va à la défausse de son propriétaire.
rule-BUILD-15 = Certaines cartes se construisent sur un emplacement libre de l’autre principauté. Elles restent à qui les a construites : leurs points et leurs fonctions sont les siens, elles occupent l’emplacement, et en quittant le jeu elles vont sous sa pile ou dans sa défausse. Personne ne les défausse ni ne les déplace.
    .title = Dans l’autre principauté
    .interpretation = Ce qui frappe les bâtiments d’un joueur frappe aussi ceux-là, où qu’ils soient ; une caserne des pompiers ne protège que les bâtiments de son propriétaire.
rule-NEED-1 = Une carte avec une condition n’est construite ou jouée que si elle est remplie ; la perdre plus tard ne change rien.
    .title = Les conditions
rule-TRADE-1 = La banque donne une ressource contre trois d’une même sorte.
    .title = Avec la banque
rule-TRADE-2 = Avec le navire marchand d’une sorte, deux suffisent.
    .title = Les navires marchands
rule-TRADE-3 = Le grand navire marchand échange deux ressources d’une même région à côté de lui.
    .title = Le grand navire marchand
rule-TRADE-4 = On échange contre une autre sorte pour laquelle on a de la place.
    .title = Seulement utile
rule-ACT-1 = Une carte action se joue si elle peut avoir son effet, et va à la défausse.
    .title = Avec effet
rule-ACT-2 = On ne joue qu’une carte de sa propre main.
    .title = De la main
rule-ACT-3 = L’éclaireur trouve des régions qui sont dans la pile, pas d’autres.
    .title = Les régions de l’éclaireur
rule-ACT-4 = Deux de ses régions changent de place avec leurs réserves, ou deux extensions.
    .title = Le déménagement
rule-ACT-5 = Joué avec une colonie, l’éclaireur laisse choisir les deux régions dans la pile.
    .title = L’éclaireur
rule-ACT-6 = Jouée avant le lancer, Brigitta fixe le dé de production ; le dé d’événement est lancé quand même.
    .title = Brigitta
rule-ACT-7 = Joué avant le lancer, Reiner met le dé d’événement sur la fête et apporte une ressource de plus, quel que soit le gagnant. Brigitta peut être jouée avec lui.
    .title = Reiner
rule-ACT-8 = Gustav prend une carte de sa propre défausse, Guido une de celle de l’autre ; s’il n’y a qu’une défausse, tous deux y cherchent, mais non eux-mêmes.
    .title = Dans la défausse
    .interpretation = Le Palais de la ville prend une unité, ou une action dont le texte ne pose aucune condition ; prince et princesse prennent une Œuvre d’art.
rule-ACT-9 = Benjamin et le médecin apportent une ressource par région concernée ; le doublement ne compte jamais.
    .title = Les régions encore une fois
rule-ATTACK-1 = Qui attaque prend des sortes de ressources que l’autre a, l’une après l’autre ; l’autre choisit les régions. Ce qui ne trouve pas de place est perdu.
    .title = Prendre
rule-ATTACK-2 = Contre l’archer, l’incendiaire et le traître on lance un dé : un et deux repoussent avec une tour de guet, trois à cinq avec Heinrich, tout cela avec les deux.
    .title = Le dé du défenseur
rule-ATTACK-3 = Touché par l’archer, on met une unité de son choix avec des points de force sous une pile.
    .title = L’archer
rule-ATTACK-4 = L’incendiaire choisit un bâtiment de l’autre, qui le met sous une pile. Une caserne des pompiers protège tous les bâtiments de sa ville.
    .title = L’incendiaire
rule-ATTACK-5 = Les pillards remplissent une région à soi de sa sorte, prise chez l’autre.
    .title = Les pillards
rule-ATTACK-6 = Le traître montre la main de l’autre, et une carte peut y être prise. Là où chacun joue son propre paquet, il faut une unité ou une action.
    .title = Le traître
rule-ATTACK-7 = Le marchand prend une ou deux ressources et en rend une de n’importe quelle sorte, fût-elle l’une d’elles.
    .title = Le marchand
rule-HAND-1 = La main est complétée à trois cartes et une de plus par point de progrès, du dessus des piles de son choix.
    .title = Compléter
rule-HAND-2 = Qui en a plus glisse des cartes de son choix sous des piles.
    .title = Trop de cartes
rule-HAND-3 = Une carte peut être glissée sous une pile ; pour elle on prend celle du dessus de n’importe quelle pile.
    .title = L’échange
rule-HAND-4 = Pour deux ressources quelconques, une avec un centre communautaire, aucune avec un hôtel de ville, on fouille plutôt une pile et on en prend une carte ; l’ordre reste.
    .title = Fouiller
rule-HAND-5 = On ne pioche rien d’une pile vide, mais on peut y poser des cartes.
    .title = Les piles vides
rule-HAND-6 = Qui a fouillé une pile en prend une carte.
    .title = Il faut prendre une carte
rule-ADV-1 = Qui a au moins trois points de force et plus que l’autre a l’avantage de force, un point de victoire ; de même pour le commerce.
    .title = Les avantages
rule-ADV-2 = Un port vaut un point de victoire tant qu’on a trois navires marchands ; un silo à sel compte un point de commerce par navire marchand, une base commerciale un par place du marché et par port.
    .title = Des points pour d’autres cartes
rule-END-1 = Dans la partie d’initiation, qui a les points de victoire à la fin de son propre tour gagne.
    .title = La victoire
rule-END-2 = Une partie qui n’en finit pas s’arrête après un nombre de tours : le plus de points de victoire gagne, ou les deux.
    .title = Le dernier tour
rule-OUT-1 = Pour un joueur qui ne répond pas, le premier choix du menu est fait : il lance les dés, n’en fait pas plus et garde sa main ; ses premières régions restent comme elles sont.
    .title = Qui ne répond pas

## Sections of the rule reference, by their titles

section-the-principality = La principauté
section-set-up = Mise en place
section-the-turn = Le tour
section-the-dice = Les dés
section-production = Production
section-events = Événements
section-building = Construire
section-requirements = Conditions
section-trading = Échanges
section-action-cards = Cartes Action
section-attacks = Attaques
section-the-hand = La main
section-points-and-the-end = Points et fin de partie
section-theme-games-and-the-duel = Parties à thème et duel
section-absence = Absence
section-card-files = Fichiers de cartes
section-deck-files = Fichiers de decks
section-the-tournament-decks-and-chosen-events = Le tournoi : decks et événements choisis
section-the-tournament-how-it-is-played = Le tournoi : déroulement

## Editions of the rulebook

edition-base = Livret et index des cartes de la boîte de base
edition-tournament = Règles du mode tournoi, en français, 24 août 2015
