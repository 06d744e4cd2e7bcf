# Il tavolo di Intrigue nel browser; si carica solo dove si gioca a Intrigue.

## Il tavolo

web-in-thousands = { $number }k
web-in-token = { $name }, { $profession }
web-in-board = I palazzi
web-in-park = In attesa nel parco
web-in-island = L’isola degli esiliati
web-in-island-empty = Ancora nessuno
web-in-income = Rendite per turno: { $ducats } ducati
web-in-income-label = Rendite per turno
web-in-reserve = Non ancora mandati: { $tokens }
web-in-purse = Nella borsa: { $ducats } ducati
web-in-purse-label = Nella borsa
web-in-purse-closed = Una borsa chiusa
web-in-purse-hold = Tieni premuto per guardare nella borsa
web-in-debt = deve { $ducats }
web-in-round = Round { $round } di { $rounds }
web-in-collected = { $name } incassa { $ducats } ducati
web-in-no-income = Tocca a { $name }; ancora nessuna rendita
web-in-matters = Da decidere, in quest’ordine
web-in-matter-uncontested = Senza rivali
web-in-matter-external = Rivali alla porta
web-in-matter-internal = Una carica attaccata
web-in-at-the-door = Alla porta
web-in-in-office = in carica
web-in-paid = ha pagato { $ducats }
web-in-paid-nothing = non aveva nulla
web-in-paid-unknown = ha pagato sottobanco
web-in-pays-now = deve pagare
web-in-pays-later = paga dopo

## Decidere

web-in-title-ages = Chi ha più anni?
web-in-title-audience = È tempo di parlare
web-in-title-bribery = Le bustarelle
web-in-title-uncontested = Colloca i gettoni
web-in-title-external = Rivali alla porta
web-in-title-internal = Una carica attaccata
web-in-title-sending = Manda i gettoni
web-in-ages-how = Comincia la persona più anziana. Non si chiede l’età di nessuno, e nessuno controlla la risposta.
web-in-not-older = Non più anni di { $name }
web-in-older = Più anni di { $name }
web-in-talk-now = Prima si parla: prometti, minaccia, contratta. Nulla di ciò che si dice vincola nessuno.
web-in-open-talk = Apri la discussione
web-in-bribe-for = Per { $token }, al signore di { $palace }:
web-in-bribe-sum = La tua bustarella
web-in-sum-exact = La somma esatta, in banconote da { $note } ducati
web-in-sum-wrong = Solo banconote intere da { $note } ducati.
web-in-note-less = Una banconota in meno
web-in-note-more = Una banconota in più
web-in-pay = Paga { $ducats } ducati
web-in-give = Regala denaro
web-in-give-to = A
web-in-give-sum = Il tuo dono
web-in-give-now = Dai { $ducats } ducati a { $name }
web-in-place-how = Trascina ogni gettone in una finestra, o scegli un gettone e poi una finestra. Nulla è definitivo prima della conferma.
web-in-place-confirm = { $number ->
        [one] Colloca il gettone
       *[other] Colloca tutti i { $number } gettoni
    }
web-in-put = Metti { $token } alla finestra da { $salary } ducati
web-in-put-back = { $token } è destinato alla finestra da { $salary } ducati; riprendilo
web-in-window = La finestra da { $salary } ducati
web-in-choose = Scegli { $token }
web-in-admit = Fai entrare { $token }
web-in-admit-how = Scegli chi entra e una finestra vuota. Gli altri vanno sull’isola per sempre.
web-in-admit-plan = { $name } entra, per { $salary } ducati a turno. Sull’isola: { $losers }.
web-in-judge-how = Uno di loro tiene questa carica da { $salary } ducati. Gli altri vanno sull’isola per sempre.
web-in-keep = Tieni { $token }
web-in-replace = Dai la carica a { $token }
web-in-keep-plan = { $name } resta in carica, per { $salary } ducati a turno. Sull’isola: { $losers }.
web-in-replace-plan = { $name } prende la carica, per { $salary } ducati a turno. Sull’isola: { $losers }.
web-in-decide = Decidi
web-in-send-how = { $number ->
        [one] Scegli un palazzo e un mestiere per { $number } gettone.
       *[other] Scegli { $number } palazzi e un mestiere per ciascuno.
    }
web-in-send-grid = Palazzi e mestieri
web-in-send-none = Non hai ancora scelto
web-in-cell-office = In carica: { $name }, { $salary } ducati
web-in-cell-park = Nel parco: { $names }

## Discussione

