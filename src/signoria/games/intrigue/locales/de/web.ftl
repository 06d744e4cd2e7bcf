# Der Tisch von Intrigue im Browser; geladen nur, wo Intrigue gespielt wird.

## Das Brett

web-in-thousands = { $number }k
web-in-token = { $name }, { $profession }
web-in-board = Die Paläste
web-in-park = Im Park
web-in-island = Die Insel der Verbannten
web-in-island-empty = Noch niemand
web-in-income = Einkünfte je Zug: { $ducats } Dukaten
web-in-income-label = Einkünfte je Zug
web-in-reserve = Noch nicht geschickt: { $tokens }
web-in-purse = In der Börse: { $ducats } Dukaten
web-in-purse-label = In der Börse
web-in-purse-closed = Eine geschlossene Börse
web-in-purse-hold = Gedrückt halten, um in die Börse zu sehen
web-in-debt = schuldet { $ducats }
web-in-round = Runde { $round } von { $rounds }
web-in-collected = { $name } erhält { $ducats } Dukaten
web-in-no-income = { $name } ist am Zug; noch keine Einkünfte
web-in-matters = Zu entscheiden, in dieser Reihenfolge
web-in-matter-uncontested = Unbestritten
web-in-matter-external = Rivalen vor der Tür
web-in-matter-internal = Ein Amt wird angegriffen
web-in-at-the-door = Vor der Tür
web-in-in-office = im Amt
web-in-paid = zahlte { $ducats }
web-in-paid-nothing = hatte nichts
web-in-paid-unknown = zahlte unter der Hand
web-in-pays-now = zahlt jetzt
web-in-pays-later = zahlt später

## Entscheiden

web-in-title-ages = Wer ist am ältesten?
web-in-title-audience = Zeit zu reden
web-in-title-bribery = Die Bestechungsgelder
web-in-title-uncontested = Figuren einsetzen
web-in-title-external = Rivalen vor der Tür
web-in-title-internal = Ein Amt wird angegriffen
web-in-title-sending = Figuren schicken
web-in-ages-how = Wer am ältesten ist, beginnt. Nach niemandes Alter wird gefragt, und niemand prüft die Antwort.
web-in-not-older = Nicht älter als { $name }
web-in-older = Älter als { $name }
web-in-talk-now = Erst wird geredet: Versprechen Sie, drohen Sie, feilschen Sie. Nichts davon ist bindend.
web-in-open-talk = Das Gespräch öffnen
web-in-bribe-for = Für { $token }, an den Herrn von { $palace }:
web-in-bribe-sum = Ihr Bestechungsgeld
web-in-sum-exact = Die genaue Summe, in Scheinen zu { $note } Dukaten
web-in-sum-wrong = Nur ganze Scheine zu { $note } Dukaten.
web-in-note-less = Ein Schein weniger
web-in-note-more = Ein Schein mehr
web-in-pay = { $ducats } Dukaten zahlen
web-in-give = Geld verschenken
web-in-give-to = An
web-in-give-sum = Ihr Geschenk
web-in-give-now = { $name } { $ducats } Dukaten geben
web-in-place-how = Ziehen Sie jede Figur in ein Fenster, oder wählen Sie erst die Figur, dann das Fenster. Nichts gilt, bevor Sie bestätigen.
web-in-place-confirm = { $number ->
        [one] Die Figur einsetzen
       *[other] Alle { $number } Figuren einsetzen
    }
web-in-put = { $token } ins Fenster für { $salary } Dukaten setzen
web-in-put-back = { $token } ist für das Fenster zu { $salary } Dukaten gedacht; zurücknehmen
web-in-window = Das Fenster für { $salary } Dukaten
web-in-choose = { $token } wählen
web-in-admit = { $token } einlassen
web-in-admit-how = Wählen Sie, wer hereinkommt, und ein leeres Fenster. Die anderen müssen für immer auf die Insel.
web-in-admit-plan = { $name } kommt herein, für { $salary } Dukaten je Zug. Auf die Insel: { $losers }.
web-in-judge-how = Nur eine Figur bekommt dieses Amt für { $salary } Dukaten. Die anderen müssen für immer auf die Insel.
web-in-keep = { $token } im Amt halten
web-in-replace = Das Amt an { $token } geben
web-in-keep-plan = { $name } bleibt im Amt, für { $salary } Dukaten je Zug. Auf die Insel: { $losers }.
web-in-replace-plan = { $name } bekommt das Amt, für { $salary } Dukaten je Zug. Auf die Insel: { $losers }.
web-in-decide = Entscheiden
web-in-send-how = { $number ->
        [one] Wählen Sie Palast und Beruf für { $number } Figur.
       *[other] Wählen Sie { $number } Paläste und für jeden einen Beruf.
    }
web-in-send-grid = Paläste und Berufe
web-in-send-none = Noch nichts gewählt
web-in-cell-office = Im Amt: { $name }, { $salary } Dukaten
web-in-cell-park = Im Park: { $names }

## Gespräch

