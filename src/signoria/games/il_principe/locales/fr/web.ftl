# The table of Il Principe in the browser; loaded only where it is played.

## The board

web-ip-seats = Les autres places
web-ip-principe = Il Principe
web-ip-is-principe = Il Principe : commence les tours d’une manche ; le marqueur va au gagnant d’une enchère.
web-ip-passed = passe
web-ip-bids = mise { $amount }
web-ip-bot = bot
web-ip-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-ip-ducats = { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }
web-ip-hand-size = { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
web-ip-purse = Bourse : { web-ip-ducats }
web-ip-purse-closed = La bourse est fermée
web-ip-shields-left = { $number ->
        [one] encore { $number } blason
       *[other] encore { $number } blasons
    }
web-ip-set-aside = { $number ->
        [one] { $number } carte en réserve
       *[other] { $number } cartes en réserve
    }
web-ip-rows = Bâtiments posés
web-ip-row = { $building } : { $up } face visible, { $down } face cachée
web-ip-my-area = Ma cour
web-ip-my-hand = Ma main
web-ip-my-rows = Mes bâtiments
web-ip-my-aside = En réserve
web-ip-map = Carte des six régions
web-ip-map-large = Agrandir la carte
web-ip-shields-info = Blasons dans les régions
web-ip-region = { $region } : { $shields }.
web-ip-shields-of = { $name } { $count }
web-ip-no-shields = aucun blason
web-ip-score-of = { $name } : { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-ip-cities = Cités ouvertes
web-ip-city-deck = encore { $number }
web-ip-city = { $city } : { $needs } ; prix { $price }, points { $points }, blasons { $shields } ; touche { $regions }.
web-ip-city-needs = Demande : { $needs }
web-ip-city-price = Coûte : { web-ip-ducats }
web-ip-city-brings = Rapporte : { web-ip-points }
web-ip-city-shields = { $number ->
        [one] { $number } blason, à placer ici :
       *[other] { $number } blasons, à placer ici :
    }
web-ip-city-last = les dernières
web-ip-city-end = Il ne viendra plus de nouvelle cité. S’il y en a moins de quatre visibles { $when ->
        [end] une fois les nouvelles cartes d’une manche distribuées
       *[start] quand une manche commence
    }, la partie est terminée.
web-ip-missing = Il manque : { $what }
web-ip-build = Construire { $city }, { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
web-ip-build-verb = Construire
web-ip-built = Cités construites : { $cities }
web-ip-stock = Sur la table
web-ip-round = Manche { $number }
web-ip-last-round = la dernière
web-ip-deck = { $number ->
        [one] Pioche : { $number } carte
       *[other] Pioche : { $number } cartes
    }
web-ip-removed = Hors du jeu : { $cards }
web-ip-lots = Lots
web-ip-roles = Rôles
web-ip-role-free = { $role } : sur le plateau
web-ip-role-held = { $role } : { $name }
web-ip-role-lies = Personne ne le tient : il est sur le plateau.
web-ip-role-holder = Tenu par { $name }.
web-ip-role-how = { $rank ->
        [first] À chaque manche il va au joueur qui montre seul le plus de cartes ({ $buildings }) ; les ex æquo misent.
       *[second] À chaque manche il va au joueur qui est seul deuxième ({ $buildings }) ; les ex æquo misent.
    }
web-ip-role-end = { $points ->
        [one] À la fin de la partie il vaut { $points } point.
       *[other] À la fin de la partie il vaut { $points } points.
    }
web-ip-letter = { $colour ->
        [green] V
        [white] Bc
        [red] R
        [blue] Bu
       *[yellow] J
    }

## Deciding

web-ip-title-setting-aside = Des cartes pour les enchères
web-ip-title-auction = Enchère : { $item }
web-ip-title-winners-city = Une cité tout de suite
web-ip-title-turn = Construire ou poser
web-ip-title-city = Blasons autour de { $city }
web-ip-title-masters-eye = Une carte à retourner
web-ip-title-lords-shield = Un blason pour une région au choix
web-ip-title-over = La partie est finie
web-ip-aside-hint = Tous enchérissent sur les cartes de la réserve. Touchez { $number } cartes dont vous pouvez vous passer.
web-ip-aside-count = { $chosen } sur { $number }
web-ip-aside-missing = { $number ->
        [one] Encore une carte
       *[other] Choisir { $number } cartes
    }
web-ip-aside-add = { $cards } : { $held } en main, { $chosen } choisies ; en choisir une de plus
web-ip-aside-less = { $cards } : en reprendre une
web-ip-aside-done = Vous avez mis en réserve : { $cards }. Elles restent cachées jusqu’à ce que tous aient choisi.
web-ip-aside-ready = a choisi
web-ip-aside-choosing = choisit
web-ip-brings-lot = { $city ->
        [yes] Les cartes vont en main ; le gagnant devient Il Principe et peut construire une cité tout de suite.
       *[no] Les cartes vont en main, et le gagnant devient Il Principe.
    }
web-ip-brings-role = { $points ->
        [one] { $effect } Et { $points } point quand d’autres construisent ({ $buildings }).
       *[other] { $effect } Et { $points } points quand d’autres construisent ({ $buildings }).
    }
web-ip-effect-green = Remet une carte cachée face visible.
web-ip-effect-white = Marque 1 point tout de suite.
web-ip-effect-red = Pioche une carte tout de suite.
web-ip-effect-blue = Place un blason dans une région au choix.
web-ip-effect-yellow = Reçoit 2 ducats tout de suite.
web-ip-bidder-high = { $name } a la plus haute mise : { $amount }
web-ip-bidder-turn = { $name } doit miser
web-ip-bidder-in = { $name } est encore en jeu
web-ip-bidder-out = { $name } a passé
web-ip-calls = Les mises jusqu’ici
web-ip-call-pass = passe
web-ip-no-bid-yet = Pas encore de mise
web-ip-bid-passed = Vous avez passé : les autres règlent l’affaire.
web-ip-bid-not-in = Seuls les ex æquo misent sur ce rôle.
web-ip-bid-sum = Votre mise ; vous avez { $purse } ducats
web-ip-order-open = Miser pour moi jusqu’à …
web-ip-order-what = Le serveur surenchérit pour vous de 1 ducat tant qu’il le faut, jusqu’à votre limite. Personne d’autre ne l’apprend.
web-ip-order-item = Pour quoi
web-ip-order-limit = Votre limite ; vous avez { $purse } ducats
web-ip-order-leave = Donner l’ordre
web-ip-order-stands = On mise pour vous, jusqu’à { $limit } : { $item }. Vous seul le savez.
web-ip-order-take-back = Retirer
web-ip-coming = Ensuite
web-ip-city-hint = Vous avez gagné le lot : une cité peut être construite tout de suite.
web-ip-city-none = Vous avez gagné le lot. Il manque des cartes ou des ducats pour une cité.
web-ip-build-spoken = { $build } : { $needs } ; prix { $price }, points { $points }, blasons { $shields }
web-ip-nothing-sure = Vraiment rien ?
web-ip-turn-lay = Poser des cartes d’une couleur …
web-ip-turn-build = … ou construire une cité
web-ip-lay-colour = Quelle couleur
web-ip-lay-number = Combien de cartes
web-ip-row-after = Face visible : { $before } → { $after }
web-ip-row-alone = personne d’autre n’en a
web-ip-region-empty = pas encore de blason
web-ip-shields-hint = { $number ->
        [one] Placez { $number } blason autour de { $city } : une région sur la carte, ou ici.
       *[other] Placez { $number } blasons autour de { $city } : une région sur la carte, ou ici.
    }
web-ip-shields-sure = Garder le reste ?
web-ip-lord-hint = En tant que { $role }, vous placez un blason dans une région au choix : sur la carte, ou ici.
web-ip-master-hint = { $flip ->
        [must] En tant que { $role }, vous remettez une carte cachée face visible ; elle compte tout de suite.
       *[may] En tant que { $role }, vous pouvez remettre une carte cachée face visible ; elle compte tout de suite.
    }
web-ip-watch-winners-city = a gagné le lot et songe à une cité.
web-ip-watch-turn = construit une cité ou pose des cartes d’une couleur.
web-ip-watch-city = place des blasons autour de { $city }.
web-ip-watch-masters-eye = { $flip ->
        [must] retourne une carte, en tant que { $role }.
       *[may] peut retourner une carte, en tant que { $role }.
    }
web-ip-watch-lords-shield = place un blason dans une région au choix, en tant que { $role }.

## The end

web-ip-end-counting = On compte les points
web-ip-end-won-by = { $points ->
        [one] avec { $points } point d’avance
       *[other] avec { $points } points d’avance
    }
web-ip-end-tie-broken = autant de points qu’un autre : bâtiments posés, puis rôles, décident
web-ip-end-skip = Passer
web-ip-end-again = Recompter
web-ip-end-table = Points par origine
web-ip-end-source = Origine
web-ip-end-total = Total
web-ip-end-decided = Ce qui a décidé
web-ip-end-chart = Points par manche
web-ip-end-chart-round = Manche { $round }
web-ip-end-chart-end = décompte
web-ip-end-chart-line = { $name } : { $points }
web-ip-end-auctions = Trois enchères marquantes
web-ip-end-auction-dearest = La plus chère
web-ip-end-auction-fiercest = La plus disputée
web-ip-end-auction-fought = Disputée
web-ip-end-auction-dear = Presque aussi chère
web-ip-end-auction-sold = { $price ->
        [one] Manche { $round } : { $name } emporte { $item } pour { $price } ducat.
       *[other] Manche { $round } : { $name } emporte { $item } pour { $price } ducats.
    }
web-ip-end-auction-bids = { $bids ->
        [one] { $bids } mise
       *[other] { $bids } mises
    }
web-ip-end-auction-next = derrière : { $amount }
web-ip-end-auction-city = et { $city } construite aussitôt

## Options

web-choice-il-principe-start-seat-random = tirage au sort
web-choice-il-principe-half-of-up = les cartes visibles
web-choice-il-principe-half-of-all = toutes celles de la couleur
web-choice-il-principe-empty-deck-two-play = les phases 3 et 4 se jouent
web-choice-il-principe-empty-deck-two-end = la partie se termine
web-choice-il-principe-opener-left = à gauche d’Il Principe
web-choice-il-principe-opener-principe = Il Principe lui-même
web-choice-il-principe-city-end-start = au début de la phase 1
web-choice-il-principe-city-end-end = à la fin de la phase 1
web-choice-il-principe-last-round-shortage-end = la partie se termine
web-choice-il-principe-last-round-shortage-reuse = les lots écartés resservent
web-choice-il-principe-built-card-box = retour à la boîte
web-choice-il-principe-built-card-builder = à côté du bâtisseur

## Lessons of the guided game

web-learn-enough = Vous savez l’essentiel : mettre en réserve, enchérir, construire, placer des blasons. Continuez ici, ou commencez votre propre partie.
web-learn-setting-aside-title = Des cartes pour les enchères
web-learn-setting-aside = Vous avez pioché de nouveaux bâtiments. Une partie de vos cartes doit aller dans la réserve, pour les enchères : toutes les cartes d’une couleur forment un lot. Gardez ce qu’il faut pour une cité, cédez les cartes isolées, et souvenez-vous de ce que vous avez donné : vous connaissez une partie de chaque lot.
web-learn-lot-title = Miser sur un lot
web-learn-lot = La plus haute mise prend tout le lot en main, paie la banque, devient Il Principe et peut construire une cité aussitôt. Un joueur qui passe sort de cette enchère. L’argent gardé maintenant servira pour une cité.
web-learn-winners-city-title = Une cité tout de suite
web-learn-winners-city = Vous avez gagné un lot : vous pouvez construire une cité tout de suite, en plus de votre tour. Il faut exactement les bâtiments de la carte, et son prix en ducats.
web-learn-turn-title = Votre tour
web-learn-turn = Construisez une cité pour des points et des blasons, ou posez devant vous autant de cartes d’une couleur que vous voulez. Les cartes face visible comptent pour les rôles. Les bâtiments d’une cité restent aussi devant vous et comptent de même.
web-learn-city-title = Les blasons
web-learn-city = Une cité vous donne des blasons pour les régions qu’elle touche. À la fin, chaque région rapporte 5 points à qui en a le plus et 2 au deuxième : renforcez une région, ou prenez-en une libre.
web-learn-role-title = Égalité pour un rôle
web-learn-role = Vous montrez autant de bâtiments de cette couleur que quelqu’un d’autre. Le rôle est mis aux enchères entre vous. Un rôle majeur apporte un effet tout de suite, 2 points quand un autre construit avec cette couleur, et 2 points si vous le tenez à la fin.
web-learn-masters-eye-title = Une carte retournée
web-learn-masters-eye = En tant que Maître ou Apprenti, vous pouvez remettre face visible une de vos cartes cachées, de toute couleur sauf le vert. Elle compte aussitôt pour les couleurs qui suivent.
web-learn-lords-shield-title = Un blason où vous voulez
web-learn-lords-shield = En tant que Seigneur ou Chevalier, vous placez un blason dans la région de votre choix. Cherchez la région où un seul blason vous fait passer devant.
