# Il Principe: nomi, cronaca, desideri, domande, rifiuti, opzioni e regole.
# Le cifre vengono dal motore; un numero che un’opzione può cambiare non è scritto qui.

game-title = Il Principe

## Le città, come sulle carte

city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini

## Gli edifici per colore

colour-green = università
    .one = un’università
    .few = troppo poche università
    .tint = verde
colour-white = cattedrali
    .one = una cattedrale
    .few = troppo poche cattedrali
    .tint = bianco
colour-red = municipi
    .one = un municipio
    .few = troppo pochi municipi
    .tint = rosso
colour-blue = castelli
    .one = un castello
    .few = troppo pochi castelli
    .tint = blu
colour-yellow = mercati
    .one = un mercato
    .few = troppo pochi mercati
    .tint = giallo

cards-none = nessuna carta
cards-green = { $number ->
        [one] { $number } università
       *[other] { $number } università
    }
cards-white = { $number ->
        [one] { $number } cattedrale
       *[other] { $number } cattedrali
    }
cards-red = { $number ->
        [one] { $number } municipio
       *[other] { $number } municipi
    }
cards-blue = { $number ->
        [one] { $number } castello
       *[other] { $number } castelli
    }
cards-yellow = { $number ->
        [one] { $number } mercato
       *[other] { $number } mercati
    }
cards-of-colour = { $colour_key ->
        [green] { cards-green }
        [white] { cards-white }
        [red] { cards-red }
        [blue] { cards-blue }
       *[yellow] { cards-yellow }
    }

## Le regioni: nomi nostri; i regolamenti le chiamano per colore

region-blue = Lombardia–Veneto (blu)
region-green = Liguria–Lunigiana (verde)
region-violet = Emilia (viola)
region-red = Adriatico (rossa)
region-brown = Toscana–Montefeltro (marrone)
region-yellow = Siena–Umbria (gialla)

## Le famiglie

family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga

## I ruoli

role-master = Mastro
role-bishop = Vescovo
role-magistrate = Magistrato
role-lord = Signore
role-banker = Banchiere
role-apprentice = Apprendista
role-priest = Sacerdote
role-notary = Notaio
role-knight = Cavaliere
role-merchant = Mercante

## Ciò che va all’asta; .fate dice che ne è se nessuno offre

item-master = il Mastro
    .fate = { fate-role }
item-bishop = il Vescovo
    .fate = { fate-role }
item-magistrate = il Magistrato
    .fate = { fate-role }
item-lord = il Signore
    .fate = { fate-role }
item-banker = il Banchiere
    .fate = { fate-role }
item-apprentice = l’Apprendista
    .fate = { fate-role }
item-priest = il Sacerdote
    .fate = { fate-role }
item-notary = il Notaio
    .fate = { fate-role }
item-knight = il Cavaliere
    .fate = { fate-role }
item-merchant = il Mercante
    .fate = { fate-role }
item-lot-green = il lotto di università
    .fate = { fate-lot }
item-lot-white = il lotto di cattedrali
    .fate = { fate-lot }
item-lot-red = il lotto di municipi
    .fate = { fate-lot }
item-lot-blue = il lotto di castelli
    .fate = { fate-lot }
item-lot-yellow = il lotto di mercati
    .fate = { fate-lot }
fate-role = la tessera resta accanto al tabellone
fate-lot = esce dal gioco

## Da dove vengono punti e ducati; perché una partita finisce

source-cities = città costruite
source-role-income = ruoli, mentre altri costruivano
source-bishop = Vescovo e Sacerdote
source-regions = regioni
source-roles-held = ruoli a fine partita
source-sets = serie di cinque edifici
source-ducats = più ducati
source-hand = più carte in mano
income-round = rendita del round
income-banker = Banchiere o Mercante
reason-playing = la partita è in corso
reason-cities = restano meno di quattro città scoperte
reason-last-round = l’ultimo round è stato giocato
reason-shortage = il mazzo non basta per gli ultimi lotti

## Che cosa è successo

event-principe-chosen = { $seat } è il primo “Il Principe”.
event-city-shown = Nuova città scoperta: { $city }.
event-round-began = { $last ->
        [yes] Comincia il round { $number }: è l’ultimo.
       *[no] Comincia il round { $number }.
    }
event-dealt = { $cards_known ->
        [yes] { $seat } pesca { $cards }.
       *[no] { $seat } pesca { $number ->
            [one] { $number } carta
           *[other] { $number } carte
        }.
    }
event-ducats-received = { $seat } riceve { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    } ({ $income }).
event-cards-set-aside = { $cards_known ->
        [yes] { $seat } mette da parte { $cards }.
       *[no] { $seat } mette da parte { $number ->
            [one] { $number } carta coperta
           *[other] { $number } carte coperte
        }.
    }
