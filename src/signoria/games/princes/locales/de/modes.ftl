# Die Fürsten von Catan: Themenspiele, Duell und Turnier.

stack-5 = 5
stack-6 = 6
stack-7 = 7
stack-8 = 8

## Was geschah

event-deck-brought = { $brought_known ->
        [no] { $seat } bringt ein Deck mit.
       *[yes] { $seat } bringt mit: { $brought }.
    }
event-deck-shown = { $seat } zeigt das Deck: { $brought }.
event-stolen-returned = { $seat } nimmt { $number } { $card } zurück.
event-card-chosen = { $card_number ->
        [-9] { $seat } wählt eine Karte für die erste Hand.
       *[other] { $seat } wählt { $card } für die erste Hand.
    }
event-region-picked = { $card_number ->
        [-9] { $seat } bestimmt, wo eine Landschaft liegt.
       *[other] { $seat } legt { $card } auf den nächsten Platz.
    }
event-regions-arranged = Die Landschaften von { $seat }: { $regions }.
event-event-removed = { $card_number ->
        [-9] Ein Ereignis verlässt den Ereignisstapel verdeckt und für immer.
       *[other] { $card } verlässt den Ereignisstapel für immer.
    }
record-brought = { $card }
record-regions = { $card }

## Wünsche und Fragen

action-pick-deck = Das fertige Deck { $deck } mitbringen
action-bring-deck = Ein eigenes Deck mitbringen: { $brought }
agenda-decks = { $actors }: ein Deck mitbringen.
agenda-first-hand = { $actors }: Karten für die erste Hand wählen.
agenda-arranging = { $actors }: die Landschaften auslegen.
agenda-preparing = { $actors } baut in der Vorrunde oder passt.
agenda-stack-for = { $actors } wählt einen Stapel für eine Karte der Hand.

## Ablehnungen

refusal-MODE-4 = Stapel { $stack } hat eine andere Rückseite als { $card }.
refusal-MODE-8 = { $card } ist keine Landschaft von Ihnen, die noch keinen Platz hat.
refusal-MODE-9 = Nur ein Turnier wird mit Decks gespielt: { $option } lässt sich hier nicht setzen.
refusal-T1 = { $card } liegt in keiner Schachtel dieser Sammlung.
refusal-T6 = Gewählte Ereignisse: { $found }; es müssen { $allowed } sein.
refusal-T7 = { $card } ist { $found }-mal gewählt, erlaubt ist { $allowed }: von denen mit Mond zählt eines.
refusal-T8 = { $card } ist zu oft gewählt: { $found }, wo { $allowed } erlaubt ist.
refusal-T12 = { $fault ->
        [wrong-back] { $card } gehört in kein Deck.
       *[other] Karten im Deck: { $found }; es müssen { $allowed } sein.
    }
refusal-T13 = { $card } ist { $found }-mal im Deck, erlaubt ist { $allowed }.
refusal-T14 = { $card } ist eine Sonderkarte: { $found } im Deck, erlaubt { $allowed }.
refusal-T15 = { $card } ist aus der Ära der Entdecker, auf die sich die Spieler nicht geeinigt haben.
refusal-T16 = { $card } ist nicht oder nicht mehr in Ihrem Deck.
refusal-T18 = In der Vorrunde gibt es keine Aktionskarten und nichts, was Ihren Gegner trifft.
refusal-T19 = { $card } träfe Ihren Gegner und muss bis nach der Vorrunde warten.
refusal-T23 = Wem die Karte gehört, hat Stapel { $stack } gewählt.
refusal-T25 = { $card } ist schon im Spiel, und einen Namen gibt es nur einmal auf dem Tisch.
refusal-T26 = Drei Weise sind das Meiste: kein Platz für { $card }.
refusal-T30 = { $option } hat die Entdecker nicht, und nur zwei, die dieses Set besitzen, können sich darauf einigen.

## Spielweisen und Optionen

