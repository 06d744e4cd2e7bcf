### Die Karten der Fürsten von Catan: Namen, und was sie tun, in den Worten ihrer Verben.

## Names

card-road = Straße
card-settlement = Siedlung
card-city = Stadt
card-forest = Wald
card-gold-field = Goldfluss
card-fields = Ackerland
card-hills = Hügelland
card-pasture = Weideland
card-mountains = Gebirge
card-abbey = Kloster
card-austin = Austin
card-brick-factory = Ziegelbrennerei
card-brick-ship = Lehm-Handelsschiff
card-brigitta = Brigitta, die weise Frau
card-candamir = Candamir
card-feud = Fehde
card-fraternal-feuds = Bruderzwist
card-gold-ship = Gold-Handelsschiff
card-goldsmith = Goldschmied
card-grain-mill = Getreidemühle
card-grain-ship = Getreide-Handelsschiff
card-harald = Harald
card-inga = Inga
card-invention = Erfindung
card-iron-foundry = Eisenschmelze
card-large-trade-ship = Großes Handelsschiff
card-lumber-camp = Holzfällerlager
card-lumber-ship = Holz-Handelsschiff
card-marketplace = Markt
card-merchant-caravan = Kaufmannszug
card-ore-ship = Erz-Handelsschiff
card-osmund = Osmund
card-parish-hall = Gemeindehaus
card-relocation = Umzug
card-scout = Kundschafter
card-siglind = Siglind
card-storehouse = Lagerstätte
card-toll-bridge = Zollbrücke
card-trade-ships-race = Wettfahrt der Handelsschiffe
card-traveling-merchant = Fahrender Händler
card-weavers-shop = Webstube
card-wool-ship = Woll-Handelsschiff
card-year-of-plenty = Ertragreiches Jahr
card-yule = Julfest
card-brigands = Raubzug
card-gift-for-the-prince = Geschenk für den Fürsten
card-gold-cache = Goldversteck
card-gudrun = Gudrun, Schrecken der Meere
card-harbor = Hafen
card-merchant = Händler
card-merchant-guild = Händlergilde
card-mint = Münzstätte
card-moneylender = Geldverleiher
card-pirate-ship = Kaperschiff
card-reiner-herald = Reiner, der Herold
card-salt-silo = Salzspeicher
card-staple-house = Stapelhaus
card-trade-master = Handelsmeister
card-trading-base = Handelsstützpunkt
card-archer = Bogenschütze
card-arsonist = Feuerteufel
card-carl-forkbeard = Carl Gabelbart
card-chapel-low = Kapelle (1–3)
card-chapel-high = Kapelle (4–6)
card-drill-ground = Übungsplatz
card-fairgrounds = Festplatz
card-fire-brigade = Feuerwache
card-hedge-tavern = Spelunke
card-heinrich = Heinrich, der Wächter
card-irmgard = Irmgard, Bewahrerin des Lichts
card-large-festival-hall = Große Festhalle
card-lookout-tower = Spähturm
card-riots = Unruhen
card-sebastian = Sebastian, der Wanderprediger
card-tithe-barn = Zehntscheuer
card-traitor = Verräter
card-voyage-of-plunder = Beutefahrt
card-bath-house = Badhaus
card-benjamin = Benjamin, der fahrende Scholar
card-building-crane = Baukran
card-chief-cannoneer = Geschützmeister
card-doctor = Medicus
card-guido = Guido, der Gesandte
card-gustav = Gustav, der Bibliothekar
card-library = Bibliothek
card-mineral-mining = Flözbau
card-parliament = Parlament
card-pharmacy = Apotheke
card-plague = Seuche
card-three-field-system = Dreifelderwirtschaft
card-town-hall = Rathaus
card-university = Universität
card-barbarian-attack = Barbarenüberfall
card-capricious-sea = Launische See
card-council-of-sages = Rat der Weisen
card-famine = Hungersnot
card-fortunate-trade-voyage = Glückliche Handelsfahrt
card-friendship-peoples = Freundschaft der Völker
card-good-neighbors = Gute Nachbarschaft
card-hour-master-merchants = Stunde der Handelsherren
card-insurrection = Aufstand
card-most-successful-explorer = Erfolgreichster Entdecker
card-religious-dispute = Glaubensstreit
card-retreat-barbarians = Rückzug der Barbaren
card-taxation = Besteuerung
card-academy-of-sages = Akademie der Weisen
card-age-of-enlightenment = Goldene Zeiten
card-barbara = Barbara, Weise des Ackerlandes
card-cole = Cole, Paladin der Weisen
card-courthouse = Gericht
card-dispute-of-sages = Disput der Weisen
card-frederich = Frederich, Weiser des Hügellandes
card-granary = Kornspeicher
card-great-foresight = Weise Voraussicht
card-grove-courage = Hain des Mutes
card-grove-fraternity = Hain der Brüderlichkeit
card-grove-freedom = Hain der Freiheit
card-grove-great-foresight = Hain der weisen Voraussicht
card-grove-justice = Hain der Gerechtigkeit
card-grove-peace = Hain des Friedens
card-grove-vigilance = Hain der Wachsamkeit
card-manifesto = Manifest des humanen Handelns
card-michaela = Michaela, Weise des Weidelandes
card-peter = Peter, Weiser des Waldes
card-piet = Piet, Weiser des Gebirges
card-power-of-groves = Kraft der Haine
card-principal-sage-woman = Erste Weise
card-robert = Robert, Herold der Weisen
card-walther = Walther, Weiser des Goldflusses
card-wise-compensation = Weiser Ausgleich
card-wise-protection = Weise Abwehr

