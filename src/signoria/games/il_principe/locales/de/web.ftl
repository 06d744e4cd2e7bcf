# The table of Il Principe in the browser; loaded only where it is played.

## The board

web-ip-seats = Die anderen Plätze
web-ip-principe = Il Principe
web-ip-is-principe = Il Principe: beginnt die Züge einer Runde; den Marker bekommt, wer eine Versteigerung gewinnt.
web-ip-passed = gepasst
web-ip-bids = bietet { $amount }
web-ip-bot = Bot
web-ip-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
web-ip-ducats = { $number ->
        [one] { $number } Dukaten
       *[other] { $number } Dukaten
    }
web-ip-hand-size = { $number ->
        [one] { $number } Karte auf der Hand
       *[other] { $number } Karten auf der Hand
    }
web-ip-purse = Börse: { web-ip-ducats }
web-ip-purse-closed = Die Börse ist geschlossen
web-ip-shields-left = { $number ->
        [one] noch { $number } Wappen
       *[other] noch { $number } Wappen
    }
web-ip-set-aside = { $number ->
        [one] { $number } Karte beiseitegelegt
       *[other] { $number } Karten beiseitegelegt
    }
web-ip-rows = Ausgelegte Gebäude
web-ip-row = { $building }: { $up } offen, { $down } verdeckt
web-ip-my-area = Mein Hof
web-ip-my-hand = Meine Hand
web-ip-my-rows = Meine Gebäude
web-ip-my-aside = Beiseitegelegt
web-ip-map = Karte der sechs Regionen
web-ip-map-large = Karte groß zeigen
web-ip-shields-info = Wappen in den Regionen
web-ip-region = { $region }: { $shields }.
web-ip-shields-of = { $name } { $count }
web-ip-no-shields = keine Wappen
web-ip-score-of = { $name }: { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
web-ip-cities = Offene Städte
web-ip-city-deck = noch { $number }
web-ip-city = { $city }: { $needs }; Preis { $price }, Punkte { $points }, Wappen { $shields }; berührt { $regions }.
web-ip-city-needs = Braucht: { $needs }
web-ip-city-price = Kostet: { web-ip-ducats }
web-ip-city-brings = Bringt: { web-ip-points }
web-ip-city-shields = { $number ->
        [one] { $number } Wappen, hier zu setzen:
       *[other] { $number } Wappen, hier zu setzen:
    }
web-ip-city-last = die letzten
web-ip-city-end = Es kommen keine neuen Städte mehr. Liegen { $when ->
        [end] nach dem Austeilen der neuen Karten einer Runde
       *[start] zu Beginn einer Runde
    } weniger als vier offen, ist das Spiel zu Ende.
web-ip-missing = Es fehlen: { $what }
web-ip-build = { $city } bauen, { $price ->
        [one] { $price } Dukaten
       *[other] { $price } Dukaten
    }
web-ip-build-verb = Bauen
web-ip-built = Gebaute Städte: { $cities }
web-ip-stock = Auf dem Tisch
web-ip-round = Runde { $number }
web-ip-last-round = die letzte
web-ip-deck = { $number ->
        [one] Stapel: { $number } Karte
       *[other] Stapel: { $number } Karten
    }
web-ip-removed = Aus dem Spiel: { $cards }
web-ip-lots = Posten
web-ip-roles = Rollen
web-ip-role-free = { $role }: auf dem Spielplan
web-ip-role-held = { $role }: { $name }
web-ip-role-lies = Niemand hat sie: Sie liegt auf dem Spielplan.
web-ip-role-holder = { $name } hat sie.
web-ip-role-how = { $rank ->
        [first] In jeder Runde bekommt sie, wer allein die meisten offen hat ({ $buildings }); bei Gleichstand wird geboten.
       *[second] In jeder Runde bekommt sie, wer allein Zweiter ist ({ $buildings }); bei Gleichstand wird geboten.
    }
web-ip-role-end = { $points ->
        [one] Am Ende des Spiels ist sie { $points } Punkt wert.
       *[other] Am Ende des Spiels ist sie { $points } Punkte wert.
    }
web-ip-letter = { $colour ->
        [green] U
        [white] K
        [red] R
        [blue] B
       *[yellow] M
    }

## Deciding

web-ip-title-setting-aside = Karten für die Versteigerungen
web-ip-title-auction = Versteigerung: { $item }
web-ip-title-winners-city = Sofort eine Stadt
web-ip-title-turn = Bauen oder auslegen
web-ip-title-city = Wappen um { $city }
web-ip-title-masters-eye = Eine Karte aufdecken
web-ip-title-lords-shield = Ein Wappen für eine Region
web-ip-title-over = Die Partie ist zu Ende
web-ip-aside-hint = Auf das, was alle beiseitelegen, wird geboten. Tippen Sie { $number } Karten an, die Sie entbehren können.
web-ip-aside-count = { $chosen } von { $number }
web-ip-aside-missing = { $number ->
        [one] Noch eine Karte
       *[other] { $number } Karten wählen
    }
web-ip-aside-add = { $cards }: { $held } auf der Hand, { $chosen } gewählt; noch eine wählen
web-ip-aside-less = { $cards }: eine zurücknehmen
web-ip-aside-done = Sie haben beiseitegelegt: { $cards }. Die Karten liegen verdeckt, bis alle gewählt haben.
web-ip-aside-ready = hat gewählt
web-ip-aside-choosing = wählt noch
web-ip-brings-lot = { $city ->
        [yes] Die Karten kommen auf die Hand; wer gewinnt, wird Il Principe und darf sofort eine Stadt bauen.
       *[no] Die Karten kommen auf die Hand, und wer gewinnt, wird Il Principe.
    }
web-ip-brings-role = { $points ->
        [one] { $effect } Und { $points } Punkt, wenn andere damit bauen ({ $buildings }).
       *[other] { $effect } Und { $points } Punkte, wenn andere damit bauen ({ $buildings }).
    }
web-ip-effect-green = Deckt eine verdeckte Karte wieder auf.
web-ip-effect-white = Bringt sofort 1 Punkt.
web-ip-effect-red = Zieht sofort eine Karte.
web-ip-effect-blue = Setzt ein Wappen in eine beliebige Region.
web-ip-effect-yellow = Erhält sofort 2 Dukaten.
web-ip-bidder-high = { $name } hält das Höchstgebot: { $amount }
web-ip-bidder-turn = { $name } ist dran
web-ip-bidder-in = { $name } ist noch dabei
web-ip-bidder-out = { $name } hat gepasst
web-ip-calls = Die Gebote bisher
web-ip-call-pass = passt
web-ip-no-bid-yet = Noch kein Gebot
web-ip-bid-passed = Sie haben gepasst: Das machen die anderen aus.
web-ip-bid-not-in = Auf diese Rolle bietet nur, wer gleichauf liegt.
web-ip-bid-sum = Ihr Gebot; Sie haben { $purse } Dukaten
web-ip-order-open = Für mich bieten bis …
web-ip-order-what = Der Server erhöht für Sie um je 1 Dukaten, solange es nötig ist, bis zu Ihrer Grenze. Niemand sonst erfährt davon.
web-ip-order-item = Wofür
web-ip-order-limit = Ihre Grenze; Sie haben { $purse } Dukaten
web-ip-order-leave = Auftrag geben
web-ip-order-stands = Für Sie wird geboten, bis { $limit }: { $item }. Nur Sie wissen es.
web-ip-order-take-back = Zurücknehmen
web-ip-coming = Danach
web-ip-city-hint = Sie haben den Posten gewonnen: Eine Stadt darf sofort gebaut werden.
web-ip-city-none = Sie haben den Posten gewonnen. Für eine Stadt fehlen jetzt Karten oder Dukaten.
web-ip-build-spoken = { $build }: { $needs }; Preis { $price }, Punkte { $points }, Wappen { $shields }
web-ip-nothing-sure = Wirklich nichts?
web-ip-turn-lay = Karten einer Farbe auslegen …
web-ip-turn-build = … oder eine Stadt bauen
web-ip-lay-colour = Welche Farbe
web-ip-lay-number = Wie viele Karten
web-ip-row-after = Offen: { $before } → { $after }
web-ip-row-alone = sonst hat niemand welche
web-ip-region-empty = noch keine Wappen
web-ip-shields-hint = { $number ->
        [one] Setzen Sie { $number } Wappen um { $city }: eine Region auf der Karte oder hier.
       *[other] Setzen Sie { $number } Wappen um { $city }: eine Region auf der Karte oder hier.
    }
web-ip-shields-sure = Den Rest behalten?
web-ip-lord-hint = Als { $role } setzen Sie ein Wappen in eine beliebige Region: auf der Karte oder hier.
web-ip-master-hint = { $flip ->
        [must] Als { $role } decken Sie eine verdeckte Karte auf; sie zählt sofort.
       *[may] Als { $role } können Sie eine verdeckte Karte aufdecken; sie zählt sofort.
    }
web-ip-watch-winners-city = hat den Posten gewonnen und denkt über eine Stadt nach.
web-ip-watch-turn = baut eine Stadt oder legt Karten einer Farbe aus.
web-ip-watch-city = setzt Wappen um { $city }.
web-ip-watch-masters-eye = { $flip ->
        [must] deckt als { $role } eine Karte auf.
       *[may] kann als { $role } eine Karte aufdecken.
    }
web-ip-watch-lords-shield = setzt als { $role } ein Wappen in eine beliebige Region.

## The end

web-ip-end-counting = Die Punkte werden gezählt
web-ip-end-won-by = { $points ->
        [one] mit { $points } Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }
web-ip-end-tie-broken = gleich viele Punkte: Ausgelegte Gebäude, dann Rollen entscheiden
web-ip-end-skip = Überspringen
web-ip-end-again = Neu zählen
web-ip-end-table = Punkte nach Herkunft
web-ip-end-source = Herkunft
web-ip-end-total = Summe
web-ip-end-decided = Was den Ausschlag gab
web-ip-end-chart = Punkte nach Runden
web-ip-end-chart-round = Runde { $round }
web-ip-end-chart-end = Abrechnung
web-ip-end-chart-line = { $name }: { $points }
web-ip-end-auctions = Drei denkwürdige Versteigerungen
web-ip-end-auction-dearest = Die teuerste
web-ip-end-auction-fiercest = Die umkämpfteste
web-ip-end-auction-fought = Umkämpft
web-ip-end-auction-dear = Auch teuer
web-ip-end-auction-sold = { $price ->
        [one] Runde { $round }, { $item }: für { $price } Dukaten an { $name }.
       *[other] Runde { $round }, { $item }: für { $price } Dukaten an { $name }.
    }
web-ip-end-auction-bids = { $bids ->
        [one] { $bids } Gebot
       *[other] { $bids } Gebote
    }
web-ip-end-auction-next = dahinter: { $amount }
web-ip-end-auction-city = und sofort { $city } gebaut

## Options

web-choice-il-principe-start-seat-random = das Los
web-choice-il-principe-half-of-up = die offenen
web-choice-il-principe-half-of-all = alle der Farbe
web-choice-il-principe-empty-deck-two-play = Phase 3 und 4 werden gespielt
web-choice-il-principe-empty-deck-two-end = die Partie endet
web-choice-il-principe-opener-left = links von „Il Principe“
web-choice-il-principe-opener-principe = „Il Principe“ selbst
web-choice-il-principe-city-end-start = am Anfang von Phase 1
web-choice-il-principe-city-end-end = am Ende von Phase 1
web-choice-il-principe-last-round-shortage-end = die Partie endet
web-choice-il-principe-last-round-shortage-reuse = entfernte Posten kommen zurück
web-choice-il-principe-built-card-box = zurück in die Schachtel
web-choice-il-principe-built-card-builder = neben den Erbauer

## Lessons of the guided game

web-learn-enough = Das Wesentliche kennen Sie nun: beiseitelegen, bieten, bauen, Wappen setzen. Spielen Sie hier weiter, oder beginnen Sie eine eigene Partie.
web-learn-setting-aside-title = Karten für die Versteigerung
web-learn-setting-aside = Sie haben neue Gebäude gezogen. Einige Ihrer Karten müssen in die Versteigerung: Alle Karten einer Farbe bilden einen Posten. Behalten Sie, was Sie für eine Stadt brauchen, geben Sie einzelne Karten ab und merken Sie sich, was Sie gaben: Von jedem Posten kennen Sie einen Teil.
web-learn-lot-title = Bieten auf einen Posten
web-learn-lot = Das höchste Gebot nimmt den ganzen Posten auf die Hand, zahlt an die Bank, wird Il Principe und darf sofort eine Stadt bauen. Wer passt, ist aus dieser Versteigerung heraus. Was Sie jetzt behalten, haben Sie später für eine Stadt.
web-learn-winners-city-title = Sofort eine Stadt
web-learn-winners-city = Sie haben einen Posten gewonnen und dürfen gleich eine Stadt bauen, zusätzlich zu Ihrem Zug. Nötig sind genau die Gebäude der Karte und ihr Preis in Dukaten.
web-learn-turn-title = Ihr Zug
web-learn-turn = Bauen Sie eine Stadt für Punkte und Wappen, oder legen Sie beliebig viele Karten einer Farbe vor sich aus. Was offen liegt, zählt für die Rollen. Auch die Gebäude einer Stadt liegen vor Ihnen und zählen ebenso.
web-learn-city-title = Wappen
web-learn-city = Eine Stadt gibt Ihnen Wappen für die Regionen, die sie berührt. Am Ende bringt jede Region 5 Punkte für die meisten Wappen und 2 für den zweiten Platz: Stärken Sie eine Region oder nehmen Sie eine freie.
web-learn-role-title = Gleichstand um eine Rolle
web-learn-role = Sie zeigen von dieser Farbe ebenso viele Gebäude wie jemand anders. Die Rolle wird unter Ihnen versteigert. Eine große Rolle bringt sofort eine Wirkung, 2 Punkte, wenn andere mit dieser Farbe bauen, und 2 Punkte, wenn Sie sie am Ende haben.
web-learn-masters-eye-title = Eine Karte aufdecken
web-learn-masters-eye = Als Meister oder Lehrling dürfen Sie eine Ihrer verdeckten Karten wieder aufdecken, in jeder Farbe außer Grün. Sie zählt sofort für die Farben, die noch kommen.
web-learn-lords-shield-title = Ein Wappen, wo Sie wollen
web-learn-lords-shield = Als Lehnsherr oder Ritter setzen Sie ein Wappen in eine beliebige Region. Sehen Sie nach, wo ein einziges Wappen ändert, wer vorn liegt.
