### Le carte dei Principi di Catan: i nomi, e ciò che fanno secondo i loro verbi.
### status = proposed: no printed source is known to us, the name is ours; likely: a printed name, probably of this card.

## Names

card-road = Strada
    .status = proposed
card-settlement = Insediamento
    .status = proposed
card-city = Città
    .status = proposed
card-forest = Foresta
    .status = proposed
card-gold-field = Fiume d’oro
    .status = proposed
card-fields = Campi
    .status = proposed
card-hills = Colline
    .status = proposed
card-pasture = Pascolo
    .status = proposed
card-mountains = Montagne
    .status = proposed
card-abbey = Abbazia
    .status = proposed
card-austin = Austin
card-brick-factory = Fornace
    .status = proposed
card-brick-ship = Nave mercantile d’argilla
    .status = proposed
card-brigitta = Brigitta, la saggia
    .status = proposed
card-candamir = Candamir
card-feud = Faida
    .status = proposed
card-fraternal-feuds = Lite tra fratelli
    .status = proposed
card-gold-ship = Nave mercantile d’oro
    .status = proposed
card-goldsmith = Orafo
    .status = proposed
card-grain-mill = Mulino
    .status = proposed
card-grain-ship = Nave mercantile di grano
    .status = proposed
card-harald = Harald
card-inga = Inga
card-invention = Invenzione
    .status = proposed
card-iron-foundry = Fonderia
    .status = proposed
card-large-trade-ship = Grande nave mercantile
    .status = proposed
card-lumber-camp = Campo dei boscaioli
    .status = proposed
card-lumber-ship = Nave mercantile di legname
    .status = proposed
card-marketplace = Piazza del mercato
    .status = proposed
card-merchant-caravan = Carovana mercantile
    .status = proposed
card-ore-ship = Nave mercantile di minerale
    .status = proposed
card-osmund = Osmund
card-parish-hall = Casa comunale
    .status = proposed
card-relocation = Trasloco
    .status = proposed
card-scout = Esploratore
    .status = proposed
card-siglind = Siglind
card-storehouse = Magazzino
    .status = proposed
card-toll-bridge = Ponte a pedaggio
    .status = proposed
card-trade-ships-race = Regata delle navi mercantili
    .status = proposed
card-traveling-merchant = Mercante ambulante
    .status = proposed
card-weavers-shop = Bottega del tessitore
    .status = proposed
card-wool-ship = Nave mercantile di lana
    .status = proposed
card-year-of-plenty = Anno d’abbondanza
    .status = proposed
card-yule = Festa di Yule
    .status = proposed
card-brigands = Razzia
    .status = proposed
card-gift-for-the-prince = Dono per il principe
    .status = proposed
card-gold-cache = Nascondiglio d’oro
    .status = proposed
card-gudrun = Gudrun, terrore dei mari
    .status = proposed
card-harbor = Porto
    .status = proposed
card-merchant = Mercante
    .status = proposed
card-merchant-guild = Gilda dei mercanti
    .status = proposed
card-mint = Zecca
    .status = proposed
card-moneylender = Prestatore
    .status = proposed
card-pirate-ship = Nave corsara
    .status = proposed
card-reiner-herald = Reiner, l’araldo
    .status = proposed
card-salt-silo = Deposito del sale
    .status = proposed
card-staple-house = Emporio
    .status = proposed
card-trade-master = Maestro del commercio
    .status = proposed
card-trading-base = Base commerciale
    .status = proposed
card-archer = Arciere
    .status = proposed
card-arsonist = Incendiario
    .status = proposed
card-carl-forkbeard = Carl Barbaforcuta
    .status = proposed
card-chapel-low = Cappella (1–3)
    .status = proposed
card-chapel-high = Cappella (4–6)
    .status = proposed
card-drill-ground = Campo d’addestramento
    .status = proposed
card-fairgrounds = Piazza delle feste
    .status = proposed
card-fire-brigade = Caserma dei pompieri
    .status = proposed
card-hedge-tavern = Bettola
    .status = proposed
card-heinrich = Heinrich, la sentinella
    .status = proposed
card-irmgard = Irmgard, custode della luce
    .status = proposed
card-large-festival-hall = Grande sala delle feste
    .status = proposed
card-lookout-tower = Torre di vedetta
    .status = proposed
card-riots = Sommosse
    .status = proposed
card-sebastian = Sebastian, il predicatore errante
    .status = proposed
