# I Principi di Catan: nomi, cronaca, desideri, domande, rifiuti, opzioni e regole.

game-title = I Principi di Catan

## Nomi delle cose

family-red = Rosso
family-blue = Blu
resource-brick = argilla
resource-grain = grano
resource-lumber = legno
resource-ore = minerale
resource-wool = lana
resource-gold = oro
wanted-brick = argilla
wanted-grain = grano
wanted-lumber = legno
wanted-ore = minerale
wanted-wool = lana
wanted-gold = oro
face-brigand = Assalto dei briganti
face-trade = Commercio
face-celebration = Festa
face-harvest = Raccolto abbondante
face-event = Carta evento
side-above = sopra
side-below = sotto
spot-above = sopra
spot-below = sotto
spot-far-above = in alto
spot-far-below = in basso
reason-playing = la partita è in corso
reason-points = punti vittoria sufficienti
reason-limit = l’ultimo turno è stato giocato
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-11 = 11
column-12 = 12
column-13 = 13
column-cache = Nascondiglio d’oro
town-1 = 1
town-2 = 2
town-3 = 3
town-4 = 4
town-5 = 5
town-6 = 6
town-7 = 7
town-8 = 8
town-9 = 9
town-10 = 10
town-11 = 11
town-12 = 12
stack-1 = 1
stack-2 = 2
stack-3 = 3
stack-4 = 4

need-abbey = un’abbazia
need-bath-house = dei bagni pubblici
need-cities = una città
need-commerce-3 = tre punti commercio
need-hedge-tavern = una bettola
need-library = una biblioteca
need-merchant-guild = una gilda dei mercanti
need-opponent-gold = oro presso l’altro
need-pirate-ship = una nave corsara
need-progress-2 = due punti progresso
need-strength-advantage = il vantaggio di forza
need-strong-heroes = un eroe con punti forza
need-town-hall = un municipio
need-university = un’università
need-vp-deficit = meno punti vittoria dell’altro

## Regioni per numero, e carte che tornano in un set

card-forest-red-2 = Foresta 2
card-forest-blue-3 = Foresta 3
card-forest-stack-4 = Foresta 4
card-forest-stack-6 = Foresta 6
card-gold-field-red-1 = Fiume d’oro 1
card-gold-field-blue-4 = Fiume d’oro 4
card-gold-field-stack-2 = Fiume d’oro 2
card-gold-field-stack-3 = Fiume d’oro 3
card-fields-red-6 = Campi 6
card-fields-blue-5 = Campi 5
card-fields-stack-1 = Campi 1
card-fields-stack-3 = Campi 3
card-hills-red-3 = Colline 3
card-hills-blue-2 = Colline 2
card-hills-stack-1 = Colline 1
card-hills-stack-5 = Colline 5
card-pasture-red-4 = Pascolo 4
card-pasture-blue-1 = Pascolo 1
card-pasture-stack-5 = Pascolo 5
card-pasture-stack-6 = Pascolo 6
card-mountains-red-5 = Montagne 5
card-mountains-blue-6 = Montagne 6
card-mountains-stack-2 = Montagne 2
card-mountains-stack-4 = Montagne 4
card-gold-storehouse = Magazzino (L’era dell’oro)
card-gold-toll-bridge = Ponte a pedaggio (L’era dell’oro)
card-gold-large-trade-ship = Grande nave mercantile (L’era dell’oro)
card-gold-goldsmith = Orafo (L’era dell’oro)
card-gold-trade-ships-race = Regata delle navi mercantili (L’era dell’oro)
card-gold-traveling-merchant = Mercante ambulante (L’era dell’oro)
card-turmoil-brigands = Razzia (L’era dei tumulti)
card-turmoil-feud = Faida (L’era dei tumulti)
card-turmoil-fraternal-feuds = Lite tra fratelli (L’era dei tumulti)
card-progress-brigitta = Brigitta, la saggia (L’era del progresso)
card-progress-relocation = Trasloco (L’era del progresso)
card-merchant-princes-pirate-ship = Nave corsara (L’era dei principi mercanti)
card-barbarians-relocation = Trasloco (L’era dei barbari)
card-progress-invention = Invenzione (L’era del progresso)

## Che cosa è successo

