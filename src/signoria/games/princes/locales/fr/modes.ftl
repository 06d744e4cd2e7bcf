# Les Princes de Catane : parties thématiques, duel et tournoi.

stack-5 = 5
stack-6 = 6
stack-7 = 7
stack-8 = 8

## Ce qui s’est passé

event-deck-brought = { $brought_known ->
        [no] { $seat } apporte un paquet.
       *[yes] { $seat } apporte { $brought }.
    }
event-deck-shown = { $seat } montre son paquet : { $brought }.
event-stolen-returned = { $seat } reprend { $number } { $card }.
event-card-chosen = { $card_number ->
        [-9] { $seat } choisit une carte pour sa première main.
       *[other] { $seat } choisit « { $card } » pour sa première main.
    }
event-region-picked = { $card_number ->
        [-9] { $seat } fixe la place d’une région.
       *[other] { $seat } pose « { $card } » à la place suivante.
    }
event-regions-arranged = Les régions de { $seat } : { $regions }.
event-event-removed = { $card_number ->
        [-9] Un événement quitte pour de bon la pile d’événements, face cachée.
       *[other] « { $card } » quitte pour de bon la pile d’événements.
    }
record-brought = { $card }
record-regions = { $card }

## Souhaits et questions

action-pick-deck = Apporter le paquet tout fait { $deck }
action-bring-deck = Apporter son propre paquet : { $brought }
agenda-decks = À { $actors } d’apporter un paquet.
agenda-first-hand = À { $actors } de choisir des cartes pour la première main.
agenda-arranging = À { $actors } de disposer les régions.
agenda-preparing = { $actors } construit dans la manche préparatoire, ou passe.
agenda-stack-for = { $actors } choisit une pile pour une carte de sa main.

## Refus

refusal-MODE-4 = La pile { $stack } a un autre dos que { $card }.
refusal-MODE-8 = { $card } n’est pas une région à vous encore sans place.
refusal-MODE-9 = Seul un tournoi se joue avec des paquets : { $option } ne se règle pas ici.
refusal-T1 = { $card } ne se trouve dans aucune boîte de cette collection.
refusal-T6 = Événements choisis : { $found } ; il en faut { $allowed }.
refusal-T7 = { $card } est choisi { $found } fois, { $allowed } au plus : de ceux à la lune un seul compte.
refusal-T8 = { $card } est choisi trop souvent : { $found } pour { $allowed } permis.
refusal-T12 = { $fault ->
        [wrong-back] { $card } ne va pas dans un paquet.
       *[other] Cartes du paquet : { $found } ; il en faut { $allowed }.
    }
refusal-T13 = { $card } est dans le paquet { $found } fois, { $allowed } au plus.
refusal-T14 = { $card } est une carte spéciale : { $found } dans le paquet, { $allowed } permises.
refusal-T15 = { $card } est de l’ère des explorateurs, sans accord entre les joueurs.
refusal-T16 = { $card } n’est pas, ou plus, dans votre paquet.
refusal-T18 = Pas de cartes action dans la manche préparatoire, ni rien qui touche votre adversaire.
refusal-T19 = { $card } toucherait votre adversaire et doit attendre la fin de la manche préparatoire.
refusal-T23 = Le propriétaire de la carte a choisi la pile { $stack }.
refusal-T25 = { $card } est déjà en jeu, et un nom n’existe qu’une fois sur la table.
refusal-T26 = Trois sages au plus : pas de place pour { $card }.
refusal-T30 = { $option } n’a pas les Explorateurs, et seuls deux joueurs qui possèdent cet ensemble peuvent en convenir.

## Modes et options

