# Nachrichten der Seite im Browser, die zu keinem einzelnen Spiel gehören.

## Überall

web-waiting = Einen Augenblick …
web-unreachable = Der Server antwortet nicht. Nichts ist verloren; die Seite versucht es von selbst weiter.
web-guest-name = Gast { NUMBER($number, useGrouping: 0) }
web-seat-number = Platz { $number }
web-labelled = { $label }: { $value }
web-close = Schließen
web-unreachable-now = Der Server hat nicht geantwortet. Nichts ist verloren; bitte versuchen Sie es noch einmal.
web-broken = Auf dieser Seite ist ein Fehler aufgetreten. Ihre Partien sind sicher; laden Sie die Seite neu.
web-cancel = Abbrechen
web-try-again = Noch einmal versuchen
web-level-page = Page
web-level-courtier = Höfling
web-level-minister = Minister
web-level-prince = Fürst
web-level-honest = Ehrlich
web-level-grasping = Gierig
web-level-tit-for-tat = Wie du mir
web-level-traitor = Verräter
web-level-schemer = Ränkeschmied
web-level-choice-page = Page (am leichtesten)
web-level-choice-courtier = Höfling (leicht)
web-level-choice-minister = Minister (stark)
web-level-choice-prince = Fürst (am stärksten)

## Lernen

web-learn-heading = Ihre erste Partie
web-learn-begin = Die geführte Partie beginnen
web-learn-note = Anleitung
web-learn-progress = Lektion { $number } von { $all }
web-learn-leave = Anleitung schließen
web-learn-rules = Die Regeln dahinter
web-learn-finish = Hier aufhören
web-learn-done-title = Sie haben alles gesehen
web-learn-done = Jede Art von Entscheidung kam einmal vor. Spielen Sie diese Partie zu Ende oder schließen Sie die Anleitung.
web-learn-watch-title = Zusehen
web-learn-watch = Jetzt entscheiden andere. Der Verlauf sagt, was geschieht; Ihre nächste Entscheidung kommt von selbst.

## Kopfzeile

web-to-content = Zum Inhalt
web-to-home = Signoria, zur Startseite
web-main-pages = Hauptseiten
web-to-lobby = Lobby
web-to-learn = Lernen
web-to-rules = Regeln
web-language = Sprache
web-theme = Farbschema
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-my-menu = { $name }: Partien und Konto
web-i-am-guest = Gast in diesem Browser
web-register-account = Konto erstellen
web-my-games = Meine Partien
web-my-account = Einstellungen und Konto
web-sign-in = Anmelden
web-sign-in-instead = Bei meinem Konto anmelden
web-sign-out = Abmelden

## Startseite

web-welcome = Posten ersteigern, Städte bauen, das Land regieren.
web-welcome-more = Fürstenspiele für zwei bis fünf: gegen Bots, mit Freunden in der Ferne oder alle an einem Bildschirm. Ohne Konto.
web-description = Signoria: Fürstenspiele mit Freunden, an einem Bildschirm oder gegen Bots.
web-play-now = Jetzt gegen Bots spielen
web-play-now-more = { $game } an einem Tisch für { $number }; es geht sofort los.
web-invite-friends = Freunde einladen
web-invite-friends-more = Ein eigener Tisch und ein Link, der auf jedem Telefon aufgeht.
web-all-here = Alle an diesem Bildschirm
web-all-here-more = Das Gerät geht reihum; jede Hand bleibt geheim.
web-own-table = Eigenen Tisch erstellen
web-see-lobby = Alle Tische ansehen
web-the-games = { $number ->
        [one] Das Spiel
       *[other] Die Spiele
    }
