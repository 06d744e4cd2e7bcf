# Texts about Intrigue on pages of the whole site; every page loads them.

web-about-intrigue = Envoyez les vôtres dans d’autres palais, payez les faveurs, promettez ce que vous voulez. Personne n’est tenu par sa parole, et chacun s’en souvient.
web-won-by-intrigue = Victoire avec { $points } ducats : { $names }