preset-gold = Ein Themenspiel, die Ära des Goldes: zwölf Siegpunkte.
preset-turmoil = Ein Themenspiel, die Ära der Unruhen: zwölf Siegpunkte.
preset-progress = Ein Themenspiel, die Ära des Fortschritts: zwölf Siegpunkte.
preset-duel = Das Duell der Fürsten: alle drei Ären, ohne die Karten mit Mond, dreizehn Siegpunkte.
preset-tournament = Das Turnier: jeder bringt ein Deck mit, fünfzehn Siegpunkte.
preset-sages = Ein Themenspiel, die Ära der Weisen: zwölf Siegpunkte.
option-mode = Die Spielweise: welche Karten, welche Stapel, welcher Anfang.
option-red-deck = Das Deck von Rot im Turnier: ein fertiges Deck, ein Code oder eine Liste; „choose“ lässt es den Spieler verdeckt mitbringen.
option-blue-deck = Das Deck von Blau im Turnier: ein fertiges Deck, ein Code oder eine Liste; „choose“ lässt es den Spieler verdeckt mitbringen.
option-red-sets = Die Sets, die Rot besitzt und aus denen das Deck kommt: „base“ für den Grundkasten, „all“ für alle, oder Namen von Erweiterungen, mit Kommas getrennt.
option-blue-sets = Die Sets, die Blau besitzt und aus denen das Deck kommt: „base“ für den Grundkasten, „all“ für alle, oder Namen von Erweiterungen, mit Kommas getrennt.
option-promo = Vereinbarung: Sonder- und Werbekarten dürfen in den Decks sein, von jeder eine (Regeln vom 24. August 2015, „Création de votre paquet“).
option-explorers = Vereinbarung: beide spielen mit der Ära der Entdecker (Regeln vom 24. August 2015, letzter Abschnitt).
option-pirates = Wann in der Vorbereitungsrunde ein Piratenschiff gebaut werden darf. „harmless“: solange der andere kein Handelsschiff hat. „printed“: sobald der andere eines hat, wie der französische Text sagt (Regeln vom 24. August 2015, „Manche préparatoire“).

## Der Tisch als Text

board-open = Offen liegen: { $list }
board-stacks-of = Stapel von { $name }: { $stacks }
board-order = Bisher ausgelegt: { $list }
board-deck = Deck von { $name }: { $list }
board-stolen = { $name } hält, was der andere mitgebracht hat: { $list }

## Regeln

rule-MODE-1 = Im Themenspiel liegen die Basiskarten in drei Stapeln von zwölf, die der Ära in zweien; ihre Ereignisse kommen in den Ereignisstapel.
    .title = Themenspiele
rule-MODE-2 = In Themenspielen und im Duell sieht jeder einen Basisstapel durch und nimmt drei Karten daraus als erste Hand; die Reihenfolge bleibt.
    .title = Die erste Hand
    .interpretation = Der Zweite durchsucht einen anderen Stapel; Stapel, die niemand gesehen hat, sind gleich, also wird niemand gefragt.
rule-MODE-3 = Im Themenspiel liegen einige Karten der Ära offen. Sie werden von dort gebaut, ohne gezogen zu werden, und kommen dorthin zurück.
    .title = Offene Karten
rule-MODE-4 = Eine Karte kommt unter einen Stapel mit derselben Rückseite.
    .title = Passende Stapel
rule-MODE-5 = Alle sehen die Rückseiten der Karten, auch auf der Hand.
    .title = Rückseiten
    .interpretation = Im Turnier gelten die Rückseiten als gleich.
rule-MODE-6 = Ein Duell wird ohne die Karten mit Mond gespielt: drei Basisstapel von zwölf und einer für jede Ära, samt den Karten, die offen lägen.
    .title = Das Duell
rule-MODE-7 = Der Ereignisstapel eines Duells hat das Julfest, die fünf anderen Ereignisse ohne Mond und sechs von denen mit Mond nach dem Los.
    .title = Ereignisse des Duells
rule-MODE-8 = Sind die ersten Hände bekannt, legt jeder die sechs ersten Landschaften aus, wie er will; beide werden zugleich aufgedeckt.
    .title = Freies Auslegen
    .interpretation = Beide wählen gleichzeitig, Platz für Platz von links, oben vor unten.
