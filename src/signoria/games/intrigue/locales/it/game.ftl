# Intrigue: nomi, cronaca, desideri, domande, rifiuti, opzioni e regole.
# Le cifre vengono dal motore; quelle che un’opzione può cambiare non sono scritte qui.

game-title = Intrigue

## I palazzi; un posto senza nome porta quello del suo palazzo

palace-venice = Venezia
palace-milan = Milano
palace-rome = Roma
palace-naples = Napoli
palace-florence = Firenze
family-venice = Venezia
family-milan = Milano
family-rome = Roma
family-naples = Napoli
family-florence = Firenze

## Mestieri e uffici

profession-tax = consigliere fiscale
profession-law = consigliere legale
profession-church = ecclesiastico
profession-military = consigliere militare
profession-science = consigliere scientifico
domain-first = primo ufficio
domain-second = secondo ufficio
domain-third = terzo ufficio
domain-fourth = quarto ufficio
domain-fifth = quinto ufficio

## Gli affari

kind-uncontested = gettoni senza rivali
kind-external = conflitto esterno
kind-internal = conflitto interno
reason-playing = la partita continua
reason-last-round = l’ultimo round è stato giocato

## Le parole date

tone-promise = promessa
tone-threat = minaccia
tone-offer = offerta
link-then = allora
link-if = se
link-unless = a meno che
verb-place = collocare
verb-keep = tenere
verb-drop = esiliare
verb-bribe = pagare
verb-send = mandare
verb-not-send = non mandare
standing-proposed = proposta
standing-accepted = accettata
standing-declined = rifiutata
standing-withdrawn = ritirata
standing-run-out = scaduta
verdict-open = in sospeso
verdict-kept = mantenuta
verdict-broken = infranta
verdict-impossible = impossibile
verdict-void = senza effetto
why-suits-me = il proprio vantaggio
why-paid-most = la bustarella più alta
why-gave-word = una parola data
why-trusted = fiducia
why-grudge = un rancore
why-too-rich = un rivale troppo ricco
why-word-too-dear = una parola troppo cara
why-worth-it = un posto che vale il prezzo
why-outbids = un’offerta più alta
why-least-will-do = risparmio
why-room-there = spazio
why-attacks = un attacco
record-clauses = { $link_key ->
        [if] se { clause-last }
        [unless] tranne se { clause-last }
       *[then] { clause-said }
    }
clause-last = { clause-said }
clause-said = { $verb_key ->
        [place] { $palace } colloca { $seat } ({ $profession }) { clause-where }, entro il round { $until }
        [keep] { $palace } dà il conflitto a { $seat } ({ $profession }), entro il round { $until }
        [drop] { $palace } esilia { $seat } ({ $profession }), entro il round { $until }
        [bribe] { $seat } paga a { $palace } almeno { $least } ducati per { clause-which }, entro il round { $until }
        [send] { $seat } manda a { $palace } { clause-which }, entro il round { $until }
       *[not-send] { $profession_number ->
            [-1] { $seat } non manda nessun gettone a { $palace }, fino al round { $until }
           *[other] { $seat } non manda a { $palace } { clause-which }, fino al round { $until }
        }
    }
clause-where = { $domain_number ->
        [-1] per almeno { $least } ducati a turno
       *[other] nel { $domain }
    }
clause-which = { $profession_number ->
        [-1] un gettone qualsiasi
       *[other] il suo { $profession }
    }

## Che cosa è successo

event-start-chosen = Comincia { $seat }.
event-age-said = { $older ->
        [0] { $seat } non ha più anni di { $other_seat }.
       *[other] { $seat } ha più anni di { $other_seat }.
    }
event-round-began = { $last ->
        [0] Comincia il round { $number }.
       *[other] Comincia il round { $number }: è l’ultimo.
    }
event-turn-began = È il turno di { $seat }.
event-salary-paid = { $ducats ->
        [-9] { $seat } incassa le rendite.
        [one] { $seat } incassa le rendite: { $ducats } ducato.
       *[other] { $seat } incassa le rendite: { $ducats } ducati.
    }
