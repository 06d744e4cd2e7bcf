# Intrigue : noms, journal, souhaits, questions, refus, options et règles.
# Les chiffres viennent du moteur ; ceux qu’une option peut changer ne sont pas écrits ici.

game-title = Intrigue

## Les palais ; une place que personne n’a nommée porte le nom de son palais

palace-venice = Venise
palace-milan = Milan
palace-rome = Rome
palace-naples = Naples
palace-florence = Florence
family-venice = Venise
family-milan = Milan
family-rome = Rome
family-naples = Naples
family-florence = Florence

## Métiers et domaines

profession-tax = conseiller fiscal
profession-law = conseiller juridique
profession-church = ecclésiastique
profession-military = conseiller militaire
profession-science = conseiller scientifique
domain-first = premier domaine
domain-second = deuxième domaine
domain-third = troisième domaine
domain-fourth = quatrième domaine
domain-fifth = cinquième domaine

## Les affaires

kind-uncontested = pions sans rival
kind-external = conflit externe
kind-internal = conflit interne
reason-playing = la partie continue
reason-last-round = la dernière manche a été jouée

## Les paroles données

tone-promise = promesse
tone-threat = menace
tone-offer = offre
link-then = alors
link-if = si
link-unless = sauf si
verb-place = placer
verb-keep = garder
verb-drop = exiler
verb-bribe = payer
verb-send = envoyer
verb-not-send = ne pas envoyer
standing-proposed = proposée
standing-accepted = acceptée
standing-declined = refusée
standing-withdrawn = retirée
standing-run-out = échue
verdict-open = en suspens
verdict-kept = tenue
verdict-broken = rompue
verdict-impossible = impossible
verdict-void = sans objet
why-suits-me = l’intérêt propre
why-paid-most = le plus gros pot-de-vin
why-gave-word = une parole donnée
why-trusted = la confiance
why-grudge = une rancune
why-too-rich = un rival trop riche
why-word-too-dear = une parole trop chère
why-worth-it = une place qui vaut son prix
why-outbids = une offre plus haute
why-least-will-do = l’économie
why-room-there = de la place
why-attacks = une attaque
record-clauses = { $link_key ->
        [if] si { clause-last }
        [unless] sauf si { clause-last }
       *[then] { clause-said }
    }
clause-last = { clause-said }
clause-said = { $verb_key ->
        [place] { $palace } place { $seat } ({ $profession }) { clause-where }, d’ici la manche { $until }
        [keep] { $palace } donne le conflit à { $seat } ({ $profession }), d’ici la manche { $until }
        [drop] { $palace } exile { $seat } ({ $profession }), d’ici la manche { $until }
        [bribe] { $seat } paie à { $palace } au moins { $least } ducats pour { clause-which }, d’ici la manche { $until }
        [send] { $seat } envoie à { $palace } { clause-which }, d’ici la manche { $until }
       *[not-send] { $profession_number ->
            [-1] { $seat } n’envoie aucun pion à { $palace }, jusqu’à la manche { $until }
           *[other] { $seat } n’envoie pas à { $palace } { clause-which }, jusqu’à la manche { $until }
        }
    }
clause-where = { $domain_number ->
        [-1] pour au moins { $least } ducats par tour
       *[other] dans le { $domain }
    }
clause-which = { $profession_number ->
        [-1] un pion quelconque
       *[other] son { $profession }
    }

## Ce qui s’est passé

event-start-chosen = { $seat } commence.
event-age-said = { $older ->
        [0] { $seat } n’a pas plus d’âge que { $other_seat }.
       *[other] { $seat } a plus d’âge que { $other_seat }.
    }
event-round-began = { $last ->
        [0] La manche { $number } commence.
       *[other] La manche { $number } commence : c’est la dernière.
    }
event-turn-began = C’est le tour de { $seat }.
event-salary-paid = { $ducats ->
        [-9] { $seat } encaisse ses revenus.
        [one] { $seat } encaisse ses revenus : { $ducats } ducat.
       *[other] { $seat } encaisse ses revenus : { $ducats } ducats.
    }
