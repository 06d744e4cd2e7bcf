# The table of Il Principe in the browser; loaded only where it is played.

## The board

web-ip-seats = Gli altri posti
web-ip-principe = Il Principe
web-ip-is-principe = Il Principe: comincia i turni di un round; il segnalino va a chi vince un’asta.
web-ip-passed = fuori
web-ip-bids = offre { $amount }
web-ip-bot = bot
web-ip-points = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
web-ip-ducats = { $number ->
        [one] { $number } ducato
       *[other] { $number } ducati
    }
web-ip-hand-size = { $number ->
        [one] { $number } carta in mano
       *[other] { $number } carte in mano
    }
web-ip-purse = Borsa: { web-ip-ducats }
web-ip-purse-closed = La borsa è chiusa
web-ip-shields-left = { $number ->
        [one] ancora { $number } blasone
       *[other] ancora { $number } blasoni
    }
web-ip-set-aside = { $number ->
        [one] { $number } carta messa da parte
       *[other] { $number } carte messe da parte
    }
web-ip-rows = Edifici giocati
web-ip-row = { $building }: { $up } a faccia in su, { $down } coperte
web-ip-my-area = La mia corte
web-ip-my-hand = La mia mano
web-ip-my-rows = I miei edifici
web-ip-my-aside = Da parte
web-ip-map = Mappa delle sei regioni
web-ip-map-large = Ingrandisci la mappa
web-ip-shields-info = Blasoni nelle regioni
web-ip-region = { $region }: { $shields }.
web-ip-shields-of = { $name } { $count }
web-ip-no-shields = nessun blasone
web-ip-score-of = { $name }: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
web-ip-cities = Città scoperte
web-ip-city-deck = altre { $number }
web-ip-city = { $city }: { $needs }; prezzo { $price }, punti { $points }, blasoni { $shields }; tocca { $regions }.
web-ip-city-needs = Richiede: { $needs }
web-ip-city-price = Costa: { web-ip-ducats }
web-ip-city-brings = Dà: { web-ip-points }
web-ip-city-shields = { $number ->
        [one] { $number } blasone, da piazzare qui:
       *[other] { $number } blasoni, da piazzare qui:
    }
web-ip-city-last = le ultime
web-ip-city-end = Non verranno altre città. Se ce ne sono meno di quattro scoperte { $when ->
        [end] dopo la distribuzione delle nuove carte di un round
       *[start] quando comincia un round
    }, la partita finisce.
web-ip-missing = Mancano: { $what }
web-ip-build = Costruisci { $city }, { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    }
web-ip-build-verb = Costruisci
web-ip-built = Città costruite: { $cities }
web-ip-stock = Sul tavolo
web-ip-round = Round { $number }
web-ip-last-round = l’ultimo
web-ip-deck = { $number ->
        [one] Mazzo: { $number } carta
       *[other] Mazzo: { $number } carte
    }
web-ip-removed = Fuori dal gioco: { $cards }
web-ip-lots = Lotti
web-ip-roles = Ruoli
web-ip-role-free = { $role }: sul tabellone
web-ip-role-held = { $role }: { $name }
web-ip-role-lies = Nessuno lo tiene: è sul tabellone.
web-ip-role-holder = Lo tiene { $name }.
web-ip-role-how = { $rank ->
        [first] In ogni round va a chi da solo mostra più { $buildings }; chi è in parità offre.
       *[second] In ogni round va a chi da solo è secondo per { $buildings }; chi è in parità offre.
    }
web-ip-role-end = { $points ->
        [one] Alla fine della partita vale { $points } punto.
       *[other] Alla fine della partita vale { $points } punti.
    }
web-ip-letter = { $colour ->
        [green] V
        [white] Bi
        [red] R
        [blue] Bl
       *[yellow] G
    }

## Deciding

web-ip-title-setting-aside = Carte per le aste
web-ip-title-auction = Asta: { $item }
web-ip-title-winners-city = Una città subito
web-ip-title-turn = Costruisci o gioca carte
web-ip-title-city = Blasoni intorno a { $city }
web-ip-title-masters-eye = Una carta da scoprire
web-ip-title-lords-shield = Un blasone per una regione a scelta
web-ip-title-over = La partita è finita
web-ip-aside-hint = Tutti fanno offerte per ciò che ognuno mette da parte. Tocca { $number } carte di cui puoi fare a meno.
web-ip-aside-count = { $chosen } di { $number }
web-ip-aside-missing = { $number ->
        [one] Ancora una carta
       *[other] Scegli { $number } carte
    }