event-matter-opened = { $kind_key ->
        [uncontested] { $palace } riceve gettoni senza rivali: { $parties }.
        [external] { $palace }: conflitto esterno ({ $profession }) tra { $parties }.
       *[internal] { $palace }: conflitto interno, chi è in carica ({ $profession }) è attaccato da { $parties }.
    }
event-floor-yielded = { $seat } non ha altro da dire.
event-bribes-called = { $seat } chiede le bustarelle.
event-bribe-paid = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } dà una bustarella a { $palace } ({ $profession }).
           *[other] { $seat } passa a { $palace } una bustarella sottobanco ({ $profession }).
        }
        [0] { $seat } non ha nulla da dare a { $palace } ({ $profession }).
       *[other] { $seat } paga { $ducats } ducati a { $palace } ({ $profession }).
    }
event-loan-taken = La banca presta { $ducats } ducati a { $seat }.
event-place-given-up = { $seat } non difende più la carica a { $palace } ({ $profession }).
event-token-turned-away = { $seat } non può pagare { $palace }: il gettone va sull’isola ({ $profession }).
event-money-given = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } dà del denaro a { $to_seat }.
           *[other] { $seat } passa del denaro a { $to_seat }.
        }
       *[other] { $seat } dà { $ducats } ducati a { $to_seat }.
    }
event-token-placed = { $palace } colloca { $seat } ({ $profession }) nel { $domain }: { $ducats } ducati a turno.
event-token-admitted = { $palace } ammette { $seat } ({ $profession }) nel { $domain }: { $ducats } ducati a turno. In esilio: { $losers }.
event-defender-kept = { $palace } tiene in carica { $seat } ({ $profession }). In esilio: { $losers }.
event-defender-replaced = { $palace } toglie il { $domain } a { $former_seat } ({ $profession }) e lo dà a { $seat }: { $ducats } ducati a turno. In esilio oltre a { $former_seat }: { $losers }.
event-matter-lapsed = Non resta nessuno nell’affare di { $palace }.
event-token-sent = { $seat } manda a { $palace }: { $profession }.
event-word-given = { $clauses_known ->
        [yes] { $tone_key ->
            [promise] { $seat } promette a { $hearers } (parola { $number }): { $clauses }.
            [threat] { $seat } minaccia { $hearers } (parola { $number }): { $clauses }.
           *[offer] { $seat } offre a { $hearers } (parola { $number }): { $clauses }.
        }
       *[no] { $seat } sussurra a { $hearers } (parola { $number }).
    }
event-word-accepted = { $seat } accetta la parola { $number }.
event-word-declined = { $seat } respinge la parola { $number }.
event-word-withdrawn = { $seat } ritira la parola { $number }.
event-reason-given = { $why_key ->
        [paid-most] { $seat }: «{ $about_seat } ha pagato più di tutti.»
        [gave-word] { $seat }: «Ho dato la mia parola a { $about_seat }.»
        [trusted] { $seat }: «Di { $about_seat } ci si può fidare.»
        [grudge] { $seat }: «Non ho dimenticato ciò che ha fatto { $about_seat }.»
        [too-rich] { $seat }: «{ $about_seat } incassa già abbastanza.»
        [word-too-dear] { $seat }: «La parola data a { $about_seat } mi sarebbe costata troppo.»
        [worth-it] { $seat }: «Questo posto vale il denaro.»
        [outbids] { $seat }: «{ $about_seat } ha pagato, e io pago di più.»
        [least-will-do] { $seat }: «Basterà il minimo.»
        [room-there] { $seat }: «C’è spazio nel palazzo di { $palace }.»
        [attacks] { $seat }: «{ $about_seat } ha nel palazzo di { $palace } un posto per cui vale la pena lottare.»
       *[suits-me] { $seat }: «È ciò che mi conviene di più.»
    }
