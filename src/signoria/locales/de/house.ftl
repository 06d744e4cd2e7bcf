# Das Haus: was rund um jedes Spiel gesagt wird.
# Eine Ablehnung des Hauses oder des Protokolls trägt die Kennung ihrer Regel.

## Aufzählungen und Namen

list-and = { $first } und { $last }
nobody = niemand
everyone = alle
seat-number = Platz { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = unbekannt ({ $number })
agenda-over = Das Spiel ist zu Ende.

# Was nur die Tagesordnung betrifft, braucht keine Zeile.
event-opened = { "" }
event-closed = { "" }

## Ablehnungen am Tisch

refusal-HOUSE-1 = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-HOUSE-2 = { $seat } hat jetzt nichts zu entscheiden.
refusal-HOUSE-3 = Darum geht es jetzt nicht.
refusal-HOUSE-4 = In diesem Spiel gibt es keine Absprachen.
refusal-HOUSE-5 = Was da genannt wird, gibt es in diesem Spiel nicht.
refusal-HOUSE-6 = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
refusal-HOUSE-7 = { $game } wird zu { $fewest } bis { $most } gespielt, nicht zu { $seats }.
refusal-HOUSE-8 = Eine Ausgabe „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
refusal-HOUSE-9 = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
refusal-HOUSE-10 = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
refusal-HOUSE-11 = Die Option { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
refusal-HOUSE-12 = „{ $wished }“ ist weder eine Aktion noch ein Ereignis dieses Spiels.

## Ablehnungen des Protokolls

refusal-LEDGER-1 = Zeile { $line } ist keine Zeile eines Protokolls: Sie ist kein JSON-Objekt, oder die Datei ist leer oder abgeschnitten.
refusal-LEDGER-2 = Der Kopf in Zeile { $line } ist unvollständig oder beschreibt einen Tisch, den es nicht geben kann.
refusal-LEDGER-3 = Das Siegel der Zeile { $line } ist gebrochen: Das Protokoll wurde verändert, oder es fehlen Zeilen.
refusal-LEDGER-4 = Das Protokoll gehört zu einem Spiel „{ $game }“, das hier nicht gespielt wird.
refusal-LEDGER-5 = Das Protokoll wurde unter Fassung { $rules } der Regeln geschrieben; hier bekannt ist Fassung { $known }.
refusal-LEDGER-6 = Das Protokoll wurde mit anderen Karten oder Städten gespielt, als es hier gibt ({ $data }).
refusal-LEDGER-7 = Zeile { $line } steht nicht an ihrem Platz: Dort gehört Revision { $rev } hin.
refusal-LEDGER-8 = In Zeile { $line } steht ein Wort, das dieses Spiel nicht kennt: { $word }.
refusal-LEDGER-9 = Was Zeile { $line } berichtet, passt nicht zum Tisch.
refusal-LEDGER-10 = Das Protokoll endet mit Revision { $rev }, bevor das Spiel zu Ende ist.

## Woraus eine Ansicht besteht

view-round = Runde { $round }
view-last-round = Letzte Runde
view-city-deck = Stadtkarten im Stapel
view-deck = Nachziehstapel
view-lots = Posten
view-bidders = Noch dabei
view-hand = Hand
view-your-hand = Deine Hand
view-set-aside = Beiseitegelegt
view-purse = Börse
view-shields = Wappen
view-map = Karte
view-roles = Rollen
view-principe = Il Principe
view-price = Preis
view-points = Punkte
view-regions = Regionen

# ======================================================================================
# Die Kommandozeile. Dieser Abschnitt bleibt der letzte; seine Nachrichten heißen cli-…
# ======================================================================================

cli-curtain = Gib die Tastatur an { $name } weiter; dann die Eingabetaste drücken.
cli-allowed = Das ist erlaubt.
cli-not-understood = „{ $text }“ steht nicht zur Wahl.
cli-winner = { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
cli-winners = { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
cli-goodbye = Der Tisch ist verlassen.

## The commands

cli-file-missing = Die Datei { $file } gibt es nicht.
cli-file-directory = { $file } ist ein Verzeichnis, keine Datei.
cli-file-binary = { $file } ist keine Textdatei.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
cli-file-exists = { $file } gibt es schon und wird nicht überschrieben.
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cli-directory-unwritable = Im Verzeichnis { $directory } kann nichts geschrieben werden.
cli-directory-unusable = Das Verzeichnis { $directory } ist nicht zu gebrauchen: { $reason }.
cli-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $wished }“.
cli-option-twice = Die Option { $option } ist zweimal angegeben.
cli-bots-unknown = Bots namens „{ $bots }“ gibt es nicht. Die Bots sind: { $known }.
cli-bots-number = Für { $seats } Plätze sind { $number } Bots genannt: entweder einen für alle nennen oder einen für jeden.
cli-people = { $people } Personen passen nicht an einen Tisch mit { $seats } Plätzen.
cli-seed = Ein Startwert ist eine Zahl von 0 bis { $most }.
cli-seat-range = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
cli-to-range = Revision { $rev } gibt es nicht: Das Protokoll hat 1 bis { $last }.
cli-all-or-seat = Entweder --seat oder --all, nicht beides.
cli-unfinished-hint = Mit --unfinished wird es trotzdem gezeigt.
cli-written = Die Partie steht in { $file }.
cli-watch-seed = { $game }, Startwert { $seed }
cli-undone = Zurück zu Revision { $rev }.
cli-hint = Eine Nummer oder ein Name, zum Beispiel „1“; „help“ sagt mehr.
cli-table-help = Es wählt eine Nummer der Liste, der Name daneben oder etwas wie „bid 4“.
    why bid 9     warum eine Aktion nicht erlaubt ist
    rule AUC-3    was eine Regel sagt
    log 50        die letzten Zeilen des Geschehens
    board         der Tisch noch einmal
    quit          den Tisch verlassen
cli-news-cut = … { $number } frühere Zeilen: „log 200“ zeigt sie.
cli-rule-unknown = Eine Regel „{ $rule }“ gibt es nicht; Ablehnungen nennen sie, zum Beispiel AUC-3.
cli-city = Stadt
cli-seat = Platz
cli-seats = { $seats } Plätze
cli-labelled = { $label }: { $text }
cli-total = Summe
cli-tint-green = grün
cli-tint-white = weiß
cli-tint-red = rot
cli-tint-blue = blau
cli-tint-yellow = gelb
cli-tint-violet = violett
cli-tint-brown = braun
cli-sim-games = Partien
cli-sim-moves = Entscheidungen
cli-sim-moves-per-second = Entscheidungen pro Sekunde
cli-sim-rounds = Normale Runden
cli-sim-shared-wins = Geteilte Siege
cli-sim-level-on-points = Punktgleich an der Spitze
cli-sim-end = Ende
cli-sim-mean = Mittel
cli-sim-deviation = Streuung
cli-sim-least = Kleinste
cli-sim-most = Größte
cli-sim-wins = Siege
cli-sim-all-seats = Alle Plätze
cli-arena-bot = Bot
cli-arena-rating = Wertung
cli-arena-share = Siege
    erwartet { $par }
cli-arena-interval = 95 %
cli-arena-points = Punkte
cli-arena-fallbacks = Ersatzzüge
cli-arena-time-each = ms je Zug
cli-arena-games = { $games } Partien, { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, Startwert { $seed }
cli-arena-part = { $finished } von { $games } Partien, Startwert { $seed }
cli-arena-mirrors = Jeder gegen sich selbst: Siege nach Platz, mit ihren 95 %
cli-arena-decisions = Entscheidungen je Partie
cli-arena-range = { $mean } ({ $least } bis { $most })
cli-arena-left = übrig
cli-arena-time = Dauer
cli-arena-workers = { $time } mit { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozessen
}
cli-arena-late = { $name } war bei { $number } von { $decisions } Entscheidungen zu spät; das erste Mal: { $reason }.
cli-arena-crash = { $name } ist bei { $number } von { $decisions } Entscheidungen abgestürzt; das erste Mal: { $reason }.
cli-arena-illegal = { $name } hat bei { $number } von { $decisions } Entscheidungen die Regeln verletzt; das erste Mal: { $reason }.
cli-arena-instead = Stattdessen wurde der schnelle Rat des Spiels gespielt.
cli-arena-cut-short = { $name } hat bei { $number } von { $decisions } Entscheidungen die eigene Zeit ausgeschöpft: Die Stärke ist hier nicht ganz die eigene.
cli-arena-interrupted = Abgebrochen nach { $done } von { $all } Partien.
cli-arena-died = Ein Arbeitsprozess ist in Partie { $game } gestorben (Code { $code }), nach { $done } von { $all } Partien.
cli-arena-go-on = Was getan ist, bleibt; weiter geht es mit: { $command }
cli-arena-not-kept = Mit --out DATEI könnte es von dort weitergehen.
cli-arena-few-bots = { $bots ->
    [one] 1 Bot ist
   *[other] { $bots } Bots sind
} zu wenig für { $seats } Plätze: Weitere nennt man mit --bots oder --bot; ein Name darf mehrmals dastehen, etwa --bots { $example }.
cli-arena-bot-form = Einen fremden Bot schreibt man NAME=BEFEHL, nicht „{ $wished }“.
cli-arena-bot-twice = Der Name { $name } steht für zwei verschiedene Bots.
cli-arena-bot-start = Der Bot { $name } lässt sich nicht starten: { $reason }.
cli-arena-exists = { $file } gibt es schon: --resume setzt sie fort, ein anderer Name beginnt von vorn.
cli-arena-resume-alone = --resume braucht --out DATEI: die Reihe, die weitergehen soll.
cli-arena-no-run = { $file } ist keine Reihe der Arena.
cli-arena-bad-line = Zeile { $line } von { $file } ist keine Partie dieser Reihe.
cli-arena-differs = { $file } ist eine andere Reihe: „{ $term }“ ist dort { $there }, hier { $here }.
cli-arena-report = Der Bericht steht in { $file }.
cli-games-seats = { $fewest } bis { $most } Plätze
cli-games-preset = Ausgabe
cli-games-option = Option
cli-games-choices = Werte
cli-games-rule = Regel
cli-games-meaning = Bedeutung
cli-games-file = eine Datei
cli-rejudge-same = { $file }: gleich.
cli-rejudge-differs = { $file }: erster Unterschied bei Revision { $rev }.
cli-rejudge-was = damals erzählt
cli-rejudge-now = heute erzählt
cli-bench-what = Was
cli-bench-measured = Pro Sekunde
cli-bench-aim = Ziel
cli-bench-spin = Schleife in reinem Python (der Rechner, nicht die Engine)
cli-bench-inside = Entscheidungen, zufällig in der Engine gespielt
cli-bench-driven = Entscheidungen, von Python aus getrieben
cli-bench-copy = Kopien eines Zustands
cli-bench-imagine-forgetful = vorgestellte Welten, vergesslich
cli-bench-imagine-remembering = vorgestellte Welten, erinnernd
cli-bench-view = Sichten als JSON
cli-bench-replay = Ereignisse aus einem Protokoll nachgespielt
cli-bench-search = Simulationen von ismcts nach einem Drittel des Spiels