event-cards-turned-over = { $seat } aveva messo da parte { $cards }.
event-lots-drawn = Gli ultimi lotti vengono dal mazzo: { $cards }.
event-removed-reused = Il mazzo è esaurito; lo sostituiscono i lotti che nessuno ha voluto.
event-auction-opened = All’asta: { $item }. Possono offrire: { $bidders }; comincia { $opener }.
event-bid-placed = { $seat } offre { $amount }.
event-passed = { $seat } si ritira.
event-item-sold = { $seat } si aggiudica { $item } per { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    } e diventa “Il Principe”.
event-item-unsold = Nessuna offerta per { $item }: { $item_fate }.
event-city-built = { $seat } costruisce { $city }.
event-cards-laid = { $seat } gioca { cards-of-colour }, a faccia in su.
event-turn-let-go = { $seat } non fa nulla.
event-shield-placed = { $seat } piazza un blasone nella regione { $region }.
event-shields-kept = { $seat } non piazza altri blasoni.
event-scored = { $source_key ->
        [cities] { $seat } guadagna { points-scored } per { $thing_city }.
        [role-income] { $seat } guadagna { points-scored } come { $thing_role }.
        [bishop] { $seat } guadagna { points-scored } diventando { $thing_role }.
        [regions] { $seat } guadagna { points-scored } nella regione { $thing_region }.
        [roles-held] { $seat } guadagna { points-scored } come { $thing_role } a fine partita.
        [sets] { $seat } guadagna { points-scored } per le serie di cinque edifici.
        [ducats] { $seat } guadagna { points-scored } per la maggior quantità di ducati.
       *[hand] { $seat } guadagna { points-scored } per il maggior numero di carte in mano.
    }
points-scored = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-roles-returned = Tutti i ruoli tornano accanto al tabellone.
event-role-taken = { $turned ->
        [0] { $seat } diventa { $role }.
        [one] { $seat } diventa { $role } e gira { $turned } carta a faccia in giù.
       *[other] { $seat } diventa { $role } e gira { $turned } carte a faccia in giù.
    }
event-card-turned-up = { $seat } rigira { $colour_one } a faccia in su.
event-cards-left-down = { $seat } non gira alcuna carta.
event-purses-shown = Si aprono le borse: { $coins }.
event-ended = { $winners_count ->
        [one] La partita è finita: { $reason }. Vince { $winners }.
       *[other] La partita è finita: { $reason }. { $winners } condividono la vittoria.
    }

## Desideri

action-pass = Ritirarsi
action-build-nothing = Non costruire
action-lay-nothing = Non fare nulla
action-keep-shields = Non piazzare altri blasoni
action-leave-down = Non girare alcuna carta
action-build = Costruire { $city }
action-place-shield = Piazzare un blasone: { $region }
action-turn-up = Girare { $colour_one } a faccia in su
action-lay = Giocare { cards-of-colour }
action-set-aside = Mettere da parte { $cards }
action-bid = Offrire { $amount }

## Che cosa si decide

agenda-setting-aside = { $actors_count ->
        [one] { $actors } deve ancora mettere da parte { $memo } carte per le aste.
       *[other] { $actors } devono ancora mettere da parte { $memo } carte ciascuno per le aste.
    }
agenda-auction = { $auction_high_bid ->
        [0] Asta: { $memo_item }. { $actors } offre o si ritira; non c’è ancora un’offerta.
       *[other] Asta: { $memo_item }. { $actors } offre più di { $auction_high_bid } ({ $auction_high_bidder }) o si ritira.
    }
agenda-winners-city = { $actors } ha vinto il lotto e può costruire subito una città.
agenda-turn = { $actors } costruisce una città, gioca carte di un colore o non fa nulla.
agenda-city = { $shields_due ->
        [one] { $actors } ha { $shields_due } blasone da piazzare attorno a { $memo_city }.
       *[other] { $actors } ha { $shields_due } blasoni da piazzare attorno a { $memo_city }.
    }
agenda-masters-eye = { $actors }, come { $memo_role }, decide di una carta coperta da girare a faccia in su.
agenda-lords-shield = { $actors }, come { $memo_role }, piazza un blasone in una regione a scelta.

## Rifiuti

refusal-AUC-3 = { $standing ->
        [0] Un’offerta è di almeno 1 ducato; { $bid } non basta.
       *[other] Un’offerta deve superare quella attuale di { $standing }; { $bid } non basta.
    }
