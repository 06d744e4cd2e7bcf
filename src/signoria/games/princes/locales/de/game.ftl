# Die Fürsten von Catan: Namen, Zeilen des Protokolls, Wünsche, Fragen, Ablehnungen, Optionen und Regeln.

game-title = Die Fürsten von Catan

## Namen der Dinge

family-red = Rot
family-blue = Blau
resource-brick = Lehm
resource-grain = Getreide
resource-lumber = Holz
resource-ore = Erz
resource-wool = Wolle
resource-gold = Gold
wanted-brick = Lehm
wanted-grain = Getreide
wanted-lumber = Holz
wanted-ore = Erz
wanted-wool = Wolle
wanted-gold = Gold
face-brigand = Räuberüberfall
face-trade = Handel
face-celebration = Fest
face-harvest = Reiche Ernte
face-event = Ereigniskarte
side-above = oben
side-below = unten
spot-above = oben
spot-below = unten
spot-far-above = ganz oben
spot-far-below = ganz unten
reason-playing = das Spiel läuft
reason-points = genug Siegpunkte
reason-limit = der letzte Zug ist gespielt
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
column-cache = Goldversteck
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

need-abbey = ein Kloster
need-bath-house = ein Badhaus
need-cities = eine Stadt
need-commerce-3 = drei Handelspunkte
need-hedge-tavern = eine Spelunke
need-library = eine Bibliothek
need-merchant-guild = eine Händlergilde
need-opponent-gold = Gold beim anderen
need-pirate-ship = ein Kaperschiff
need-progress-2 = zwei Fortschrittspunkte
need-strength-advantage = den Stärkevorteil
need-strong-heroes = einen Helden mit Stärkepunkten
need-town-hall = ein Rathaus
need-university = eine Universität
need-vp-deficit = weniger Siegpunkte als der andere

## Landschaften nach Zahl, und Karten, die in einem Set wiederkehren

card-forest-red-2 = Wald 2
card-forest-blue-3 = Wald 3
card-forest-stack-4 = Wald 4
card-forest-stack-6 = Wald 6
card-gold-field-red-1 = Goldfluss 1
card-gold-field-blue-4 = Goldfluss 4
card-gold-field-stack-2 = Goldfluss 2
card-gold-field-stack-3 = Goldfluss 3
card-fields-red-6 = Ackerland 6
card-fields-blue-5 = Ackerland 5
card-fields-stack-1 = Ackerland 1
card-fields-stack-3 = Ackerland 3
card-hills-red-3 = Hügelland 3
card-hills-blue-2 = Hügelland 2
card-hills-stack-1 = Hügelland 1
card-hills-stack-5 = Hügelland 5
card-pasture-red-4 = Weideland 4
card-pasture-blue-1 = Weideland 1
card-pasture-stack-5 = Weideland 5
card-pasture-stack-6 = Weideland 6
card-mountains-red-5 = Gebirge 5
card-mountains-blue-6 = Gebirge 6
card-mountains-stack-2 = Gebirge 2
card-mountains-stack-4 = Gebirge 4
card-gold-storehouse = Lagerstätte (Ära des Goldes)
card-gold-toll-bridge = Zollbrücke (Ära des Goldes)
card-gold-large-trade-ship = Großes Handelsschiff (Ära des Goldes)
card-gold-goldsmith = Goldschmied (Ära des Goldes)
card-gold-trade-ships-race = Wettfahrt der Handelsschiffe (Ära des Goldes)
card-gold-traveling-merchant = Fahrender Händler (Ära des Goldes)
card-turmoil-brigands = Raubzug (Ära der Unruhen)
card-turmoil-feud = Fehde (Ära der Unruhen)
card-turmoil-fraternal-feuds = Bruderzwist (Ära der Unruhen)
card-progress-brigitta = Brigitta, die weise Frau (Ära des Fortschritts)
card-progress-relocation = Umzug (Ära des Fortschritts)
card-merchant-princes-pirate-ship = Kaperschiff (Ära der Handelsherren)
card-barbarians-relocation = Umzug (Ära der Barbaren)
card-progress-invention = Erfindung (Ära des Fortschritts)

## Was geschah

event-first-seat-chosen = { $seat } hat den ersten Zug.
event-turn-began = Zug { $number }: { $seat }.
event-dice-rolled = { $seat } würfelt { $number } und { $face }.
event-gained = { $seat } erhält { $number } { $resource } (Spalte { $column }, { $side }).
event-paid = { $seat } gibt { $number } { $resource } (Spalte { $column }, { $side }).
event-raided = Die Räuber zählen { $counted } Rohstoffe bei { $seat } und nehmen alle Wolle und alles Gold.
event-event-drawn = Die Ereigniskarte: { $card }.
event-events-shuffled = { $card_number ->
        [-1] Die offen gelegten Ereignisse werden gemischt und bilden wieder den Stapel.
       *[other] Der Ereignisstapel wird gemischt und um { $card } neu aufgebaut.
    }