event-matter-opened = { $kind_key ->
        [uncontested] { $palace } reçoit des pions sans rival : { $parties }.
        [external] { $palace } : conflit externe ({ $profession }) entre { $parties }.
       *[internal] { $palace } : conflit interne, le pion en place ({ $profession }) est attaqué par { $parties }.
    }
event-floor-yielded = { $seat } n’a plus rien à dire.
event-bribes-called = { $seat } demande les pots-de-vin.
event-bribe-paid = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } verse un pot-de-vin à { $palace } ({ $profession }).
           *[other] { $seat } verse à { $palace } un pot-de-vin sous la table ({ $profession }).
        }
        [0] { $seat } n’a rien à verser à { $palace } ({ $profession }).
       *[other] { $seat } verse { $ducats } ducats à { $palace } ({ $profession }).
    }
event-loan-taken = La banque prête { $ducats } ducats à { $seat }.
event-place-given-up = { $seat } ne défend plus sa place à { $palace } ({ $profession }).
event-token-turned-away = { $seat } ne peut pas payer { $palace } : le pion part sur l’île ({ $profession }).
event-money-given = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } donne de l’argent à { $to_seat }.
           *[other] { $seat } glisse de l’argent à { $to_seat }.
        }
       *[other] { $seat } donne { $ducats } ducats à { $to_seat }.
    }
event-token-placed = { $palace } place { $seat } ({ $profession }) dans le { $domain } : { $ducats } ducats par tour.
event-token-admitted = { $palace } admet { $seat } ({ $profession }) dans le { $domain } : { $ducats } ducats par tour. En exil : { $losers }.
event-defender-kept = { $palace } garde { $seat } ({ $profession }) en place. En exil : { $losers }.
event-defender-replaced = { $palace } retire le { $domain } à { $former_seat } ({ $profession }) et le donne à { $seat } : { $ducats } ducats par tour. En exil avec { $former_seat } : { $losers }.
event-matter-lapsed = Il ne reste personne dans l’affaire de { $palace }.
event-token-sent = { $seat } envoie à { $palace } : { $profession }.
event-word-given = { $clauses_known ->
        [yes] { $tone_key ->
            [promise] { $seat } promet à { $hearers } (parole { $number }) : { $clauses }.
            [threat] { $seat } menace { $hearers } (parole { $number }) : { $clauses }.
           *[offer] { $seat } propose à { $hearers } (parole { $number }) : { $clauses }.
        }
       *[no] { $seat } parle à voix basse à { $hearers } (parole { $number }).
    }
event-word-accepted = { $seat } accepte la parole { $number }.
event-word-declined = { $seat } refuse la parole { $number }.
event-word-withdrawn = { $seat } retire la parole { $number }.
event-reason-given = { $why_key ->
        [paid-most] { $seat } : « Le plus généreux a été { $about_seat }. »
        [gave-word] { $seat } : « J’ai donné ma parole à { $about_seat }. »
        [trusted] { $seat } : « On peut compter sur { $about_seat }. »
        [grudge] { $seat } : « Je n’ai pas oublié ce qu’a fait { $about_seat }. »
        [too-rich] { $seat } : « { $about_seat } touche déjà bien assez. »
        [word-too-dear] { $seat } : « Ma parole à { $about_seat } m’aurait coûté trop cher. »
        [worth-it] { $seat } : « Cette place vaut bien l’argent. »
        [outbids] { $seat } : « { $about_seat } a payé, et je paie plus. »
        [least-will-do] { $seat } : « Le minimum suffira. »
        [room-there] { $seat } : « Il y a de la place dans le palais { $palace }. »
        [attacks] { $seat } : « { $about_seat } tient dans le palais { $palace } une place qui mérite qu’on se batte. »
       *[suits-me] { $seat } : « C’est ce qui m’arrange le mieux. »
    }