## Sets, what cards are, resources, points

set-basic = Basis-Set
set-gold = Ära des Goldes
set-turmoil = Ära der Unruhen
set-progress = Ära des Fortschritts
set-intrigue = Ära der Intrigen
set-merchant-princes = Ära der Handelsherren
set-barbarians = Ära der Barbaren
set-explorers = Ära der Entdecker
set-sages = Ära der Weisen
set-prosperity = Ära des Wohlstands
set-promo = Sonderkarten
family-road = Straße
family-settlement = Siedlung
family-city = Stadt
family-region = Landschaft
family-building = Gebäude
family-extraordinary-site = besonderer Ort
family-hero = Held
family-trade-ship = Handelsschiff
family-ship = Schiff
family-sage = Weiser
family-unit = Einheit
family-metropolis = Metropole
family-marker = Marker
family-action = Aktion
family-event = Ereignis
family-sea-harbor = Hafen
family-sea-island = Insel
family-sea-pirate = Pirat
family-sea-wreck = Wrack
kind-attack = Aktion, Angriff
kind-red = { $family } (Stadt)
point-vp = { $number } SP
point-strength = { $number } Stärke
point-commerce = { $number } Handel
point-skill = { $number } Geschick
point-progress = { $number } Fortschritt
point-sail = { $number } Segel
point-cannon = { $number } Kanone
stock-brick = Lehm
    .of = Lehm
stock-grain = Getreide
    .of = Getreide
stock-lumber = Holz
    .of = Holz
stock-ore = Erz
    .of = Erz
stock-wool = Wolle
    .of = Wolle
stock-gold = Gold
    .of = Gold
stock-any = nach Wahl
    .of = nach Wahl

## When: the triggers of the sentences

when-while = { $deeds }
when-built = Beim Bau: { $deeds }
when-once = Einmal je Zug: { $deeds }
when-any = Beliebig oft in Ihrem Zug: { $deeds }
when-later = Ab Ihrem nächsten Zug: { $deeds }
when-play = { $deeds }
when-before-roll = Vor dem Würfeln: { $deeds }
when-building = Während des Bauens: { $deeds }
when-rolled = Nach dem Wurf des Ereigniswürfels: { $deeds }
when-number = Beim Ertragswurf: { $deeds }
when-after-production = Nach den Erträgen: { $deeds }
when-brigand = Beim Räuberüberfall: { $deeds }
when-trade = Beim Handel: { $deeds }
when-celebration = Beim Fest: { $deeds }
when-harvest = Bei reicher Ernte: { $deeds }
when-drawn = { $deeds }
when-event = Ereignis { $cards }: { $deeds }
when-attacked = Gegen { $cards }: { $deeds }
when-lost-card = Sooft ein Ereignis oder eine Aktion Ihnen eine ausliegende Karte nimmt: { $deeds }
when-lost-hand = Sooft Sie Handkarten verlieren: { $deeds }
when-opp-trade = Wenn der Gegner mit der Bank handelt: { $deeds }
when-opp-market = Wenn der Gegner einen Markt nutzt: { $deeds }
when-contest = Während eines Kampfes: { $deeds }
when-discovery = Bei der Entdeckung: { $deeds }
when-mission = Bei einer Mission: { $deeds }
when-until = Sobald es gilt: { $deeds }

## Who, how often, how many, on which condition