web-how-many-play = { $fewest } bis { $most } Spieler
web-so-many-play = { $number } Spieler
web-the-rules-of = Die Regeln: { $game }
web-begin-lesson = Die Lektion beginnen
web-my-name = Ihr Name am Tisch
web-my-name-hint = Ihre Freunde sehen ihn. Er lässt sich jederzeit ändern.
web-my-name-free = Wie es Ihnen gefällt
web-how-many-are-you = Wie viele spielen mit?
web-invite-next = Danach erhalten Sie einen Link zum Verschicken. Wer ihn öffnet, kann Platz nehmen, ohne Konto.
web-create-and-invite = Tisch erstellen und Link erhalten
web-player-number = Spieler { $number }
web-name-of-player = Name von Spieler { $number }
web-all-here-next = Zwischen den Zügen verdeckt ein Vorhang den Tisch, bis der Nächste ihn öffnet.
web-begin = Partie beginnen
web-my-running-games = Ihre laufenden Partien
web-all-my-games = Alle meine Partien
web-now-played = Gerade gespielt

## The table

web-your-turn = Sie sind am Zug.
web-only-watching = Sie schauen zu.
web-table-title-turn = Sie sind am Zug – { $game }
web-table-title = { $game } – Signoria
web-table-home = Zur Startseite
web-table-log = Verlauf
web-table-chat = Chat
web-table-chat-unread = Chat, { $number } neu
web-table-rules = Regeln
web-table-more = Mehr
web-table-panel = Neben dem Spielplan
web-table-undo = Zurücknehmen
web-table-undo-choice = Zurücknehmen: { $choice }
web-table-undo-nothing = Sie haben noch nichts gewählt.
web-table-undo-revealed = Ihre letzte Wahl steht fest: Seither wurde etwas aufgedeckt oder gezogen.
web-table-undo-proposed = Die anderen sind schon gefragt.
web-table-resign = Partie verlassen …
web-table-resign-title = Diese Partie endgültig verlassen?
web-table-resign-text = Die anderen spielen weiter; ab jetzt spielt der Server für Sie. Das lässt sich nicht zurücknehmen.
web-table-resign-sure = Endgültig verlassen
web-table-stay = Bleiben
web-table-rematch = Noch einmal spielen
web-table-rematch-join = Zur nächsten Partie
web-table-download = Partie herunterladen
web-table-settings = Einstellungen
web-table-copy-link = Link kopieren
web-table-copied = Link kopiert.
web-table-lost = Die Verbindung zum Server ist unterbrochen. Nichts ist verloren: Die Seite verbindet sich von selbst neu.
web-table-unsent = Ihre Wahl ist noch unterwegs. Sie wird automatisch erneut gesendet und zählt nur einmal.
web-table-unverified = Importiert und ungeprüft: Die Regeln dieses Servers bestätigen diese Partie nicht. Sie zählt nirgends.
web-table-upgraded = Diese Partie begann mit einer früheren Fassung der Regeln oder Karten. Sie geht mit der heutigen weiter.
web-table-shown-otherwise = Diese Partie hatte Einstellungen, die diese Fassung von Signoria nicht kennt. Sie wird womöglich anders gezeigt, als sie gespielt wurde.
web-table-replaced = Signoria wurde aktualisiert, und einige Einstellungen dieses Tisches gibt es nicht mehr. Sie wurden ersetzt: { $settings }.
web-table-signed-out = Der Server weiß nicht mehr, wer Sie sind. Nichts ist verloren: Melden Sie sich an, Ihr Platz ist wie zuvor.
web-table-sign-in = Anmelden
web-table-gone-title = Hier steht kein Tisch
web-table-gone-hint = Vielleicht wurde er gelöscht, oder er steht nur Eingeladenen offen.
web-table-to-lobby = Offene Tische ansehen
web-table-broken-title = Der Tisch ließ sich nicht öffnen
web-table-again = Noch einmal versuchen
web-table-board-broke = Dieser Spielplan ließ sich nicht darstellen. Nichts ist verloren: Hier ist der allgemeine Spielplan. Laden Sie die Seite neu, um den anderen zurückzuholen.
web-table-perspective = Aus wessen Sicht
web-table-perspective-all = Was alle sehen
web-table-proposed = { $name } möchte die letzte eigene Wahl zurücknehmen.
web-table-proposed-mine = Ihre Bitte, Ihre letzte Wahl zurückzunehmen, wartet auf die anderen.
web-table-agree = Zustimmen
web-table-refuse = Ablehnen
web-table-withdraw = Zurückziehen
web-table-offered = { $name } ist schon eine Weile weg.
web-table-put-bot = Vorerst einen Bot spielen lassen
web-pace-label = Züge der anderen
web-pace-pause = Anhalten
web-pace-go = Weiter
web-pace-step = Nächster Schritt
web-pace-catch-up = Aufholen ({ $number })
web-clock-left = Restzeit:
web-clock-days = { $days } T { $hours } Std
web-clock-hours = { $hours } Std { $minutes } min
web-why-not = Warum nicht?
web-why-allowed = Das ist jetzt erlaubt.
web-why-look-up = In den Regeln
web-set-pace = Tempo der anderen
web-set-pace-slow = langsam
web-set-pace-usual = normal
web-set-pace-fast = schnell
web-set-sound = Töne
web-set-confirms = Wichtige Entscheidungen bestätigen
web-set-letters = Buchstaben auf den Gebäuden
web-set-less-motion = Weniger Bewegung
web-set-order-hint = Kurz weg? In einer Versteigerung können Sie ein geheimes Höchstgebot hinterlassen: Der Server bietet für Sie.

