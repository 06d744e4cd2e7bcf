### The Era of Prosperity: its cards, what happens with them, and their rules.

## Names

card-aqueduct = Wasserversorgung
card-artwork-epic = Kunstwerk Epos
card-artwork-fountain = Kunstwerk Wasserspiel
card-artwork-relief = Kunstwerk Relief
card-artwork-sculpture = Kunstwerk Skulptur
card-bera = Bera, die Aufrührerin
card-builders-hut = Bauhütte
card-city-palace = Stadtschloss
card-common-land = Allmende
card-court-astrologer = Hof-Astrologe
card-feeding-the-poor = Armenspeisung
card-hospital = Hospital
card-mercenaries = Landsknechte
card-monument-prince = Fürstenmonument
card-prince = Fürst
card-princess = Fürstin
card-prosperity = Wohlstand
card-public-feeling = Volksstimmung
card-small-market-town = Marktfleck
card-theater = Theater
card-thieves-hideout = Diebesversteck
card-traveling-theater = Wanderbühne
card-village-school = Dorfschule

## What the cards do

does-boost-grain-or-wool-at-this-city = jedes Feld und jede Weide neben dieser Stadt bringt { $amount } mehr
does-discount-tall-building = Gebäude mit gedruckten Kosten von mindestens 6 kosten { $amount } Rohstoff nach Wahl weniger
does-fetch-discard-of-unit-or-free-action = { $amount } Einheit oder { $amount } Aktion ohne Voraussetzung vom Ablagestapel nehmen; im Turnier vom eigenen
does-fetch-discard-of-unit-or-action = { $amount } Einheit oder Aktion vom Ablagestapel nehmen; im Turnier vom eigenen
does-fetch-discard-of-artwork = { $amount } Kunstwerk vom Ablagestapel nehmen; im Turnier vom eigenen
does-remove-takeable-unit = der Gegner nennt { $named } seiner Einheiten; Sie nehmen eine davon auf die Hand
does-remove-costly-building-each = ein eigenes Gebäude mit gedruckten Kosten von mindestens 2 wählen und es { $place } legen
does-convert-any = { $amount } beliebigen Rohstoff gegen 1 anderen tauschen
does-convert-any-at-full = { $amount } Rohstoff einer Landschaft, die 3 trägt, gegen 1 anderen tauschen
does-take-stars = dem Gegner bis zu { $amount } Sterne nehmen
does-take-owls = dem Gegner bis zu { $amount } Eulen nehmen
does-take-any-victim = der Gegner gibt { $amount } Rohstoff seiner Wahl ab
per-vp-lead = { $deed }, je Siegpunkt Vorsprung des Gegners
does-die-event-choice = ein zweites Ergebnis des Ereigniswürfels nach eigener Wahl tritt für beide Spieler ein
does-leave-self = sie verlässt das Spiel
does-cancel-it-each = nichts ändern
returns-soon = Danach kommt es unter die obersten 4 Ereignisse.
effect-mercenaries = Bei einem Räuberüberfall, der Sie trifft: 1 Gold und 1 Wolle behalten, oder 1 Stern ausgeben und nichts verlieren.
effect-thieves-hideout = Einmal pro Zug: Für 1 Wolle zieht es neben eine andere freie Landschaft des Gegners, die einen Rohstoff trägt, und Sie nehmen 1 davon. Es verlässt das Spiel, sobald der Gegner 5 Stärkepunkte hat oder 3 Sterne ausgibt.
effect-traveling-theater = Beim Bau: 1 Stern erhalten. Einmal pro Zug, ab dem nächsten eigenen Zug: Sie zieht an eine andere freie eigene Straße, und 1 Rohstoff einer Landschaft neben dieser Straße wird zu 1 Stern.

## Requirements

need-aqueduct = eine Wasserversorgung
instead-aqueduct = { need-aqueduct }
need-prince = den Fürsten
instead-prince = { need-prince }
need-princess = die Fürstin
instead-princess = { need-princess }
need-no-prince = keinen Fürsten
instead-no-prince = { need-no-prince }
need-no-princess = keine Fürstin
instead-no-princess = { need-no-princess }
need-public-feeling = eine Volksstimmung
instead-public-feeling = { need-public-feeling }
need-at-most-opponent-strength-4 = weniger als 5 Stärkepunkte beim anderen
instead-at-most-opponent-strength-4 = { need-at-most-opponent-strength-4 }

## What happens, and what is asked