who-opponent = der Gegner: { $deed }
who-each = jeder Spieler: { $deed }
who-strength-holder = wer den Stärkevorteil hat: { $deed }
who-trade-holder = wer den Handelsvorteil hat: { $deed }
who-more-trade-ships = wer mehr Handelsschiffe hat, bei Gleichstand mit mindestens einem beide: { $deed }
per-trade-ships = { $deed }, je eigenem Handelsschiff
per-heroes = { $deed }, je eigenem Helden
per-pirate-ships = { $deed }, je eigenem Kaperschiff
per-strength-units = { $deed }, je eigener Einheit mit Stärkepunkten
per-progress-buildings = { $deed }, je eigenem Gebäude mit Fortschrittspunkt
per-markets-and-harbors = { $deed }, je eigenem Markt und Hafen
per-stores-beside = { $deed }, je angrenzender Lagerstätte oder Kloster
at-most = { $deed }, höchstens { $number }
at-will = { $deed } (freiwillig)
only-if = { $deed } (Bedingung: { $cond })
needs = Bedingung: { $cond }.
lies-on = Liegt auf: { $card }.
only-one = Nur einmal im Fürstentum.
only-name = Nur einer dieses Namens am Tisch.
both-of = { $first } und { $last }
either-of = { $first } oder { $last }
cond-card = { $card }
cond-cities = eine Stadt
cond-commerce = { $low } Handelspunkte
cond-progress = { $low } Fortschrittspunkte
cond-strength-advantage = der Stärkevorteil
cond-trade-ships = { $low } eigene Handelsschiffe
cond-strong-heroes = ein eigener Held mit Stärkepunkten
cond-skill-lead = mehr Geschickpunkte als der Gegner
cond-vp-deficit = weniger Siegpunkte als der Gegner
cond-opponent-gold = Gold beim Gegner
cond-number = Ertragszahl { $low } bis { $high }
cond-vp = { $low } Siegpunkte
cond-strength = { $low } Stärkepunkte
cond-skill = { $low } Geschickpunkte
cond-trade-advantage = der Handelsvorteil
cond-heroes =
    { $low ->
        [1] ein eigener Held
       *[other] { $low } eigene Helden
    }
cond-units =
    { $low ->
        [1] eine eigene Einheit
       *[other] { $low } eigene Einheiten
    }
cond-city-deficit = weniger Städte als der Gegner
cond-ship-lead = mehr Handelsschiffe als der Gegner
cond-opponent-strength = { $low } Stärkepunkte beim Gegner
cond-opponent-trade-advantage = der Handelsvorteil beim Gegner
cond-not = nicht: { $cond }

## What is done: the verbs of the sentences

does-boost-stock-at-beside = je angrenzender Landschaft „{ $region }“, die Ertrag bringt, { $amount } { $stock } mehr
does-rate-stock = bei der Bank { $amount } { $stock } gegen 1 Rohstoff tauschen, beliebig oft
does-rate-own-at-beside = bei der Bank { $amount }:1 tauschen, was auf einer der beiden angrenzenden Landschaften liegt, beliebig oft
does-shield-count-at-beside = was auf den beiden angrenzenden Landschaften liegt, zählt nicht mit
does-shield-loss-at-this-city = die Landschaften neben dieser Stadt verlieren nichts
does-gain-own-at-regions = jede Landschaft erhält { $amount } von ihrer Art
does-gain-own-at-rolled = jede eigene Landschaft mit der Zahl dieses Zuges erhält noch { $amount } von ihrer Art
does-gain-own-at-a-bath-house = die beiden Landschaften neben einem eigenen Badhaus erhalten je { $amount } von ihrer Art
does-gain-grain-or-wool = { $amount } Getreide oder { $amount } Wolle erhalten, nur eine Sorte
does-set-die-production = die Zahl des Ertragswürfels bestimmen
does-set-die-event = der Ereigniswürfel zeigt { $face }
does-look-hand = die Hand des Gegners ansehen
does-take-one-type-at-room = dem Gegner von einer Sorte so viel nehmen, wie eine eigene Landschaft noch fasst
does-points-vp = { $amount } SP mehr
does-cancel-it = Sie sind nicht betroffen
cond-roll = ein Würfel zeigt { $low } bis { $high }
link-then = { $first }; { $last }
link-or = { $first } oder { $last }
link-else = { $first }; wenn das nicht geht, { $last }
does-discount-hero = Helden kosten { $amount } Rohstoff nach Wahl weniger
does-discount-costly-red = Stadterweiterungen mit gedruckten Kosten über 4 kosten { $amount } Rohstoff nach Wahl weniger
does-guard-town-building-at-this-city = kein Gebäude dieser Stadt ist betroffen, auch dieses nicht
does-steal-unit-or-action = { $amount } dieser Karten nehmen; im Turnier nur eine Einheit oder Aktion
does-fetch-discard = { $amount } Karte vom Ablagestapel nehmen; im Turnier vom eigenen
does-fetch-opponent-discard = { $amount } Karte vom Ablagestapel nehmen; im Turnier von dem des Gegners
does-search-stack = einen Stapel durchsehen und { $amount } Karte nehmen
does-lose-own-at-cities = jede Landschaft neben einer Stadt verliert { $amount } Rohstoff
does-tune-trade-amount = beim Handel bringt der Handelsvorteil { $amount } Rohstoffe
shows-celebration = das Fest
does-gain-any =
    { $count ->
        [one] { $amount } Rohstoff nach Wahl erhalten
       *[other] { $amount } Rohstoffe nach Wahl erhalten
    }
