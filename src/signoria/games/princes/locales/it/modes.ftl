# I Principi di Catan: partite a tema, duello e torneo.

stack-5 = 5
stack-6 = 6
stack-7 = 7
stack-8 = 8

## Che cosa è successo

event-deck-brought = { $brought_known ->
        [no] { $seat } porta un mazzo.
       *[yes] { $seat } porta { $brought }.
    }
event-deck-shown = { $seat } mostra il mazzo: { $brought }.
event-stolen-returned = { $seat } riprende { $number } { $card }.
event-card-chosen = { $card_number ->
        [-9] { $seat } sceglie una carta per la prima mano.
       *[other] { $seat } sceglie { $card } per la prima mano.
    }
event-region-picked = { $card_number ->
        [-9] { $seat } fissa il posto di una regione.
       *[other] { $seat } posa { $card } al posto seguente.
    }
event-regions-arranged = Le regioni di { $seat }: { $regions }.
event-event-removed = { $card_number ->
        [-9] Un evento lascia per sempre la pila degli eventi, coperto.
       *[other] { $card } lascia per sempre la pila degli eventi.
    }
record-brought = { $card }
record-regions = { $card }

## Desideri e domande

action-pick-deck = Portare il mazzo pronto { $deck }
action-bring-deck = Portare un mazzo proprio: { $brought }
agenda-decks = Tocca a { $actors } portare un mazzo.
agenda-first-hand = Tocca a { $actors } scegliere carte per la prima mano.
agenda-arranging = Tocca a { $actors } disporre le regioni.
agenda-preparing = { $actors } costruisce nel turno preparatorio, o passa.
agenda-stack-for = { $actors } sceglie una pila per una carta della mano.

## Rifiuti

refusal-MODE-4 = La pila { $stack } ha un dorso diverso da { $card }.
refusal-MODE-8 = { $card } non è una tua regione ancora senza posto.
refusal-MODE-9 = Solo un torneo si gioca con i mazzi: { $option } non si imposta qui.
refusal-T1 = { $card } non è in nessuna scatola di questa collezione.
refusal-T6 = Eventi scelti: { $found }; devono essere { $allowed }.
refusal-T7 = { $card } è scelto { $found } volte, al massimo { $allowed }: di quelli con la luna ne vale uno.
refusal-T8 = { $card } è scelto troppo spesso: { $found } dove { $allowed } è permesso.
refusal-T12 = { $fault ->
        [wrong-back] { $card } non va in un mazzo.
       *[other] Carte nel mazzo: { $found }; devono essere { $allowed }.
    }
refusal-T13 = { $card } è nel mazzo { $found } volte, al massimo { $allowed }.
refusal-T14 = { $card } è una carta speciale: { $found } nel mazzo, permesse { $allowed }.
refusal-T15 = { $card } è dell’era degli esploratori, senza accordo tra i giocatori.
refusal-T16 = { $card } non è nel tuo mazzo, o non più.
refusal-T18 = Niente carte azione nel turno preparatorio, né nulla che tocchi il tuo avversario.
refusal-T19 = { $card } toccherebbe il tuo avversario e deve aspettare la fine del turno preparatorio.
refusal-T23 = Di chi è la carta ha scelto la pila { $stack }.
refusal-T25 = { $card } è già in gioco, e di un nome ce n’è uno solo sul tavolo.
refusal-T26 = Tre saggi al massimo: non c’è posto per { $card }.

## Modi e opzioni

preset-gold = Una partita a tema, l’era dell’oro: dodici punti vittoria.
preset-turmoil = Una partita a tema, l’era dei tumulti: dodici punti vittoria.
preset-progress = Una partita a tema, l’era del progresso: dodici punti vittoria.
preset-duel = Il Duello dei Principi: tutte e tre le ere, senza le carte con la luna, tredici punti vittoria.
preset-tournament = Il torneo: ognuno porta un mazzo, quindici punti vittoria.
option-mode = Il modo di giocare: quali carte, quali pile, come si comincia.
option-red-deck = Il mazzo di Rosso in un torneo: un mazzo pronto, un codice o un elenco; «choose» lo lascia portare al giocatore, non visto.
option-blue-deck = Il mazzo di Blu in un torneo: un mazzo pronto, un codice o un elenco; «choose» lo lascia portare al giocatore, non visto.

## Il tavolo come testo

board-open = Scoperte: { $list }
board-stacks-of = Pile di { $name }: { $stacks }
board-order = Disposte finora: { $list }
board-deck = Mazzo di { $name }: { $list }
board-stolen = { $name } tiene dell’altro: { $list }

## Regole

rule-MODE-1 = In una partita a tema le carte base formano tre pile di dodici, quelle dell’era due; i suoi eventi vanno nella pila degli eventi.
    .title = Partite a tema
rule-MODE-2 = Nelle partite a tema e nel duello ognuno guarda una pila base e ne prende tre carte per la prima mano; l’ordine resta.
    .title = La prima mano
    .interpretation = Il secondo cerca in un’altra pila; pile che nessuno ha visto sono uguali, perciò a nessuno si chiede quale.
rule-MODE-3 = In una partita a tema alcune carte dell’era stanno scoperte. Si costruiscono da lì senza pescarle, e vi tornano quando escono dal gioco.
    .title = Carte scoperte
rule-MODE-4 = Una carta va sotto una pila con lo stesso dorso.
    .title = Pile dello stesso dorso