event-first-seat-chosen = { $seat } avrà il primo turno.
event-turn-began = Turno { $number }: { $seat }.
event-dice-rolled = { $seat } tira { $number } e { $face }.
event-gained = { $seat } riceve { $number } { $resource } (colonna { $column }, { $side }).
event-paid = { $seat } dà { $number } { $resource } (colonna { $column }, { $side }).
event-raided = I briganti contano { $counted } risorse di { $seat } e prendono tutta la lana e tutto l’oro.
event-event-drawn = La carta evento: { $card }.
event-events-shuffled = { $card_number ->
        [-1] Gli eventi scoperti vengono mescolati e formano di nuovo il mazzo.
       *[other] La pila degli eventi è rimescolata e rifatta attorno a { $card }.
    }
event-building-named = { $card } di { $seat } viene indicato.
event-card-returned = { $stack_number ->
        [-1] { $card } di { $seat } torna tra le carte scoperte.
       *[other] { $card } di { $seat } va sotto la pila { $stack }.
    }
event-card-shown = { $number ->
        [-9] La mano di { $seat } viene guardata.
       *[other] Nella mano di { $seat }: { $number } { $card }.
    }
event-card-buried = { $card_number ->
        [-9] Una carta di { $seat } è messa sotto la pila { $stack }.
       *[other] { $card } di { $seat } è messa sotto la pila { $stack }.
    }
event-road-built = { $seat } costruisce una strada nella colonna { $column }.
event-settlement-built = { $seat } costruisce una colonia al posto { $town }.
event-city-built = { $seat } costruisce una città al posto { $town }.
event-region-drawn = { $seat } pesca { $card }.
event-region-laid = { $seat } posa { $card } nella colonna { $column }, { $side }.
event-card-built = { $seat } costruisce { $card } (posto { $town }, { $spot }).
event-card-removed = { $seat } scarta { $card } (posto { $town }, { $spot }).
event-action-played = { $seat } gioca { $card }.
event-regions-swapped = Due regioni di { $seat } si scambiano di posto.
event-cards-swapped = Due espansioni di { $seat } si scambiano di posto.
event-card-drawn = { $card_number ->
        [-9] { $seat } pesca una carta dalla pila { $stack }.
       *[other] { $seat } pesca { $card } dalla pila { $stack }.
    }
event-card-put = { $card_number ->
        [-9] { $seat } mette una carta sotto la pila { $stack }.
       *[other] { $seat } mette { $card } sotto la pila { $stack }.
    }
event-card-seen = { $card_number ->
        [-9] { $seat } guarda una carta della pila { $stack }.
       *[other] { $seat } guarda { $card } nella pila { $stack }.
    }
event-card-taken = { $card_number ->
        [-9] { $seat } prende una carta dalla pila { $stack } cercata.
       *[other] { $seat } prende { $card } dalla pila { $stack } cercata.
    }
event-foretold = { $seat } gioca { $card }.
event-cache-laid = { $seat } posa { $card } accanto alle regioni.
event-card-used = { $seat } usa { $card } (posto { $town }, { $spot }).
event-card-built-abroad = { $seat } costruisce { $card } nell’altro principato (posto { $town }, { $spot }).
event-card-used-abroad = { $seat } usa { $card } nell’altro principato (posto { $town }, { $spot }).
event-named-abroad = Un edificio di { $seat } nell’altro principato è nominato: { $card }.
event-card-left-abroad = { $stack_number ->
        [-1] { $card } di { $seat } lascia l’altro principato per gli scarti di chi l’ha costruita.
       *[other] { $card } di { $seat } lascia l’altro principato e va sotto la pila { $stack }.
    }
event-card-stolen = { $card_number ->
        [-9] { $seat } prende una carta dalla mano dell’altro.
       *[other] { $seat } prende { $card } dalla mano dell’altro.
    }
event-card-fetched = { $seat } riprende { $card } da una pila degli scarti.
event-lost = { $seat } perde { $number } { $resource } (colonna { $column }, { $side }).
event-spared = { $card } risparmia { $seat }.
event-defence-rolled = { $repelled ->
        [1] { $seat } tira { $number } contro { $card } e lo respinge.
       *[other] { $seat } tira { $number } contro { $card }: non basta.
    }
event-ended = { $winners_count ->
        [one] La partita è finita: { $reason }. Vince { $winners }.
       *[other] La partita è finita: { $reason }. { $winners } condividono la vittoria.
    }

## Desideri

