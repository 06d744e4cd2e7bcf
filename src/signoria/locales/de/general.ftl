# Nachrichten, die zu keinem einzelnen Spiel gehören.
# Eine Ablehnung des Tisches oder des Protokolls trägt die Kennung ihrer Regel.

## Aufzählungen und Namen

list-and = { $first } und { $last }
nobody = niemand
everyone = alle
seat-number = Platz { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = unbekannt ({ $number })
agenda-over = Das Spiel ist zu Ende.

# Der Verlauf hat keine Zeile für Ereignisse der Tagesordnung.
event-opened = { "" }
event-closed = { "" }

## Ablehnungen am Tisch

refusal-TABLE-1 = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-TABLE-2 = { $seat } hat jetzt nichts zu entscheiden.
refusal-TABLE-3 = Darum geht es jetzt nicht.
refusal-TABLE-4 = In diesem Spiel gibt es keine Absprachen.
refusal-TABLE-5 = Das bezeichnet etwas, das es in diesem Spiel nicht gibt.
refusal-TABLE-6 = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
refusal-TABLE-7 = { $game } wird zu { $fewest } bis { $most } gespielt, nicht zu { $seats }.
refusal-TABLE-8 = Eine Ausgabe „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
refusal-TABLE-9 = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
refusal-TABLE-10 = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
refusal-TABLE-11 = Die Option { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
refusal-TABLE-12 = „{ $requested }“ ist weder eine Aktion noch ein Ereignis dieses Spiels.
refusal-TABLE-13 = Die Schritte einer Wahl müssen aufeinander folgen: Dazwischen wurde etwas aufgedeckt, oder jemand anders ist dran.
refusal-TABLE-14 = Das Protokoll dieses Tisches hat { $most } Einträge: Für Gespräche ist kein Platz mehr, nur noch für die Entscheidungen, die das Spiel beenden.
refusal-TABLE-15 = „{ $requested }“ ist nicht zu lesen: { $action } erwartet { $fields }.

## Ablehnungen des Protokolls

refusal-LEDGER-1 = Zeile { $line } ist keine Zeile eines Protokolls: Sie ist kein JSON-Objekt, oder die Datei ist leer oder abgeschnitten.
refusal-LEDGER-2 = Der Kopf in Zeile { $line } ist unvollständig oder beschreibt einen Tisch, der sich nicht erstellen lässt.
refusal-LEDGER-3 = Die Prüfsumme der Zeile { $line } stimmt nicht: Das Protokoll wurde verändert, oder es fehlen Zeilen.
refusal-LEDGER-4 = Das Protokoll gehört zu einem Spiel „{ $game }“, das hier nicht gespielt wird.
refusal-LEDGER-5 = Das Protokoll wurde unter Fassung { $rules } der Regeln geschrieben; hier bekannt ist Fassung { $known }.
refusal-LEDGER-6 = Das Protokoll wurde mit anderen Karten oder Städten gespielt, als es hier gibt ({ $data }).
refusal-LEDGER-7 = Zeile { $line } steht nicht an ihrem Platz: Dort gehört Revision { $rev } hin.
refusal-LEDGER-8 = In Zeile { $line } steht ein Wort, das dieses Spiel nicht kennt: { $word }.
refusal-LEDGER-9 = Zeile { $line } meldet ein Ereignis, das nicht zum Tisch passt.
refusal-LEDGER-10 = Das Protokoll endet mit Revision { $rev }, bevor das Spiel zu Ende ist.
refusal-LEDGER-11 = Die Partie wurde mit { $option } = { $value } gespielt, was es in Partien nicht mehr gibt.
refusal-LEDGER-12 = Das Protokoll sagt nicht, welchen Wert { $option } in der Partie hatte; es gilt { $value }.
refusal-LEDGER-13 = Partien können die Einstellungen dieser Partie nicht mehr zusammen haben ({ $rule }).
refusal-LEDGER-14 = Die Partie wurde mit { $option } = { $value } gespielt, was diese Fassung nicht kennt; sie wird womöglich anders gezeigt, als sie gespielt wurde.

## Bezeichnungen einer Ansicht

view-round = Runde { $round }
view-last-round = Letzte Runde
view-deck-left = Nachziehstapel
view-hand = Hand
view-your-hand = Ihre Hand
view-purse = Börse
view-points = Punkte
view-reason = Warum es endete
view-winners = Gewinner
view-turn = Muss bieten
view-seats = Plätze
view-score = Punktestand
view-hand-size = Handkarten

## Fehler bei Konten

error-banned = Dieses Konto ist vorerst von diesem Server ausgeschlossen.
error-needs-session = Ein Token darf das nicht: Melden Sie sich selbst an.
error-signed-in-already = Sie sind schon angemeldet. Melden Sie sich ab, bevor Sie sich neu anmelden.
error-sign-in-failed = Anmeldename und Passwort oder der Code stimmen nicht.
error-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-bad-login = Ein Anmeldename hat { $least } bis { $most } Buchstaben, Ziffern oder Zeichen aus . _ - + @ und kein Leerzeichen.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-needs-fresh = Melden Sie sich zuerst ab und wieder an: das lässt sich nur in den ersten { $minutes } Minuten nach dem Anmelden ändern.
error-easy-password = Dieses Passwort gehört zu denen, die zuerst probiert werden. Nehmen Sie ein anderes, etwa einige Wörter ohne Zusammenhang.
error-login-taken = Der Anmeldename „{ $login }“ gehört schon jemand anderem.
error-needs-login = Wählen Sie einen Anmeldenamen, damit Ihr Konto wiederzufinden ist.
error-needs-registered = Ein Gast hat keine Notfallcodes: zuerst ein Passwort oder einen Passkey einrichten.
error-passkey-refused = Der Passkey wurde nicht angenommen: bitte von vorn beginnen.
error-no-passkeys = Dieser Server bietet keine Passkeys an; wer ihn betreibt, ergänzt sie mit dem Extra „passkeys“.
error-no-push = Dieser Server schickt Browsern keine Benachrichtigungen; wer ihn betreibt, ergänzt sie mit dem Extra „push“.
error-passkey-taken = Dieser Passkey ist schon bekannt.
error-too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys.
error-too-many-tokens = Ein Konto hat höchstens { $most } Tokens.
error-last-way-in = Dieser Passkey ist der einzige Zugang: zuerst ein Passwort oder einen anderen Passkey einrichten.
error-no-such-passkey = Diesen Passkey gibt es hier nicht.
error-no-such-token = Dieses Token gibt es hier nicht.
error-bad-token = Dieses Token ist unbekannt oder wurde widerrufen.
error-bad-address = An diese Adresse kann nichts geschickt werden: Sie muss mit https beginnen und im offenen Netz liegen.
error-bad-subscription = Die Schlüssel dieses Abonnements sind ungültig.
error-too-many-subscriptions = Ein Konto hat höchstens { $most } Browser, die Benachrichtigungen erhalten.
notice-your-turn = Sie sind am Zug: { $game }.

# ======================================================================================
# Die Kommandozeile. Dieser Abschnitt bleibt der letzte; seine Nachrichten heißen cli-…
# ======================================================================================

cli-curtain = Geben Sie die Tastatur an { $name } weiter; dann die Eingabetaste drücken.
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
cli-goodbye = Sie haben den Tisch verlassen.

## Fehler des Servers

undo-happened = Züge wurden zurückgenommen: Der Tisch ist wie nach Revision { $to }.
upgrade-happened = Signoria wurde aktualisiert: Ab hier gilt Version { $rules } der Regeln.
settings-replaced = Signoria wurde aktualisiert, und einige Einstellungen dieses Tisches gibt es nicht mehr. Sie wurden ersetzt: { $settings }.
error-sign-in = Melden Sie sich zuerst an, oder spielen Sie als Gast.
error-needs-scope = Dieses Token wurde dafür nicht ausgestellt; nötig wäre „{ $scope }“.
error-no-table = Diesen Tisch gibt es nicht, oder er steht Ihnen nicht offen.
error-no-seat = Dieser Tisch hat keinen Platz { $seat }.
error-seat-taken = Dieser Platz ist besetzt, oder die Partie hat begonnen.
error-by-invitation = Dieser Platz ist für jemanden mit Einladung reserviert.
error-not-your-seat = Das ist nicht Ihr Platz.
error-which-seat = Sie haben mehrere Plätze ({ $seats }): nennen Sie den, für den Sie sprechen.
error-has-begun = Die Partie hat begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-is-over = Die Partie ist zu Ende.
error-not-host = Das darf nur der Host des Tisches.
error-seats-free = Es sind noch Plätze frei.
error-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
error-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Stufen sind: { $levels }.
error-no-bot-here = Dort sitzt kein Bot, oder die Partie hat begonnen.
error-stale = Diese Entscheidung ist vorbei; was seither geschah, liegt bei.
error-time-up = Ihre Zeit für diese Entscheidung ist abgelaufen.
error-key-used = Dieser Schlüssel wurde für eine andere Wahl benutzt; nehmen Sie einen neuen.
error-busy = Am Tisch ist zu viel los; senden Sie dieselbe Anfrage noch einmal.
error-too-many = Zu viele Anfragen; versuchen Sie es in { $seconds } s noch einmal.
error-other-site = Die Anfrage kam von einer anderen Website.
error-draining = Dieser Server wird gerade ersetzt; kommen Sie gleich wieder.
error-no-revision = Eine Revision { $rev } gibt es nicht; die letzte ist { $last }.
error-bad-request = Die Anfrage ist nicht lesbar; sehen Sie sich „{ $where }“ an.
error-bad-request-expected = „{ $where }“ ist ungültig: Der Server erwartet { $expected }.
error-not-found = Unter dieser Adresse gibt es nichts.
error-no-method = Das geht unter dieser Adresse nicht.
error-too-long = Die Anfrage ist zu lang.
error-head-too-long = Der Kopf der Anfrage ist zu lang oder hat zu viele Felder.
error-other-host = Unter diesem Namen ist dieser Server nicht bekannt; sein Betreiber kann Namen mit „--allowed-hosts“ hinzufügen.
error-import-too-long = Diese Partie zu prüfen dauert zu lange oder braucht zu viel Speicher. Sie wurde nicht übernommen.
error-import-busy = Dieser Server prüft gerade andere importierte Partien; versuchen Sie es in { $seconds } s noch einmal.
error-unverified = Diese Partie wurde importiert, und die Regeln dieses Servers bestätigen sie nicht. Nur wer sie importiert hat, darf hier chatten oder sie fortsetzen, allein oder gegen Bots.
error-unsound = Diese ungeprüfte Partie kann hier nicht gezeigt oder fortgesetzt werden: Ihre Ereignisse widersprechen den Regeln.
error-bad-text = Der Text enthält ein Zeichen, das nicht gespeichert werden kann.
error-one-seat = Sie haben an diesem Tisch schon einen Platz. Einen zweiten gibt es nur am eigenen oder an einem privaten Tisch.
error-too-many-open = { $most } Ihrer Tische haben noch nicht begonnen. Beginnen oder löschen Sie erst einen davon.
error-too-many-undos = Hier wurde schon zu oft zurückgenommen. Das Spiel geht von dieser Stellung aus weiter.
error-damaged = Das Protokoll dieses Spiels ist beschädigt. Ein Moderator kann den Tisch schließen; dann lässt es sich herunterladen, wie es ist.
error-store-failed = Das Speichern ist misslungen; nichts gilt als angenommen. Senden Sie dieselbe Anfrage noch einmal.
error-broken = Bei uns ist ein Fehler aufgetreten; nichts wurde geändert.
error-muted = Sie dürfen vorerst an keinem Tisch chatten.
error-no-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt oder gezogen.
error-no-proposal = Es ist nichts zur Rücknahme vorgeschlagen.
error-no-order = Das Spiel versteht den Dauerauftrag { $order } nicht; „GET /games“ zeigt, wie einer lautet.
error-bad-order = Der Dauerauftrag { $order } ist nicht zu lesen: { $name } erwartet { $fields }.
error-not-away = Wer diesen Platz hat, ist nicht abwesend.
error-not-moderator = Das darf nur die Moderation.
error-no-account = Dieses Konto gibt es nicht.
error-no-report = Diese Meldung gibt es nicht, oder sie ist erledigt.
error-no-line = Diese Nachricht gibt es nicht, oder jemand anderes hat sie geschrieben.
site-not-built = Die Seiten dieses Servers sind noch nicht gebaut: „make pages“ aufrufen und diese Seite neu laden.

## The commands

cli-file-missing = Die Datei { $file } gibt es nicht.
cli-file-directory = { $file } ist ein Verzeichnis, keine Datei.
cli-file-binary = { $file } ist keine Textdatei.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
cli-file-exists = { $file } gibt es schon und wird nicht überschrieben.
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cli-file-locked = { $file } ist in einem anderen Prozess geöffnet: Verlassen Sie dort die Partie und versuchen Sie es noch einmal.
cli-directory-unwritable = Im Verzeichnis { $directory } kann nichts geschrieben werden.
cli-directory-unusable = Das Verzeichnis { $directory } ist nicht zu gebrauchen: { $reason }.
cli-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $requested }“.
cli-option-twice = Die Option { $option } ist zweimal angegeben.
cli-flag-often = { $flag } darf { $most ->
        [one] nur einmal
       *[other] höchstens { $most }-mal
    } angegeben werden.
cli-bots-personality = { $bots } ist eine Persönlichkeit, und Persönlichkeiten spielen nur: { $games }.
cli-bots-unknown = Bots namens „{ $bots }“ gibt es nicht. Die Bots sind: { $known }.
cli-bots-number = Für { $seats } Plätze sind { $number } Bots genannt: entweder einen für alle nennen oder einen für jeden.
cli-people = { $people } Personen passen nicht an einen Tisch mit { $seats } Plätzen.
cli-seed = Ein Startwert ist eine Zahl von 0 bis { $most }.
cli-seat-range = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
cli-to-range = Revision { $rev } gibt es nicht: Das Protokoll hat 1 bis { $last }.
cli-all-or-seat = Entweder --seat oder --all, nicht beides.
cli-unfinished-hint = Mit --unfinished wird es trotzdem gezeigt.
cli-written = Die Partie steht in { $file }.
cli-resume-over = Die Partie in { $file } ist zu Ende; ansehen mit: signoria replay { $file }
cli-resume-alone = --resume nimmt Spiel, Plätze, Regeln, Personen, Bots und Startwert aus dem Protokoll; erlaubt ist daneben nur --lang.
cli-resume-cut = Die letzte Zeile von { $file } brach beim Schreiben ab und wird entfernt: Die Partie geht nach der Zeile davor weiter.
cli-resume-later = Die Partie steht in { $file }. Weiterspielen mit: signoria table --resume { $file }
cli-table-which-game = Welches Spiel? Zum Beispiel: signoria table { $game }. `signoria games` nennt alle.
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
cli-arena-instead = Stattdessen wurde der eingebaute Zug des Spiels gespielt.
cli-arena-cut-short = { $name } hat bei { $number } von { $decisions } Entscheidungen die eigene Zeit ausgeschöpft: Die Stärke ist hier nicht ganz die eigene.
cli-arena-interrupted = Abgebrochen nach { $done } von { $all } Partien.
cli-arena-died = Ein Arbeitsprozess ist in Partie { $game } gestorben (Code { $code }), nach { $done } von { $all } Partien.
cli-arena-go-on = Die beendeten Partien bleiben erhalten. Weiter geht es mit: { $command }
extra-install = pip install '.[{ $extra }]' im Ordner des Quellcodes, oder pip install './DATEI.whl[{ $extra }]' mit einem Wheel.
extra-passkeys = Passkeys brauchen das Extra „passkeys“: { extra-install }
extra-postgres = Eine PostgreSQL-Datenbank braucht das Extra „postgres“: { extra-install }
extra-push = Benachrichtigungen im Browser brauchen das Extra „push“: { extra-install }
extra-ray = Ein Ray-Cluster braucht das Extra „ray“: { extra-install }
extra-research = Forschungsumgebungen brauchen das Extra „research“: { extra-install }
extra-train = Training braucht das Extra „train“: { extra-install }
cli-ray-failed = Der Ray-Cluster { $address } ließ sich nicht benutzen: { $reason }
cli-arena-not-kept = Mit --out DATEI könnte es von dort weitergehen.
cli-arena-few-bots = { $bots ->
    [one] 1 Bot ist
   *[other] { $bots } Bots sind
} zu wenig für { $seats } Plätze: Weitere nennt man mit --bots oder --bot; ein Name darf mehrmals dastehen, etwa --bots { $example }.
cli-arena-bot-form = Einen fremden Bot schreibt man NAME=BEFEHL, nicht „{ $requested }“.
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
cli-games-file = eigener Text

cli-rejudge-same = { $file }: gleich.
cli-rejudge-differs = { $file }: erster Unterschied bei Revision { $rev }.
cli-rejudge-played = { $file } wurde anders gespielt als heute:
cli-rejudge-was = Ereignisse damals
cli-rejudge-now = Ereignisse heute
cli-new-game-name = Der Name eines Spiels hat Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben, etwa river-race: nicht „{ $name }“.
cli-new-game-taken = Ein Spiel oder ein Python-Modul { $name } gibt es schon. Wählen Sie einen anderen Namen.
cli-new-game-written = Das Spiel steht in { $folder }. Installieren Sie es mit: pip install -e { $folder }. Dann spielen Sie: signoria table { $name }
cli-new-game-inside = Das Spiel steht in { $folder }. Spielen Sie: signoria table { $name }
cli-serve-failed = Der Server kann nicht starten. { $reason }
cli-serve-address = Die Adresse { $address } lässt sich nicht belegen: Ein anderes Programm hat sie, oder sie gehört nicht zu diesem Rechner.
cli-serve-bad-url = „--public-url“ braucht Schema und Rechner, etwa https://play.example.org; { $value } hat das nicht.
cli-serve-moderators = „--moderators“ und SIGNORIA_MODERATORS werden nicht mehr gelesen, weil jeder einen freien Anmeldenamen nehmen könnte. Machen Sie jedes Konto einmal zum Moderator: signoria moderators add LOGIN
cli-moderator-added = { $login } ist jetzt Moderator (Konto { $account }).
cli-moderator-removed = { $login } ist kein Moderator mehr (Konto { $account }).
cli-moderator-unknown = Kein Konto hat den Anmeldenamen „{ $login }“. Registrieren Sie es zuerst auf der Seite.
cli-serve-open = Der Server läuft: { $address } (Strg-C beendet ihn)
cli-serve-interpreted = Die Engine läuft interpretiert: dieselben Partien, aber Bots und Simulationen sind langsamer. Mit einem C-Compiler installiert ist sie schneller.
cli-db-current = Die Datenbank ist auf dem neuesten Stand: Revision { $revision }.
cli-db-upgraded = Die Datenbank ist nun auf Revision { $revision }.
cli-db-backed-up = Die Sicherung steht in { $file }: { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }. Sie ist zu hüten wie die Datenbank: Sie enthält deren Geheimnisse.
cli-db-restored = Wiederhergestellt aus { $file }: { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }.
cli-db-failed = Das ging nicht. { $reason }
cli-db-not-upgraded = Die Datenbank ist nicht auf Revision { $revision }, der hier bekannten: Zuerst kommt „signoria db upgrade“.
cli-db-not-empty = Die Datenbank enthält schon etwas: Eine Sicherung kommt nur in eine leere.
cli-db-backup-foreign = { $file } ist keine Sicherung von Signoria.
cli-db-backup-format = { $file } hat die Form { $format } einer Sicherung; hier bekannt ist Form { $known }.
cli-db-backup-revision = { $file } entstand bei Revision { $revision } der Datenbank; hier bekannt ist { $known }. Es ist mit der Signoria wiederherzustellen, die es schrieb, dann auf den neuesten Stand zu bringen.
cli-db-backup-truncated = { $file } ist abgeschnitten: Das Ende fehlt. Nichts wurde wiederhergestellt.
cli-db-backup-altered = { $file } wurde verändert, seit es geschrieben wurde. Nichts wurde wiederhergestellt.
cli-db-verified = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    } ({ $same } unter den heutigen Regeln gleich, { $readable } lesbar, { $unreadable } unlesbar): { $findings ->
        [0] alles in Ordnung.
        [one] eines stimmt nicht.
       *[other] { $findings } Dinge stimmen nicht.
    }