does-gain-stock =
    { $count ->
        [one] { $amount } { $stock } erhalten
       *[other] { $amount } { $stock } erhalten
    }
does-pay-stock =
    { $count ->
        [one] { $amount } { $stock } zahlen
       *[other] { $amount } { $stock } zahlen
    }
does-pay-any =
    { $count ->
        [one] { $amount } Rohstoff nach Wahl zahlen
       *[other] { $amount } Rohstoffe nach Wahl zahlen
    }
does-take-any =
    { $count ->
        [one] dem Gegner { $amount } Rohstoff nach Wahl nehmen
       *[other] dem Gegner { $amount } Rohstoffe nach Wahl nehmen
    }
does-take-stock =
    { $count ->
        [one] dem Gegner bis zu { $amount } { $stock } nehmen
       *[other] dem Gegner bis zu { $amount } { $stock } nehmen
    }
does-give-any =
    { $count ->
        [one] dem Gegner { $amount } Rohstoff nach Wahl geben
       *[other] dem Gegner { $amount } Rohstoffe nach Wahl geben
    }
does-bury-card =
    { $count ->
        [one] { $amount } Karte davon wählen; sie kommt unter einen Stapel
       *[other] { $amount } Karten davon wählen; sie kommen unter Stapel
    }
does-points-commerce =
    { $count ->
        [one] { $amount } Handelspunkt mehr
       *[other] { $amount } Handelspunkte mehr
    }
does-tune-search-cost =
    { $amount ->
        [0] die Auswahl einer Karte beim Tausch ist frei
       *[other] die Auswahl einer Karte beim Tausch kostet { $amount } Rohstoff
    }
does-convert-stock =
    { $into_key ->
        [other] { $amount } { $stock } gegen 1 Rohstoff einer anderen Sorte tauschen
       *[any] einen Rohstoff nach Wahl für { $amount } { $stock } kaufen
    }
does-remove =
    { $way ->
        [named] { $named } { $what_many } des Gegners nennen; er legt eines davon { $place }
        [victim] der Gegner wählt bei sich { $what } und legt die Karte { $place }
       *[me] beim Gegner { $what } wählen; er legt die Karte { $place }
    }
filter-building = ein Gebäude
    .many = Gebäude
filter-town-building = ein Gebäude auf einem Siedlungs- oder Stadtplatz
    .many = Gebäude auf Siedlungs- oder Stadtplätzen
filter-strength-unit = eine Einheit mit Stärkepunkten
    .many = Einheiten mit Stärkepunkten
filter-trade-ship = ein Handelsschiff
    .many = Handelsschiffe
place-discard = auf den Ablagestapel
place-stack = unter einen Stapel

## Cards whose doing is told as a whole