card-tithe-barn = Granaio delle decime
    .status = proposed
card-traitor = Traditore
    .status = proposed
card-voyage-of-plunder = Spedizione di saccheggio
    .status = proposed
card-bath-house = Bagni pubblici
    .status = proposed
card-benjamin = Benjamin, lo studioso errante
    .status = proposed
card-building-crane = Gru da cantiere
    .status = proposed
card-chief-cannoneer = Mastro cannoniere
    .status = proposed
card-doctor = Medico
    .status = proposed
card-guido = Guido, l’ambasciatore
    .status = proposed
card-gustav = Gustav, il bibliotecario
    .status = proposed
card-library = Biblioteca
    .status = proposed
card-mineral-mining = Estrazione mineraria
    .status = proposed
card-parliament = Parlamento
    .status = proposed
card-pharmacy = Farmacia
    .status = proposed
card-plague = Pestilenza
    .status = proposed
card-three-field-system = Rotazione triennale
    .status = proposed
card-town-hall = Municipio
    .status = proposed
card-university = Università
    .status = proposed
card-barbarian-attack = Attacco dei barbari
    .status = proposed
card-capricious-sea = Mare capriccioso
    .status = proposed
card-council-of-sages = Consiglio dei saggi
    .status = proposed
card-famine = Carestia
    .status = proposed
card-fortunate-trade-voyage = Viaggio commerciale fortunato
    .status = proposed
card-friendship-peoples = Amicizia tra i popoli
    .status = proposed
card-good-neighbors = Buon vicinato
    .status = proposed
card-hour-master-merchants = Ora dei grandi mercanti
    .status = proposed
card-insurrection = Insurrezione
    .status = proposed
card-most-successful-explorer = L’esploratore più fortunato
    .status = proposed
card-religious-dispute = Disputa religiosa
    .status = proposed
card-retreat-barbarians = Ritirata dei barbari
    .status = proposed
card-taxation = Tassazione
    .status = proposed
card-academy-of-sages = Accademia dei saggi
    .status = proposed
card-age-of-enlightenment = Età dei lumi
    .status = proposed
card-barbara = Barbara, saggia dei campi
    .status = proposed
card-cole = Cole, paladino dei saggi
    .status = proposed
card-courthouse = Tribunale
    .status = proposed
card-dispute-of-sages = Disputa dei saggi
    .status = proposed
card-frederich = Frederich, saggio delle colline
    .status = proposed
card-granary = Granaio
    .status = proposed
card-great-foresight = Chiaroveggenza
    .status = proposed
card-grove-courage = Boschetto del coraggio
    .status = proposed
card-grove-fraternity = Boschetto della fratellanza
    .status = proposed
card-grove-freedom = Boschetto della libertà
    .status = proposed
card-grove-great-foresight = Boschetto della chiaroveggenza
    .status = proposed
card-grove-justice = Boschetto della giustizia
    .status = proposed
card-grove-peace = Boschetto della pace
    .status = proposed
card-grove-vigilance = Boschetto della vigilanza
    .status = proposed
card-manifesto = Manifesto della condotta umana
    .status = proposed
card-michaela = Michaela, saggia dei pascoli
    .status = proposed
card-peter = Peter, saggio della foresta
    .status = proposed
card-piet = Piet, saggio delle montagne
    .status = proposed
card-power-of-groves = Forza dei boschetti
    .status = proposed
card-principal-sage-woman = Prima saggia
    .status = proposed
card-robert = Robert, araldo dei saggi
    .status = proposed
card-walther = Walther, saggio del fiume d’oro
    .status = proposed
card-wise-compensation = Saggia compensazione
    .status = proposed
card-wise-protection = Saggia difesa
    .status = proposed

## Sets, what cards are, resources, points

set-basic = Set base
set-gold = L’era dell’oro
set-turmoil = L’era dei tumulti
set-progress = L’era del progresso
set-intrigue = L’era degli intrighi
set-merchant-princes = L’era dei principi mercanti
set-barbarians = L’era dei barbari
set-explorers = L’era degli esploratori
set-sages = L’era dei saggi
set-prosperity = L’era della prosperità
set-promo = Carte speciali
family-road = strada
family-settlement = insediamento
family-city = città
family-region = regione
family-building = edificio
family-extraordinary-site = luogo straordinario
family-hero = eroe
family-trade-ship = nave mercantile
family-ship = nave
family-sage = saggio
family-unit = unità
family-metropolis = metropoli
family-marker = segnalino
family-action = azione
family-event = evento
family-sea-harbor = porto
family-sea-island = isola
family-sea-pirate = pirata
family-sea-wreck = relitto
kind-attack = azione, attacco
kind-red = { $family } (città)
point-vp = { $number } PV
point-strength = { $number } forza
point-commerce = { $number } commercio
point-skill = { $number } abilità
point-progress = { $number } progresso
point-sail = { $number } vela
point-cannon = { $number } cannone
stock-brick = argilla
    .of = d’argilla