event-clause-judged = La parola data da { $seat } ({ $number }): { $verdict }.
event-purses-shown = Si aprono le borse: { $coins }.
event-accounts-shown = I conti della partita sono aperti.
event-ended = { $winners_count ->
        [one] La partita è finita: { $reason }. Vince { $winners }.
       *[other] La partita è finita: { $reason }. { $winners } dividono la vittoria.
    }

## I desideri

action-hear-bribes = Chiedere le bustarelle
action-yield-floor = Non avere altro da dire
action-keep = Tenere chi è in carica
action-pay-nothing = Non pagare nulla
action-concede = Rinunciare alla carica
action-replace = Dare la carica a { $seat }
action-place = Collocare nel { $domain }
action-admit = Ammettere { $seat } nel { $domain }
action-send = Mandare a { $palace }: { $profession }
action-place-all = Collocare in quest’ordine: { $domains }
action-bribe = { $notes ->
        [one] Pagare { $notes } banconota
       *[other] Pagare { $notes } banconote
    }
action-give = Dare denaro a { $to_seat }: { $notes } banconote
action-give-word = { $tone } a { $hearers }: { $clauses }
action-accept-word = Accettare la parola { $number }
action-decline-word = Respingere la parola { $number }
action-withdraw-word = Ritirare la parola { $number }
action-say-why = Dire perché: { $why }
action-say-age = { $older ->
        [0] Non avere più anni
       *[other] Avere più anni
    }

## Che cosa si decide

agenda-ages = { $actors } confronta la sua età con quella del padrone di { $memo_palace }.
agenda-audience = { $matter_speaker ->
        [-1] { $actors } lascia parlare gli altri, poi chiede le bustarelle.
       *[other] { $actors } ha la parola.
    }
agenda-bribery = { $actors } deve una bustarella a { $seat }, in banconote da { $note } ducati.
agenda-uncontested = { $actors } colloca i gettoni senza rivali.
agenda-external = { $actors } ammette uno dei gettoni ({ $memo_profession }) ed esilia gli altri.
agenda-internal = { $actors } decide chi tiene la carica: { $memo_profession }.
agenda-sending = { $actors } manda gettoni in altri palazzi: ancora { $to_send }.

## I rifiuti

refusal-BRI-1 = Una bustarella è di almeno una banconota da { $least } ducati.
refusal-BRI-2 = Non puoi pagare { $requested } banconote da { $least } ducati: la tua borsa ne ha { $notes }.
refusal-BRI-4 = Solo chi ha meno di { $least } ducati non paga nulla.
refusal-BRI-5 = Il denaro passa di mano solo come bustarella, e mai con sé stessi.
refusal-BRI-6 = A questo tavolo le bustarelle sono nascoste: nessuno potrebbe verificare la clausola.
refusal-EXT-1 = { $seat } non ha gettoni in questo conflitto.
refusal-INT-1 = { $seat } non attacca in questo conflitto.
refusal-INT-5 = Qui chi difende non rinuncia, e chi ha rinunciato non può essere tenuto.
refusal-OPT-1 = “{ $salaries }” non è un elenco di tre a cinque rendite crescenti, ognuna in banconote da { $least } ducati.
refusal-OPT-2 = Ci sono { $number } mestieri per { $domains } uffici; devono essere altrettanti.
refusal-OPT-3 = Un capitale di { $sum } ducati non si paga in banconote da { $least }.
refusal-OPT-4 = { $tokens } gettoni non bastano per { $rounds } round.
refusal-OPT-5 = { $number } gettoni non possono andare in palazzi diversi: ce ne sono solo { $palaces }.
refusal-OPT-6 = Non c’è un posto { $number } che possa cominciare.
refusal-REC-1 = Vanno collocati tutti i { $tokens } gettoni, non { $requested }.
refusal-REC-4 = Il { $domain } non è libero.
refusal-SEND-2 = { $palace } è il tuo palazzo, o vi hai già mandato un gettone in questo turno.
refusal-SEND-3 = Non te ne restano: { $profession }.
refusal-TALK-3 = A questo tavolo non si sussurra.
refusal-TALK-4 = Una parola si dà ad altri, almeno a una persona.
refusal-TALK-5 = Una parola ha da una a { $most } clausole, ognuna su un gettone e sul palazzo di un altro.
refusal-TALK-6 = Una parola dice che cosa farai tu; minacce e offerte vogliono una condizione.
refusal-TALK-7 = Ora questa parola non è tua né da rispondere né da ritirare.
refusal-TALK-11 = Hai { $most } parole in sospeso; bastano a chiunque.
refusal-TALK-12 = Il round { $until } è passato o non verrà; è il round { $round }.
refusal-TALK-14 = Hai detto { $most } cose in questo turno; gli altri vogliono giocare. Potrai continuare nel prossimo.

