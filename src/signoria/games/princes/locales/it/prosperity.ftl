### The Era of Prosperity: its cards, what happens with them, and their rules.

## Names

card-aqueduct = Acquedotto
    .status = proposed
card-artwork-epic = Opera d’arte: epopea
    .status = proposed
card-artwork-fountain = Opera d’arte: fontana
    .status = proposed
card-artwork-relief = Opera d’arte: rilievo
    .status = proposed
card-artwork-sculpture = Opera d’arte: scultura
    .status = proposed
card-bera = Bera l’agitatrice
    .status = proposed
card-builders-hut = Loggia dei costruttori
    .status = proposed
card-city-palace = Palazzo di città
    .status = proposed
card-common-land = Terra comune
    .status = proposed
card-court-astrologer = Astrologo di corte
    .status = proposed
card-feeding-the-poor = Mensa dei poveri
    .status = proposed
card-hospital = Ospizio
    .status = proposed
card-mercenaries = Mercenari
    .status = proposed
card-monument-prince = Monumento al principe
    .status = proposed
card-prince = Principe
    .status = proposed
card-princess = Principessa
    .status = proposed
card-prosperity = Prosperità
    .status = proposed
card-public-feeling = Umore del popolo
    .status = proposed
card-small-market-town = Borgo del mercato
    .status = proposed
card-theater = Teatro
    .status = proposed
card-thieves-hideout = Covo dei ladri
    .status = proposed
card-traveling-theater = Teatro viaggiante
    .status = proposed
card-village-school = Scuola del villaggio
    .status = proposed

## What the cards do

does-boost-grain-or-wool-at-this-city = ogni campo e pascolo accanto a questa città produce { $amount } in più
does-discount-tall-building = gli edifici con costo stampato di almeno 6 costano { $amount } risorsa in meno, a scelta
does-fetch-discard-of-unit-or-free-action = prendere dagli scarti { $amount } unità o { $amount } azione senza condizioni; nel torneo dai propri
does-fetch-discard-of-unit-or-action = prendere dagli scarti { $amount } unità o azione; nel torneo dai propri
does-fetch-discard-of-artwork = prendere dagli scarti { $amount } Opera d’arte; nel torneo dai propri
does-remove-takeable-unit = l’avversario nomina { $named } delle sue unità; ne prendi una in mano
does-remove-costly-building-each = scegliere un proprio edificio con costo stampato di almeno 2 e metterlo { $place }
does-convert-any = scambiare { $amount } risorsa a scelta con 1 di un altro tipo
does-convert-any-at-full = scambiare { $amount } risorsa di una regione che ne tiene 3 con 1 di un altro tipo
does-take-stars = prendere fino a { $amount } stelle all’avversario
does-take-owls = prendere fino a { $amount } civette all’avversario
does-take-any-victim = l’avversario cede { $amount } risorsa a sua scelta
per-vp-lead = { $deed } per ogni punto vittoria di vantaggio dell’avversario
does-die-event-choice = un secondo risultato del dado evento, a scelta, avviene per entrambi i giocatori
does-leave-self = lascia il gioco
does-cancel-it-each = non cambiare nulla
returns-soon = Poi va sotto i primi 4 eventi.
effect-mercenaries = A un attacco di briganti che ti colpisce: tieni 1 unità d’oro e 1 di lana, o spendi 1 stella e non perdi nulla.
effect-thieves-hideout = Una volta per turno: per 1 unità di lana va accanto a un’altra regione libera dell’avversario che tiene una risorsa, e ne prendi 1. Lascia il gioco quando l’avversario ha 5 punti forza o spende 3 stelle.
effect-traveling-theater = Alla costruzione: ricevi 1 stella. Una volta per turno, dal tuo turno seguente: va su un’altra tua strada libera, e 1 risorsa di una regione accanto a quella strada diventa 1 stella.

## Requirements

need-aqueduct = un acquedotto
instead-aqueduct = { need-aqueduct }
need-prince = il principe
instead-prince = { need-prince }
need-princess = la principessa
instead-princess = { need-princess }
need-no-prince = nessun principe
instead-no-prince = { need-no-prince }
need-no-princess = nessuna principessa
instead-no-princess = { need-no-princess }
need-public-feeling = un Umore del popolo
instead-public-feeling = { need-public-feeling }
need-at-most-opponent-strength-4 = meno di 5 punti forza dall’altro
instead-at-most-opponent-strength-4 = { need-at-most-opponent-strength-4 }