refusal-AUC-5 = Non puoi offrire { $bid }: nella tua borsa c’è { $purse }.
refusal-LAY-2 = Hai { $colour_few }: { $held } in mano, { $requested } da giocare.
refusal-NEW-3 = Si mettono da parte esattamente { $number } carte, non { $requested }.
refusal-NEW-6 = Hai { $colour_few }: { $held } in mano, { $requested } da mettere da parte.
refusal-CITY-1 = { $city } non è tra le città scoperte.
refusal-CITY-2 = Non si può costruire { $city }: nel round { $round } non si costruiscono città.
refusal-CITY-3 = Hai { $colour_few } per { $city }: { $held } in mano, ne servono { $needed }.
refusal-CITY-4 = { $city } costa { $price } ducati; nella tua borsa c’è { $purse }.
refusal-CITY-6 = { $city } non tocca la regione { $region }.
refusal-CITY-12 = In questa edizione i blasoni vanno piazzati; per { $city } ne restano da piazzare { $due }.
refusal-EFF-1 = Non si può ({ $colour }): serve una propria carta coperta, di un colore diverso dal verde.
refusal-EFF-7 = In questa edizione bisogna girare una carta coperta, se ce n’è una.
refusal-OPT-1 = L’opzione { $option } non cambia nulla a un tavolo di { $seats } giocatori.
refusal-OPT-2 = Senza capitale iniziale e senza rendita nessuno ha un ducato da offrire.
refusal-OPT-3 = Non c’è un posto { $number } che possa cominciare: i posti vanno da 1 a { $seats }.
refusal-OPT-4 = «{ $families }» non nomina { $seats } famiglie diverse, una per ogni posto. Le famiglie sono { $names }.
refusal-DATA-1 = Riga { $line }: il file delle città deve cominciare con l’intestazione { $header }.
refusal-DATA-2 = Riga { $line }: servono { $columns } colonne, ce ne sono solo { $found }.
refusal-DATA-3 = Riga { $line }: «{ $name }» non è una delle quindici città, o compare per la seconda volta.
refusal-DATA-4 = Riga { $line }: «{ $size }» non è la dimensione di { $city }.
refusal-DATA-5 = Riga { $line }: per { $city } i numeri di edifici devono essere 0, 1 o 2 e fare { $icons } in tutto.
refusal-DATA-6 = { $pairs ->
        [0] Riga { $line }: { $city } è una città piccola e ha tre edifici diversi, nessuno doppio.
       *[other] Riga { $line }: { $city } deve avere esattamente un edificio doppio.
    }
refusal-DATA-7 = Riga { $line }: «{ $region }», indicata per { $city }, non è una delle sei regioni.
refusal-DATA-8 = Riga { $line }: { $city } deve toccare { $regions ->
        [one] esattamente { $regions } regione
       *[other] esattamente { $regions } regioni diverse
    }.
refusal-DATA-9 = Riga { $line }: il file finisce e { $count ->
        [one] manca { $city }
       *[other] mancano { $count } città, la prima è { $city }
    }.

## Edizioni

preset-amigo2006 = AMIGO 2006, secondo il libretto francese: il testo più recente e più esplicito.
preset-amigo2006-it = AMIGO 2006, secondo il libretto italiano: “Il Principe” apre le aste, la fine per le città si controlla alla fine della fase 1.
preset-mtm2005 = Mind the Move 2005: nessun capitale iniziale, un blasone segna i punti, più obblighi.
preset-amigo-easy = AMIGO 2006 con la variante stampata: più denaro, e città fin dal primo round.

## Opzioni

option-start-money = Ducati con cui comincia ogni giocatore.
option-income = Ducati che riceve ogni giocatore a ogni round, in tre o più.
option-income-two = Ducati che riceve ogni giocatore a ogni round, in due.
option-build-in-round-1 = Se nel primo round si possono costruire città (yes, no).
option-start-seat = Chi è il primo “Il Principe”: a sorte (random) o il posto di quel numero.
option-opener = Chi apre un’asta: il giocatore a sinistra de “Il Principe” (left) o “Il Principe” stesso (principe).
option-city-end = Quando si controlla se restano abbastanza città scoperte: all’inizio o alla fine della fase 1 (start, end).
option-shields = Blasoni di ogni giocatore per la mappa.
option-shield-placing = Se il costruttore può o deve piazzare i blasoni di una città (may, must).
option-half-of = Quali carte contano quando un ruolo maggiore ne gira metà: quelle scoperte, o tutte quelle del colore (up, all).
option-green-flip = Se Mastro e Apprendista possono o devono girare una carta (may, must).
option-last-round-income = Se nell’ultimo round si paga la rendita (yes, no).
option-last-round-shortage = Se il mazzo non basta per gli ultimi lotti: la partita finisce, o si riusano i lotti rimossi (end, reuse).
option-empty-deck-two = Se in due nell’ultimo round non resta alcuna carta da mettere all’asta: le fasi 3 e 4 si giocano, o la partita finisce (play, end).
option-built-card = Dove va la carta di una città costruita: nella scatola o accanto al costruttore (box, builder); non cambia il gioco.
option-open-purses = Se tutti vedono i ducati di tutti (yes, no).
option-families = Le famiglie per posto: printed, o un nome per ogni posto, separati da virgole, per esempio gonzaga,este,medici.
option-cities = La tabella delle città: standard, o il testo di un proprio file.