## Le edizioni

preset-fx1994 = FX Schmid 1994: cinque uffici da 10.000 a 100.000 ducati, sei round.
preset-four-room = Le edizioni successive con quattro stanze da 1.000 a 10.000 ducati: cinque round, e alla fine ancora una volta le rendite.

## Le opzioni

option-salaries = Le rendite degli uffici in ducati, crescenti, separate da virgole.
option-professions = Il numero dei mestieri; tanti quanti gli uffici.
option-copies = I gettoni di ogni mestiere che ha un posto.
option-start-cash = I ducati con cui ogni posto comincia.
option-min-bribe = La bustarella minima in ducati, e la banconota in cui si contano tutte.
option-send-per-turn = I gettoni mandati in un turno, ognuno in un altro palazzo.
option-last-round = L’ultimo round; in esso non si manda nessuno.
option-final-income = Se tutti incassano ancora una volta dopo l’ultimo round (yes, no).
option-start-seat = Chi comincia: a sorte (random), il posto di quel numero, o la persona più anziana, che il tavolo indica (oldest).
option-reception-order = Che cosa si regola prima: i gettoni non contestati o i conflitti esterni (uncontested, external).
option-placing = Se i gettoni non contestati si collocano in gruppo o uno per uno (group, token).
option-bribe-secrecy = Se tutti vedono una bustarella, o solo chi paga e il padrone (open, concealed).
option-cash-visibility = Se le borse sono nascoste o aperte (hidden, open).
option-sums-in-log = Quali somme mostra la cronaca: tutte, quelle del round, nessuna (full, round, none).
option-short-of-cash = Chi non può pagare il minimo non paga nulla, prende un prestito o perde il gettone (nothing, loan, exile).
option-self-conflict = Se chi attacca un proprio gettone paga due bustarelle o una (two, one).
option-concede = Se chi difende può rinunciare senza pagare (yes, no).
option-side-payments = Se si può dare denaro fuori dalle bustarelle (yes, no).
option-tie-break = In parità si divide la vittoria, o decidono i gettoni in carica (shared, office).
option-whispers = Se si può sussurrare (yes, no).
option-promise-book = Quando il libro dice chi ha mantenuto la parola: mai, alla fine, subito (off, end, live).
option-floor = Se tutti parlano insieme o uno dopo l’altro nell’ordine di pagamento (free, order).
option-talk-time = Secondi per parlare prima di regolare un affare; nessuno se 0.
option-bribe-time = Secondi per una bustarella.
option-decide-time = Secondi per la decisione di un padrone.
option-send-time = Secondi per mandare.

## Le regole: frase, titolo, e la nostra lettura dove i regolamenti ne lasciano una

rule-SET-1 = Ogni posto è padrone di un palazzo e ha due gettoni di ogni mestiere.
    .title = Palazzi e gettoni
    .interpretation = I mestieri delle edizioni a quattro stanze hanno altri nomi; qui sono i primi quattro.
