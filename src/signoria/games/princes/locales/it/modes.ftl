# I Principi di Catan: partite a tema, duello e torneo.

stack-5 = 5
stack-6 = 6
stack-7 = 7
stack-8 = 8

## Che cosa è successo

event-deck-brought = { $brought_known ->
        [no] { $seat } porta un mazzo.
       *[yes] { $seat } porta { $brought }.
    }
event-deck-shown = { $seat } mostra il mazzo: { $brought }.
event-stolen-returned = { $seat } riprende { $number } { $card }.
event-card-chosen = { $card_number ->
        [-9] { $seat } sceglie una carta per la prima mano.
       *[other] { $seat } sceglie { $card } per la prima mano.
    }
event-region-picked = { $card_number ->
        [-9] { $seat } fissa il posto di una regione.
       *[other] { $seat } posa { $card } al posto seguente.
    }
event-regions-arranged = Le regioni di { $seat }: { $regions }.
event-event-removed = { $card_number ->
        [-9] Un evento lascia per sempre la pila degli eventi, coperto.
       *[other] { $card } lascia per sempre la pila degli eventi.
    }
record-brought = { $card }
record-regions = { $card }

## Desideri e domande

action-pick-deck = Portare il mazzo pronto { $deck }
action-bring-deck = Portare un mazzo proprio: { $brought }
agenda-decks = Tocca a { $actors } portare un mazzo.
agenda-first-hand = Tocca a { $actors } scegliere carte per la prima mano.
agenda-arranging = Tocca a { $actors } disporre le regioni.
agenda-preparing = { $actors } costruisce nel turno preparatorio, o passa.
agenda-stack-for = { $actors } sceglie una pila per una carta della mano.

## Rifiuti

refusal-MODE-4 = La pila { $stack } ha un dorso diverso da { $card }.
refusal-MODE-8 = { $card } non è una tua regione ancora senza posto.
refusal-MODE-9 = Solo un torneo si gioca con i mazzi: { $option } non si imposta qui.
refusal-T1 = { $card } non è in nessuna scatola di questa collezione.
refusal-T6 = Eventi scelti: { $found }; devono essere { $allowed }.
refusal-T7 = { $card } è scelto { $found } volte, al massimo { $allowed }: di quelli con la luna ne vale uno.
refusal-T8 = { $card } è scelto troppo spesso: { $found } dove { $allowed } è permesso.
refusal-T12 = { $fault ->
        [wrong-back] { $card } non va in un mazzo.
       *[other] Carte nel mazzo: { $found }; devono essere { $allowed }.
    }
refusal-T13 = { $card } è nel mazzo { $found } volte, al massimo { $allowed }.
refusal-T14 = { $card } è una carta speciale: { $found } nel mazzo, permesse { $allowed }.
refusal-T15 = { $card } è dell’era degli esploratori, senza accordo tra i giocatori.
refusal-T16 = { $card } non è nel tuo mazzo, o non più.
refusal-T18 = Niente carte azione nel turno preparatorio, né nulla che tocchi il tuo avversario.
refusal-T19 = { $card } toccherebbe il tuo avversario e deve aspettare la fine del turno preparatorio.
refusal-T23 = Di chi è la carta ha scelto la pila { $stack }.
refusal-T25 = { $card } è già in gioco, e di un nome ce n’è uno solo sul tavolo.
refusal-T26 = Tre saggi al massimo: non c’è posto per { $card }.
refusal-T30 = { $option } non ha gli Esploratori, e solo due giocatori che possiedono quel set possono accordarsi.

## Modi e opzioni