event-building-named = { $card } von { $seat } wird genannt.
event-card-returned = { $stack_number ->
        [-1] { $card } von { $seat } liegt wieder offen aus.
       *[other] { $card } von { $seat } kommt unter Stapel { $stack }.
    }
event-card-shown = { $number ->
        [-9] Die Hand von { $seat } wird angesehen.
       *[other] In der Hand von { $seat }: { $number } { $card }.
    }
event-card-buried = { $card_number ->
        [-9] Eine Karte von { $seat } kommt unter Stapel { $stack }.
       *[other] { $card } von { $seat } kommt unter Stapel { $stack }.
    }
event-road-built = { $seat } baut eine Straße in Spalte { $column }.
event-settlement-built = { $seat } baut eine Siedlung auf Platz { $town }.
event-city-built = { $seat } baut eine Stadt auf Platz { $town }.
event-region-drawn = { $seat } zieht { $card }.
event-region-laid = { $seat } legt { $card } in Spalte { $column }, { $side }.
event-card-built = { $seat } baut { $card } (Platz { $town }, { $spot }).
event-card-removed = { $seat } wirft { $card } ab (Platz { $town }, { $spot }).
event-action-played = { $seat } spielt { $card }.
event-regions-swapped = Zwei Landschaften von { $seat } tauschen die Plätze.
event-cards-swapped = Zwei Ausbauten von { $seat } tauschen die Plätze.
event-card-drawn = { $card_number ->
        [-9] { $seat } zieht eine Karte von Stapel { $stack }.
       *[other] { $seat } zieht { $card } von Stapel { $stack }.
    }
event-card-put = { $card_number ->
        [-9] { $seat } legt eine Karte unter Stapel { $stack }.
       *[other] { $seat } legt { $card } unter Stapel { $stack }.
    }
event-card-seen = { $card_number ->
        [-9] { $seat } sieht eine Karte von Stapel { $stack } an.
       *[other] { $seat } sieht { $card } in Stapel { $stack } an.
    }
event-card-taken = { $card_number ->
        [-9] { $seat } nimmt eine Karte aus Stapel { $stack }.
       *[other] { $seat } nimmt { $card } aus Stapel { $stack }.
    }
event-foretold = { $seat } spielt { $card }.
event-cache-laid = { $seat } legt { $card } neben die Landschaften.
event-card-used = { $seat } nutzt { $card } (Platz { $town }, { $spot }).
event-card-built-abroad = { $seat } baut { $card } im anderen Fürstentum (Platz { $town }, { $spot }).
event-card-used-abroad = { $seat } nutzt { $card } im anderen Fürstentum (Platz { $town }, { $spot }).
event-named-abroad = Ein Gebäude von { $seat } im anderen Fürstentum wird genannt: { $card }.
event-card-left-abroad = { $stack_number ->
        [-1] { $card } von { $seat } verlässt das andere Fürstentum und kommt auf den Ablagestapel dessen, der sie gebaut hat.
       *[other] { $card } von { $seat } verlässt das andere Fürstentum und kommt unter Stapel { $stack }.
    }
event-card-stolen = { $card_number ->
        [-9] { $seat } nimmt eine Karte aus der Hand des anderen.
       *[other] { $seat } nimmt { $card } aus der Hand des anderen.
    }
event-card-fetched = { $seat } holt { $card } von einem Ablagestapel.
event-lost = { $seat } verliert { $number } { $resource } (Spalte { $column }, { $side }).
event-spared = { $card } verschont { $seat }.
event-defence-rolled = { $repelled ->
        [1] { $seat } würfelt { $number } gegen { $card } und wehrt ab.
       *[other] { $seat } würfelt { $number } gegen { $card }: Es hilft nicht.
    }
event-ended = { $winners_count ->
        [one] Das Spiel ist aus: { $reason }. { $winners } gewinnt.
       *[other] Das Spiel ist aus: { $reason }. { $winners } teilen sich den Sieg.
    }

## Wünsche

action-roll = Würfeln
action-done = Nichts weiter tun
action-keep-hand = Die Hand behalten
action-foretell = Brigitta spielen und den Würfel auf { $number } stellen
action-build-road = Eine Straße in Spalte { $column } bauen
action-build-settlement = Eine Siedlung auf Platz { $town } bauen
action-scout-ahead = Eine Siedlung auf Platz { $town } mit einem Kundschafter bauen
action-build-city = Eine Stadt auf Platz { $town } bauen
action-build = { $card } bauen
action-play = { $card } spielen
action-trade = { $resource } gegen { $wanted } tauschen
action-trade-beside = Zwei aus Spalte { $column }, { $side }, gegen { $wanted } tauschen
action-use = Karte auf Platz { $town }, { $spot }, nutzen
action-pick-site = Bauplatz von Platz { $town }, { $spot }, wählen
action-use-abroad = Die eigene Karte im anderen Fürstentum nutzen: Platz { $town }, { $spot }
action-pick-abroad = Den Bauplatz im anderen Fürstentum wählen: Platz { $town }, { $spot }
action-pick-region = Landschaft in Spalte { $column }, { $side }, wählen
action-pick-resource = { $resource } nehmen
action-pick-stack = Stapel { $stack } wählen
action-search = Zahlen und Stapel { $stack } durchsuchen
action-pick-card = { $card } wählen
action-lay-first = Die erste neue Landschaft { $side } anlegen
action-put = { $card } unter Stapel { $stack } legen