rule-MODE-9 = Decks werden nur zum Turnier mitgebracht.
    .title = Sonst keine Decks
rule-END-3 = Außer im Einführungsspiel gewinnt sofort, wer im eigenen Zug die Siegpunkte hat.
    .title = Sofort
    .interpretation = Was die letzte Tat kostet, wird vorher gezahlt.
rule-T2 = Das Haus ist der Gastgeber: Zentralkarten und Landschaften liegen in der Mitte, für beide.
    .title = Der Gastgeber
    .interpretation = Rot sitzt beim Gastgeber; sonst hängt nichts davon ab.
rule-T3 = Die Fürstentümer werden wie immer aufgebaut, die ersten Landschaften ausgelegt, wenn die Hände bekannt sind.
    .title = Aufbau
rule-T4 = Jede erste Landschaft hat einen Rohstoff, auch der Goldfluss.
    .title = Erste Rohstoffe
rule-T9 = Die zwölf Ereignisse werden gemischt, der Stapel wie immer um das Julfest gelegt. Was unter die obersten vier zurückkehrt, tut es auch hier.
    .title = Der Stapel der Ereignisse
    .interpretation = Bei weniger als vier Karten kommt ein solches Ereignis nach unten.
rule-T10 = Sind außer dem Julfest drei Ereignisse übrig, wird das Julfest entfernt; von da an liegen Ereignisse offen und werden gemischt, wenn das letzte aufgedeckt ist.
    .title = Wenige Ereignisse
    .interpretation = Nur verdeckte Karten können entfernt werden. Bleibt keine, werden die anderen sofort gemischt; ohne Ereignis bringt die Seite nichts. Wer eine Karte aus dem Spiel nimmt, kennt sie allein.
rule-T11 = Nach dem Spiel nimmt jeder die Ereignisse zurück, die er mitgebracht hat.
    .title = Ereignisse zurücknehmen
rule-T16 = Jeder wählt drei Karten des Decks als erste Hand; die übrigen 32 bilden vier eigene Stapel von acht. Nur von ihnen zieht er.
    .title = Eigene Stapel
    .interpretation = Beide wählen gleichzeitig.
rule-T17 = In der Vorrunde bauen beide abwechselnd eine Karte der Hand oder eine Zentralkarte, bis sie passen. Wer gepasst hat oder keine Karte mehr hat, ist fertig.
    .title = Die Vorrunde
    .interpretation = Das Los sagt, wer zuerst baut. Wer Karten hat, wird auch gefragt, wenn er keine zahlen kann, denn das darf niemand wissen.
rule-T18 = Dort wird nicht gewürfelt, keine Aktion gespielt, nichts beim anderen gebaut und nichts gebaut oder genutzt, was ihn trifft.
    .title = Grenzen der Vorrunde
rule-T19 = Was dort gebaut wird, nützt dem Besitzer sofort, und eine Funktion nutzt man neben dem Bau. Was einmal im Zug gilt, gilt einmal in der ganzen Runde; was bis zum Zug nach dem Bau wartet, wartet bis nach der Vorrunde. Ein Piratenschiff darf gebaut werden, solange der andere kein Handelsschiff hat.
    .title = Eigener Nutzen
    .interpretation = Der gedruckte Satz über das Piratenschiff gilt als Versehen: noch soll nichts versenkt werden.
rule-T20 = Dann füllen beide die Hand auf und dürfen wie immer tauschen.
    .title = Hände auffüllen
rule-T21 = Wer als Zweiter gebaut hat, beginnt das Spiel.
    .title = Wer das Spiel beginnt
    .interpretation = Der Zweite ist, wer den zweiten Zug der Runde hatte, auch wenn jemand gleich passte.
rule-T22 = Jeder hat einen eigenen Ablagestapel: für gespielte Aktionen und seine Karten, die das Spiel verlassen.
    .title = Eigene Ablage