web-in-words-for-me = Parole per te
web-in-my-words = Le tue parole in sospeso
web-in-my-words-hint = Solo tu vedi questo elenco.
web-in-word-to = { $name } a { $hearers }
web-in-word-number = { $tone } n. { $number }
web-in-word-whispered = sussurrata
web-in-word-secret = Un sussurro che non è per te.
web-in-word-accept = Accetta
web-in-word-decline = Rifiuta
web-in-word-withdraw = Ritira
web-in-word-accepted = accettata da { $names }
web-in-word-declined = rifiutata da { $names }
web-in-seal = Aggiungi una parola verificabile
web-in-builder = La tua parola
web-in-builder-tone = In che senso?
web-in-builder-to = Per chi?
web-in-builder-all = tutti
web-in-builder-what = Che cosa farai?
web-in-builder-if = A quale condizione?
web-in-builder-always = senza condizioni
web-in-builder-doing = Che cosa deve accadere, o no?
web-in-builder-whose = Quale gettone?
web-in-builder-where = In quale palazzo?
web-in-builder-who = Chi?
web-in-builder-pay = Almeno quanto?
web-in-builder-domain = Quale ufficio?
web-in-builder-at-least = almeno { $ducats }
web-in-builder-exactly = esattamente { $ducats }
web-in-builder-until = Fino alla fine del round
web-in-builder-any = un gettone qualsiasi
web-in-builder-whisper = Lo sentono solo loro
web-in-builder-seal = Sigilla la lettera
web-in-builder-close = Lascia perdere
web-in-builder-says = La tua parola dice:
web-in-verb-place = collocare bene un gettone
web-in-verb-keep = far vincere un gettone
web-in-verb-drop = esiliare un gettone
web-in-verb-bribe = pagare una bustarella
web-in-verb-send = mandare un gettone
web-in-verb-not-send = non mandarne nessuno
web-in-phrases = Frasi pronte
web-in-phrase-best = Chi mi offre di più?
web-in-phrase-high = Dammi un’alta carica e non ci perderai.
web-in-phrase-trust = Di me ti puoi fidare.
web-in-phrase-doubt = Perché dovrei crederti?
web-in-phrase-more = Non basta.
web-in-phrase-remember = Me ne ricorderò.
web-in-phrase-together = Noi due restiamo uniti.
web-in-phrase-game = È solo un gioco!

## La fine

web-in-end-fortunes = Ricchezze
web-in-end-fortune = { $name }: { $ducats } ducati
web-in-end-ahead = con { $ducats } ducati di vantaggio
web-in-end-curves = Ricchezze per round
web-in-end-kept = Chi ha tenuto la parola, e a chi
web-in-end-kept-hint = Clausole mantenute e infrante: chi parla (riga), a chi (colonna).
web-in-end-speaker = Parola di
web-in-end-pair = { $speaker } a { $hearer }: { $kept } mantenute, { $broken } infrante
web-in-end-no-words = Nessuno ha dato una parola verificabile.
web-in-end-account = Il conto
web-in-end-item = Voce
web-in-end-paid = Bustarelle pagate
web-in-end-taken = Bustarelle prese
web-in-end-salaries = Rendite
web-in-end-yield = Rendita per ducato di bustarella
web-in-end-broken-gains = Guadagnato mancando di parola
web-in-end-threats = Minacce messe in atto
web-in-end-exiles-caused = Esili causati
web-in-end-exiles-suffered = Esili subiti
web-in-end-letters = Le lettere

## Creare un tavolo

web-choice-intrigue-start-seat-random = a sorte
web-choice-intrigue-start-seat-oldest = la persona più anziana
web-choice-intrigue-reception-order-uncontested = gettoni senza rivali
web-choice-intrigue-reception-order-external = rivali alla porta
web-choice-intrigue-placing-group = in gruppo
web-choice-intrigue-placing-token = uno per uno
web-choice-intrigue-bribe-secrecy-open = le vedono tutti
web-choice-intrigue-bribe-secrecy-concealed = solo chi paga e il signore
web-choice-intrigue-cash-visibility-hidden = nascoste
web-choice-intrigue-cash-visibility-open = aperte
web-choice-intrigue-sums-in-log-full = tutte le somme
web-choice-intrigue-sums-in-log-round = quelle del round
web-choice-intrigue-sums-in-log-none = nessuna
web-choice-intrigue-short-of-cash-nothing = non paga nulla
web-choice-intrigue-short-of-cash-loan = prende un prestito
web-choice-intrigue-short-of-cash-exile = perde il gettone
web-choice-intrigue-self-conflict-two = due bustarelle
web-choice-intrigue-self-conflict-one = una bustarella
web-choice-intrigue-tie-break-shared = vittoria condivisa
web-choice-intrigue-tie-break-office = decidono i gettoni in carica
web-choice-intrigue-promise-book-off = mai
web-choice-intrigue-promise-book-end = alla fine
web-choice-intrigue-promise-book-live = subito
web-choice-intrigue-floor-free = tutti insieme
web-choice-intrigue-floor-order = uno dopo l’altro
