# Texts about Il Principe on pages of the whole site; every page loads them.

web-about-il-principe = Cinque famiglie si contendono all’asta edifici, ruoli e favori. Costruisci bene e fatti vedere in tutta Italia per diventare principe.
web-learn-in-ten = Impara Il Principe in dieci minuti
web-learn-in-ten-more = Una prima partita guidata, una cosa alla volta. Giochi dal primo minuto.
web-learn-intro = Gioca una vera partita a Il Principe contro due bot. A ogni decisione una nota dice di che cosa si tratta e quale regola c’è dietro. Puoi chiudere le note quando vuoi e continuare a giocare.
web-learn-aim-title = Lo scopo
web-learn-aim = Guidi una famiglia dell’Italia del Rinascimento. I punti vengono dalle città che costruisci, dai ruoli che tieni e dalle regioni in cui i tuoi blasoni sono in maggioranza. Vince chi ha più punti.
web-learn-round-title = Un round
web-learn-round = Tutti ricevono carte e denaro, mettono all’asta una parte delle carte, fanno offerte per i lotti, poi costruiscono una città o giocano edifici. Alla fine i ruoli vanno ai giocatori che mostrano più edifici di un colore.
web-learn-twist-title = Il colpo di scena
web-learn-twist = Chi vince un ruolo maggiore gira a faccia in giù metà di quegli edifici. Il potere si consuma: nessuno resta a lungo Signore senza nuovi castelli.