preset-gold = Une partie thématique, l’ère de l’or : douze points de victoire.
preset-turmoil = Une partie thématique, l’ère des troubles : douze points de victoire.
preset-progress = Une partie thématique, l’ère du progrès : douze points de victoire.
preset-duel = Le Duel des Princes : les trois ères, sans les cartes à la lune, treize points de victoire.
preset-tournament = Le tournoi : chacun apporte un paquet, quinze points de victoire.
preset-sages = Une partie thématique, l’ère des sages : douze points de victoire.
option-mode = La façon de jouer : quelles cartes, quelles piles, quel début.
option-red-deck = Le paquet de Rouge dans un tournoi : un paquet tout fait, un code ou une liste ; « choose » le laisse apporter par le joueur, sans qu’on le voie.
option-blue-deck = Le paquet de Bleu dans un tournoi : un paquet tout fait, un code ou une liste ; « choose » le laisse apporter par le joueur, sans qu’on le voie.
option-red-sets = Les ensembles que Rouge possède, dont vient son paquet : « base » pour la boîte de base, « all » pour tous, ou des noms d’extensions séparés par des virgules.
option-blue-sets = Les ensembles que Bleu possède, dont vient son paquet : « base » pour la boîte de base, « all » pour tous, ou des noms d’extensions séparés par des virgules.
option-promo = Accord : des cartes spéciales ou promotionnelles peuvent être dans les paquets, une de chaque (règles du 24 août 2015, « Création de votre paquet »).
option-explorers = Accord : les deux jouent avec l’ère des Explorateurs (règles du 24 août 2015, dernière section).
option-pirates = Quand des corsaires peuvent être construits pendant la manche préparatoire. « harmless » : tant que l’autre n’a pas de navire marchand. « printed » : dès que l’autre en a un, comme le dit le texte français (règles du 24 août 2015, « Manche préparatoire »).

## La table en texte

board-open = À découvert : { $list }
board-stacks-of = Piles de { $name } : { $stacks }
board-order = Déjà disposées : { $list }
board-deck = Paquet de { $name } : { $list }
board-stolen = { $name } détient de l’autre : { $list }

## Règles

rule-MODE-1 = Dans une partie thématique, les cartes de base forment trois piles de douze, celles de l’ère deux piles ; ses événements rejoignent la pile d’événements.
    .title = Parties thématiques
rule-MODE-2 = Dans les parties thématiques et le duel, chacun regarde une pile de base et y prend trois cartes pour sa première main ; l’ordre ne change pas.
    .title = La première main
    .interpretation = Le second joueur fouille une autre pile que le premier ; des piles que personne n’a vues se valent, donc personne n’est interrogé.
rule-MODE-3 = Dans une partie thématique, quelques cartes de l’ère sont à découvert. On les construit de là sans les piocher, et elles y retournent quand elles quittent le jeu.
    .title = Cartes à découvert
rule-MODE-4 = Une carte va sous une pile de même dos.
    .title = Les piles de même dos
rule-MODE-5 = Tous voient le dos des cartes, en main aussi.
    .title = Les dos
    .interpretation = Dans un tournoi les dos sont tenus pour pareils.
rule-MODE-6 = Un duel se joue sans les cartes à la lune : trois piles de base de douze et une pour chaque ère, avec les cartes qui seraient à découvert.
    .title = Le duel
rule-MODE-7 = La pile d’événements d’un duel a Yule, les cinq autres événements sans lune et six de ceux à la lune, tirés au sort.
    .title = Événements du duel
rule-MODE-8 = Une fois les premières mains connues, chacun dispose à son gré ses six premières régions ; elles sont révélées ensemble.
    .title = Disposition libre
    .interpretation = Les deux choisissent en même temps, place par place depuis la gauche, le haut avant le bas.
rule-MODE-9 = On n’apporte de paquet qu’à un tournoi.
    .title = Pas de paquets ailleurs
rule-END-3 = Sauf dans la partie d’initiation, qui a les points de victoire pendant son tour gagne aussitôt.
    .title = Aussitôt
    .interpretation = Ce que coûte le dernier acte est payé d’abord.
rule-T2 = La maison est l’hôte : cartes centrales et régions sont au milieu, pour les deux.
    .title = L’hôte
    .interpretation = Rouge est du côté de l’hôte ; rien d’autre n’en dépend.
rule-T3 = Les principautés sont mises en place comme toujours, et les premières régions disposées une fois les mains connues.
    .title = Mise en place
rule-T4 = Chaque première région a une ressource, la rivière d’or aussi.
    .title = Premières ressources
rule-T9 = Les douze événements sont mélangés et la pile est formée autour de Yule comme toujours. Ceux qui reviennent sous les quatre premiers le font.
    .title = La pile d’événements
    .interpretation = S’il reste moins de quatre cartes, un tel événement va tout en bas.
rule-T10 = Quand il reste trois événements en plus de Yule, Yule est retirée ; dès lors les événements sont posés face visible, et mélangés quand le dernier est révélé.
    .title = Peu d’événements
    .interpretation = Seules des cartes face cachée peuvent être retirées. S’il n’en reste pas, les autres sont mélangées aussitôt ; sans événement la face n’apporte rien. Qui retire une carte du jeu est seul à la connaître.
rule-T11 = Après la partie chacun reprend les événements qu’il a apportés.
    .title = Reprendre ses événements