event-clause-judged = La parole donnée par { $seat } ({ $number }) : { $verdict }.
event-purses-shown = Les bourses sont ouvertes : { $coins }.
event-accounts-shown = Les comptes de la partie sont ouverts.
event-ended = { $winners_count ->
        [one] La partie est finie : { $reason }. { $winners } gagne.
       *[other] La partie est finie : { $reason }. { $winners } se partagent la victoire.
    }

## Les souhaits

action-hear-bribes = Demander les pots-de-vin
action-yield-floor = N’avoir plus rien à dire
action-keep = Garder le pion en place
action-pay-nothing = Ne rien payer
action-concede = Renoncer à la place
action-replace = Donner la place à { $seat }
action-place = Placer dans le { $domain }
action-admit = Admettre { $seat } dans le { $domain }
action-send = Envoyer à { $palace } : { $profession }
action-place-all = Placer dans cet ordre : { $domains }
action-bribe = { $notes ->
        [one] Verser { $notes } billet
       *[other] Verser { $notes } billets
    }
action-give = Donner de l’argent à { $to_seat } : { $notes } billets
action-give-word = { $tone } à { $hearers } : { $clauses }
action-accept-word = Accepter la parole { $number }
action-decline-word = Refuser la parole { $number }
action-withdraw-word = Retirer la parole { $number }
action-say-why = Dire pourquoi : { $why }
action-say-age = { $older ->
        [0] Ne pas avoir plus d’âge
       *[other] Avoir plus d’âge
    }

## Ce qui se décide

agenda-ages = { $actors } compare son âge à celui du maître de { $memo_palace }.
agenda-audience = { $matter_speaker ->
        [-1] { $actors } laisse parler les autres, puis demande les pots-de-vin.
       *[other] { $actors } a la parole.
    }
agenda-bribery = { $actors } doit un pot-de-vin à { $seat }, en billets de { $note } ducats.
agenda-uncontested = { $actors } place les pions sans rival.
agenda-external = { $actors } admet un des pions ({ $memo_profession }) et exile les autres.
agenda-internal = { $actors } décide qui tient la charge : { $memo_profession }.
agenda-sending = { $actors } envoie des pions dans d’autres palais : encore { $to_send }.

## Les refus

refusal-BRI-1 = Un pot-de-vin est d’au moins un billet de { $least } ducats.
refusal-BRI-2 = Vous ne pouvez pas payer { $requested } billets de { $least } ducats : votre bourse en a { $notes }.
refusal-BRI-4 = Seul qui a moins de { $least } ducats ne paie rien.
refusal-BRI-5 = L’argent ne change de mains que par un pot-de-vin, et jamais avec soi-même.
refusal-BRI-6 = À cette table les pots-de-vin sont cachés : personne ne pourrait vérifier cette clause.
refusal-EXT-1 = { $seat } n’a pas de pion dans ce conflit.
refusal-INT-1 = { $seat } n’attaque pas dans ce conflit.
refusal-INT-5 = Un défenseur ne renonce pas ici, et qui a renoncé ne peut être gardé.
refusal-OPT-1 = « { $salaries } » n’est pas une liste de trois à cinq revenus croissants, chacun en billets de { $least } ducats.
refusal-OPT-2 = Il y a { $number } métiers pour { $domains } domaines ; il en faut autant.
refusal-OPT-3 = Un capital de { $sum } ducats ne se paie pas en billets de { $least }.
refusal-OPT-4 = { $tokens } pions ne suffisent pas pour { $rounds } manches.
refusal-OPT-5 = { $number } pions ne peuvent aller dans des palais différents : il n’y en a que { $palaces }.
refusal-OPT-6 = Aucune place { $number } ne pourrait commencer.
refusal-REC-1 = Les { $tokens } pions doivent tous être placés, et non { $requested }.
refusal-REC-4 = Le { $domain } n’est pas libre.
refusal-SEND-2 = { $palace } est votre palais, ou vous y avez déjà envoyé un pion ce tour-ci.
refusal-SEND-3 = Il ne vous en reste pas : { $profession }.
refusal-TALK-3 = À cette table on ne parle pas à voix basse.
refusal-TALK-4 = Une parole se donne à d’autres, au moins à une personne.
refusal-TALK-5 = Une parole a d’une à { $most } clauses, chacune sur un pion et sur le palais d’un autre.
refusal-TALK-6 = Une parole dit ce que vous ferez vous-même ; menaces et offres ont besoin d’une condition.
refusal-TALK-7 = Cette parole n’est pas à vous pour y répondre ou la retirer maintenant.
refusal-TALK-11 = Vous avez { $most } paroles en suspens ; cela suffit à tout le monde.
refusal-TALK-12 = La manche { $until } est passée ou ne viendra pas ; c’est la manche { $round }.
refusal-TALK-14 = Vous avez dit { $most } choses dans ce tour ; les autres veulent jouer. Vous continuerez au prochain.