## Was entschieden wird

agenda-before-roll = { $actors } würfelt.
agenda-paying = { $actors } wählt eine Landschaft zum Zahlen.
agenda-gaining = { $actors } wählt eine Landschaft, die einen Rohstoff erhält.
agenda-taking = { $actors } nimmt dem anderen einen Rohstoff.
agenda-buying = { $actors } darf Rohstoffe für je ein Gold kaufen.
agenda-feud = { $actors } nennt ein Gebäude des anderen.
agenda-feud-loss = { $actors } gibt eines der genannten Gebäude auf.
agenda-returning = { $actors } wählt den Stapel für die Karte.
agenda-burying = { $actors } legt eine Karte aus der Hand des anderen unter einen Stapel.
agenda-actions = { $actors } baut, handelt und spielt Karten.
agenda-placing = { $actors } wählt einen Bauplatz.
agenda-scouting = { $actors } wählt eine Landschaft aus ihrem Stapel.
agenda-laying = { $actors } legt die beiden neuen Landschaften an.
agenda-moving = { $actors } wählt, was die Plätze tauscht.
agenda-hand = { $actors } bringt die Hand auf ihre Größe.
agenda-exchange = { $actors } darf eine Karte tauschen.
agenda-exchange-draw = { $actors } zieht eine Karte oder durchsucht einen Stapel.
agenda-searching = { $actors } nimmt eine Karte aus dem Stapel.
agenda-warding = { $actors } darf das Ereignis abwenden.
agenda-rioting = { $actors } zahlt Gold oder gibt eine Einheit auf.
agenda-losing = { $actors } wählt die Karte, die verloren geht.
agenda-targeting = { $actors } wählt ein Gebäude des anderen.
agenda-stealing = { $actors } darf eine Karte aus der Hand des anderen nehmen.
agenda-fetching = { $actors } holt eine Karte vom Ablagestapel.
agenda-browsing = { $actors } darf einen Stapel durchsuchen.
agenda-treating = { $actors } wählt ein Badhaus.
agenda-choosing = { $actors } wählt eine Rohstoffart.
agenda-robbing = { $actors } wählt die Landschaft, die beim anderen gefüllt wird.
agenda-giving = { $actors } wählt die Landschaft, aus der gegeben wird.
agenda-saving = { $actors } wählt, was nicht gezahlt wird.

## Ablehnungen

refusal-ACT-1 = { $card } hätte jetzt keine Wirkung.
refusal-ACT-2 = { $card } ist nicht auf Ihrer Hand.
refusal-ACT-3 = { $card } liegt nicht im Stapel der Landschaften.
refusal-ACT-4 = Zwei Ihrer Landschaften oder zwei Ihrer Ausbauten tauschen die Plätze, nicht das Gewählte.
refusal-ACT-5 = Sie haben keinen Kundschafter auf der Hand.
refusal-ACT-6 = Sie haben Brigitta nicht auf der Hand.
refusal-ACT-7 = Sie haben Reiner nicht auf der Hand, oder er ist schon gespielt.
refusal-ACT-8 = { $card } liegt nicht auf diesem Ablagestapel.
refusal-ACT-9 = Auf Platz { $town }, { $spot }, haben Sie kein Badhaus, neben dem Platz ist.
refusal-ATTACK-3 = Auf Platz { $town }, { $spot }, steht nichts, was getroffen werden kann.
refusal-ATTACK-5 = Die Landschaft in Spalte { $column }, { $side }, lässt sich beim anderen nicht füllen.
refusal-ATTACK-6 = { $card } kann nicht aus dieser Hand genommen werden.
refusal-ATTACK-7 = Die Landschaft in Spalte { $column }, { $side }, hat nichts zu geben.
refusal-BUILD-1 = Spalte { $column } ist kein freies Ende Ihrer Reihe.
refusal-BUILD-2 = Platz { $town } liegt nicht am Ende einer Ihrer Straßen.
refusal-BUILD-3 = Auf Platz { $town } steht keine Siedlung von Ihnen.
refusal-BUILD-4 = { $card } ist kein Ausbau auf Ihrer Hand.
refusal-BUILD-5 = { $card } kostet { $needed } { $resource }; Sie haben { $held }.
refusal-BUILD-6 = Auf Platz { $town }, { $spot }, steht nichts von Ihnen.
refusal-BUILD-7 = In der Mitte liegt keine Karte mehr: { $card }.
refusal-BUILD-8 = Kein Bauplatz ist frei für { $card }.
refusal-BUILD-9 = Ihr Fürstentum hat schon { $card }, und mehr als eine geht nicht.
refusal-BUILD-10 = Für { $card } ist kein Bauplatz einer Stadt frei.
refusal-BUILD-11 = { $card } liegt in einer Stadt auf einer anderen Karte, und Sie haben keine solche.
refusal-BUILD-13 = Sie können { $resource } nicht sparen: Es ist nicht fällig, oder der Rest wäre zu teuer.
refusal-BUILD-14 = Sie können { $resource } hier nicht wählen.
refusal-EVENT-1 = Auf Platz { $town }, { $spot }, steht kein solches Gebäude.
refusal-EVENT-9 = Zahlen Sie alles Gold, das die Unruhen kosten, oder wählen Sie eine Einheit mit Stärke oder Handel.
refusal-EVENT-11 = Nur Sebastian auf Ihrer Hand wendet das Ereignis ab.
refusal-GEO-2 = Sie haben keinen freien Bauplatz auf Platz { $town }, { $spot }.
refusal-GEO-3 = Keine Landschaft in Spalte { $column }, { $side }, kann das aufnehmen.
refusal-GEO-4 = Keine Landschaft in Spalte { $column }, { $side }, hat, was zu zahlen ist.
refusal-HAND-2 = { $card } ist nicht auf dieser Hand.
refusal-HAND-4 = Durchsuchen kostet { $price } Rohstoffe; Sie haben { $held }.
refusal-HAND-5 = Stapel { $stack } ist leer.
refusal-HAND-6 = { $card } liegt nicht im Stapel.
refusal-NEED-1 = { $instead_number ->
        [-1] { $card } braucht { $need }.
       *[other] { $card } braucht { $need } oder { $instead }.
    }