action-roll = Tirare i dadi
action-done = Non fare altro
action-keep-hand = Tenere la mano
action-foretell = Giocare Brigitta e mettere il dado su { $number }
action-build-road = Costruire una strada nella colonna { $column }
action-build-settlement = Costruire una colonia al posto { $town }
action-scout-ahead = Costruire una colonia al posto { $town } con un esploratore
action-build-city = Costruire una città al posto { $town }
action-build = Costruire { $card }
action-play = Giocare { $card }
action-trade = Scambiare { $resource } con { $wanted }
action-trade-beside = Scambiare due della colonna { $column }, { $side }, con { $wanted }
action-use = Usare la carta del posto { $town }, { $spot }
action-pick-site = Scegliere il sito del posto { $town }, { $spot }
action-use-abroad = Usare la propria carta nell’altro principato: posto { $town }, { $spot }
action-pick-abroad = Scegliere il sito dell’altro principato: posto { $town }, { $spot }
action-pick-region = Scegliere la regione della colonna { $column }, { $side }
action-pick-resource = Prendere { $resource }
action-pick-stack = Scegliere la pila { $stack }
action-search = Pagare e cercare nella pila { $stack }
action-pick-card = Scegliere { $card }
action-lay-first = Posare la prima regione nuova { $side }
action-put = Mettere { $card } sotto la pila { $stack }

## Che cosa si decide

agenda-before-roll = { $actors } tira i dadi.
agenda-paying = { $actors } sceglie una regione da cui pagare.
agenda-gaining = { $actors } sceglie una regione che riceve una risorsa.
agenda-taking = { $actors } prende una risorsa all’altro.
agenda-buying = { $actors } può comprare risorse per un oro ciascuna.
agenda-feud = { $actors } indica un edificio dell’altro.
agenda-feud-loss = { $actors } rinuncia a uno degli edifici indicati.
agenda-returning = { $actors } sceglie la pila per la carta.
agenda-burying = { $actors } mette una carta della mano dell’altro sotto una pila.
agenda-actions = { $actors } costruisce, scambia e gioca carte.
agenda-placing = { $actors } sceglie un sito.
agenda-scouting = { $actors } sceglie una regione dalla sua pila.
agenda-laying = { $actors } posa le due regioni nuove.
agenda-moving = { $actors } sceglie che cosa si scambia di posto.
agenda-hand = { $actors } porta la mano al suo limite.
agenda-exchange = { $actors } può scambiare una carta.
agenda-exchange-draw = { $actors } pesca una carta o cerca in una pila.
agenda-searching = { $actors } prende una carta dalla pila.
agenda-warding = { $actors } può stornare l’evento.
agenda-rioting = { $actors } paga oro o rinuncia a un’unità.
agenda-losing = { $actors } sceglie la carta persa.
agenda-targeting = { $actors } sceglie un edificio dell’altro.
agenda-stealing = { $actors } può prendere una carta dalla mano dell’altro.
agenda-fetching = { $actors } riprende una carta dagli scarti.
agenda-browsing = { $actors } può cercare in una pila.
agenda-treating = { $actors } sceglie dei bagni pubblici.
agenda-choosing = { $actors } sceglie un tipo di risorsa.
agenda-robbing = { $actors } sceglie la regione da riempire presso l’altro.
agenda-giving = { $actors } sceglie la regione da cui dare.
agenda-saving = { $actors } sceglie ciò che non si paga.

## Rifiuti

