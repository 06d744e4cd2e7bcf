# Intrige: Namen, Protokoll, Wünsche, Fragen, Ablehnungen, Einstellungen und Regeln.
# Zahlen kommen aus dem Spiel; was eine Einstellung ändern kann, steht nicht hier.

game-title = Intrige

## Paläste; ein Platz ohne Namen heißt nach seinem Palast

palace-venice = Venedig
palace-milan = Mailand
palace-rome = Rom
palace-naples = Neapel
palace-florence = Florenz
family-venice = Venedig
family-milan = Mailand
family-rome = Rom
family-naples = Neapel
family-florence = Florenz

## Berufe und Ämter

profession-tax = Steuerberater
    .acc = Steuerberater
profession-law = Rechtsberater
    .acc = Rechtsberater
profession-church = Geistlicher
    .acc = Geistlichen
profession-military = Militärberater
    .acc = Militärberater
profession-science = Gelehrter
    .acc = Gelehrten
domain-first = erstes Amt
    .dat = ersten Amt
    .der = erste Amt
domain-second = zweites Amt
    .dat = zweiten Amt
    .der = zweite Amt
domain-third = drittes Amt
    .dat = dritten Amt
    .der = dritte Amt
domain-fourth = viertes Amt
    .dat = vierten Amt
    .der = vierte Amt
domain-fifth = fünftes Amt
    .dat = fünften Amt
    .der = fünfte Amt

## Fälle

kind-uncontested = unbestrittene Figuren
kind-external = äußerer Streit
kind-internal = innerer Streit
reason-playing = das Spiel läuft
reason-last-round = die letzte Runde ist gespielt

## Gegebene Worte

tone-promise = Versprechen
tone-threat = Drohung
tone-offer = Angebot
link-then = dann
link-if = wenn
link-unless = außer wenn
verb-place = einsetzen
verb-keep = halten
verb-drop = verbannen
verb-bribe = bestechen
verb-send = schicken
verb-not-send = nicht schicken
standing-proposed = vorgeschlagen
standing-accepted = angenommen
standing-declined = abgelehnt
standing-withdrawn = zurückgenommen
standing-run-out = abgelaufen
verdict-open = offen
verdict-kept = gehalten
verdict-broken = gebrochen
verdict-impossible = unmöglich
verdict-void = hinfällig
why-suits-me = der eigene Vorteil
why-paid-most = das höchste Bestechungsgeld
why-gave-word = ein gegebenes Wort
why-trusted = Vertrauen
why-grudge = ein Groll
why-too-rich = ein zu reicher Rivale
why-word-too-dear = ein zu teures Wort
why-worth-it = ein Amt, das sein Geld wert ist
why-outbids = ein höheres Gebot
why-least-will-do = Sparsamkeit
why-room-there = Platz
why-attacks = ein Angriff
record-clauses = { $link_key ->
        [if] wenn { clause-last }
        [unless] außer wenn { clause-last }
       *[then] { clause-said }
    }
clause-last = { $verb_key ->
        [place] { $palace } { $seat } ({ $profession }) { clause-where } einsetzt, bis Runde { $until }
        [keep] { $palace } { $seat } ({ $profession }) den Streit gewinnen lässt, bis Runde { $until }
        [drop] { $palace } { $seat } ({ $profession }) verbannt, bis Runde { $until }
        [bribe] { $seat } an { $palace } mindestens { $least } Dukaten für { clause-which } zahlt, bis Runde { $until }
        [send] { $seat } { clause-which } nach { $palace } schickt, bis Runde { $until }
       *[not-send] { $profession_number ->
            [-1] { $seat } keine Figur nach { $palace } schickt, bis Runde { $until }
           *[other] { $seat } { clause-which } nicht nach { $palace } schickt, bis Runde { $until }
        }
    }
clause-said = { $verb_key ->
        [place] { $palace } setzt { $seat } ({ $profession }) { clause-where } ein, bis Runde { $until }
        [keep] { $palace } lässt { $seat } ({ $profession }) den Streit gewinnen, bis Runde { $until }
        [drop] { $palace } verbannt { $seat } ({ $profession }), bis Runde { $until }
        [bribe] { $seat } zahlt an { $palace } mindestens { $least } Dukaten für { clause-which }, bis Runde { $until }
        [send] { $seat } schickt { clause-which } nach { $palace }, bis Runde { $until }
       *[not-send] { $profession_number ->
            [-1] { $seat } schickt keine Figur nach { $palace }, bis Runde { $until }
           *[other] { $seat } schickt { clause-which } nicht nach { $palace }, bis Runde { $until }
        }
    }