rule-SET-2 = Un palazzo ha tanti uffici quanti sono i mestieri; ognuno paga una rendita propria.
    .title = Uffici e rendite
    .interpretation = Il nostro regolamento non stampa le rendite. Tre resoconti concordano su 10.000, 20.000, 30.000, 50.000 e 100.000, sei su quelle delle edizioni a quattro stanze. Dove stiano sul piano non si sa: si mostrano in ordine crescente.
rule-SET-3 = Ogni posto comincia con due banconote di ogni valore.
    .title = Il capitale
rule-SET-4 = Ciò che c’è in una borsa è segreto fino alla fine.
    .title = Borse segrete
    .interpretation = Una memoria perfetta potrebbe contarle, perché rendite e bustarelle sono pubbliche. Chi non ha nulla viene interrogato lo stesso, altrimenti tutti lo saprebbero.
rule-SET-5 = La banca non resta mai senza denaro.
    .title = La banca
rule-SET-6 = Chi comincia si estrae a sorte, è il posto che il tavolo nomina, o è la persona più anziana.
    .title = Chi comincia
    .interpretation = Il regolamento fa cominciare il più anziano; la sorte va bene a ogni tavolo. Se il tavolo chiede la persona più anziana, ogni posto dal secondo in poi dice se ha più anni della più anziana prima di lui. Non si chiede l’età di nessuno, e nessuno controlla le risposte. Un bot non ha mai più anni.
rule-SET-7 = Si gioca in tre, quattro o cinque con le stesse regole.
    .title = Da tre a cinque
    .interpretation = In tre ogni turno manda un gettone a ciascuno degli altri due: si scelgono solo i mestieri. Due possono allearsi contro uno.
rule-SET-8 = Fin dove la cronaca mostra le somme si stabilisce per il tavolo.
    .title = Le somme nella cronaca
    .interpretation = Una cronaca di tutte le somme ricorderebbe per tutti; di solito mostra quelle del round. Chi guarda apprende ogni somma quando è pagata. Più tardi chi legge la cronaca trova le somme del round (o dell’affare in corso), e un posto tutto ciò che è venuto dopo la sua ultima scelta. A partita finita tutto è aperto.
rule-TURN-1 = Un round è un turno per ogni posto, in senso orario da chi ha cominciato.
    .title = I round
rule-TURN-2 = Un turno ha tre fasi in quest’ordine: rendite, ricevimento, invio.
    .title = Le tre fasi
rule-INC-1 = La banca paga la rendita di ogni ufficio di altri palazzi che ospita un proprio gettone.
    .title = Le rendite
rule-INC-2 = Nel primo round nessuno ha rendite.
    .title = All’inizio nulla
rule-REC-1 = Il padrone deve ricevere ogni gettone del parco; nessuno si può mandare via.
    .title = Tutti sono ricevuti
    .interpretation = Va sull’isola solo chi perde un conflitto.
rule-REC-2 = Prima i gettoni senza rivali, poi i conflitti esterni, poi quelli interni.
    .title = L’ordine degli affari
    .interpretation = Il regolamento descrive il ricevimento semplice prima dei conflitti, ma dice che quelli esterni vengono prima di tutto; un tavolo può metterli all’inizio.
rule-REC-3 = Si paga uno dopo l’altro, in senso orario dalla sinistra del padrone; ognuno sente che cosa è stato pagato prima.
    .title = L’ordine di pagamento
rule-REC-4 = Il padrone da solo decide dove vanno i gettoni, uno per ufficio libero, senza essere legato da denaro o parole.
    .title = Decide il padrone
    .interpretation = Nessuno concorre a un ufficio; un desiderio è solo chiacchiera.
rule-REC-5 = Tutti i gettoni non contestati si collocano con una sola decisione, definitiva.
    .title = Una decisione per il gruppo
    .interpretation = Un tavolo può farli collocare uno per uno.
rule-REC-6 = Se un gettone ha un solo ufficio libero dove andare, ci va; la bustarella è dovuta lo stesso.
    .title = L’ultimo ufficio libero