preset-gold = Una partita a tema, l’era dell’oro: dodici punti vittoria.
preset-turmoil = Una partita a tema, l’era dei tumulti: dodici punti vittoria.
preset-progress = Una partita a tema, l’era del progresso: dodici punti vittoria.
preset-duel = Il Duello dei Principi: tutte e tre le ere, senza le carte con la luna, tredici punti vittoria.
preset-tournament = Il torneo: ognuno porta un mazzo, quindici punti vittoria.
preset-sages = Una partita a tema, l’era dei saggi: dodici punti vittoria.
option-mode = Il modo di giocare: quali carte, quali pile, come si comincia.
option-red-deck = Il mazzo di Rosso in un torneo: un mazzo pronto, un codice o un elenco; «choose» lo lascia portare al giocatore, non visto.
option-blue-deck = Il mazzo di Blu in un torneo: un mazzo pronto, un codice o un elenco; «choose» lo lascia portare al giocatore, non visto.
option-red-sets = I set che Rosso possiede e da cui viene il suo mazzo: «base» per la scatola base, «all» per tutti, oppure nomi di espansioni separati da virgole.
option-blue-sets = I set che Blu possiede e da cui viene il suo mazzo: «base» per la scatola base, «all» per tutti, oppure nomi di espansioni separati da virgole.
option-promo = Accordo: carte speciali o promozionali possono stare nei mazzi, una di ognuna (regole del 24 agosto 2015, «Création de votre paquet»).
option-explorers = Accordo: entrambi giocano con l’Era degli Esploratori (regole del 24 agosto 2015, ultima sezione).
option-pirates = Quando una nave pirata può essere costruita nel giro preparatorio. «harmless»: finché l’altro non ha una nave mercantile. «printed»: appena l’altro ne ha una, come dice il testo francese (regole del 24 agosto 2015, «Manche préparatoire»).

## Il tavolo come testo

board-open = Scoperte: { $list }
board-stacks-of = Pile di { $name }: { $stacks }
board-order = Disposte finora: { $list }
board-deck = Mazzo di { $name }: { $list }
board-stolen = { $name } tiene dell’altro: { $list }

## Regole

rule-MODE-1 = In una partita a tema le carte base formano tre pile di dodici, quelle dell’era due; i suoi eventi vanno nella pila degli eventi.
    .title = Partite a tema
rule-MODE-2 = Nelle partite a tema e nel duello ognuno guarda una pila base e ne prende tre carte per la prima mano; l’ordine resta.
    .title = La prima mano
    .interpretation = Il secondo cerca in un’altra pila; pile che nessuno ha visto sono uguali, perciò a nessuno si chiede quale.
rule-MODE-3 = In una partita a tema alcune carte dell’era stanno scoperte. Si costruiscono da lì senza pescarle, e vi tornano quando escono dal gioco.
    .title = Carte scoperte
rule-MODE-4 = Una carta va sotto una pila con lo stesso dorso.
    .title = Pile dello stesso dorso
rule-MODE-5 = Tutti vedono i dorsi delle carte, anche in mano.
    .title = I dorsi
    .interpretation = In un torneo i dorsi si considerano uguali.
rule-MODE-6 = Un duello si gioca senza le carte con la luna: tre pile base di dodici e una per ogni era, con le carte che starebbero scoperte.
    .title = Il duello
rule-MODE-7 = La pila degli eventi di un duello ha Yule, gli altri cinque eventi senza luna e sei di quelli con la luna, a sorte.
    .title = Eventi del duello
rule-MODE-8 = Note le prime mani, ognuno dispone come vuole le sei prime regioni; si rivelano insieme.
    .title = Disposizione libera
    .interpretation = Entrambi scelgono nello stesso tempo, posto per posto da sinistra, sopra prima di sotto.
rule-MODE-9 = Si portano mazzi solo a un torneo.
    .title = Altrove niente mazzi
rule-END-3 = Salvo nella partita introduttiva, chi ha i punti vittoria nel proprio turno vince subito.
    .title = Subito
    .interpretation = Prima si paga ciò che costa l’ultimo atto.
rule-T2 = La casa è l’ospite: carte centrali e regioni stanno al centro, per entrambi.
    .title = L’ospite
    .interpretation = Rosso siede con l’ospite; altro non ne dipende.
rule-T3 = I principati si dispongono come sempre, e le prime regioni quando le mani sono note.
    .title = Preparazione
rule-T4 = Ogni prima regione ha una risorsa, anche il fiume d’oro.
    .title = Prime risorse
rule-T9 = I dodici eventi si mescolano e la pila si forma attorno a Yule come sempre. Quelli che tornano sotto i primi quattro lo fanno.
    .title = La pila degli eventi
    .interpretation = Con meno di quattro carte un tale evento va in fondo.
rule-T10 = Quando restano tre eventi oltre a Yule, Yule si toglie; da allora gli eventi si posano scoperti e si mescolano quando l’ultimo è rivelato.
    .title = Pochi eventi
    .interpretation = Si tolgono solo carte coperte. Se non ne restano, le altre si mescolano subito; senza eventi la faccia non porta nulla. Chi toglie una carta dal gioco è il solo a conoscerla.