## Regole: la frase, il titolo e la nostra lettura dove ne serve una

rule-SET-1 = Il mazzo ha venti edifici di ciascuno dei cinque colori: università (verde), cattedrali (bianco), municipi (rosso), castelli (blu) e mercati (giallo).
    .title = Il mazzo
rule-SET-2 = Quattro carte Città stanno a faccia in su; le altre formano il mazzo delle città.
    .title = Le città scoperte
rule-SET-3 = Ogni giocatore comincia con il capitale iniziale della sua edizione.
    .title = Il capitale iniziale
    .interpretation = Un regolamento che non ne parla non ne dà.
rule-SET-4 = Ogni giocatore ha per la mappa tanti blasoni quanti gliene lascia la sua edizione.
    .title = I blasoni
    .interpretation = Dove uno dei dodici blasoni segna i punti, manca alla mappa; dove c’è un segnapunti a parte, tutti e dodici sono liberi.
rule-SET-5 = Il primo “Il Principe” si estrae a sorte, o è il posto che il tavolo nomina.
    .title = Il primo “Il Principe”
    .interpretation = I regolamenti chiedono chi ha mangiato italiano o visitato l’Italia per ultimo. È solo un esempio; la sorte va bene a ogni tavolo, e un tavolo che ne sa di più nomina il posto.
rule-SET-6 = La banca non resta mai senza denaro.
    .title = La banca
    .interpretation = Nessun regolamento dice che cosa voglia dire una banca vuota, e i risparmi possono superare le monete della scatola.
rule-SET-7 = Il punteggio non ha limite.
    .title = Il punteggio
    .interpretation = Le partite vere superano la scala stampata; si continua semplicemente a contare.
rule-SET-8 = Le mani sono segrete, e così le borse, se il tavolo non le apre; il numero di carte in mano è pubblico.
    .title = Che cosa è segreto
    .interpretation = Un’edizione consiglia soltanto di nascondere il denaro; vale in tutte, e alla fine le borse si aprono.
rule-SET-9 = Tutti i ruoli cominciano accanto al tabellone: nessuno ne ha prima della fase 4 del primo round.
    .title = I ruoli all’inizio
rule-SET-10 = Ogni posto gioca una delle cinque famiglie, e mai due posti la stessa. Il tavolo nomina una famiglia per ogni posto; altrimenti seguono l’ordine stampato: Medici, Visconti, Carraresi, d’Este, Gonzaga.
    .title = Le famiglie
    .interpretation = Nei regolamenti i giocatori scelgono, senza un ordine. Qui chi crea il tavolo sceglie una famiglia per ogni posto, e un giocatore sceglie un posto libero. La famiglia non cambia il gioco.
rule-NEW-1 = Da “Il Principe” in senso orario ogni giocatore pesca quattro carte.
    .title = La pesca
    .interpretation = Ognuno pesca tutte le sue carte in una volta, in ogni edizione, benché una sola dia un ordine.
rule-NEW-2 = Ogni giocatore riceve dalla banca la rendita del round.
    .title = La rendita
rule-NEW-3 = Ogni giocatore mette da parte per le aste due carte della sua mano, coperte, né più né meno.
    .title = Carte messe da parte
    .interpretation = Tutti scelgono insieme; nulla si vede finché tutti non hanno scelto.
rule-NEW-4 = Possono essere carte qualsiasi della mano, nuove o vecchie; la mano non ha limite.
    .title = Carte qualsiasi della mano
rule-NEW-5 = Quando tutti hanno scelto, le carte si scoprono e si raggruppano per colore: ogni colore è un lotto.
    .title = I lotti
rule-NEW-6 = Si mettono da parte solo carte che si hanno in mano.
    .title = Carte che si hanno
rule-AUC-1 = Va all’asta per primo il lotto più piccolo; a parità si segue l’ordine dei colori: verde, bianco, rosso, blu, giallo.
    .title = L’ordine dei lotti
rule-AUC-2 = Ogni asta è aperta dal giocatore a sinistra de “Il Principe”, o da “Il Principe” stesso, secondo l’edizione; poi si procede in senso orario.
    .title = Chi apre
    .interpretation = Due regolamenti nominano il vicino di sinistra, quello italiano “Il Principe”. Chi sia si guarda di nuovo a ogni asta, perché il segnalino passa di mano.