rule-BRI-1 = Una bustarella vale almeno la banconota minima e si conta in tali banconote.
    .title = La bustarella minima
    .interpretation = Gli scatti non sono stampati; la banconota minima è lo scatto minimo.
rule-BRI-2 = Una bustarella si paga subito, in contanti, mai oltre la borsa, e non si alza né si rende.
    .title = Pagata subito
rule-BRI-3 = Una bustarella è dovuta per ogni gettone in ogni affare; il denaro resta al padrone.
    .title = Una bustarella per gettone
    .interpretation = Così si può pagare più volte in un ricevimento.
rule-BRI-4 = Chi non può pagare il minimo non paga nulla e resta nell’affare.
    .title = A corto di denaro
    .interpretation = Il regolamento conosce solo due vie per l’isola, e nessun debito. Un tavolo può far prestare il minimo dalla banca, da rendere alla fine, o esiliare il gettone; chi difende e non è più attaccato resta.
rule-BRI-5 = Il denaro passa di mano solo come rendita o bustarella.
    .title = Niente doni
    .interpretation = Un tavolo può permetterli; chi deve agire può allora donare prima.
rule-BRI-6 = Tutti sentono ogni bustarella.
    .title = Bustarelle aperte
    .interpretation = Come variante sono nascoste: solo chi paga e il padrone sanno la somma. Poiché nessuno apprende quanto paga un altro, tutti quelli che devono pagare sono chiamati insieme, e ognuno apprende solo che gli altri hanno pagato.
rule-EXT-1 = Pari mestieri nel parco, senza un pari in carica, sono in conflitto: uno entra in un ufficio libero, gli altri vanno in esilio.
    .title = Conflitto esterno
rule-EXT-2 = Di due conflitti esterni viene prima quello il cui primo pagante siede più vicino alla sinistra del padrone.
    .title = Due conflitti esterni
rule-INT-1 = Chi è in carica ed è attaccato da pari è in conflitto con tutti insieme: uno tiene proprio quell’ufficio, gli altri vanno in esilio.
    .title = Conflitto interno
    .interpretation = Per quanti attacchino, è un solo conflitto; pari nel parco non ne fanno uno esterno se un pari è in carica.
rule-INT-2 = Più conflitti interni si regolano dall’ufficio meno pagato in su.
    .title = Più conflitti interni
rule-INT-3 = Chi ha il gettone in carica paga per primo.
    .title = Chi difende paga per primo
rule-INT-4 = Chi attacca un proprio gettone paga per entrambi.
    .title = Attaccare sé stessi
    .interpretation = Il regolamento vieta solo il proprio palazzo. Se nessun altro è coinvolto il padrone non viene interrogato: resta chi è in carica. Un tavolo può chiedere una sola bustarella; una carica a cui si rinuncia non costa nulla, chi attacca costa allora la sua.
rule-INT-5 = Chi difende deve pagare e non può rinunciare.
    .title = Nessuna rinuncia
    .interpretation = Un tavolo può permetterla. Chi rinuncia a favore del proprio attaccante perde il gettone in carica per scelta sua, non del padrone; l’attaccante prende l’ufficio.
rule-INT-6 = Chi è esiliato resta sull’isola per il resto della partita.
    .title = L’isola
rule-SEND-1 = Ogni turno si mandano esattamente due gettoni della riserva.
    .title = Due gettoni
rule-SEND-2 = Vanno in due diversi palazzi altrui.
    .title = Due palazzi
rule-SEND-3 = Per il resto ogni gettone della riserva può andare ovunque, anche due dello stesso mestiere.
    .title = Ogni mestiere
rule-SEND-4 = Nell’ultimo round non si manda nessuno.
    .title = Nessuno nell’ultimo round
rule-END-1 = La partita finisce dopo l’ultimo round: il sesto con cinque uffici, il quinto con quattro.
    .title = L’ultimo round
