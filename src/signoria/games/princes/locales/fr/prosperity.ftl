### The Era of Prosperity: its cards, what happens with them, and their rules.

## Names

card-aqueduct = Aqueduc
    .status = proposed
card-artwork-epic = Œuvre d’art : épopée
    .status = proposed
card-artwork-fountain = Œuvre d’art : fontaine
    .status = proposed
card-artwork-relief = Œuvre d’art : relief
    .status = proposed
card-artwork-sculpture = Œuvre d’art : sculpture
    .status = proposed
card-bera = Bera l’agitatrice
    .status = proposed
card-builders-hut = Loge des bâtisseurs
    .status = proposed
card-city-palace = Palais de la ville
    .status = proposed
card-common-land = Terrain communal
    .status = proposed
card-court-astrologer = Astrologue de la cour
    .status = proposed
card-feeding-the-poor = Soupe populaire
    .status = proposed
card-hospital = Hospice
    .status = proposed
card-mercenaries = Mercenaires
    .status = proposed
card-monument-prince = Monument au prince
    .status = proposed
card-prince = Prince
    .status = proposed
card-princess = Princesse
    .status = proposed
card-prosperity = Prospérité
    .status = proposed
card-public-feeling = Humeur du peuple
    .status = proposed
card-small-market-town = Bourg
    .status = proposed
card-theater = Théâtre
    .status = proposed
card-thieves-hideout = Repaire de voleurs
    .status = proposed
card-traveling-theater = Théâtre ambulant
    .status = proposed
card-village-school = École du village
    .status = proposed

## What the cards do

does-boost-grain-or-wool-at-this-city = chaque champ et chaque pâturage voisin de cette ville produit { $amount } de plus
does-discount-tall-building = les bâtiments au coût imprimé d’au moins 6 coûtent { $amount } ressource de moins, au choix
does-fetch-discard-of-unit-or-free-action = prendre dans la défausse { $amount } unité ou { $amount } action sans condition ; au tournoi, dans la sienne
does-fetch-discard-of-unit-or-action = prendre dans la défausse { $amount } unité ou action ; au tournoi, dans la sienne
does-fetch-discard-of-artwork = prendre dans la défausse { $amount } Œuvre d’art ; au tournoi, dans la sienne
does-remove-takeable-unit = l’adversaire nomme { $named } de ses unités ; vous en prenez une en main
does-remove-costly-building-each = choisir un de ses bâtiments au coût imprimé d’au moins 2 et le mettre { $place }
does-convert-any = échanger { $amount } ressource au choix contre 1 autre
does-convert-any-at-full = échanger { $amount } ressource d’un terrain qui en porte 3 contre 1 autre
does-take-stars = prendre jusqu’à { $amount } étoiles à l’adversaire
does-take-owls = prendre jusqu’à { $amount } chouettes à l’adversaire
does-take-any-victim = l’adversaire donne { $amount } ressource de son choix
per-vp-lead = { $deed } par point de victoire d’avance de l’adversaire
does-die-event-choice = un second résultat du dé d’événement, au choix, a lieu pour les deux joueurs
does-leave-self = elle quitte le jeu
does-cancel-it-each = ne rien changer
returns-soon = Puis il va sous les 4 premiers événements.
effect-mercenaries = À une attaque de brigands qui vous touche : gardez 1 unité d’or et 1 de laine, ou dépensez 1 étoile et ne perdez rien.
effect-thieves-hideout = Une fois par tour : contre 1 unité de laine, il va près d’un autre terrain libre de l’adversaire qui porte une ressource, et vous en prenez 1. Il quitte le jeu quand l’adversaire a 5 points de force ou dépense 3 étoiles.
effect-traveling-theater = À la construction : recevez 1 étoile. Une fois par tour, dès votre tour suivant : il va sur une autre de vos routes libres, et 1 ressource d’un terrain voisin de cette route devient 1 étoile.

## Requirements

need-aqueduct = un aqueduc
instead-aqueduct = { need-aqueduct }
need-prince = le prince
instead-prince = { need-prince }
need-princess = la princesse
instead-princess = { need-princess }
need-no-prince = pas de prince
instead-no-prince = { need-no-prince }
need-no-princess = pas de princesse
instead-no-princess = { need-no-princess }
need-public-feeling = une Humeur du peuple
instead-public-feeling = { need-public-feeling }
need-at-most-opponent-strength-4 = moins de 5 points de force chez l’autre
instead-at-most-opponent-strength-4 = { need-at-most-opponent-strength-4 }