rule-AUC-3 = Un’offerta è un numero intero di ducati, almeno 1, e supera quella attuale.
    .title = Rilanciare
    .interpretation = I regolamenti chiedono solo di superare l’offerta precedente; offrire zero è ritirarsi.
rule-AUC-4 = Chi si ritira è fuori da quest’asta; anche il primo può ritirarsi.
    .title = Ritirarsi
rule-AUC-5 = Nessuno può offrire più ducati di quanti ne possiede.
    .title = Offerte coperte
    .interpretation = Lo dice solo il regolamento italiano; il prezzo si paga subito, quindi vale in ogni edizione.
rule-AUC-6 = Se tutti gli altri si sono ritirati senza offerte, l’ultimo può ancora offrire o ritirarsi.
    .title = L’ultimo senza offerte
    .interpretation = Anche il primo può ritirarsi: nemmeno l’ultimo è costretto a comprare.
rule-AUC-7 = Quando tutti gli altri sono fuori vince l’offerta attuale; nessuno rilancia su sé stesso.
    .title = La fine di un’asta
    .interpretation = I tre regolamenti descrivono la fine in tre modi, che si equivalgono.
rule-AUC-8 = Il vincitore paga l’offerta alla banca, prende in mano il lotto e riceve il segnalino “Il Principe”.
    .title = Il vincitore
rule-AUC-9 = Chi vince un lotto può costruire subito una città, oltre al suo turno della fase 3.
    .title = Una città subito
    .interpretation = Si paga con ciò che l’offerta ha lasciato; le carte appena vinte si possono usare; ogni lotto vinto ridà il diritto.
rule-AUC-10 = Un lotto senza offerte esce dal gioco; il segnalino resta dov’è.
    .title = Nessuna offerta
    .interpretation = Il segnalino si vince alle aste, e questa non l’ha vinta nessuno.
rule-CITY-1 = Si possono costruire solo le città scoperte.
    .title = Le città scoperte
rule-CITY-2 = Nel primo round non si costruiscono città, né dopo un lotto né nella fase 3, se il tavolo non lo permette.
    .title = Nessuna città nel primo round
rule-CITY-3 = Il costruttore gioca dalla mano, scoperti, esattamente gli edifici della carta: tre diversi per una città piccola; quattro per una media e cinque per una grande, uno dei quali doppio.
    .title = Gli edifici di una città
    .interpretation = Restano davanti al costruttore e contano per ruoli e serie come gli altri.
rule-CITY-4 = Il costruttore paga il costo alla banca: 3 ducati per una città piccola, 4 per una media, 5 per una grande.
    .title = Il costo di una città
rule-CITY-5 = Il costruttore guadagna 4 punti per una città piccola, 6 per una media, 8 per una grande.
    .title = I punti di una città
    .interpretation = Un esempio del regolamento del 2005 dà 6 punti per Firenze; la sua stessa regola per dimensione dice 8, e 8 sono.
rule-CITY-6 = Il costruttore piazza blasoni nelle regioni che la città tocca, divisi a piacere: 1 per una città piccola, 2 per una media o grande.
    .title = I blasoni di una città
    .interpretation = I due libretti AMIGO dicono che il costruttore può. Per piazzare blasoni il libretto del 2005 ha due volte “doit” (deve) e due volte “peut” (può). Il costruttore “doit” piazzarne, tra altri doveri, e “doit” piazzarli in regioni a scelta. Una carta Città mostra quanti un giocatore “peut” piazzarne, e nell’esempio di Firenze il costruttore “peut” piazzarne due. Decide un’opzione. Entrambi i blasoni possono andare in una sola regione.
rule-CITY-7 = Chi non ha più blasoni non ne piazza.
    .title = Blasoni finiti
rule-CITY-8 = Per ogni colore usato gli altri giocatori guadagnano punti per i loro ruoli: 2 per un ruolo maggiore, 1 per uno minore. I ruoli del costruttore non rendono nulla.
    .title = La rendita dei ruoli
rule-CITY-9 = Un ruolo rende una volta per città, anche se il suo edificio serviva doppio.
    .title = Una volta per colore
rule-CITY-10 = La carta di una città costruita torna nella scatola o resta accanto al costruttore, secondo l’edizione; il gioco non ne dipende.
    .title = La carta costruita
rule-CITY-11 = Si scopre subito la carta Città successiva; quando il mazzo delle città è vuoto, le città scoperte diminuiscono.
    .title = La città successiva
    .interpretation = Tutte le città ancora scoperte si possono costruire nel round; la fine si controlla solo nella fase 1.
rule-CITY-12 = Dove l’edizione lo impone, tutti i blasoni della città vanno piazzati, finché ce n’è.
    .title = Blasoni da piazzare
    .interpretation = Il regolamento del 2005 elenca i blasoni tra i doveri del costruttore.
