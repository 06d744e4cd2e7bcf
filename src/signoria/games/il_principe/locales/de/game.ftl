# Il Principe: Namen, Chronik, Wünsche, Fragen, Ablehnungen, Optionen und Regeln.
# Die Zahlen kommen aus der Maschine; was eine Option ändern kann, steht nicht hier.

game-title = Il Principe

## Die Städte, wie auf ihren Karten

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

## Die Gebäude nach Farben; .one steht im Akkusativ

colour-green = Universitäten
    .one = eine Universität
    .few = zu wenige Universitäten
    .tint = Grün
colour-white = Kathedralen
    .one = eine Kathedrale
    .few = zu wenige Kathedralen
    .tint = Weiß
colour-red = Rathäuser
    .one = ein Rathaus
    .few = zu wenige Rathäuser
    .tint = Rot
colour-blue = Burgen
    .one = eine Burg
    .few = zu wenige Burgen
    .tint = Blau
colour-yellow = Märkte
    .one = einen Markt
    .few = zu wenige Märkte
    .tint = Gelb

cards-none = keine Karten
cards-green = { $number ->
        [one] { $number } Universität
       *[other] { $number } Universitäten
    }
cards-white = { $number ->
        [one] { $number } Kathedrale
       *[other] { $number } Kathedralen
    }
cards-red = { $number ->
        [one] { $number } Rathaus
       *[other] { $number } Rathäuser
    }
cards-blue = { $number ->
        [one] { $number } Burg
       *[other] { $number } Burgen
    }
cards-yellow = { $number ->
        [one] { $number } Markt
       *[other] { $number } Märkte
    }
cards-of-colour = { $colour_key ->
        [green] { cards-green }
        [white] { cards-white }
        [red] { cards-red }
        [blue] { cards-blue }
       *[yellow] { cards-yellow }
    }

## Die Regionen: eigene Namen; die Spielregeln nennen nur ihre Farben

region-blue = Lombardia–Veneto (blau)
region-green = Liguria–Lunigiana (grün)
region-violet = Emilia (violett)
region-red = Adriatico (rot)
region-brown = Toscana–Montefeltro (braun)
region-yellow = Siena–Umbria (gelb)

## Die Familien

family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga

## Die Rollen

role-master = Meister
role-bishop = Bischof
role-magistrate = Magistrat
role-lord = Lehnsherr
role-banker = Bankier
role-apprentice = Lehrling
role-priest = Priester
role-notary = Notar
role-knight = Ritter
role-merchant = Händler

## Was versteigert wird; .acc im Akkusativ, .fate, was daraus wird, wenn niemand bietet

item-master = der Meister
    .acc = den Meister
    .fate = { fate-role }
item-bishop = der Bischof
    .acc = den Bischof
    .fate = { fate-role }
item-magistrate = der Magistrat
    .acc = den Magistrat
    .fate = { fate-role }
item-lord = der Lehnsherr
    .acc = den Lehnsherrn
    .fate = { fate-role }
item-banker = der Bankier
    .acc = den Bankier
    .fate = { fate-role }
item-apprentice = der Lehrling
    .acc = den Lehrling
    .fate = { fate-role }
item-priest = der Priester
    .acc = den Priester
    .fate = { fate-role }
item-notary = der Notar
    .acc = den Notar
    .fate = { fate-role }
item-knight = der Ritter
    .acc = den Ritter
    .fate = { fate-role }
item-merchant = der Händler
    .acc = den Händler
    .fate = { fate-role }
item-lot-green = der Posten Universitäten
    .acc = den Posten Universitäten
    .fate = { fate-lot }
item-lot-white = der Posten Kathedralen
    .acc = den Posten Kathedralen
    .fate = { fate-lot }
item-lot-red = der Posten Rathäuser
    .acc = den Posten Rathäuser
    .fate = { fate-lot }
item-lot-blue = der Posten Burgen
    .acc = den Posten Burgen
    .fate = { fate-lot }
item-lot-yellow = der Posten Märkte
    .acc = den Posten Märkte
    .fate = { fate-lot }
fate-role = Die Rolle bleibt auf dem Spielplan
fate-lot = Er kommt aus dem Spiel

## Woher Punkte und Dukaten kommen; warum ein Spiel endete

source-cities = gebaute Städte
source-role-income = Rollen, während andere bauten
source-bishop = Bischof und Priester
source-regions = Regionen
source-roles-held = Rollen bei Spielende
source-sets = Sätze aus fünf Gebäuden
source-ducats = die meisten Dukaten
source-hand = die meisten Handkarten
income-round = Einkommen der Runde
income-banker = Bankier oder Händler
reason-playing = Das Spiel läuft noch
reason-cities = Weniger als vier Städte liegen offen
reason-last-round = Die letzte Runde ist gespielt
reason-shortage = Der Nachziehstapel reicht nicht für die letzten Posten

## Was geschehen ist

event-principe-chosen = { $seat } beginnt als „Il Principe“.
event-city-shown = { $city } wird aufgedeckt.
event-round-began = { $last ->
        [yes] Runde { $number } beginnt: Es ist die letzte.
       *[no] Runde { $number } beginnt.
    }
event-dealt = { $cards_known ->
        [yes] { $seat } zieht { $cards }.
       *[no] { $seat } zieht { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        }.
    }