web-ip-aside-add = { $cards }: { $held } in mano, { $chosen } scelte; scegline un’altra
web-ip-aside-less = { $cards }: riprendine una
web-ip-aside-done = Hai messo da parte: { $cards }. Restano coperte finché tutti non hanno scelto.
web-ip-aside-ready = ha scelto
web-ip-aside-choosing = sta scegliendo
web-ip-brings-lot = { $city ->
        [yes] Le carte vanno in mano; chi vince diventa Il Principe e può costruire subito una città.
       *[no] Le carte vanno in mano, e chi vince diventa Il Principe.
    }
web-ip-brings-role = { $points ->
        [one] { $effect } E { $points } punto quando altri costruiscono con { $buildings }.
       *[other] { $effect } E { $points } punti quando altri costruiscono con { $buildings }.
    }
web-ip-effect-green = Scopre di nuovo una carta coperta.
web-ip-effect-white = Dà subito 1 punto.
web-ip-effect-red = Pesca subito una carta.
web-ip-effect-blue = Piazza un blasone in una regione a scelta.
web-ip-effect-yellow = Riceve subito 2 ducati.
web-ip-bidder-high = { $name } ha l’offerta più alta: { $amount }
web-ip-bidder-turn = Tocca a { $name }
web-ip-bidder-in = { $name } è ancora in gara
web-ip-bidder-out = { $name } si ritira
web-ip-calls = Le offerte finora
web-ip-call-pass = si ritira
web-ip-no-bid-yet = Ancora nessuna offerta
web-ip-bid-passed = Sei fuori da quest’asta: se la vedono gli altri.
web-ip-bid-not-in = Solo chi è in parità fa offerte per questo ruolo.
web-ip-bid-sum = La tua offerta; hai { $purse } ducati
web-ip-order-open = Offri per me fino a …
web-ip-order-what = Il server rilancia per te di 1 ducato finché serve, fino al tuo limite. Nessun altro lo viene a sapere.
web-ip-order-item = Per che cosa
web-ip-order-limit = Il tuo limite; hai { $purse } ducati
web-ip-order-leave = Dai l’ordine
web-ip-order-stands = Si offre per te, fino a { $limit }: { $item }. Lo sai solo tu.
web-ip-order-take-back = Revoca
web-ip-coming = Poi
web-ip-city-hint = Hai vinto il lotto: puoi costruire subito una città.
web-ip-city-none = Hai vinto il lotto. Mancano carte o ducati per una città.
web-ip-build-spoken = { $build }: { $needs }; prezzo { $price }, punti { $points }, blasoni { $shields }
web-ip-nothing-sure = Davvero niente?
web-ip-turn-lay = Gioca carte di un colore …
web-ip-turn-build = … o costruisci una città
web-ip-lay-colour = Quale colore
web-ip-lay-number = Quante carte
web-ip-row-after = Scoperte: { $before } → { $after }
web-ip-row-alone = nessun altro ne ha
web-ip-region-empty = ancora nessun blasone
web-ip-shields-hint = { $number ->
        [one] Piazza { $number } blasone intorno a { $city }: una regione sulla mappa, o qui.
       *[other] Piazza { $number } blasoni intorno a { $city }: una regione sulla mappa, o qui.
    }
web-ip-shields-sure = Tieni il resto?
web-ip-lord-hint = Come { $role } piazzi un blasone in una regione a scelta: sulla mappa, o qui.
web-ip-master-hint = { $flip ->
        [must] Come { $role } scopri una carta coperta; conta subito.
       *[may] Come { $role } puoi scoprire una carta coperta; conta subito.
    }
web-ip-watch-winners-city = ha vinto il lotto e pensa a una città.
web-ip-watch-turn = costruisce una città o gioca carte di un colore.
web-ip-watch-city = piazza blasoni intorno a { $city }.
web-ip-watch-masters-eye = { $flip ->
        [must] scopre una carta, come { $role }.
       *[may] può scoprire una carta, come { $role }.
    }
web-ip-watch-lords-shield = piazza un blasone in una regione a scelta, come { $role }.

## The end

web-ip-end-counting = Si contano i punti
web-ip-end-won-by = { $points ->
        [one] con { $points } punto di vantaggio
       *[other] con { $points } punti di vantaggio
    }