clause-where = { $domain_number ->
        [-1] für mindestens { $least } Dukaten je Zug
       *[other] im { $domain_dat }
    }
clause-which = { $profession_number ->
        [-1] irgendeine Figur
       *[other] den { $profession_acc }
    }

## Was geschah

event-start-chosen = { $seat } beginnt.
event-age-said = { $older ->
        [0] { $seat } ist nicht älter als { $other_seat }.
       *[other] { $seat } ist älter als { $other_seat }.
    }
event-round-began = { $last ->
        [0] Runde { $number } beginnt.
       *[other] Runde { $number } beginnt: Es ist die letzte.
    }
event-turn-began = { $seat } ist am Zug.
event-salary-paid = { $ducats ->
        [-9] { $seat } erhält Einkünfte.
        [one] { $seat } erhält Einkünfte: { $ducats } Dukat.
       *[other] { $seat } erhält Einkünfte: { $ducats } Dukaten.
    }
event-matter-opened = { $kind_key ->
        [uncontested] { $palace } empfängt unbestrittene Figuren: { $parties }.
        [external] { $palace }: äußerer Streit ({ $profession }) zwischen { $parties }.
       *[internal] { $palace }: innerer Streit, die Figur im Amt ({ $profession }) wird angegriffen von { $parties }.
    }
event-floor-yielded = { $seat } hat nichts mehr zu sagen.
event-bribes-called = { $seat } verlangt die Bestechungsgelder.
event-bribe-paid = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } besticht { $palace } ({ $profession }).
           *[other] { $seat } steckt { $palace } heimlich etwas zu ({ $profession }).
        }
        [0] { $seat } hat nichts, um { $palace } zu bestechen ({ $profession }).
       *[other] { $seat } besticht { $palace } mit { $ducats } Dukaten ({ $profession }).
    }
event-loan-taken = Die Bank leiht { $seat } { $ducats } Dukaten.
event-place-given-up = { $seat } verteidigt das Amt in { $palace } nicht mehr ({ $profession }).
event-token-turned-away = { $seat } kann { $palace } nicht bezahlen: Die Figur kommt auf die Insel ({ $profession }).
event-money-given = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } gibt { $to_seat } Geld.
           *[other] { $seat } steckt { $to_seat } Geld zu.
        }
       *[other] { $seat } gibt { $to_seat } { $ducats } Dukaten.
    }
event-token-placed = { $palace } setzt { $seat } ({ $profession }) im { $domain_dat } ein: { $ducats } Dukaten je Zug.
event-token-admitted = { $palace } lässt { $seat } ({ $profession }) ein, im { $domain_dat }: { $ducats } Dukaten je Zug. Verbannt: { $losers }.
event-defender-kept = { $palace } hält { $seat } ({ $profession }) im Amt. Verbannt: { $losers }.
event-defender-replaced = { $palace } nimmt { $former_seat } ({ $profession }) das { $domain_der } und gibt es { $seat }: { $ducats } Dukaten je Zug. Verbannt außer { $former_seat }: { $losers }.
event-matter-lapsed = In { $palace } ist niemand mehr im Streit.
event-token-sent = { $seat } schickt nach { $palace }: { $profession }.
event-word-given = { $clauses_known ->
        [yes] { $tone_key ->
            [promise] { $seat } verspricht { $hearers } (Wort { $number }): { $clauses }.
            [threat] { $seat } droht { $hearers } (Wort { $number }): { $clauses }.
           *[offer] { $seat } bietet { $hearers } an (Wort { $number }): { $clauses }.
        }
       *[no] { $seat } flüstert mit { $hearers } (Wort { $number }).
    }
event-word-accepted = { $seat } nimmt Wort { $number } an.
event-word-declined = { $seat } lehnt Wort { $number } ab.
event-word-withdrawn = { $seat } nimmt Wort { $number } zurück.
event-reason-given = { $why_key ->
        [paid-most] { $seat }: „{ $about_seat } hat am meisten gezahlt.“
        [gave-word] { $seat }: „Ich habe { $about_seat } mein Wort gegeben.“
        [trusted] { $seat }: „{ $about_seat } hat mich anständig behandelt.“
        [grudge] { $seat }: „Ich habe nicht vergessen, was { $about_seat } getan hat.“
        [too-rich] { $seat }: „{ $about_seat } nimmt ohnehin schon zu viel ein.“
        [word-too-dear] { $seat }: „Mein Wort an { $about_seat } wäre mich zu teuer gekommen.“
        [worth-it] { $seat }: „Dieses Amt ist sein Geld wert.“
        [outbids] { $seat }: „{ $about_seat } hat gezahlt, und ich zahle mehr.“
        [least-will-do] { $seat }: „Das Mindeste genügt.“
        [room-there] { $seat }: „In { $palace } ist Platz.“
        [attacks] { $seat }: „{ $about_seat } hat in { $palace } ein Amt, um das zu kämpfen sich lohnt.“
       *[suits-me] { $seat }: „So nützt es mir am meisten.“
    }