stock-grain = grano
    .of = di grano
stock-lumber = legname
    .of = di legname
stock-ore = minerale
    .of = di minerale
stock-wool = lana
    .of = di lana
stock-gold = oro
    .of = d’oro
stock-any = a scelta
    .of = a scelta

## When: the triggers of the sentences

when-while = { $deeds }
when-built = Alla costruzione: { $deeds }
when-once = Una volta per turno: { $deeds }
when-any = A volontà nel tuo turno: { $deeds }
when-later = Dal tuo turno seguente: { $deeds }
when-play = { $deeds }
when-before-roll = Prima del tiro: { $deeds }
when-building = Mentre costruisci: { $deeds }
when-rolled = Dopo il tiro del dado evento: { $deeds }
when-number = Al tiro di produzione: { $deeds }
when-after-production = Dopo la produzione: { $deeds }
when-brigand = A un attacco dei briganti: { $deeds }
when-trade = Al commercio: { $deeds }
when-celebration = A una festa: { $deeds }
when-harvest = A un raccolto abbondante: { $deeds }
when-drawn = { $deeds }
when-event = Evento { $cards }: { $deeds }
when-attacked = Contro { $cards }: { $deeds }
when-lost-card = Ogni volta che un evento o un’azione ti toglie una carta posata: { $deeds }
when-lost-hand = Ogni volta che perdi carte dalla mano: { $deeds }
when-opp-trade = Quando l’avversario commercia con la banca: { $deeds }
when-opp-market = Quando l’avversario usa una Piazza del mercato: { $deeds }
when-contest = Durante una sfida: { $deeds }
when-discovery = Alla scoperta: { $deeds }
when-mission = In missione: { $deeds }
when-until = Appena vale: { $deeds }

## Who, how often, how many, on which condition

who-opponent = l’avversario: { $deed }
who-each = ogni giocatore: { $deed }
who-strength-holder = chi ha il vantaggio di forza: { $deed }
who-trade-holder = chi ha il vantaggio commerciale: { $deed }
who-more-trade-ships = il giocatore con più navi mercantili, entrambi se pari e non senza navi: { $deed }
per-trade-ships = { $deed } per ogni propria nave mercantile
per-heroes = { $deed } per ogni proprio eroe
per-pirate-ships = { $deed } per ogni propria Nave corsara
per-strength-units = { $deed } per ogni propria unità con punti forza
per-progress-buildings = { $deed } per ogni proprio edificio con un punto progresso
per-markets-and-harbors = { $deed } per ogni propria Piazza del mercato e ogni Porto
per-stores-beside = { $deed } per ogni Magazzino o Abbazia adiacente
at-most = { $deed }, al massimo { $number }
at-will = { $deed } (facoltativo)
only-if = { $deed } (condizione: { $cond })
needs = Condizione: { $cond }.
lies-on = Si posa su: { $card }.
only-one = Uno solo per principato.
only-name = Uno solo con questo nome in tavola.
both-of = { $first } e { $last }
either-of = { $first } o { $last }
cond-card = { $card }
cond-cities = una città
cond-commerce = { $low } punti commercio
cond-progress = { $low } punti progresso
cond-strength-advantage = il vantaggio di forza
cond-trade-ships = { $low } proprie navi mercantili
cond-strong-heroes = un proprio eroe con punti forza
cond-skill-lead = più punti abilità dell’avversario
cond-vp-deficit = meno punti vittoria dell’avversario
cond-opponent-gold = oro presso l’avversario
cond-number = numero di produzione da { $low } a { $high }
cond-vp = { $low } punti vittoria
cond-strength = { $low } punti forza
cond-skill = { $low } punti abilità
cond-trade-advantage = il vantaggio commerciale
cond-heroes =
    { $low ->
        [1] un proprio eroe
       *[other] { $low } propri eroi
    }
