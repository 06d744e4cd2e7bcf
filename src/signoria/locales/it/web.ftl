# Messaggi della pagina nel browser che non appartengono a un solo gioco.

## Dappertutto

web-waiting = Un momento …
web-unreachable = Il server non risponde. Nulla è perduto; la pagina riprova da sola.
web-guest-name = Ospite { NUMBER($number, useGrouping: 0) }
web-seat-number = Posto { $number }
web-labelled = { $label }: { $value }
web-close = Chiudi
web-unreachable-now = Il server non ha risposto. Nulla è perduto; riprova.
web-broken = Si è verificato un errore in questa pagina. Le tue partite sono al sicuro; ricarica la pagina.
web-cancel = Annulla
web-try-again = Riprova
web-level-page = Paggio
web-level-courtier = Cortigiano
web-level-minister = Ministro
web-level-prince = Principe
web-level-honest = Onesto
web-level-grasping = Avido
web-level-tit-for-tat = Occhio per occhio
web-level-traitor = Traditore
web-level-schemer = Intrigante
web-level-choice-page = Paggio (il più facile)
web-level-choice-courtier = Cortigiano (facile)
web-level-choice-minister = Ministro (forte)
web-level-choice-prince = Principe (il più forte)

## Imparare

web-learn-heading = La tua prima partita
web-learn-begin = Comincia la partita guidata
web-learn-note = Guida
web-learn-progress = Lezione { $number } di { $all }
web-learn-leave = Chiudi la guida
web-learn-rules = Le regole che contano qui
web-learn-finish = Finisci qui
web-learn-done-title = Hai visto tutto
web-learn-done = Ogni tipo di decisione si è presentato una volta. Gioca questa partita fino in fondo, oppure chiudi la guida.
web-learn-watch-title = Guarda
web-learn-watch = Adesso decidono gli altri. Il diario dice che cosa succede; la tua prossima decisione arriva da sola.

## Intestazione

web-to-content = Vai al contenuto
web-to-home = Signoria, vai alla home
web-main-pages = Pagine principali
web-to-lobby = Lobby
web-to-learn = Impara
web-to-rules = Regole
web-language = Lingua
web-theme = Tema
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-contrast = Contrasto elevato
web-my-menu = { $name }: partite e account
web-i-am-guest = Ospite in questo browser
web-register-account = Crea il mio account
web-my-games = Le mie partite
web-my-account = Impostazioni e account
web-sign-in = Accedi
web-sign-in-instead = Accedi al mio account
web-sign-out = Esci

## Pagina iniziale

web-welcome = Conquista i lotti, costruisci le città, governa il paese.
web-welcome-more = Giochi di principi da due a cinque: contro i bot, con amici lontani o tutti davanti a uno schermo. Non serve un account.
web-description = Signoria: giochi di principi, con gli amici, a uno schermo solo o contro i bot.
web-play-now = Gioca subito contro i bot
web-play-now-more = { $game } a un tavolo da { $number }; si comincia subito.
web-invite-friends = Invita gli amici
web-invite-friends-more = Un tavolo tutto tuo e un link che si apre su ogni telefono.
web-all-here = Tutti a questo schermo
web-all-here-more = Passatevi il dispositivo; ogni mano resta segreta.
web-own-table = Crea il tuo tavolo
web-see-lobby = Vedi tutti i tavoli
web-the-games = { $number ->
        [one] Il gioco
       *[other] I giochi
    }
web-how-many-play = Da { $fewest } a { $most } giocatori
web-so-many-play = { $number } giocatori
web-the-rules-of = Le regole: { $game }
web-begin-lesson = Comincia la lezione
web-my-name = Il tuo nome al tavolo
web-my-name-hint = Lo vedono i tuoi amici. Puoi cambiarlo quando vuoi.
web-my-name-free = Come preferisci
web-how-many-are-you = In quanti giocate?
web-invite-next = Poi ricevi un link da inviare. Chi lo apre può sedersi, senza account.
web-create-and-invite = Crea il tavolo e ricevi il link
web-player-number = Giocatore { $number }
web-name-of-player = Nome del giocatore { $number }
web-all-here-next = Un sipario nasconde il tavolo tra un turno e l’altro, finché il prossimo giocatore non lo apre.
web-begin = Comincia la partita
web-my-running-games = Le tue partite in corso
web-all-my-games = Tutte le mie partite
web-now-played = Partite in corso