rule-T16 = Chacun choisit trois cartes de son paquet comme première main ; les 32 autres forment quatre piles de huit à lui. Il ne pioche que là.
    .title = Ses propres piles
    .interpretation = Les deux choisissent en même temps.
rule-T17 = Dans la manche préparatoire, les deux construisent tour à tour, une carte de la main ou une carte centrale, jusqu’à passer. Qui a passé ou n’a plus de carte a fini.
    .title = La manche préparatoire
    .interpretation = Le sort dit qui construit d’abord. Qui a des cartes est interrogé même s’il ne peut en payer aucune, car nul ne doit le savoir.
rule-T18 = On n’y lance pas de dé, on n’y joue pas d’action, on ne construit rien chez l’autre, et on ne construit ni n’utilise rien qui le touche.
    .title = Limites de la manche
rule-T19 = Ce qu’on y construit sert aussitôt à son propriétaire, et une fonction s’utilise en plus de la construction. Ce qui vaut une fois par tour vaut une fois dans toute la manche ; ce qui attend le tour suivant attend la fin de la manche. Des Corsaires se construisent tant que l’autre n’a pas de navire marchand.
    .title = Ses propres avantages
    .interpretation = La phrase imprimée sur les Corsaires est tenue pour une faute : rien ne doit encore couler.
rule-T20 = Puis les deux complètent leur main et peuvent échanger comme toujours.
    .title = Compléter
rule-T21 = Qui a construit en second commence la partie.
    .title = Qui commence la partie
    .interpretation = Le second est celui du deuxième tour de la manche, même si l’un a passé d’emblée.
rule-T22 = Chacun a sa défausse : pour ses actions jouées et ses cartes qui quittent le jeu.
    .title = Sa propre défausse
rule-T23 = Ce qu’un joueur doit glisser sous une pile ou défausser va sous ses piles ou sur sa défausse, les cartes volées aussi ; celles de l’autre sont hors de portée.
    .title = Seulement les siennes
    .interpretation = Quand l’autre choisit une carte de la main, son propriétaire a d’abord choisi la pile.
rule-T24 = Les cartes volées sont notées et rendues après la partie.
    .title = Cartes volées
    .interpretation = La note est ouverte.
rule-T25 = D’une unité à nom propre il n’y en a qu’une sur toute la table ; partie du jeu, chacun peut la reconstruire.
    .title = Noms propres
rule-T26 = Une principauté a au plus trois sages.
    .title = Sages
rule-T27 = Les cartes qui fouillent une pile ou une défausse fouillent celle du joueur, sauf si elles nomment celle de l’autre.
    .title = Quelle pile
rule-T28 = Les cartes à découvert d’une partie thématique sont ici dans un paquet : il faut les piocher et les poser de sa main.
    .title = Rien à découvert
rule-T29 = Qui a quinze points de victoire pendant son tour gagne aussitôt, avant les dés aussi, quoi qu’ait l’autre.
    .title = Victoire
    .interpretation = Personne n’a à la réclamer.

## Outer places, owls, stars and levels

zone-region = près d’un terrain
zone-road = sur une route
zone-town = sur une localité
zone-marker = marqueur
zone-their-region = près d’un terrain de l’autre principauté
zone-their-road = sur une route de l’autre principauté
way-1 = 1
way-2 = 2
way-3 = 3
way-4 = 4
need-city-deficit = moins de villes que l’autre
need-groves = un bosquet
need-manifesto-level = un Manifeste avec un point de victoire
need-sages = un sage
need-sages-2 = deux sages
need-opponent-sages = un sage chez l’autre
event-card-laid = { $zone_key ->
        [region] { $seat } pose « { $card } » près de la colonne { $column }, { $side }.
        [road] { $seat } pose « { $card } » sur la route de la colonne { $column }.
        [town] { $seat } pose « { $card } » à l’emplacement { $column }.
        [marker] { $seat } pose « { $card } » comme marqueur { $column }.
        [their-region] { $seat } pose « { $card } » dans l’autre principauté, près de la colonne { $column }, { $side }.
       *[other] { $seat } pose « { $card } » dans l’autre principauté, sur la route de la colonne { $column }.
    }
event-card-lifted = { $stack_number ->
        [-1] « { $card } » de { $seat } quitte le jeu.
       *[other] « { $card } » de { $seat } va sous la pile { $stack }.
    }