event-ducats-received = { $seat } erhält { $ducats ->
        [one] { $ducats } Dukaten
       *[other] { $ducats } Dukaten
    } ({ $income }).
event-cards-set-aside = { $cards_known ->
        [yes] { $seat } legt { $cards } beiseite.
       *[no] { $seat } legt { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        } verdeckt beiseite.
    }
event-cards-turned-over = { $seat } hatte { $cards } beiseitegelegt.
event-lots-drawn = Die letzten Posten kommen vom Nachziehstapel: { $cards }.
event-removed-reused = Der Nachziehstapel ist leer; die Posten, die niemand wollte, bilden den neuen.
event-auction-opened = Zur Versteigerung kommt: { $item }. Es bieten: { $bidders }; { $opener } beginnt.
event-bid-placed = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-item-sold = { $seat } ersteigert { $item_acc } für { $price ->
        [one] { $price } Dukaten
       *[other] { $price } Dukaten
    } und ist nun „Il Principe“.
event-item-unsold = Niemand bietet auf { $item_acc }: { $item_fate }.
event-city-built = { $seat } baut { $city }.
event-cards-laid = { $seat } legt { cards-of-colour } offen aus.
event-turn-let-go = { $seat } tut nichts.
event-shield-placed = { $seat } setzt ein Wappen in die Region { $region }.
event-shields-kept = { $seat } setzt kein weiteres Wappen.
event-scored = { $source_key ->
        [cities] { $seat } erhält { points-scored } für { $thing_city }.
        [role-income] { $seat } erhält { points-scored } als { $thing_role }.
        [bishop] { $seat } wird { $thing_role } und erhält dafür { points-scored }.
        [regions] { $seat } erhält { points-scored } in der Region { $thing_region }.
        [roles-held] { $seat } erhält bei Spielende { points-scored } als { $thing_role }.
        [sets] { $seat } erhält { points-scored } für Sätze aus fünf Gebäuden.
        [ducats] { $seat } erhält { points-scored } für die meisten Dukaten.
       *[hand] { $seat } erhält { points-scored } für die meisten Handkarten.
    }
points-scored = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-roles-returned = Alle Rollen kehren auf den Spielplan zurück.
event-role-taken = { $turned ->
        [0] { $seat } wird { $role }.
        [one] { $seat } wird { $role } und dreht { $turned } Karte um.
       *[other] { $seat } wird { $role } und dreht { $turned } Karten um.
    }
event-card-turned-up = { $seat } deckt { $colour_one } wieder auf.
event-cards-left-down = { $seat } deckt keine Karte auf.
event-purses-shown = Die Börsen werden geöffnet: { $coins }.
event-ended = { $winners_count ->
        [one] Das Spiel ist zu Ende: { $reason }. { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $reason }. { $winners } teilen sich den Sieg.
    }

## Wünsche

action-pass = Passen
action-build-nothing = Keine Stadt bauen
action-lay-nothing = Nichts tun
action-keep-shields = Kein weiteres Wappen setzen
action-leave-down = Keine Karte aufdecken
action-build = { $city } bauen
action-place-shield = Ein Wappen setzen: { $region }
action-turn-up = Aufdecken: { $colour_one }
action-lay = { cards-of-colour } auslegen
action-set-aside = { $cards } beiseitelegen
action-bid = { $amount } bieten

## Was entschieden wird

agenda-setting-aside = { $actors_count ->
        [one] { $actors } muss noch { $memo } Karten für die Versteigerungen beiseitelegen.
       *[other] { $actors } müssen noch je { $memo } Karten für die Versteigerungen beiseitelegen.
    }
agenda-auction = { $auction_high_bid ->
        [0] Versteigert wird: { $memo_item }. { $actors } bietet oder passt; noch gibt es kein Gebot.
       *[other] Versteigert wird: { $memo_item }. { $actors } bietet mehr als { $auction_high_bid } ({ $auction_high_bidder }) oder passt.
    }
agenda-winners-city = { $actors } hat den Posten ersteigert und darf sofort eine Stadt bauen.
agenda-turn = { $actors } baut eine Stadt, legt Karten einer Farbe aus oder tut nichts.
agenda-city = { $shields_due ->
        [one] { $actors } hat noch { $shields_due } Wappen rund um { $memo_city } zu setzen.
       *[other] { $actors } hat noch { $shields_due } Wappen rund um { $memo_city } zu setzen.
    }
agenda-masters-eye = { $actors } entscheidet als { $memo_role } über das Aufdecken einer verdeckten Karte.
agenda-lords-shield = { $actors } setzt als { $memo_role } ein Wappen in eine beliebige Region.

## Ablehnungen

refusal-AUC-3 = { $standing ->
        [0] Geboten wird mindestens 1 Dukat; { $bid } ist zu wenig.
       *[other] Ein Gebot muss höher sein als das stehende von { $standing }; { $bid } ist zu wenig.
    }