web-in-words-for-me = Worte für Sie
web-in-my-words = Ihre offenen Worte
web-in-my-words-hint = Nur Sie sehen diese Liste.
web-in-word-to = { $name } an { $hearers }
web-in-word-number = { $tone } Nr. { $number }
web-in-word-whispered = geflüstert
web-in-word-secret = Ein Flüstern, das nicht Ihnen gilt.
web-in-word-accept = Annehmen
web-in-word-decline = Ablehnen
web-in-word-withdraw = Zurücknehmen
web-in-word-accepted = angenommen von { $names }
web-in-word-declined = abgelehnt von { $names }
web-in-seal = Ein prüfbares Wort hinzufügen
web-in-builder = Ihr Wort
web-in-builder-tone = Wie ist es gemeint?
web-in-builder-to = Für wen?
web-in-builder-all = alle
web-in-builder-what = Was werden Sie tun?
web-in-builder-if = Unter welcher Bedingung?
web-in-builder-always = ohne Bedingung
web-in-builder-doing = Was muss geschehen oder unterbleiben?
web-in-builder-whose = Welche Figur?
web-in-builder-where = In welchem Palast?
web-in-builder-who = Wer?
web-in-builder-pay = Mindestens wie viel?
web-in-builder-domain = Welches Amt?
web-in-builder-at-least = mindestens { $ducats }
web-in-builder-exactly = genau { $ducats }
web-in-builder-until = Bis zum Ende der Runde
web-in-builder-any = irgendeine Figur
web-in-builder-whisper = Nur sie hören es
web-in-builder-seal = Den Brief siegeln
web-in-builder-close = Doch nicht
web-in-builder-says = Ihr Wort lautet:
web-in-verb-place = eine Figur gut einsetzen
web-in-verb-keep = eine Figur gewinnen lassen
web-in-verb-drop = eine Figur verbannen
web-in-verb-bribe = bestechen
web-in-verb-send = eine Figur schicken
web-in-verb-not-send = keine Figur schicken
web-in-phrases = Fertige Sätze
web-in-phrase-best = Wer bietet mir am meisten?
web-in-phrase-high = Geben Sie mir ein hohes Amt, es wird Ihr Schaden nicht sein.
web-in-phrase-trust = Mir können Sie vertrauen.
web-in-phrase-doubt = Warum sollte ich Ihnen glauben?
web-in-phrase-more = Das reicht nicht.
web-in-phrase-remember = Das merke ich mir.
web-in-phrase-together = Wir zwei halten zusammen.
web-in-phrase-game = Es ist nur ein Spiel!

## Das Ende

web-in-end-fortunes = Vermögen
web-in-end-fortune = { $name }: { $ducats } Dukaten
web-in-end-ahead = mit { $ducats } Dukaten Vorsprung
web-in-end-curves = Vermögen nach Runden
web-in-end-kept = Wer sein Wort hielt, und wem
web-in-end-kept-hint = Gehaltene und gebrochene Klauseln: wer sprach (Zeile), zu wem (Spalte).
web-in-end-speaker = Wort von
web-in-end-pair = { $speaker } an { $hearer }: { $kept } gehalten, { $broken } gebrochen
web-in-end-no-words = Niemand hat ein prüfbares Wort gegeben.
web-in-end-account = Die Rechnung
web-in-end-item = Posten
web-in-end-paid = Gezahlte Bestechungen
web-in-end-taken = Erhaltene Bestechungen
web-in-end-salaries = Einkünfte
web-in-end-yield = Einkünfte je Dukaten Bestechung
web-in-end-broken-gains = Durch Wortbruch verdient
web-in-end-threats = Wahr gemachte Drohungen
web-in-end-exiles-caused = Verursachte Verbannungen
web-in-end-exiles-suffered = Erlittene Verbannungen
web-in-end-letters = Die Briefe

## Einen Tisch erstellen

web-choice-intrigue-start-seat-random = das Los
web-choice-intrigue-start-seat-oldest = die älteste Person
web-choice-intrigue-reception-order-uncontested = unbestrittene Figuren
web-choice-intrigue-reception-order-external = Rivalen vor der Tür
web-choice-intrigue-placing-group = als Gruppe
web-choice-intrigue-placing-token = einzeln
web-choice-intrigue-bribe-secrecy-open = alle sehen sie
web-choice-intrigue-bribe-secrecy-concealed = nur Zahler und Herr
web-choice-intrigue-cash-visibility-hidden = verborgen
web-choice-intrigue-cash-visibility-open = offen
web-choice-intrigue-sums-in-log-full = alle Summen
web-choice-intrigue-sums-in-log-round = die dieser Runde
web-choice-intrigue-sums-in-log-none = keine
web-choice-intrigue-short-of-cash-nothing = zahlt nichts
web-choice-intrigue-short-of-cash-loan = nimmt einen Kredit
web-choice-intrigue-short-of-cash-exile = verliert die Figur
web-choice-intrigue-self-conflict-two = zwei Bestechungen
web-choice-intrigue-self-conflict-one = eine Bestechung
web-choice-intrigue-tie-break-shared = geteilter Sieg
web-choice-intrigue-tie-break-office = Figuren im Amt entscheiden
web-choice-intrigue-promise-book-off = nie
web-choice-intrigue-promise-book-end = am Ende
web-choice-intrigue-promise-book-live = sofort
web-choice-intrigue-floor-free = alle durcheinander
web-choice-intrigue-floor-order = einer nach dem anderen