cond-units =
    { $low ->
        [1] una propria unità
       *[other] { $low } proprie unità
    }
cond-city-deficit = meno città dell’avversario
cond-ship-lead = più navi mercantili dell’avversario
cond-opponent-strength = { $low } punti forza presso l’avversario
cond-opponent-trade-advantage = il vantaggio commerciale presso l’avversario
cond-not = non questo: { $cond }

## What is done: the verbs of the sentences

does-boost-stock-at-beside = { $amount } unità { $stock_of } in più per ogni regione { $region } adiacente che produce
does-rate-stock = scambiare con la banca { $amount } unità { $stock_of } per 1 risorsa, quante volte si vuole
does-rate-own-at-beside = scambiare con la banca { $amount } a 1 ciò che sta su una delle due regioni adiacenti, quante volte si vuole
does-shield-count-at-beside = ciò che sta sulle due regioni adiacenti non si conta
does-shield-loss-at-this-city = le regioni accanto a questa città non perdono nulla
does-gain-own-at-regions = ogni regione riceve { $amount } unità del suo tipo
does-gain-own-at-rolled = ogni propria regione con il numero di questo turno riceve ancora { $amount } unità del suo tipo
does-gain-own-at-a-bath-house = le due regioni accanto a uno dei propri Bagni pubblici ricevono { $amount } unità del loro tipo
does-gain-grain-or-wool = ricevere { $amount } grano o { $amount } lana, un solo tipo,
does-set-die-production = scegliere il numero del dado produzione
does-set-die-event = il dado evento mostra { $face }
does-look-hand = guardare la mano dell’avversario
does-take-one-type-at-room = prendere all’avversario, di un solo tipo, quanto una propria regione può ancora contenere
does-points-vp = { $amount } PV in più
does-cancel-it = non ti riguarda
cond-roll = un dado mostra da { $low } a { $high }
link-then = { $first }; { $last }
link-or = { $first }, o { $last }
link-else = { $first }; in mancanza, { $last }
does-discount-hero = gli eroi costano { $amount } risorsa in meno, a scelta
does-discount-costly-red = le espansioni di città con costo stampato sopra 4 costano { $amount } risorsa in meno, a scelta
does-guard-town-building-at-this-city = nessun edificio di questa città è colpito, questo compreso
does-steal-unit-or-action = prendere { $amount } di queste carte; nel torneo solo un’unità o un’azione
does-fetch-discard = prendere { $amount } carta dagli scarti; nel torneo dai propri
does-fetch-opponent-discard = prendere { $amount } carta dagli scarti; nel torneo da quelli dell’avversario
does-search-stack = consultare una pila e prendere { $amount } carta
does-lose-own-at-cities = ogni regione accanto a una città perde { $amount } risorsa
does-tune-trade-amount = al commercio, il vantaggio commerciale dà { $amount } risorse
shows-celebration = la festa
does-gain-any =
    { $count ->
        [one] ricevere { $amount } risorsa a scelta
       *[other] ricevere { $amount } risorse a scelta
    }
does-gain-stock =
    { $count ->
        [one] ricevere { $amount } unità { $stock_of }
       *[other] ricevere { $amount } unità { $stock_of }
    }
does-pay-stock =
    { $count ->
        [one] pagare { $amount } unità { $stock_of }
       *[other] pagare { $amount } unità { $stock_of }
    }
does-pay-any =
    { $count ->
        [one] pagare { $amount } risorsa a scelta
       *[other] pagare { $amount } risorse a scelta
    }
does-take-any =
    { $count ->
        [one] prendere { $amount } risorsa a scelta all’avversario
       *[other] prendere { $amount } risorse a scelta all’avversario
    }
does-take-stock =
    { $count ->
        [one] prendere all’avversario fino a { $amount } unità { $stock_of }
       *[other] prendere all’avversario fino a { $amount } unità { $stock_of }
    }
does-give-any =
    { $count ->
        [one] dare { $amount } risorsa a scelta all’avversario
       *[other] dare { $amount } risorse a scelta all’avversario
    }
does-bury-card =
    { $count ->
        [one] sceglierne { $amount } carta; va sotto una pila
       *[other] sceglierne { $amount } carte; vanno sotto le pile
    }
does-points-commerce =
    { $count ->
        [one] { $amount } punto commercio in più
       *[other] { $amount } punti commercio in più
    }