refusal-ROLL-4 = Der andere hat nichts davon: { $resource }.
refusal-TRADE-1 = Die Bank will { $needed } { $resource }; Sie haben { $held }.
refusal-TRADE-3 = Die Landschaft in Spalte { $column }, { $side }, hat keine zwei Rohstoffe neben einem Großen Handelsschiff.
refusal-TRADE-4 = Sie haben keinen Platz für { $wanted }, oder Sie geben eben das.
refusal-TURN-3 = Keine Karte auf Platz { $town }, { $spot }, kann jetzt genutzt werden.

## Voreinstellungen und Optionen

preset-introductory = Das Einführungsspiel: Basiskarten in vier Stapeln, sieben Siegpunkte.
option-points = Siegpunkte, mit denen man gewinnt.
option-turn-limit = Züge beider Spieler zusammen, nach denen das Spiel endet.

## Der Tisch als Text

board-head = { $name }: Siegpunkte { $score }, Stärke { $strength }, Handel { $trade }, Geschick { $skill }, Fortschritt { $progress }, Karten { $hand } von { $limit }
board-middle = Zug { $turn } · Straßen { $roads }, Siedlungen { $settlements }, Städte { $cities } · Stapel { $stacks }
board-place = Platz
board-hand = Hand: { $list }

## The table as named lists; kinds of wishes, as headings

view-turn = Zug
view-active = Ist am Zug
view-number = Ertragswürfel
view-face = Ereigniswürfel
view-roads-left = Übrige Straßen
view-settlements-left = Übrige Siedlungen
view-cities-left = Übrige Städte
view-regions-left = Landschaftsstapel
view-open-cards = Offene Karten
view-stacks = Nachziehstapel
view-stack = Stapel
view-owner = Besitzer
view-size = Karten
view-cards = Von oben
view-discard = Abgelegt
view-events = Ereignisstapel
view-events-gone = Ereignisse aus dem Spiel
view-waiting = Wartet
view-named = Benannte Gebäude
view-used = In diesem Zug genutzt
view-seats = Fürstentümer
view-score = Siegpunkte
view-points = Andere Punkte
view-strength-advantage = Stärkevorteil
view-trade-advantage = Handelsvorteil
view-hand-limit = Handlimit
view-roads = Straßen, nach Spalte
view-towns = Siedlungen und Städte
view-regions = Landschaften und Vorräte
view-sites = Ausgebaut
view-foreign = Dort vom anderen gebaut
view-your-hand-seen = Ihre Karten, die der andere kennt
view-their-hand-seen = Karten des anderen, die Sie kennen
view-decks = Decks
view-stolen = Gehalten, vom anderen mitgebracht
view-your-order = Bisher ausgelegt
region-at = { $region } ({ $plot }): { $held }
plot-at = Spalte { $column }, { $side }
site-at = { $card } (Platz { $town }, { $spot })
place-at = Platz { $town }, { $spot }
kind-roll = Würfel
kind-done = Fertig
kind-keep-hand = Hand behalten
kind-foretell = Den Würfel stellen
kind-build-road = Eine Straße bauen
kind-build-settlement = Eine Siedlung bauen
kind-scout-ahead = Eine Siedlung mit einem Kundschafter bauen
kind-build-city = Eine Stadt bauen
kind-build = Aus der Hand bauen
kind-play = Eine Karte spielen
kind-trade = Mit der Bank tauschen
kind-trade-beside = Mit dem Großen Handelsschiff tauschen
kind-use = Eine Karte nutzen
kind-pick-site = Einen Bauplatz wählen
kind-pick-abroad = Einen Bauplatz des anderen Fürstentums wählen
kind-use-abroad = Eine Karte im anderen Fürstentum nutzen
kind-pick-region = Eine Landschaft wählen
kind-pick-resource = Einen Rohstoff nehmen
kind-pick-stack = Einen Stapel wählen
kind-search = Zahlen und suchen
kind-pick-card = Eine Karte wählen
kind-lay-first = Die Landschaften anlegen
kind-put = Eine Karte unter einen Stapel legen
kind-pick-deck = Ein fertiges Deck mitbringen
kind-bring-deck = Ein eigenes Deck mitbringen

