# Texts about Intrigue on pages of the whole site; every page loads them.

web-about-intrigue = Schicken Sie Ihre Leute in fremde Paläste, zahlen Sie für Gunst, versprechen Sie, was Sie wollen. Niemand muss Wort halten, und alle merken es sich.
web-won-by-intrigue = Sieg mit { $points } Dukaten: { $names }