## Log

web-log-all = Alles
web-log-choices = Nur Entscheidungen
web-log-of = Nur
web-log-filter = Angezeigte Zeilen
web-log-empty = Noch ist nichts geschehen.
web-log-nothing = Noch nichts dergleichen.
web-log-undone = zurückgenommen
web-log-by-bot = vom Bot gespielt
web-log-by-clock = die Zeit war um
web-log-by-host = vom Server gespielt
web-log-go = Den Tisch danach zeigen
web-log-undo = Züge wurden zurückgenommen.
web-log-upgrade = Der Server wurde aktualisiert: Ab hier gelten die heutigen Regeln.
web-since-title = Seit Ihrer letzten Wahl
web-since-more = { $number ->
        [one] … und { $number } weitere Zeile
       *[other] … und { $number } weitere Zeilen
    }
web-since-replay = Schritt für Schritt zeigen
web-since-enough = Verstanden

## Chat

web-chat-at-table = Am Tisch
web-chat-here = da
web-chat-away = weg
web-chat-bot = Bot
web-chat-stand-in = ein Bot spielt
web-chat-resigned = ausgestiegen
web-chat-you = Sie
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-words = Ihre Nachricht
web-chat-send = Senden
web-chat-emotes = Reaktionen
web-chat-watches = sieht zu
web-chat-lines = Nachrichten
web-chat-about = Zu { $name }
web-chat-mute = { $name } stummschalten
web-chat-unmute = { $name } wieder hören
web-chat-muted = Sie haben { $name } stummgeschaltet.
web-chat-report = Melden …
web-chat-report-title = { $name } melden
web-chat-report-why = Was ist geschehen? Die Moderation dieses Servers liest es.
web-chat-report-send = Meldung senden
web-chat-reported = Danke. Ein Moderator sieht es sich an.
web-chat-sign-in = Beitreten, um zu chatten
web-emote-bravo = Bravo!
web-emote-thanks = Danke
web-emote-hello = Guten Tag
web-emote-hurry = Nur Mut!
web-emote-ouch = Autsch
web-emote-think = Hm …
web-emote-laugh = Haha!
web-emote-bye = Leb wohl

## Replay

web-replay-label = Die Partie von Anfang bis Ende
web-replay-position = Schritt { $at } von { $last }
web-replay-start = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt weiter
web-replay-end = Zum Ende
web-replay-live = Zum aktuellen Stand
web-replay-fork = Von hier weiterspielen …
web-replay-fork-title = Von hier weiterspielen
web-replay-fork-text = Ein neuer Tisch beginnt so, wie dieser bei Schritt { $at } war. Die beendete Partie bleibt, wie sie ist.
web-replay-fork-seat = Ich spiele für
web-replay-fork-bots = Gegen Bots der Stufe
web-replay-fork-go = Weiterspielen

## Rules

web-quoted = „{ $text }“
web-rules-title = Die Regeln: { $game }
web-rules-search = In den Regeln suchen
web-rules-found = { $number ->
        [0] Keine Regel sagt das.
        [one] { $number } Regel
       *[other] { $number } Regeln
    }
