### The Era of Intrigue: its cards, what happens with them, and their rules.

## Names

card-abbey-brewery = Klosterbrauerei
card-bishop = Bischof
card-bishops-see = Bischofssitz
card-bran = Bran, Streiter des Tempels
card-church = Kirche
card-great-thingstead = Großes Thing
card-judith = Judith, Hüterin der Kirche
card-odins-fountain = Quelle Odins
card-odins-priest = Priester Odins
card-odins-temple = Tempel Odins
card-priestess-norns = Nornenpriesterin

## What the cards do

does-remove-unit-victim = { $named } Einheiten des Gegners nennen; er legt eine davon ab
does-convert-any-upto = { $amount } Rohstoff außer Gold gegen Gold tauschen
does-pay-stock-at-beside = { $amount } { $stock } von der Landschaft daneben bezahlen
does-level-self-upto = diese Karte auf eine beliebige Stufe drehen
does-gain-stock-at-one-store = einen eigenen Speicher für { $stock } auffüllen
does-search-stack-upto = einen Stapel durchsehen und bis zu { $count } Karten nehmen
does-tune-exchanges = beim Tauschen dürfen Sie { $amount } Karten nacheinander tauschen
effect-great-thingstead = Solange es liegt, darf niemand Angriffskarten spielen, und Glaubensstreit bewirkt nichts.

## Requirements, and what is asked

need-church = eine Kirche
instead-church = { need-church }
need-bishops-see = ein Bischofssitz
instead-bishops-see = { need-bishops-see }
need-odins-temple = den Tempel Odins
instead-odins-temple = { need-odins-temple }
need-odins-fountain = die Quelle Odins
instead-odins-fountain = { need-odins-fountain }
need-chapel-low = eine Kapelle (1–3)
instead-chapel-low = { need-chapel-low }
need-chapel-high = eine Kapelle (4–6)
instead-chapel-high = { need-chapel-high }
agenda-taking-more = { $actors } darf eine zweite Karte des Stapels nehmen.
agenda-filling = { $actors } wählt den Speicher, der gefüllt wird.
agenda-turning = { $actors } wählt die Stufe, die die Karte zeigt.
refusal-ATTACK-10 = { $card } ist ein Angriff: Ein Großes Thing liegt aus.
edition-darkness = Finstere Zeiten, Kartenindex

## Rules

rule-ATTACK-10 = Solange ein Großes Thing liegt, spielt niemand eine Angriffskarte.
    .title = Großes Thing
    .interpretation = Wirkungen von Erweiterungen bleiben möglich.
rule-ATTACK-11 = Der Bischof nimmt dem anderen ein Gold und füllt dann einen Goldspeicher des Spielers.
    .title = Bischof
    .interpretation = Das genommene Gold darf in einen anderen Speicher als den gefüllten.
rule-ACT-13 = Die Nornenpriesterin lässt ihren Spieler einen Stapel durchsehen und bis zu zwei Karten nehmen.
    .title = Nornenpriesterin
rule-LEVEL-3 = Zwei Getreide ihrer Felder drehen die Klosterbrauerei auf eine beliebige Stufe, beliebig oft in einem Zug.
    .title = Klosterbrauerei
rule-BUILD-22 = Wird ein Bischofssitz gebaut, so nennt der Erbauer drei Einheiten des anderen, der eine davon ablegt.
    .title = Bischofssitz
    .interpretation = Bei weniger Einheiten werden weniger genannt; ohne eine darf er trotzdem gebaut werden.
rule-BUILD-23 = Bran liegt auf dem Tempel Odins, Judith auf einer Kirche. Die bedeckte Karte behält ihre Funktion, und nichts trifft sie.
    .title = Bran und Judith
    .interpretation = Sie selbst können getroffen werden; geht eine Karte, bleibt das Gebäude darunter.
