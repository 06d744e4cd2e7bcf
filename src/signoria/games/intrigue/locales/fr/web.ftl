# La table d’Intrigue dans le navigateur ; chargée seulement là où l’on joue à Intrigue.

## Le plateau

web-in-thousands = { $number }k
web-in-token = { $name }, { $profession }
web-in-board = Les palais
web-in-park = En attente dans le parc
web-in-island = L’île des exilés
web-in-island-empty = Encore personne
web-in-income = Revenus par tour : { $ducats } ducats
web-in-income-label = Revenus par tour
web-in-reserve = Pas encore envoyés : { $tokens }
web-in-purse = Dans la bourse : { $ducats } ducats
web-in-purse-label = Dans la bourse
web-in-purse-closed = Une bourse fermée
web-in-purse-hold = Maintenez appuyé pour voir votre bourse
web-in-debt = doit { $ducats }
web-in-round = Manche { $round } sur { $rounds }
web-in-collected = { $name } touche { $ducats } ducats
web-in-no-income = Au tour de { $name } ; pas encore de revenus
web-in-matters = À régler, dans cet ordre
web-in-matter-uncontested = Sans rival
web-in-matter-external = Rivaux à la porte
web-in-matter-internal = Une charge attaquée
web-in-at-the-door = À la porte
web-in-in-office = en place
web-in-paid = a payé { $ducats }
web-in-paid-nothing = n’avait rien
web-in-paid-unknown = a payé sous la table
web-in-pays-now = doit payer
web-in-pays-later = paiera ensuite

## Décider

web-in-title-ages = Qui a le plus d’âge ?
web-in-title-audience = Le temps de parler
web-in-title-bribery = Les pots-de-vin
web-in-title-uncontested = Placer les pions
web-in-title-external = Rivaux à la porte
web-in-title-internal = Une charge attaquée
web-in-title-sending = Envoyer des pions
web-in-ages-how = La personne la plus âgée commence. On ne demande l’âge de personne, et personne ne vérifie la réponse.
web-in-not-older = Pas plus d’âge que { $name }
web-in-older = Plus d’âge que { $name }
web-in-talk-now = D’abord on parle : promettez, menacez, marchandez. Rien de ce qui est dit n’engage personne.
web-in-open-talk = Ouvrir la discussion
web-in-bribe-for = Pour { $token }, au maître de { $palace } :
web-in-bribe-sum = Votre pot-de-vin
web-in-sum-exact = La somme exacte, en billets de { $note } ducats
web-in-sum-wrong = Seulement des billets entiers de { $note } ducats.
web-in-note-less = Un billet de moins
web-in-note-more = Un billet de plus
web-in-pay = Payer { $ducats } ducats
web-in-give = Donner de l’argent
web-in-give-to = À
web-in-give-sum = Votre don
web-in-give-now = Donner { $ducats } ducats à { $name }
web-in-place-how = Glissez chaque pion dans une fenêtre, ou choisissez un pion puis une fenêtre. Rien n’est définitif avant votre confirmation.
web-in-place-confirm = { $number ->
        [one] Placer le pion
       *[other] Placer les { $number } pions
    }
web-in-put = Mettre { $token } à la fenêtre de { $salary } ducats
web-in-put-back = { $token } est prévu à la fenêtre de { $salary } ducats ; le reprendre
web-in-window = La fenêtre de { $salary } ducats
web-in-choose = Choisir { $token }
web-in-admit = Laisser entrer { $token }
web-in-admit-how = Choisissez qui entre, et une fenêtre vide. Les autres partent sur l’île pour toujours.
web-in-admit-plan = { $name } entre, pour { $salary } ducats par tour. Sur l’île : { $losers }.
web-in-judge-how = L’un d’eux tient cette charge de { $salary } ducats. Les autres partent sur l’île pour toujours.
web-in-keep = Garder { $token }
web-in-replace = Donner la charge à { $token }
web-in-keep-plan = { $name } reste en place, pour { $salary } ducats par tour. Sur l’île : { $losers }.
web-in-replace-plan = { $name } prend la charge, pour { $salary } ducats par tour. Sur l’île : { $losers }.
web-in-decide = Décider
web-in-send-how = { $number ->
        [one] Choisissez un palais et un métier pour { $number } pion.
       *[other] Choisissez { $number } palais et un métier pour chacun.
    }
web-in-send-grid = Palais et métiers
web-in-send-none = Rien n’est encore choisi
web-in-cell-office = En place : { $name }, { $salary } ducats
web-in-cell-park = Dans le parc : { $names }

## Discussion