event-clause-judged = Das Wort von { $seat } ({ $number }) ist { $verdict }.
event-purses-shown = Die Börsen werden geöffnet: { $coins }.
event-accounts-shown = Die Abrechnung des Spiels liegt offen.
event-ended = { $winners_count ->
        [one] Das Spiel ist aus: { $reason }. { $winners } gewinnt.
       *[other] Das Spiel ist aus: { $reason }. { $winners } teilen den Sieg.
    }

## Wünsche

action-hear-bribes = Die Bestechungsgelder verlangen
action-yield-floor = Nichts mehr zu sagen haben
action-keep = Die Figur im Amt halten
action-pay-nothing = Nichts zahlen
action-concede = Das Amt aufgeben
action-replace = Das Amt an { $seat } geben
action-place = Im { $domain_dat } einsetzen
action-admit = { $seat } einlassen, im { $domain_dat }
action-send = Nach { $palace } schicken: { $profession }
action-place-all = In dieser Reihenfolge einsetzen: { $domains }
action-bribe = { $notes ->
        [one] Mit { $notes } Schein bestechen
       *[other] Mit { $notes } Scheinen bestechen
    }
action-give = { $to_seat } Geld geben: { $notes } Scheine
action-give-word = { $tone } an { $hearers }: { $clauses }
action-accept-word = Wort { $number } annehmen
action-decline-word = Wort { $number } ablehnen
action-withdraw-word = Wort { $number } zurücknehmen
action-say-why = Sagen, warum: { $why }
action-say-age = { $older ->
        [0] Nicht älter sein
       *[other] Älter sein
    }

## Was entschieden wird

agenda-ages = { $actors } vergleicht das eigene Alter mit dem des Hausherrn von { $memo_palace }.
agenda-audience = { $matter_speaker ->
        [-1] { $actors } lässt die anderen reden und verlangt dann die Bestechungsgelder.
       *[other] { $actors } hat das Wort.
    }
agenda-bribery = { $actors } schuldet { $seat } ein Bestechungsgeld, in Scheinen zu { $note } Dukaten.
agenda-uncontested = { $actors } setzt die unbestrittenen Figuren ein.
agenda-external = { $actors } lässt eine der Figuren ein ({ $memo_profession }) und verbannt die anderen.
agenda-internal = { $actors } entscheidet, wer das Amt bekommt: { $memo_profession }.
agenda-sending = { $actors } schickt Figuren in andere Paläste: noch { $to_send }.

## Ablehnungen

refusal-BRI-1 = Ein Bestechungsgeld ist mindestens ein Schein zu { $least } Dukaten.
refusal-BRI-2 = { $requested } Scheine zu { $least } Dukaten können Sie nicht zahlen: Ihre Börse hat { $notes }.
refusal-BRI-4 = Nur wer weniger als { $least } Dukaten hat, zahlt nichts.
refusal-BRI-5 = Geld wechselt nur als Bestechung den Besitzer, und nie mit sich selbst.
refusal-BRI-6 = An diesem Tisch wird verdeckt bestochen: Niemand könnte diesen Satz prüfen.
refusal-EXT-1 = { $seat } hat keine Figur in diesem Streit.
refusal-INT-1 = { $seat } greift in diesem Streit nicht an.
refusal-INT-5 = Hier gibt ein Verteidiger nicht auf, und wer es tat, kann nicht gehalten werden.
refusal-OPT-1 = „{ $salaries }“ ist keine Liste von drei bis fünf steigenden Einkünften, jede in Scheinen zu { $least } Dukaten.
refusal-OPT-2 = Es gibt { $number } Berufe für { $domains } Ämter; es müssen gleich viele sein.
refusal-OPT-3 = Ein Startgeld von { $sum } Dukaten geht nicht in Scheinen zu { $least } auf.
refusal-OPT-4 = { $tokens } Figuren reichen nicht für { $rounds } Runden.
refusal-OPT-5 = { $number } Figuren können nicht in verschiedene Paläste: Es gibt nur { $palaces }.
refusal-OPT-6 = Es gibt keinen Platz { $number }, der beginnen könnte.
refusal-REC-1 = Alle { $tokens } Figuren sind einzusetzen, nicht { $requested }.
refusal-REC-4 = Das { $domain_der } ist nicht frei.
refusal-SEND-2 = { $palace } ist Ihr eigener Palast, oder Sie haben in diesem Zug schon eine Figur hingeschickt.
refusal-SEND-3 = Davon haben Sie keine mehr: { $profession }.
refusal-TALK-3 = An diesem Tisch wird nicht geflüstert.
refusal-TALK-4 = Ein Wort gibt man anderen, wenigstens einem.
refusal-TALK-5 = Ein Wort hat einen bis { $most } Sätze, jeder über eine Figur und den Palast eines anderen.
refusal-TALK-6 = Ein Wort sagt, was Sie selbst tun werden; Drohungen und Angebote brauchen eine Bedingung.
refusal-TALK-7 = Dieses Wort haben Sie jetzt weder zu beantworten noch zurückzunehmen.
refusal-TALK-11 = Sie haben { $most } offene Worte; das genügt für jeden.
refusal-TALK-12 = Runde { $until } ist vorbei oder kommt nie; es ist Runde { $round }.
refusal-TALK-14 = Sie haben in diesem Zug { $most } Dinge gesagt; die anderen wollen spielen. Im nächsten geht es weiter.