refusal-AUC-5 = Sie können nicht { $bid } bieten: In Ihrer Börse sind { $purse }.
refusal-LAY-2 = Sie haben { $colour_few }: { $held } auf der Hand, { $requested } auszulegen.
refusal-NEW-3 = Genau { $number } Karten sind beiseitezulegen, nicht { $requested }.
refusal-NEW-6 = Sie haben { $colour_few }: { $held } auf der Hand, { $requested } beiseitezulegen.
refusal-CITY-1 = { $city } liegt nicht offen in der Auslage.
refusal-CITY-2 = { $city } kann nicht gebaut werden: In Runde { $round } wird keine Stadt gebaut.
refusal-CITY-3 = Sie haben { $colour_few } für { $city }: { $held } auf der Hand, { $needed } nötig.
refusal-CITY-4 = { $city } kostet { $price } Dukaten; in Ihrer Börse sind { $purse }.
refusal-CITY-6 = { $city } berührt die Region { $region } nicht.
refusal-CITY-12 = In dieser Ausgabe müssen die Wappen gesetzt werden; für { $city } sind noch { $due } zu setzen.
refusal-EFF-1 = Das geht nicht ({ $colour }): Nötig ist eine eigene verdeckte Karte, die nicht grün ist.
refusal-EFF-7 = In dieser Ausgabe muss eine verdeckte Karte aufgedeckt werden, wenn es eine gibt.
refusal-OPT-1 = Die Option { $option } ändert an einem Tisch mit { $seats } Plätzen nichts.
refusal-OPT-2 = Ohne Startgeld und ohne Einkommen hat niemand einen Dukaten zu bieten.
refusal-OPT-3 = Es gibt keinen Platz { $number }, der beginnen könnte: Die Plätze sind 1 bis { $seats }.
refusal-OPT-4 = „{ $families }“ nennt nicht { $seats } verschiedene Familien, eine für jeden Platz. Die Familien sind { $names }.
refusal-DATA-1 = Zeile { $line }: Die Städtedatei muss mit der Kopfzeile { $header } beginnen.
refusal-DATA-2 = Zeile { $line }: { $columns } Spalten sind nötig, es gibt nur { $found }.
refusal-DATA-3 = Zeile { $line }: „{ $name }“ ist keine der fünfzehn Städte oder steht hier zum zweiten Mal.
refusal-DATA-4 = Zeile { $line }: „{ $size }“ ist nicht die Größe von { $city }.
refusal-DATA-5 = Zeile { $line }: Die Gebäude von { $city } müssen je 0, 1 oder 2 sein und zusammen { $icons } ergeben.
refusal-DATA-6 = { $pairs ->
        [0] Zeile { $line }: { $city } ist eine kleine Stadt und hat drei verschiedene Gebäude, keines doppelt.
       *[other] Zeile { $line }: { $city } muss genau ein Gebäude doppelt haben.
    }
refusal-DATA-7 = Zeile { $line }: „{ $region }“, angegeben für { $city }, ist keine der sechs Regionen.
refusal-DATA-8 = Zeile { $line }: { $city } muss { $regions ->
        [one] genau { $regions } Region
       *[other] genau { $regions } verschiedene Regionen
    } berühren.
refusal-DATA-9 = Zeile { $line }: Die Datei endet, und { $count ->
        [one] { $city } fehlt
       *[other] { $count } Städte fehlen, als erste { $city }
    }.

## Ausgaben

preset-amigo2006 = AMIGO 2006 nach dem französischen Heft: der spätere und genauere Text.
preset-amigo2006-it = AMIGO 2006 nach dem italienischen Heft: „Il Principe“ eröffnet die Versteigerungen, das Ende durch die Städte wird am Ende von Phase 1 geprüft.
preset-mtm2005 = Mind the Move 2005: kein Startgeld, ein Wappen zählt die Punkte, mehr Pflichten.
preset-amigo-easy = AMIGO 2006 mit der gedruckten Variante: mehr Geld, und Städte schon in der ersten Runde.

## Optionen

option-start-money = Dukaten, mit denen jeder beginnt.
option-income = Dukaten, die jeder in jeder Runde erhält, zu dritt oder mehr.
option-income-two = Dukaten, die jeder in jeder Runde erhält, zu zweit.
option-build-in-round-1 = Ob schon in der ersten Runde Städte gebaut werden dürfen (yes, no).
option-start-seat = Wer als „Il Principe“ beginnt: durch Los (random) oder der Platz mit dieser Nummer.
option-opener = Wer eine Versteigerung eröffnet: der linke Nachbar von „Il Principe“ (left) oder „Il Principe“ selbst (principe).
option-city-end = Wann geprüft wird, ob genug Städte offen liegen: am Anfang oder am Ende von Phase 1 (start, end).
option-shields = Wappen, die jeder für die Karte hat.
option-shield-placing = Ob man die Wappen einer gebauten Stadt setzen darf oder muss (may, must).
option-half-of = Welche Karten zählen, wenn eine große Rolle die Hälfte umdreht: die offenen oder alle der Farbe (up, all).
option-green-flip = Ob Meister und Lehrling eine Karte aufdecken dürfen oder müssen (may, must).
option-last-round-income = Ob in der letzten Runde das Einkommen gezahlt wird (yes, no).
option-last-round-shortage = Wenn der Nachziehstapel für die letzten Posten nicht reicht: Das Spiel endet, oder entfernte Posten kommen zurück (end, reuse).
option-empty-deck-two = Wenn zu zweit in der letzten Runde keine Karte mehr zu versteigern ist: Phase 3 und 4 werden gespielt, oder das Spiel endet (play, end).
option-built-card = Wohin die Karte einer gebauten Stadt kommt: in die Schachtel oder neben den Erbauer (box, builder); ohne Einfluss auf das Spiel.
option-open-purses = Ob alle die Dukaten aller sehen (yes, no).
option-families = Die Familien nach Plätzen: printed oder ein Name für jeden Platz, mit Kommas dazwischen, etwa gonzaga,este,medici.
option-cities = Die Städtetabelle: standard oder der Text einer eigenen Datei.