does-tune-search-cost =
    { $amount ->
        [0] scegliere una carta nello scambio è gratis
       *[other] scegliere una carta nello scambio costa { $amount } risorsa
    }
does-convert-stock =
    { $into_key ->
        [other] scambiare { $amount } unità { $stock_of } con 1 risorsa di un altro tipo
       *[any] comprare una risorsa a scelta per { $amount } unità { $stock_of }
    }
does-remove =
    { $way ->
        [named] indicare { $named } { $what_many } dell’avversario; ne mette uno { $place }
        [victim] l’avversario sceglie tra le sue carte { $what } e mette la carta { $place }
       *[me] scegliere tra le carte dell’avversario { $what }; mette la carta { $place }
    }
filter-building = un edificio
    .many = edifici
filter-town-building = un edificio in un sito di insediamento o città
    .many = edifici in siti di insediamento o città
filter-strength-unit = un’unità con punti forza
    .many = unità con punti forza
filter-trade-ship = una nave mercantile
    .many = navi mercantili
place-discard = negli scarti
place-stack = sotto una pila

## Cards whose doing is told as a whole

effect-road = Prolunga la fila a una delle estremità; dietro può seguire un insediamento.
effect-settlement = Dietro una strada: un sito sopra, uno sotto e due nuove regioni.
effect-city = Su un insediamento: due siti sopra e due sotto.
effect-region = Contiene fino a 3 unità { $stock_of }; ne dà 1 con il suo numero.
effect-marketplace = Dopo un tiro di produzione il cui numero è su più regioni dell’avversario che tue: ricevere 1 risorsa di un tipo prodotto da quelle sue regioni.
effect-relocation = Due tue regioni, o due tue espansioni, si scambiano di posto; dopo, tutto deve stare come le regole permettono.
effect-scout = Costruendo un insediamento: sceglierne le due regioni nella pila delle regioni, poi mescolare la pila.
effect-yule = Mescolare la pila degli eventi e rifarla come all’inizio, Yule quarta dal fondo; poi pescare un altro evento.
effect-gold-cache = Accanto a una regione qualsiasi: contiene fino a 3 unità d’oro, che un attacco dei briganti non conta né prende.
effect-riots = Ogni giocatore conta le sue unità con punti forza o commercio: 1 o 2 costano 1 unità d’oro, 3 o più ne costano 2. Chi non paga ne mette una sotto una pila.
effect-none = Nient’altro che i suoi punti.
effect-barbarian-attack = Ogni giocatore con una città confronta le sue unità con i punti vittoria stampati su città, metropoli ed espansioni di città. Meno unità: perde 2 risorse. Di più: ne riceve 2, o alza la sua carta Trionfo. Poi va sotto i primi 4 eventi.
effect-capricious-sea = Secondo il numero di produzione di questo turno: da 1 a 4, ogni giocatore riceve 1 risorsa per ogni propria nave mercantile; 5 o 6, ognuno ne mette una sotto una pila.
effect-council-of-sages = Ogni giocatore riceve fino a 2 civette per i suoi saggi, o fino a 2 risorse su regioni accanto a un saggio.
effect-famine = Chi non ha un Granaio perde 1 unità di grano, o 2 altre risorse se non ha grano.
effect-fortunate-trade-voyage = Ogni giocatore sceglie una propria nave mercantile e riceve fino a 2 unità di ciò che essa scambia.
effect-friendship-peoples = Ogni giocatore riceve 1 risorsa a scelta per ogni propria isola di livello 1 o più.
effect-good-neighbors = La prima carta di ogni pila è scoperta. Un Luogo di pellegrinaggio frutta 1 risorsa; chi ha la Fonte di Odino può prendere una delle carte scoperte.
effect-hour-master-merchants = Ogni giocatore alza di un livello tutte le sue Residenze; accanto a una già al livello 3 le regioni ricevono invece 1 risorsa.
effect-insurrection = Ogni giocatore mette sotto una pila un proprio edificio con costo stampato di almeno 2. Poi va sotto i primi 4 eventi.
effect-most-successful-explorer = Il giocatore con più carte mare scoperte pesca fino a 2 carte da una pila; se pari e non a 0, ognuno può pescarne 1.
effect-religious-dispute = Ogni giocatore con una città mette la mano sotto le pile; una Chiesa e un Tempio di Odino salvano 2 carte ciascuno.
effect-retreat-barbarians = Ogni giocatore con un’unità sceglie 1 carta da una pila, con il vantaggio di forza fino a 2.
effect-taxation = Ogni giocatore può pagare 1 stella per 1 risorsa a scelta e 1 unità d’oro.