rule-CITY-13 = Le città sono quelle della tabella standard, o di una tabella fornita da chi possiede la scatola.
    .title = La tabella delle città
    .interpretation = Nessuna fonte mostra tutte le carte; ciò che nessun regolamento stampa è ricostruito e segnato come tale.
rule-LAY-1 = Da “Il Principe” in senso orario ognuno ha un turno: costruire una città o giocare edifici.
    .title = Un turno ciascuno
rule-LAY-2 = Si gioca dalla mano, a faccia in su, un numero qualsiasi di carte di un solo colore.
    .title = Giocare edifici
rule-LAY-3 = Si può non fare nulla.
    .title = Non fare nulla
    .interpretation = Un numero qualsiasi può essere zero, e una mano può essere vuota.
rule-ROLE-1 = All’inizio della fase 4 tutti i ruoli tornano accanto al tabellone.
    .title = La restituzione dei ruoli
rule-ROLE-2 = I colori si assegnano nell’ordine verde, bianco, rosso, blu, giallo; contano le carte scoperte.
    .title = L’ordine dei colori
    .interpretation = Il regolamento italiano non dice che contano solo le carte scoperte; altrimenti girarle non servirebbe a nulla.
rule-ROLE-3 = Chi ha da solo più carte di un colore prende il ruolo maggiore; chi è da solo secondo prende il minore.
    .title = Primo e secondo
rule-ROLE-4 = Se più d’uno è secondo dietro un solo primo, il ruolo minore va all’asta tra loro.
    .title = Parità per il secondo posto
rule-ROLE-5 = Se più d’uno è primo, il ruolo maggiore va all’asta tra loro e il minore non viene assegnato.
    .title = Parità per il primo posto
rule-ROLE-6 = Chi non ha carte scoperte di un colore non vi è né primo né secondo.
    .title = Zero non basta
    .interpretation = Se nessuno ha carte, entrambi i ruoli restano accanto al tabellone; se ne ha un solo giocatore, resta il minore.
rule-ROLE-7 = Per un ruolo offrono solo i giocatori in parità; comincia il primo di loro in senso orario a partire da chi apre di solito.
    .title = Le aste dei ruoli
    .interpretation = I regolamenti non dicono chi comincia quando chi apre di solito non è in parità.
rule-ROLE-8 = Chi vince un ruolo paga la banca, prende tessera e segnalino, ma non costruisce.
    .title = Un ruolo vinto
    .interpretation = I premi dell’asta di un ruolo sono elencati, e una città non c’è.
rule-ROLE-9 = Un ruolo preso senza asta non dà il segnalino.
    .title = Un ruolo senza asta
rule-ROLE-10 = Se tutti quelli in parità si ritirano, il ruolo resta accanto al tabellone e il segnalino dov’è.
    .title = Nessuna offerta per un ruolo
rule-ROLE-11 = Chi prende un ruolo maggiore gira a faccia in giù metà delle sue carte di quel colore, per eccesso: metà di quelle scoperte, o di tutte, secondo il tavolo. Un ruolo minore non ne gira.
    .title = Metà si gira
    .interpretation = Tutti e tre i libretti dicono metà degli edifici di quel colore davanti al giocatore. Nessuno dice se quelli già coperti contano. In tutte le nostre edizioni non contano. Dove contano tutte, si gira metà del loro numero, finché ce n’è di scoperte.
rule-ROLE-12 = Prima il ruolo maggiore, le carte girate e il suo effetto; poi il minore e il suo effetto.
    .title = Il maggiore, poi il minore
    .interpretation = Chi è secondo si sa prima che il primo giri le carte, e non cambia.
rule-EFF-1 = Verde: Mastro e Apprendista girano a faccia in su una propria carta coperta, di qualsiasi colore tranne il verde.
    .title = Mastro e Apprendista
    .interpretation = Un regolamento dice può, due lo ordinano; decide un’opzione. Un regolamento lascia aperto il verso: è da coperta a scoperta. Senza una tale carta non succede nulla.
rule-EFF-2 = La carta girata conta per i colori ancora da assegnare.
    .title = La carta conta subito
    .interpretation = I colori si assegnano uno dopo l’altro e gli effetti sono immediati.
rule-EFF-3 = Bianco: Vescovo e Sacerdote guadagnano 1 punto.
    .title = Vescovo e Sacerdote
rule-EFF-4 = Rosso: Magistrato e Notaio pescano una carta, se il mazzo ne ha.
    .title = Magistrato e Notaio
    .interpretation = Da un mazzo vuoto non si pesca nulla, in ogni edizione.
rule-EFF-5 = Blu: Signore e Cavaliere piazzano un proprio blasone in una regione a scelta, se ne hanno ancora.
    .title = Signore e Cavaliere