effect-road = Verlängert die Reihe an einem Ende; dahinter kann eine Siedlung folgen.
effect-settlement = Hinter einer Straße: ein Bauplatz oben, einer unten und zwei neue Landschaften.
effect-city = Auf einer Siedlung: zwei Bauplätze oben und zwei unten.
effect-region = Fasst bis zu 3 { $stock }; bringt 1 bei seiner Zahl.
effect-marketplace = Nach einem Ertragswurf, dessen Zahl der Gegner öfter hat als Sie: 1 Rohstoff einer Sorte erhalten, die diese Landschaften des Gegners bringen.
effect-relocation = Zwei Ihrer Landschaften oder zwei Ihrer Ausbauten tauschen die Plätze; danach muss alles regelgerecht liegen.
effect-scout = Beim Bau einer Siedlung: deren zwei Landschaften aus dem Landschaftsstapel wählen, dann den Stapel mischen.
effect-yule = Den Ereignisstapel mischen und wie zu Beginn legen, Julfest als vierte Karte von unten; dann ein weiteres Ereignis ziehen.
effect-gold-cache = Neben einer beliebigen Landschaft: fasst bis zu 3 Gold, das ein Räuberüberfall weder zählt noch nimmt.
effect-riots = Jeder zählt seine Einheiten mit Stärke- oder Handelspunkten: 1 oder 2 kosten 1 Gold, ab 3 kosten sie 2 Gold. Wer nicht zahlt, legt eine davon unter einen Stapel.
effect-none = Nichts als seine Punkte.
effect-barbarian-attack = Jeder mit einer Stadt vergleicht seine Einheiten mit den Siegpunkten auf seinen Städten, Metropolen und Stadterweiterungen. Weniger Einheiten: er verliert 2 Rohstoffe. Mehr: er erhält 2 oder hebt seine Triumphkarte. Danach kommt es unter die obersten 4 Ereignisse.
effect-capricious-sea = Nach der Ertragszahl dieses Zuges: bei 1 bis 4 erhält jeder 1 Rohstoff je eigenem Handelsschiff; bei 5 oder 6 legt jeder eines unter einen Stapel.
effect-council-of-sages = Jeder erhält bis zu 2 Eulen für seine Weisen oder bis zu 2 Rohstoffe auf Landschaften neben einem Weisen.
effect-famine = Wer keinen Kornspeicher hat, verliert 1 Getreide, ohne Getreide 2 andere Rohstoffe.
effect-fortunate-trade-voyage = Jeder wählt ein eigenes Handelsschiff und erhält bis zu 2 von dem, was es tauscht.
effect-friendship-peoples = Jeder erhält 1 Rohstoff nach Wahl je eigener Insel ab Stufe 1.
effect-good-neighbors = Die oberste Karte jedes Stapels wird aufgedeckt. Eine Pilgerstätte bringt 1 Rohstoff; wer Odins Brunnen hat, darf eine der offenen Karten nehmen.
effect-hour-master-merchants = Jeder hebt alle seine Residenzen um eine Stufe; neben einer auf Stufe 3 erhalten die Landschaften stattdessen 1 Rohstoff.
effect-insurrection = Jeder legt ein eigenes Gebäude mit gedruckten Kosten von mindestens 2 unter einen Stapel. Danach kommt es unter die obersten 4 Ereignisse.
effect-most-successful-explorer = Wer mehr Seekarten entdeckt hat, zieht bis zu 2 Karten von einem Stapel; bei Gleichstand außer 0 darf jeder 1 ziehen.
effect-religious-dispute = Jeder mit einer Stadt legt seine Hand unter Stapel; Kirche und Odins Tempel retten je 2 Karten.
effect-retreat-barbarians = Jeder mit einer Einheit wählt 1 Karte aus einem Stapel, mit dem Stärkevorteil bis zu 2.
effect-taxation = Jeder darf 1 Stern für 1 Rohstoff nach Wahl und 1 Gold zahlen.

## Owls, stars, levels, and what came with the Era of Sages

cond-sages =
    { $low ->
        [1] ein Weiser
       *[other] { $low } Weise
    }
cond-groves =
    { $low ->
        [1] ein Hain
       *[other] { $low } Haine
    }
cond-heroines =
    { $low ->
        [1] eine Heldin
       *[other] { $low } Heldinnen
    }
cond-attacks =
    { $low ->
        [1] eine Angriffskarte auf der Hand
       *[other] { $low } Angriffskarten auf der Hand
    }