## Owls, stars, levels, and what came with the Era of Sages

cond-sages =
    { $low ->
        [1] un saggio
       *[other] { $low } saggi
    }
cond-groves =
    { $low ->
        [1] un boschetto
       *[other] { $low } boschetti
    }
cond-heroines =
    { $low ->
        [1] un’eroina
       *[other] { $low } eroine
    }
cond-attacks =
    { $low ->
        [1] una carta attacco in mano
       *[other] { $low } carte attacco in mano
    }
cond-level = { $card } almeno al livello { $low }
cond-opponent = { $cond } presso l’avversario
per-groves = { $deed } per ogni proprio boschetto
per-manifesto = { $deed } per ogni punto vittoria del proprio Manifesto
when-attacked-any = Contro una carta attacco: { $deeds }
does-build-city = costruire una città senza altre risorse
does-contest-owls = entrambi tirano un dado e aggiungono le civette dei propri saggi; per il più alto
link-contest = { $first }: { $last }
link-tie = { $first }; in parità per entrambi: { $last }
does-give-stock-at-empty = mettere { $amount } { $stock } su una regione { $region } vuota dell’avversario
does-take-other = prendere all’avversario { $amount } risorsa di un altro tipo
does-bury-card-victim = l’avversario mette tutta la mano sotto le pile
does-bury-unit-or-action-victim = l’avversario mette sotto le pile tutte le unità e azioni della mano
does-tune-trade-chooser = al commercio scegli tu che cosa perdi
does-tune-contest-ties = quando devi superare un numero o il dado dell’avversario, vinci anche in parità
does-level-self = alzare questa carta di un livello
does-pay-attack = scartare una carta attacco della propria mano
does-pay-unit-or-action = scartare un’unità o un’azione della propria mano
does-gain-own-at-sages = ricevere fino a { $amount } risorse su proprie regioni accanto a un saggio
shows-choice = la faccia a scelta
shows-event-card = una carta evento
holds-owls = Tiene fino a { $number } civette.
holds-stars = Tiene fino a { $number } stelle.
shows-levels = Livelli: { $levels }.
lies-beside = Accanto a una regione.
lies-beside-kind = Accanto a una regione { $region }.
paid-there = Pagato da quella regione.
lies-on-road = Su una strada libera.
is-foreign = Nel principato dell’avversario.
effect-cole = Una volta per turno: usare un boschetto dell’avversario pagandone le civette.
effect-great-foresight = Consultare la pila degli eventi e toglierne 1 dal gioco, ma non Yule; l’ordine resta.
effect-grove-great-foresight = Una volta per turno: guardare i primi 3 eventi e metterne quanti si vuole, ma non Yule, sotto la pila.
amount-owls =
    { $number ->
        [one] { $number } civetta
       *[other] { $number } civette
    }
does-token-owls =
    { $count ->
        [one] ricevere { $amount } civetta
       *[other] ricevere { $amount } civette
    }
does-token-owls-paid =
    { $count ->
        [one] pagare { $amount } civetta
       *[other] pagare { $amount } civette
    }
amount-stars =
    { $number ->
        [one] { $number } stella
       *[other] { $number } stelle
    }
does-token-stars =
    { $count ->
        [one] ricevere { $amount } stella
       *[other] ricevere { $amount } stelle
    }
does-token-stars-paid =
    { $count ->
        [one] pagare { $amount } stella
       *[other] pagare { $amount } stelle
    }
for-owls = Costa { $price } ogni volta. { $said }
does-lose-any =
    { $count ->
        [one] perdere { $amount } risorsa a scelta
       *[other] perdere { $amount } risorse a scelta
    }
does-lose-stock = perdere { $amount } { $stock }
does-draw-tops =
    { $count ->
        [1] pescare la prima carta di una pila
       *[other] pescare { $amount } carte
    }
does-draw-tops-opponent = l’avversario ne pesca { $amount }

## What is wrong with a deck, and how to mend it

breach-not-owned = { $cards } non è in nessuna scatola di questa collezione.
    .mend = Toglila, o indica la scatola che la contiene.
breach-few-events = Eventi scelti: { $found }; necessari: { $allowed }.
    .mend = Aggiungine { $surplus }.
breach-many-events = Eventi scelti: { $found }; permessi: { $allowed }.
    .mend = Togline { $surplus }.
