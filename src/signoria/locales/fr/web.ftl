# Messages de la page dans le navigateur qui n’appartiennent à aucun jeu.

## Partout

web-waiting = Un instant …
web-unreachable = Le serveur ne répond pas. Rien n’est perdu ; la page réessaie d’elle-même.
web-guest-name = Invité { NUMBER($number, useGrouping: 0) }
web-seat-number = Place { $number }
web-labelled = { $label } : { $value }
web-close = Fermer
web-unreachable-now = Le serveur n’a pas répondu. Rien n’est perdu ; veuillez réessayer.
web-broken = Une erreur s’est produite sur cette page. Vos parties sont en sûreté ; rechargez la page.
web-cancel = Annuler
web-try-again = Réessayer
web-level-page = Page
web-level-courtier = Courtisan
web-level-minister = Ministre
web-level-prince = Prince
web-level-honest = Honnête
web-level-grasping = Cupide
web-level-tit-for-tat = Donnant, donnant
web-level-traitor = Traître
web-level-schemer = Intrigant
web-level-choice-page = Page (le plus facile)
web-level-choice-courtier = Courtisan (facile)
web-level-choice-minister = Ministre (fort)
web-level-choice-prince = Prince (le plus fort)

## Apprendre

web-learn-heading = Votre première partie
web-learn-begin = Commencer la partie guidée
web-learn-note = Guide
web-learn-progress = Leçon { $number } sur { $all }
web-learn-leave = Fermer le guide
web-learn-rules = Les règles en jeu
web-learn-finish = S’arrêter là
web-learn-done-title = Vous avez tout vu
web-learn-done = Chaque sorte de décision s’est présentée une fois. Jouez cette partie jusqu’au bout, ou fermez le guide.
web-learn-watch-title = Regardez
web-learn-watch = D’autres décident maintenant. Le journal dit ce qui se passe ; votre prochaine décision vient d’elle-même.

## En-tête

web-to-content = Aller au contenu
web-to-home = Signoria, page d’accueil
web-main-pages = Pages principales
web-to-lobby = Salon
web-to-learn = Apprendre
web-to-rules = Règles
web-language = Langue
web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-my-menu = { $name } : parties et compte
web-i-am-guest = Invité dans ce navigateur
web-register-account = Créer mon compte
web-my-games = Mes parties
web-my-account = Réglages et compte
web-sign-in = Se connecter
web-sign-in-instead = Me connecter à mon compte
web-sign-out = Se déconnecter

## Page d’accueil

web-welcome = Emportez les lots, bâtissez les cités, régnez sur le pays.
web-welcome-more = Des jeux de princes de deux à cinq : contre des bots, avec des amis au loin ou tous devant un même écran. Aucun compte nécessaire.
web-description = Signoria, des jeux de princes entre amis, devant un seul écran ou contre des bots.
web-play-now = Jouer tout de suite contre des bots
web-play-now-more = { $game } à une table de { $number } ; la partie commence aussitôt.
web-invite-friends = Inviter des amis
web-invite-friends-more = Une table à vous et un lien qui s’ouvre sur tout téléphone.
web-all-here = Tous devant cet écran
web-all-here-more = Faites passer l’appareil ; chaque main reste secrète.
web-own-table = Créer votre propre table
web-see-lobby = Voir toutes les tables
web-the-games = { $number ->
        [one] Le jeu
       *[other] Les jeux
    }
web-how-many-play = De { $fewest } à { $most } joueurs
web-so-many-play = { $number } joueurs
web-the-rules-of = Les règles : { $game }
web-begin-lesson = Commencer la leçon
web-my-name = Votre nom à la table
web-my-name-hint = Vos amis le voient. Vous pouvez le changer à tout moment.
web-my-name-free = Comme il vous plaît
web-how-many-are-you = Combien de joueurs ?
web-invite-next = Vous recevrez ensuite un lien à envoyer. Toute personne qui l’ouvre peut prendre place, sans compte.
web-create-and-invite = Créer la table et obtenir le lien
web-player-number = Joueur { $number }
web-name-of-player = Nom du joueur { $number }
web-all-here-next = Un rideau cache la table entre les tours, jusqu’à ce que le joueur suivant l’ouvre.
web-begin = Commencer la partie
web-my-running-games = Vos parties en cours
web-all-my-games = Toutes mes parties
web-now-played = Parties en cours

## The table