cond-level = { $card } mindestens auf Stufe { $low }
cond-opponent = { $cond } beim Gegner
per-groves = { $deed }, je eigenem Hain
per-manifesto = { $deed }, je Siegpunkt des eigenen Manifests
when-attacked-any = Gegen eine Angriffskarte: { $deeds }
does-build-city = eine Stadt ohne weitere Rohstoffe bauen
does-contest-owls = beide würfeln und zählen die Eulen ihrer Weisen dazu; für den Höheren
link-contest = { $first }: { $last }
link-tie = { $first }; bei Gleichstand für beide: { $last }
does-give-stock-at-empty = { $amount } { $stock } auf ein leeres { $region } des Gegners legen
does-take-other = dem Gegner { $amount } Rohstoff einer anderen Sorte nehmen
does-bury-card-victim = der Gegner legt seine ganze Hand unter Stapel
does-bury-unit-or-action-victim = der Gegner legt alle Einheiten und Aktionen seiner Hand unter Stapel
does-tune-trade-chooser = beim Handel wählen Sie, was Sie verlieren
does-tune-contest-ties = wo Sie eine Zahl oder den Wurf des Gegners übertreffen müssen, gewinnen Sie auch bei Gleichstand
does-level-self = diese Karte um eine Stufe erhöhen
does-pay-attack = eine Angriffskarte der eigenen Hand abwerfen
does-pay-unit-or-action = eine Einheit oder Aktion der eigenen Hand abwerfen
does-gain-own-at-sages = bis zu { $amount } Rohstoffe auf eigene Landschaften neben einem Weisen erhalten
shows-choice = die Seite eigener Wahl
shows-event-card = eine Ereigniskarte
holds-owls = Trägt bis zu { $number } Eulen.
holds-stars = Trägt bis zu { $number } Sterne.
shows-levels = Stufen: { $levels }.
lies-beside = Neben einer Landschaft.
lies-beside-kind = Neben { $region }.
paid-there = Von dieser Landschaft bezahlt.
lies-on-road = An einer freien Straße.
is-foreign = Im Fürstentum des Gegners.
effect-cole = Einmal pro Zug: einen Hain des Gegners nutzen und dessen Eulen selbst bezahlen.
effect-great-foresight = Den Ereignisstapel durchsehen und 1 Ereignis, aber nicht Jul, aus dem Spiel nehmen; die Reihenfolge bleibt.
effect-grove-great-foresight = Einmal pro Zug: die obersten 3 Ereignisse ansehen und beliebige davon, aber nicht Jul, unter den Stapel legen.
amount-owls =
    { $number ->
        [one] { $number } Eule
       *[other] { $number } Eulen
    }
does-token-owls =
    { $count ->
        [one] { $amount } Eule erhalten
       *[other] { $amount } Eulen erhalten
    }
does-token-owls-paid =
    { $count ->
        [one] { $amount } Eule bezahlen
       *[other] { $amount } Eulen bezahlen
    }
amount-stars =
    { $number ->
        [one] { $number } Stern
       *[other] { $number } Sterne
    }
does-token-stars =
    { $count ->
        [one] { $amount } Stern erhalten
       *[other] { $amount } Sterne erhalten
    }
does-token-stars-paid =
    { $count ->
        [one] { $amount } Stern bezahlen
       *[other] { $amount } Sterne bezahlen
    }
for-owls = Kostet jedes Mal { $price }. { $said }
does-lose-any =
    { $count ->
        [one] { $amount } beliebigen Rohstoff verlieren
       *[other] { $amount } beliebige Rohstoffe verlieren
    }
does-lose-stock = { $amount } { $stock } verlieren
does-draw-tops =
    { $count ->
        [1] die oberste Karte eines Stapels ziehen
       *[other] { $amount } Karten von Stapeln ziehen
    }
does-draw-tops-opponent = der Gegner zieht { $amount }

## What is wrong with a deck, and how to mend it

breach-not-owned = { $cards } liegt in keiner Schachtel dieser Sammlung.
    .mend = Nehmen Sie die Karte heraus, oder nennen Sie die Schachtel, die sie hat.
breach-few-events = Gewählte Ereignisse: { $found }; nötig: { $allowed }.
    .mend = Fügen Sie { $surplus } hinzu.
breach-many-events = Gewählte Ereignisse: { $found }; erlaubt: { $allowed }.
    .mend = Nehmen Sie { $surplus } heraus.
breach-moons = { $cards } ist { $found }-mal gewählt; von den Exemplaren mit Mond zählt nur eines, und was ohnehin in den Stapel kommt, wird nicht gewählt: höchstens { $allowed }.
    .mend = Nehmen Sie { $surplus } heraus.
breach-yule = { $cards } stellt der Gastgeber und wird nicht gewählt.
    .mend = Wählen Sie ein anderes Ereignis an seiner Stelle.
breach-event-most = { $cards } ist { $found }-mal gewählt, erlaubt ist nur { $allowed }.
    .mend = Nehmen Sie { $surplus } heraus.
breach-returning = { $found } der Ereignisse kehren unter die obersten vier zurück ({ $cards }), erlaubt sind nur { $allowed }.
    .mend = Nehmen Sie { $surplus } davon heraus.
breach-few-cards = Karten im Deck: { $found }; nötig: { $allowed }.
    .mend = Fügen Sie { $surplus } hinzu.
breach-many-cards = Karten im Deck: { $found }; erlaubt: { $allowed }.
    .mend = Nehmen Sie { $surplus } heraus.
breach-wrong-back = { $cards } gehört in kein Deck, sondern in die Tischmitte.
    .mend = Nehmen Sie die Karte heraus.