breach-moons = { $cards } ({ $found } volte): delle copie con la luna ne vale una sola, e quelle che la pila riceve comunque non si scelgono: al massimo { $allowed }.
    .mend = Togline { $surplus }.
breach-yule = { $cards } la mette l’ospite e non si sceglie.
    .mend = Scegli un altro evento al suo posto.
breach-event-most = { $cards }: { $found } volte nella scelta, al massimo { $allowed }.
    .mend = Togline { $surplus }.
breach-returning = { $found } degli eventi tornano sotto i primi quattro ({ $cards }), possono essere solo { $allowed }.
    .mend = Togline { $surplus }.
breach-few-cards = Carte nel mazzo: { $found }; necessarie: { $allowed }.
    .mend = Aggiungine { $surplus }.
breach-many-cards = Carte nel mazzo: { $found }; permesse: { $allowed }.
    .mend = Togline { $surplus }.
breach-wrong-back = { $cards } non va in un mazzo: sta al centro del tavolo.
    .mend = Toglila.
breach-copies = { $cards } è nel mazzo { $found } volte, la collezione ne ha { $allowed }.
    .mend = Togline { $surplus }.
breach-attacks = { $cards } è un attacco: una volta per mazzo, non { $found }.
    .mend = Togline { $surplus }.
breach-most = { $cards } può stare in un mazzo al massimo { $allowed } volta, non { $found }.
    .mend = Togline { $surplus }.
breach-promo = { $cards } è una carta speciale, e i giocatori non si sono accordati.
    .mend = Toglila, o accordatevi.
breach-promo-copies = { $cards } è una carta speciale: una al massimo, non { $found }.
    .mend = Togline { $surplus }.
breach-explorers = { $cards } è dell’era degli esploratori, e i giocatori non si sono accordati.
    .mend = Toglila, o giocate con gli esploratori.

## Ready decks

deck-merchants = I Mercanti: navi, porti e il vantaggio commerciale
deck-warlords = I Signori della guerra: eroi, vantaggio di forza e attacchi
deck-scholars = I Dotti: una mano grande, l’Università e ciò che ne segue
deck-masons = I Costruttori: raccolti doppi, e città piene di edifici
deck-sages = I Saggi: civette da ogni regione, e ciò che comprano
deck-druids = I Druidi: un boschetto contro ogni pericolo, e raccolti
deck-judges = I Giudici: tribunali, granai e il vantaggio commerciale
deck-corsairs = I Corsari: cannoni, pirati ed eroi di due epoche
deck-academy = L’Accademia: mani grandi, sapere e punti di pietra
deck-seers = I Veggenti: eventi previsti, araldi e numeri scelti

## Card files and deck files: what is asked of them, and what is said of those that fail

where-written =
    { $card ->
        [file] { $file }
       *[other] { $file }, carta «{ $card }»
    }
rule-CARD-1 = Un file di carte è scritto in TOML.
    .title = File delle carte
refusal-CARD-1 = { $file } non è un file di carte: { $reason }.
rule-CARD-2 = Nessuna carta è scritta due volte; una carta di un set precedente si scrive con «again».
    .title = Una carta, una voce
refusal-CARD-2 = { $file }: la carta «{ $card }» c’è due volte.
rule-CARD-3 = Ogni file nomina il suo set e la sua fonte; ogni carta il genere, che cos’è, le copie e il costo.
    .title = Campi necessari
refusal-CARD-3 = { where-written }: manca il campo «{ $field }».
rule-CARD-4 = Un numero è un intero da 0; le copie sono due; una frase è un testo.
    .title = Valori dei campi
refusal-CARD-4 = { where-written }: il campo «{ $field }» non contiene ciò che serve.
rule-CARD-5 = Ciò che una carta fa si dice con i verbi di una lista chiusa.
    .title = Verbi
refusal-CARD-5 = { where-written }, campo «{ $field }»: «{ $word }» non è un verbo.
rule-CARD-6 = Una frase comincia con un innesco di una lista chiusa e i due punti.
    .title = Inneschi
refusal-CARD-6 = { where-written }, campo «{ $field }»: «{ $word }» non è un innesco con i due punti.
rule-CARD-7 = Ogni verbo vuole le sue parole, da liste chiuse.
    .title = Parole accanto al verbo
refusal-CARD-7 = { where-written }, campo «{ $field }»: «{ $word }» non può stare lì.
rule-CARD-8 = Una carta o una misura nominata esiste.
    .title = Carte nominate
