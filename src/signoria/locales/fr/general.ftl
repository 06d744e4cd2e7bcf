# Messages qui n’appartiennent à aucun jeu.
# Un refus de la table ou du registre porte l’identifiant de sa règle.

## Listes et noms

list-and = { $first } et { $last }
nobody = personne
everyone = tout le monde
seat-number = place { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = inconnu ({ $number })
agenda-over = La partie est terminée.

# Le journal n’a pas de ligne pour les événements de l’ordre du jour.
event-opened = { "" }
event-closed = { "" }

## Refus de la table

refusal-TABLE-1 = La partie est terminée ; on ne peut plus rien jouer.
refusal-TABLE-2 = { $seat } n’a rien à décider en ce moment.
refusal-TABLE-3 = Ce n’est pas ce qui se décide en ce moment.
refusal-TABLE-4 = Ce jeu se joue sans paroles.
refusal-TABLE-5 = Cela désigne une chose que ce jeu ne connaît pas.
refusal-TABLE-6 = Il n’y a pas ici de jeu « { $game } ». Les jeux sont : { $games }.
refusal-TABLE-7 = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
refusal-TABLE-8 = Il n’y a pas d’édition « { $preset } ». Les éditions sont : { $presets }.
refusal-TABLE-9 = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
refusal-TABLE-10 = L’option { $option } ne peut pas valoir « { $value } ». Les choix sont : { $choices }.
refusal-TABLE-11 = L’option { $option } doit être un nombre entier de { $low } à { $high }, pas « { $value } ».
refusal-TABLE-12 = « { $requested } » n’est ni une action ni un événement de ce jeu.
refusal-TABLE-13 = Les étapes d’un choix doivent se suivre : quelque chose a été révélé entre-temps, ou c’est le tour d’un autre.
refusal-TABLE-14 = Le registre de cette table compte { $most } entrées : il n’y a plus de place pour parler, seulement pour les choix qui terminent la partie.
refusal-TABLE-15 = « { $requested } » est illisible : { $action } attend { $fields }.

## Refus du registre

refusal-LEDGER-1 = La ligne { $line } n’est pas une ligne de registre : ce n’est pas un objet JSON, ou le fichier est vide ou coupé.
refusal-LEDGER-2 = L’en-tête de la ligne { $line } est incomplet ou décrit une table qui ne peut pas être créée.
refusal-LEDGER-3 = L’empreinte de la ligne { $line } ne correspond pas : le registre a été modifié, ou il manque des lignes.
refusal-LEDGER-4 = Le registre est celui d’un jeu « { $game } » que l’on ne joue pas ici.
refusal-LEDGER-5 = Le registre a été écrit sous la version { $rules } des règles ; on connaît ici la version { $known }.
refusal-LEDGER-6 = Le registre a été joué avec d’autres cartes ou d’autres cités que celles d’ici ({ $data }).
refusal-LEDGER-7 = La ligne { $line } n’est pas à sa place : on y attend la révision { $rev }.
refusal-LEDGER-8 = La ligne { $line } contient un mot que ce jeu ne connaît pas : { $word }.
refusal-LEDGER-9 = La ligne { $line } rapporte un événement qui ne va pas avec la table.
refusal-LEDGER-10 = Le registre s’arrête à la révision { $rev }, avant la fin de la partie.
refusal-LEDGER-11 = La partie a été jouée avec { $option } = { $value }, ce que les parties n’offrent plus.
refusal-LEDGER-12 = Le registre ne dit pas quelle valeur { $option } avait dans la partie ; elle est lue comme { $value }.
refusal-LEDGER-13 = Les parties ne peuvent plus réunir les réglages de celle-ci ({ $rule }).
refusal-LEDGER-14 = La partie a été jouée avec { $option } = { $value }, dont cette version ne sait rien ; elle peut être montrée autrement qu’elle n’a été jouée.

## Intitulés d’une vue

view-round = Manche { $round }
view-last-round = Dernière manche
view-deck-left = Pile
view-hand = Main
view-your-hand = Votre main
view-purse = Bourse
view-points = Points
view-reason = Pourquoi c’est fini
view-winners = Gagnants
view-turn = Doit miser
view-seats = Places
view-score = Score
view-hand-size = Cartes en main

## Erreurs de compte

error-banned = Ce compte est exclu de ce serveur pour le moment.
error-needs-session = Un jeton ne peut pas faire cela : connectez-vous vous-même.
error-signed-in-already = Vous êtes déjà connecté. Déconnectez-vous avant de vous connecter de nouveau.
error-sign-in-failed = L’identifiant et le mot de passe, ou le code, sont incorrects.
error-bad-name = Un nom compte de 1 à { $most } caractères visibles.
error-bad-login = Un identifiant compte de { $least } à { $most } lettres, chiffres ou signes . _ - + @, sans espace.
error-bad-password = Un mot de passe compte de { $least } à { $most } caractères.
error-needs-fresh = Déconnectez-vous puis reconnectez-vous d’abord : cela ne se change que dans les { $minutes } minutes qui suivent la connexion.
error-easy-password = Ce mot de passe est de ceux que l’on essaie en premier. Prenez-en un autre, par exemple quelques mots sans rapport.
error-login-taken = L’identifiant « { $login } » appartient à quelqu’un d’autre.
error-needs-login = Choisissez un identifiant, pour que l’on puisse vous retrouver.
error-needs-registered = Un invité n’a pas de codes de secours : choisissez d’abord un mot de passe ou une clé d’accès.
error-passkey-refused = La clé d’accès n’a pas été acceptée : recommencez.
error-no-passkeys = Ce serveur n’offre pas de clés d’accès ; son exploitant les ajoute avec l’extra « passkeys ».
error-no-push = Ce serveur n’envoie pas de notifications aux navigateurs ; son exploitant les ajoute avec l’extra « push ».
error-passkey-taken = Cette clé d’accès est déjà connue.
error-too-many-passkeys = Un compte n’a pas plus de { $most } clés d’accès.
error-too-many-tokens = Un compte n’a pas plus de { $most } jetons.
error-last-way-in = Cette clé d’accès est votre seul accès : choisissez d’abord un mot de passe ou une autre clé.
error-no-such-passkey = Vous n’avez pas cette clé d’accès.
error-no-such-token = Vous n’avez pas ce jeton.
error-bad-token = Ce jeton est inconnu, ou a été révoqué.
error-bad-address = Rien ne peut être envoyé à cette adresse : il en faut une en https, sur le réseau ouvert.
error-bad-subscription = Les clés de cet abonnement ne sont pas valides.
error-too-many-subscriptions = Un compte n’a pas plus de { $most } navigateurs qui reçoivent des notifications.
notice-your-turn = À vous de jouer : { $game }.

# ======================================================================================
# La ligne de commande. Cette section reste la dernière ; ses messages se nomment cli-…
# ======================================================================================

cli-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée.
cli-allowed = C’est permis.
cli-not-understood = « { $text } » n’est pas un des choix.
cli-winner = { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-winners = { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-goodbye = Vous avez quitté la table.

## Erreurs du serveur

undo-happened = Des coups ont été annulés : la table est comme après la révision { $to }.
upgrade-happened = Signoria a été mise à jour : à partir d’ici, la partie suit la version { $rules } des règles.
settings-replaced = Signoria a été mise à jour, et les parties n’offrent plus certains réglages de cette table. Ils ont été remplacés : { $settings }.
error-sign-in = Connectez-vous d’abord, ou entrez en tant qu’invité.
error-needs-scope = Ce jeton n’a pas été donné pour cela ; il lui faudrait « { $scope } ».
error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-no-seat = Cette table n’a pas de place { $seat }.
error-seat-taken = Cette place est prise, ou la partie a commencé.
error-by-invitation = Cette place est réservée à une personne qui a une invitation.
error-not-your-seat = Cette place n’est pas la vôtre.
error-which-seat = Vous tenez plusieurs places ({ $seats }) : nommez celle pour laquelle vous parlez.
error-has-begun = La partie a commencé.
error-not-begun = La partie n’a pas commencé.
error-not-over = La partie n’est pas terminée.
error-is-over = La partie est terminée.
error-not-host = Seul l’hôte de la table peut faire cela.
error-seats-free = Des places sont encore libres.
error-no-game = Il n’y a pas de jeu « { $game } » ici.
error-no-bot = Il n’y a pas de bot « { $bot } ». Les niveaux sont : { $levels }.
error-no-bot-here = Aucun bot n’occupe cette place, ou la partie a commencé.
error-stale = Cette décision est passée ; la suite est jointe.
error-time-up = Votre temps pour cette décision est écoulé.
error-key-used = Cette clé a servi pour un autre choix ; prenez-en une nouvelle.
error-busy = La table est trop occupée ; renvoyez la même demande.
error-too-many = Trop de demandes ; réessayez dans { $seconds } s.
error-other-site = La demande venait d’un autre site.
error-draining = Ce serveur est en cours de remplacement ; revenez dans un instant.
error-no-revision = Il n’y a pas de révision { $rev } ; la dernière est { $last }.
error-bad-request = La demande est illisible ; regardez « { $where } ».
error-bad-request-expected = « { $where } » n’est pas valable : le serveur attend { $expected }.
error-not-found = Il n’y a rien à cette adresse.
error-no-method = Cela ne se fait pas à cette adresse.
error-too-long = La demande est trop longue.
error-head-too-long = L’en-tête de la requête est trop long, ou a trop de champs.
error-other-host = Ce serveur n’est pas connu sous ce nom ; son exploitant peut en ajouter avec « --allowed-hosts ».
error-import-too-long = Vérifier cette partie demande trop de temps ou de mémoire. Elle n’a pas été importée.
error-import-busy = Ce serveur vérifie d’autres parties importées ; réessayez dans { $seconds } s.
error-unverified = Cette partie a été importée, et les règles de ce serveur ne la confirment pas. Seule la personne qui l’a importée peut y discuter ou la continuer, seule ou contre des bots.
error-unsound = Cette partie non vérifiée ne peut être ni montrée ni continuée ici : ses événements contredisent les règles.
error-bad-text = Le texte contient un caractère qui ne peut être conservé.
error-one-seat = Vous avez déjà une place à cette table. Une seconde n’est possible qu’à votre propre table ou à une table privée.
error-too-many-open = { $most } de vos tables n’ont pas commencé. Commencez-en une ou supprimez-en une d’abord.
error-too-many-undos = On est déjà revenu trop souvent en arrière ici. La partie continue à partir de cette position.
error-damaged = Le registre de cette partie est endommagé. Un modérateur peut fermer la table ; on peut alors le télécharger tel quel.
error-store-failed = L’enregistrement a échoué ; rien n’est tenu pour accepté. Renvoyez la même demande.
error-broken = Une erreur s’est produite de notre côté ; rien n’a été changé.
error-muted = Vous ne pouvez pas parler aux tables pour le moment.
error-no-undo = Impossible d’annuler : quelque chose a été révélé ou pioché depuis.
error-no-proposal = Aucune annulation n’est proposée.
error-no-order = Le jeu ne comprend pas l’ordre permanent { $order } ; « GET /games » donne les ordres et leurs paramètres.
error-bad-order = L’ordre permanent { $order } est illisible : { $name } attend { $fields }.
error-not-away = La personne de cette place n’est pas absente.
error-not-moderator = Seul un modérateur peut faire cela.
error-no-account = Ce compte n’existe pas.
error-no-report = Ce signalement n’existe pas, ou il est clos.
error-no-line = Ce message n’existe pas, ou quelqu’un d’autre l’a écrit.
site-not-built = Les pages de ce serveur ne sont pas encore construites : lancez « make pages », puis rechargez cette page.

## The commands

cli-file-missing = Le fichier { $file } n’existe pas.
cli-file-directory = { $file } est un répertoire, pas un fichier.
cli-file-binary = { $file } n’est pas un fichier texte.
cli-file-unreadable = Impossible de lire { $file } : { $reason }.
cli-file-exists = { $file } existe déjà et ne sera pas remplacé.
cli-file-unwritable = Impossible d’écrire { $file } : { $reason }.
cli-file-locked = { $file } est ouvert dans un autre processus : quittez-y la partie, puis réessayez.
cli-directory-unwritable = Impossible d’écrire dans le répertoire { $directory }.
cli-directory-unusable = Le répertoire { $directory } est inutilisable : { $reason }.
cli-option-form = Une option s’écrit NOM=VALEUR, et non « { $requested } ».
cli-option-twice = L’option { $option } est donnée deux fois.
cli-flag-often = { $flag } ne peut être donné { $most ->
        [one] qu’une fois.
       *[other] que { $most } fois.
    }
cli-bots-personality = { $bots } est une personnalité, et les personnalités ne jouent que : { $games }.
cli-bots-unknown = Il n’y a pas de bots « { $bots } ». Les bots sont : { $known }.
cli-bots-number = Il y a { $number } bots pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
cli-people = { $people } personnes ne tiennent pas à une table de { $seats } places.
cli-seed = Une graine est un nombre de 0 à { $most }.
cli-seat-range = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
cli-to-range = Il n’y a pas de révision { $rev } : le registre va de 1 à { $last }.
cli-all-or-seat = Soit --seat, soit --all, mais pas les deux.
cli-unfinished-hint = Avec --unfinished, elle est montrée quand même.
cli-written = La partie est écrite dans { $file }.
cli-resume-over = La partie de { $file } est terminée ; revoyez-la avec : signoria replay { $file }
cli-resume-alone = --resume prend jeu, places, règles, personnes, bots et graine du registre ; n’ajoutez que --lang.
cli-resume-cut = La dernière ligne de { $file } a été coupée pendant l’écriture et est supprimée : la partie reprend après la ligne précédente.
cli-resume-later = La partie est dans { $file }. Pour la continuer : signoria table --resume { $file }
cli-table-which-game = Quel jeu ? Par exemple : signoria table { $game }. `signoria games` les nomme tous.
cli-watch-seed = { $game }, graine { $seed }
cli-undone = Retour à la révision { $rev }.
cli-hint = Un numéro ou un nom, par exemple « 1 » ; « help » en dit plus.
cli-table-help = Choisissez par un numéro de la liste, par le nom à côté, ou par « bid 4 ».
    why bid 9     pourquoi une action n’est pas permise
    rule AUC-3    ce que dit une règle
    log 50        les dernières lignes de l’histoire
    board         la table encore une fois
    quit          quitter la table
cli-news-cut = … { $number } lignes plus anciennes : « log 200 » les montre.
cli-rule-unknown = Il n’y a pas de règle « { $rule } » ; les refus les nomment, par exemple AUC-3.
cli-city = Cité
cli-seat = Place
cli-seats = { $seats } places
cli-labelled = { $label } : { $text }
cli-total = Total
cli-tint-green = vert
cli-tint-white = blanc
cli-tint-red = rouge
cli-tint-blue = bleu
cli-tint-yellow = jaune
cli-tint-violet = violet
cli-tint-brown = marron
cli-sim-games = Parties
cli-sim-moves = Décisions
cli-sim-moves-per-second = Décisions par seconde
cli-sim-rounds = Manches normales
cli-sim-shared-wins = Victoires partagées
cli-sim-level-on-points = Égalité de points en tête
cli-sim-end = Fin
cli-sim-mean = Moyenne
cli-sim-deviation = Écart type
cli-sim-least = Minimum
cli-sim-most = Maximum
cli-sim-wins = Victoires
cli-sim-all-seats = Toutes les places
cli-arena-bot = Bot
cli-arena-rating = Cote
cli-arena-share = Victoires
    attendu { $par }
cli-arena-interval = 95 %
cli-arena-points = Points
cli-arena-fallbacks = Secours
cli-arena-time-each = ms / coup
cli-arena-games = { $games } parties sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }
cli-arena-part = { $finished } parties sur { $games }, graine { $seed }
cli-arena-mirrors = Chacun contre lui-même : victoires par place, avec leurs 95 %
cli-arena-decisions = Décisions par partie
cli-arena-range = { $mean } (de { $least } à { $most })
cli-arena-left = restantes
cli-arena-time = Durée
cli-arena-workers = { $time } avec { $workers ->
    [one] 1 processus
   *[other] { $workers } processus
}
cli-arena-late = { $name } a été en retard dans { $number } décisions sur { $decisions } ; la première fois : { $reason }.
cli-arena-crash = { $name } est tombé en panne dans { $number } décisions sur { $decisions } ; la première fois : { $reason }.
cli-arena-illegal = { $name } a enfreint les règles dans { $number } décisions sur { $decisions } ; la première fois : { $reason }.
cli-arena-instead = À la place, le coup intégré du jeu a été joué.
cli-arena-cut-short = { $name } a épuisé son propre temps dans { $number } décisions sur { $decisions } : sa force n’est pas tout à fait la sienne ici.
cli-arena-interrupted = Interrompu après { $done } parties sur { $all }.
cli-arena-died = Un processus est mort dans la partie { $game } (code { $code }), après { $done } parties sur { $all }.
cli-arena-go-on = Les parties terminées sont gardées. Pour continuer : { $command }
extra-install = pip install '.[{ $extra }]' dans le dossier du code source, ou pip install './FICHIER.whl[{ $extra }]' avec un wheel.
extra-passkeys = Les clés d’accès demandent l’extra « passkeys » : { extra-install }
extra-postgres = Une base PostgreSQL demande l’extra « postgres » : { extra-install }
extra-push = Les notifications dans le navigateur demandent l’extra « push » : { extra-install }
extra-ray = Une grappe Ray demande l’extra « ray » : { extra-install }
extra-research = Les environnements de recherche demandent l’extra « research » : { extra-install }
extra-train = L’entraînement demande l’extra « train » : { extra-install }
cli-ray-failed = La grappe Ray { $address } n’a pas pu servir : { $reason }
cli-arena-not-kept = Avec --out FICHIER, on pourrait continuer à partir de là.
cli-arena-few-bots = { $bots ->
    [one] { $bots } bot ne suffit pas
   *[other] { $bots } bots ne suffisent pas
} pour { $seats } places : nommez-en d’autres avec --bots ou --bot ; un nom peut y figurer plusieurs fois, comme dans --bots { $example }.
cli-arena-bot-form = Un bot extérieur s’écrit NOM=COMMANDE, et non « { $requested } ».
cli-arena-bot-twice = Le nom { $name } est donné à deux bots différents.
cli-arena-bot-start = Impossible de lancer le bot { $name } : { $reason }.
cli-arena-exists = { $file } existe déjà : ajoutez --resume pour continuer, ou choisissez un autre nom.
cli-arena-resume-alone = --resume demande --out FICHIER : la série à continuer.
cli-arena-no-run = { $file } n’est pas une série de l’arène.
cli-arena-bad-line = La ligne { $line } de { $file } n’est pas une partie de cette série.
cli-arena-differs = { $file } est une autre série : « { $term } » y vaut { $there }, ici { $here }.
cli-arena-report = Le rapport est écrit dans { $file }.
cli-games-seats = { $fewest } à { $most } places
cli-games-preset = Édition
cli-games-option = Option
cli-games-choices = Choix
cli-games-rule = Règle
cli-games-meaning = Sens
cli-games-file = un texte à vous

cli-rejudge-same = { $file } : identique.
cli-rejudge-differs = { $file } : première différence à la révision { $rev }.
cli-rejudge-played = { $file } a été joué autrement qu’aujourd’hui :
cli-rejudge-was = événements d’alors
cli-rejudge-now = événements à présent
cli-new-game-name = Le nom d’un jeu a des minuscules, des chiffres et des traits d’union, et commence par une lettre, comme river-race : pas « { $name } ».
cli-new-game-taken = Il y a déjà un jeu ou un module Python { $name }. Choisissez un autre nom.
cli-new-game-written = Le jeu est écrit dans { $folder }. Installez-le avec : pip install -e { $folder }. Puis jouez : signoria table { $name }
cli-new-game-inside = Le jeu est écrit dans { $folder }. Jouez : signoria table { $name }
cli-serve-failed = Le serveur ne peut pas démarrer. { $reason }
cli-serve-address = Impossible d’écouter à l’adresse { $address } : un autre programme l’a prise, ou elle n’est pas de cette machine.
cli-serve-bad-url = « --public-url » demande un schéma et un hôte, comme https://play.example.org ; { $value } n’en a pas.
cli-serve-moderators = « --moderators » et SIGNORIA_MODERATORS ne sont plus lus, car chacun pourrait prendre un identifiant libre. Faites une fois de chaque compte un modérateur : signoria moderators add LOGIN
cli-moderator-added = { $login } est désormais modérateur (compte { $account }).
cli-moderator-removed = { $login } n’est plus modérateur (compte { $account }).
cli-moderator-unknown = Aucun compte n’a l’identifiant « { $login } ». Enregistrez-le d’abord sur la page.
cli-serve-open = Le serveur est en marche : { $address } (Ctrl-C l’arrête)
cli-serve-interpreted = Le moteur est interprété : les parties sont les mêmes, mais bots et simulations sont plus lents. Une installation avec un compilateur C est plus rapide.
cli-db-current = La base de données est à jour : révision { $revision }.
cli-db-upgraded = La base de données est passée à la révision { $revision }.
cli-db-backed-up = La sauvegarde est écrite dans { $file } : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }. Gardez-la comme la base elle-même : elle en contient les secrets.
cli-db-restored = Restauré depuis { $file } : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }.
cli-db-failed = Cela n’a pas pu être fait. { $reason }
cli-db-not-upgraded = La base de données n’est pas à la révision { $revision }, celle qu’on connaît ici : commencez par « signoria db upgrade ».
cli-db-not-empty = La base de données contient déjà quelque chose : on ne restaure une sauvegarde que dans une base vide.
cli-db-backup-foreign = { $file } n’est pas une sauvegarde de Signoria.
cli-db-backup-format = { $file } a la forme { $format } d’une sauvegarde ; on connaît ici la forme { $known }.
cli-db-backup-revision = { $file } a été fait à la révision { $revision } de la base ; on connaît ici { $known }. Restaurez-le avec la version de Signoria qui l’a fait, puis mettez à jour.
cli-db-backup-truncated = { $file } est coupé : la fin manque. Rien n’a été restauré.
cli-db-backup-altered = { $file } a été modifié depuis qu’il a été écrit. Rien n’a été restauré.
cli-db-verified = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } ({ $same } identiques sous les règles actuelles, { $readable } lisibles, { $unreadable } illisibles) : { $findings ->
        [0] tout est en ordre.
        [one] une chose ne va pas.
       *[other] { $findings } choses ne vont pas.
    }