## The table

web-your-turn = Tocca a te.
web-only-watching = Stai guardando.
web-table-title-turn = Tocca a te – { $game }
web-table-title = { $game } – Signoria
web-table-home = Torna alla home
web-table-log = Diario
web-table-chat = Chat
web-table-chat-unread = Discussione, { $number } da leggere
web-table-rules = Regole
web-table-more = Altro
web-table-panel = Pannello laterale
web-table-undo = Annulla mossa
web-table-undo-choice = Annulla mossa: { $choice }
web-table-undo-nothing = Non hai ancora fatto alcuna scelta.
web-table-undo-revealed = La tua ultima scelta resta: da allora è stato svelato o pescato qualcosa.
web-table-undo-proposed = La richiesta è già stata fatta agli altri.
web-table-resign = Abbandona la partita …
web-table-resign-title = Abbandonare la partita per sempre?
web-table-resign-text = Gli altri continuano; da ora in poi il server gioca al tuo posto. Non si torna indietro.
web-table-resign-sure = Abbandona per sempre
web-table-stay = Resta
web-table-rematch = Gioca ancora
web-table-rematch-join = Alla prossima partita
web-table-download = Scarica la partita
web-table-settings = Impostazioni
web-table-copy-link = Copia il link
web-table-copied = Link copiato.
web-table-lost = La connessione al server è caduta. Nulla è perduto: la pagina si riconnette da sola.
web-table-unsent = La tua scelta è ancora in viaggio. Viene inviata di nuovo da sola e vale una volta sola.
web-table-unverified = Importata e non verificata: le regole di questo server non confermano questa partita. Non conta nulla.
web-table-upgraded = Questa partita è iniziata con una versione precedente delle regole o delle carte. Continua con quella di oggi.
web-table-shown-otherwise = Questa partita aveva impostazioni di cui questa versione di Signoria non sa nulla. Può essere mostrata diversamente da come è stata giocata.
web-table-replaced = Signoria è stata aggiornata, e le partite non hanno più alcune impostazioni di questo tavolo. Sono state sostituite: { $settings }.
web-table-signed-out = Il server non sa più chi sei. Nulla è perduto: accedi e ritrovi il tuo posto.
web-table-sign-in = Accedi
web-table-gone-title = Nessun tavolo qui
web-table-gone-hint = Forse è stato eliminato, o si apre solo con un invito.
web-table-to-lobby = Vedi i tavoli aperti
web-table-broken-title = Impossibile aprire il tavolo
web-table-again = Riprova
web-table-board-broke = Non è stato possibile mostrare questo tabellone. Nulla è perduto: ecco il tabellone generico. Ricarica la pagina per ritrovare l’altro.
web-table-perspective = Punto di vista
web-table-perspective-all = Ciò che tutti vedono
web-table-proposed = { $name } chiede di annullare la sua ultima scelta.
web-table-proposed-mine = La tua richiesta di annullare l’ultima scelta attende gli altri.
web-table-agree = Accetta
web-table-refuse = Rifiuta
web-table-withdraw = Ritira la richiesta
web-table-offered = { $name } manca da un po’.
web-table-put-bot = Per ora fai giocare un bot
web-pace-label = Mosse degli altri
web-pace-pause = Pausa
web-pace-go = Continua
web-pace-step = Passo successivo
web-pace-catch-up = Recupera ({ $number })
web-clock-left = Tempo rimasto:
web-clock-days = { $days } g { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-why-not = Perché no?
web-why-allowed = Ora è permesso.
web-why-look-up = Nelle regole
web-set-pace = Ritmo degli altri
web-set-pace-slow = lento
web-set-pace-usual = normale
web-set-pace-fast = veloce
web-set-sound = Suoni
web-set-confirms = Chiedi conferma per le scelte importanti
web-set-letters = Lettere sugli edifici
web-set-less-motion = Meno movimento
web-set-order-hint = Vai via un momento? All’asta puoi lasciare un massimo segreto: il server offre per te.

## Log

web-log-all = Tutto
web-log-choices = Solo le scelte
web-log-of = Solo
web-log-filter = Righe mostrate
web-log-empty = Ancora non è successo nulla.
web-log-nothing = Nulla di simile per ora.
web-log-undone = annullato
web-log-by-bot = giocato dal bot
web-log-by-clock = il tempo era finito
web-log-by-host = giocato dal server
web-log-go = Mostra il tavolo dopo questo
web-log-undo = Delle mosse sono state annullate.
web-log-upgrade = Il server è stato aggiornato: da qui in poi la partita segue le regole di oggi.
web-since-title = Dalla tua ultima scelta
web-since-more = { $number ->
        [one] … e { $number } altra riga
       *[other] … e altre { $number } righe
    }
web-since-replay = Rivedi passo per passo
web-since-enough = Ho capito

## Chat

web-chat-at-table = Al tavolo
web-chat-here = qui
web-chat-away = via
web-chat-bot = bot
web-chat-stand-in = gioca un bot
web-chat-resigned = ha abbandonato
web-chat-you = tu
web-chat-empty = Nessuno ha ancora parlato.
web-chat-words = Il tuo messaggio
web-chat-send = Invia
web-chat-emotes = Reazioni
web-chat-watches = guarda
web-chat-lines = Messaggi
web-chat-about = A proposito di { $name }
web-chat-mute = Silenzia { $name }
web-chat-unmute = Riattiva { $name }
web-chat-muted = Hai silenziato { $name }.
web-chat-report = Segnala …
web-chat-report-title = Segnala { $name }
web-chat-report-why = Che cosa è successo? Lo leggeranno i moderatori di questo server.
web-chat-report-send = Invia la segnalazione
web-chat-reported = Grazie. Un moderatore se ne occuperà.
web-chat-sign-in = Entra per scrivere
web-emote-bravo = Bravo!
web-emote-thanks = Grazie
web-emote-hello = Buongiorno
web-emote-hurry = Coraggio!
web-emote-ouch = Ahi
web-emote-think = Ehm …
web-emote-laugh = Ah ah!
web-emote-bye = Addio

## Replay

web-replay-label = La partita, dall’inizio alla fine
web-replay-position = Passo { $at } di { $last }
web-replay-start = All’inizio
web-replay-back = Passo precedente
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-forward = Passo successivo
web-replay-end = Alla fine
web-replay-live = Torna alla diretta
web-replay-fork = Continua da qui …
web-replay-fork-title = Continua da qui
web-replay-fork-text = Un nuovo tavolo comincia dal passo { $at }. La partita finita resta com’è.
web-replay-fork-seat = Gioco per
web-replay-fork-bots = Contro bot di livello
web-replay-fork-go = Continua

## Rules

web-quoted = “{ $text }”
web-rules-title = Le regole: { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $number ->
        [0] Nessuna regola lo dice.
        [one] { $number } regola
       *[other] { $number } regole
    }
web-rules-sources = Nei regolamenti
web-rules-source = { $edition }: { $headings }
web-rules-sections = Sezioni
web-rules-link = Link a { $rule }
web-rules-none = Questo gioco non ha ancora un riferimento delle regole.
web-rules-note = Ogni regola ha un numero, e i rifiuti lo citano. Una linea dorata segnala la nostra interpretazione di un punto che i regolamenti lasciano aperto.

## Curtain

web-curtain-pass = Passa il dispositivo a { $name }
web-curtain-hidden = Ora su questo schermo non c’è nulla di segreto.
web-curtain-draw = Sono { $name }: apri il sipario

## Waiting room

web-waiting-room-waiting = Si aspettano gli altri
web-waiting-room-ready = Ci sono tutti
web-waiting-room-free = { $number ->
        [one] Un posto è ancora libero.
       *[other] { $number } posti sono ancora liberi.
    }
web-waiting-room-host-starts = Tutti i posti sono presi: puoi cominciare.
web-waiting-room-wait-host = Tutti i posti sono presi; l’host comincia la partita.
web-waiting-room-seat-open = libero per tutti
web-waiting-room-seat-invited = per chi ha un invito
web-waiting-room-seat-bot = bot, livello { $level }
web-waiting-room-seat-you = tu
web-waiting-room-host = host
web-waiting-room-sit = Siediti
web-waiting-room-get-up = Lascia il posto
web-waiting-room-put-bot = Metti qui un bot
web-waiting-room-free-bot = Rimuovi il bot
web-waiting-room-name = Il tuo nome
web-waiting-room-name-hint = Non ti si chiede altro.
web-waiting-room-invite = Invita con questo link
web-waiting-room-invite-hint = Funziona anche sul telefono; chi lo apre può sedersi.
web-waiting-room-invite-here = Questo indirizzo porta solo al tuo computer. Per amici altrove, avvia il server con: signoria play --host 0.0.0.0
web-waiting-room-copy = Copia
web-waiting-room-share = Condividi
web-waiting-room-start = Comincia la partita
web-waiting-room-clear = Elimina il tavolo
web-waiting-room-clear-sure = Eliminarlo davvero?
web-waiting-room-played = Che cosa si gioca
web-waiting-room-preset = Regole
web-waiting-room-clock = Orologio
web-waiting-room-clock-none = nessuno: ognuno si prende il suo tempo
web-waiting-room-clock-live = { $minutes ->
        [one] { $minutes } minuto a testa, { $seconds } s in più a decisione
       *[other] { $minutes } minuti a testa, { $seconds } s in più a decisione
    }
web-waiting-room-clock-slow = { $hours ->
        [one] { $hours } ora per decisione
       *[other] { $hours } ore per decisione
    }
web-waiting-room-access = Chi può guardare
web-waiting-room-access-public = tutti
web-waiting-room-access-private = chi ha il link
web-waiting-room-forked = Si riprende una partita finita dal passo { $rev }.

## All boards

web-seat-decides = decide
web-seat-is-bot = A questo posto gioca un bot.
web-seat-is-stand-in = Un bot sostituisce il giocatore.
web-seat-is-away = Assente per ora.
web-board-fold = Mostra le scelte
web-sure = Sicuro?
web-number-less = Uno in meno
web-number-more = Uno in più
web-end-title = La fine della partita
web-end-won = Vince { $name }
web-end-shared = { $names } condividono la vittoria
web-end-reason = Fine della partita: { $reason }.
web-end-rematch = Rivincita
web-end-replay = Rivedi la partita
web-end-download = Scarica
web-end-play-on = Rigioca l’ultimo round
web-end-fold = Guarda il tabellone
web-end-unfold = Mostra il risultato

## Lobby

web-lists = Elenchi di tavoli
web-list-open = Aperti
web-list-running = In corso
web-list-over = Finiti
web-list-mine = I miei
web-create-table = Crea un tavolo
web-table-of = Tavolo: { $game }
web-table-private = Tavolo privato
web-seat-free = Posto libero
web-seat-invited = Su invito
web-is-bot = bot
web-has-won = ha vinto
web-free-seats = { $number ->
        [one] Un posto è libero
       *[other] { $number } posti sono liberi
    }
web-waits-to-begin = Non ancora cominciata
web-won-by = { $points ->
        [one] Vittoria con { $points } punto: { $names }
       *[other] Vittoria con { $points } punti: { $names }
    }
web-ended-early = Finita senza vincitore
web-runs-since = Dal { $when }
web-sit-down = Siediti
web-watch = Guarda
web-replay = Rivedi
web-go-on = Continua
web-wait-there = Apri il tavolo
web-more-tables = Altri tavoli
web-nothing-open = Al momento nessuno aspetta giocatori. Crea un tavolo, e chi passa potrà sedersi.
web-nothing-running = Nessuna partita pubblica in corso. Cominciane una; i tavoli pubblici si guardano da qui.
web-nothing-over = Nessuna partita pubblica è ancora finita. La prima comparirà qui.
web-nothing-mine = Non hai ancora partite. Gioca subito contro i bot, o accedi se le tue sono legate a un account.
web-mine-running = In corso
web-mine-open = In attesa
web-mine-over = Finite
web-clock-name-none = senza orologio
web-clock-name-live = { $more ->
        [0] { $initial } a testa
       *[other] { $initial } + { $more } s
    }
web-clock-name-slow = { $time } per decisione
web-span-days = { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
web-span-hours = { $number } h
web-span-minutes = { $number } min
web-span-seconds = { $number } s

## Non trovato

web-not-found = Non c’è nessuna pagina a questo indirizzo
web-not-found-more = Forse l’indirizzo è scritto male, o il tavolo è stato eliminato. Nessuna delle tue partite è perduta.
web-to-first-page = Torna alla home

## Nuovo tavolo

web-which-game = Gioco
web-seats = Chi gioca
web-number-of-seats = Numero di posti
web-who-on-seat = Chi siede al posto { $number }
web-family-of-seat = Famiglia del posto { $number }
web-level-of-seat = Livello del bot al posto { $number }
web-name = Nome
web-kind-me = Io
web-kind-me-more = Tu, con il tuo nome.
web-kind-here = Qualcuno a questo schermo
web-kind-bot = Bot
web-kind-open = Posto libero
web-kind-open-more = Chi vede il tavolo può sedersi.
web-kind-invited = Su invito
web-kind-invited-more = Per chi ha il tuo link.
web-rules-of-table = Regole: { $game }
web-which-rules = Edizione delle regole
web-options = Regole della casa
web-options-more = Le opzioni che non cambi restano come nell’edizione.
web-options-changed = { $number ->
        [0] come nell’edizione
        [one] una cambiata
       *[other] { $number } cambiate
    }
web-options-none = Di nuovo tutto come nell’edizione
web-as-preset = come nell’edizione
web-from-to = Da { $low } a { $high }
web-choice-yes = sì
web-choice-no = no
web-choice-may = può
web-choice-must = deve
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-none-more = Ognuno si prende il tempo che gli serve.
web-clock-live = In una sessione
web-clock-live-more = Minuti per ciascuno, e un poco di più a ogni decisione.
web-clock-slow = In più giorni
web-clock-slow-more = Passa quando vuoi; ricevi un avviso quando tocca a te.
web-clock-initial = Minuti per posto
web-clock-increment = Secondi aggiunti a ogni decisione
web-clock-zone = Fuso orario
web-clock-weekdays = Sabati e domeniche non contano
web-clock-nights = Le notti non contano
web-clock-night-from = La notte comincia alle
web-clock-night-to = La notte finisce alle
web-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
web-who-may-watch = Chi può guardare
web-access-private = Privato
web-access-private-more = Solo chi vi siede o ha il tuo link.
web-access-public = Pubblico
web-access-public-more = Il tavolo compare nella lobby; tutti possono guardare.
web-create-the-table = Crea il tavolo
web-slow-hours = Ore per decisione
web-choice-standard = standard

## The generic table

web-generic-hidden = { $number ->
        [one] { $number } coperta
       *[other] { $number } coperte
    }
web-generic-yes = sì
web-generic-no = no
web-generic-end = Com’è finita
web-generic-winner = vince

## Accesso

web-sign-in-or-register = Accedi o crea un account
web-new-account = Nuovo account
web-sign-in-title = Bentornato
web-register-title = Crea il mio account
web-register-why = Finora questo browser è il tuo unico accesso. Con una passkey o una password accedi da dovunque, e le tue partite restano tue. Non si chiede nessuna e-mail.
web-guest-stays-behind = Sei qui come «{ $name }». Se accedi a un altro account, le partite di questo ospite restano indietro. Per tenerle:
web-sign-in-passkey = Accedi con una passkey
web-sign-in-password = Accedi con la password
web-sign-in-code = Accedi con il codice
web-or = oppure
web-login = Nome utente
web-login-hint = Serve per accedere; nessun altro lo vede.
web-name-hint = Quello che gli altri vedono al tavolo.
web-password = Password
web-password-more = Qualcosa di lungo che ricordi.
web-password-hint = Meglio lunga che complicata: bastano alcune parole.
web-passkey = Passkey
web-passkey-more = Impronta, volto o blocco del dispositivo. Il modo più sicuro.
web-passkey-put-away = La passkey non è stata usata. Non è cambiato nulla; puoi ricominciare.
web-sign-in-method = Come accedere
web-use-code = Non riesco ad accedere: usa un codice di recupero
web-use-password = Usa la password
web-recovery-code = Codice di recupero
web-recovery-code-hint = Uno di quelli che hai salvato; ognuno vale una volta sola.
web-codes-title = Salva questi codici
web-codes-why = Se perdi passkey e password, ciascuno di questi codici ti fa accedere una volta. Vengono mostrati solo adesso.
web-codes-file = Codici di recupero di { $login } su { $server }
web-codes-kept = Li ho messi al sicuro
web-copy = Copia
web-copied = Copiato
web-save-file = Salva
web-print = Stampa
web-continue = Continua
web-is-signed-in = Hai effettuato l’accesso, { $name }

## Account

web-looks = Aspetto e suono
web-looks-more = Salvato in questo browser.
web-preference-lessmotion = Meno movimento
web-preference-lessmotion-more = I cambiamenti appaiono subito, senza animazione.
web-preference-sound = Suono
web-preference-sound-more = Un suono discreto quando tocca a te.
web-preference-letters = Lettere sugli edifici
web-preference-letters-more = Distingue i cinque colori senza il colore.
web-preference-confirms = Chiedi conferma
web-preference-confirms-more = Prima delle offerte alte e delle scelte che non si possono annullare.
web-pace-of-bots = Ritmo degli altri
web-pace-of-bots-slow = Lento
web-pace-of-bots-usual = Normale
web-pace-of-bots-fast = Veloce
web-guest-note = Sei un ospite: questo browser è il tuo unico accesso. Se i suoi dati vengono cancellati, perdi l’accesso alle tue partite.
web-nobody-note = Non hai ancora effettuato l’accesso. Appena giochi sei un ospite; con un account accedi da dovunque.
web-person = Nome
web-save = Salva
web-saved = Salvato.
web-remove = Rimuovi
web-remove-named = Rimuovi { $name }
web-sign-in-methods = Accessi
web-sign-in-methods-more = Accedi come «{ $login }».
web-made-on = Creata il { $when }
web-add-passkey = Aggiungi una passkey
web-set-password = Imposta una password
web-change-password = Cambia la password
web-change-password-more = Tutti gli altri dispositivi vengono disconnessi.
web-new-password = Nuova password
web-codes-left = { $number ->
        [0] Non restano codici di recupero.
        [one] Resta un codice di recupero.
       *[other] Restano { $number } codici di recupero.
    }
web-new-codes = Nuovi codici
web-devices = Dispositivi
web-some-device = Un dispositivo
web-this-device = Questo dispositivo
web-seen-on = Usato l’ultima volta il { $when }
web-never-seen = Mai usato
web-sign-out-everywhere = Esci da tutti i dispositivi
web-tokens = Programmi
web-tokens-more = Un token permette a un programma di leggere o giocare a tuo nome, finché non lo revochi.
web-token-name = Nome del programma
web-token-may = Che cosa può fare
web-may-read = Solo leggere
web-may-play = Leggere e giocare
web-make-token = Crea un token
web-token-once = Copia il token adesso; non verrà più mostrato.
web-revoke = Revoca
web-revoke-named = Revoca { $name }
web-notices = Notifiche
web-notices-more = Quando tocca a te in una partita lenta, puoi ricevere una notifica.
web-notices-on = Questo browser ti avvisa quando tocca a te.
web-notices-off = Questo browser non ti avvisa.
web-notices-impossible = Questo browser non può mostrare notifiche. Su iPhone, aggiungi prima Signoria alla schermata Home.
web-notices-not-offered = Questo server non invia notifiche ai browser. Puoi usare un webhook al suo posto.
web-notices-forbidden = Le notifiche sono bloccate nelle impostazioni di questo browser; consentile prima lì.
web-notices-refused = Questo browser non accetta notifiche qui; forse la sua finestra è privata. Puoi usare un webhook al suo posto.
web-turn-on = Attiva
web-turn-off = Disattiva
web-webhook = Invia le notifiche a un indirizzo (webhook)
web-webhook-more = Per i tuoi programmi. Un nuovo indirizzo sostituisce il precedente.
web-webhook-url = Indirizzo
web-webhook-once = Ogni messaggio è firmato con questo segreto (HMAC-SHA256). Viene mostrato solo adesso.
web-webhook-drop = Non inviare più nulla
web-webhook-dropped = Non viene più inviato nulla.
web-muted-people = Persone silenziate
web-muted-people-more = Quello che scrivono ai tavoli ti è nascosto. Non lo vengono a sapere.
web-somebody = Qualcuno ({ $id } …)
web-unmute = Riattiva
web-unmute-named = Riattiva { $name }
web-my-data = I tuoi dati
web-my-data-more = Porta tutto con te, o elimina il tuo account.
web-save-my-data = Scarica i miei dati
web-delete-account = Elimina l’account
web-delete-what = Nome, accessi, token e notifiche vengono eliminati subito e per sempre. Le partite in corso continuano senza di te; quelle finite restano, senza il tuo nome.
web-delete-type = Per confermare, scrivi «{ $word }»
web-delete-for-good = Elimina per sempre