## Ausgaben

preset-fx1994 = FX Schmid 1994: fünf Ämter von 10.000 bis 100.000 Dukaten, sechs Runden.
preset-four-room = Die späteren Ausgaben mit vier Zimmern von 1.000 bis 10.000 Dukaten: fünf Runden, am Ende noch einmal Einkünfte.

## Einstellungen

option-salaries = Die Einkünfte der Ämter in Dukaten, steigend, mit Kommas dazwischen.
option-professions = Die Zahl der Berufe; so viele wie Ämter.
option-copies = Figuren jedes Berufs, die ein Platz hat.
option-start-cash = Dukaten, mit denen jeder Platz beginnt.
option-min-bribe = Das geringste Bestechungsgeld in Dukaten und der Schein, in dem alle gezählt werden.
option-send-per-turn = Figuren, die ein Zug verschickt, jede in einen anderen Palast.
option-last-round = Die letzte Runde; in ihr wird niemand geschickt.
option-final-income = Ob alle nach der letzten Runde noch einmal kassieren (yes, no).
option-start-seat = Wer beginnt: durch Los (random), der Platz mit dieser Nummer oder die älteste Person, die der Tisch nennt (oldest).
option-reception-order = Was zuerst kommt: unbestrittene Figuren oder äußere Streitfälle (uncontested, external).
option-placing = Ob unbestrittene Figuren als Gruppe oder einzeln eingesetzt werden (group, token).
option-bribe-secrecy = Ob alle ein Bestechungsgeld sehen oder nur Zahler und Hausherr (open, concealed).
option-cash-visibility = Ob Börsen verdeckt oder offen sind (hidden, open).
option-sums-in-log = Welche Summen das Protokoll zeigt: alle, die der Runde, keine (full, round, none).
option-short-of-cash = Wer das Mindeste nicht hat, zahlt nichts, leiht es oder verliert die Figur (nothing, loan, exile).
option-self-conflict = Ob zwei Bestechungsgelder oder eines zahlt, wer eine eigene Figur angreift (two, one).
option-concede = Ob ein Verteidiger ohne Zahlung aufgeben darf (yes, no).
option-side-payments = Ob Geld außerhalb der Bestechung gegeben werden darf (yes, no).
option-tie-break = Bei Gleichstand wird der Sieg geteilt, oder Figuren im Amt entscheiden (shared, office).
option-whispers = Ob geflüstert werden darf (yes, no).
option-promise-book = Wann das Buch sagt, wer Wort hielt: nie, am Ende, sofort (off, end, live).
option-floor = Ob alle zugleich reden oder einer nach dem anderen in Zahlfolge (free, order).
option-talk-time = Sekunden zum Reden vor jedem Fall; keine bei 0.
option-bribe-time = Sekunden für ein Bestechungsgeld.
option-decide-time = Sekunden für die Entscheidung eines Hausherrn.
option-send-time = Sekunden zum Schicken.

## Regeln: Satz, Titel, und unsere Lesart, wo die Regelhefte eine lassen

rule-SET-1 = Jeder Platz ist Herr eines Palasts und hat zwei Figuren jedes Berufs.
    .title = Paläste und Figuren
    .interpretation = Die Berufe der Ausgaben mit vier Zimmern heißen anders; hier sind es die ersten vier.
