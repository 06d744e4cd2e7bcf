# Texts about Il Principe on pages of the whole site; every page loads them.

web-about-il-principe = Fünf Familien bieten auf Gebäude, Rollen und Gunst. Bauen Sie gut und zeigen Sie in ganz Italien Flagge, um Fürst zu werden.
web-learn-in-ten = Il Principe in zehn Minuten gelernt
web-learn-in-ten-more = Eine geführte erste Partie, eines nach dem anderen. Sie spielen von der ersten Minute an.
web-learn-intro = Spielen Sie eine richtige Partie Il Principe gegen zwei Bots. Bei jeder Entscheidung sagt ein Hinweis, worum es geht und welche Regel dahintersteht. Sie können die Hinweise jederzeit schließen und einfach weiterspielen.
web-learn-aim-title = Das Ziel
web-learn-aim = Sie führen eine Familie im Italien der Renaissance. Punkte bringen Städte, die Sie bauen, Rollen, die Sie innehaben, und Regionen, in denen Ihre Wappen in der Mehrheit sind. Wer die meisten Punkte hat, gewinnt.
web-learn-round-title = Eine Runde
web-learn-round = Alle erhalten Karten und Geld, geben einige Karten in die Versteigerung, bieten auf die Posten und bauen dann eine Stadt oder legen Gebäude aus. Am Ende gehen die Rollen an die, die von einer Farbe am meisten zeigen.
web-learn-twist-title = Der Haken
web-learn-twist = Wer eine große Rolle gewinnt, dreht die Hälfte dieser Gebäude um. Macht nutzt sich ab: Ohne neue Burgen bleibt niemand lange Lehnsherr.