breach-copies = { $cards } ist { $found }-mal im Deck, die Sammlung hat { $allowed }.
    .mend = Nehmen Sie { $surplus } heraus.
breach-attacks = { $cards } ist ein Angriff: einmal im Deck, nicht { $found }-mal.
    .mend = Nehmen Sie { $surplus } heraus.
breach-most = { $cards } darf höchstens { $allowed }-mal im Deck sein, nicht { $found }-mal.
    .mend = Nehmen Sie { $surplus } heraus.
breach-promo = { $cards } ist eine Sonderkarte, auf die sich die Spieler nicht geeinigt haben.
    .mend = Nehmen Sie die Karte heraus, oder einigen Sie sich.
breach-promo-copies = { $cards } ist eine Sonderkarte: höchstens eine, nicht { $found }.
    .mend = Nehmen Sie { $surplus } heraus.
breach-explorers = { $cards } ist aus der Ära der Entdecker, auf die sich die Spieler nicht geeinigt haben.
    .mend = Nehmen Sie die Karte heraus, oder spielen Sie mit den Entdeckern.

## Ready decks

deck-merchants = Die Händler: Schiffe, Häfen und der Handelsvorteil
deck-warlords = Die Kriegsherren: Helden, der Stärkevorteil und Angriffe
deck-scholars = Die Gelehrten: eine große Hand, die Universität und was aus ihr folgt
deck-masons = Die Baumeister: doppelte Erträge und Städte voller Gebäude
deck-sages = Die Weisen: Eulen aus jeder Region, und was sie kaufen
deck-druids = Die Druiden: ein Hain gegen jede Gefahr, und Ernten dahinter
deck-judges = Die Richter: Gerichte, Kornspeicher und der Handelsvorteil
deck-corsairs = Die Korsaren: Kanonen, Piraten und Helden zweier Zeitalter
deck-academy = Die Akademie: große Hände, Gelehrte und Punkte aus Stein
deck-seers = Die Seher: vorhergesehene Ereignisse, Herolde und gewählte Zahlen

## Card files and deck files: what is asked of them, and what is said of those that fail

where-written =
    { $card ->
        [file] { $file }
       *[other] { $file }, Karte „{ $card }“
    }
rule-CARD-1 = Eine Kartendatei ist in TOML geschrieben.
    .title = Kartendateien
refusal-CARD-1 = { $file } ist keine Kartendatei: { $reason }.
rule-CARD-2 = Keine Karte steht zweimal da; eine Karte eines früheren Sets wird mit „again“ geschrieben.
    .title = Eine Karte, ein Eintrag
refusal-CARD-2 = { $file }: Die Karte „{ $card }“ steht zweimal da.
rule-CARD-3 = Jede Datei nennt ihr Set und ihre Quelle, jede Karte ihre Art, was sie ist, ihre Anzahl und ihre Kosten.
    .title = Nötige Felder
refusal-CARD-3 = { where-written }: Das Feld „{ $field }“ fehlt.
rule-CARD-4 = Eine Anzahl ist eine ganze Zahl ab 0; Exemplare sind zwei davon; ein Satz ist Text.
    .title = Werte der Felder
refusal-CARD-4 = { where-written }, Feld „{ $field }“ enthält nicht, was hineingehört.
rule-CARD-5 = Was eine Karte tut, sagen die Verben einer geschlossenen Liste.
    .title = Verben
refusal-CARD-5 = { where-written }, Feld „{ $field }“: „{ $word }“ ist kein Verb.
rule-CARD-6 = Ein Satz beginnt mit einem Auslöser einer geschlossenen Liste und einem Doppelpunkt.
    .title = Auslöser
refusal-CARD-6 = { where-written }, Feld „{ $field }“: „{ $word }“ ist kein Auslöser mit Doppelpunkt.
rule-CARD-7 = Jedes Verb hat seine eigenen Wörter, aus geschlossenen Listen.
    .title = Wörter beim Verb
refusal-CARD-7 = { where-written }, Feld „{ $field }“: „{ $word }“ kann dort nicht stehen.
rule-CARD-8 = Eine genannte Karte oder Größe ist eine, die es gibt.
    .title = Genannte Karten
refusal-CARD-8 = { where-written }, Feld „{ $field }“: „{ $word }“ gibt es nicht.
rule-CARD-9 = Arten, Sets, Rohstoffe, Punkte und Sonderfälle sind Wörter geschlossener Listen.
    .title = Wörter der Felder
refusal-CARD-9 = { where-written }, Feld „{ $field }“: „{ $word }“ ist unbekannt.
rule-CARD-10 = Ein Feld, das nichts liest, wird abgelehnt.
    .title = Bekannte Felder