refusal-ACT-1 = { $card } non avrebbe alcun effetto adesso.
refusal-ACT-2 = { $card } non è nella tua mano.
refusal-ACT-3 = { $card } non è nella pila delle regioni.
refusal-ACT-4 = Si scambiano due tue regioni o due tue espansioni, non quello che hai scelto.
refusal-ACT-5 = Non hai un esploratore in mano.
refusal-ACT-6 = Non hai Brigitta in mano.
refusal-ACT-7 = Non hai Reiner in mano, o è già stato giocato.
refusal-ACT-8 = { $card } non è in quella pila degli scarti.
refusal-ACT-9 = Non hai bagni pubblici con posto accanto al posto { $town }, { $spot }.
refusal-ATTACK-3 = Niente al posto { $town }, { $spot }, può essere colpito.
refusal-ATTACK-5 = La regione della colonna { $column }, { $side }, non può essere riempita presso l’altro.
refusal-ATTACK-6 = { $card } non può essere presa da quella mano.
refusal-ATTACK-7 = La regione della colonna { $column }, { $side }, non ha nulla da dare.
refusal-BUILD-1 = La colonna { $column } non è un’estremità libera della tua fila.
refusal-BUILD-2 = Il posto { $town } non è oltre una tua strada.
refusal-BUILD-3 = Al posto { $town } non c’è una tua colonia.
refusal-BUILD-4 = { $card } non è un’espansione della tua mano.
refusal-BUILD-5 = { $card } chiede { $needed } { $resource }; hai { $held }.
refusal-BUILD-6 = Nulla di tuo si trova al posto { $town }, { $spot }.
refusal-BUILD-7 = Al centro non resta alcuna carta: { $card }.
refusal-BUILD-8 = Nessun sito è libero per { $card }.
refusal-BUILD-9 = Il tuo principato ha già { $card }, e una sola è ammessa.
refusal-BUILD-10 = Nessun sito di una città è libero per { $card }.
refusal-BUILD-11 = { $card } si posa su un’altra carta in una città, e tu non ne hai.
refusal-BUILD-13 = Non puoi risparmiare { $resource }: non è dovuto, o il resto sarebbe troppo caro.
refusal-BUILD-14 = Non puoi scegliere { $resource } qui.
refusal-EVENT-1 = Non c’è un tale edificio al posto { $town }, { $spot }.
refusal-EVENT-9 = Paga tutto l’oro chiesto dalle sommosse, o scegli un’unità con forza o commercio.
refusal-EVENT-11 = Solo Sebastian nella tua mano storna l’evento.
refusal-GEO-2 = Non hai un sito libero al posto { $town }, { $spot }.
refusal-GEO-3 = Nessuna regione nella colonna { $column }, { $side }, può riceverlo.
refusal-GEO-4 = Nessuna regione nella colonna { $column }, { $side }, ha ciò che è dovuto.
refusal-HAND-2 = { $card } non è in quella mano.
refusal-HAND-4 = Cercare costa { $price } risorse; ne hai { $held }.
refusal-HAND-5 = La pila { $stack } è vuota.
refusal-HAND-6 = { $card } non è nella pila.
refusal-NEED-1 = { $instead_number ->
        [-1] { $card } richiede { $need }.
       *[other] { $card } richiede { $need } o { $instead }.
    }
refusal-ROLL-4 = L’altro non ne ha: { $resource }.
refusal-TRADE-1 = La banca vuole { $needed } { $resource }; hai { $held }.
refusal-TRADE-3 = La regione nella colonna { $column }, { $side }, non ha due risorse accanto a una grande nave mercantile.
refusal-TRADE-4 = Non hai posto per { $wanted }, o è ciò che dai.
refusal-TURN-3 = Nessuna carta del posto { $town }, { $spot }, può essere usata ora.

## Preset e opzioni

preset-introductory = La partita introduttiva: carte base in quattro pile, sette punti vittoria.
option-points = Punti vittoria che fanno vincere.
option-turn-limit = Turni dei due giocatori insieme dopo i quali la partita finisce.

## Il tavolo come testo

board-head = { $name }: punti vittoria { $score }, forza { $strength }, commercio { $trade }, abilità { $skill }, progresso { $progress }, carte { $hand } su { $limit }
board-middle = Turno { $turn } · strade { $roads }, colonie { $settlements }, città { $cities } · pile { $stacks }
board-place = posto
board-hand = Mano: { $list }

## The table as named lists; kinds of wishes, as headings