rule-T11 = Dopo la partita ognuno riprende gli eventi che ha portato.
    .title = Riprendere gli eventi
rule-T16 = Ognuno sceglie tre carte del mazzo come prima mano; le altre 32 formano quattro pile proprie di otto. Pesca solo da queste.
    .title = Pile proprie
    .interpretation = Entrambi scelgono nello stesso tempo.
rule-T17 = Nel turno preparatorio i due costruiscono a turno, una carta della mano o una carta centrale, finché passano. Chi ha passato o non ha carte ha finito.
    .title = Il turno preparatorio
    .interpretation = La sorte dice chi costruisce per primo. Chi ha carte è interrogato anche se non può pagarne, perché nessuno deve saperlo.
rule-T18 = Là non si tira dado, non si gioca azione, non si costruisce nulla presso l’altro, e non si costruisce né si usa nulla che lo tocchi.
    .title = Limiti del turno
rule-T19 = Ciò che vi si costruisce serve subito a chi lo possiede, e una funzione si usa oltre alla costruzione. Ciò che vale una volta per turno vale una volta in tutto il turno preparatorio; ciò che aspetta il turno dopo la costruzione ne aspetta la fine. Una nave pirata si costruisce finché l’altro non ha navi mercantili.
    .title = Vantaggi propri
    .interpretation = La frase stampata sulla nave pirata si prende per una svista: nulla deve ancora affondare.
rule-T20 = Poi entrambi completano la mano e possono scambiare come sempre.
    .title = Completare la mano
rule-T21 = Chi ha costruito per secondo comincia la partita.
    .title = Chi comincia la partita
    .interpretation = Il secondo è chi ha il secondo turno, anche se qualcuno passa subito.
rule-T22 = Ognuno ha i propri scarti: per le azioni giocate e le sue carte uscite dal gioco.
    .title = Scarti propri
rule-T23 = Ciò che un giocatore deve mettere sotto una pila o scartare va sotto le sue pile o nei suoi scarti, anche le carte rubate; quelli dell’altro sono fuori portata.
    .title = Solo i propri
    .interpretation = Dove l’altro sceglie una carta della mano, prima il suo possessore ha scelto la pila.
rule-T24 = Le carte rubate si annotano e si rendono dopo la partita.
    .title = Carte rubate
    .interpretation = La nota è aperta a tutti.
rule-T25 = Di un’unità con nome proprio ce n’è una su tutto il tavolo; uscita dal gioco, chiunque può ricostruirla.
    .title = Nomi propri
rule-T26 = Un principato ha al massimo tre saggi.
    .title = Saggi
rule-T27 = Le carte che cercano in una pila o negli scarti cercano nei propri, se non nominano quelli dell’altro.
    .title = Quale pila
rule-T28 = Le carte scoperte di una partita a tema qui sono in un mazzo: vanno pescate e posate dalla mano.
    .title = Niente carte scoperte
rule-T29 = Chi ha quindici punti vittoria nel proprio turno vince subito, anche prima dei dadi, qualunque cosa abbia l’altro.
    .title = Vittoria
    .interpretation = Nessuno deve reclamarla.

## Outer places, owls, stars and levels

zone-region = accanto a una regione
zone-road = su una strada
zone-town = su un abitato
zone-marker = segnalino
zone-their-region = accanto a una regione dell’altro principato
zone-their-road = su una strada dell’altro principato
way-1 = 1
way-2 = 2
way-3 = 3
way-4 = 4
need-city-deficit = meno città dell’altro
need-groves = un boschetto
need-manifesto-level = un Manifesto con un punto vittoria
need-sages = un saggio
need-sages-2 = due saggi
need-opponent-sages = un saggio presso l’altro
event-card-laid = { $zone_key ->
        [region] { $seat } posa { $card } accanto alla colonna { $column }, { $side }.
        [road] { $seat } posa { $card } sulla strada della colonna { $column }.
        [town] { $seat } posa { $card } al posto { $column }.
        [marker] { $seat } posa { $card } come segnalino { $column }.
        [their-region] { $seat } posa { $card } nell’altro principato accanto alla colonna { $column }, { $side }.
       *[other] { $seat } posa { $card } nell’altro principato sulla strada della colonna { $column }.
    }
event-card-lifted = { $stack_number ->
        [-1] { $card } di { $seat } lascia il gioco.
       *[other] { $card } di { $seat } va sotto la pila { $stack }.
    }