## Regeln: der Satz, die Überschrift und, wo nötig, unsere Lesart

rule-SET-1 = Der Nachziehstapel hat zwanzig Gebäude in jeder der fünf Farben: Universitäten (grün), Kathedralen (weiß), Rathäuser (rot), Burgen (blau) und Märkte (gelb).
    .title = Der Nachziehstapel
rule-SET-2 = Vier Stadtkarten liegen offen aus; die übrigen bilden den Städtestapel.
    .title = Die Auslage
rule-SET-3 = Jeder beginnt mit dem Startgeld seiner Ausgabe.
    .title = Das Startgeld
    .interpretation = Nennt eine Spielregel keines, gibt es keines.
rule-SET-4 = Jeder hat so viele Wappen für die Karte, wie seine Ausgabe ihm lässt.
    .title = Die Wappen
    .interpretation = Wo eines der zwölf Wappen die Punkte zählt, fehlt es auf der Karte; wo es dafür einen Stein gibt, sind alle zwölf frei.
rule-SET-5 = Der erste „Il Principe“ wird ausgelost oder ist der Platz, den der Tisch nennt.
    .title = Der erste „Il Principe“
    .interpretation = Die Spielregeln fragen, wer zuletzt italienisch gegessen oder Italien besucht hat. Das ist nur ein Beispiel; das Los passt für jeden Tisch, und ein Tisch, der es besser weiß, nennt den Platz.
rule-SET-6 = Der Bank geht das Geld nie aus.
    .title = Die Bank
    .interpretation = Keine Spielregel sagt, was eine leere Bank bedeutet, und Erspartes kann die Münzen der Schachtel übersteigen.
rule-SET-7 = Der Punktestand hat keine Grenze.
    .title = Der Punktestand
    .interpretation = Wirkliche Partien gehen über die gedruckte Leiste hinaus; es wird einfach weitergezählt.
rule-SET-8 = Handkarten sind geheim, Börsen auch, sofern der Tisch sie nicht öffnet; die Zahl der Handkarten ist öffentlich.
    .title = Was geheim ist
    .interpretation = Eine Ausgabe empfiehlt geheime Börsen nur; sie gelten in allen, und am Ende werden sie geöffnet.
rule-SET-9 = Alle Rollen beginnen auf dem Spielplan: Vor Phase 4 der ersten Runde hat niemand eine.
    .title = Die Rollen am Anfang
rule-SET-10 = Jeder Platz spielt eine der fünf Familien, und keine zwei dieselbe. Der Tisch nennt eine Familie für jeden Platz; sonst gilt die gedruckte Reihe: Medici, Visconti, Carraresi, d’Este, Gonzaga.
    .title = Die Familien
    .interpretation = In den Spielregeln wählen die Spieler, ohne Reihenfolge. Hier wählt, wer den Tisch anlegt, eine Familie für jeden Platz, und ein Spieler wählt einen freien Platz. Die Familie ändert am Spiel nichts.
rule-NEW-1 = Von „Il Principe“ an zieht jeder im Uhrzeigersinn vier Karten.
    .title = Das Ziehen
    .interpretation = Jeder zieht alle seine Karten auf einmal, in jeder Ausgabe, auch wenn nur eine eine Reihenfolge nennt.
rule-NEW-2 = Jeder erhält von der Bank das Einkommen der Runde.
    .title = Das Einkommen
rule-NEW-3 = Jeder legt zwei Karten seiner Hand verdeckt für die Versteigerungen beiseite, nicht mehr und nicht weniger.
    .title = Karten beiseitelegen
    .interpretation = Alle wählen gleichzeitig; nichts ist zu sehen, bevor alle gewählt haben.
rule-NEW-4 = Es dürfen beliebige Handkarten sein, neue oder alte; ein Handlimit gibt es nicht.
    .title = Beliebige Handkarten
rule-NEW-5 = Haben alle gewählt, werden die Karten umgedreht und nach Farben geordnet: Jede Farbe ist ein Posten.
    .title = Die Posten
rule-NEW-6 = Beiseitelegen kann man nur Karten, die man auf der Hand hat.
    .title = Nur eigene Karten
rule-AUC-1 = Der kleinste Posten wird zuerst versteigert; gleich große folgen der Reihe der Farben: Grün, Weiß, Rot, Blau, Gelb.
    .title = Die Reihenfolge der Posten
rule-AUC-2 = Jede Versteigerung eröffnet der linke Nachbar von „Il Principe“ oder „Il Principe“ selbst, je nach Ausgabe; dann geht es im Uhrzeigersinn weiter.
    .title = Wer eröffnet
    .interpretation = Zwei Spielregeln nennen den linken Nachbarn, die italienische nennt „Il Principe“. Wer das ist, wird für jede Versteigerung neu geprüft, denn der Marker wandert.
rule-AUC-3 = Ein Gebot ist eine ganze Zahl von Dukaten, mindestens 1, und höher als das stehende Gebot.
    .title = Überbieten
    .interpretation = Die Spielregeln verlangen nur, dass ein Gebot das vorige übertrifft; nichts zu bieten heißt passen.
