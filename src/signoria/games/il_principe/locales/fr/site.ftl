# Texts about Il Principe on pages of the whole site; every page loads them.

web-about-il-principe = Cinq familles enchérissent sur des bâtiments, des rôles et des faveurs. Bâtissez bien et montrez-vous dans toute l’Italie pour devenir prince.
web-learn-in-ten = Apprendre Il Principe en dix minutes
web-learn-in-ten-more = Une première partie guidée, une chose à la fois. Vous jouez dès la première minute.
web-learn-intro = Jouez une vraie partie d’Il Principe contre deux bots. À chaque décision, une note dit de quoi il s’agit et quelle règle est en jeu. Vous pouvez fermer les notes quand vous voulez et continuer à jouer.
web-learn-aim-title = Le but
web-learn-aim = Vous dirigez une famille de l’Italie de la Renaissance. Les points viennent des cités que vous construisez, des rôles que vous tenez et des régions où vos blasons sont en majorité. Qui a le plus de points l’emporte.
web-learn-round-title = Une manche
web-learn-round = Chacun reçoit des cartes et de l’argent, met une partie de ses cartes aux enchères, mise sur les lots, puis construit une cité ou pose des bâtiments. À la fin, les rôles vont aux joueurs qui montrent le plus de bâtiments d’une couleur.
web-learn-twist-title = Le revers
web-learn-twist = Le gagnant d’un rôle majeur retourne la moitié de ces bâtiments face cachée. Le pouvoir s’use : personne ne reste longtemps Seigneur sans nouveaux châteaux.