## Les éditions

preset-fx1994 = FX Schmid 1994 : cinq domaines de 10 000 à 100 000 ducats, six manches.
preset-four-room = Les éditions suivantes, à quatre salles de 1 000 à 10 000 ducats : cinq manches, et les revenus une fois encore à la fin.

## Les options

option-salaries = Les revenus des domaines en ducats, croissants, séparés par des virgules.
option-professions = Le nombre de métiers ; autant que de domaines.
option-copies = Les pions de chaque métier d’une place.
option-start-cash = Les ducats de départ de chaque place.
option-min-bribe = Le plus petit pot-de-vin en ducats, et le billet qui compte tous les autres.
option-send-per-turn = Les pions envoyés par tour, chacun dans un autre palais.
option-last-round = La dernière manche ; on n’y envoie personne.
option-final-income = Si tous encaissent une fois encore après la dernière manche (yes, no).
option-start-seat = Qui commence : au sort (random), la place de ce numéro, ou la personne la plus âgée, que la table désigne (oldest).
option-reception-order = Ce qui se règle d’abord : les pions sans rival ou les conflits externes (uncontested, external).
option-placing = Si les pions non contestés sont placés en groupe ou un par un (group, token).
option-bribe-secrecy = Si tous voient un pot-de-vin, ou seuls payeur et maître (open, concealed).
option-cash-visibility = Si les bourses sont cachées ou ouvertes (hidden, open).
option-sums-in-log = Les sommes que le journal montre : toutes, celles de la manche, aucune (full, round, none).
option-short-of-cash = Qui ne peut payer le minimum ne paie rien, emprunte ou perd le pion (nothing, loan, exile).
option-self-conflict = Si l’on paie deux pots-de-vin ou un en attaquant son propre pion (two, one).
option-concede = Si un défenseur peut renoncer sans payer (yes, no).
option-side-payments = Si l’on peut donner de l’argent hors pot-de-vin (yes, no).
option-tie-break = À égalité on partage la victoire, ou les pions en place décident (shared, office).
option-whispers = Si l’on peut parler à voix basse (yes, no).
option-promise-book = Quand le livre dit qui a tenu parole : jamais, à la fin, aussitôt (off, end, live).
option-floor = Si tous parlent à la fois ou l’un après l’autre dans l’ordre du paiement (free, order).
option-talk-time = Secondes de palabre avant de régler une affaire ; aucune si 0.
option-bribe-time = Secondes pour un pot-de-vin.
option-decide-time = Secondes pour la décision d’un maître.
option-send-time = Secondes pour envoyer.

## Les règles : phrase, titre, et notre lecture où les livrets en laissent une

rule-SET-1 = Chaque place est maître d’un palais et a deux pions de chaque métier.
    .title = Palais et pions
    .interpretation = Les métiers des éditions à quatre salles ont d’autres noms ; ce sont ici les quatre premiers.
