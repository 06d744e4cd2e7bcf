# Texts about the Princes on pages of the whole site; every page loads them.

web-about-princes = Two princes, two small lands of cards. Roll, build and trade, send knights and heroes; in a tournament each player brings a deck.
