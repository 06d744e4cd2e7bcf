# Il Principe : noms, journal, souhaits, questions, refus, options et règles.
# Les chiffres viennent du moteur ; un nombre qu’une option peut changer n’est pas écrit ici.

game-title = Il Principe

## Les cités, comme sur leurs cartes

city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini

## Les bâtiments par couleur

colour-green = universités
    .one = une université
    .few = trop peu d’universités
    .tint = vert
colour-white = cathédrales
    .one = une cathédrale
    .few = trop peu de cathédrales
    .tint = blanc
colour-red = hôtels de ville
    .one = un hôtel de ville
    .few = trop peu d’hôtels de ville
    .tint = rouge
colour-blue = châteaux
    .one = un château
    .few = trop peu de châteaux
    .tint = bleu
colour-yellow = marchés
    .one = un marché
    .few = trop peu de marchés
    .tint = jaune

cards-none = aucune carte
cards-green = { $number ->
        [one] { $number } université
       *[other] { $number } universités
    }
cards-white = { $number ->
        [one] { $number } cathédrale
       *[other] { $number } cathédrales
    }
cards-red = { $number ->
        [one] { $number } hôtel de ville
       *[other] { $number } hôtels de ville
    }
cards-blue = { $number ->
        [one] { $number } château
       *[other] { $number } châteaux
    }
cards-yellow = { $number ->
        [one] { $number } marché
       *[other] { $number } marchés
    }
cards-of-colour = { $colour_key ->
        [green] { cards-green }
        [white] { cards-white }
        [red] { cards-red }
        [blue] { cards-blue }
       *[yellow] { cards-yellow }
    }

## Les régions : des noms à nous ; les règles les nomment par leur couleur

region-blue = Lombardia–Veneto (bleue)
region-green = Liguria–Lunigiana (verte)
region-violet = Emilia (violette)
region-red = Adriatico (rouge)
region-brown = Toscana–Montefeltro (marron)
region-yellow = Siena–Umbria (jaune)

## Les familles

family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga

## Les rôles

role-master = Maître
role-bishop = Évêque
role-magistrate = Magistrat
role-lord = Seigneur
role-banker = Banquier
role-apprentice = Apprenti
role-priest = Prêtre
role-notary = Notaire
role-knight = Chevalier
role-merchant = Marchand

## Ce qui est mis aux enchères ; .fate dit ce qu’il en advient si personne ne mise

item-master = le Maître
    .fate = { fate-role }
item-bishop = l’Évêque
    .fate = { fate-role }
item-magistrate = le Magistrat
    .fate = { fate-role }
item-lord = le Seigneur
    .fate = { fate-role }
item-banker = le Banquier
    .fate = { fate-role }
item-apprentice = l’Apprenti
    .fate = { fate-role }
item-priest = le Prêtre
    .fate = { fate-role }
item-notary = le Notaire
    .fate = { fate-role }
item-knight = le Chevalier
    .fate = { fate-role }
item-merchant = le Marchand
    .fate = { fate-role }
item-lot-green = le lot d’universités
    .fate = { fate-lot }
item-lot-white = le lot de cathédrales
    .fate = { fate-lot }
item-lot-red = le lot d’hôtels de ville
    .fate = { fate-lot }
item-lot-blue = le lot de châteaux
    .fate = { fate-lot }
item-lot-yellow = le lot de marchés
    .fate = { fate-lot }
fate-role = la carte reste près du plateau
fate-lot = il est retiré du jeu

## D’où viennent les points et les ducats ; pourquoi une partie finit

source-cities = cités construites
source-role-income = rôles, quand d’autres construisent
source-bishop = Évêque et Prêtre
source-regions = régions
source-roles-held = rôles en fin de partie
source-sets = séries de cinq bâtiments
source-ducats = le plus de ducats
source-hand = le plus de cartes en main
income-round = revenu de la manche
income-banker = Banquier ou Marchand
reason-playing = la partie est en cours
reason-cities = il reste moins de quatre cités visibles
reason-last-round = la dernière manche est jouée
reason-shortage = la pile est trop petite pour les derniers lots

## Ce qui s’est passé

event-principe-chosen = { $seat } est le premier « Il Principe ».
event-city-shown = Nouvelle cité visible : { $city }.
event-round-began = { $last ->
        [yes] La manche { $number } commence : c’est la dernière.
       *[no] La manche { $number } commence.
    }