web-your-turn = À vous.
web-only-watching = Vous regardez.
web-table-title-turn = À vous – { $game }
web-table-title = { $game } – Signoria
web-table-home = Retour à l’accueil
web-table-log = Journal
web-table-chat = Discussion
web-table-chat-unread = Discussion, messages non lus : { $number }
web-table-rules = Règles
web-table-more = Plus
web-table-panel = Panneau latéral
web-table-undo = Annuler
web-table-undo-choice = Annuler : { $choice }
web-table-undo-nothing = Vous n’avez encore rien choisi.
web-table-undo-revealed = Votre dernier choix tient : quelque chose a été révélé ou pioché depuis.
web-table-undo-proposed = Les autres sont déjà consultés.
web-table-resign = Quitter la partie …
web-table-resign-title = Quitter la partie définitivement ?
web-table-resign-text = Les autres continuent ; le serveur joue désormais à votre place. Vous ne pourrez pas revenir sur ce choix.
web-table-resign-sure = Quitter définitivement
web-table-stay = Rester
web-table-rematch = Rejouer
web-table-rematch-join = À la partie suivante
web-table-download = Télécharger la partie
web-table-settings = Réglages
web-table-copy-link = Copier le lien
web-table-copied = Lien copié.
web-table-lost = La connexion au serveur est coupée. Rien n’est perdu : la page se reconnecte d’elle-même.
web-table-unsent = Votre choix est encore en route. Il est renvoyé automatiquement et ne compte qu’une fois.
web-table-unverified = Importée et non vérifiée : les règles de ce serveur ne confirment pas cette partie. Elle ne compte pour rien.
web-table-upgraded = Cette partie a commencé sous une version antérieure des règles ou des cartes. Elle continue sous celle d’aujourd’hui.
web-table-shown-otherwise = Cette partie avait des réglages dont cette version de Signoria ne sait rien. Elle peut être montrée autrement qu’elle n’a été jouée.
web-table-replaced = Signoria a été mise à jour, et les parties n’offrent plus certains réglages de cette table. Ils ont été remplacés : { $settings }.
web-table-signed-out = Le serveur ne sait plus qui vous êtes. Rien n’est perdu : connectez-vous, votre place vous attend.
web-table-sign-in = Se connecter
web-table-gone-title = Pas de table ici
web-table-gone-hint = Elle a peut-être été supprimée, ou elle n’est ouverte que sur invitation.
web-table-to-lobby = Voir les tables ouvertes
web-table-broken-title = Impossible d’ouvrir la table
web-table-again = Réessayer
web-table-board-broke = Ce plateau n’a pas pu être affiché. Rien n’est perdu : voici le plateau générique. Rechargez la page pour retrouver l’autre.
web-table-perspective = Point de vue
web-table-perspective-all = Ce que tous voient
web-table-proposed = { $name } demande à annuler son dernier choix.
web-table-proposed-mine = Votre demande d’annuler votre dernier choix attend l’accord des autres.
web-table-agree = Accepter
web-table-refuse = Refuser
web-table-withdraw = Retirer la demande
web-table-offered = { $name } est absent depuis un moment.
web-table-put-bot = Laisser jouer un bot pour l’instant
web-pace-label = Coups des autres
web-pace-pause = Pause
web-pace-go = Continuer
web-pace-step = Étape suivante
web-pace-catch-up = Avancer ({ $number })
web-clock-left = Temps restant :
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-why-not = Pourquoi pas ?
web-why-allowed = C’est permis maintenant.
web-why-look-up = Dans les règles
web-set-pace = Rythme des autres
web-set-pace-slow = lent
web-set-pace-usual = normal
web-set-pace-fast = rapide
web-set-sound = Sons
web-set-confirms = Confirmer les choix importants
web-set-letters = Lettres sur les bâtiments
web-set-less-motion = Moins de mouvement
web-set-order-hint = Vous partez un moment ? Aux enchères, laissez un maximum secret : le serveur mise pour vous.

## Log

web-log-all = Tout
web-log-choices = Seulement les choix
web-log-of = Seulement
web-log-filter = Lignes affichées
web-log-empty = Rien ne s’est encore passé.
web-log-nothing = Rien de tel pour l’instant.
web-log-undone = annulé
web-log-by-bot = joué par le bot
web-log-by-clock = le temps était écoulé
web-log-by-host = joué par le serveur
web-log-go = Montrer la table après ceci
web-log-undo = Des coups ont été annulés.
web-log-upgrade = Le serveur a été mis à jour : à partir d’ici, la partie suit les règles d’aujourd’hui.
web-since-title = Depuis votre dernier choix
web-since-more = { $number ->
        [one] … et { $number } ligne de plus
       *[other] … et { $number } lignes de plus
    }