rule-AUC-4 = Wer passt, ist aus dieser Versteigerung ausgeschieden; auch wer eröffnet, darf passen.
    .title = Passen
rule-AUC-5 = Niemand darf mehr Dukaten bieten, als er besitzt.
    .title = Gedeckte Gebote
    .interpretation = Nur die italienische Spielregel sagt es; der Preis ist sofort fällig, also gilt es in jeder Ausgabe.
rule-AUC-6 = Haben alle anderen ohne Gebot gepasst, darf der Letzte noch bieten oder passen.
    .title = Der Letzte ohne Gebot
    .interpretation = Schon der Erste darf passen; also muss auch der Letzte nicht kaufen.
rule-AUC-7 = Sind alle anderen ausgeschieden, gewinnt das stehende Gebot; niemand überbietet sich selbst.
    .title = Das Ende einer Versteigerung
    .interpretation = Die drei Spielregeln beschreiben das Ende auf drei Arten, die dasselbe ergeben.
rule-AUC-8 = Wer gewinnt, zahlt sein Gebot an die Bank, nimmt den Posten auf die Hand und den Marker „Il Principe“.
    .title = Wer gewinnt
rule-AUC-9 = Wer einen Posten ersteigert, darf sofort eine Stadt bauen, zusätzlich zum Zug in Phase 3.
    .title = Sofort eine Stadt
    .interpretation = Bezahlt wird mit dem, was das Gebot übrig lässt; die ersteigerten Karten dürfen benutzt werden; jeder Posten bringt dieses Recht aufs Neue.
rule-AUC-10 = Ein Posten, auf den niemand bietet, kommt aus dem Spiel; der Marker bleibt, wo er ist.
    .title = Niemand bietet
    .interpretation = Den Marker gewinnt man in Versteigerungen, und diese hat niemand gewonnen.
rule-CITY-1 = Nur offen liegende Städte können gebaut werden.
    .title = Offene Städte
rule-CITY-2 = In der ersten Runde wird keine Stadt gebaut, weder nach einem Posten noch in Phase 3, sofern der Tisch es nicht erlaubt.
    .title = Keine Stadt in der ersten Runde
rule-CITY-3 = Wer baut, legt aus der Hand offen genau die Gebäude der Karte aus: drei verschiedene für eine kleine Stadt; vier für eine mittlere und fünf für eine große, davon eines doppelt.
    .title = Die Gebäude einer Stadt
    .interpretation = Sie bleiben vor dem Erbauer liegen und zählen für Rollen und Sätze wie alle anderen.
rule-CITY-4 = Wer baut, zahlt den Preis an die Bank: 3 Dukaten für eine kleine Stadt, 4 für eine mittlere, 5 für eine große.
    .title = Der Preis einer Stadt
rule-CITY-5 = Wer baut, erhält 4 Punkte für eine kleine Stadt, 6 für eine mittlere, 8 für eine große.
    .title = Die Punkte einer Stadt
    .interpretation = Ein Beispiel der Spielregel von 2005 gibt 6 Punkte für Firenze; ihre eigene Regel nach Größe sagt 8, und dabei bleibt es.
rule-CITY-6 = Wer baut, setzt Wappen in Regionen, die die Stadt berührt, beliebig verteilt: 1 für eine kleine Stadt, 2 für eine mittlere oder große.
    .title = Die Wappen einer Stadt
    .interpretation = Die beiden AMIGO-Hefte sagen darf. Für das Setzen der Wappen hat das Heft von 2005 zweimal „doit“ (muss) und zweimal „peut“ (darf). Der Erbauer „doit“ Wappen setzen, als eine von mehreren Pflichten, und „doit“ sie in Regionen seiner Wahl setzen. Eine Stadtkarte zeigt, wie viele ein Spieler setzen „peut“, und im Beispiel Firenze „peut“ der Erbauer zwei setzen. Eine Option entscheidet. Beide Wappen dürfen in dieselbe Region.
rule-CITY-7 = Wer keine Wappen mehr hat, setzt keine.
    .title = Keine Wappen mehr
rule-CITY-8 = Für jede verwendete Farbe erhalten die anderen Punkte für ihre Rollen: 2 für eine große, 1 für eine kleine. Die Rollen des Erbauers bringen nichts.
    .title = Das Einkommen der Rollen
rule-CITY-9 = Eine Rolle zählt je Stadt einmal, auch wenn ihr Gebäude doppelt nötig war.
    .title = Einmal je Farbe
rule-CITY-10 = Die Karte einer gebauten Stadt kommt in die Schachtel oder bleibt beim Erbauer, je nach Ausgabe; für das Spiel ist es gleich.
    .title = Die gebaute Karte
rule-CITY-11 = Die nächste Stadtkarte wird sofort aufgedeckt; ist der Städtestapel leer, schrumpft die Auslage.
    .title = Die nächste Stadt
    .interpretation = Alle noch offenen Städte können in dieser Runde gebaut werden; das Ende wird nur in Phase 1 geprüft.
rule-CITY-12 = Wo die Ausgabe es verlangt, werden alle Wappen der Stadt gesetzt, soweit der Vorrat reicht.
    .title = Wappen, die man setzen muss
    .interpretation = Die Spielregel von 2005 zählt die Wappen zu den Pflichten des Erbauers.