cli-db-readable = La table { $table } reste lisible : { $reason }
cli-db-unverified = Elle a été importée, et les règles ne la confirment pas.
cli-db-found-header = Table { $table } : l’en-tête a été modifié.
cli-db-found-missing = Table { $table } : la révision { $rev } manque.
cli-db-found-place = Table { $table } : une autre ligne est à la place de la révision { $rev }.
cli-db-found-hash = Table { $table } : la révision { $rev } a été modifiée ; son empreinte ne correspond pas.
cli-db-found-cut = Table { $table } : la partie est finie, mais ses lignes s’arrêtent à la révision { $rev }, avant la fin.
cli-db-found-refused = Table { $table }, révision { $rev } : { $reason }
cli-db-found-broken = Table { $table } : ses { $rev } révisions ne peuvent pas être rejouées.
cli-db-found-rules = Table { $table } : les règles d’aujourd’hui donnent d’autres événements à partir de la révision { $rev }.
cli-db-found-key = Table { $table } : une clé renvoie à la révision { $rev }, qui n’existe pas.
cli-db-found-seats = Table { $table } : ses places ne sont pas celles du jeu.
cli-db-exported = { $written ->
        [one] { $written } registre est écrit
       *[other] { $written } registres sont écrits
    } dans { $folder }.