## Regeln: Satz, Überschrift und unsere Lesart, wo die Regeln eine lassen

rule-GEO-1 = Orte und Straßen liegen abwechselnd in einer Reihe; über und unter jedem Straßenplatz liegt eine Landschaft.
    .title = Die Reihe
rule-GEO-2 = Eine Siedlung hat einen Bauplatz oben und einen unten, eine Stadt je zwei. Ein Bauplatz berührt die beiden Landschaften links und rechts auf seiner Seite.
    .title = Bauplätze
rule-GEO-3 = Eine Landschaft lagert bis zu drei ihres Rohstoffs; was keinen Platz findet, ist verloren. Wer wählen darf, nimmt einen beliebigen Rohstoff, auch Gold, in einer seiner Landschaften.
    .title = Lager
rule-GEO-4 = Wer zahlt, wählt die Landschaften, aus denen gezahlt wird, auch wenn der andere einen Rohstoff fordert.
    .title = Zahlen
rule-SET-1 = Jeder beginnt mit zwei Siedlungen, der Straße dazwischen und sechs Landschaften; jede hat einen Rohstoff, der Goldfluss keinen.
    .title = Zwei Fürstentümer
rule-SET-2 = In der Mitte liegen sieben Straßen, fünf Siedlungen, sieben Städte und zwölf Landschaften, für beide.
    .title = Die Mitte
rule-SET-3 = Die 36 Basiskarten werden zu vier Stapeln von neun gemischt.
    .title = Kartenstapel
rule-SET-4 = Das Los bestimmt, wer beginnt. Jeder nimmt drei Karten oben von einem Stapel, der Zweite von einem anderen.
    .title = Wer beginnt
    .interpretation = Stapel, in die niemand gesehen hat, sind gleich: nach welchem wird nicht gefragt.
rule-SET-5 = Das Julfest liegt als vierte von unten unter den neun Ereignissen; die anderen sind gemischt.
    .title = Der Ereignisstapel
rule-SET-6 = Hände und Stapel sind geheim; was ein Platz davon gesehen hat, bleibt ihm bekannt.
    .title = Was man weiß
    .interpretation = Verlässt eine Karte ungesehen eine Hand oder einen durchsuchten Stapel, weiß der andere nicht mehr, wo der Rest ist.
rule-TURN-1 = Ein Zug hat vier Teile: Würfel, Aktionen, die Hand auffüllen, eine Karte tauschen. Dann ist der andere dran.
    .title = Vier Teile
rule-TURN-2 = In der Aktionsphase baut, handelt, spielt man Karten und wirft sie ab, in beliebiger Reihenfolge und so oft man kann.
    .title = Aktionen
rule-TURN-3 = Eine Funktion für einmal im Zug nutzt man einmal mit jeder Karte, die sie hat: Eine Münzstätte gibt für ein Gold einen Rohstoff anderer Art. Andere nutzt man, sooft man zahlen kann, und manche nicht in dem Zug, in dem ihre Karte gebaut wurde.
    .title = Funktionen
rule-ROLL-1 = Wer am Zug ist, wirft den Ertragswürfel und den Ereigniswürfel.
    .title = Zwei Würfel
rule-ROLL-2 = Seine sechs Seiten sind Räuberüberfall, Handel, Fest, Reiche Ernte und zweimal eine Ereigniskarte.
    .title = Der Ereigniswürfel
rule-ROLL-3 = Vor dem Ertrag verliert, wer mehr als sieben Rohstoffe hat, alle Wolle und alles Gold. Landschaften neben einem Lagerhaus zählen nicht.
    .title = Der Räuberüberfall
    .interpretation = Ein Lagerhaus ändert nur die Zählung: Wolle und Gold daneben gehen mit verloren.