web-in-words-for-me = Paroles pour vous
web-in-my-words = Vos paroles en cours
web-in-my-words-hint = Vous seul voyez cette liste.
web-in-word-to = { $name } à { $hearers }
web-in-word-number = { $tone } n° { $number }
web-in-word-whispered = chuchotée
web-in-word-secret = Un chuchotement qui n’est pas pour vous.
web-in-word-accept = Accepter
web-in-word-decline = Refuser
web-in-word-withdraw = Reprendre
web-in-word-accepted = acceptée par { $names }
web-in-word-declined = refusée par { $names }
web-in-seal = Ajouter une parole vérifiable
web-in-builder = Votre parole
web-in-builder-tone = Dans quel sens ?
web-in-builder-to = Pour qui ?
web-in-builder-all = tous
web-in-builder-what = Que ferez-vous ?
web-in-builder-if = À quelle condition ?
web-in-builder-always = sans condition
web-in-builder-doing = Que doit-il arriver, ou non ?
web-in-builder-whose = Quel pion ?
web-in-builder-where = Dans quel palais ?
web-in-builder-who = Qui ?
web-in-builder-pay = Au moins combien ?
web-in-builder-domain = Quel domaine ?
web-in-builder-at-least = au moins { $ducats }
web-in-builder-exactly = exactement { $ducats }
web-in-builder-until = Jusqu’à la fin de la manche
web-in-builder-any = n’importe quel pion
web-in-builder-whisper = Eux seuls l’entendent
web-in-builder-seal = Sceller la lettre
web-in-builder-close = Renoncer
web-in-builder-says = Votre parole dit :
web-in-verb-place = bien placer un pion
web-in-verb-keep = faire gagner un pion
web-in-verb-drop = exiler un pion
web-in-verb-bribe = payer un pot-de-vin
web-in-verb-send = envoyer un pion
web-in-verb-not-send = n’en envoyer aucun
web-in-phrases = Phrases toutes prêtes
web-in-phrase-best = Qui m’offre le plus ?
web-in-phrase-high = Donnez-moi une haute charge, vous n’y perdrez pas.
web-in-phrase-trust = Vous pouvez me croire.
web-in-phrase-doubt = Pourquoi vous croirais-je ?
web-in-phrase-more = Ce n’est pas assez.
web-in-phrase-remember = Je m’en souviendrai.
web-in-phrase-together = Tenons-nous les coudes, nous deux.
web-in-phrase-game = Ce n’est qu’un jeu !

## La fin

web-in-end-fortunes = Fortunes
web-in-end-fortune = { $name } : { $ducats } ducats
web-in-end-ahead = avec { $ducats } ducats d’avance
web-in-end-curves = Fortunes par manche
web-in-end-kept = Qui a tenu parole, et à qui
web-in-end-kept-hint = Clauses tenues et rompues : qui parle (ligne), à qui (colonne).
web-in-end-speaker = Parole de
web-in-end-pair = { $speaker } à { $hearer } : { $kept } tenues, { $broken } rompues
web-in-end-no-words = Personne n’a donné de parole vérifiable.
web-in-end-account = Le compte
web-in-end-item = Poste
web-in-end-paid = Pots-de-vin payés
web-in-end-taken = Pots-de-vin reçus
web-in-end-salaries = Revenus
web-in-end-yield = Revenu par ducat de pot-de-vin
web-in-end-broken-gains = Gagné en rompant sa parole
web-in-end-threats = Menaces mises à exécution
web-in-end-exiles-caused = Exils causés
web-in-end-exiles-suffered = Exils subis
web-in-end-letters = Les lettres

## Créer une table

web-choice-intrigue-start-seat-random = tirage au sort
web-choice-intrigue-start-seat-oldest = la personne la plus âgée
web-choice-intrigue-reception-order-uncontested = pions sans rival
web-choice-intrigue-reception-order-external = rivaux à la porte
web-choice-intrigue-placing-group = en groupe
web-choice-intrigue-placing-token = un par un
web-choice-intrigue-bribe-secrecy-open = tous les voient
web-choice-intrigue-bribe-secrecy-concealed = payeur et maître seulement
web-choice-intrigue-cash-visibility-hidden = cachées
web-choice-intrigue-cash-visibility-open = ouvertes
web-choice-intrigue-sums-in-log-full = toutes les sommes
web-choice-intrigue-sums-in-log-round = celles de la manche
web-choice-intrigue-sums-in-log-none = aucune
web-choice-intrigue-short-of-cash-nothing = ne paie rien
web-choice-intrigue-short-of-cash-loan = prend un prêt
web-choice-intrigue-short-of-cash-exile = perd le pion
web-choice-intrigue-self-conflict-two = deux pots-de-vin
web-choice-intrigue-self-conflict-one = un seul pot-de-vin
web-choice-intrigue-tie-break-shared = victoire partagée
web-choice-intrigue-tie-break-office = les pions en place décident
web-choice-intrigue-promise-book-off = jamais
web-choice-intrigue-promise-book-end = à la fin
web-choice-intrigue-promise-book-live = aussitôt
web-choice-intrigue-floor-free = tous à la fois
web-choice-intrigue-floor-order = l’un après l’autre