preset-prosperity = Ein Themenspiel, die Ära des Wohlstands: zwölf Siegpunkte.
event-card-moved = { $card } von { $seat } zieht zu Spalte { $column }.
event-unit-claimed = { $seat } nimmt { $card } des anderen auf die Hand.
agenda-swapping = { $actors } wählt die Landschaft, von der ein Rohstoff getauscht wird.
agenda-hiring = { $actors } darf den Landsknechten einen Stern zahlen.
agenda-keeping = { $actors } wählt die Landschaft, die einen Rohstoff behält.
agenda-staging = { $actors } wählt die Landschaft, von der ein Rohstoff zum Stern wird.
agenda-wandering = { $actors } wählt den Platz, zu dem die Karte zieht.
agenda-yielding-up = { $actors } nennt Einheiten, von denen der andere eine nimmt.
agenda-seizing = { $actors } nimmt eine der genannten Einheiten.

## Rules

rule-ROLL-9 = Trifft ein Räuberüberfall den Besitzer von Landsknechten, so bleiben ein Gold und eine Wolle, oder er gibt einen Stern aus und verliert nichts.
    .title = Landsknechte
    .interpretation = Der Besitzer wählt die Landschaften, die sie behalten.
rule-PROD-4 = Felder und Weiden neben einer Stadt mit Wasserversorgung bringen beim Ertragswurf einen Rohstoff mehr.
    .title = Wasserversorgung
    .interpretation = Er kommt zu einem verdoppelten Ertrag hinzu.
rule-EVENT-14 = Bei einem Aufstand legt jeder ein Gebäude seiner Wahl mit gedruckten Kosten von mindestens zwei unter einen Stapel. Das Ereignis kommt unter die obersten vier.
    .title = Aufstand
    .interpretation = Eulen und Sterne zählen nicht zu den Kosten; eigene Gebäude beim anderen gehören dazu.
rule-BUILD-20 = Manche Karten beim anderen verlassen das Spiel, sobald eine Bedingung erfüllt ist. Sie kommen auf den Ablagestapel ihres Besitzers.
    .title = Karten, die gehen
    .interpretation = Die Bedingung wird nach jeder Handlung des aktiven Spielers geprüft.
rule-BUILD-21 = Wird ein Fürstenmonument gebaut, so nennt der andere zwei seiner Einheiten, und der Erbauer nimmt eine davon auf die Hand.
    .title = Fürstenmonument
    .interpretation = Gibt es nur eine passende, so wird diese genommen; ohne eine darf das Monument trotzdem gebaut werden.
rule-ACT-12 = Der Hof-Astrologe lässt für beide ein Ergebnis des Ereigniswürfels eintreten, das der Spieler wählt.
    .title = Hof-Astrologe
    .interpretation = Ein Räuberüberfall kommt ohne Ertrag; eine Ereigniskarte wird gezogen und nutzt die Zahl dieses Zuges.
rule-MOVE-1 = Eine Wanderbühne zieht an eine andere freie Straße ihres Besitzers, und ein Rohstoff einer Landschaft daneben wird zum Stern.
    .title = Wanderbühne
rule-MOVE-2 = Ein Diebesversteck zieht für eine Wolle neben eine andere freie Landschaft des anderen, die einen Rohstoff trägt, und sein Besitzer nimmt einen davon. Für drei Sterne entfernt es der andere.
    .title = Diebesversteck
    .interpretation = Der andere gibt die Sterne in seiner eigenen Aktionsphase aus.
rule-STAR-1 = Eine Volksstimmung trägt bis zu drei Sterne und beginnt ohne. In einem Themenspiel hat jeder von Anfang an eine; Sterne ohne Platz verfallen.
    .title = Volksstimmung
    .interpretation = Im Turnier wird sie von der Hand gebaut; wer zwei hat, wählt, welche erhält.
rule-STAR-2 = Ein Stern einer Volksstimmung hält Unruhen oder einen Aufstand von ihrem Besitzer fern. Einmal pro Zug kaufen zwei Sterne einen beliebigen Rohstoff.
    .title = Wozu Sterne dienen
rule-STAR-3 = Eine Dorfschule bringt ihrem Besitzer beim Handel einen Stern, eine Bauhütte bei einem Fest.
    .title = Sterne des Ereigniswürfels
rule-STAR-4 = Ein Fürstentum hat den Fürsten oder die Fürstin, nicht beide. Keiner von beiden kommt je zum anderen, weder ins Spiel noch auf die Hand.
    .title = Fürst und Fürstin
rule-STAR-5 = Bera nimmt bis zu zwei Sterne, soweit Platz ist, oder je Siegpunkt Vorsprung des anderen einen Rohstoff nach dessen Wahl, höchstens drei.
    .title = Bera
    .interpretation = Die gewählte Möglichkeit muss etwas einbringen.