rule-ROLL-4 = Wer den Handelsvorteil hat, nimmt dem anderen einen Rohstoff nach Wahl, mit einem Geldverleiher zwei.
    .title = Handel
rule-ROLL-5 = Wer die meisten Geschicklichkeitspunkte hat, nimmt einen Rohstoff; bei Gleichstand beide.
    .title = Das Fest
rule-ROLL-6 = Beide nehmen einen Rohstoff nach Wahl; eine Zollbrücke bringt zudem zwei Gold.
    .title = Die Reiche Ernte
rule-ROLL-7 = Die oberste Ereigniskarte wird aufgedeckt, wirkt und kommt unter den Stapel.
    .title = Die Ereigniskarte
rule-PROD-1 = Jede Landschaft beider Spieler mit der gewürfelten Zahl bringt einen Rohstoff.
    .title = Die Zahl
rule-PROD-2 = Neben einem Gebäude, das ihre Art verdoppelt, bringt eine Landschaft zwei, nie mehr, wie viele auch dort stehen.
    .title = Verdoppelt
rule-PROD-3 = Nach dem Ertrag nimmt, wer einen Marktplatz und weniger Landschaften mit der Zahl hat als der andere, einen Rohstoff einer Art, die jene bringen.
    .title = Der Marktplatz
rule-EVENT-1 = Wer den Stärkevorteil hat, nennt drei Gebäude des anderen; der legt eines davon unter einen Stapel seiner Wahl.
    .title = Fehde
rule-EVENT-2 = Wer den Stärkevorteil hat, sieht die Hand des anderen an und legt zwei Karten davon unter Stapel.
    .title = Bruderzwist
rule-EVENT-3 = Jeder nimmt einen Rohstoff je Gebäude mit Fortschrittspunkt, höchstens zwei.
    .title = Die Erfindung
rule-EVENT-4 = Wer mehr Handelsschiffe hat, nimmt einen Rohstoff; haben beide gleich viele und mindestens eins, beide.
    .title = Das Wettrennen der Schiffe
rule-EVENT-5 = Jeder darf bis zu zwei Rohstoffe außer Gold für je ein Gold kaufen; wer am Zug ist, zuerst.
    .title = Der fahrende Händler
rule-EVENT-6 = Jede Landschaft nimmt einen ihres Rohstoffs je Lagerhaus oder Abtei daneben; verdoppelt wird nicht.
    .title = Das ertragreiche Jahr
rule-EVENT-7 = Der Ereignisstapel wird gemischt und wie zu Beginn aufgebaut; dann wird ein weiteres Ereignis gezogen.
    .title = Das Julfest
rule-EVENT-8 = Jeder nimmt für jede seiner Einheiten mit Stärkepunkten ein Gold.
    .title = Geschenk für den Fürsten
rule-EVENT-9 = Wer eine oder zwei Einheiten mit Stärke- oder Handelspunkten hat, zahlt ein Gold, für drei und mehr zwei Gold; oder legt eine davon unter einen Stapel. Eine Kapelle mit der Zahl dieses Zuges verschont ihren Besitzer.
    .title = Unruhen
    .interpretation = Wer zahlen könnte, darf dennoch eine Einheit aufgeben; ein Teil des Goldes genügt nicht. Der aktive Spieler entscheidet zuerst.
rule-EVENT-10 = Jede Landschaft an einer Stadt verliert einen Rohstoff, auch zwischen zwei Städten nur einen. Ein Badhaus verschont die vier Landschaften seiner Stadt; eine Apotheke bringt einen Rohstoff nach Wahl.
    .title = Seuche
rule-EVENT-11 = Wen Unruhen, Fehde oder Bruderzwist träfen, der darf Sebastian spielen, und sie gehen vorüber.
    .title = Sebastian
    .interpretation = Gefragt wird, wer die Karte haben könnte, denn niemand soll wissen, ob er sie hat.
rule-EVENT-12 = Für jede ausgelegte Karte, die ein Ereignis oder eine Aktion ihm nimmt, erhält der Besitzer von Irmgard einen Rohstoff nach Wahl. Was eine Ausbaukarte tut, ist keine Aktion.
    .title = Irmgard
rule-BUILD-1 = Eine Straße kommt an ein Ende der Reihe, das keine hat.
    .title = Straßen
rule-BUILD-2 = Eine Siedlung kommt ans Ende einer Straße und bringt zwei Landschaften aus ihrem Stapel, leer oben und unten angelegt.
    .title = Siedlungen
    .interpretation = Wer baut, entscheidet, welche der beiden oben liegt.
rule-BUILD-3 = Eine Stadt wird auf eine eigene Siedlung gelegt und zählt einen Punkt mehr.
    .title = Städte
rule-BUILD-4 = Grüne Ausbauten der Hand werden auf einem freien Bauplatz einer Siedlung oder Stadt gebaut.
    .title = Ausbauten
rule-BUILD-5 = Wer baut, zahlt, was die Karte zeigt.
    .title = Der Preis