view-turn = Turno
view-active = È di turno
view-number = Dado della produzione
view-face = Dado degli eventi
view-roads-left = Strade rimaste
view-settlements-left = Colonie rimaste
view-cities-left = Città rimaste
view-regions-left = Pila delle regioni
view-open-cards = Carte scoperte
view-stacks = Pile di carte
view-stack = Pila
view-owner = Proprietario
view-size = Carte
view-cards = Dall’alto
view-discard = Scarti
view-events = Pila degli eventi
view-events-gone = Eventi fuori dal gioco
view-waiting = In attesa
view-named = Edifici indicati
view-used = Usato in questo turno
view-seats = Principati
view-score = Punti vittoria
view-points = Altri punti
view-strength-advantage = Vantaggio di forza
view-trade-advantage = Vantaggio commerciale
view-hand-limit = Limite della mano
view-roads = Strade, per colonna
view-towns = Colonie e città
view-regions = Regioni e scorte
view-sites = Costruito
view-foreign = Costruito lì dall’altro
view-your-hand-seen = Tue carte note all’altro
view-their-hand-seen = Carte dell’altro che conosci
view-decks = Mazzi
view-stolen = In mano, ma portato dall’altro
view-your-order = Disposto finora
region-at = { $region } ({ $plot }): { $held }
plot-at = colonna { $column }, { $side }
site-at = { $card } (posto { $town }, { $spot })
place-at = posto { $town }, { $spot }
kind-roll = Dadi
kind-done = Finire
kind-keep-hand = Tenere la mano
kind-foretell = Mettere il dado
kind-build-road = Costruire una strada
kind-build-settlement = Costruire una colonia
kind-scout-ahead = Costruire una colonia con un esploratore
kind-build-city = Costruire una città
kind-build = Costruire dalla mano
kind-play = Giocare una carta
kind-trade = Scambiare con la banca
kind-trade-beside = Scambiare con la grande nave mercantile
kind-use = Usare una carta
kind-pick-site = Scegliere un sito
kind-pick-abroad = Scegliere un sito dell’altro principato
kind-use-abroad = Usare una carta nell’altro principato
kind-pick-region = Scegliere una regione
kind-pick-resource = Prendere una risorsa
kind-pick-stack = Scegliere una pila
kind-search = Pagare e cercare
kind-pick-card = Scegliere una carta
kind-lay-first = Posare le regioni
kind-put = Mettere una carta sotto una pila
kind-pick-deck = Portare un mazzo pronto
kind-bring-deck = Portare un mazzo proprio

## Regole: frase, titolo, e la nostra lettura dove i regolamenti la lasciano

rule-GEO-1 = Città e strade formano una fila, alternate; sopra e sotto ogni posto di strada c’è una regione.
    .title = La fila
rule-GEO-2 = Una colonia ha un sito sopra e uno sotto, una città due e due. Un sito tocca le due regioni a sinistra e a destra del suo lato.
    .title = I siti
rule-GEO-3 = Una regione contiene fino a tre della sua risorsa; ciò che non trova posto è perso. Chi può scegliere prende qualsiasi risorsa, anche oro, in una delle sue regioni.
    .title = Le scorte
rule-GEO-4 = Chi paga sceglie le regioni da cui paga, anche quando l’altro esige una risorsa.
    .title = Pagare
rule-SET-1 = Ognuno comincia con due colonie, la strada tra esse e sei regioni; ogni regione ha una risorsa, tranne il fiume d’oro.
    .title = Due principati
rule-SET-2 = Al centro ci sono sette strade, cinque colonie, sette città e dodici regioni, per entrambi.
    .title = Il centro
rule-SET-3 = Le 36 carte base sono mescolate in quattro pile di nove.
    .title = Le pile
rule-SET-4 = La sorte dice chi comincia. Ognuno prende tre carte dalla cima di una pila, il secondo da un’altra.
    .title = Chi comincia
    .interpretation = Pile che nessuno ha guardato si equivalgono: non si chiede quale.
rule-SET-5 = Yule è la quarta dal basso dei nove eventi; gli altri sono mescolati.
    .title = La pila degli eventi
rule-SET-6 = Le mani e le pile sono segrete; ciò che un posto ne ha visto gli resta noto.
    .title = Ciò che si sa
    .interpretation = Quando una carta lascia non vista una mano o una pila cercata, l’altro non sa più dove sia il resto.
rule-TURN-1 = Un turno ha quattro parti: dadi, azioni, completare la mano, scambiare una carta. Poi tocca all’altro.
    .title = Quattro parti
rule-TURN-2 = Nella fase delle azioni si costruisce, si scambia, si giocano e si scartano carte, in qualsiasi ordine e quante volte si può.
    .title = Le azioni
rule-TURN-3 = Una funzione da una volta per turno si usa una volta con ogni carta che l’ha: una zecca dà una risorsa di un altro tipo per un oro. Altre si usano quante volte si può pagare, e alcune non nel turno in cui la loro carta è stata costruita.
    .title = Le funzioni
rule-ROLL-1 = Il giocatore attivo tira il dado di produzione e il dado degli eventi.
    .title = Due dadi