refusal-CARD-10 = { where-written }: Ein Feld „{ $field }“ liest niemand.
rule-CARD-11 = Eine Karte sagt nur, was dieses Spielwerk ausführt; die geschlossenen Listen haben mehr Wörter.
    .title = Wörter, die wirken
refusal-CARD-11 = { where-written }, Feld „{ $field }“: „{ $word }“ ist ein bekanntes Wort, aber dieses Spielwerk führt es dort noch nicht aus.
rule-DECK-1 = Eine Zeile eines Decks beginnt mit einer Anzahl von 1 bis 99 oder ohne für eine Karte.
    .title = Anzahlen
refusal-DECK-1 = Zeile { $line }: { $count } ist keine Anzahl von 1 bis { $most }.
rule-DECK-2 = Eine Karte wird englisch, französisch, italienisch oder deutsch benannt oder mit ihrem Schlüssel.
    .title = Namen
refusal-DECK-2 = Zeile { $line }: Eine Karte „{ $name }“ gibt es nicht; vielleicht { $card }.
rule-DECK-3 = Ein Name, den zwei Karten in zwei Sprachen teilen, genügt nicht.
    .title = Namen zweier Karten
refusal-DECK-3 = Zeile { $line }: „{ $name }“ kann { $card } oder eine andere Karte sein; schreiben Sie es in einer anderen Sprache.
rule-DECK-4 = Ein Deck ist ein kurzer Text.
    .title = Länge
refusal-DECK-4 = Der Text ist länger als { $most } Zeilen; gelesen wird bis Zeile { $line }.
rule-DECK-5 = Ein Code besteht aus Ziffern und Buchstaben ohne I, L, O und U.
    .title = Zeichen eines Codes
refusal-DECK-5 = „{ $letter }“ kommt im Code eines Decks nicht vor.
rule-DECK-6 = Ein Code trägt eine Prüfsumme, die Schreibfehler findet.
    .title = Die Prüfung eines Codes
refusal-DECK-6 = Der Code ist unvollständig, oder ein Zeichen ist falsch.
rule-DECK-7 = Ein Code nennt Karten, die dieses Haus hat.
    .title = Karten eines Codes
refusal-DECK-7 = Der Code nennt eine Karte, die hier unbekannt ist.
rule-DECK-8 = Eine Sammlung hat den Grundkasten und nennt die Erweiterungen dazu: „base“ für keine, „all“ für alle, die es gibt.
    .title = Namen von Sammlungen
refusal-DECK-8 = { $option }: ein Set „{ $name }“ gibt es nicht. Bekannt: { $known }.

## The rules of the tournament about decks and chosen events

rule-T1 = Jeder baut sein Deck aus einer Grundschachtel und höchstens einem Exemplar jeder Erweiterung; die Sammlungen dürfen sich unterscheiden.
    .title = Sammlungen
rule-T5 = Der Gastgeber legt das Julfest in den Ereignisstapel; jeder Spieler legt Unruhen und eine Seuche ohne Mond dazu.
    .title = Feste Ereignisse
rule-T6 = Jeder fügt geheim vier Ereignisse seiner Wahl hinzu.
    .title = Gewählte Ereignisse
rule-T7 = Von mehreren gleichen Ereignissen mit Mond darf ein Spieler eines wählen; solche ohne Mond sind frei.
    .title = Ereignisse mit Mond
rule-T8 = Ein Spieler darf einen Aufstand wählen, zwei der Ereignisse, die unter die obersten vier zurückkehren, und nie das Julfest.
    .title = Begrenzte Ereignisse
rule-T12 = Ein Deck hat 35 geheime Karten, und zwar solche, deren Rückseite nur ihr Set zeigt: Aktionen, Ausbauten, Straßenergänzungen, Metropolen und Marker.
    .title = Das Deck
rule-T13 = Ein Deck hat höchstens so viele Exemplare wie die Sammlung und von jedem Angriff und von der Hellsicht nur eines.
    .title = Exemplare
rule-T14 = Sonder- und Werbekarten sind nur nach Absprache erlaubt, je eine.
    .title = Sonderkarten
rule-T15 = Karten und Ereignisse der Ära der Entdecker sind nur erlaubt, wenn sich die Spieler darauf geeinigt haben.
    .title = Die Entdecker
rule-T30 = Die Entdecker werden nur vereinbart, wenn beide dieses Set besitzen. Seine Karten und Ereignisse dürfen dann in den Decks sein.
    .title = Entdecker vereinbaren