event-laid-card-used = { $zone_key ->
        [region] { $seat } usa { $card } accanto alla colonna { $column }, { $side }.
        [road] { $seat } usa { $card } sulla strada della colonna { $column }.
        [town] { $seat } usa { $card } al posto { $column }.
        [marker] { $seat } usa { $card } come segnalino { $column }.
        [their-region] { $seat } usa { $card } nell’altro principato accanto alla colonna { $column }, { $side }.
       *[other] { $seat } usa { $card } nell’altro principato sulla strada della colonna { $column }.
    }
event-laid-card-named = { $card } di { $seat } viene indicato.
event-level-set = { $card } di { $seat } mostra ora { $number }.
event-card-discarded = { $seat } scarta { $card }.
event-event-seen = { $card_number ->
        [-9] { $seat } guarda un evento.
       *[other] { $seat } guarda l’evento { $card }.
    }
event-event-sunk = { $seat } mette un evento sotto la pila degli eventi.
event-face-turned = { $seat } gira il dado evento su { $face }.
event-contest-rolled = { $card }: { $seat } ottiene { $number }, l’altro { $other }.
action-pick-place = { $zone_key ->
        [region] Scegliere il posto accanto alla colonna { $column }, { $side }
        [road] Scegliere il posto sulla strada della colonna { $column }
        [town] Scegliere il posto al posto { $column }
        [marker] Scegliere il posto come segnalino { $column }
        [their-region] Scegliere il posto nell’altro principato accanto alla colonna { $column }, { $side }
       *[other] Scegliere il posto nell’altro principato sulla strada della colonna { $column }
    }
action-use-place = { $zone_key ->
        [region] Usare la carta accanto alla colonna { $column }, { $side }
        [road] Usare la carta sulla strada della colonna { $column }
        [town] Usare la carta al posto { $column }
        [marker] Usare la carta come segnalino { $column }
        [their-region] Usare la carta nell’altro principato accanto alla colonna { $column }, { $side }
       *[other] Usare la carta nell’altro principato sulla strada della colonna { $column }
    }
action-pick-way = Prendere la possibilità { $way }
action-pick-face = Scegliere { $face }
kind-pick-place = Scegliere un posto
kind-use-place = Usare una carta posata
kind-pick-way = Scegliere una possibilità
kind-pick-face = Fissare il dado evento
agenda-choosing-way = { $actors } sceglie una possibilità.
agenda-collecting = { $actors } sceglie la carta che riceve una civetta o una stella.
agenda-spending = { $actors } sceglie la carta che paga una civetta o una stella.
agenda-drawing = { $actors } pesca carte.
agenda-discarding = { $actors } scarta una carta della mano.
agenda-planting = { $actors } sceglie una regione vuota dell’altro.
agenda-yielding = { $actors } mette la mano sotto le pile.
agenda-upgrading = { $actors } sceglie l’insediamento che diventa città.
agenda-sheltering = { $actors } può respingere l’attacco con civette.
agenda-turning-die = { $actors } può girare il dado evento con civette.
agenda-setting-die = { $actors } sceglie che cosa mostrerà il dado evento.
agenda-borrowing = { $actors } sceglie il boschetto dell’altro da usare.
agenda-foreseeing = { $actors } toglie un evento dal gioco.
agenda-sinking = { $actors } può mettere eventi sotto la pila.
refusal-GEO-5 = Lì non si può scegliere o usare nulla: { $zone }, { $column }, { $side }.
refusal-CHOICE-1 = La possibilità { $way } non è offerta o non si può seguire ora.
refusal-TOKEN-2 = { $card } chiede { $needed } civette o stelle; ne hai { $held }.
refusal-BUILD-16 = Nessuna tua regione ha posto accanto per { $card } e può pagarla.
refusal-ACT-10 = Questo evento non può lasciare ora il suo posto.
view-laid = Posate attorno alla fila
view-zone = Dove
rule-GEO-5 = Una carta può stare accanto a ogni regione, una su ogni strada, e segnalini accanto a una regione qualsiasi. Sono i posti esterni.
    .title = Posti esterni
    .interpretation = Dove sta un segnalino o una Nascondiglio d’oro non cambia nulla, perciò nessuno è interpellato; ciascuno occupa il posto accanto a una regione.