web-since-replay = Revoir étape par étape
web-since-enough = Compris

## Chat

web-chat-at-table = À la table
web-chat-here = ici
web-chat-away = absent
web-chat-bot = bot
web-chat-stand-in = un bot joue
web-chat-resigned = a quitté
web-chat-you = vous
web-chat-empty = Personne n’a encore parlé.
web-chat-words = Votre message
web-chat-send = Envoyer
web-chat-emotes = Réactions
web-chat-watches = regarde
web-chat-lines = Messages
web-chat-about = À propos de { $name }
web-chat-mute = Ignorer { $name }
web-chat-unmute = Ne plus ignorer { $name }
web-chat-muted = Vous ignorez { $name }.
web-chat-report = Signaler …
web-chat-report-title = Signaler { $name }
web-chat-report-why = Que s’est-il passé ? Les modérateurs de ce serveur le liront.
web-chat-report-send = Envoyer le signalement
web-chat-reported = Merci. Un modérateur va l’examiner.
web-chat-sign-in = Entrer pour discuter
web-emote-bravo = Bravo !
web-emote-thanks = Merci
web-emote-hello = Bonjour
web-emote-hurry = Courage !
web-emote-ouch = Aïe
web-emote-think = Hum …
web-emote-laugh = Ha ha !
web-emote-bye = Adieu

## Replay

web-replay-label = La partie, du début à la fin
web-replay-position = Étape { $at } sur { $last }
web-replay-start = Au début
web-replay-back = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Étape suivante
web-replay-end = À la fin
web-replay-live = Revenir au direct
web-replay-fork = Continuer d’ici …
web-replay-fork-title = Continuer d’ici
web-replay-fork-text = Une nouvelle table part de l’étape { $at }. La partie finie reste telle quelle.
web-replay-fork-seat = Je joue pour
web-replay-fork-bots = Contre des bots de niveau
web-replay-fork-go = Continuer

## Rules

web-quoted = « { $text } »
web-rules-title = Les règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $number ->
        [0] Aucune règle ne le dit.
        [one] { $number } règle
       *[other] { $number } règles
    }
web-rules-sources = Dans les livrets
web-rules-source = { $edition } : { $headings }
web-rules-sections = Sections
web-rules-link = Lien vers { $rule }
web-rules-none = Ce jeu n’a pas encore de référence des règles.
web-rules-note = Chaque règle a un numéro, que les refus citent. Un trait doré signale notre interprétation d’un point que les livrets laissent ouvert.

## Curtain

web-curtain-pass = Passez l’appareil à { $name }
web-curtain-hidden = Rien de secret n’est visible sur cet écran.
web-curtain-draw = Je suis { $name } : ouvrir le rideau

## Waiting room

web-waiting-room-waiting = On attend les autres
web-waiting-room-ready = Tout le monde est là
web-waiting-room-free = { $number ->
        [one] Une place est encore libre.
       *[other] { $number } places sont encore libres.
    }
web-waiting-room-host-starts = Toutes les places sont prises : vous pouvez commencer.
web-waiting-room-wait-host = Toutes les places sont prises ; l’hôte lance la partie.
web-waiting-room-seat-open = libre pour tous
web-waiting-room-seat-invited = pour un ami invité
web-waiting-room-seat-bot = bot, niveau { $level }
web-waiting-room-seat-you = vous
web-waiting-room-host = hôte
web-waiting-room-sit = S’asseoir
web-waiting-room-get-up = Quitter la place
web-waiting-room-put-bot = Mettre un bot ici
web-waiting-room-free-bot = Retirer le bot
web-waiting-room-name = Votre nom
web-waiting-room-name-hint = On ne vous demande rien d’autre.
web-waiting-room-invite = Inviter avec ce lien
web-waiting-room-invite-hint = Il marche aussi sur un téléphone ; toute personne qui l’ouvre peut prendre place.
web-waiting-room-invite-here = Cette adresse ne mène qu’à votre propre ordinateur. Pour des amis ailleurs, lancez le serveur avec : signoria play --host 0.0.0.0
web-waiting-room-copy = Copier
web-waiting-room-share = Partager
web-waiting-room-start = Commencer la partie
web-waiting-room-clear = Supprimer la table
web-waiting-room-clear-sure = Vraiment supprimer ?
web-waiting-room-played = Ce qu’on joue
web-waiting-room-preset = Règles
web-waiting-room-clock = Pendule
web-waiting-room-clock-none = aucune : chacun prend son temps
web-waiting-room-clock-live = { $minutes ->
        [one] { $minutes } minute chacun, { $seconds } s de plus par décision
       *[other] { $minutes } minutes chacun, { $seconds } s de plus par décision
    }