rule-SET-2 = Un palais a autant de domaines qu’il y a de métiers ; chacun paie son propre revenu.
    .title = Domaines et revenus
    .interpretation = Notre livret n’imprime pas les revenus. Trois comptes rendus s’accordent sur 10 000, 20 000, 30 000, 50 000 et 100 000, six sur ceux des éditions à quatre salles. Leur place sur le plan n’est pas connue : on les montre en ordre croissant.
rule-SET-3 = Chaque place commence avec deux billets de chaque valeur.
    .title = Le capital
rule-SET-4 = Le contenu d’une bourse est le secret de sa place jusqu’à la fin.
    .title = Bourses secrètes
    .interpretation = Une mémoire parfaite pourrait les compter, car revenus et pots-de-vin sont publics. Qui n’a rien est quand même interrogé, sinon tous le sauraient.
rule-SET-5 = La banque ne manque jamais d’argent.
    .title = La banque
rule-SET-6 = Qui commence est tiré au sort, est la place que la table nomme, ou est la personne la plus âgée.
    .title = Qui commence
    .interpretation = Le livret fait commencer le plus âgé ; le sort convient à toutes les tables. Si la table demande la personne la plus âgée, chaque place à partir de la deuxième dit si elle a plus d’âge que la plus âgée des précédentes. On ne demande l’âge de personne, et personne ne vérifie les réponses. Un bot n’a jamais plus d’âge.
rule-SET-7 = On joue à trois, quatre ou cinq avec les mêmes règles.
    .title = De trois à cinq
    .interpretation = À trois, chaque tour envoie un pion à chacun des deux autres : seuls les métiers se choisissent. Deux peuvent s’allier contre un.
rule-SET-8 = Jusqu’où le journal montre les sommes se règle pour la table.
    .title = Les sommes du journal
    .interpretation = Un journal de toutes les sommes se souviendrait pour tout le monde ; d’ordinaire il montre celles de la manche. Qui regarde apprend chaque somme quand elle est versée. Plus tard le lecteur du journal trouve les sommes de la manche (ou de l’affaire en cours), et une place tout ce qui a suivi son propre dernier choix. La partie finie, tout est ouvert.
rule-TURN-1 = Une manche est un tour pour chaque place, dans le sens horaire à partir de celle qui a commencé.
    .title = Les manches
rule-TURN-2 = Un tour a trois étapes dans cet ordre : revenus, réception, envoi.
    .title = Les trois étapes
rule-INC-1 = La banque paie le revenu de tout domaine d’un autre palais qui héberge un pion à soi.
    .title = Les revenus
rule-INC-2 = À la première manche personne n’a de revenu.
    .title = Pas de revenu d’abord
rule-REC-1 = Le maître doit recevoir tous les pions du parc ; nul ne peut être renvoyé.
    .title = Tous sont reçus
    .interpretation = Seul part sur l’île qui perd un conflit.
rule-REC-2 = D’abord les pions sans rival, puis les conflits externes, puis les internes.
    .title = L’ordre des affaires
    .interpretation = Le livret décrit la simple réception avant les conflits, mais dit que les externes viennent tout d’abord ; une table peut les mettre au tout début.
rule-REC-3 = On paie l’un après l’autre, dans le sens horaire à partir de la gauche du maître ; chacun entend ce qui a été payé avant.
    .title = L’ordre du paiement
rule-REC-4 = Le maître seul décide où vont les pions, un par domaine vacant, sans être lié par l’argent ni par une parole.
    .title = Le maître décide
    .interpretation = On ne postule pas à un domaine ; un souhait n’est que paroles.
rule-REC-5 = Tous les pions non contestés sont placés par une seule décision, définitive.
    .title = Une décision pour le groupe
    .interpretation = Une table peut les faire placer un par un.
rule-REC-6 = Si un seul pion n’a qu’un domaine vacant, il y va ; son pot-de-vin est dû quand même.
    .title = Le dernier domaine vacant
rule-BRI-1 = Un pot-de-vin vaut au moins le plus petit billet et se compte en ces billets.
    .title = Le moindre pot-de-vin
    .interpretation = Les paliers ne sont pas imprimés ; le plus petit billet est le plus petit palier.