rule-ROLL-2 = Le sue sei facce sono l’assalto dei briganti, il commercio, la festa, il raccolto abbondante e due volte una carta evento.
    .title = Il dado degli eventi
rule-ROLL-3 = Prima della produzione, chi ha più di sette risorse perde tutta la lana e tutto l’oro. Le regioni accanto a un magazzino non contano.
    .title = L’assalto dei briganti
    .interpretation = Un magazzino cambia solo il conto: lana e oro accanto sono persi con il resto.
rule-ROLL-4 = Chi ha il vantaggio commerciale prende all’altro una risorsa a scelta, due con un prestatore.
    .title = Il commercio
rule-ROLL-5 = Chi ha più punti abilità prende una risorsa; in parità, entrambi.
    .title = La festa
rule-ROLL-6 = Entrambi prendono una risorsa a scelta; un ponte a pedaggio porta in più due oro.
    .title = Il raccolto abbondante
rule-ROLL-7 = La prima carta evento è scoperta, ha effetto e va sotto la pila.
    .title = La carta evento
rule-PROD-1 = Ogni regione dei due giocatori con il numero uscito dà una risorsa.
    .title = Il numero
rule-PROD-2 = Accanto a un edificio che raddoppia il suo tipo una regione ne dà due, mai di più.
    .title = Raddoppiata
rule-PROD-3 = Dopo la produzione, chi ha un mercato e meno regioni col numero dell’altro prende una risorsa di un tipo che esse danno.
    .title = Il mercato
rule-EVENT-1 = Chi ha il vantaggio di forza indica tre edifici dell’altro, che ne mette uno sotto una pila a scelta.
    .title = La faida
rule-EVENT-2 = Chi ha il vantaggio di forza guarda la mano dell’altro e ne mette due carte sotto delle pile.
    .title = La lotta fratricida
rule-EVENT-3 = Ognuno prende una risorsa per ogni edificio con un punto progresso, al massimo due.
    .title = L’invenzione
rule-EVENT-4 = Chi ha più navi mercantili prende una risorsa; in parità con almeno una, entrambi.
    .title = La regata delle navi
rule-EVENT-5 = Ognuno può comprare fino a due risorse che non siano oro, un oro ciascuna; prima il giocatore attivo.
    .title = Il mercante ambulante
rule-EVENT-6 = Ogni regione prende una delle sue per ogni magazzino o abbazia accanto; nulla è raddoppiato.
    .title = L’anno di abbondanza
rule-EVENT-7 = La pila degli eventi è mescolata e rifatta come all’inizio; poi si pesca un altro evento.
    .title = Yule
rule-EVENT-8 = Ciascuno prende un oro per ogni sua unità con punti forza.
    .title = Il dono per il principe
rule-EVENT-9 = Chi ha una o due unità con punti forza o commercio paga un oro, per tre o più due oro; o mette una di esse sotto una pila. Una cappella del numero di questo turno risparmia il suo proprietario.
    .title = Le sommosse
    .interpretation = Chi potrebbe pagare può comunque rinunciare a un’unità; una parte dell’oro non basta. Il giocatore attivo decide per primo.
rule-EVENT-10 = Ogni regione che tocca una città perde una risorsa, anche fra due città. I bagni pubblici risparmiano le quattro regioni della loro città; una farmacia porta una risorsa a scelta.
    .title = La pestilenza
rule-EVENT-11 = Chi sarebbe colpito dalle sommosse, dalla faida o dalla lite tra fratelli può giocare Sebastian, e l’evento passa.
    .title = Sebastian
    .interpretation = Si chiede a chiunque possa avere la carta, poiché nessuno deve sapere se l’ha in mano.
rule-EVENT-12 = Per ogni carta posata che un evento o un’azione gli toglie, chi ha Irmgard prende una risorsa a scelta. Ciò che fa un’espansione non è un’azione.
    .title = Irmgard
rule-BUILD-1 = Una strada va a un’estremità della fila che non ne ha.
    .title = Le strade
rule-BUILD-2 = Una colonia va oltre una strada e porta due regioni dalla loro pila, posate vuote sopra e sotto.
    .title = Le colonie
    .interpretation = Chi costruisce decide quale delle due va sopra.
rule-BUILD-3 = Una città si posa su una propria colonia e vale un punto in più.
    .title = Le città