## What happens, and what is asked

preset-prosperity = Une partie thématique, l’ère de la prospérité : douze points de victoire.
event-card-moved = { $card } de { $seat } va à la colonne { $column }.
event-unit-claimed = { $seat } prend { $card } de l’autre en main.
agenda-swapping = { $actors } choisit le terrain dont une ressource est échangée.
agenda-hiring = { $actors } peut payer une étoile aux Mercenaires.
agenda-keeping = { $actors } choisit le terrain qui garde une ressource.
agenda-staging = { $actors } choisit le terrain dont une ressource devient une étoile.
agenda-wandering = { $actors } choisit la place où va la carte.
agenda-yielding-up = { $actors } nomme des unités dont l’autre prend une.
agenda-seizing = { $actors } prend une des unités nommées.

## Rules

rule-ROLL-9 = Si une attaque de brigands touche qui a des Mercenaires, une unité d’or et une de laine restent, ou une étoile dépensée évite toute perte.
    .title = Mercenaires
    .interpretation = Leur propriétaire choisit les terrains qui les gardent.
rule-PROD-4 = Les champs et pâturages voisins d’une ville avec aqueduc produisent une unité de plus au jet de production.
    .title = Aqueduc
    .interpretation = Elle s’ajoute à un rendement doublé.
rule-EVENT-14 = À une Insurrection, chaque joueur met sous une pioche un de ses bâtiments, au choix, au coût imprimé d’au moins deux. L’événement va sous les quatre premiers.
    .title = Insurrection
    .interpretation = Chouettes et étoiles ne comptent pas dans le coût ; les bâtiments du joueur chez l’autre comptent.
rule-BUILD-20 = Certaines cartes chez l’autre quittent le jeu dès qu’une condition est remplie. Elles vont à la défausse de leur propriétaire.
    .title = Cartes qui partent
    .interpretation = La condition est vérifiée après chaque action du joueur actif.
rule-BUILD-21 = À la construction d’un Monument au prince, l’autre nomme deux de ses unités et le bâtisseur en prend une en main.
    .title = Monument au prince
    .interpretation = S’il n’y en a qu’une, elle est prise ; sans aucune, le Monument peut être construit quand même.
rule-ACT-12 = L’Astrologue de la cour fait avoir lieu, pour les deux, un résultat du dé d’événement choisi par le joueur.
    .title = Astrologue de la cour
    .interpretation = Une attaque de brigands vient sans production ; une carte événement est piochée et utilise le nombre de ce tour.
rule-MOVE-1 = Un Théâtre ambulant va sur une autre route libre de son propriétaire, et une ressource d’un terrain voisin devient une étoile.
    .title = Théâtre ambulant
rule-MOVE-2 = Un Repaire de voleurs va contre une laine près d’un autre terrain libre de l’autre qui porte une ressource, et son propriétaire en prend une. Contre trois étoiles, l’autre le retire.
    .title = Repaire de voleurs
    .interpretation = L’autre dépense les étoiles dans sa propre phase d’action.
rule-STAR-1 = Une Humeur du peuple porte jusqu’à trois étoiles et commence sans. Dans une partie thématique, chacun en a une dès le début ; les étoiles sans place sont perdues.
    .title = Humeur du peuple
    .interpretation = Au tournoi, elle se construit depuis la main ; qui en a deux choisit celle qui reçoit.
rule-STAR-2 = Une étoile d’une Humeur du peuple écarte de son propriétaire les Émeutes ou une Insurrection. Une fois par tour, deux étoiles achètent une ressource au choix.
    .title = À quoi servent les étoiles
rule-STAR-3 = Une École du village donne une étoile à son propriétaire au Commerce, une Loge des bâtisseurs à une Fête.
    .title = Étoiles du dé d’événement
rule-STAR-4 = Une principauté a le prince ou la princesse, pas les deux. Ni l’un ni l’autre ne passe jamais chez l’adversaire, ni dans sa main.
    .title = Prince et princesse
rule-STAR-5 = Bera prend jusqu’à deux étoiles selon la place, ou, par point de victoire d’avance de l’autre, une ressource que l’autre choisit, trois au plus.
    .title = Bera
    .interpretation = La possibilité choisie doit rapporter quelque chose.