web-ip-end-tie-broken = pari punti con un altro: decidono gli edifici giocati, poi i ruoli
web-ip-end-skip = Salta
web-ip-end-again = Riconta
web-ip-end-table = Punti per origine
web-ip-end-source = Origine
web-ip-end-total = Totale
web-ip-end-decided = Che cosa ha deciso
web-ip-end-chart = Punti per round
web-ip-end-chart-round = Round { $round }
web-ip-end-chart-end = conteggio
web-ip-end-chart-line = { $name }: { $points }
web-ip-end-auctions = Tre aste memorabili
web-ip-end-auction-dearest = La più cara
web-ip-end-auction-fiercest = La più combattuta
web-ip-end-auction-fought = Combattuta
web-ip-end-auction-dear = Cara anche questa
web-ip-end-auction-sold = { $price ->
        [one] Round { $round }: { $name } prende { $item } per { $price } ducato.
       *[other] Round { $round }: { $name } prende { $item } per { $price } ducati.
    }
web-ip-end-auction-bids = { $bids ->
        [one] { $bids } offerta
       *[other] { $bids } offerte
    }
web-ip-end-auction-next = dietro: { $amount }
web-ip-end-auction-city = e { $city } costruita subito

## Options

web-choice-il-principe-start-seat-random = a sorte
web-choice-il-principe-half-of-up = quelle scoperte
web-choice-il-principe-half-of-all = tutte quelle del colore
web-choice-il-principe-empty-deck-two-play = le fasi 3 e 4 si giocano
web-choice-il-principe-empty-deck-two-end = la partita finisce
web-choice-il-principe-opener-left = a sinistra del Principe
web-choice-il-principe-opener-principe = il Principe stesso
web-choice-il-principe-city-end-start = all’inizio della fase 1
web-choice-il-principe-city-end-end = alla fine della fase 1
web-choice-il-principe-last-round-shortage-end = la partita finisce
web-choice-il-principe-last-round-shortage-reuse = si riusano i lotti scartati
web-choice-il-principe-built-card-box = torna nella scatola
web-choice-il-principe-built-card-builder = accanto al costruttore

## Lessons of the guided game

web-learn-enough = Ormai sai l’essenziale: mettere da parte, fare offerte, costruire, piazzare blasoni. Continua qui, o comincia una partita tua.
web-learn-setting-aside-title = Carte per le aste
web-learn-setting-aside = Hai pescato nuovi edifici. Una parte delle tue carte deve andare all’asta: tutte le carte di un colore formano un lotto. Tieni ciò che serve per una città, cedi le carte isolate, e ricorda che cosa hai dato: di ogni lotto conosci una parte.
web-learn-lot-title = Offrire per un lotto
web-learn-lot = L’offerta più alta prende in mano tutto il lotto, paga la banca, diventa Il Principe e può costruire subito una città. Chi si ritira è fuori da quest’asta. Il denaro che tieni ora servirà per una città.
web-learn-winners-city-title = Una città subito
web-learn-winners-city = Hai vinto un lotto: puoi costruire una città subito, oltre al tuo turno. Servono esattamente gli edifici della carta, e il suo prezzo in ducati.
web-learn-turn-title = Il tuo turno
web-learn-turn = Costruisci una città per punti e blasoni, oppure gioca davanti a te quante carte vuoi di un colore. Le carte a faccia in su contano per i ruoli. Anche gli edifici di una città restano davanti a te e contano allo stesso modo.
web-learn-city-title = I blasoni
web-learn-city = Una città ti dà blasoni per le regioni che tocca. Alla fine ogni regione vale 5 punti per chi ha più blasoni e 2 per il secondo: rafforza una regione, o prendine una libera.
web-learn-role-title = Parità per un ruolo
web-learn-role = Mostri tanti edifici di questo colore quanti un altro. Il ruolo va all’asta tra voi. Un ruolo maggiore porta subito un effetto, 2 punti quando un altro costruisce con questo colore, e 2 punti se lo tieni alla fine.
web-learn-masters-eye-title = Una carta girata
web-learn-masters-eye = Come Mastro o Apprendista puoi rimettere a faccia in su una tua carta coperta, di qualunque colore tranne il verde. Conta subito per i colori che seguono.
web-learn-lords-shield-title = Un blasone dove vuoi
web-learn-lords-shield = Come Signore o Cavaliere piazzi un blasone nella regione che preferisci. Guarda dove un solo blasone cambia chi è primo.