rule-SET-2 = Ein Palast hat so viele Ämter, wie es Berufe gibt; jedes bringt eigene Einkünfte.
    .title = Ämter und Einkünfte
    .interpretation = Unser Regelheft druckt keine Einkünfte. Drei Berichte nennen 10.000, 20.000, 30.000, 50.000 und 100.000, sechs die der Ausgaben mit vier Zimmern. Wo sie auf dem Plan liegen, ist nicht bekannt: Sie stehen in steigender Folge.
rule-SET-3 = Jeder Platz beginnt mit zwei Scheinen jedes Werts.
    .title = Startgeld
rule-SET-4 = Was in einer Börse ist, bleibt bis zum Ende geheim.
    .title = Geheime Börsen
    .interpretation = Ein vollkommenes Gedächtnis könnte sie zählen, denn Einkünfte und Bestechungen sind öffentlich. Wer nichts hat, wird trotzdem gefragt, sonst wüssten es alle.
rule-SET-5 = Der Bank geht das Geld nie aus.
    .title = Die Bank
rule-SET-6 = Wer beginnt, wird gelost, ist der Platz, den der Tisch nennt, oder ist die älteste Person.
    .title = Wer beginnt
    .interpretation = Das Regelheft lässt den Ältesten beginnen; ein Los passt an jeden Tisch. Fragt ein Tisch nach der ältesten Person, sagt jeder Platz vom zweiten an, ob er älter ist als die bisher älteste. Nach niemandes Alter wird gefragt, und niemand prüft die Antworten. Ein Bot ist nie älter.
rule-SET-7 = Zu dritt, zu viert und zu fünft gelten dieselben Regeln.
    .title = Drei bis fünf
    .interpretation = Zu dritt geht mit jedem Zug eine Figur an jeden der beiden anderen: Nur die Berufe werden gewählt. Zwei können sich gegen einen verbünden.
rule-SET-8 = Wie weit zurück ein Protokoll Summen zeigt, ist für den Tisch geregelt.
    .title = Summen im Protokoll
    .interpretation = Ein Protokoll aller Summen würde sich für alle erinnern; gewöhnlich zeigt es die der Runde. Wer zusieht, erfährt jede Summe, wenn sie gezahlt wird. Später findet, wer das Protokoll liest, die Summen der Runde (oder des Falls, der ansteht), und ein Platz alles, was nach seiner eigenen letzten Entscheidung kam. Ist das Spiel aus, ist alles offen.
rule-TURN-1 = Eine Runde ist ein Zug für jeden Platz, im Uhrzeigersinn ab dem, der begann.
    .title = Runden
rule-TURN-2 = Ein Zug hat drei Teile in dieser Folge: Einkünfte, Empfang, Schicken.
    .title = Die drei Teile
rule-INC-1 = Die Bank zahlt die Einkünfte jedes Amts in anderen Palästen, das eine eigene Figur hat.
    .title = Einkünfte
rule-INC-2 = In der ersten Runde hat niemand Einkünfte.
    .title = Anfangs keine
rule-REC-1 = Der Hausherr muss jede Figur des Parks empfangen; niemand kann fortgeschickt werden.
    .title = Alle werden empfangen
    .interpretation = Auf die Insel kommt nur, wer einen Streit verliert.
rule-REC-2 = Zuerst unbestrittene Figuren, dann äußere, dann innere Streitfälle.
    .title = Die Folge der Fälle
    .interpretation = Das Regelheft beschreibt den einfachen Empfang vor dem Streit, sagt aber, äußere kämen zuallererst; ein Tisch kann sie ganz an den Anfang setzen.
rule-REC-3 = Gezahlt wird nacheinander, im Uhrzeigersinn von der Linken des Hausherrn; jeder hört, was vorher gezahlt wurde.
    .title = Die Folge der Zahler
rule-REC-4 = Der Hausherr allein entscheidet, wohin Figuren kommen, eine in jedes freie Amt, durch kein Geld und kein Wort gebunden.
    .title = Der Hausherr entscheidet
    .interpretation = Niemand bewirbt sich um ein Amt; ein Wunsch ist bloßes Reden.
rule-REC-5 = Alle unbestrittenen Figuren werden mit einer Entscheidung eingesetzt; sie ist endgültig.
    .title = Eine Entscheidung für die Gruppe
    .interpretation = Ein Tisch kann sie einzeln einsetzen lassen.
rule-REC-6 = Hat eine Figur nur ein freies Amt, kommt sie dorthin; das Bestechungsgeld ist dennoch fällig.
    .title = Das letzte freie Amt