rule-EFF-6 = Giallo: Banchiere e Mercante ricevono 2 ducati.
    .title = Banchiere e Mercante
rule-EFF-7 = Dove l’edizione lo impone, una carta coperta va girata, se ce n’è una.
    .title = Una carta da girare
rule-END-1 = Se all’inizio della fase 1, o alla sua fine secondo l’edizione, ci sono meno di quattro città scoperte, la partita finisce subito.
    .title = Troppo poche città
    .interpretation = Un regolamento controlla alla fine della fase; i punti sono gli stessi, ducati e mani no. Le carte messe da parte restano allora coperte.
rule-END-2 = Se all’inizio della fase 1 il mazzo ha meno di 12, 16 o 20 carte (3, 4 o 5 giocatori), comincia l’ultimo round.
    .title = L’ultimo round
rule-END-3 = Se le due fini arrivano insieme decidono le città: la partita finisce subito.
    .title = Le due fini insieme
    .interpretation = Una è immediata, l’altra comincia un round.
rule-END-4 = Nell’ultimo round la fase 1 porta solo la rendita, o nulla, secondo l’edizione.
    .title = La rendita dell’ultimo round
rule-END-5 = I lotti dell’ultimo round si pescano dal mazzo: 6, 8 o 10 carte (3, 4 o 5 giocatori).
    .title = I lotti dell’ultimo round
rule-END-6 = Se il mazzo non basta, la partita finisce dopo il denaro, o si riusano i lotti rimossi, secondo l’edizione.
    .title = Un mazzo troppo piccolo
    .interpretation = Il denaro pagato resta pagato. Dove i lotti rimossi si riusano, prima si pesca il mazzo, poi va all’asta ciò che c’è.
rule-END-7 = Le altre fasi dell’ultimo round si giocano normalmente; poi la partita è finita.
    .title = Il resto dell’ultimo round
rule-FIN-1 = In ogni regione chi ha più blasoni guadagna 5 punti, e tutti i secondi 2. Più primi a pari merito guadagnano 5 ciascuno, e lì nessun altro guadagna.
    .title = Le regioni
    .interpretation = Senza blasoni non si è né primi né secondi.
rule-FIN-2 = Ogni ruolo maggiore vale 2 punti, ogni ruolo minore 1.
    .title = I ruoli a fine partita
    .interpretation = Anche quando la partita si ferma nella fase 1: i ruoli si restituiscono solo nella fase 4.
rule-FIN-3 = Ogni serie di cinque edifici di colore diverso davanti a un giocatore vale 2 punti, scoperti o coperti.
    .title = Le serie
    .interpretation = Ciò che è coperto è pubblico: colore e numero si sono visti. Contare il colore di cui si ha meno, come dice un regolamento, è lo stesso.
rule-FIN-4 = La maggior quantità di ducati vale 2 punti; a parità li guadagnano tutti.
    .title = Più ducati
    .interpretation = Anche se nessuno ne ha.
rule-FIN-5 = Il maggior numero di carte in mano vale 2 punti; a parità li guadagnano tutti.
    .title = Più carte in mano
    .interpretation = Anche se nessuno ne ha.
rule-FIN-6 = Vince chi ha più punti; a parità, chi ha giocato più edifici.
    .title = Il vincitore
rule-FIN-7 = Se la parità resta, vince chi tra loro detiene il primo ruolo maggiore nell’ordine dei colori.
    .title = L’ultimo spareggio
    .interpretation = Se nessuno di loro ha un ruolo maggiore, condividono la vittoria.
rule-TWO-1 = In due non ci sono ruoli minori, ci sono tredici edifici per colore e dieci delle quindici città: cinque si tolgono senza guardarle.
    .title = Che cosa si toglie in due
rule-TWO-2 = In due ognuno pesca cinque carte, ne mette da parte tre e riceve la rendita per due.
    .title = La fase 1 in due
rule-TWO-3 = In due l’ultimo round comincia quando il mazzo ha meno di dieci carte; tutte quelle rimaste vanno all’asta.
    .title = L’ultimo round in due
    .interpretation = Possono restarne da zero a cinque. Nelle edizioni che pagano nell’ultimo round si paga la rendita per due.
rule-TWO-4 = Se i due sono in parità per un ruolo maggiore, va all’asta tra loro.
    .title = Parità in due
rule-TWO-5 = Se in due nell’ultimo round non resta alcuna carta da mettere all’asta, le fasi 3 e 4 si giocano lo stesso, o la partita finisce subito, secondo il tavolo.
    .title = Nessuna carta in due
    .interpretation = I libretti AMIGO chiudono subito la partita se il mazzo non basta per gli ultimi lotti, ma in due mettono all’asta tutte le carte rimaste. Se non ne resta nessuna, può valere l’uno o l’altro. In tutte le nostre edizioni le fasi si giocano.