rule-CITY-13 = Die Städte sind die der Standardtabelle oder die einer Tabelle, die der Besitzer einer Schachtel mitbringt.
    .title = Die Städtetabelle
    .interpretation = Keine Quelle zeigt alle Karten; was keine Spielregel abdruckt, ist rekonstruiert und so gekennzeichnet.
rule-LAY-1 = Von „Il Principe“ an hat im Uhrzeigersinn jeder einen Zug: eine Stadt bauen oder Gebäude auslegen.
    .title = Ein Zug für jeden
rule-LAY-2 = Ausgelegt werden beliebig viele Handkarten einer Farbe, offen.
    .title = Gebäude auslegen
rule-LAY-3 = Man darf auch nichts tun.
    .title = Nichts tun
    .interpretation = Beliebig viele Karten können auch keine sein, und eine Hand kann leer sein.
rule-ROLE-1 = Zu Beginn von Phase 4 kehren alle Rollen auf den Spielplan zurück.
    .title = Die Rollen kehren zurück
rule-ROLE-2 = Die Farben werden in der Reihe Grün, Weiß, Rot, Blau, Gelb vergeben; es zählen offene Karten.
    .title = Die Reihe der Farben
    .interpretation = Die italienische Spielregel sagt nicht, dass nur offene Karten zählen; sonst wäre das Umdrehen ohne Sinn.
rule-ROLE-3 = Wer allein die meisten Karten einer Farbe hat, nimmt ihre große Rolle; wer allein Zweiter ist, die kleine.
    .title = Erster und Zweiter
rule-ROLE-4 = Sind hinter einem alleinigen Ersten mehrere Zweite, wird die kleine Rolle unter ihnen versteigert.
    .title = Gleichstand auf dem zweiten Platz
rule-ROLE-5 = Sind mehrere Erste, wird die große Rolle unter ihnen versteigert, und die kleine bleibt auf dem Spielplan.
    .title = Gleichstand auf dem ersten Platz
rule-ROLE-6 = Wer keine offene Karte einer Farbe hat, ist in ihr weder Erster noch Zweiter.
    .title = Keine ist zu wenig
    .interpretation = Hat niemand eine Karte, bleiben beide Rollen auf dem Spielplan; hat nur einer welche, bleibt die kleine.
rule-ROLE-7 = Um eine Rolle bieten nur, die gleichauf sind; der Erste von ihnen im Uhrzeigersinn ab dem üblichen Eröffner beginnt.
    .title = Versteigerung von Rollen
    .interpretation = Die Spielregeln sagen nicht, wer beginnt, wenn der übliche Eröffner nicht dabei ist.
rule-ROLE-8 = Wer eine Rolle ersteigert, zahlt an die Bank und nimmt Rolle und Marker, darf aber nicht bauen.
    .title = Eine ersteigerte Rolle
    .interpretation = Was die Versteigerung einer Rolle einbringt, ist aufgezählt, und eine Stadt ist nicht dabei.
rule-ROLE-9 = Eine Rolle ohne Versteigerung bringt den Marker nicht.
    .title = Eine Rolle ohne Versteigerung
rule-ROLE-10 = Passen alle, die gleichauf sind, bleibt die Rolle auf dem Spielplan und der Marker, wo er ist.
    .title = Niemand bietet auf eine Rolle
rule-ROLE-11 = Wer eine große Rolle nimmt, dreht die Hälfte seiner Karten dieser Farbe um, aufgerundet: die Hälfte der offenen oder aller, wie der Tisch es hat. Eine kleine dreht keine um.
    .title = Die Hälfte wird umgedreht
    .interpretation = Alle drei Hefte sagen die Hälfte der Gebäude dieser Farbe vor dem Spieler. Keines sagt, ob die schon verdeckten zählen. In allen unseren Ausgaben zählen sie nicht. Wo alle zählen, wird die Hälfte ihrer Zahl umgedreht, soweit offene da sind.
rule-ROLE-12 = Zuerst die große Rolle, die Karten dafür und ihre Wirkung; dann die kleine und ihre Wirkung.
    .title = Erst groß, dann klein
    .interpretation = Wer Zweiter ist, steht fest, bevor der Erste Karten umdreht, und ändert sich dadurch nicht.
rule-EFF-1 = Grün: Meister und Lehrling decken eine eigene verdeckte Karte auf, in jeder Farbe außer Grün.
    .title = Meister und Lehrling
    .interpretation = Eine Spielregel sagt darf, zwei ordnen es an; eine Option entscheidet. Eine lässt die Richtung offen: Es ist von verdeckt nach offen. Ohne eine solche Karte geschieht nichts.
rule-EFF-2 = Die aufgedeckte Karte zählt für die Farben, die noch kommen.
    .title = Die Karte zählt sofort
    .interpretation = Die Farben werden nacheinander vergeben, und Wirkungen treten sofort ein.
rule-EFF-3 = Weiß: Bischof und Priester erhalten 1 Punkt.
    .title = Bischof und Priester
rule-EFF-4 = Rot: Magistrat und Notar ziehen eine Karte, wenn der Stapel eine hat.
    .title = Magistrat und Notar
    .interpretation = Von einem leeren Stapel wird in keiner Ausgabe gezogen.
rule-EFF-5 = Blau: Lehnsherr und Ritter setzen eines ihrer Wappen in eine beliebige Region, wenn sie noch eines haben.
    .title = Lehnsherr und Ritter