refusal-CARD-8 = { where-written }, campo «{ $field }»: non c’è «{ $word }».
rule-CARD-9 = Generi, set, risorse, punti e casi speciali sono parole di liste chiuse.
    .title = Parole dei campi
refusal-CARD-9 = { where-written }, campo «{ $field }»: «{ $word }» è sconosciuto.
rule-CARD-10 = Un campo che nulla legge è rifiutato.
    .title = Campi noti
refusal-CARD-10 = { where-written }: nulla legge un campo «{ $field }».
rule-CARD-11 = Una carta dice solo ciò che questo motore sa fare; le liste chiuse hanno più parole.
    .title = Parole che hanno effetto
refusal-CARD-11 = { where-written }, campo «{ $field }»: «{ $word }» è una parola nota, ma questo motore non sa ancora applicarla lì.
rule-DECK-1 = Una riga di un mazzo comincia con un numero da 1 a 99, o senza per una carta.
    .title = Numeri
refusal-DECK-1 = Riga { $line }: { $count } non è un numero da 1 a { $most }.
rule-DECK-2 = Una carta è nominata in inglese, francese, italiano o tedesco, o con la sua chiave.
    .title = Nomi
refusal-DECK-2 = Riga { $line }: non c’è la carta «{ $name }»; forse { $card }.
rule-DECK-3 = Un nome che due carte hanno in due lingue non basta.
    .title = Nomi di due carte
refusal-DECK-3 = Riga { $line }: «{ $name }» può essere { $card } o un’altra carta; scrivilo in un’altra lingua.
rule-DECK-4 = Un mazzo è un testo breve.
    .title = Lunghezza
refusal-DECK-4 = Il testo supera { $most } righe; la riga { $line } è l’ultima letta.
rule-DECK-5 = Un codice è fatto di cifre e di lettere senza I, L, O e U.
    .title = Lettere di un codice
refusal-DECK-5 = «{ $letter }» non compare nel codice di un mazzo.
rule-DECK-6 = Un codice ha un controllo che svela un errore di scrittura.
    .title = Il controllo di un codice
refusal-DECK-6 = Il codice è incompleto, o una sua lettera è sbagliata.
rule-DECK-7 = Un codice nomina carte che questa casa ha.
    .title = Carte di un codice
refusal-DECK-7 = Il codice nomina una carta qui sconosciuta.
rule-DECK-8 = Una collezione ha la scatola base e nomina le espansioni in più: «base» per nessuna, «all» per tutte quelle che esistono.
    .title = Nomi delle collezioni
refusal-DECK-8 = { $option }: non c’è un set «{ $name }». Conosciuti: { $known }.

## The rules of the tournament about decks and chosen events

rule-T1 = Ogni giocatore compone il mazzo con una scatola base e al massimo una copia di ogni espansione; le due collezioni possono differire.
    .title = Collezioni
rule-T5 = L’ospite mette la Festa di Yule nella pila degli eventi; ogni giocatore vi mette Sommosse e Pestilenza senza luna.
    .title = Eventi obbligatori
rule-T6 = Ogni giocatore aggiunge in segreto quattro eventi a scelta.
    .title = Eventi scelti
rule-T7 = Di più eventi uguali con la luna un giocatore può sceglierne uno; quelli senza sono liberi.
    .title = Eventi con la luna
rule-T8 = Un giocatore può scegliere un’Insurrezione, due degli eventi che tornano sotto i primi quattro, e mai Yule.
    .title = Eventi limitati
rule-T12 = Un mazzo ha 35 carte, segrete, tra quelle il cui dorso mostra solo il set: azioni, espansioni, complementi di strada, metropoli e segnalini.
    .title = Il mazzo
rule-T13 = Un mazzo ha al massimo le copie della collezione, e una sola di ogni attacco e di Chiaroveggenza.
    .title = Copie
rule-T14 = Le carte speciali o promozionali sono permesse solo per accordo, una per tipo.
    .title = Carte speciali
rule-T15 = Carte ed eventi dell’era degli esploratori sono permessi solo se i giocatori si sono accordati.
    .title = Gli esploratori
rule-T30 = Ci si accorda sugli Esploratori solo se entrambi i giocatori possiedono quel set. Le sue carte e i suoi eventi possono allora stare nei mazzi.
    .title = Accordo sugli Esploratori
