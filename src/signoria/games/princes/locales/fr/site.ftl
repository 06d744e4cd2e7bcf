# Texts about the Princes on pages of the whole site; every page loads them.

web-about-princes = Deux princes, deux petits pays de cartes. Lancez les dés, bâtissez, échangez, envoyez chevaliers et héros ; en tournoi, chaque joueur apporte son propre jeu de cartes.