## What happens, and what is asked

preset-prosperity = Una partita a tema, l’era della prosperità: dodici punti vittoria.
event-card-moved = { $card } di { $seat } va alla colonna { $column }.
event-unit-claimed = { $seat } prende in mano { $card } dell’altro.
agenda-swapping = { $actors } sceglie la regione di cui si scambia una risorsa.
agenda-hiring = { $actors } può pagare una stella ai Mercenari.
agenda-keeping = { $actors } sceglie la regione che tiene una risorsa.
agenda-staging = { $actors } sceglie la regione di cui una risorsa diventa una stella.
agenda-wandering = { $actors } sceglie il posto dove va la carta.
agenda-yielding-up = { $actors } nomina unità, di cui l’altro prende una.
agenda-seizing = { $actors } prende una delle unità nominate.

## Rules

rule-ROLL-9 = Se un attacco di briganti colpisce chi ha i Mercenari, restano un’unità d’oro e una di lana, o una stella spesa evita ogni perdita.
    .title = Mercenari
    .interpretation = Il proprietario sceglie le regioni che le tengono.
rule-PROD-4 = Campi e pascoli accanto a una città con acquedotto producono un’unità in più al tiro di produzione.
    .title = Acquedotto
    .interpretation = Si aggiunge a una resa raddoppiata.
rule-EVENT-14 = A un’Insurrezione ogni giocatore mette sotto una pila un proprio edificio a scelta, con costo stampato di almeno due. L’evento va sotto i primi quattro.
    .title = Insurrezione
    .interpretation = Civette e stelle non contano nel costo; gli edifici del giocatore dall’altro contano.
rule-BUILD-20 = Alcune carte nel principato dell’altro lasciano il gioco appena vale una condizione. Vanno negli scarti del proprietario.
    .title = Carte che vanno via
    .interpretation = La condizione si controlla dopo ogni azione del giocatore attivo.
rule-BUILD-21 = Alla costruzione di un Monumento al principe l’altro nomina due delle sue unità, e chi costruisce ne prende una in mano.
    .title = Monumento al principe
    .interpretation = Se ce n’è una sola, si prende quella; senza alcuna, il Monumento si può costruire lo stesso.
rule-ACT-12 = L’Astrologo di corte fa avvenire per entrambi un risultato del dado evento scelto dal giocatore.
    .title = Astrologo di corte
    .interpretation = Un attacco di briganti viene senza produzione; una carta evento si pesca e usa il numero di questo turno.
rule-MOVE-1 = Un Teatro viaggiante va su un’altra strada libera del proprietario, e una risorsa di una regione accanto diventa una stella.
    .title = Teatro viaggiante
rule-MOVE-2 = Un Covo dei ladri va per una lana accanto a un’altra regione libera dell’altro che tiene una risorsa, e il proprietario ne prende una. Per tre stelle l’altro lo toglie.
    .title = Covo dei ladri
    .interpretation = L’altro spende le stelle nella propria fase di azione.
rule-STAR-1 = Un Umore del popolo tiene fino a tre stelle e comincia senza. In una partita a tema ognuno ne ha uno dall’inizio; le stelle senza posto sono perse.
    .title = Umore del popolo
    .interpretation = Nel torneo si costruisce dalla mano; chi ne ha due sceglie quale riceve.
rule-STAR-2 = Una stella di un Umore del popolo tiene lontano dal proprietario le Sommosse o un’Insurrezione. Una volta per turno due stelle comprano una risorsa a scelta.
    .title = A che servono le stelle
rule-STAR-3 = Una Scuola del villaggio dà al proprietario una stella al Commercio, una Loggia dei costruttori a una Festa.
    .title = Stelle del dado evento
rule-STAR-4 = Un principato ha il principe o la principessa, non entrambi. Nessuno dei due passa mai all’altro, né in gioco né in mano.
    .title = Principe e principessa
rule-STAR-5 = Bera prende fino a due stelle secondo il posto, o, per ogni punto vittoria di vantaggio dell’altro, una risorsa che l’altro sceglie, tre al massimo.
    .title = Bera
    .interpretation = La possibilità scelta deve portare qualcosa.