cli-db-readable = Tisch { $table } bleibt lesbar: { $reason }
cli-db-unverified = Die Partie wurde importiert, und die Regeln bestätigen sie nicht.
cli-db-found-header = Tisch { $table }: Der Kopf wurde verändert.
cli-db-found-missing = Tisch { $table }: Revision { $rev } fehlt.
cli-db-found-place = Tisch { $table }: An der Stelle von Revision { $rev } steht eine andere Zeile.
cli-db-found-hash = Tisch { $table }: Revision { $rev } wurde verändert; ihre Prüfsumme stimmt nicht.
cli-db-found-cut = Tisch { $table }: Die Partie ist zu Ende, doch ihre Zeilen hören bei Revision { $rev } auf, vor dem Ende.
cli-db-found-refused = Tisch { $table }, Revision { $rev }: { $reason }
cli-db-found-broken = Tisch { $table }: Seine { $rev } Revisionen lassen sich nicht nachspielen.
cli-db-found-rules = Tisch { $table }: Die heutigen Regeln ergeben ab Revision { $rev } andere Ereignisse.
cli-db-found-key = Tisch { $table }: Ein Schlüssel zeigt auf Revision { $rev }, die es nicht gibt.
cli-db-found-seats = Tisch { $table }: Seine Plätze sind nicht die des Spiels.
cli-db-exported = { $written ->
        [one] { $written } Protokoll steht
       *[other] { $written } Protokolle stehen
    } in { $folder }.
