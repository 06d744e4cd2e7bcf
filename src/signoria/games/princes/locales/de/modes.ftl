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

## Spielweisen und Optionen

preset-gold = Ein Themenspiel, die Ära des Goldes: zwölf Siegpunkte.
preset-turmoil = Ein Themenspiel, die Ära der Unruhen: zwölf Siegpunkte.
preset-progress = Ein Themenspiel, die Ära des Fortschritts: zwölf Siegpunkte.
preset-duel = Das Duell der Fürsten: alle drei Ären, ohne die Karten mit Mond, dreizehn Siegpunkte.
preset-tournament = Das Turnier: jeder bringt ein Deck mit, fünfzehn Siegpunkte.
option-mode = Die Spielweise: welche Karten, welche Stapel, welcher Anfang.
option-red-deck = Das Deck von Rot im Turnier: ein fertiges Deck, ein Code oder eine Liste; „choose“ lässt es den Spieler verdeckt mitbringen.
option-blue-deck = Das Deck von Blau im Turnier: ein fertiges Deck, ein Code oder eine Liste; „choose“ lässt es den Spieler verdeckt mitbringen.

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
