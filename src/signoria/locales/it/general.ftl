# Messaggi che non appartengono a un solo gioco.
# Un rifiuto del tavolo o del registro porta l’identificativo della sua regola.

## Elenchi e nomi

list-and = { $first } e { $last }
nobody = nessuno
everyone = tutti
seat-number = posto { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = sconosciuto ({ $number })
agenda-over = La partita è finita.

# Il diario non ha righe per gli eventi dell’ordine del giorno.
event-opened = { "" }
event-closed = { "" }

## Rifiuti del tavolo

refusal-TABLE-1 = La partita è finita; non si può giocare altro.
refusal-TABLE-2 = { $seat } ora non ha nulla da decidere.
refusal-TABLE-3 = Non è questo che si decide ora.
refusal-TABLE-4 = Questo gioco non prevede trattative a parole.
refusal-TABLE-5 = Questo gioco non ha ciò che è stato nominato.
refusal-TABLE-6 = Qui non c’è un gioco «{ $game }». I giochi sono: { $games }.
refusal-TABLE-7 = { $game } si gioca da { $fewest } a { $most } giocatori, non in { $seats }.
refusal-TABLE-8 = Non c’è un’edizione «{ $preset }». Le edizioni sono: { $presets }.
refusal-TABLE-9 = Non c’è un’opzione «{ $option }». Le opzioni sono: { $options }.
refusal-TABLE-10 = L’opzione { $option } non può essere «{ $value }». Le scelte sono: { $choices }.
refusal-TABLE-11 = L’opzione { $option } deve essere un numero intero da { $low } a { $high }, non «{ $value }».
refusal-TABLE-12 = «{ $requested }» non è né un’azione né un evento di questo gioco.
refusal-TABLE-13 = I passi di una scelta devono seguirsi: nel frattempo qualcosa è stato svelato, o tocca a un altro.
refusal-TABLE-14 = Il registro di questo tavolo ha { $most } voci: non c’è più posto per parlare, solo per le scelte che concludono la partita.
refusal-TABLE-15 = «{ $requested }» non si può leggere: { $action } si aspetta { $fields }.

## Rifiuti del registro

refusal-LEDGER-1 = La riga { $line } non è una riga di registro: non è un oggetto JSON, oppure il file è vuoto o tronco.
refusal-LEDGER-2 = L’intestazione alla riga { $line } è incompleta o descrive un tavolo che non si può creare.
refusal-LEDGER-3 = L’impronta della riga { $line } non corrisponde: il registro è stato alterato o mancano righe.
refusal-LEDGER-4 = Il registro è di un gioco «{ $game }» che qui non si gioca.
refusal-LEDGER-5 = Il registro è stato scritto con la versione { $rules } delle regole; qui si conosce la versione { $known }.
refusal-LEDGER-6 = Il registro è stato giocato con carte o città diverse da quelle di qui ({ $data }).
refusal-LEDGER-7 = La riga { $line } è fuori posto: lì dovrebbe stare la revisione { $rev }.
refusal-LEDGER-8 = La riga { $line } contiene una parola che questo gioco non conosce: { $word }.
refusal-LEDGER-9 = La riga { $line } riporta un evento che non si accorda con il tavolo.
refusal-LEDGER-10 = Il registro si ferma alla revisione { $rev }, prima della fine della partita.
refusal-LEDGER-11 = La partita è stata giocata con { $option } = { $value }, che le partite non hanno più.
refusal-LEDGER-12 = Il registro non dice quale valore aveva { $option } nella partita; vale { $value }.
refusal-LEDGER-13 = Le partite non possono più avere insieme le impostazioni di questa ({ $rule }).
refusal-LEDGER-14 = La partita è stata giocata con { $option } = { $value }, di cui questa versione non sa nulla; può essere mostrata diversamente da come è stata giocata.

## Etichette di una vista

view-round = Round { $round }
view-last-round = Ultimo round
view-deck-left = Mazzo
view-hand = Mano
view-your-hand = La tua mano
view-purse = Borsa
view-points = Punti
view-reason = Perché è finita
view-winners = Vincitori
view-turn = Deve offrire
view-seats = Posti
view-score = Punteggio
view-hand-size = Carte in mano

## Errori di account

error-banned = Questo account è per ora escluso da questo server.
error-needs-session = Un token non può farlo: accedi tu.
error-signed-in-already = Hai già effettuato l’accesso. Esci prima di accedere di nuovo.
error-sign-in-failed = Il nome utente e la password, o il codice, non sono corretti.
error-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
error-bad-login = Un nome utente ha da { $least } a { $most } lettere, cifre o segni . _ - + @, senza spazi.
error-bad-password = Una password ha da { $least } a { $most } caratteri.
error-needs-fresh = Prima uscite ed entrate di nuovo: questo si cambia solo entro { $minutes } minuti dall’accesso.
error-easy-password = Questa password è tra quelle provate per prime. Prendetene un’altra, per esempio alcune parole senza nesso.
error-login-taken = Il nome utente «{ $login }» appartiene a qualcun altro.
error-needs-login = Scegli un nome utente, per poter essere ritrovato.
error-needs-registered = Un ospite non ha codici di recupero: imposta prima una password o una passkey.
error-passkey-refused = La passkey non è stata accettata: ricomincia.
error-no-passkeys = Questo server non offre passkey; chi lo gestisce le aggiunge con l’extra «passkeys».
error-no-push = Questo server non invia notifiche ai browser; chi lo gestisce le aggiunge con l’extra «push».
error-passkey-taken = Questa passkey è già conosciuta.
error-too-many-passkeys = Un account non ha più di { $most } passkey.
error-too-many-tokens = Un account non ha più di { $most } token.
error-last-way-in = Questa passkey è il tuo unico accesso: imposta prima una password o un’altra passkey.
error-no-such-passkey = Non hai questa passkey.
error-no-such-token = Non hai questo token.
error-bad-token = Questo token è sconosciuto, o è stato revocato.
error-bad-address = A questo indirizzo non si può inviare nulla: deve essere https e della rete aperta.
error-bad-subscription = Le chiavi di questa iscrizione non sono valide.
error-too-many-subscriptions = Un account non ha più di { $most } browser che ricevono notifiche.
notice-your-turn = Tocca a te: { $game }.

# ======================================================================================
# La riga di comando. Questa sezione resta l’ultima; i suoi messaggi si chiamano cli-…
# ======================================================================================

cli-curtain = Passa la tastiera a { $name }, poi premi Invio.
cli-allowed = È permesso.
cli-not-understood = «{ $text }» non è una delle scelte.
cli-winner = { $name } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
cli-winners = { $names } condividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
cli-goodbye = Hai lasciato il tavolo.

## Errori del server

undo-happened = Sono state annullate delle mosse: il tavolo è com’era dopo la revisione { $to }.
upgrade-happened = Signoria è stata aggiornata: da qui in poi la partita segue la versione { $rules } delle regole.
settings-replaced = Signoria è stata aggiornata, e le partite non hanno più alcune impostazioni di questo tavolo. Sono state sostituite: { $settings }.
error-sign-in = Prima accedi, o entra come ospite.
error-needs-scope = Questo token non è stato dato per questo; servirebbe «{ $scope }».
error-no-table = Questo tavolo non esiste, o non ti è aperto.
error-no-seat = Questo tavolo non ha il posto { $seat }.
error-seat-taken = Questo posto è occupato, o la partita è cominciata.
error-by-invitation = Questo posto è riservato a chi ha un invito.
error-not-your-seat = Questo posto non è tuo.
error-which-seat = Occupi più posti ({ $seats }): indica per quale parli.
error-has-begun = La partita è cominciata.
error-not-begun = La partita non è cominciata.
error-not-over = La partita non è finita.
error-is-over = La partita è finita.
error-not-host = Solo l’host del tavolo può farlo.
error-seats-free = Ci sono ancora posti liberi.
error-no-game = Qui non c’è il gioco «{ $game }».
error-no-bot = Non c’è il bot «{ $bot }». I livelli sono: { $levels }.
error-no-bot-here = A quel posto non siede nessun bot, o la partita è cominciata.
error-stale = Questa decisione è passata; in allegato ciò che è accaduto dopo.
error-time-up = Il tuo tempo per questa decisione è scaduto.
error-key-used = Questa chiave è servita per un’altra scelta; usane una nuova.
error-busy = Il tavolo è troppo occupato; invia di nuovo la stessa richiesta.
error-too-many = Troppe richieste; riprova fra { $seconds } s.
error-other-site = La richiesta veniva da un altro sito.
error-draining = Questo server sta per essere sostituito; torna fra un momento.
error-no-revision = Non c’è la revisione { $rev }; l’ultima è { $last }.
error-bad-request = La richiesta non si può leggere; guarda «{ $where }».
error-bad-request-expected = «{ $where }» non è valido: il server si aspetta { $expected }.
error-not-found = A questo indirizzo non c’è nulla.
error-no-method = A questo indirizzo non si può fare.
error-too-long = La richiesta è troppo lunga.
error-head-too-long = L’intestazione della richiesta è troppo lunga o ha troppi campi.
error-other-host = Questo server non è conosciuto con quel nome; chi lo gestisce può aggiungerne con «--allowed-hosts».
error-import-too-long = Verificare questa partita richiede troppo tempo o troppa memoria. Non è stata importata.
error-import-busy = Questo server sta verificando altre partite importate; riprova fra { $seconds } s.
error-unverified = Questa partita è stata importata, e le regole di questo server non la confermano. Solo chi l’ha importata può chattare qui o continuarla, da solo o contro i bot.
error-unsound = Questa partita non verificata non può essere mostrata né continuata qui: i suoi eventi contraddicono le regole.
error-bad-text = Il testo contiene un carattere che non si può salvare.
error-one-seat = Avete già un posto a questo tavolo. Un secondo è possibile solo al proprio tavolo o a uno privato.
error-too-many-open = { $most } dei vostri tavoli non sono iniziati. Prima iniziatene o eliminatene uno.
error-too-many-undos = Qui si è tornati indietro troppe volte. La partita continua da questa posizione.
error-damaged = Il registro di questa partita è danneggiato. Un moderatore può chiudere il tavolo; poi lo si può scaricare così com’è.
error-store-failed = Il salvataggio non è riuscito; nulla risulta accettato. Invia di nuovo la stessa richiesta.
error-broken = Si è verificato un errore da parte nostra; nulla è cambiato.
error-muted = Per ora non puoi parlare ai tavoli.
error-no-undo = Non si può annullare: da allora è stato svelato o pescato qualcosa.
error-no-proposal = Non è stato proposto di annullare nulla.
error-no-order = Il gioco non capisce l’ordine permanente { $order }; «GET /games» elenca gli ordini e i loro parametri.
error-bad-order = L’istruzione { $order } non si può leggere: { $name } si aspetta { $fields }.
error-not-away = Chi occupa questo posto non è assente.
error-not-moderator = Solo un moderatore può farlo.
error-no-account = Questo account non esiste.
error-no-report = Questa segnalazione non esiste, o è chiusa.
error-no-line = Questo messaggio non esiste, o l’ha scritto qualcun altro.
site-not-built = Le pagine di questo server non sono ancora state costruite: esegui «make pages», poi ricarica questa pagina.

## The commands

cli-file-missing = Il file { $file } non esiste.
cli-file-directory = { $file } è una cartella, non un file.
cli-file-binary = { $file } non è un file di testo.
cli-file-unreadable = Impossibile leggere { $file }: { $reason }.
cli-file-exists = { $file } esiste già e non viene sovrascritto.
cli-file-unwritable = Impossibile scrivere { $file }: { $reason }.
cli-file-locked = { $file } è aperto in un altro processo: lascia lì la partita, poi riprova.
cli-directory-unwritable = Impossibile scrivere nella cartella { $directory }.
cli-directory-unusable = La cartella { $directory } non si può usare: { $reason }.
cli-option-form = Un’opzione si scrive NOME=VALORE, non «{ $requested }».
cli-option-twice = L’opzione { $option } è data due volte.
cli-flag-often = { $flag } può essere dato { $most ->
        [one] una volta sola.
       *[other] al massimo { $most } volte.
    }
cli-bots-personality = { $bots } è una personalità, e le personalità giocano solo: { $games }.
cli-bots-unknown = Non ci sono bot «{ $bots }». I bot sono: { $known }.
cli-bots-number = Ci sono { $number } bot per { $seats } posti: indicarne uno per tutti o uno per ciascuno.
cli-people = { $people } persone non stanno a un tavolo di { $seats } posti.
cli-seed = Un seme è un numero da 0 a { $most }.
cli-seat-range = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
cli-to-range = La revisione { $rev } non c’è: il registro va da 1 a { $last }.
cli-all-or-seat = O --seat o --all, non entrambi.
cli-unfinished-hint = Con --unfinished viene mostrata lo stesso.
cli-written = La partita è scritta in { $file }.
cli-resume-over = La partita in { $file } è finita; riguardala con: signoria replay { $file }
cli-resume-alone = --resume prende gioco, posti, regole, persone, bot e seme dal registro; aggiungi solo --lang.
cli-resume-cut = L’ultima riga di { $file } è stata troncata durante la scrittura e viene tolta: la partita continua dalla riga precedente.
cli-resume-later = La partita è in { $file }. Per continuarla: signoria table --resume { $file }
cli-table-which-game = Quale gioco? Per esempio: signoria table { $game }. `signoria games` li elenca tutti.
cli-watch-seed = { $game }, seme { $seed }
cli-undone = Si torna alla revisione { $rev }.
cli-hint = Un numero o un nome, per esempio «1»; «help» spiega di più.
cli-table-help = Si sceglie con un numero della lista, con il nome accanto o con «bid 4».
    why bid 9     perché un’azione non è permessa
    rule AUC-3    che cosa dice una regola
    log 50        le ultime righe di ciò che è accaduto
    board         il tavolo ancora una volta
    quit          lasciare il tavolo
cli-news-cut = … { $number } righe precedenti: «log 200» le mostra.
cli-rule-unknown = La regola «{ $rule }» non c’è; i rifiuti le nominano, per esempio AUC-3.
cli-city = Città
cli-seat = Posto
cli-seats = { $seats } posti
cli-labelled = { $label }: { $text }
cli-total = Totale
cli-tint-green = verde
cli-tint-white = bianco
cli-tint-red = rosso
cli-tint-blue = blu
cli-tint-yellow = giallo
cli-tint-violet = viola
cli-tint-brown = marrone
cli-sim-games = Partite
cli-sim-moves = Decisioni
cli-sim-moves-per-second = Decisioni al secondo
cli-sim-rounds = Round normali
cli-sim-shared-wins = Vittorie condivise
cli-sim-level-on-points = Parità di punti in testa
cli-sim-end = Fine
cli-sim-mean = Media
cli-sim-deviation = Deviazione
cli-sim-least = Minimo
cli-sim-most = Massimo
cli-sim-wins = Vittorie
cli-sim-all-seats = Tutti i posti
cli-arena-bot = Bot
cli-arena-rating = Valore
cli-arena-share = Vittorie
    attese { $par }
cli-arena-interval = 95 %
cli-arena-points = Punti
cli-arena-fallbacks = Ripieghi
cli-arena-time-each = ms l’una
cli-arena-games = { $games } partite su { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }, seme { $seed }
cli-arena-part = { $finished } partite su { $games }, seme { $seed }
cli-arena-mirrors = Ognuno contro sé stesso: vittorie per posto, con il loro 95 %
cli-arena-decisions = Decisioni per partita
cli-arena-range = { $mean } (da { $least } a { $most })
cli-arena-left = rimanenti
cli-arena-time = Durata
cli-arena-workers = { $time } con { $workers ->
    [one] 1 processo
   *[other] { $workers } processi
}
cli-arena-late = { $name } è stato in ritardo in { $number } decisioni su { $decisions }; la prima volta: { $reason }.
cli-arena-crash = { $name } si è bloccato in { $number } decisioni su { $decisions }; la prima volta: { $reason }.
cli-arena-illegal = { $name } ha violato le regole in { $number } decisioni su { $decisions }; la prima volta: { $reason }.
cli-arena-instead = Al loro posto è stata giocata la mossa integrata del gioco.
cli-arena-cut-short = { $name } ha esaurito il proprio tempo in { $number } decisioni su { $decisions }: qui la sua forza non è del tutto la sua.
cli-arena-interrupted = Interrotto dopo { $done } partite su { $all }.
cli-arena-died = Un processo è morto nella partita { $game } (codice { $code }), dopo { $done } partite su { $all }.
cli-arena-go-on = Le partite finite sono conservate. Per continuare: { $command }
extra-install = pip install '.[{ $extra }]' nella cartella del codice sorgente, oppure pip install './FILE.whl[{ $extra }]' con un wheel.
extra-passkeys = Le passkey richiedono l’extra «passkeys»: { extra-install }
extra-postgres = Un database PostgreSQL richiede l’extra «postgres»: { extra-install }
extra-push = Le notifiche nel browser richiedono l’extra «push»: { extra-install }
extra-ray = Un cluster Ray richiede l’extra «ray»: { extra-install }
extra-research = Gli ambienti di ricerca richiedono l’extra «research»: { extra-install }
extra-train = L’addestramento richiede l’extra «train»: { extra-install }
cli-ray-failed = Il cluster Ray { $address } non si è potuto usare: { $reason }
cli-arena-not-kept = Con --out FILE si potrebbe continuare da lì.
cli-arena-few-bots = { $bots ->
    [one] 1 bot non basta
   *[other] { $bots } bot non bastano
} per { $seats } posti: nominane altri con --bots o --bot; un nome può starci più volte, come in --bots { $example }.
cli-arena-bot-form = Un bot esterno si scrive NOME=COMANDO, non «{ $requested }».
cli-arena-bot-twice = Il nome { $name } è dato a due bot diversi.
cli-arena-bot-start = Impossibile avviare il bot { $name }: { $reason }.
cli-arena-exists = { $file } esiste già: aggiungi --resume per continuare, oppure scegli un altro nome.
cli-arena-resume-alone = --resume vuole --out FILE: la serie da continuare.
cli-arena-no-run = { $file } non è una serie dell’arena.
cli-arena-bad-line = La riga { $line } di { $file } non è una partita di questa serie.
cli-arena-differs = { $file } è un’altra serie: «{ $term }» là è { $there }, qui { $here }.
cli-arena-report = Il rapporto è scritto in { $file }.
cli-games-seats = da { $fewest } a { $most } posti
cli-games-preset = Edizione
cli-games-option = Opzione
cli-games-choices = Scelte
cli-games-rule = Regola
cli-games-meaning = Significato
cli-games-file = un testo proprio

cli-rejudge-same = { $file }: uguale.
cli-rejudge-differs = { $file }: prima differenza alla revisione { $rev }.
cli-rejudge-played = { $file } è stato giocato diversamente da oggi:
cli-rejudge-was = eventi di allora
cli-rejudge-now = eventi di adesso
cli-new-game-name = Il nome di un gioco ha lettere minuscole, cifre e trattini, e comincia con una lettera, come river-race: non «{ $name }».
cli-new-game-taken = C’è già un gioco o un modulo Python { $name }. Scegli un altro nome.
cli-new-game-written = Il gioco è scritto in { $folder }. Installalo con: pip install -e { $folder }. Poi gioca: signoria table { $name }
cli-new-game-inside = Il gioco è scritto in { $folder }. Gioca: signoria table { $name }
cli-serve-failed = Il server non può avviarsi. { $reason }
cli-serve-address = Impossibile ascoltare all’indirizzo { $address }: è di un altro programma, o non è di questa macchina.
cli-serve-bad-url = «--public-url» vuole uno schema e un host, come https://play.example.org; { $value } non li ha.
cli-serve-moderators = «--moderators» e SIGNORIA_MODERATORS non si leggono più, perché chiunque potrebbe prendere un nome utente libero. Rendete moderatore ogni account una volta: signoria moderators add LOGIN
cli-moderator-added = { $login } ora è moderatore (account { $account }).
cli-moderator-removed = { $login } non è più moderatore (account { $account }).
cli-moderator-unknown = Nessun account ha il nome utente «{ $login }». Registratelo prima sulla pagina.
cli-serve-open = Il server è in funzione: { $address } (Ctrl-C lo ferma)
cli-serve-interpreted = Il motore è interpretato: le partite sono le stesse, ma bot e simulazioni sono più lenti. Un’installazione con un compilatore C è più veloce.
cli-db-current = La base di dati è aggiornata: revisione { $revision }.
cli-db-upgraded = La base di dati è stata portata alla revisione { $revision }.
cli-db-backed-up = La copia di sicurezza è scritta in { $file }: { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    }. Va custodita come la base di dati: ne contiene i segreti.
cli-db-restored = Ripristinato da { $file }: { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    }.
cli-db-failed = Non è stato possibile. { $reason }
cli-db-not-upgraded = La base di dati non è alla revisione { $revision }, quella nota qui: prima viene «signoria db upgrade».
cli-db-not-empty = La base di dati contiene già qualcosa: una copia si ripristina solo in una base vuota.
cli-db-backup-foreign = { $file } non è una copia di sicurezza di Signoria.
cli-db-backup-format = { $file } ha la forma { $format } di una copia di sicurezza; qui è nota la forma { $known }.
cli-db-backup-revision = { $file } è stato fatto alla revisione { $revision } della base di dati; qui è nota { $known }. Va ripristinato con la versione di Signoria che l’ha fatto, poi aggiornato.
cli-db-backup-truncated = { $file } è troncato: manca la fine. Non è stato ripristinato nulla.
cli-db-backup-altered = { $file } è stato alterato da quando fu scritto. Non è stato ripristinato nulla.
cli-db-verified = { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    } ({ $same } uguali con le regole di oggi, { $readable } leggibili, { $unreadable } illeggibili): { $findings ->
        [0] tutto in ordine.
        [one] una cosa non va.
       *[other] { $findings } cose non vanno.
    }
cli-db-readable = Il tavolo { $table } resta leggibile: { $reason }
cli-db-unverified = È stato importato, e le regole non lo confermano.
cli-db-found-header = Tavolo { $table }: l’intestazione è stata alterata.
cli-db-found-missing = Tavolo { $table }: manca la revisione { $rev }.
cli-db-found-place = Tavolo { $table }: al posto della revisione { $rev } c’è un’altra riga.
cli-db-found-hash = Tavolo { $table }: la revisione { $rev } è stata alterata; la sua impronta non corrisponde.
cli-db-found-cut = Tavolo { $table }: la partita è finita, ma le sue righe si fermano alla revisione { $rev }, prima della fine.
cli-db-found-refused = Tavolo { $table }, revisione { $rev }: { $reason }
cli-db-found-broken = Tavolo { $table }: le sue { $rev } revisioni non si possono rigiocare.
cli-db-found-rules = Tavolo { $table }: le regole di oggi danno altri eventi dalla revisione { $rev } in poi.
cli-db-found-key = Tavolo { $table }: una chiave rimanda alla revisione { $rev }, che non c’è.
cli-db-found-seats = Tavolo { $table }: i suoi posti non sono quelli del gioco.
cli-db-exported = { $written ->
        [one] { $written } registro è scritto
       *[other] { $written } registri sono scritti
    } in { $folder }.
cli-db-export-secrets = Sono scritte anche le partite in corso: i loro file contengono ciò che i giocatori si nascondono.
cli-bench-what = Misura
cli-bench-measured = Al secondo
cli-bench-aim = Obiettivo
cli-bench-spin = ciclo di solo Python (la macchina, non il motore)
cli-bench-inside = decisioni a caso dentro il motore
cli-bench-driven = decisioni guidate da Python
cli-bench-copy = copie di uno stato
cli-bench-imagine-forgetful = mondi immaginati, senza memoria
cli-bench-imagine-remembering = mondi immaginati, con memoria
cli-bench-view = viste codificate in JSON
cli-bench-replay = eventi rigiocati da un registro
cli-bench-search = simulazioni di ismcts, a un terzo di partita
cli-bench-vector-compact = passi di 256 partite insieme, osservazioni compatte
cli-bench-vector-full = passi di 256 partite insieme, osservazioni complete
cli-bench-pettingzoo = passi di un ambiente PettingZoo
cli-bench-openspiel = mosse di un gioco OpenSpiel, caso compreso
cli-bench-server-rate = Azioni/s
cli-bench-server-p50 = p50 ms
cli-bench-server-p95 = p95 ms
cli-bench-server-p99 = p99 ms
cli-bench-server-cpu = CPU
cli-bench-server-database = Database
cli-bench-server-client = Giocatori
cli-bench-server-memory = MiB
cli-bench-server-full =
    { $database }, { $nodes ->
        [one] 1 nodo
       *[other] { $nodes } nodi
    }
cli-bench-server-half =
    { $database }, { $nodes ->
        [one] 1 nodo
       *[other] { $nodes } nodi
    }, metà
cli-bench-server-held = { $streams } flussi aperti in un solo processo: { $after } MiB, prima { $before } MiB; un messaggio ne ha raggiunti { $reached } in { $milliseconds } ms.
cli-bench-server-aims = Obiettivi per SQLite su due core: 1.000 azioni al secondo; p99 sotto 60 ms a metà carico; 5.000 flussi sotto 1.024 MiB.
cli-bench-server-failed = Non è stato possibile misurare i server: { $reason }
cli-bench-server-closed = Un server non si è avviato: signoria serve con lo stesso --database dice perché.