rule-END-2 = Nelle edizioni a quattro stanze tutti incassano ancora una volta dopo l’ultimo round.
    .title = Ancora le rendite
    .interpretation = Del gioco del 1994 nessuna fonte lo dice: lì il denaro si conta subito. Un tavolo può pagare.
rule-END-3 = Si aprono tutte le borse; vince chi ha più denaro.
    .title = Il vincitore
rule-END-4 = Chi è in parità divide la vittoria.
    .title = Parità
    .interpretation = Nessuna fonte la rompe. Un tavolo può far decidere le rendite dei gettoni in carica, poi il minor numero di esiliati.
rule-END-5 = A partita finita tutti sanno che cosa ogni posto ha pagato e incassato in bustarelle, le sue rendite, i suoi esili, quanto gli ha reso mancare di parola, le minacce attuate e il suo denaro alla fine di ogni round.
    .title = I conti
    .interpretation = Quanto rende una parola infranta: di una bustarella promessa, ciò che non è stato pagato; di un posto promesso, la bustarella pagata per esso da chi ne aveva la promessa. Di più parole su una stessa bustarella conta la somma maggiore; i sussurri non contano. Un esilio è opera del padrone se lì il gettone ha perso un conflitto, e di nessuno se il proprietario non poteva pagare o ha rinunciato. Una minaccia è attuata se una sua clausola è stata mantenuta.
rule-TALK-1 = Prima di ogni affare c’è tempo per parlare, finché il padrone chiede le bustarelle.
    .title = Il tempo di parlare
rule-TALK-2 = Un tavolo può dare la parola a uno dopo l’altro, nell’ordine di pagamento.
    .title = La parola
    .interpretation = Regola chi si aspetta; nessuno è messo a tacere, perché tutti possono sempre parlare e dare la parola.
rule-TALK-3 = Tutto ciò che si dice è sentito da tutti, tranne dove il tavolo permette di sussurrare.
    .title = Sussurri
    .interpretation = Si possono sussurrare parole in clausole; la conversazione resta aperta a tutti. Che cosa è stato di un sussurro si dice alla fine, a chi l’ha sentito.
rule-TALK-4 = Ognuno può in ogni momento promettere, minacciare o offrire, a uno, a più o a tutti.
    .title = Le parole date
rule-TALK-5 = Una parola è fatta di clausole verificabili: collocare, tenere, esiliare, pagare, mandare, non mandare.
    .title = Le clausole
rule-TALK-6 = Una parola dice che cosa farà chi la dà, e forse se o tranne se; minacce e offerte hanno una condizione.
    .title = Le condizioni
rule-TALK-7 = Colui a cui una parola è rivolta può accettarla o respingerla; finché nessuno l’accetta si può ritirare; alla fine scade.
    .title = La vita di una parola
rule-TALK-8 = Ogni clausola è giudicata dai fatti: mantenuta, infranta, senza effetto se manca la condizione, impossibile se altri l’hanno resa tale.
    .title = Come si giudica
    .interpretation = Un posto che nessuno ha chiesto, un conflitto mai venuto, un difensore che rinuncia rendono una clausola impossibile. Ciò che chi ha parlato ha reso impossibile da sé è infranto. La mancanza di denaro no, perché le borse sono segrete. Un’offerta conta quando qualcuno l’ha accettata.
rule-TALK-9 = Il libro delle promesse dice chi ha mantenuto la parola: alla fine, subito o mai.
    .title = Il libro delle promesse
    .interpretation = Le proprie parole in sospeso sono comunque un promemoria privato.
rule-TALK-10 = Nulla di ciò che è stato detto è mai imposto.
    .title = Nulla lega
rule-TALK-11 = Un posto non ha più di venti parole in sospeso.
    .title = Non troppe parole
rule-TALK-12 = Una clausola parla di round ancora da venire.
    .title = I round da venire
rule-TALK-13 = Ognuno può dire perché ha scelto così, vero o no; nessuno controlla.
    .title = Ragioni