rule-BRI-1 = Ein Bestechungsgeld ist mindestens der kleinste Schein und wird in solchen gezählt.
    .title = Das geringste Bestechungsgeld
    .interpretation = Schritte sind nicht gedruckt; der kleinste Schein ist der kleinste Schritt.
rule-BRI-2 = Bestechungsgeld wird sofort und bar gezahlt, nie über die Börse hinaus, nie erhöht oder erstattet.
    .title = Sofort gezahlt
rule-BRI-3 = Für jede Figur in jedem Fall ist ein Bestechungsgeld fällig; das Geld bleibt dem Hausherrn.
    .title = Eines für jede Figur
    .interpretation = So kann man in einem Empfang mehrmals zahlen.
rule-BRI-4 = Wer das Mindeste nicht hat, zahlt nichts und bleibt im Fall.
    .title = Knapp bei Kasse
    .interpretation = Das Regelheft kennt nur zwei Wege auf die Insel und keine Schulden. Ein Tisch kann die Bank das Mindeste leihen lassen, am Ende zurückzuzahlen, oder die Figur verbannen; ein Verteidiger, den niemand mehr angreift, bleibt.
rule-BRI-5 = Geld wechselt den Besitzer nur als Einkunft oder Bestechung.
    .title = Keine Geschenke
    .interpretation = Ein Tisch kann sie erlauben; wer am Zug ist, darf dann zuerst schenken.
rule-BRI-6 = Alle hören jedes Bestechungsgeld.
    .title = Offene Bestechung
    .interpretation = Als Variante verdeckt: Nur Zahler und Hausherr kennen die Summe. Da niemand erfährt, was ein anderer zahlt, werden alle, die zahlen müssen, zugleich gefragt, und jeder erfährt nur, dass die anderen gezahlt haben.
rule-EXT-1 = Gleiche im Park, von denen keiner im Amt ist, liegen im Streit: Einer kommt in ein freies Amt, die anderen werden verbannt.
    .title = Äußerer Streit
rule-EXT-2 = Von zwei äußeren Streitfällen kommt der zuerst, dessen erster Zahler näher zur Linken des Hausherrn sitzt.
    .title = Zwei äußere Streitfälle
rule-INT-1 = Eine Figur im Amt, von Gleichen angegriffen, liegt mit allen zugleich im Streit: Eine hat genau dieses Amt, die anderen werden verbannt.
    .title = Innerer Streit
    .interpretation = Wie viele auch angreifen, es ist ein Streit; Gleiche im Park ergeben keinen äußeren, wenn ihresgleichen im Amt ist.
rule-INT-2 = Mehrere innere Streitfälle werden vom geringsten Amt aufwärts entschieden.
    .title = Mehrere innere Streitfälle
rule-INT-3 = Wem die Figur im Amt gehört, der zahlt zuerst.
    .title = Der Verteidiger zahlt zuerst
rule-INT-4 = Wer eine eigene Figur angreift, zahlt für beide.
    .title = Sich selbst angreifen
    .interpretation = Das Regelheft verbietet nur den eigenen Palast. Ist sonst niemand beteiligt, wird der Hausherr nicht gefragt: Die Figur im Amt bleibt. Ein Tisch kann ein Bestechungsgeld für beide verlangen; ein Amt, das man aufgibt, kostet nichts, der Angreifer dann das seine.
rule-INT-5 = Ein Verteidiger muss zahlen und kann nicht aufgeben.
    .title = Kein Aufgeben
    .interpretation = Ein Tisch kann es erlauben. Wer zugunsten des eigenen Angreifers aufgibt, verliert die Figur im Amt durch sich selbst, nicht durch den Hausherrn; der Angreifer übernimmt das Amt.
rule-INT-6 = Wer verbannt ist, bleibt für den Rest des Spiels auf der Insel.
    .title = Die Insel
rule-SEND-1 = Jeder Zug verschickt genau zwei Figuren des Vorrats.
    .title = Zwei Figuren
rule-SEND-2 = Sie gehen in zwei verschiedene Paläste anderer.
    .title = Zwei Paläste
rule-SEND-3 = Sonst darf jede Figur des Vorrats überallhin, auch zwei desselben Berufs.
    .title = Jeder Beruf
rule-SEND-4 = In der letzten Runde wird niemand geschickt.
    .title = Niemand in der letzten Runde
rule-END-1 = Das Spiel endet nach der letzten Runde: der sechsten bei fünf Ämtern, der fünften bei vier.
    .title = Die letzte Runde