web-rules-sources = In den Regelheften
web-rules-source = { $edition }: { $headings }
web-rules-sections = Abschnitte
web-rules-link = Link zu { $rule }
web-rules-none = Dieses Spiel hat noch kein Regelwerk.
web-rules-note = Jede Regel hat eine Nummer, und Ablehnungen nennen sie. Ein goldener Strich markiert unsere Auslegung eines Punktes, den die Regelhefte offenlassen.

## Curtain

web-curtain-pass = Das Gerät bitte an { $name }
web-curtain-hidden = Auf diesem Bildschirm steht jetzt nichts Geheimes.
web-curtain-draw = Ich bin { $name }: Vorhang auf

## Waiting room

web-waiting-room-waiting = Warten auf die anderen
web-waiting-room-ready = Alle sind da
web-waiting-room-free = { $number ->
        [one] Ein Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
web-waiting-room-host-starts = Alle Plätze sind besetzt: Sie können beginnen.
web-waiting-room-wait-host = Alle Plätze sind besetzt; der Host beginnt die Partie.
web-waiting-room-seat-open = frei für alle
web-waiting-room-seat-invited = für Eingeladene
web-waiting-room-seat-bot = Bot, Stufe { $level }
web-waiting-room-seat-you = Sie
web-waiting-room-host = Host
web-waiting-room-sit = Platz nehmen
web-waiting-room-get-up = Platz verlassen
web-waiting-room-put-bot = Bot hinsetzen
web-waiting-room-free-bot = Bot entfernen
web-waiting-room-name = Ihr Name
web-waiting-room-name-hint = Mehr werden Sie nicht gefragt.
web-waiting-room-invite = Mit diesem Link einladen
web-waiting-room-invite-hint = Er geht auch am Telefon; wer ihn öffnet, kann Platz nehmen.
web-waiting-room-invite-here = Diese Adresse führt nur zu Ihrem eigenen Rechner. Für Freunde anderswo starten Sie den Server mit: signoria play --host 0.0.0.0
web-waiting-room-copy = Kopieren
web-waiting-room-share = Teilen
web-waiting-room-start = Partie beginnen
web-waiting-room-clear = Tisch löschen
web-waiting-room-clear-sure = Wirklich löschen?
web-waiting-room-played = Was gespielt wird
web-waiting-room-preset = Regeln
web-waiting-room-clock = Uhr
web-waiting-room-clock-none = keine: alle nehmen sich Zeit
web-waiting-room-clock-live = { $minutes ->
        [one] je { $minutes } Minute, { $seconds } s mehr mit jeder Entscheidung
       *[other] je { $minutes } Minuten, { $seconds } s mehr mit jeder Entscheidung
    }
web-waiting-room-clock-slow = { $hours ->
        [one] { $hours } Stunde für jede Entscheidung
       *[other] { $hours } Stunden für jede Entscheidung
    }
web-waiting-room-access = Wer zusehen darf
web-waiting-room-access-public = alle
web-waiting-room-access-private = wer den Link hat
web-waiting-room-forked = Es geht bei Schritt { $rev } einer beendeten Partie weiter.

## All boards

web-seat-decides = ist dran
web-seat-is-bot = Auf diesem Platz spielt ein Bot.
web-seat-is-stand-in = Ein Bot vertritt den Spieler.
web-seat-is-away = Gerade nicht da.
web-board-fold = Auswahl anzeigen
web-sure = Sicher?
web-number-less = Eins weniger
web-number-more = Eins mehr
web-end-title = Das Ende der Partie
web-end-won = { $name } gewinnt
web-end-shared = { $names } teilen sich den Sieg
web-end-reason = Spielende: { $reason }.
web-end-rematch = Noch eine Partie
web-end-replay = Noch einmal ansehen
web-end-download = Herunterladen
web-end-play-on = Letzte Runde neu versuchen
web-end-fold = Zum Spielplan
web-end-unfold = Ergebnis zeigen

## Lobby

web-lists = Listen der Tische
web-list-open = Offen
web-list-running = Laufend
web-list-over = Beendet
web-list-mine = Meine
web-create-table = Tisch erstellen
web-table-of = Tisch: { $game }
web-table-private = Privater Tisch
web-seat-free = Freier Platz
web-seat-invited = Eingeladen
web-is-bot = Bot
web-has-won = hat gewonnen
web-free-seats = { $number ->
        [one] Ein Platz ist frei
       *[other] { $number } Plätze sind frei
    }
web-waits-to-begin = Noch nicht begonnen
web-won-by = { $points ->
        [one] Sieg mit { $points } Punkt: { $names }
       *[other] Sieg mit { $points } Punkten: { $names }
    }
web-ended-early = Ohne Sieger beendet
web-runs-since = Seit { $when }
web-sit-down = Platz nehmen
web-watch = Zuschauen
web-replay = Nachspielen
web-go-on = Weiterspielen
web-wait-there = Tisch öffnen
web-more-tables = Weitere Tische
web-nothing-open = Gerade wartet niemand auf Mitspieler. Erstellen Sie einen Tisch, und wer vorbeikommt, kann Platz nehmen.
web-nothing-running = Es läuft keine öffentliche Partie. Beginnen Sie eine; öffentlichen Tischen kann man hier zuschauen.
web-nothing-over = Noch ist keine öffentliche Partie zu Ende. Die erste wird hier aufgeführt.
web-nothing-mine = Sie haben noch keine Partien. Spielen Sie gleich gegen Bots, oder melden Sie sich an, wenn Ihre zu einem Konto gehören.
web-mine-running = Laufend
web-mine-open = Warten auf den Beginn
web-mine-over = Beendet
web-clock-name-none = ohne Uhr
web-clock-name-live = { $more ->
        [0] je { $initial }
       *[other] { $initial } + { $more } s
    }
web-clock-name-slow = { $time } je Entscheidung
web-span-days = { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
web-span-hours = { $number } Std.
web-span-minutes = { $number } Min.
web-span-seconds = { $number } Sek.

## Nicht gefunden

web-not-found = Unter dieser Adresse gibt es keine Seite
web-not-found-more = Vielleicht hat die Adresse einen Tippfehler, oder der Tisch wurde gelöscht. Keine Ihrer Partien ist verloren.
web-to-first-page = Zur Startseite

## Neuer Tisch

web-which-game = Spiel
web-seats = Wer spielt
web-number-of-seats = Zahl der Plätze
web-who-on-seat = Wer sitzt auf Platz { $number }
web-family-of-seat = Familie auf Platz { $number }
web-level-of-seat = Stufe des Bots auf Platz { $number }
web-name = Name
web-kind-me = Ich
web-kind-me-more = Sie, unter Ihrem Namen.
web-kind-here = Jemand an diesem Bildschirm
web-kind-bot = Bot
web-kind-open = Freier Platz
web-kind-open-more = Wer den Tisch sieht, kann Platz nehmen.
web-kind-invited = Auf Einladung
web-kind-invited-more = Für jemanden, der Ihren Link hat.
web-rules-of-table = Regeln: { $game }
web-which-rules = Ausgabe der Regeln
web-options = Hausregeln
web-options-more = Optionen, die Sie nicht ändern, bleiben wie in der Ausgabe.
web-options-changed = { $number ->
        [0] wie in der Ausgabe
        [one] eine geändert
       *[other] { $number } geändert
    }
web-options-none = Alles wieder wie in der Ausgabe
web-as-preset = wie in der Ausgabe
web-from-to = { $low } bis { $high }
web-choice-yes = ja
web-choice-no = nein
web-choice-may = darf
web-choice-must = muss
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-none-more = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-live = In einer Sitzung
web-clock-live-more = Minuten für jeden, und mit jeder Entscheidung etwas mehr.
web-clock-slow = Über mehrere Tage
web-clock-slow-more = Schauen Sie vorbei, wann Sie mögen; Sie werden benachrichtigt, wenn Sie am Zug sind.
web-clock-initial = Minuten für jeden Platz
web-clock-increment = Sekunden, die jede Entscheidung bringt
web-clock-zone = Zeitzone
web-clock-weekdays = Samstage und Sonntage zählen nicht
web-clock-nights = Nächte zählen nicht
web-clock-night-from = Die Nacht beginnt um
web-clock-night-to = Die Nacht endet um
web-hour = { $hour } Uhr
web-who-may-watch = Wer zuschauen darf
web-access-private = Privat
web-access-private-more = Nur wer dort sitzt oder Ihren Link hat.
web-access-public = Öffentlich
web-access-public-more = Die Lobby zeigt den Tisch; alle dürfen zuschauen.
web-create-the-table = Tisch erstellen
web-slow-hours = Stunden für jede Entscheidung
web-choice-standard = Standard

## The generic table

web-generic-hidden = { $number } verdeckt
web-generic-yes = ja
web-generic-no = nein
web-generic-end = Wie es ausging
web-generic-winner = gewinnt

## Anmeldung

web-sign-in-or-register = Anmelden oder Konto erstellen
web-new-account = Neues Konto
web-sign-in-title = Willkommen zurück
web-register-title = Konto erstellen
web-register-why = Bisher ist dieser Browser Ihr einziger Zugang. Mit einem Passkey oder Passwort kommen Sie von überall zurück, und Ihre Partien bleiben Ihnen erhalten. Eine E-Mail-Adresse wird nicht verlangt.
web-guest-stays-behind = Sie sind hier als „{ $name }“. Wenn Sie sich bei einem anderen Konto anmelden, bleiben die Partien dieses Gastes zurück. Um sie zu behalten:
web-sign-in-passkey = Mit Passkey anmelden
web-sign-in-password = Mit Passwort anmelden
web-sign-in-code = Mit dem Code anmelden
web-or = oder
web-login = Anmeldename
web-login-hint = Damit melden Sie sich an; sonst sieht ihn niemand.
web-name-hint = Was die anderen am Tisch sehen.
web-password = Passwort
web-password-more = Etwas Langes, das Sie sich merken.
web-password-hint = Lieber lang als kompliziert: ein paar Wörter genügen.
web-passkey = Passkey
web-passkey-more = Fingerabdruck, Gesicht oder die Sperre Ihres Geräts. Der sicherste Weg.
web-passkey-put-away = Der Passkey wurde nicht benutzt. Es hat sich nichts geändert; Sie können von vorn beginnen.
web-sign-in-method = Ihr Zugang
web-use-code = Anmeldung nicht möglich: einen Notfallcode benutzen
web-use-password = Das Passwort benutzen
web-recovery-code = Notfallcode
web-recovery-code-hint = Einer von denen, die Sie gespeichert haben; jeder gilt nur einmal.
web-codes-title = Speichern Sie diese Codes
web-codes-why = Sind Passkey und Passwort verloren, lässt jeder davon Sie einmal herein. Sie werden nur dieses eine Mal gezeigt.
web-codes-file = Notfallcodes für { $login } bei { $server }
web-codes-kept = Ich habe sie sicher verwahrt
web-copy = Kopieren
web-copied = Kopiert
web-save-file = Als Datei speichern
web-print = Drucken
web-continue = Weiter
web-is-signed-in = Sie sind angemeldet, { $name }

## Konto

web-looks = Aussehen und Klang
web-looks-more = Wird in diesem Browser gespeichert.
web-preference-lessmotion = Weniger Bewegung
web-preference-lessmotion-more = Änderungen erscheinen sofort, ohne Animation.
web-preference-sound = Ton
web-preference-sound-more = Ein leiser Ton, wenn Sie am Zug sind.
web-preference-letters = Buchstaben auf den Gebäuden
web-preference-letters-more = Unterscheidet die fünf Farben auch ohne Farbe.
web-preference-confirms = Um Bestätigung bitten
web-preference-confirms-more = Vor hohen Geboten und Entscheidungen, die sich nicht zurücknehmen lassen.
web-pace-of-bots = Tempo der anderen
web-pace-of-bots-slow = Langsam
web-pace-of-bots-usual = Normal
web-pace-of-bots-fast = Schnell
web-guest-note = Sie sind Gast: Dieser Browser ist Ihr einziger Zugang. Werden seine Daten gelöscht, verlieren Sie den Zugang zu Ihren Partien.
web-nobody-note = Sie sind noch nicht angemeldet. Sobald Sie spielen, sind Sie Gast; mit einem Konto kommen Sie von überall zurück.
web-person = Name
web-save = Speichern
web-saved = Gespeichert.
web-remove = Entfernen
web-remove-named = { $name } entfernen
web-sign-in-methods = Zugänge
web-sign-in-methods-more = Sie melden sich als „{ $login }“ an.
web-made-on = Erstellt am { $when }
web-add-passkey = Passkey hinzufügen
web-set-password = Ein Passwort festlegen
web-change-password = Das Passwort ändern
web-change-password-more = Alle anderen Geräte werden abgemeldet.
web-new-password = Neues Passwort
web-codes-left = { $number ->
        [0] Es sind keine Notfallcodes mehr übrig.
        [one] Ein Notfallcode ist noch übrig.
       *[other] Noch { $number } Notfallcodes sind übrig.
    }
web-new-codes = Neue Codes
web-devices = Geräte
web-some-device = Ein Gerät
web-this-device = Dieses Gerät
web-seen-on = Zuletzt benutzt am { $when }
web-never-seen = Nie benutzt
web-sign-out-everywhere = Überall abmelden
web-tokens = Programme
web-tokens-more = Mit einem Token liest oder spielt ein Programm in Ihrem Namen, bis Sie es widerrufen.
web-token-name = Name des Programms
web-token-may = Was es darf
web-may-read = Nur lesen
web-may-play = Lesen und spielen
web-make-token = Token erstellen
web-token-once = Kopieren Sie das Token jetzt; es wird nicht noch einmal gezeigt.
web-revoke = Widerrufen
web-revoke-named = { $name } widerrufen
web-notices = Benachrichtigungen
web-notices-more = Wenn Sie in einer langsamen Partie am Zug sind, können Sie benachrichtigt werden.
web-notices-on = Dieser Browser benachrichtigt Sie, wenn Sie am Zug sind.
web-notices-off = Dieser Browser benachrichtigt Sie nicht.
web-notices-impossible = Dieser Browser kann keine Benachrichtigungen zeigen. Auf dem iPhone legen Sie Signoria zuerst auf den Home-Bildschirm.
web-notices-not-offered = Dieser Server schickt Browsern keine Benachrichtigungen. Sie können stattdessen einen Webhook benutzen.
web-notices-forbidden = Benachrichtigungen sind in den Einstellungen dieses Browsers blockiert; erlauben Sie sie zuerst dort.
web-notices-refused = Dieser Browser nimmt hier keine Benachrichtigungen an; vielleicht ist sein Fenster privat. Sie können stattdessen einen Webhook benutzen.
web-turn-on = Einschalten
web-turn-off = Ausschalten
web-webhook = Benachrichtigungen an eine Adresse senden (Webhook)
web-webhook-more = Für eigene Programme. Eine neue Adresse ersetzt die bisherige.
web-webhook-url = Adresse
web-webhook-once = Jede Nachricht wird mit diesem Geheimnis signiert (HMAC-SHA256). Es wird nur dieses eine Mal gezeigt.
web-webhook-drop = Nichts mehr senden
web-webhook-dropped = Es wird nichts mehr gesendet.
web-muted-people = Stummgeschaltete Personen
web-muted-people-more = Was sie an Tischen schreiben, wird Ihnen nicht gezeigt. Sie erfahren nichts davon.
web-somebody = Jemand ({ $id } …)
web-unmute = Wieder hören
web-unmute-named = { $name } wieder hören
web-my-data = Ihre Daten
web-my-data-more = Nehmen Sie alles mit, oder löschen Sie Ihr Konto.
web-save-my-data = Meine Daten herunterladen
web-delete-account = Konto löschen
web-delete-what = Name, Zugänge, Tokens und Benachrichtigungen werden sofort und endgültig gelöscht. Laufende Partien gehen ohne Sie weiter; beendete bleiben, ohne Ihren Namen.
web-delete-type = Geben Sie zur Bestätigung „{ $word }“ ein
web-delete-for-good = Endgültig löschen