rule-EFF-6 = Gelb: Bankier und Händler erhalten 2 Dukaten.
    .title = Bankier und Händler
rule-EFF-7 = Wo die Ausgabe es verlangt, muss eine verdeckte Karte aufgedeckt werden, wenn es eine gibt.
    .title = Eine Karte, die man aufdecken muss
rule-END-1 = Liegen zu Beginn von Phase 1, oder je nach Ausgabe an ihrem Ende, weniger als vier Städte offen, ist das Spiel sofort zu Ende.
    .title = Zu wenige Städte
    .interpretation = Eine Spielregel prüft am Ende der Phase; die Punkte sind dieselben, Dukaten und Hände nicht. Die beiseitegelegten Karten bleiben dann verdeckt.
rule-END-2 = Hat der Nachziehstapel zu Beginn von Phase 1 weniger als 12, 16 oder 20 Karten (zu dritt, viert oder fünft), beginnt die letzte Runde.
    .title = Die letzte Runde
rule-END-3 = Kommen beide Enden zusammen, entscheiden die Städte: Das Spiel ist sofort zu Ende.
    .title = Beide Enden zugleich
    .interpretation = Das eine gilt sofort, das andere beginnt eine Runde.
rule-END-4 = In der letzten Runde bringt Phase 1 nur das Einkommen oder nichts, je nach Ausgabe.
    .title = Das Einkommen der letzten Runde
rule-END-5 = Die Posten der letzten Runde werden vom Stapel gezogen: 6, 8 oder 10 Karten (zu dritt, viert oder fünft).
    .title = Die Posten der letzten Runde
rule-END-6 = Reicht der Stapel dafür nicht, endet das Spiel nach dem Geld, oder die entfernten Posten kommen zurück, je nach Ausgabe.
    .title = Ein zu kleiner Stapel
    .interpretation = Gezahltes Geld bleibt gezahlt. Wo entfernte Posten zurückkommen, wird erst der Stapel gezogen und dann versteigert, was da ist.
rule-END-7 = Die übrigen Phasen der letzten Runde verlaufen wie sonst; dann ist das Spiel zu Ende.
    .title = Der Rest der letzten Runde
rule-FIN-1 = In jeder Region bringen die meisten Wappen 5 Punkte und allen Zweiten 2. Mehrere Erste erhalten je 5, und dann erhält dort sonst niemand etwas.
    .title = Die Regionen
    .interpretation = Ohne Wappen ist niemand Erster oder Zweiter.
rule-FIN-2 = Jede große Rolle bringt 2 Punkte, jede kleine 1.
    .title = Die Rollen bei Spielende
    .interpretation = Auch wenn das Spiel in Phase 1 endet: Rollen kehren erst in Phase 4 zurück.
rule-FIN-3 = Jeder Satz aus fünf Gebäuden verschiedener Farbe vor einem Spieler bringt 2 Punkte, offen oder verdeckt.
    .title = Die Sätze
    .interpretation = Was verdeckt liegt, ist öffentlich: Farbe und Zahl waren zu sehen. Die Farbe zu zählen, von der man am wenigsten hat, wie eine Spielregel sagt, ergibt dasselbe.
rule-FIN-4 = Die meisten Dukaten bringen 2 Punkte; bei Gleichstand erhalten sie alle.
    .title = Die meisten Dukaten
    .interpretation = Auch wenn niemand welche hat.
rule-FIN-5 = Die meisten Handkarten bringen 2 Punkte; bei Gleichstand erhalten sie alle.
    .title = Die meisten Handkarten
    .interpretation = Auch wenn niemand welche hat.
rule-FIN-6 = Die meisten Punkte gewinnen; bei Gleichstand, wer mehr Gebäude ausgelegt hat.
    .title = Der Sieg
rule-FIN-7 = Bleibt es beim Gleichstand, gewinnt, wer unter ihnen die erste große Rolle in der Reihe der Farben hat.
    .title = Der letzte Vergleich
    .interpretation = Hat keiner von ihnen eine große Rolle, teilen sie sich den Sieg.
rule-TWO-1 = Zu zweit gibt es keine kleinen Rollen, dreizehn Gebäude je Farbe und zehn der fünfzehn Städte: Fünf kommen ungesehen aus dem Spiel.
    .title = Was zu zweit entfällt
rule-TWO-2 = Zu zweit zieht jeder fünf Karten, legt drei beiseite und erhält das Einkommen für zwei.
    .title = Phase 1 zu zweit
rule-TWO-3 = Zu zweit beginnt die letzte Runde, wenn der Stapel weniger als zehn Karten hat; alle übrigen werden versteigert.
    .title = Die letzte Runde zu zweit
    .interpretation = Es können null bis fünf sein. Wo in der letzten Runde gezahlt wird, gibt es das Einkommen für zwei.
rule-TWO-4 = Sind beide bei einer großen Rolle gleichauf, wird sie zwischen ihnen versteigert.
    .title = Gleichstand zu zweit
rule-TWO-5 = Ist zu zweit in der letzten Runde keine Karte mehr zu versteigern, werden Phase 3 und 4 dennoch gespielt, oder das Spiel ist sofort zu Ende, wie der Tisch es hat.
    .title = Keine Karte mehr zu zweit
    .interpretation = Die AMIGO-Hefte beenden das Spiel sofort, wenn der Stapel für die letzten Posten nicht reicht, lassen aber zu zweit alle übrigen Karten versteigern. Ist keine übrig, kann beides gemeint sein. In allen unseren Ausgaben werden die Phasen gespielt.