rule-BRI-2 = Un pot-de-vin se paie aussitôt, en liquide, jamais au-delà de la bourse, et n’est ni augmenté ni rendu.
    .title = Payé aussitôt
rule-BRI-3 = Un pot-de-vin est dû pour chaque pion dans chaque affaire ; l’argent reste au maître.
    .title = Un pot-de-vin par pion
    .interpretation = On peut donc payer plusieurs fois dans une réception.
rule-BRI-4 = Qui ne peut payer le minimum ne paie rien et reste dans l’affaire.
    .title = À court d’argent
    .interpretation = Le livret ne connaît que deux chemins vers l’île, et pas de dettes. Une table peut faire prêter le minimum par la banque, à rendre à la fin, ou exiler le pion ; un défenseur que plus personne n’attaque reste.
rule-BRI-5 = L’argent ne change de mains que comme revenu ou pot-de-vin.
    .title = Pas de dons
    .interpretation = Une table peut les permettre ; qui doit agir peut alors donner d’abord.
rule-BRI-6 = Tous entendent chaque pot-de-vin.
    .title = Pots-de-vin ouverts
    .interpretation = En variante ils sont cachés : seuls payeur et maître savent la somme. Comme personne n’apprend ce que verse un autre, tous ceux qui doivent payer sont appelés à la fois, et chacun n’apprend que le fait que les autres ont payé.
rule-EXT-1 = Des pions du même métier dans le parc, sans pareil en place, sont en conflit : un entre dans un domaine vacant, les autres sont exilés.
    .title = Conflit externe
rule-EXT-2 = De deux conflits externes vient d’abord celui dont le premier payeur est plus près de la gauche du maître.
    .title = Deux conflits externes
rule-INT-1 = Un pion en place attaqué par des pareils est en conflit avec tous à la fois : un tient ce même domaine, les autres sont exilés.
    .title = Conflit interne
    .interpretation = Quel que soit le nombre d’attaquants, c’est un seul conflit ; des pareils dans le parc n’en font pas un externe si le leur est en place.
rule-INT-2 = Plusieurs conflits internes se règlent du domaine le moins payé vers le haut.
    .title = Plusieurs conflits internes
rule-INT-3 = Qui a le pion en place paie d’abord.
    .title = Le défenseur paie d’abord
rule-INT-4 = Qui attaque son propre pion paie pour les deux.
    .title = S’attaquer soi-même
    .interpretation = Le livret n’interdit que son propre palais. Si personne d’autre n’est concerné, le maître n’est pas interrogé : le pion en place reste. Une table peut demander un seul pot-de-vin ; une place à laquelle on renonce ne coûte rien, l’attaquant coûte alors le sien.
rule-INT-5 = Un défenseur doit payer et ne peut renoncer.
    .title = Pas de renoncement
    .interpretation = Une table peut le permettre. Qui renonce au profit de son propre attaquant perd le pion en place de son fait, non de celui du maître ; l’attaquant prend le domaine.
rule-INT-6 = Qui est exilé reste sur l’île pour le reste de la partie.
    .title = L’île
rule-SEND-1 = À chaque tour on envoie exactement deux pions de la réserve.
    .title = Deux pions
rule-SEND-2 = Ils vont dans deux palais différents, jamais le sien.
    .title = Deux palais
rule-SEND-3 = Pour le reste tout pion de la réserve peut aller partout, deux du même métier aussi.
    .title = Tout métier
rule-SEND-4 = À la dernière manche on n’envoie personne.
    .title = Personne à la dernière manche
rule-END-1 = La partie finit après la dernière manche : la sixième avec cinq domaines, la cinquième avec quatre.
    .title = La dernière manche
rule-END-2 = Dans les éditions à quatre salles tous encaissent une fois encore après la dernière manche.
    .title = Les revenus une fois encore
    .interpretation = Du jeu de 1994 aucune source ne le dit : l’argent y est compté aussitôt. Une table peut payer.