event-laid-card-used = { $zone_key ->
        [region] { $seat } utilise « { $card } » près de la colonne { $column }, { $side }.
        [road] { $seat } utilise « { $card } » sur la route de la colonne { $column }.
        [town] { $seat } utilise « { $card } » à l’emplacement { $column }.
        [marker] { $seat } utilise « { $card } » comme marqueur { $column }.
        [their-region] { $seat } utilise « { $card } » dans l’autre principauté, près de la colonne { $column }, { $side }.
       *[other] { $seat } utilise « { $card } » dans l’autre principauté, sur la route de la colonne { $column }.
    }
event-laid-card-named = « { $card } » de { $seat } est désigné.
event-level-set = « { $card } » de { $seat } montre maintenant { $number }.
event-card-discarded = { $seat } défausse « { $card } ».
event-event-seen = { $card_number ->
        [-9] { $seat } regarde un événement.
       *[other] { $seat } regarde l’événement « { $card } ».
    }
event-event-sunk = { $seat } met un événement sous la pile des événements.
event-face-turned = { $seat } tourne le dé événement sur { $face }.
event-contest-rolled = « { $card } » : { $seat } obtient { $number }, l’autre { $other }.
action-pick-place = { $zone_key ->
        [region] Choisir la place près de la colonne { $column }, { $side }
        [road] Choisir la place sur la route de la colonne { $column }
        [town] Choisir la place à l’emplacement { $column }
        [marker] Choisir la place comme marqueur { $column }
        [their-region] Choisir la place dans l’autre principauté, près de la colonne { $column }, { $side }
       *[other] Choisir la place dans l’autre principauté, sur la route de la colonne { $column }
    }
action-use-place = { $zone_key ->
        [region] Utiliser la carte près de la colonne { $column }, { $side }
        [road] Utiliser la carte sur la route de la colonne { $column }
        [town] Utiliser la carte à l’emplacement { $column }
        [marker] Utiliser la carte comme marqueur { $column }
        [their-region] Utiliser la carte dans l’autre principauté, près de la colonne { $column }, { $side }
       *[other] Utiliser la carte dans l’autre principauté, sur la route de la colonne { $column }
    }
action-pick-way = Prendre la possibilité { $way }
action-pick-face = Choisir { $face }
kind-pick-place = Choisir une place
kind-use-place = Utiliser une carte posée
kind-pick-way = Choisir une possibilité
kind-pick-face = Fixer le dé événement
agenda-choosing-way = { $actors } choisit une possibilité.
agenda-collecting = { $actors } choisit la carte qui reçoit une chouette ou une étoile.
agenda-spending = { $actors } choisit la carte qui paie une chouette ou une étoile.
agenda-drawing = { $actors } pioche des cartes.
agenda-discarding = { $actors } défausse une carte de sa main.
agenda-planting = { $actors } choisit un terrain vide de l’autre.
agenda-yielding = { $actors } met sa main sous des piles.
agenda-upgrading = { $actors } choisit la colonie qui devient une ville.
agenda-sheltering = { $actors } peut écarter l’attaque contre des chouettes.
agenda-turning-die = { $actors } peut tourner le dé événement contre des chouettes.
agenda-setting-die = { $actors } choisit ce que montrera le dé événement.
agenda-borrowing = { $actors } choisit le bosquet de l’autre à utiliser.
agenda-foreseeing = { $actors } retire un événement du jeu.
agenda-sinking = { $actors } peut mettre des événements sous la pile.
refusal-GEO-5 = Rien ne peut y être choisi ou utilisé : { $zone }, { $column }, { $side }.
refusal-CHOICE-1 = La possibilité { $way } n’est pas offerte ou ne peut être suivie maintenant.
refusal-TOKEN-2 = { $card } demande { $needed } chouettes ou étoiles ; vous en avez { $held }.
refusal-BUILD-16 = Aucun de vos terrains n’a de place pour { $card } et de quoi la payer.
refusal-ACT-10 = Cet événement ne peut quitter sa place maintenant.
view-laid = Posées autour de la rangée
view-zone = Où
rule-GEO-5 = Une carte peut être posée près de chaque terrain, une sur chaque route, et des marqueurs près de n’importe quel terrain. Ce sont les places extérieures.
    .title = Places extérieures
    .interpretation = La place d’un marqueur ou d’une Cachette d’or ne change rien, donc personne n’est interrogé ; chacun prend la place près d’un terrain.
rule-ROLL-8 = Si le propriétaire d’un Tribunal perd des ressources lors du commerce, il choisit lesquelles.
    .title = Tribunal