rule-BUILD-6 = In der Aktionsphase darf man einen eigenen Ausbau ohne Kosten abwerfen.
    .title = Abwerfen
rule-BUILD-7 = Was in der Mitte nicht mehr liegt, kann nicht gebaut werden.
    .title = Ein leerer Stapel
rule-BUILD-8 = Ohne freien Bauplatz wird kein Ausbau gebaut.
    .title = Kein Bauplatz
rule-BUILD-9 = Von einer so bezeichneten Karte darf ein Fürstentum eine haben.
    .title = Nur eine
rule-BUILD-10 = Rote Ausbauten baut man nur auf Bauplätze von Städten.
    .title = Stadtausbauten
rule-BUILD-11 = Das Rathaus baut man auf ein Gemeindehaus in einer Stadt. Die Karte darunter bleibt im Spiel, wird nicht getroffen und bleibt, wenn das Rathaus geht.
    .title = Karten auf Karten
rule-BUILD-12 = Ein Goldversteck kostet nichts und fasst neben den Landschaften bis zu drei Gold, die Räuber weder zählen noch nehmen.
    .title = Das Goldversteck
    .interpretation = Neben welcher Landschaft es liegt, ändert nichts, also wird niemand gefragt; ein Fürstentum hat Platz für zwei.
rule-BUILD-13 = Mit einem Übungsplatz kosten Helden einen Rohstoff weniger, mit einem Baukran rote Karten von mehr als vier, mit einer Bauhütte Gebäude von mindestens sechs; wer baut, wählt welchen.
    .title = Nachlässe
    .interpretation = Jede solche Karte zählt; der gedruckte Preis sagt, was mehr als vier kostet.
rule-BUILD-14 = Was eine Karte beim Bau tut, folgt sofort; kann sie nichts tun, wird sie dennoch gebaut. Ein Kaperschiff versenkt ein Handelsschiff nach Wahl des anderen.
    .title = Beim Bau
    .interpretation = Ein versenktes Schiff kommt auf den Ablagestapel seines Besitzers.
rule-BUILD-15 = Manche Karten werden auf einem freien Bauplatz des anderen Fürstentums gebaut. Sie bleiben dessen, der sie gebaut hat: Ihre Punkte und Funktionen sind seine, sie füllen den Platz, und verlassen sie das Spiel, kommen sie unter seinen Stapel oder auf seine Ablage. Niemand wirft sie ab oder versetzt sie.
    .title = Im anderen Fürstentum
    .interpretation = Was Gebäude eines Spielers trifft, trifft auch diese, wo sie auch stehen; eine Feuerwache schützt nur die Gebäude dessen, dem sie gehört.
rule-NEED-1 = Eine Karte mit einer Bedingung wird nur gebaut oder gespielt, wenn sie erfüllt ist; geht sie später verloren, ändert das nichts.
    .title = Bedingungen
rule-TRADE-1 = Die Bank gibt einen Rohstoff für drei einer Art.
    .title = Mit der Bank
rule-TRADE-2 = Mit dem Handelsschiff einer Art genügen zwei davon.
    .title = Handelsschiffe
rule-TRADE-3 = Das Große Handelsschiff tauscht zwei Rohstoffe einer Landschaft neben ihm.
    .title = Das Große Handelsschiff
rule-TRADE-4 = Man tauscht gegen eine andere Art, für die man Platz hat.
    .title = Nur mit Nutzen
rule-ACT-1 = Eine Aktionskarte wird gespielt, wenn sie wirken kann, und kommt auf den Ablagestapel.
    .title = Mit Wirkung
rule-ACT-2 = Gespielt wird nur eine Karte der eigenen Hand.
    .title = Von der Hand
rule-ACT-3 = Der Kundschafter findet Landschaften, die im Stapel liegen, keine anderen.
    .title = Landschaften für den Kundschafter
rule-ACT-4 = Zwei eigene Landschaften tauschen mit ihrem Lager die Plätze, oder zwei Ausbauten.
    .title = Der Umzug
rule-ACT-5 = Mit einer Siedlung gespielt, lässt der Kundschafter die beiden Landschaften aus dem Stapel wählen.
    .title = Der Kundschafter
rule-ACT-6 = Vor dem Wurf gespielt, stellt Brigitta den Ertragswürfel; der Ereigniswürfel wird trotzdem geworfen.
    .title = Brigitta
rule-ACT-7 = Vor dem Wurf gespielt, stellt Reiner den Ereigniswürfel auf das Fest und bringt einen Rohstoff mehr, wer immer es gewinnt. Brigitta darf mit ihm gespielt werden.
    .title = Reiner
rule-ACT-8 = Gustav holt eine Karte vom eigenen Ablagestapel, Guido eine von dem des anderen; gibt es nur einen, suchen beide dort, aber nicht sich selbst.
    .title = Vom Ablagestapel
    .interpretation = Das Stadtschloss nimmt eine Einheit oder eine Aktion, deren Text keine Voraussetzung nennt; Fürst und Fürstin nehmen ein Kunstwerk.