web-waiting-room-clock-slow = { $hours ->
        [one] { $hours } heure par décision
       *[other] { $hours } heures par décision
    }
web-waiting-room-access = Qui peut regarder
web-waiting-room-access-public = tout le monde
web-waiting-room-access-private = ceux qui ont le lien
web-waiting-room-forked = On reprend une partie finie à l’étape { $rev }.

## All boards

web-seat-decides = décide
web-seat-is-bot = Un bot joue à cette place.
web-seat-is-stand-in = Un bot remplace le joueur.
web-seat-is-away = Absent pour le moment.
web-board-fold = Afficher les choix
web-sure = Sûr ?
web-number-less = Un de moins
web-number-more = Un de plus
web-end-title = La fin de la partie
web-end-won = Victoire : { $name }
web-end-shared = { $names } partagent la victoire
web-end-reason = Fin de partie : { $reason }.
web-end-rematch = Rejouer
web-end-replay = Revoir la partie
web-end-download = Télécharger
web-end-play-on = Rejouer la dernière manche
web-end-fold = Voir le plateau
web-end-unfold = Montrer le résultat

## Salon

web-lists = Listes de tables
web-list-open = Ouvertes
web-list-running = En cours
web-list-over = Terminées
web-list-mine = Les miennes
web-create-table = Créer une table
web-table-of = Table : { $game }
web-table-private = Table privée
web-seat-free = Place libre
web-seat-invited = Sur invitation
web-is-bot = bot
web-has-won = a gagné
web-free-seats = { $number ->
        [one] Une place est libre
       *[other] { $number } places sont libres
    }
web-waits-to-begin = Pas encore commencée
web-won-by = { $points ->
        [one] Victoire avec { $points } point : { $names }
       *[other] Victoire avec { $points } points : { $names }
    }
web-ended-early = Terminée sans vainqueur
web-runs-since = Depuis le { $when }
web-sit-down = Prendre place
web-watch = Regarder
web-replay = Revoir
web-go-on = Continuer
web-wait-there = Ouvrir la table
web-more-tables = Plus de tables
web-nothing-open = Personne n’attend de joueurs en ce moment. Créez une table, et toute personne de passage pourra prendre place.
web-nothing-running = Aucune partie publique n’est en cours. Commencez-en une ; les tables publiques se regardent ici.
web-nothing-over = Aucune partie publique n’est encore terminée. La première figurera ici.
web-nothing-mine = Vous n’avez pas encore de parties. Jouez tout de suite contre des bots, ou connectez-vous si les vôtres sont liées à un compte.
web-mine-running = En cours
web-mine-open = En attente
web-mine-over = Terminées
web-clock-name-none = sans pendule
web-clock-name-live = { $more ->
        [0] { $initial } chacun
       *[other] { $initial } + { $more } s
    }