rule-END-3 = Toutes les bourses s’ouvrent ; le plus riche gagne.
    .title = Le vainqueur
rule-END-4 = À égalité on partage la victoire.
    .title = Égalités
    .interpretation = Aucune source ne les départage. Une table peut faire décider les revenus des pions en place, puis le moindre nombre d’exilés.
rule-END-5 = La partie finie, tous apprennent ce que chaque place a versé et reçu en pots-de-vin, ses revenus, ses exils, ce que lui a rapporté de manquer à sa parole, les menaces qu’elle a mises à exécution et son argent à la fin de chaque manche.
    .title = Les comptes
    .interpretation = Ce que rapporte une parole rompue : d’un pot-de-vin promis, ce qui n’a pas été versé ; d’une place promise, le pot-de-vin versé pour elle par celui à qui elle était promise. De plusieurs paroles sur un même pot-de-vin la plus grande somme compte ; les chuchotements ne comptent pas. Un exil est le fait du maître si le pion y a perdu un conflit, et de personne si son propriétaire ne pouvait payer ou a renoncé. Une menace est exécutée si l’une de ses clauses a été tenue.
rule-TALK-1 = Avant chaque affaire il y a un temps pour parler, jusqu’à ce que le maître demande les pots-de-vin.
    .title = Le temps de parler
rule-TALK-2 = Une table peut donner la parole à l’un après l’autre, dans l’ordre du paiement.
    .title = La parole
    .interpretation = Elle règle qui l’on attend ; personne n’est réduit au silence, car chacun peut toujours parler et donner sa parole.
rule-TALK-3 = Tout ce qui se dit est entendu de tous, sauf si la table permet la voix basse.
    .title = À voix basse
    .interpretation = On peut dire à voix basse des paroles en clauses ; la conversation reste ouverte à tous. Ce qu’il est advenu d’une parole à voix basse se dit à la fin, à qui l’a entendue.
rule-TALK-4 = Chacun peut à tout moment promettre, menacer ou offrir, à un, à plusieurs ou à tous.
    .title = Les paroles données
rule-TALK-5 = Une parole est faite de clauses vérifiables : placer, garder, exiler, payer, envoyer, ne pas envoyer.
    .title = Les clauses
rule-TALK-6 = Une parole dit ce que fera qui la donne, et peut-être si ou sauf si quoi ; menaces et offres ont une condition.
    .title = Les conditions
rule-TALK-7 = Celui à qui une parole s’adresse peut l’accepter ou la refuser ; tant que nul ne l’accepte, elle peut être retirée ; à la fin elle échoit.
    .title = La vie d’une parole
rule-TALK-8 = Chaque clause est jugée sur les faits : tenue, rompue, sans objet si sa condition manque, impossible si d’autres l’ont rendue telle.
    .title = Comment on juge
    .interpretation = Une place que nul n’a demandée, un conflit jamais venu, un défenseur qui renonce rendent une clause impossible. Ce que l’orateur a lui-même rendu impossible est rompu. Manquer d’argent non, car les bourses sont secrètes. Une offre compte dès que quelqu’un l’a acceptée.
rule-TALK-9 = Le livre des promesses dit qui a tenu parole : à la fin, aussitôt ou jamais.
    .title = Le livre des promesses
    .interpretation = Ses propres paroles en suspens sont de toute façon un aide-mémoire privé.
rule-TALK-10 = Rien de ce qui a été dit n’est jamais imposé.
    .title = Rien ne lie
rule-TALK-11 = Une place n’a pas plus de vingt paroles en suspens.
    .title = Pas trop de paroles
rule-TALK-12 = Une clause parle de manches encore à venir.
    .title = Les manches à venir
rule-TALK-13 = Chacun peut dire pourquoi il a choisi ainsi, que ce soit vrai ou non ; personne ne vérifie.
    .title = Raisons