rule-ACT-9 = Benjamin und der Medicus bringen je betroffener Landschaft einen Rohstoff; Verdoppeln zählt nie.
    .title = Landschaften noch einmal
rule-ATTACK-1 = Wer angreift, nimmt Rohstoffarten, die der andere hat, einen nach dem anderen; der andere wählt die Landschaften. Was keinen Platz findet, ist verloren.
    .title = Nehmen
rule-ATTACK-2 = Gegen Bogenschütze, Feuerteufel und Verräter wird ein Würfel geworfen: Mit einem Spähturm wehren eins und zwei ab, mit Heinrich drei bis fünf, mit beiden alle diese.
    .title = Der Würfel des Verteidigers
rule-ATTACK-3 = Vom Bogenschützen getroffen, legt man eine Einheit eigener Wahl mit Stärkepunkten unter einen Stapel.
    .title = Bogenschütze
rule-ATTACK-4 = Der Feuerteufel wählt ein Gebäude des anderen, der es unter einen Stapel legt. Eine Feuerwache schützt alle Gebäude ihrer Stadt.
    .title = Feuerteufel
rule-ATTACK-5 = Der Raubzug füllt eine eigene Landschaft mit ihrer Art aus den Vorräten des anderen.
    .title = Raubzug
rule-ATTACK-6 = Der Verräter zeigt die Hand des anderen, und eine Karte daraus darf genommen werden. Wo jeder einen eigenen Satz spielt, muss es eine Einheit oder eine Aktion sein.
    .title = Verräter
rule-ATTACK-7 = Der Händler nimmt einen oder zwei Rohstoffe und gibt einen beliebigen zurück, und sei es einer davon.
    .title = Händler
rule-HAND-1 = Die Hand wird auf drei Karten und eine mehr je Fortschrittspunkt aufgefüllt, oben von Stapeln nach Wahl.
    .title = Auffüllen
rule-HAND-2 = Wer mehr hat, legt Karten nach Wahl unter Stapel.
    .title = Zu viele
rule-HAND-3 = Eine Karte darf unter einen Stapel gelegt werden; dafür nimmt man die oberste Karte eines beliebigen Stapels.
    .title = Der Tausch
rule-HAND-4 = Für zwei beliebige Rohstoffe, einen mit einem Gemeindehaus, keinen mit einem Rathaus, durchsucht man stattdessen einen Stapel und nimmt eine Karte; die Ordnung bleibt.
    .title = Durchsuchen
rule-HAND-5 = Von einem leeren Stapel zieht man nicht, aber Karten dürfen dorthin.
    .title = Leere Stapel
rule-HAND-6 = Wer einen Stapel durchsucht hat, nimmt eine Karte daraus.
    .title = Eine Karte muss genommen werden
rule-ADV-1 = Wer mindestens drei Stärkepunkte und mehr als der andere hat, hat den Stärkevorteil, einen Siegpunkt; beim Handel ebenso.
    .title = Vorteile
rule-ADV-2 = Ein Hafen zählt einen Siegpunkt, solange man drei Handelsschiffe hat; ein Salzspeicher zählt je Handelsschiff einen Handelspunkt, ein Handelsstützpunkt je Markt und Hafen einen.
    .title = Punkte für andere Karten
rule-END-1 = Im Einführungsspiel gewinnt, wer am Ende des eigenen Zuges die Siegpunkte hat.
    .title = Der Sieg
rule-END-2 = Ein Spiel, das nicht endet, wird nach einer Zahl von Zügen beendet: die meisten Siegpunkte gewinnen, oder beide.
    .title = Der letzte Zug
rule-OUT-1 = Für einen Platz, der nicht antwortet, wird die erste Wahl des Menüs getroffen: er würfelt, tut nichts weiter und behält die Hand; seine ersten Landschaften bleiben, wie sie liegen.
    .title = Wer nicht antwortet

## Sections of the rule reference, by their titles

section-the-principality = Das Fürstentum
section-set-up = Aufbau
section-the-turn = Der Zug
section-the-dice = Die Würfel
section-production = Ertrag
section-events = Ereignisse
section-building = Bauen
section-requirements = Voraussetzungen
section-trading = Handel
section-action-cards = Aktionskarten
section-attacks = Angriffe
section-the-hand = Die Hand
section-points-and-the-end = Punkte und Ende
section-theme-games-and-the-duel = Themenspiele und Duell
section-absence = Abwesenheit
section-card-files = Kartendateien
section-deck-files = Deckdateien
section-the-tournament-decks-and-chosen-events = Das Turnier: Decks und gewählte Ereignisse
section-the-tournament-how-it-is-played = Das Turnier: der Ablauf

## Editions of the rulebook

edition-base = Regelheft und Kartenverzeichnis des Grundspiels
edition-tournament = Regeln des Turniermodus, französisch, 24. August 2015