rule-BUILD-4 = Le espansioni verdi della mano si costruiscono su un sito libero di una colonia o città.
    .title = Le espansioni
rule-BUILD-5 = Chi costruisce paga ciò che la carta mostra.
    .title = Il prezzo
rule-BUILD-6 = Nella fase delle azioni si può scartare gratis una propria espansione.
    .title = Scartare
rule-BUILD-7 = Ciò che il centro non ha più non si può costruire.
    .title = Una pila vuota
rule-BUILD-8 = Senza un sito libero non si costruisce alcuna espansione.
    .title = Nessun sito
rule-BUILD-9 = Di una carta così segnata un principato può avere una sola.
    .title = Una sola
rule-BUILD-10 = Le espansioni rosse si costruiscono solo sui siti delle città.
    .title = Le espansioni di città
rule-BUILD-11 = Il municipio si costruisce su una casa comunale in una città. La carta coperta resta in gioco, non può essere colpita, e rimane quando il municipio se ne va.
    .title = Carte su carte
rule-BUILD-12 = Un nascondiglio d’oro non costa nulla e tiene fino a tre oro accanto alle regioni, che i briganti né contano né prendono.
    .title = Il nascondiglio d’oro
    .interpretation = Accanto a quale regione stia non cambia nulla, perciò non si chiede; un principato ha posto per due.
rule-BUILD-13 = Con un campo d’addestramento gli eroi costano una risorsa in meno, con una gru da cantiere le carte rosse da più di quattro, con una loggia dei costruttori gli edifici da almeno sei; chi costruisce sceglie quale.
    .title = Gli sconti
    .interpretation = Ogni tale carta conta; il prezzo stampato dice che cosa costa più di quattro.
rule-BUILD-14 = Ciò che una carta fa quando è costruita segue subito; se non può nulla, la si costruisce lo stesso. Una nave corsara affonda una nave mercantile a scelta dell’altro.
    .title = Alla costruzione
    .interpretation = Una nave affondata va agli scarti del suo proprietario.
rule-BUILD-15 = Alcune carte si costruiscono su un sito libero dell’altro principato. Restano di chi le ha costruite: punti e funzioni sono suoi, occupano il sito e, lasciando il gioco, vanno sotto la sua pila o tra i suoi scarti. Nessuno le scarta o le sposta.
    .title = Nell’altro principato
    .interpretation = Ciò che colpisce gli edifici di un giocatore colpisce anche questi, ovunque siano; una caserma dei pompieri protegge solo gli edifici di chi la possiede.
rule-NEED-1 = Una carta con un requisito si costruisce o si gioca solo se è soddisfatto; perderlo dopo non cambia nulla.
    .title = I requisiti
rule-TRADE-1 = La banca dà una risorsa per tre di uno stesso tipo.
    .title = Con la banca
rule-TRADE-2 = Con la nave mercantile di un tipo ne bastano due.
    .title = Le navi mercantili
rule-TRADE-3 = La grande nave mercantile scambia due risorse di una stessa regione accanto.
    .title = La grande nave mercantile
rule-TRADE-4 = Si scambia con un altro tipo per cui si ha posto.
    .title = Solo se utile
rule-ACT-1 = Una carta azione si gioca se può avere il suo effetto, e va negli scarti.
    .title = Con effetto
rule-ACT-2 = Si gioca solo una carta della propria mano.
    .title = Dalla mano
rule-ACT-3 = L’esploratore trova regioni che sono nella pila, non altre.
    .title = Le regioni dell’esploratore
rule-ACT-4 = Due proprie regioni si scambiano di posto con le loro scorte, o due espansioni.
    .title = Il trasferimento
rule-ACT-5 = Giocato con una colonia, l’esploratore fa scegliere le due regioni dalla pila.
    .title = L’esploratore
rule-ACT-6 = Giocata prima del tiro, Brigitta fissa il dado di produzione; il dado degli eventi si tira comunque.
    .title = Brigitta
rule-ACT-7 = Giocato prima del tiro, Reiner mette il dado degli eventi sulla festa e porta una risorsa in più, chiunque la vinca. Con lui si può giocare Brigitta.
    .title = Reiner