web-clock-name-slow = { $time } par décision
web-span-days = { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
web-span-hours = { $number } h
web-span-minutes = { $number } min
web-span-seconds = { $number } s

## Introuvable

web-not-found = Il n’y a pas de page à cette adresse
web-not-found-more = L’adresse est peut-être mal écrite, ou la table a été supprimée. Aucune de vos parties n’est perdue.
web-to-first-page = Retour à l’accueil

## Nouvelle table

web-which-game = Jeu
web-seats = Qui joue
web-number-of-seats = Nombre de places
web-who-on-seat = Qui prend la place { $number }
web-family-of-seat = Famille de la place { $number }
web-level-of-seat = Niveau du bot de la place { $number }
web-name = Nom
web-kind-me = Moi
web-kind-me-more = Vous, sous votre nom.
web-kind-here = Quelqu’un devant cet écran
web-kind-bot = Bot
web-kind-open = Place libre
web-kind-open-more = Toute personne qui voit la table peut prendre place.
web-kind-invited = Sur invitation
web-kind-invited-more = Pour une personne qui a votre lien.
web-rules-of-table = Règles : { $game }
web-which-rules = Édition des règles
web-options = Règles maison
web-options-more = Les options que vous ne changez pas restent comme dans l’édition.
web-options-changed = { $number ->
        [0] comme dans l’édition
        [one] une modifiée
       *[other] { $number } modifiées
    }
web-options-none = Tout remettre comme dans l’édition
web-as-preset = comme dans l’édition
web-from-to = De { $low } à { $high }
web-choice-yes = oui
web-choice-no = non
web-choice-may = peut
web-choice-must = doit
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-none-more = Chacun prend le temps qu’il lui faut.
web-clock-live = En une séance
web-clock-live-more = Des minutes pour chacun, et un peu plus à chaque décision.
web-clock-slow = Sur plusieurs jours
web-clock-slow-more = Passez quand vous voulez ; on vous prévient quand c’est à vous.
web-clock-initial = Minutes par place
web-clock-increment = Secondes ajoutées par décision
web-clock-zone = Fuseau horaire
web-clock-weekdays = Samedis et dimanches ne comptent pas
web-clock-nights = Les nuits ne comptent pas
web-clock-night-from = La nuit commence à
web-clock-night-to = La nuit finit à
web-hour = { $hour } h
web-who-may-watch = Qui peut regarder
web-access-private = Privée
web-access-private-more = Seulement ceux qui y jouent ou ont votre lien.
web-access-public = Publique
web-access-public-more = La table figure dans le salon ; tout le monde peut regarder.
web-create-the-table = Créer la table
web-slow-hours = Heures par décision
web-choice-standard = standard

## The generic table

web-generic-hidden = { $number ->
        [one] { $number } cachée
       *[other] { $number } cachées
    }
web-generic-yes = oui
web-generic-no = non
web-generic-end = Le dénouement
web-generic-winner = gagne

## Connexion

web-sign-in-or-register = Se connecter ou créer un compte
web-new-account = Nouveau compte
web-sign-in-title = Heureux de vous revoir
web-register-title = Créer mon compte
web-register-why = Jusqu’ici, ce navigateur est votre seul accès. Avec une clé d’accès ou un mot de passe, vous retrouvez vos parties partout, et elles restent à vous. Aucune adresse e-mail n’est demandée.
web-guest-stays-behind = Vous êtes ici en tant que « { $name } ». Si vous vous connectez à un autre compte, les parties de cet invité ne vous suivront pas. Pour les garder :
web-sign-in-passkey = Se connecter avec une clé d’accès
web-sign-in-password = Se connecter avec le mot de passe
web-sign-in-code = Se connecter avec le code
web-or = ou
web-login = Identifiant
web-login-hint = Il sert à vous connecter ; personne d’autre ne le voit.
web-name-hint = Ce que les autres voient à la table.
web-password = Mot de passe
web-password-more = Quelque chose de long que vous retenez.
web-password-hint = Mieux vaut long que compliqué : quelques mots suffisent.
web-passkey = Clé d’accès
web-passkey-more = Empreinte, visage ou code de votre appareil. Le plus sûr.
web-passkey-put-away = La clé d’accès n’a pas été utilisée. Rien n’a changé ; vous pouvez recommencer.
web-sign-in-method = Mode de connexion
web-use-code = Connexion impossible : utiliser un code de secours
web-use-password = Utiliser le mot de passe
web-recovery-code = Code de secours
web-recovery-code-hint = L’un de ceux que vous avez enregistrés ; chacun ne sert qu’une fois.
web-codes-title = Enregistrez ces codes
web-codes-why = Si la clé d’accès et le mot de passe sont perdus, chacun de ces codes vous permet de vous connecter une fois. Ils ne sont affichés que cette fois-ci.
web-codes-file = Codes de secours de { $login } sur { $server }
web-codes-kept = Je les ai mis en lieu sûr
web-copy = Copier
web-copied = Copié
web-save-file = Enregistrer
web-print = Imprimer
web-continue = Continuer
web-is-signed-in = Vous êtes connecté, { $name }

## Compte

web-looks = Apparence et son
web-looks-more = Enregistré dans ce navigateur.
web-preference-lessmotion = Moins de mouvement
web-preference-lessmotion-more = Les changements apparaissent aussitôt, sans animation.
web-preference-sound = Son
web-preference-sound-more = Un son discret quand c’est à vous.
web-preference-letters = Lettres sur les bâtiments
web-preference-letters-more = Distingue les cinq couleurs sans la couleur.
web-preference-confirms = Demander confirmation
web-preference-confirms-more = Avant les fortes enchères et les choix qu’on ne peut pas annuler.
web-pace-of-bots = Rythme des autres
web-pace-of-bots-slow = Lent
web-pace-of-bots-usual = Normal
web-pace-of-bots-fast = Rapide
web-guest-note = Vous êtes un invité : ce navigateur est votre seul accès. Si ses données sont effacées, vous perdez l’accès à vos parties.
web-nobody-note = Vous n’êtes pas encore connecté. Dès que vous jouez, vous êtes un invité ; avec un compte, vous retrouvez vos parties partout.
web-person = Nom
web-save = Enregistrer
web-saved = Enregistré.
web-remove = Retirer
web-remove-named = Retirer { $name }
web-sign-in-methods = Accès
web-sign-in-methods-more = Votre identifiant : « { $login } ».
web-made-on = Créée le { $when }
web-add-passkey = Ajouter une clé d’accès
web-set-password = Choisir un mot de passe
web-change-password = Changer le mot de passe
web-change-password-more = Tous les autres appareils sont déconnectés.
web-new-password = Nouveau mot de passe
web-codes-left = { $number ->
        [0] Il ne reste aucun code de secours.
        [one] Il reste un code de secours.
       *[other] Il reste { $number } codes de secours.
    }
web-new-codes = Nouveaux codes
web-devices = Appareils
web-some-device = Un appareil
web-this-device = Cet appareil
web-seen-on = Dernière utilisation le { $when }
web-never-seen = Jamais utilisé
web-sign-out-everywhere = Se déconnecter partout
web-tokens = Programmes
web-tokens-more = Un jeton permet à un programme de lire ou de jouer en votre nom, jusqu’à ce que vous le révoquiez.
web-token-name = Nom du programme
web-token-may = Ce qu’il peut faire
web-may-read = Lire seulement
web-may-play = Lire et jouer
web-make-token = Créer un jeton
web-token-once = Copiez le jeton maintenant ; il ne sera plus affiché.
web-revoke = Révoquer
web-revoke-named = Révoquer { $name }
web-notices = Notifications
web-notices-more = Quand c’est à vous dans une partie lente, on peut vous prévenir.
web-notices-on = Ce navigateur vous prévient quand c’est à vous.
web-notices-off = Ce navigateur ne vous prévient pas.
web-notices-impossible = Ce navigateur ne peut pas afficher de notifications. Sur iPhone, ajoutez d’abord Signoria à l’écran d’accueil.
web-notices-not-offered = Ce serveur n’envoie pas de notifications aux navigateurs. Vous pouvez utiliser un webhook à la place.
web-notices-forbidden = Les notifications sont bloquées dans les réglages de ce navigateur ; autorisez-les d’abord là.
web-notices-refused = Ce navigateur n’accepte pas de notifications ici ; sa fenêtre est peut-être privée. Vous pouvez utiliser un webhook à la place.
web-turn-on = Activer
web-turn-off = Désactiver
web-webhook = Envoyer les notifications à une adresse (webhook)
web-webhook-more = Pour vos propres programmes. Une nouvelle adresse remplace la précédente.
web-webhook-url = Adresse
web-webhook-once = Chaque message est signé avec ce secret (HMAC-SHA256). Il n’est affiché que cette fois-ci.
web-webhook-drop = Ne plus rien envoyer
web-webhook-dropped = Plus rien n’est envoyé.
web-muted-people = Personnes ignorées
web-muted-people-more = Leurs messages aux tables vous sont cachés. Elles ne l’apprennent pas.
web-somebody = Quelqu’un ({ $id } …)
web-unmute = Ne plus ignorer
web-unmute-named = Ne plus ignorer { $name }
web-my-data = Vos données
web-my-data-more = Emportez tout, ou supprimez votre compte.
web-save-my-data = Télécharger mes données
web-delete-account = Supprimer le compte
web-delete-what = Nom, accès, jetons et notifications sont supprimés aussitôt et définitivement. Les parties en cours continuent sans vous ; celles qui sont terminées restent, sans votre nom.
web-delete-type = Pour confirmer, écrivez « { $word } »
web-delete-for-good = Supprimer définitivement
