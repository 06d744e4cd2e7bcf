# La maison : ce qui se dit autour de chaque jeu.
# Un refus de la maison ou du registre porte l’identifiant de sa règle.

## Listes et noms

list-and = { $first } et { $last }
nobody = personne
everyone = tout le monde
seat-number = place { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = inconnu ({ $number })
agenda-over = La partie est terminée.

# Les faits de l’ordre du jour ne demandent aucune ligne.
event-opened = { "" }
event-closed = { "" }

## Refus de la table

refusal-HOUSE-1 = La partie est terminée ; on ne peut plus rien jouer.
refusal-HOUSE-2 = { $seat } n’a rien à décider en ce moment.
refusal-HOUSE-3 = Ce n’est pas ce qui se décide en ce moment.
refusal-HOUSE-4 = Ce jeu se joue sans paroles.
refusal-HOUSE-5 = Cela désigne une chose que ce jeu ne connaît pas.
refusal-HOUSE-6 = Il n’y a pas ici de jeu « { $game } ». Les jeux sont : { $games }.
refusal-HOUSE-7 = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
refusal-HOUSE-8 = Il n’y a pas d’édition « { $preset } ». Les éditions sont : { $presets }.
refusal-HOUSE-9 = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
refusal-HOUSE-10 = L’option { $option } ne peut pas valoir « { $value } ». Les choix sont : { $choices }.
refusal-HOUSE-11 = L’option { $option } doit être un nombre entier de { $low } à { $high }, pas « { $value } ».
refusal-HOUSE-12 = « { $wished } » n’est ni une action ni un événement de ce jeu.

## Refus du registre

refusal-LEDGER-1 = La ligne { $line } n’est pas une ligne de registre : ce n’est pas un objet JSON, ou le fichier est vide ou coupé.
refusal-LEDGER-2 = L’en-tête de la ligne { $line } est incomplet ou décrit une table impossible.
refusal-LEDGER-3 = Le sceau de la ligne { $line } est brisé : le registre a été modifié, ou il manque des lignes.
refusal-LEDGER-4 = Le registre est celui d’un jeu « { $game } » que l’on ne joue pas ici.
refusal-LEDGER-5 = Le registre a été écrit sous la version { $rules } des règles ; on connaît ici la version { $known }.
refusal-LEDGER-6 = Le registre a été joué avec d’autres cartes ou d’autres cités que celles d’ici ({ $data }).
refusal-LEDGER-7 = La ligne { $line } n’est pas à sa place : on y attend la révision { $rev }.
refusal-LEDGER-8 = La ligne { $line } contient un mot que ce jeu ne connaît pas : { $word }.
refusal-LEDGER-9 = Ce que raconte la ligne { $line } ne va pas avec la table.
refusal-LEDGER-10 = Le registre s’arrête à la révision { $rev }, avant la fin de la partie.

## Ce dont une vue est faite

view-round = Manche { $round }
view-last-round = Dernière manche
view-city-deck = Pile des cités
view-deck = Pile
view-lots = Lots
view-bidders = Encore en lice
view-hand = Main
view-your-hand = Votre main
view-set-aside = Réserve
view-purse = Bourse
view-shields = Blasons
view-map = Carte
view-roles = Rôles
view-principe = Il Principe
view-price = Coût
view-points = Points
view-regions = Régions

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
cli-goodbye = La table est quittée.

## The commands

cli-file-missing = Le fichier { $file } n’existe pas.
cli-file-directory = { $file } est un répertoire, pas un fichier.
cli-file-binary = { $file } n’est pas un fichier texte.
cli-file-unreadable = Impossible de lire { $file } : { $reason }.
cli-file-exists = { $file } existe déjà et ne sera pas remplacé.
cli-file-unwritable = Impossible d’écrire { $file } : { $reason }.
cli-directory-unwritable = Impossible d’écrire dans le répertoire { $directory }.
cli-directory-unusable = Le répertoire { $directory } est inutilisable : { $reason }.
cli-option-form = Une option s’écrit NOM=VALEUR, et non « { $wished } ».
cli-option-twice = L’option { $option } est donnée deux fois.
cli-bots-unknown = Il n’y a pas de robots « { $bots } ». Les robots sont : { $known }.
cli-bots-number = Il y a { $number } robots pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
cli-people = { $people } personnes ne tiennent pas à une table de { $seats } places.
cli-seed = Une graine est un nombre de 0 à { $most }.
cli-seat-range = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
cli-to-range = Il n’y a pas de révision { $rev } : le registre va de 1 à { $last }.
cli-all-or-seat = Soit --seat, soit --all, mais pas les deux.
cli-unfinished-hint = Avec --unfinished, elle est montrée quand même.
cli-written = La partie est écrite dans { $file }.
cli-watch-seed = { $game }, graine { $seed }
cli-undone = Retour à la révision { $rev }.
cli-hint = Un numéro ou un nom, par exemple « 1 » ; « help » en dit plus.
cli-table-help = Choisissez par un numéro de la liste, par le nom à côté, ou par « bid 4 ».
    why bid 9     pourquoi une action n’est pas permise
    rule AUC-3    ce que dit une règle
    log 50        les dernières lignes de l’histoire
    board         la table encore une fois
    quit          quitter la table
cli-news-cut = … { $number } lignes plus anciennes : « log 200 » les montre.
cli-rule-unknown = Il n’y a pas de règle « { $rule } » ; les refus les nomment, par exemple AUC-3.
cli-city = Cité
cli-seat = Place
cli-seats = { $seats } places
cli-labelled = { $label } : { $text }
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
cli-arena-bot = Robot
cli-arena-rating = Cote
cli-arena-share = Victoires
    attendu { $par }
cli-arena-interval = 95 %
cli-arena-points = Points
cli-arena-fallbacks = Secours
cli-arena-time-each = ms / coup
cli-arena-games = { $games } parties sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }
cli-arena-part = { $finished } parties sur { $games }, graine { $seed }
cli-arena-mirrors = Chacun contre lui-même : victoires par place, avec leurs 95 %
cli-arena-decisions = Décisions par partie
cli-arena-range = { $mean } (de { $least } à { $most })
cli-arena-left = restantes
cli-arena-time = Durée
cli-arena-workers = { $time } avec { $workers ->
    [one] 1 processus
   *[other] { $workers } processus
}
cli-arena-late = { $name } a été en retard dans { $number } décisions sur { $decisions } ; la première fois : { $reason }.
cli-arena-crash = { $name } est tombé en panne dans { $number } décisions sur { $decisions } ; la première fois : { $reason }.
cli-arena-illegal = { $name } a enfreint les règles dans { $number } décisions sur { $decisions } ; la première fois : { $reason }.
cli-arena-instead = À la place, le conseil rapide du jeu a été joué.
cli-arena-cut-short = { $name } a épuisé son propre temps dans { $number } décisions sur { $decisions } : sa force n’est pas tout à fait la sienne ici.
cli-arena-interrupted = Interrompu après { $done } parties sur { $all }.
cli-arena-died = Un processus est mort dans la partie { $game } (code { $code }), après { $done } parties sur { $all }.
cli-arena-go-on = Ce qui est fait est gardé ; pour continuer : { $command }
cli-arena-not-kept = Avec --out FICHIER, on pourrait continuer à partir de là.
cli-arena-few-bots = { $bots ->
    [one] { $bots } robot ne suffit pas
   *[other] { $bots } robots ne suffisent pas
} pour { $seats } places : nommez-en d’autres avec --bots ou --bot ; un nom peut y figurer plusieurs fois, comme dans --bots { $example }.
cli-arena-bot-form = Un robot extérieur s’écrit NOM=COMMANDE, et non « { $wished } ».
cli-arena-bot-twice = Le nom { $name } est donné à deux robots différents.
cli-arena-bot-start = Impossible de lancer le robot { $name } : { $reason }.
cli-arena-exists = { $file } existe déjà : ajoutez --resume pour continuer, ou choisissez un autre nom.
cli-arena-resume-alone = --resume demande --out FICHIER : la série à continuer.
cli-arena-no-run = { $file } n’est pas une série de l’arène.
cli-arena-bad-line = La ligne { $line } de { $file } n’est pas une partie de cette série.
cli-arena-differs = { $file } est une autre série : « { $term } » y vaut { $there }, ici { $here }.
cli-arena-report = Le rapport est écrit dans { $file }.
cli-games-seats = { $fewest } à { $most } places
cli-games-preset = Édition
cli-games-option = Option
cli-games-choices = Choix
cli-games-rule = Règle
cli-games-meaning = Sens
cli-games-file = un fichier
cli-rejudge-same = { $file } : identique.
cli-rejudge-differs = { $file } : première différence à la révision { $rev }.
cli-rejudge-was = raconté alors
cli-rejudge-now = raconté à présent
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