rule-T23 = Was jemand unter einen Stapel legen oder ablegen muss, kommt unter die eigenen Stapel oder auf die eigene Ablage, auch Gestohlenes; die des anderen sind außer Reichweite.
    .title = Nur die eigenen
    .interpretation = Wählt der andere eine Karte der Hand, hat ihr Besitzer vorher den Stapel gewählt.
rule-T24 = Gestohlene Karten werden notiert und nach dem Spiel zurückgegeben.
    .title = Gestohlene Karten
    .interpretation = Die Notiz liegt offen.
rule-T25 = Einheiten mit Eigennamen gibt es einmal auf dem ganzen Tisch; hat eine das Spiel verlassen, darf jeder sie wieder bauen.
    .title = Eigennamen
rule-T26 = Ein Fürstentum hat höchstens drei Weise.
    .title = Weise
rule-T27 = Karten, die einen Stapel oder eine Ablage durchsuchen, durchsuchen die eigenen, wenn sie nicht die des anderen nennen.
    .title = Welcher Stapel
rule-T28 = Karten, die im Themenspiel offen liegen, gehören hier ins Deck: sie müssen gezogen und von der Hand gelegt werden.
    .title = Nichts liegt offen
rule-T29 = Wer im eigenen Zug fünfzehn Siegpunkte hat, gewinnt sofort, auch vor dem Wurf, was immer der andere hat.
    .title = Der Sieg im Turnier
    .interpretation = Niemand muss ihn verlangen.

## Outer places, owls, stars and levels

zone-region = neben einer Landschaft
zone-road = an einer Straße
zone-town = auf einem Ort
zone-marker = Marker
zone-their-region = neben einer Landschaft des anderen Fürstentums
zone-their-road = an einer Straße des anderen Fürstentums
way-1 = 1
way-2 = 2
way-3 = 3
way-4 = 4
need-city-deficit = weniger Städte als der andere
need-groves = ein Hain
need-manifesto-level = ein Manifest mit einem Siegpunkt
need-sages = ein Weiser
need-sages-2 = zwei Weise
need-opponent-sages = ein Weiser beim anderen
event-card-laid = { $zone_key ->
        [region] { $seat } legt { $card } neben Spalte { $column }, { $side }.
        [road] { $seat } legt { $card } an der Straße in Spalte { $column }.
        [town] { $seat } legt { $card } auf Platz { $column }.
        [marker] { $seat } legt { $card } als Marker { $column }.
        [their-region] { $seat } legt { $card } im anderen Fürstentum neben Spalte { $column }, { $side }.
       *[other] { $seat } legt { $card } im anderen Fürstentum an der Straße in Spalte { $column }.
    }
event-card-lifted = { $stack_number ->
        [-1] { $card } von { $seat } verlässt das Spiel.
       *[other] { $card } von { $seat } kommt unter Stapel { $stack }.
    }
event-laid-card-used = { $zone_key ->
        [region] { $seat } nutzt { $card } neben Spalte { $column }, { $side }.
        [road] { $seat } nutzt { $card } an der Straße in Spalte { $column }.
        [town] { $seat } nutzt { $card } auf Platz { $column }.
        [marker] { $seat } nutzt { $card } als Marker { $column }.
        [their-region] { $seat } nutzt { $card } im anderen Fürstentum neben Spalte { $column }, { $side }.
       *[other] { $seat } nutzt { $card } im anderen Fürstentum an der Straße in Spalte { $column }.
    }
event-laid-card-named = { $card } von { $seat } wird genannt.
event-level-set = { $card } von { $seat } zeigt nun { $number }.
event-card-discarded = { $seat } wirft { $card } ab.
event-event-seen = { $card_number ->
        [-9] { $seat } sieht ein Ereignis an.
       *[other] { $seat } sieht das Ereignis { $card } an.
    }
event-event-sunk = { $seat } legt ein Ereignis unter den Ereignisstapel.
event-face-turned = { $seat } dreht den Ereigniswürfel auf { $face }.
event-contest-rolled = { $card }: { $seat } erreicht { $number }, der andere { $other }.
action-pick-place = { $zone_key ->
        [region] Den Platz wählen: neben Spalte { $column }, { $side }
        [road] Den Platz wählen: an der Straße in Spalte { $column }
        [town] Den Platz wählen: auf Platz { $column }
        [marker] Den Platz wählen: als Marker { $column }
        [their-region] Den Platz wählen: im anderen Fürstentum neben Spalte { $column }, { $side }
       *[other] Den Platz wählen: im anderen Fürstentum an der Straße in Spalte { $column }
    }