rule-TALK-14 = In un turno un posto non dà più di sessanta parole e ragioni.
    .title = Non senza fine
    .interpretation = Accettare, rifiutare e ritirare non contano. È molto più di quanto serva, e impedisce a un posto di riempire il libro.
rule-OUT-1 = Un posto il cui tempo è scaduto non ha mai più anni; si paga il minimo, chi difende resta, chi ha pagato di più ha l’ufficio migliore, e i gettoni si mandano secondo un conto fisso.
    .title = Nessuna risposta
    .interpretation = L’invio non si tira a sorte: quali gettoni vanno e dove segue dal round, dal posto e da ciò che è già partito, perché questa scelta dipenda solo dal tavolo.
rule-OUT-2 = Un posto abbandonato gioca in modo neutrale: il minimo, le cariche al miglior pagante, l’invio a sorte.
    .title = Un giocatore è andato via
rule-OUT-3 = Bustarelle, decisioni e invii hanno ciascuno il proprio tempo.
    .title = I tempi
    .interpretation = Con gli orologi di una sola seduta ogni passo ha il suo tempo, quello del tavolo, e nient’altro conta; 0 vuol dire quanto si vuole. Poi l’orologio gioca la scelta prevista: chiude i discorsi, cede la parola, paga la bustarella minima. Dove siedono persone, un padrone che è un bot lascia correre il tempo per parlare, e senza tali orologi aspetta che per qualche secondo nessuno dica nulla; tra bot non si aspetta nulla.
rule-OPT-1 = Le rendite sono da tre a cinque, crescenti, ognuna in banconote intere.
    .title = Rendite adatte
rule-OPT-2 = Ci sono tanti mestieri quanti uffici.
    .title = Mestieri adatti
rule-OPT-3 = Il capitale è in banconote intere.
    .title = Un capitale adatto
rule-OPT-4 = Ci sono gettoni per tutti i round tranne l’ultimo.
    .title = Round adatti
rule-OPT-5 = I gettoni di un turno trovano altrettanti altri palazzi.
    .title = Palazzi adatti
rule-OPT-6 = Chi comincia siede al tavolo.
    .title = Un posto che c’è

## Kinds of wishes, as headings

kind-hear-bribes = Chiedere le bustarelle
kind-yield-floor = Non avere altro da dire
kind-keep = Tenere chi è in carica
kind-pay-nothing = Non pagare nulla
kind-concede = Rinunciare alla carica
kind-replace = Dare la carica
kind-place = Collocare la pedina
kind-admit = Ammettere una pedina
kind-send = Mandare una pedina
kind-place-all = Collocare le pedine
kind-bribe = Pagare una bustarella
kind-give = Dare denaro
kind-give-word = Dare la parola
kind-accept-word = Accettare una parola
kind-decline-word = Respingere una parola
kind-withdraw-word = Ritirare una parola
kind-say-why = Dire perché
kind-say-age = Dire se si hanno più anni

## Sections of the rule reference, by their titles

section-set-up = Preparazione
section-the-turn = Il turno
section-stage-1-income = Tappa 1: rendite
section-stage-2-reception = Tappa 2: ricevimento
section-bribes = Bustarelle
section-external-conflicts = Conflitti esterni
section-internal-conflicts = Conflitti interni
section-stage-3-sending = Tappa 3: invio
section-the-end = La fine
section-talk = Discussione
section-no-answer = Senza risposta
section-options = Opzioni

## Editions of the rulebook

edition-fx-fr = FX Schmid 1994, traduzione francese
edition-reports = Resoconti pubblici

## The board in the terminal

view-palace = Palazzo
view-park = Parco
view-income = Rendite
view-reserve = Riserva
view-island = Isola
view-bribes-paid = Bustarelle pagate
view-bribes-taken = Bustarelle incassate
view-salaries = Rendite
view-exiles-caused = Esili decisi
view-exiles-suffered = Esili subiti
view-broken-gains = Guadagnato mancando di parola
view-threats-carried = Minacce attuate
view-fortunes = Denaro alla fine di un round