rule-MODE-5 = Tutti vedono i dorsi delle carte, anche in mano.
    .title = I dorsi
    .interpretation = In un torneo i dorsi si considerano uguali.
rule-MODE-6 = Un duello si gioca senza le carte con la luna: tre pile base di dodici e una per ogni era, con le carte che starebbero scoperte.
    .title = Il duello
rule-MODE-7 = La pila degli eventi di un duello ha Yule, gli altri cinque eventi senza luna e sei di quelli con la luna, a sorte.
    .title = Eventi del duello
rule-MODE-8 = Note le prime mani, ognuno dispone come vuole le sei prime regioni; si rivelano insieme.
    .title = Disposizione libera
    .interpretation = Entrambi scelgono nello stesso tempo, posto per posto da sinistra, sopra prima di sotto.
rule-MODE-9 = Si portano mazzi solo a un torneo.
    .title = Altrove niente mazzi
rule-END-3 = Salvo nella partita introduttiva, chi ha i punti vittoria nel proprio turno vince subito.
    .title = Subito
    .interpretation = Prima si paga ciò che costa l’ultimo atto.
rule-T2 = La casa è l’ospite: carte centrali e regioni stanno al centro, per entrambi.
    .title = L’ospite
    .interpretation = Rosso siede con l’ospite; altro non ne dipende.
rule-T3 = I principati si dispongono come sempre, e le prime regioni quando le mani sono note.
    .title = Preparazione
rule-T4 = Ogni prima regione ha una risorsa, anche il fiume d’oro.
    .title = Prime risorse
rule-T9 = I dodici eventi si mescolano e la pila si forma attorno a Yule come sempre. Quelli che tornano sotto i primi quattro lo fanno.
    .title = La pila degli eventi
    .interpretation = Con meno di quattro carte un tale evento va in fondo.
rule-T10 = Quando restano tre eventi oltre a Yule, Yule si toglie; da allora gli eventi si posano scoperti e si mescolano quando l’ultimo è rivelato.
    .title = Pochi eventi
    .interpretation = Si tolgono solo carte coperte. Se non ne restano, le altre si mescolano subito; senza eventi la faccia non porta nulla. Chi toglie una carta dal gioco è il solo a conoscerla.
rule-T11 = Dopo la partita ognuno riprende gli eventi che ha portato.
    .title = Riprendere gli eventi
rule-T16 = Ognuno sceglie tre carte del mazzo come prima mano; le altre 32 formano quattro pile proprie di otto. Pesca solo da queste.
    .title = Pile proprie
    .interpretation = Entrambi scelgono nello stesso tempo.
rule-T17 = Nel turno preparatorio i due costruiscono a turno, una carta della mano o una carta centrale, finché passano. Chi ha passato o non ha carte ha finito.
    .title = Il turno preparatorio
    .interpretation = La sorte dice chi costruisce per primo. Chi ha carte è interrogato anche se non può pagarne, perché nessuno deve saperlo.
rule-T18 = Là non si tira dado, non si gioca azione, non si costruisce nulla presso l’altro, e non si costruisce né si usa nulla che lo tocchi.
    .title = Limiti del turno
rule-T19 = Ciò che vi si costruisce serve subito a chi lo possiede, e una funzione si usa oltre alla costruzione. Ciò che vale una volta per turno vale una volta in tutto il turno preparatorio; ciò che aspetta il turno dopo la costruzione ne aspetta la fine. Una nave pirata si costruisce finché l’altro non ha navi mercantili.
    .title = Vantaggi propri
    .interpretation = La frase stampata sulla nave pirata si prende per una svista: nulla deve ancora affondare.
rule-T20 = Poi entrambi completano la mano e possono scambiare come sempre.
    .title = Completare la mano
rule-T21 = Chi ha costruito per secondo comincia la partita.
    .title = Chi comincia la partita
    .interpretation = Il secondo è chi ha il secondo turno, anche se qualcuno passa subito.
rule-T22 = Ognuno ha i propri scarti: per le azioni giocate e le sue carte uscite dal gioco.
    .title = Scarti propri
rule-T23 = Ciò che un giocatore deve mettere sotto una pila o scartare va sotto le sue pile o nei suoi scarti, anche le carte rubate; quelli dell’altro sono fuori portata.
    .title = Solo i propri
    .interpretation = Dove l’altro sceglie una carta della mano, prima il suo possessore ha scelto la pila.
rule-T24 = Le carte rubate si annotano e si rendono dopo la partita.
    .title = Carte rubate
    .interpretation = La nota è aperta a tutti.
rule-T25 = Di un’unità con nome proprio ce n’è una su tutto il tavolo; uscita dal gioco, chiunque può ricostruirla.
    .title = Nomi propri
rule-T26 = Un principato ha al massimo tre saggi.
    .title = Saggi
rule-T27 = Le carte che cercano in una pila o negli scarti cercano nei propri, se non nominano quelli dell’altro.
    .title = Quale pila
rule-T28 = Le carte scoperte di una partita a tema qui sono in un mazzo: vanno pescate e posate dalla mano.
    .title = Niente carte scoperte
rule-T29 = Chi ha quindici punti vittoria nel proprio turno vince subito, anche prima dei dadi, qualunque cosa abbia l’altro.
    .title = Vittoria
    .interpretation = Nessuno deve reclamarla.