rule-OUT-1 = Per un giocatore il cui tempo è scaduto o che ha lasciato il tavolo si fa la scelta più prudente: si ritira, non costruisce, non gioca carte, non piazza altri blasoni e non gira alcuna carta. Dove deve scegliere, mette da parte o gira i primi colori possibili nell’ordine verde, bianco, rosso, blu, giallo, e piazza i blasoni nella prima regione possibile nell’ordine blu, verde, viola, rossa, marrone, gialla.
    .title = Nessuna risposta
rule-OUT-2 = Si può lasciare l’ordine di offrire in un’asta fino a un limite che nessun altro conosce: rilancia di 1 ducato finché limite e borsa lo permettono, altrimenti si ritira.
    .title = Offrire per ordine
    .interpretation = L’ordine vale per l’asta in corso o per un lotto di questo round ancora da venire, e finisce con quell’asta. Le offerte sono del giocatore, come se le avesse fatte lui.
rule-OPT-1 = Un’opzione che il numero di giocatori lascia senza effetto è rifiutata.
    .title = Opzioni senza effetto
rule-OPT-2 = Un tavolo senza capitale iniziale e senza rendita è rifiutato: nessuno ha un ducato da offrire.
    .title = Niente denaro
rule-OPT-3 = Il primo “Il Principe” siede al tavolo.
    .title = Un posto che c’è
rule-OPT-4 = Un tavolo nomina una famiglia diversa per ogni posto, o nessuna.
    .title = Una famiglia per posto
rule-DATA-1 = Un file delle città comincia con l’intestazione della tabella standard.
    .title = L’intestazione
rule-DATA-2 = Ogni riga ha tutte le colonne dell’intestazione; altre possono seguire.
    .title = Le colonne
rule-DATA-3 = Ognuna delle quindici città sta nel file, nessuna due volte.
    .title = I nomi
rule-DATA-4 = La dimensione di una città è quella stampata.
    .title = Le dimensioni
rule-DATA-5 = Una città mostra 3, 4 o 5 edifici secondo la dimensione, al massimo due di un colore.
    .title = Gli edifici
rule-DATA-6 = Una città piccola non mostra edifici doppi, una media o grande esattamente uno.
    .title = Le coppie
rule-DATA-7 = Le regioni si chiamano per colore: blue, green, violet, red, brown, yellow.
    .title = Le regioni
rule-DATA-8 = Una città tocca 1, 2 o 3 regioni diverse secondo la dimensione.
    .title = Il numero di regioni
rule-DATA-9 = Nessuna città manca.
    .title = Tutte le città

## Sections of the rule reference, by their titles

section-set-up = Preparazione
section-phase-1-new-buildings = Fase 1: nuovi edifici
section-phase-2-auctions = Fase 2: aste
section-building-a-city = Costruire una città
section-phase-3-building-or-laying = Fase 3: costruire o posare
section-phase-4-roles = Fase 4: ruoli
section-effects-of-the-roles = Effetti dei ruoli
section-the-end-of-the-game = La fine della partita
section-final-scoring = Punteggio finale
section-two-seats = In due
section-away-from-the-table = Lontano dal tavolo
section-options = Opzioni
section-a-city-file-of-ones-own = Un proprio file di città

## Editions of the rulebook

edition-mtm-fr = Mind the Move 2005, in francese
edition-amigo-fr = AMIGO 2006, in francese
edition-amigo-it = AMIGO 2006, in italiano

## Kinds of wishes, as headings

kind-pass = Passare
kind-build-nothing = Non costruire
kind-lay-nothing = Non posare nulla
kind-keep-shields = Tenere gli scudi
kind-leave-down = Lasciare coperte
kind-build = Costruire una città
kind-place-shield = Collocare uno scudo
kind-turn-up = Girare una carta
kind-lay = Posare una fila
kind-set-aside = Mettere da parte
kind-bid = Offrire

## The board in the terminal

view-city-deck-left = Mazzo delle città
view-lots = Lotti
view-bidders = Ancora in gara
view-set-aside = Messe da parte
view-shields = Blasoni
view-map = Mappa
view-roles = Ruoli
view-principe = Il Principe
view-price = Costo
view-regions = Regioni
view-removed = Fuori dal gioco
view-auction = Asta
view-item = In vendita
view-high-bid = Offerta più alta
view-high-bidder = Miglior offerente
view-shields-due = Blasoni da piazzare
view-cities = Città
view-cities-unseen = Città non ancora viste
view-shields-left = Blasoni rimasti
view-face-up = Scoperte
view-face-down = Coperte
view-your-set-aside = Messe da parte da te
