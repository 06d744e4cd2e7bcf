# Texts about Intrigue on pages of the whole site; every page loads them.

web-about-intrigue = Manda i tuoi in altri palazzi, paga i favori, prometti quello che vuoi. Nessuno è tenuto alla parola data, e tutti se ne ricordano.
web-won-by-intrigue = Vittoria con { $points } ducati: { $names }