rule-OUT-1 = Für einen Platz, dessen Zeit abgelaufen ist oder dessen Spieler den Tisch verlassen hat, wird am vorsichtigsten gewählt: Er passt, baut nichts, legt nichts aus, setzt kein weiteres Wappen und deckt keine Karte auf. Wo er wählen muss, legt er die ersten möglichen Farben in der Reihe Grün, Weiß, Rot, Blau, Gelb beiseite oder deckt sie auf, und setzt Wappen in die erste mögliche Region in der Reihe Blau, Grün, Violett, Rot, Braun, Gelb.
    .title = Keine Antwort
rule-OUT-2 = Man darf den Auftrag hinterlassen, in einer Versteigerung bis zu einer Grenze zu bieten, die niemand sonst erfährt: Er erhöht um 1 Dukaten, solange Grenze und Börse es erlauben, sonst passt er.
    .title = Bieten im Auftrag
    .interpretation = Der Auftrag gilt für die laufende Versteigerung oder für einen Posten dieser Runde, der noch kommt, und endet mit dieser Versteigerung. Die Gebote sind die des Platzes, als hätte sein Spieler sie selbst abgegeben.
rule-OPT-1 = Eine Option, die bei dieser Zahl von Plätzen nichts bewirkt, wird abgelehnt.
    .title = Optionen ohne Wirkung
rule-OPT-2 = Ein Tisch ohne Startgeld und ohne Einkommen wird abgelehnt: Niemand hätte einen Dukaten zu bieten.
    .title = Gar kein Geld
rule-OPT-3 = Der erste „Il Principe“ sitzt am Tisch.
    .title = Ein Platz, den es gibt
rule-OPT-4 = Ein Tisch nennt für jeden Platz eine andere Familie oder gar keine.
    .title = Eine Familie für jeden Platz
rule-DATA-1 = Eine Städtedatei beginnt mit der Kopfzeile der Standardtabelle.
    .title = Die Kopfzeile
rule-DATA-2 = Jede Zeile hat alle Spalten der Kopfzeile; weitere dürfen folgen.
    .title = Die Spalten
rule-DATA-3 = Jede der fünfzehn Städte steht in der Datei, keine zweimal.
    .title = Die Namen
rule-DATA-4 = Die Größe einer Stadt ist die gedruckte.
    .title = Die Größen
rule-DATA-5 = Eine Stadt zeigt je nach Größe 3, 4 oder 5 Gebäude, höchstens zwei einer Farbe.
    .title = Die Gebäude
rule-DATA-6 = Eine kleine Stadt zeigt kein Gebäude doppelt, eine mittlere oder große genau eines.
    .title = Die Paare
rule-DATA-7 = Die Regionen heißen nach ihren Farben: blue, green, violet, red, brown, yellow.
    .title = Die Regionen
rule-DATA-8 = Eine Stadt berührt je nach Größe 1, 2 oder 3 verschiedene Regionen.
    .title = Die Zahl der Regionen
rule-DATA-9 = Keine Stadt fehlt.
    .title = Alle Städte

## Sections of the rule reference, by their titles

section-set-up = Aufbau
section-phase-1-new-buildings = Phase 1: neue Gebäude
section-phase-2-auctions = Phase 2: Auktionen
section-building-a-city = Eine Stadt bauen
section-phase-3-building-or-laying = Phase 3: bauen oder auslegen
section-phase-4-roles = Phase 4: Rollen
section-effects-of-the-roles = Wirkungen der Rollen
section-the-end-of-the-game = Das Ende der Partie
section-final-scoring = Schlusswertung
section-two-seats = Zu zweit
section-away-from-the-table = Fern vom Tisch
section-options = Optionen
section-a-city-file-of-ones-own = Eine eigene Städtedatei

## Editions of the rulebook

edition-mtm-fr = Mind the Move 2005, französisch
edition-amigo-fr = AMIGO 2006, französisch
edition-amigo-it = AMIGO 2006, italienisch

## Kinds of wishes, as headings

kind-pass = Passen
kind-build-nothing = Nichts bauen
kind-lay-nothing = Nichts auslegen
kind-keep-shields = Wappen behalten
kind-leave-down = Verdeckt lassen
kind-build = Eine Stadt bauen
kind-place-shield = Ein Wappen setzen
kind-turn-up = Eine Karte aufdecken
kind-lay = Eine Reihe auslegen
kind-set-aside = Beiseitelegen
kind-bid = Bieten

## The board in the terminal

view-city-deck-left = Stadtkarten im Stapel
view-lots = Posten
view-bidders = Noch dabei
view-set-aside = Beiseitegelegt
view-shields = Wappen
view-map = Karte
view-roles = Rollen
view-principe = Il Principe
view-price = Preis
view-regions = Regionen
view-removed = Aus dem Spiel
view-auction = Versteigerung
view-item = Zum Verkauf
view-high-bid = Höchstes Gebot
view-high-bidder = Höchstbietend
view-shields-due = Wappen zu setzen
view-cities = Städte
view-cities-unseen = Noch nicht gesehene Städte
view-shields-left = Übrige Wappen
view-face-up = Offen
view-face-down = Verdeckt
view-your-set-aside = Von Ihnen beiseitegelegt