cli-db-export-secrets = Les parties en cours sont écrites aussi : leurs fichiers contiennent ce que les joueurs se cachent.
cli-bench-what = Mesure
cli-bench-measured = Par seconde
cli-bench-aim = Objectif
cli-bench-spin = boucle en Python seul (la machine, pas le moteur)
cli-bench-inside = décisions au hasard à l’intérieur du moteur
cli-bench-driven = décisions menées depuis Python
cli-bench-copy = copies d’un état
cli-bench-imagine-forgetful = mondes imaginés, sans mémoire
cli-bench-imagine-remembering = mondes imaginés, avec mémoire
cli-bench-view = vues encodées en JSON
cli-bench-replay = événements rejoués d’un registre
cli-bench-search = simulations d’ismcts, au tiers d’une partie
cli-bench-vector-compact = pas de 256 parties à la fois, observations compactes
cli-bench-vector-full = pas de 256 parties à la fois, observations complètes
cli-bench-pettingzoo = pas d’un environnement PettingZoo
cli-bench-openspiel = coups d’un jeu OpenSpiel, hasard compris
cli-bench-server-rate = Actions/s
cli-bench-server-p50 = p50 ms
cli-bench-server-p95 = p95 ms
cli-bench-server-p99 = p99 ms
cli-bench-server-cpu = CPU
cli-bench-server-database = Base
cli-bench-server-client = Joueurs
cli-bench-server-memory = Mio
cli-bench-server-full =
    { $database }, { $nodes ->
        [one] 1 nœud
       *[other] { $nodes } nœuds
    }
cli-bench-server-half =
    { $database }, { $nodes ->
        [one] 1 nœud
       *[other] { $nodes } nœuds
    }, moitié
cli-bench-server-held = { $streams } flux ouverts dans un seul processus : { $after } Mio, contre { $before } Mio avant ; une trame en a atteint { $reached } en { $milliseconds } ms.
cli-bench-server-aims = Objectifs pour SQLite sur deux cœurs : 1 000 actions par seconde ; p99 sous 60 ms à la moitié ; 5 000 flux sous 1 024 Mio.
cli-bench-server-failed = Les serveurs n’ont pas pu être mesurés : { $reason }
cli-bench-server-closed = Un serveur n’a pas démarré : signoria serve avec le même --database dit pourquoi.
