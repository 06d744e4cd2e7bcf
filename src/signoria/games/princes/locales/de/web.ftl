# Der Tisch der Fürsten im Browser; wird nur geladen, wo sie gespielt werden.

web-pr-land = Das Fürstentum von { $name }
web-pr-land-mine = Ihr Fürstentum
web-pr-region = { $region }, { $where }: { $held } von 3 { $resource }
web-pr-region-new = { $region }, noch nicht angelegt
web-pr-region-cache = { $region }: { $held } von 3 { $resource }
web-pr-site-free = Freier Bauplatz, { $where }
web-pr-middle = Die Mitte des Tisches
web-pr-die = Gewürfelt: { $number }
web-pr-not-rolled = Noch nicht gewürfelt
web-pr-stack = Stapel { $stack }, Karten: { $number }.
web-pr-stack-of = Stapel { $stack } von { $name }, Karten: { $number }.
web-pr-stack-known = Sie kennen davon: { $cards }.
web-pr-score = Siegpunkte: { $number } von { $goal }
web-pr-hand = Ihre Hand
web-pr-hand-empty = Keine Karten auf der Hand.
web-pr-hand-size = Handkarten: { $number } von { $limit }
web-pr-known = Karten von { $name }, die Sie kennen: { $cards }
web-pr-verb-build = Bauen
web-pr-verb-play = Spielen
web-pr-verb-put = Unter einen Stapel
web-pr-choices = Was Sie tun können
web-pr-lit = Sie können auch wählen, was auf dem Tisch leuchtet.
web-pr-as-they-lie = Die übrigen lassen, wie sie liegen
web-pr-throw = Eine gebaute Karte abwerfen
web-pr-new-regions = Die zwei neuen Landschaften, die erste und die zweite
