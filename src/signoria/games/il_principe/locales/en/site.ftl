# Texts about Il Principe on pages of the whole site; every page loads them.

web-about-il-principe = Five families bid for buildings, offices and favour. Build well and be seen all over Italy to become prince.
web-learn-in-ten = Learn Il Principe in ten minutes
web-learn-in-ten-more = A guided first game, one thing at a time. You play from the first minute.
web-learn-intro = Play a real game of Il Principe against two bots. At each decision a note says what it is about and which rule stands behind it. You can close the notes whenever you like and simply play on.
web-learn-aim-title = The aim
web-learn-aim = You lead a family of Renaissance Italy. Points come from cities you build, from roles you hold and from regions where your shields are in the majority. Most points win.
web-learn-round-title = A round
web-learn-round = Everybody draws cards and money, gives some cards up for auction, bids for the lots, then builds a city or lays buildings. At the end roles go to the seats that show most buildings of a colour.
web-learn-twist-title = The twist
web-learn-twist = The winner of a major role turns half of those buildings face down. Power wears out: nobody stays Lord for long without new castles.