rule-ACT-8 = Gustav prende una carta dei propri scarti, Guido una di quelli dell’altro; dove la pila è una sola, entrambi cercano in quella, ma non sé stessi.
    .title = Dagli scarti
    .interpretation = Il Palazzo di città prende un’unità, o un’azione il cui testo non pone condizioni; principe e principessa prendono un’Opera d’arte.
rule-ACT-9 = Benjamin e il medico portano una risorsa per ogni regione interessata; il raddoppio non conta mai.
    .title = Le regioni un’altra volta
rule-ATTACK-1 = Chi attacca prende tipi di risorse che l’altro ha, una dopo l’altra; l’altro sceglie le regioni. Ciò che non trova posto è perso.
    .title = Prendere
rule-ATTACK-2 = Contro l’arciere, l’incendiario e il traditore si tira un dado: uno e due respingono con una torre di vedetta, da tre a cinque con Heinrich, tutti con entrambi.
    .title = Il dado del difensore
rule-ATTACK-3 = Colpiti dall’arciere, si mette sotto una pila un’unità a propria scelta con punti forza.
    .title = L’arciere
rule-ATTACK-4 = L’incendiario sceglie un edificio dell’altro, che lo mette sotto una pila. Una caserma dei pompieri protegge tutti gli edifici della sua città.
    .title = L’incendiario
rule-ATTACK-5 = La razzia riempie una propria regione del suo tipo, preso presso l’altro.
    .title = La razzia
rule-ATTACK-6 = Il traditore mostra la mano dell’altro, e se ne può prendere una carta. Dove ciascuno gioca il proprio mazzo dev’essere un’unità o un’azione.
    .title = Il traditore
rule-ATTACK-7 = Il mercante prende una o due risorse e ne rende una di qualsiasi tipo, fosse pure una di queste.
    .title = Il mercante
rule-HAND-1 = La mano si completa a tre carte e una in più per ogni punto progresso, dalla cima delle pile scelte.
    .title = Completare
rule-HAND-2 = Chi ne ha di più mette carte a scelta sotto delle pile.
    .title = Troppe carte
rule-HAND-3 = Una carta può essere messa sotto una pila; per essa si prende quella in cima a una pila qualsiasi.
    .title = Lo scambio
rule-HAND-4 = Per due risorse qualsiasi, una con una casa comunale, nessuna con un municipio, si cerca invece in una pila e se ne prende una carta; l’ordine resta.
    .title = Cercare
rule-HAND-5 = Da una pila vuota non si pesca, ma vi si possono mettere carte.
    .title = Le pile vuote
rule-HAND-6 = Chi ha cercato in una pila ne prende una carta.
    .title = Una carta va presa
rule-ADV-1 = Chi ha almeno tre punti forza e più dell’altro ha il vantaggio di forza, un punto vittoria; così per il commercio.
    .title = I vantaggi
rule-ADV-2 = Un porto vale un punto vittoria finché si hanno tre navi mercantili; un deposito del sale conta un punto commercio per nave mercantile, una base commerciale uno per piazza del mercato e per porto.
    .title = Punti per altre carte
rule-END-1 = Nella partita introduttiva, chi ha i punti vittoria alla fine del proprio turno vince.
    .title = La vittoria
rule-END-2 = Una partita che non finisce si chiude dopo un numero di turni: vince chi ha più punti vittoria, o entrambi.
    .title = L’ultimo turno
rule-OUT-1 = Per un posto che non risponde si fa la prima scelta del menu: tira, non fa altro e tiene la mano; le sue prime regioni restano come sono.
    .title = Chi non risponde

## Sections of the rule reference, by their titles

section-the-principality = Il principato
section-set-up = Preparazione
section-the-turn = Il turno
section-the-dice = I dadi
section-production = Produzione
section-events = Eventi
section-building = Costruire
section-requirements = Requisiti
section-trading = Scambi
section-action-cards = Carte azione
section-attacks = Attacchi
section-the-hand = La mano
section-points-and-the-end = Punti e fine
section-theme-games-and-the-duel = Partite a tema e duello
section-absence = Assenza
section-card-files = File di carte
section-deck-files = File di mazzi
section-the-tournament-decks-and-chosen-events = Il torneo: mazzi ed eventi scelti
section-the-tournament-how-it-is-played = Il torneo: come si gioca

## Editions of the rulebook

edition-base = Regolamento e indice delle carte della scatola base
edition-tournament = Regole della modalità torneo, in francese, 24 agosto 2015