cli-db-export-secrets = Auch laufende Partien werden geschrieben: Ihre Dateien enthalten, was die Spieler voreinander verbergen.
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
cli-bench-vector-compact = Schritte von 256 Partien zugleich, knappe Beobachtungen
cli-bench-vector-full = Schritte von 256 Partien zugleich, volle Beobachtungen
cli-bench-pettingzoo = Schritte einer PettingZoo-Umgebung
cli-bench-openspiel = Züge eines OpenSpiel-Spiels, Zufall mitgezählt
cli-bench-server-rate = Aktionen/s
cli-bench-server-p50 = p50 ms
cli-bench-server-p95 = p95 ms
cli-bench-server-p99 = p99 ms
cli-bench-server-cpu = CPU
cli-bench-server-database = Datenbank
cli-bench-server-client = Spieler
cli-bench-server-memory = MiB
cli-bench-server-full =
    { $database }, { $nodes ->
        [one] 1 Knoten
       *[other] { $nodes } Knoten
    }
cli-bench-server-half =
    { $database }, { $nodes ->
        [one] 1 Knoten
       *[other] { $nodes } Knoten
    }, halb
cli-bench-server-held = { $streams } offene Ströme in einem Prozess: { $after } MiB, davor { $before } MiB; eine Nachricht erreichte { $reached } davon in { $milliseconds } ms.
cli-bench-server-aims = Ziele für SQLite auf zwei Kernen: 1.000 Aktionen pro Sekunde; p99 unter 60 ms bei der Hälfte davon; 5.000 Ströme unter 1.024 MiB.
cli-bench-server-failed = Die Server konnten nicht gemessen werden: { $reason }
cli-bench-server-closed = Ein Server ist nicht gestartet: signoria serve mit demselben --database sagt, warum.