rule-ROLL-8 = Se il proprietario di un Tribunale perde risorse al commercio, sceglie quali.
    .title = Tribunale
rule-BUILD-16 = Un’espansione di regione sta accanto a una regione del suo tipo, una per ciascuna. Un saggio è pagato da quella regione.
    .title = Accanto alle regioni
rule-BUILD-17 = Un complemento stradale sta su una strada libera.
    .title = Sulle strade
rule-BUILD-18 = Un segnalino sta accanto a una regione qualsiasi. Il proprietario lo sposta se il posto serve, e non lo toglie mai.
    .title = Segnalini
    .interpretation = Qui non ha un posto fisso.
rule-BUILD-19 = Saggia compensazione costruisce una città su un insediamento senza risorse, Prosperità per un minerale e due grano.
    .title = Una città a prezzo speciale
rule-TOKEN-1 = Un saggio riceve una civetta ogni volta che esce il numero della sua regione, e ne tiene tre al massimo. Il resto è perso.
    .title = Civette
    .interpretation = Chi ha più saggi sceglie quali ne ricevono.
rule-TOKEN-2 = Civette e stelle che una carta costa si pagano da carte a scelta. Non sono risorse: nulla le riduce, le scambia o le prende.
    .title = Pagare con civette
rule-TOKEN-3 = Un boschetto serve contro civette: Coraggio contro le faide, Pace con un dado contro un attacco, Giustizia prima del tiro, Vigilanza dopo. Cole usa un boschetto dell’altro una volta in un turno del suo proprietario.
    .title = Boschetti
    .interpretation = Vigilanza risponde solo a un vero tiro, prima il giocatore di turno.
rule-TOKEN-4 = Al Consiglio dei saggi ognuno riceve fino a due civette, o fino a due risorse su regioni con un saggio.
    .title = Consiglio dei saggi
    .interpretation = Senza un saggio non succede nulla.
rule-LEVEL-1 = Una carta con livelli comincia dal più basso e mostra i punti del suo livello. Ogni livello del Manifesto costa un legname, due oro e tre civette; una carta attacco della mano vale due delle civette.
    .title = Livelli
    .interpretation = Più livelli si comprano in un turno, ciascuno con una carta attacco al massimo.
rule-CHOICE-1 = Se una carta offre più possibilità, il giocatore ne sceglie una che si può seguire.
    .title = Possibilità
rule-MATCH-1 = In una gara entrambi tirano un dado e aggiungono le civette; vince il più alto. Robert vince le parità per il suo proprietario.
    .title = Gare
rule-ACT-10 = Chiaroveggenza mostra al giocatore gli eventi coperti; uno di essi, ma non Yule, lascia il gioco senza che l’altro lo veda.
    .title = Chiaroveggenza
rule-ACT-11 = Il Boschetto della chiaroveggenza mostra i primi tre eventi; ciascuno, ma non Yule, può andare sotto quelli coperti, in qualsiasi ordine.
    .title = Boschetto della chiaroveggenza
rule-ATTACK-8 = Con un Granaio si mette un grano su un campo vuoto dell’altro e si prende una risorsa di un altro tipo.
    .title = Granaio
rule-ATTACK-9 = Saggia difesa mostra la mano dell’altro. Se ha una carta attacco, il proprietario mette tutta la mano sotto pile a sua scelta.
    .title = Saggia difesa
rule-HAND-7 = Le carte pescate durante un turno possono superare il limite fino alla sua fine, e usarsi subito.
    .title = Pescare nel turno
rule-EVENT-13 = Alla Carestia un giocatore senza Granaio perde un grano, o due altre risorse se non ha grano.
    .title = Carestia
    .interpretation = Chi ha una sola altra risorsa perde quella.
section-owls-stars-and-levels = Civette, stelle e livelli
edition-enlightenment = Età dei lumi, indice delle carte
action-pick-event = Scegliere l’evento { $event } dall’alto
kind-pick-event = Scegliere un evento
event-1 = 1
event-2 = 2
event-3 = 3
event-4 = 4
event-5 = 5
event-6 = 6
event-7 = 7
event-8 = 8
event-9 = 9
event-10 = 10
event-11 = 11
event-12 = 12
event-13 = 13
event-14 = 14
event-15 = 15
event-16 = 16
event-17 = 17
event-18 = 18
event-19 = 19
event-20 = 20
event-21 = 21
event-22 = 22
event-23 = 23
event-24 = 24