event-dealt = { $cards_known ->
        [yes] { $seat } pioche { $cards }.
       *[no] { $seat } pioche { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
    }
event-ducats-received = { $seat } reçoit { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } ({ $income }).
event-cards-set-aside = { $cards_known ->
        [yes] { $seat } place dans la réserve : { $cards }.
       *[no] { $seat } place { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } dans la réserve, face cachée.
    }
event-cards-turned-over = { $seat } avait placé dans la réserve : { $cards }.
event-lots-drawn = Les derniers lots viennent de la pile : { $cards }.
event-removed-reused = La pile est épuisée ; les lots dont personne n’a voulu la remplacent.
event-auction-opened = Aux enchères : { $item }. Peuvent miser : { $bidders } ; { $opener } commence.
event-bid-placed = { $seat } mise { $amount }.
event-passed = { $seat } passe.
event-item-sold = { $seat } remporte { $item } pour { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    } et devient « Il Principe ».
event-item-unsold = Personne ne mise sur { $item } : { $item_fate }.
event-city-built = { $seat } construit { $city }.
event-cards-laid = { $seat } pose { cards-of-colour }, face visible.
event-turn-let-go = { $seat } ne fait rien.
event-shield-placed = { $seat } place un blason dans la région { $region }.
event-shields-kept = { $seat } ne place plus de blason.
event-scored = { $source_key ->
        [cities] { $seat } marque { points-scored } pour { $thing_city }.
        [role-income] { $seat } marque { points-scored } pour son rôle ({ $thing_role }).
        [bishop] { $seat } marque { points-scored } en devenant { $thing_role }.
        [regions] { $seat } marque { points-scored } dans la région { $thing_region }.
        [roles-held] { $seat } marque { points-scored } pour un rôle en fin de partie ({ $thing_role }).
        [sets] { $seat } marque { points-scored } pour ses séries de cinq bâtiments.
        [ducats] { $seat } marque { points-scored } pour le plus de ducats.
       *[hand] { $seat } marque { points-scored } pour le plus de cartes en main.
    }
points-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-roles-returned = Tous les rôles retournent près du plateau.
event-role-taken = { $turned ->
        [0] { $seat } devient { $role }.
        [one] { $seat } devient { $role } et retourne { $turned } carte face cachée.
       *[other] { $seat } devient { $role } et retourne { $turned } cartes face cachée.
    }
event-card-turned-up = { $seat } remet { $colour_one } face visible.
event-cards-left-down = { $seat } ne retourne aucune carte.
event-purses-shown = Les bourses s’ouvrent : { $coins }.
event-ended = { $winners_count ->
        [one] La partie est terminée : { $reason }. { $winners } gagne.
       *[other] La partie est terminée : { $reason }. { $winners } se partagent la victoire.
    }

## Souhaits

action-pass = Passer
action-build-nothing = Ne pas construire
action-lay-nothing = Ne rien faire
action-keep-shields = Ne plus placer de blason
action-leave-down = Ne retourner aucune carte
action-build = Construire { $city }
action-place-shield = Placer un blason : { $region }
action-turn-up = Remettre { $colour_one } face visible
action-lay = Poser { cards-of-colour }
action-set-aside = Placer dans la réserve : { $cards }
action-bid = Miser { $amount }

## Ce qui se décide

agenda-setting-aside = { $actors_count ->
        [one] { $actors } doit encore placer { $memo } cartes dans la réserve.
       *[other] { $actors } doivent encore placer chacun { $memo } cartes dans la réserve.
    }
agenda-auction = { $auction_high_bid ->
        [0] Enchère : { $memo_item }. { $actors } mise ou passe ; il n’y a pas encore de mise.
       *[other] Enchère : { $memo_item }. { $actors } mise plus de { $auction_high_bid } ({ $auction_high_bidder }) ou passe.
    }
agenda-winners-city = { $actors } a remporté le lot et peut aussitôt construire une cité.
agenda-turn = { $actors } construit une cité, pose des cartes d’une couleur ou ne fait rien.
agenda-city = { $shields_due ->
        [one] { $actors } a { $shields_due } blason à placer autour de { $memo_city }.
       *[other] { $actors } a { $shields_due } blasons à placer autour de { $memo_city }.
    }
agenda-masters-eye = { $actors } ({ $memo_role }) décide d’une carte face cachée à remettre face visible.
agenda-lords-shield = { $actors } ({ $memo_role }) place un blason dans une région au choix.

## Refus

refusal-AUC-3 = { $standing ->
        [0] Une mise est d’au moins 1 ducat ; { $bid } ne suffit pas.
       *[other] Une mise doit dépasser la précédente, { $standing } ; { $bid } ne suffit pas.
    }
refusal-AUC-5 = Vous ne pouvez pas miser { $bid } : votre bourse contient { $purse }.
refusal-LAY-2 = Vous avez { $colour_few } : { $held } en main, { $requested } à poser.
refusal-NEW-3 = Il faut placer exactement { $number } cartes dans la réserve, pas { $requested }.
refusal-NEW-6 = Vous avez { $colour_few } : { $held } en main, { $requested } à placer dans la réserve.
refusal-CITY-1 = { $city } n’est pas parmi les cités visibles.
refusal-CITY-2 = Impossible de construire { $city } : aucune cité ne se construit à la manche { $round }.
refusal-CITY-3 = Vous avez { $colour_few } pour { $city } : { $held } en main, il en faut { $needed }.
refusal-CITY-4 = { $city } coûte { $price } ducats ; votre bourse contient { $purse }.
refusal-CITY-6 = { $city } ne touche pas la région { $region }.
refusal-CITY-12 = Dans cette édition il faut placer les blasons ; pour { $city } il en reste { $due } à placer.
refusal-EFF-1 = Impossible ({ $colour }) : il faut une carte à soi, face cachée, d’une autre couleur que le vert.
refusal-EFF-7 = Dans cette édition il faut retourner une carte face cachée s’il y en a une.
refusal-OPT-1 = L’option { $option } ne change rien à une table de { $seats } joueurs.
refusal-OPT-2 = Sans capital de départ ni revenu, personne n’a un ducat à miser.
refusal-OPT-3 = Aucune place { $number } ne pourrait commencer : les places vont de 1 à { $seats }.
refusal-OPT-4 = « { $families } » ne nomme pas { $seats } familles différentes, une pour chaque place. Les familles sont { $names }.
refusal-DATA-1 = Ligne { $line } : le fichier des cités doit commencer par l’en-tête { $header }.
refusal-DATA-2 = Ligne { $line } : il faut { $columns } colonnes, il n’y en a que { $found }.
refusal-DATA-3 = Ligne { $line } : « { $name } » n’est pas une des quinze cités, ou s’y trouve pour la deuxième fois.
refusal-DATA-4 = Ligne { $line } : « { $size } » n’est pas la taille de { $city }.
refusal-DATA-5 = Ligne { $line } : pour { $city }, les nombres de bâtiments doivent être 0, 1 ou 2 et faire { $icons } en tout.
refusal-DATA-6 = { $pairs ->
        [0] Ligne { $line } : { $city } est une petite cité et a trois bâtiments différents, aucun en double.
       *[other] Ligne { $line } : { $city } doit avoir exactement un bâtiment en double.
    }
refusal-DATA-7 = Ligne { $line } : « { $region } », donnée pour { $city }, n’est pas une des six régions.
refusal-DATA-8 = Ligne { $line } : { $city } doit toucher { $regions ->
        [one] exactement { $regions } région
       *[other] exactement { $regions } régions différentes
    }.
refusal-DATA-9 = Ligne { $line } : le fichier s’arrête et { $count ->
        [one] il manque { $city }
       *[other] il manque { $count } cités, la première étant { $city }
    }.

## Éditions

preset-amigo2006 = AMIGO 2006, selon le livret français : le texte le plus récent et le plus explicite.
preset-amigo2006-it = AMIGO 2006, selon le livret italien : « Il Principe » ouvre les enchères, la fin par les cités se vérifie à la fin de la phase 1.
preset-mtm2005 = Mind the Move 2005 : pas de capital de départ, un blason sert de marqueur de score, davantage d’obligations.
preset-amigo-easy = AMIGO 2006 avec la variante imprimée : plus d’argent, et des cités dès la première manche.

## Options

option-start-money = Ducats de chaque joueur au départ.
option-income = Ducats que reçoit chaque joueur à chaque manche, à trois joueurs ou plus.
option-income-two = Ducats que reçoit chaque joueur à chaque manche, à deux joueurs.
option-build-in-round-1 = Si l’on peut construire des cités dès la première manche (yes, no).
option-start-seat = Qui est le premier « Il Principe » : au sort (random) ou la place de ce numéro.
option-opener = Qui ouvre une enchère : le joueur à gauche d’« Il Principe » (left) ou « Il Principe » lui-même (principe).
option-city-end = Quand on vérifie s’il reste assez de cités visibles : au début ou à la fin de la phase 1 (start, end).
option-shields = Blasons de chaque joueur pour la carte.
option-shield-placing = Si le bâtisseur peut ou doit placer les blasons d’une cité (may, must).
option-half-of = Quelles cartes comptent quand un rôle majeur en retourne la moitié : les visibles, ou toutes celles de la couleur (up, all).
option-green-flip = Si Maître et Apprenti peuvent ou doivent retourner une carte (may, must).
option-last-round-income = Si le revenu est versé à la dernière manche (yes, no).
option-last-round-shortage = Si la pile est trop petite pour les derniers lots : la partie finit, ou les lots retirés resservent (end, reuse).
option-empty-deck-two = Si à deux joueurs il ne reste aucune carte à mettre aux enchères à la dernière manche : les phases 3 et 4 se jouent, ou la partie finit (play, end).
option-built-card = Où va la carte d’une cité construite : dans la boîte ou près du bâtisseur (box, builder) ; sans effet sur le jeu.
option-open-purses = Si chacun voit les ducats de tous (yes, no).
option-families = Les familles par place : printed, ou un nom pour chaque place, séparés par des virgules, par exemple gonzaga,este,medici.
option-cities = La table des cités : standard, ou le texte d’un fichier à soi.

## Règles : la phrase, le titre, et notre lecture là où il en faut une

rule-SET-1 = La pile compte vingt bâtiments de chacune des cinq couleurs : universités (vert), cathédrales (blanc), hôtels de ville (rouge), châteaux (bleu) et marchés (jaune).
    .title = La pile
rule-SET-2 = Quatre cartes Cité sont face visible ; les autres forment la pile des cités.
    .title = Les cités visibles
rule-SET-3 = Chaque joueur commence avec le capital de départ de son édition.
    .title = Le capital de départ
    .interpretation = Un livret qui n’en mentionne pas n’en donne pas.
rule-SET-4 = Chaque joueur a pour la carte autant de blasons que son édition lui en laisse.
    .title = Les blasons
    .interpretation = Là où l’un des douze blasons marque le score, il manque à la carte ; là où il y a un marqueur à part, les douze sont libres.
rule-SET-5 = Le premier « Il Principe » est tiré au sort, ou est la place que la table nomme.
    .title = Le premier « Il Principe »
    .interpretation = Les livrets demandent qui a mangé italien ou visité l’Italie en dernier. Ce n’est qu’un exemple ; le sort convient à toutes les tables, et une table mieux informée nomme la place.
rule-SET-6 = La banque ne manque jamais d’argent.
    .title = La banque
    .interpretation = Aucun livret ne dit ce que serait une banque vide, et l’épargne peut dépasser les pièces de la boîte.
rule-SET-7 = Un score n’a pas de limite.
    .title = Le score
    .interpretation = De vraies parties dépassent la piste imprimée ; on continue simplement de compter.
rule-SET-8 = Les mains sont secrètes, les bourses aussi, sauf si la table les ouvre ; le nombre de cartes d’une main est public.
    .title = Ce qui est secret
    .interpretation = Une édition ne fait que conseiller le secret des bourses ; il vaut dans toutes, et elles s’ouvrent à la fin.
rule-SET-9 = Tous les rôles commencent près du plateau : personne n’en a avant la phase 4 de la première manche.
    .title = Les rôles au départ
rule-SET-10 = Chaque place joue une des cinq familles, et jamais deux places la même. La table nomme une famille pour chaque place ; sinon elles suivent l’ordre imprimé : Medici, Visconti, Carraresi, d’Este, Gonzaga.
    .title = Les familles
    .interpretation = Dans les livrets les joueurs choisissent, sans ordre. Ici qui crée la table choisit une famille pour chaque place, et un joueur choisit une place libre. La famille ne change rien au jeu.
rule-NEW-1 = À partir d’« Il Principe » et dans le sens horaire, chaque joueur pioche quatre cartes.
    .title = La pioche
    .interpretation = Chacun pioche toutes ses cartes d’un coup, dans toutes les éditions, bien qu’une seule donne un ordre.
rule-NEW-2 = Chaque joueur reçoit de la banque le revenu de la manche.
    .title = Le revenu
rule-NEW-3 = Chaque joueur place deux cartes de sa main dans la réserve, face cachée, ni plus ni moins.
    .title = La réserve
    .interpretation = Tous choisissent en même temps ; rien ne se voit avant que tous aient choisi.
rule-NEW-4 = Ce peuvent être n’importe quelles cartes de la main, nouvelles ou anciennes ; la main n’a pas de limite.
    .title = Toutes les cartes de la main
rule-NEW-5 = Quand tous ont choisi, on retourne les cartes et on les groupe par couleur : chaque couleur est un lot.
    .title = Les lots
rule-NEW-6 = On ne place dans la réserve que des cartes de sa main.
    .title = Des cartes qu’on a
rule-AUC-1 = Le plus petit lot passe en premier ; à nombre égal, on suit l’ordre des couleurs : vert, blanc, rouge, bleu, jaune.
    .title = L’ordre des lots
rule-AUC-2 = Chaque enchère est ouverte par le joueur à gauche d’« Il Principe », ou par « Il Principe » lui-même, selon l’édition ; puis on tourne dans le sens horaire.
    .title = Qui ouvre
    .interpretation = Deux livrets nomment le voisin de gauche, l’italien nomme « Il Principe ». On regarde à chaque enchère qui il est, puisque le marqueur circule.
rule-AUC-3 = Une mise est un nombre entier de ducats, au moins 1, et plus haute que la précédente.
    .title = Surenchérir
    .interpretation = Les livrets demandent seulement de dépasser la mise précédente ; miser zéro, c’est passer.
rule-AUC-4 = Qui passe est hors de cette enchère ; même le premier peut passer.
    .title = Passer
rule-AUC-5 = Personne ne peut miser plus de ducats qu’il n’en possède.
    .title = Des mises couvertes
    .interpretation = Seul le livret italien le dit ; le prix est dû aussitôt, donc cela vaut partout.
rule-AUC-6 = Si tous les autres ont passé sans mise, le dernier peut encore miser ou passer.
    .title = Le dernier sans mise
    .interpretation = Même le premier peut passer : on ne force donc pas le dernier à acheter.
rule-AUC-7 = Dès que tous les autres sont dehors, la mise la plus haute gagne ; personne ne surenchérit sur soi-même.
    .title = La fin d’une enchère
    .interpretation = Les trois livrets décrivent la fin de trois façons qui reviennent au même.
rule-AUC-8 = Le gagnant paie sa mise à la banque, prend le lot en main et prend le marqueur « Il Principe ».
    .title = Le gagnant
rule-AUC-9 = Qui remporte un lot peut aussitôt construire une cité, en plus de son tour de la phase 3.
    .title = Une cité aussitôt
    .interpretation = On la paie avec ce que la mise a laissé ; les cartes gagnées peuvent servir ; chaque lot remporté redonne ce droit.
rule-AUC-10 = Un lot sur lequel personne ne mise est retiré du jeu ; le marqueur ne bouge pas.
    .title = Personne ne mise
    .interpretation = Le marqueur se gagne aux enchères, et personne n’a gagné celle-ci.
rule-CITY-1 = Seules les cités visibles peuvent être construites.
    .title = Les cités visibles
rule-CITY-2 = À la première manche on ne construit aucune cité, ni après un lot ni en phase 3, sauf si la table le permet.
    .title = Pas de cité à la première manche
rule-CITY-3 = Le bâtisseur pose de sa main, face visible, exactement les bâtiments de la carte : trois différents pour une petite cité ; quatre pour une moyenne et cinq pour une grande, dont un en double.
    .title = Les bâtiments d’une cité
    .interpretation = Ils restent devant le bâtisseur et comptent pour les rôles et les séries comme les autres.
rule-CITY-4 = Le bâtisseur paie le coût à la banque : 3 ducats pour une petite cité, 4 pour une moyenne, 5 pour une grande.
    .title = Le coût d’une cité
rule-CITY-5 = Le bâtisseur marque 4 points pour une petite cité, 6 pour une moyenne, 8 pour une grande.
    .title = Les points d’une cité
    .interpretation = Un exemple du livret de 2005 donne 6 points pour Firenze ; sa propre règle par taille dit 8, et c’est 8.
rule-CITY-6 = Le bâtisseur place des blasons dans les régions que touche la cité, répartis à son gré : 1 pour une petite cité, 2 pour une moyenne ou une grande.
    .title = Les blasons d’une cité
    .interpretation = Les deux livrets AMIGO disent que le bâtisseur peut. Pour placer des blasons le livret de 2005 a deux fois « doit » et deux fois « peut ». Le bâtisseur « doit » en placer, parmi d’autres devoirs, et « doit » les placer dans des régions de son choix. Une carte Cité indique combien un joueur « peut » en placer, et dans l’exemple de Firenze le bâtisseur « peut » en placer deux. Une option en décide. Les deux blasons peuvent aller dans la même région.
rule-CITY-7 = Qui n’a plus de blasons n’en place pas.
    .title = Plus de blasons
rule-CITY-8 = Pour chaque couleur utilisée, les autres joueurs marquent pour leurs rôles : 2 points pour un rôle majeur, 1 pour un mineur. Les rôles du bâtisseur ne rapportent rien.
    .title = Le revenu des rôles
rule-CITY-9 = Un rôle rapporte une fois par cité, même si son bâtiment y est en double.
    .title = Une fois par couleur
rule-CITY-10 = La carte d’une cité construite retourne dans la boîte ou reste près du bâtisseur, selon l’édition ; le jeu n’en dépend pas.
    .title = La carte construite
rule-CITY-11 = On retourne aussitôt la carte Cité suivante ; quand la pile des cités est vide, il y a moins de cités visibles.
    .title = La cité suivante
    .interpretation = Toutes les cités encore visibles restent constructibles dans la manche ; la fin ne se vérifie qu’en phase 1.
rule-CITY-12 = Là où l’édition l’exige, tous les blasons de la cité sont placés, tant qu’il en reste.
    .title = Des blasons à placer
    .interpretation = Le livret de 2005 compte les blasons parmi les devoirs du bâtisseur.
rule-CITY-13 = Les cités sont celles de la table standard, ou d’une table que fournit le possesseur d’une boîte.
    .title = La table des cités
    .interpretation = Aucune source ne montre toutes les cartes ; ce qu’aucun livret n’imprime est reconstitué et marqué comme tel.
rule-LAY-1 = À partir d’« Il Principe » et dans le sens horaire, chacun a un tour : construire une cité ou poser des bâtiments.
    .title = Un tour chacun
rule-LAY-2 = On pose de sa main, face visible, autant de cartes d’une même couleur qu’on veut.
    .title = Poser des bâtiments
rule-LAY-3 = On peut ne rien faire.
    .title = Ne rien faire
    .interpretation = Autant de cartes qu’on veut, c’est aussi aucune, et une main peut être vide.
rule-ROLE-1 = Au début de la phase 4 tous les rôles retournent près du plateau.
    .title = Le retour des rôles
rule-ROLE-2 = Les couleurs se règlent dans l’ordre vert, blanc, rouge, bleu, jaune ; seules comptent les cartes face visible.
    .title = L’ordre des couleurs
    .interpretation = Le livret italien ne dit pas que seules comptent les cartes visibles ; sinon, les retourner ne servirait à rien.
rule-ROLE-3 = Qui a seul le plus de cartes d’une couleur prend son rôle majeur ; qui est seul deuxième prend le rôle mineur.
    .title = Premier et deuxième
rule-ROLE-4 = Si plusieurs sont deuxièmes derrière un seul premier, le rôle mineur est mis aux enchères entre eux.
    .title = Égalité pour la deuxième place
rule-ROLE-5 = Si plusieurs sont premiers, le rôle majeur est mis aux enchères entre eux et le mineur n’est pas attribué.
    .title = Égalité pour la première place
rule-ROLE-6 = Qui n’a aucune carte visible d’une couleur n’y est ni premier ni deuxième.
    .title = Zéro ne suffit pas
    .interpretation = Si personne n’a de carte, les deux rôles restent près du plateau ; si un seul joueur en a, c’est le rôle mineur qui reste.
rule-ROLE-7 = Seuls les joueurs à égalité misent pour un rôle ; le premier d’entre eux à partir de celui qui ouvre d’ordinaire commence.
    .title = Les enchères des rôles
    .interpretation = Les livrets ne disent pas qui commence quand celui qui ouvre d’ordinaire n’est pas à égalité.
rule-ROLE-8 = Le gagnant d’un rôle paie la banque, prend le rôle et le marqueur, mais ne construit pas.
    .title = Un rôle remporté
    .interpretation = Ce que rapporte l’enchère d’un rôle est énuméré, et une cité n’en fait pas partie.
rule-ROLE-9 = Un rôle pris sans enchère ne donne pas le marqueur.
    .title = Un rôle sans enchère
rule-ROLE-10 = Si tous les joueurs à égalité passent, le rôle reste près du plateau et le marqueur où il est.
    .title = Personne ne mise sur un rôle
rule-ROLE-11 = Qui prend un rôle majeur retourne face cachée la moitié de ses cartes de la couleur, arrondie vers le haut : la moitié des cartes visibles, ou de toutes, selon la table. Un rôle mineur n’en retourne aucune.
    .title = La moitié est retournée
    .interpretation = Les trois livrets disent la moitié des bâtiments de cette couleur devant le joueur. Aucun ne dit si ceux déjà cachés comptent. Dans toutes nos éditions ils ne comptent pas. Là où toutes les cartes comptent, on en retourne la moitié de leur nombre, tant qu’il y en a de visibles.
rule-ROLE-12 = D’abord le rôle majeur, les cartes retournées et son effet ; puis le rôle mineur et son effet.
    .title = Le majeur, puis le mineur
    .interpretation = On sait qui est deuxième avant que le premier retourne ses cartes, et cela n’y change rien.
rule-EFF-1 = Vert : Maître et Apprenti remettent face visible une de leurs cartes cachées, de toute couleur sauf le vert.
    .title = Maître et Apprenti
    .interpretation = Un livret dit peut, deux l’ordonnent ; une option en décide. Un livret laisse le sens ouvert : c’est de face cachée à face visible. Sans une telle carte, rien ne se passe.
rule-EFF-2 = La carte retournée compte pour les couleurs encore à régler.
    .title = La carte compte aussitôt
    .interpretation = Les couleurs se règlent l’une après l’autre et les effets sont immédiats.
rule-EFF-3 = Blanc : Évêque et Prêtre marquent 1 point.
    .title = Évêque et Prêtre
rule-EFF-4 = Rouge : Magistrat et Notaire piochent une carte, s’il y en a une.
    .title = Magistrat et Notaire
    .interpretation = D’une pile vide on ne pioche rien, dans toutes les éditions.
rule-EFF-5 = Bleu : Seigneur et Chevalier placent un de leurs blasons dans une région au choix, s’il leur en reste.
    .title = Seigneur et Chevalier
rule-EFF-6 = Jaune : Banquier et Marchand reçoivent 2 ducats.
    .title = Banquier et Marchand
rule-EFF-7 = Là où l’édition l’exige, une carte face cachée doit être retournée s’il y en a une.
    .title = Une carte à retourner
rule-END-1 = S’il y a moins de quatre cités visibles au début de la phase 1, ou à sa fin selon l’édition, la partie est aussitôt terminée.
    .title = Trop peu de cités
    .interpretation = Un livret vérifie à la fin de la phase ; les points sont les mêmes, pas les ducats ni les mains. Les cartes mises en réserve restent alors cachées.
rule-END-2 = S’il y a moins de 12, 16 ou 20 cartes dans la pile (à 3, 4 ou 5 joueurs) au début de la phase 1, la dernière manche commence.
    .title = La dernière manche
rule-END-3 = Si les deux fins arrivent ensemble, les cités décident : la partie est aussitôt terminée.
    .title = Les deux fins à la fois
    .interpretation = L’une est immédiate, l’autre commence une manche.
rule-END-4 = À la dernière manche, la phase 1 n’apporte que le revenu, ou rien, selon l’édition.
    .title = Le revenu de la dernière manche
rule-END-5 = Les lots de la dernière manche sont tirés de la pile : 6, 8 ou 10 cartes (à 3, 4 ou 5 joueurs).
    .title = Les lots de la dernière manche
rule-END-6 = Si la pile n’y suffit pas, la partie finit après le versement de l’argent, ou les lots retirés resservent, selon l’édition.
    .title = Une pile trop petite
    .interpretation = L’argent versé reste versé. Là où les lots retirés resservent, on tire d’abord la pile, puis on met aux enchères ce qu’il y a.
rule-END-7 = Les autres phases de la dernière manche se jouent comme d’habitude ; puis la partie est terminée.
    .title = Le reste de la dernière manche
rule-FIN-1 = Dans chaque région, le plus de blasons rapporte 5 points, et 2 à tous les deuxièmes. Des premiers à égalité marquent 5 chacun, et personne d’autre n’y marque.
    .title = Les régions
    .interpretation = Sans blason, on n’est ni premier ni deuxième.
rule-FIN-2 = Chaque rôle majeur rapporte 2 points, chaque rôle mineur 1.
    .title = Les rôles en fin de partie
    .interpretation = Aussi quand la partie s’arrête en phase 1 : les rôles ne retournent qu’en phase 4.
rule-FIN-3 = Chaque série de cinq bâtiments de couleurs différentes devant un joueur rapporte 2 points, face visible ou cachée.
    .title = Les séries
    .interpretation = Ce qui est face cachée est public : on en a vu la couleur et le nombre. Compter la couleur dont on a le moins, comme dit un livret, revient au même.
rule-FIN-4 = Le plus de ducats rapporte 2 points ; tous ceux à égalité marquent.
    .title = Le plus de ducats
    .interpretation = Même si personne n’en a.
rule-FIN-5 = Le plus de cartes en main rapporte 2 points ; tous ceux à égalité marquent.
    .title = Le plus de cartes en main
    .interpretation = Même si personne n’en a.
rule-FIN-6 = Le plus de points gagne ; à égalité, qui a posé le plus de bâtiments.
    .title = Le vainqueur
rule-FIN-7 = Si l’égalité demeure, celui d’entre eux qui tient le premier rôle majeur dans l’ordre des couleurs.
    .title = Le dernier départage
    .interpretation = Si aucun d’eux n’a de rôle majeur, ils partagent la victoire.
rule-TWO-1 = À deux joueurs il n’y a pas de rôles mineurs, treize bâtiments de chaque couleur et dix des quinze cités : cinq sont retirées sans être vues.
    .title = Ce qu’on retire à deux
rule-TWO-2 = À deux joueurs chacun pioche cinq cartes, en place trois dans la réserve et reçoit le revenu à deux.
    .title = La phase 1 à deux
rule-TWO-3 = À deux joueurs la dernière manche commence quand la pile compte moins de dix cartes ; toutes celles qui restent sont mises aux enchères.
    .title = La dernière manche à deux
    .interpretation = Il peut en rester de zéro à cinq. Dans les éditions qui paient à la dernière manche, le revenu à deux est versé.
rule-TWO-4 = Si les deux joueurs sont à égalité pour un rôle majeur, il est mis aux enchères entre eux.
    .title = Égalité à deux
rule-TWO-5 = Si à deux joueurs il ne reste aucune carte à mettre aux enchères à la dernière manche, les phases 3 et 4 se jouent quand même, ou la partie finit aussitôt, selon la table.
    .title = Plus une carte à deux
    .interpretation = Les livrets AMIGO terminent la partie aussitôt si la pile est trop petite pour les derniers lots, mais à deux joueurs mettent aux enchères toutes les cartes qui restent. S’il n’en reste aucune, les deux se défendent. Dans toutes nos éditions les phases se jouent.
rule-OUT-1 = Pour un joueur dont le temps est écoulé ou qui a quitté la table, le choix le plus prudent est fait : il passe, ne construit rien, ne pose rien, ne place plus de blason et ne retourne aucune carte. S’il doit choisir, il met en réserve ou remet face visible les premières couleurs possibles dans l’ordre vert, blanc, rouge, bleu, jaune, et place ses blasons dans la première région possible dans l’ordre bleue, verte, violette, rouge, marron, jaune.
    .title = Sans réponse
rule-OUT-2 = On peut laisser l’ordre de miser dans une enchère jusqu’à une limite que personne d’autre n’apprend : il surenchérit de 1 ducat tant que la limite et la bourse le permettent, sinon il passe.
    .title = Miser par ordre
    .interpretation = L’ordre vaut pour l’enchère en cours ou pour un lot de cette manche encore à venir, et finit avec cette enchère. Les mises sont celles du joueur, comme s’il les avait faites.
rule-OPT-1 = Une option que le nombre de joueurs laisse sans effet est refusée.
    .title = Les options sans effet
rule-OPT-2 = Une table sans capital de départ ni revenu est refusée : personne n’a un ducat à miser.
    .title = Pas d’argent du tout
rule-OPT-3 = Le premier « Il Principe » est assis à la table.
    .title = Une place qui existe
rule-OPT-4 = Une table nomme une famille différente pour chaque place, ou n’en nomme aucune.
    .title = Une famille par place
rule-DATA-1 = Un fichier de cités commence par l’en-tête de la table standard.
    .title = L’en-tête
rule-DATA-2 = Chaque ligne a toutes les colonnes de l’en-tête ; d’autres peuvent suivre.
    .title = Les colonnes
rule-DATA-3 = Chacune des quinze cités figure dans le fichier, aucune deux fois.
    .title = Les noms
rule-DATA-4 = La taille d’une cité est celle qui est imprimée.
    .title = Les tailles
rule-DATA-5 = Une cité montre 3, 4 ou 5 bâtiments selon sa taille, au plus deux d’une couleur.
    .title = Les bâtiments
rule-DATA-6 = Une petite cité ne montre aucun bâtiment en double, une moyenne ou une grande exactement un.
    .title = Les paires
rule-DATA-7 = Les régions se nomment par leur couleur : blue, green, violet, red, brown, yellow.
    .title = Les régions
rule-DATA-8 = Une cité touche 1, 2 ou 3 régions différentes selon sa taille.
    .title = Le nombre de régions
rule-DATA-9 = Aucune cité ne manque.
    .title = Toutes les cités

## Sections of the rule reference, by their titles

section-set-up = Mise en place
section-phase-1-new-buildings = Phase 1 : nouveaux bâtiments
section-phase-2-auctions = Phase 2 : enchères
section-building-a-city = Bâtir une ville
section-phase-3-building-or-laying = Phase 3 : bâtir ou poser
section-phase-4-roles = Phase 4 : rôles
section-effects-of-the-roles = Effets des rôles
section-the-end-of-the-game = La fin de la partie
section-final-scoring = Décompte final
section-two-seats = À deux
section-away-from-the-table = Loin de la table
section-options = Options de jeu
section-a-city-file-of-ones-own = Son propre fichier de villes

## Editions of the rulebook

edition-mtm-fr = Mind the Move 2005, en français
edition-amigo-fr = AMIGO 2006, en français
edition-amigo-it = AMIGO 2006, en italien

## Kinds of wishes, as headings

kind-pass = Passer
kind-build-nothing = Ne rien bâtir
kind-lay-nothing = Ne rien poser
kind-keep-shields = Garder les blasons
kind-leave-down = Laisser face cachée
kind-build = Bâtir une ville
kind-place-shield = Placer un blason
kind-turn-up = Retourner une carte
kind-lay = Poser une rangée
kind-set-aside = Mettre de côté
kind-bid = Miser

## The board in the terminal

view-city-deck-left = Pile des cités
view-lots = Lots
view-bidders = Encore en lice
view-set-aside = Réserve
view-shields = Blasons
view-map = Carte
view-roles = Rôles
view-principe = Il Principe
view-price = Coût
view-regions = Régions
view-removed = Hors du jeu
view-auction = Enchère
view-item = En vente
view-high-bid = Mise la plus haute
view-high-bidder = Plus offrant
view-shields-due = Blasons à placer
view-cities = Cités
view-cities-unseen = Cités pas encore vues
view-shields-left = Blasons restants
view-face-up = Face visible
view-face-down = Face cachée
view-your-set-aside = Vos cartes en réserve