rule-BUILD-16 = Une extension de terrain se pose près d’un terrain de sa sorte, une près de chacun. Un sage est payé par ce terrain.
    .title = Près des terrains
rule-BUILD-17 = Un complément de route se pose sur une route libre.
    .title = Sur les routes
rule-BUILD-18 = Un marqueur se pose près de n’importe quel terrain. Son propriétaire le déplace si la place sert, et ne le retire jamais.
    .title = Marqueurs
    .interpretation = Il n’a pas ici de place fixe.
rule-BUILD-19 = Sage compensation construit une ville sur une colonie sans ressources, Prospérité contre un minerai et deux céréales.
    .title = Une ville à prix spécial
rule-TOKEN-1 = Un sage reçoit une chouette chaque fois que le nombre de son terrain sort, et en porte trois au plus. Le reste est perdu.
    .title = Chouettes
    .interpretation = Qui a plusieurs sages choisit ceux qui en reçoivent.
rule-TOKEN-2 = Les chouettes et étoiles qu’une carte coûte se paient depuis les cartes de son choix. Ce ne sont pas des ressources : rien ne les réduit, ne les échange ou ne les prend.
    .title = Payer en chouettes
rule-TOKEN-3 = Un bosquet sert contre des chouettes : Courage contre les querelles, Paix par un dé contre une attaque, Justice avant le jet, Vigilance après. Cole utilise un bosquet de l’autre une fois par tour de son propriétaire.
    .title = Bosquets
    .interpretation = Vigilance ne répond qu’à un vrai jet, le joueur actif d’abord.
rule-TOKEN-4 = Lors d’un Conseil des sages, chacun reçoit jusqu’à deux chouettes, ou jusqu’à deux ressources sur des terrains avec un sage.
    .title = Conseil des sages
    .interpretation = Sans sage, rien ne se passe.
rule-LEVEL-1 = Une carte à niveaux commence au plus bas et montre les points de son niveau. Chaque niveau du Manifeste coûte un bois, deux or et trois chouettes ; une carte Attaque de la main vaut deux des chouettes.
    .title = Niveaux
    .interpretation = Plusieurs niveaux s’achètent en un tour, chacun avec une carte Attaque au plus.
rule-CHOICE-1 = Si une carte offre plusieurs possibilités, le joueur en choisit une qui peut être suivie.
    .title = Possibilités
rule-MATCH-1 = Dans un concours les deux lancent un dé et ajoutent leurs chouettes ; le plus haut gagne. Robert gagne les égalités pour son propriétaire.
    .title = Concours
rule-ACT-10 = Clairvoyance montre à son joueur les événements face cachée ; l’un d’eux, sauf le Festival de Yule, quitte le jeu sans que l’autre le voie.
    .title = Clairvoyance
rule-ACT-11 = Le Bosquet de la clairvoyance montre les trois premiers événements ; chacun, sauf le Festival de Yule, peut aller sous ceux qui sont face cachée, dans n’importe quel ordre.
    .title = Bosquet de la clairvoyance
rule-ATTACK-8 = Avec un Grenier on pose un blé sur un champ vide de l’autre et prend une ressource d’une autre sorte.
    .title = Grenier
rule-ATTACK-9 = Sage défense montre la main de l’autre. Si elle a une carte Attaque, son propriétaire met toute sa main sous des piles de son choix.
    .title = Sage défense
rule-HAND-7 = Les cartes piochées pendant un tour peuvent dépasser la limite jusqu’à sa fin, et servir aussitôt.
    .title = Piocher pendant un tour
rule-EVENT-13 = Lors d’une Famine, un joueur sans Grenier perd un blé, ou deux autres ressources s’il n’a pas de blé.
    .title = Famine
    .interpretation = Qui n’a qu’une autre ressource perd celle-là.
section-owls-stars-and-levels = Chouettes, étoiles et niveaux
edition-enlightenment = Âge des lumières, index des cartes
action-pick-event = Choisir l’événement { $event } depuis le dessus
kind-pick-event = Choisir un événement
event-1 = 1
event-2 = 2
event-3 = 3
event-4 = 4
event-5 = 5
event-6 = 6
event-7 = 7
event-8 = 8
event-9 = 9
event-10 = 10
event-11 = 11
event-12 = 12
event-13 = 13
event-14 = 14
event-15 = 15
event-16 = 16
event-17 = 17
event-18 = 18
event-19 = 19
event-20 = 20
event-21 = 21
event-22 = 22
event-23 = 23
event-24 = 24