rule-END-2 = In den Ausgaben mit vier Zimmern kassieren alle nach der letzten Runde noch einmal.
    .title = Noch einmal Einkünfte
    .interpretation = Vom Spiel von 1994 sagt es keine Quelle: Dort wird das Geld sofort gezählt. Ein Tisch kann zahlen.
rule-END-3 = Alle Börsen werden geöffnet; das meiste Geld gewinnt.
    .title = Der Sieger
rule-END-4 = Wer gleichauf liegt, teilt den Sieg.
    .title = Gleichstand
    .interpretation = Keine Quelle löst ihn auf. Ein Tisch kann die Einkünfte der Figuren im Amt entscheiden lassen, dann weniger Verbannte.
rule-END-5 = Ist das Spiel aus, erfahren alle, was jeder Platz an Bestechungsgeld gezahlt und genommen hat, seine Einkünfte, seine Verbannungen, was ihm Wortbruch eingebracht hat, welche Drohungen er wahr gemacht hat und sein Geld am Ende jeder Runde.
    .title = Die Abrechnung
    .interpretation = Was ein gebrochenes Wort einbringt: von einem versprochenen Bestechungsgeld, was nicht gezahlt wurde; von einem versprochenen Amt das Bestechungsgeld dessen, dem es versprochen war. Von mehreren Worten über dasselbe Geld zählt die größte Summe; Geflüstertes zählt nicht. Eine Verbannung geht auf den Hausherrn, wenn die Figur dort einen Streit verlor, und auf niemanden, wenn ihr Besitzer nicht zahlen konnte oder aufgab. Eine Drohung ist wahr gemacht, wenn einer ihrer Sätze gehalten wurde.
rule-TALK-1 = Vor jedem Fall ist Zeit zum Reden, bis der Hausherr die Bestechungsgelder verlangt.
    .title = Zeit zum Reden
rule-TALK-2 = Ein Tisch kann einem nach dem anderen das Wort geben, in der Folge der Zahlung.
    .title = Das Wort haben
    .interpretation = Das regelt, auf wen gewartet wird; niemandem wird der Mund verboten, denn reden und sein Wort geben darf jeder jederzeit.
rule-TALK-3 = Alles Reden hören alle, wenn der Tisch kein Flüstern erlaubt.
    .title = Flüstern
    .interpretation = Flüstern kann man Worte aus Sätzen; das Gespräch ist immer für alle offen. Was aus Geflüstertem wurde, erfährt am Ende, wer es gehört hat.
rule-TALK-4 = Jeder darf jederzeit versprechen, drohen oder anbieten: einem, mehreren oder allen.
    .title = Gegebene Worte
rule-TALK-5 = Ein Wort besteht aus prüfbaren Sätzen: einsetzen, halten, verbannen, bestechen, schicken, nicht schicken.
    .title = Sätze
rule-TALK-6 = Ein Wort sagt, was sein Sprecher tun wird, und vielleicht wenn oder außer wenn was; Drohungen und Angebote haben eine Bedingung.
    .title = Bedingungen
rule-TALK-7 = Wem ein Wort gilt, der darf es annehmen oder ablehnen; bis jemand annimmt, kann es zurückgenommen werden; am Ende läuft es ab.
    .title = Das Leben eines Worts
rule-TALK-8 = Jeder Satz wird nach den Taten beurteilt: gehalten, gebrochen, hinfällig ohne seine Bedingung, unmöglich, wenn andere ihn dazu machten.
    .title = Wie Worte beurteilt werden
    .interpretation = Ein Amt, um das niemand bat, ein Streit, der nie kam, ein Verteidiger, der aufgab, machen einen Satz unmöglich. Was der Sprecher selbst unmöglich gemacht hat, ist gebrochen. Geldmangel nicht, denn Börsen sind geheim. Ein Angebot zählt, sobald es jemand angenommen hat.
rule-TALK-9 = Das Buch der Versprechen sagt, wer Wort hielt: am Ende, sofort oder nie.
    .title = Das Buch der Versprechen
    .interpretation = Die eigenen offenen Worte sind in jedem Fall eine private Gedächtnisstütze.
rule-TALK-10 = Nichts Gesagtes wird je erzwungen.
    .title = Nichts bindet
rule-TALK-11 = Ein Platz hat nicht mehr als zwanzig offene Worte.
    .title = Nicht zu viele Worte
rule-TALK-12 = Ein Satz spricht von Runden, die noch kommen.
    .title = Kommende Runden
rule-TALK-13 = Jeder darf sagen, warum er so gewählt hat, ob es stimmt oder nicht; niemand prüft es.
    .title = Gründe