action-use-place = { $zone_key ->
        [region] Die Karte nutzen: neben Spalte { $column }, { $side }
        [road] Die Karte nutzen: an der Straße in Spalte { $column }
        [town] Die Karte nutzen: auf Platz { $column }
        [marker] Die Karte nutzen: als Marker { $column }
        [their-region] Die Karte nutzen: im anderen Fürstentum neben Spalte { $column }, { $side }
       *[other] Die Karte nutzen: im anderen Fürstentum an der Straße in Spalte { $column }
    }
action-pick-way = Möglichkeit { $way } wählen
action-pick-face = { $face } wählen
kind-pick-place = Einen Platz wählen
kind-use-place = Eine ausliegende Karte nutzen
kind-pick-way = Eine Möglichkeit wählen
kind-pick-face = Den Ereigniswürfel setzen
agenda-choosing-way = { $actors } wählt eine Möglichkeit.
agenda-collecting = { $actors } wählt die Karte, die eine Eule oder einen Stern erhält.
agenda-spending = { $actors } wählt die Karte, die eine Eule oder einen Stern bezahlt.
agenda-drawing = { $actors } zieht Karten.
agenda-discarding = { $actors } wirft eine Handkarte ab.
agenda-planting = { $actors } wählt eine leere Landschaft des anderen.
agenda-yielding = { $actors } legt die Hand unter Stapel.
agenda-upgrading = { $actors } wählt die Siedlung, die zur Stadt wird.
agenda-sheltering = { $actors } darf den Angriff für Eulen abwehren.
agenda-turning-die = { $actors } darf den Ereigniswürfel für Eulen drehen.
agenda-setting-die = { $actors } wählt, was der Ereigniswürfel zeigen wird.
agenda-borrowing = { $actors } wählt den Hain des anderen, den er nutzt.
agenda-foreseeing = { $actors } nimmt ein Ereignis aus dem Spiel.
agenda-sinking = { $actors } darf Ereignisse unter den Stapel legen.
refusal-GEO-5 = Dort kann nichts gewählt oder genutzt werden: { $zone }, { $column }, { $side }.
refusal-CHOICE-1 = Möglichkeit { $way } gibt es nicht, oder sie geht jetzt nicht.
refusal-TOKEN-2 = { $card } kostet { $needed } Eulen oder Sterne; Sie haben { $held }.
refusal-BUILD-16 = Keine Ihrer Landschaften hat Platz für { $card } und kann sie bezahlen.
refusal-ACT-10 = Dieses Ereignis kann seinen Platz jetzt nicht verlassen.
view-laid = Außerhalb der Bauplätze
view-zone = Wo
rule-GEO-5 = Neben jeder Landschaft darf eine Karte liegen, an jeder Straße eine, und Marker neben einer beliebigen Landschaft. Das sind die äußeren Plätze.
    .title = Äußere Plätze
    .interpretation = Wo ein Marker oder ein Goldversteck liegt, ändert nichts, also wird niemand gefragt; jeder nimmt den Platz neben einer Landschaft.
rule-ROLL-8 = Verliert der Besitzer eines Gerichts beim Handel Rohstoffe, wählt er sie aus.
    .title = Gericht
rule-BUILD-16 = Eine Landschaftsausbaukarte liegt neben einer Landschaft ihrer Art, neben jeder eine. Ein Weiser wird von dieser Landschaft bezahlt.
    .title = Neben Landschaften
rule-BUILD-17 = Eine Straßenergänzung liegt an einer Straße ohne eine solche.
    .title = An Straßen
rule-BUILD-18 = Ein Marker liegt neben einer beliebigen Landschaft. Sein Besitzer versetzt ihn, wenn der Platz gebraucht wird, und entfernt ihn nie.
    .title = Marker
    .interpretation = Er hat hier keinen festen Platz.
