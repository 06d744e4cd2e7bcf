# Texts about the Princes on pages of the whole site; every page loads them.

web-about-princes = Due principi, due piccole terre fatte di carte. Tira i dadi, costruisci, scambia, manda cavalieri ed eroi; in torneo ogni giocatore porta il proprio mazzo.