rule-TALK-14 = In einem Zug gibt ein Platz nicht mehr als sechzig Worte und Gründe.
    .title = Nicht ohne Ende
    .interpretation = Annehmen, Ablehnen und Zurücknehmen zählen nicht. Es ist weit mehr, als man braucht, und hindert einen Platz, das Buch vollzuschreiben.
rule-OUT-1 = Ein Platz, dessen Zeit um ist, ist nie älter; es wird das Mindeste gezahlt, der Verteidiger bleibt, wer mehr zahlte, bekommt das bessere Amt, und geschickt wird nach einer festen Zählung.
    .title = Keine Antwort
    .interpretation = Um das Schicken wird nicht gelost: Welche Figuren wohin gehen, folgt aus Runde, Platz und dem, was schon geschickt ist, damit diese Wahl nur vom Tisch abhängt.
rule-OUT-2 = Ein verlassener Platz spielt neutral weiter: das Mindeste, Ämter den höchsten Zahlern, Schicken durch Los.
    .title = Ein Spieler ist fort
rule-OUT-3 = Bestechung, Entscheidung und Schicken haben ihre eigenen Zeiten.
    .title = Zeiten
    .interpretation = Bei Uhren für eine Sitzung hat jeder Schritt seine Zeit, die des Tisches, und sonst zählt nichts; 0 heißt: so lange man will. Dann spielt die Uhr, was vorgesehen ist: Sie beendet das Reden, gibt das Wort weiter, zahlt das geringste Bestechungsgeld. Sitzen Menschen am Tisch, lässt ein Hausherr, der ein Bot ist, die Zeit zum Reden laufen und wartet ohne solche Uhren, bis einige Sekunden lang nichts gesagt wurde; Bots unter sich warten auf nichts.
rule-OPT-1 = Einkünfte sind drei bis fünf, steigend, jede in ganzen Scheinen.
    .title = Passende Einkünfte
rule-OPT-2 = Es gibt so viele Berufe wie Ämter.
    .title = Passende Berufe
rule-OPT-3 = Das Startgeld geht in Scheinen auf.
    .title = Passendes Startgeld
rule-OPT-4 = Für jede Runde außer der letzten gibt es Figuren.
    .title = Passende Runden
rule-OPT-5 = Die Figuren eines Zugs finden ebenso viele andere Paläste.
    .title = Passende Paläste
rule-OPT-6 = Wer beginnt, sitzt am Tisch.
    .title = Ein Platz, den es gibt

## Kinds of wishes, as headings

kind-hear-bribes = Die Bestechungsgelder verlangen
kind-yield-floor = Nichts mehr zu sagen haben
kind-keep = Die Figur im Amt halten
kind-pay-nothing = Nichts zahlen
kind-concede = Das Amt aufgeben
kind-replace = Das Amt vergeben
kind-place = Die Figur einsetzen
kind-admit = Eine Figur einlassen
kind-send = Eine Figur schicken
kind-place-all = Die Figuren einsetzen
kind-bribe = Bestechungsgeld zahlen
kind-give = Geld geben
kind-give-word = Ein Wort geben
kind-accept-word = Ein Wort annehmen
kind-decline-word = Ein Wort ablehnen
kind-withdraw-word = Ein Wort zurücknehmen
kind-say-why = Sagen, warum
kind-say-age = Sagen, ob man älter ist

## Sections of the rule reference, by their titles

section-set-up = Aufbau
section-the-turn = Der Zug
section-stage-1-income = Schritt 1: Einkünfte
section-stage-2-reception = Schritt 2: Empfang
section-bribes = Bestechungsgelder
section-external-conflicts = Äußerer Streit
section-internal-conflicts = Innerer Streit
section-stage-3-sending = Schritt 3: Schicken
section-the-end = Das Ende
section-talk = Gespräch
section-no-answer = Keine Antwort
section-options = Optionen

## Editions of the rulebook

edition-fx-fr = FX Schmid 1994, französische Übersetzung
edition-reports = Öffentliche Berichte

## The board in the terminal

view-palace = Palast
view-park = Park
view-income = Einkünfte
view-reserve = Vorrat
view-island = Insel
view-bribes-paid = Bestechung gezahlt
view-bribes-taken = Bestechung genommen
view-salaries = Einkünfte
view-exiles-caused = Verbannungen verfügt
view-exiles-suffered = Verbannungen erlitten
view-broken-gains = Verdient durch Wortbruch
view-threats-carried = Drohungen wahr gemacht
view-fortunes = Geld am Ende einer Runde