rule-TALK-14 = Dans un tour, une place ne donne pas plus de soixante paroles et raisons.
    .title = Pas sans fin
    .interpretation = Accepter, refuser et reprendre ne comptent pas. C’est bien plus qu’il n’en faut, et cela empêche une place de remplir le livre.
rule-OUT-1 = Une place dont le temps est écoulé n’a jamais plus d’âge ; on paie le minimum, le défenseur reste, qui a payé plus a le meilleur domaine, et les pions partent selon un compte fixe.
    .title = Pas de réponse
    .interpretation = L’envoi n’est pas tiré au sort : quels pions partent et où découle de la manche, de la place et de ce qui est déjà parti, pour que ce choix ne dépende que de la table.
rule-OUT-2 = Une place que l’on a quittée joue de façon neutre : le minimum, les places au plus offrant, l’envoi au sort.
    .title = Un joueur est parti
rule-OUT-3 = Pots-de-vin, décisions et envois ont chacun leur temps.
    .title = Les temps
    .interpretation = Avec les pendules d’une seule séance chaque étape a son temps, celui de la table, et rien d’autre ne compte ; 0 signifie autant qu’on veut. La pendule joue alors le choix prévu : elle clôt les paroles, cède la parole, verse le moindre pot-de-vin. Où des personnes sont à table, un maître qui est un bot laisse courir le temps de parler, et sans ces pendules attend que rien n’ait été dit pendant quelques secondes ; entre bots on n’attend rien.
rule-OPT-1 = Les revenus sont trois à cinq, croissants, chacun en billets entiers.
    .title = Des revenus qui conviennent
rule-OPT-2 = Il y a autant de métiers que de domaines.
    .title = Des métiers qui conviennent
rule-OPT-3 = Le capital est en billets entiers.
    .title = Un capital qui convient
rule-OPT-4 = Il y a des pions pour toutes les manches sauf la dernière.
    .title = Des manches qui conviennent
rule-OPT-5 = Les pions d’un tour trouvent autant d’autres palais.
    .title = Des palais qui conviennent
rule-OPT-6 = Qui commence est assis à la table.
    .title = Une place qui existe

## Kinds of wishes, as headings

kind-hear-bribes = Demander les pots-de-vin
kind-yield-floor = N’avoir plus rien à dire
kind-keep = Garder le pion en place
kind-pay-nothing = Ne rien payer
kind-concede = Renoncer à la place
kind-replace = Donner la place
kind-place = Placer le pion
kind-admit = Admettre un pion
kind-send = Envoyer un pion
kind-place-all = Placer les pions
kind-bribe = Payer un pot-de-vin
kind-give = Donner de l’argent
kind-give-word = Donner sa parole
kind-accept-word = Accepter une parole
kind-decline-word = Décliner une parole
kind-withdraw-word = Retirer une parole
kind-say-why = Dire pourquoi
kind-say-age = Dire si on a plus d’âge

## Sections of the rule reference, by their titles

section-set-up = Mise en place
section-the-turn = Le tour
section-stage-1-income = Étape 1 : revenus
section-stage-2-reception = Étape 2 : réception
section-bribes = Pots-de-vin
section-external-conflicts = Conflits externes
section-internal-conflicts = Conflits internes
section-stage-3-sending = Étape 3 : envoi
section-the-end = La fin
section-talk = Discussion
section-no-answer = Sans réponse
section-options = Options

## Editions of the rulebook

edition-fx-fr = FX Schmid 1994, traduction française
edition-reports = Comptes rendus publics

## The board in the terminal

view-palace = Palais
view-park = Parc
view-income = Revenus
view-reserve = Réserve
view-island = Île
view-bribes-paid = Pots-de-vin versés
view-bribes-taken = Pots-de-vin reçus
view-salaries = Revenus
view-exiles-caused = Exils prononcés
view-exiles-suffered = Exils subis
view-broken-gains = Gagné en manquant à sa parole
view-threats-carried = Menaces mises à exécution
view-fortunes = Argent à la fin d’une manche
