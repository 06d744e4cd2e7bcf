# Texts about the Princes on pages of the whole site; every page loads them.

web-about-princes = Zwei Fürsten, zwei kleine Länder aus Karten. Würfeln, bauen und tauschen Sie, schicken Sie Ritter und Helden; im Turnier bringt jeder ein eigenes Deck mit.