rule-BUILD-19 = Weiser Ausgleich baut eine Stadt auf eine Siedlung ohne Rohstoffe, Wohlstand für ein Erz und zwei Getreide.
    .title = Eine Stadt zum Sonderpreis
rule-TOKEN-1 = Ein Weiser erhält eine Eule, sooft die Zahl seiner Landschaft fällt, und trägt höchstens drei. Mehr verfällt.
    .title = Eulen
    .interpretation = Wer mehrere Weise hat, wählt, welche sie erhalten.
rule-TOKEN-2 = Eulen und Sterne, die eine Karte kostet, werden von Karten eigener Wahl bezahlt. Sie sind keine Rohstoffe: Nichts verbilligt, tauscht oder nimmt sie.
    .title = Mit Eulen bezahlen
rule-TOKEN-3 = Ein Hain dient für Eulen: Mut gegen Fehden, Frieden mit einem Würfel gegen einen Angriff, Gerechtigkeit vor dem Wurf, Wachsamkeit danach. Cole nutzt einmal im Zug seines Besitzers einen Hain des anderen.
    .title = Haine
    .interpretation = Wachsamkeit antwortet nur auf einen echten Wurf, der aktive Spieler zuerst.
rule-TOKEN-4 = Beim Rat der Weisen erhält jeder bis zu zwei Eulen oder bis zu zwei Rohstoffe auf Landschaften mit einem Weisen.
    .title = Rat der Weisen
    .interpretation = Ohne Weisen geschieht nichts.
rule-LEVEL-1 = Eine Karte mit Stufen beginnt auf der untersten und zeigt die Punkte ihrer Stufe. Jede Stufe des Manifests kostet ein Holz, zwei Gold und drei Eulen; eine Angriffskarte der Hand steht für zwei der Eulen.
    .title = Stufen
    .interpretation = Mehrere Stufen sind in einem Zug käuflich, jede mit höchstens einer Angriffskarte.
rule-CHOICE-1 = Wo eine Karte Möglichkeiten bietet, wählt der Spieler eine, die geht.
    .title = Möglichkeiten
rule-MATCH-1 = In einem Wettstreit würfeln beide und zählen ihre Eulen dazu; der Höhere gewinnt. Robert gewinnt Gleichstände für seinen Besitzer.
    .title = Wettstreite
rule-ACT-10 = Weise Voraussicht zeigt ihrem Spieler die verdeckten Ereignisse; eines davon, aber nicht Jul, verlässt ungesehen vom anderen das Spiel.
    .title = Weise Voraussicht
rule-ACT-11 = Der Hain der weisen Voraussicht zeigt die obersten drei Ereignisse; beliebige davon, aber nicht Jul, kommen in beliebiger Folge unter die verdeckten.
    .title = Hain der weisen Voraussicht
rule-ATTACK-8 = Mit einem Kornspeicher legt man ein Getreide auf ein leeres Ackerland des anderen und nimmt einen Rohstoff anderer Sorte.
    .title = Kornspeicher
rule-ATTACK-9 = Weise Abwehr zeigt die Hand des anderen. Hat sie eine Angriffskarte, legt ihr Besitzer die ganze Hand unter Stapel seiner Wahl.
    .title = Weise Abwehr
rule-HAND-7 = Mitten im Zug gezogene Karten dürfen das Limit bis zu dessen Ende überschreiten und sofort genutzt werden.
    .title = Ziehen im Zug
rule-EVENT-13 = Bei einer Hungersnot verliert ein Spieler ohne Kornspeicher ein Getreide, ohne Getreide zwei andere Rohstoffe.
    .title = Hungersnot
    .interpretation = Wer nur einen anderen Rohstoff hat, verliert diesen.
section-owls-stars-and-levels = Eulen, Sterne und Stufen
edition-enlightenment = Zeitalter der Aufklärung, Kartenübersicht
action-pick-event = Ereignis { $event } von oben wählen
kind-pick-event = Ein Ereignis wählen
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
