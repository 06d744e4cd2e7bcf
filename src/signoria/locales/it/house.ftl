# La casa: ciò che si dice attorno a ogni gioco.
# Un rifiuto della casa o del registro porta l’identificativo della sua regola.

## Elenchi e nomi

list-and = { $first } e { $last }
nobody = nessuno
everyone = tutti
seat-number = posto { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = sconosciuto ({ $number })
agenda-over = La partita è finita.

# I fatti dell’ordine del giorno non chiedono una riga.
event-opened = { "" }
event-closed = { "" }

## Rifiuti del tavolo

refusal-HOUSE-1 = La partita è finita; non si può giocare altro.
refusal-HOUSE-2 = { $seat } ora non ha nulla da decidere.
refusal-HOUSE-3 = Non è questo che si decide ora.
refusal-HOUSE-4 = Questo gioco non prevede trattative a parole.
refusal-HOUSE-5 = Questo gioco non ha ciò che è stato nominato.
refusal-HOUSE-6 = Qui non c’è un gioco «{ $game }». I giochi sono: { $games }.
refusal-HOUSE-7 = { $game } si gioca da { $fewest } a { $most } giocatori, non in { $seats }.
refusal-HOUSE-8 = Non c’è un’edizione «{ $preset }». Le edizioni sono: { $presets }.
refusal-HOUSE-9 = Non c’è un’opzione «{ $option }». Le opzioni sono: { $options }.
refusal-HOUSE-10 = L’opzione { $option } non può essere «{ $value }». Le scelte sono: { $choices }.
refusal-HOUSE-11 = L’opzione { $option } deve essere un numero intero da { $low } a { $high }, non «{ $value }».
refusal-HOUSE-12 = «{ $wished }» non è né un’azione né un evento di questo gioco.

## Rifiuti del registro

refusal-LEDGER-1 = La riga { $line } non è una riga di registro: non è un oggetto JSON, oppure il file è vuoto o tronco.
refusal-LEDGER-2 = L’intestazione alla riga { $line } è incompleta o descrive un tavolo impossibile.
refusal-LEDGER-3 = Il sigillo della riga { $line } è rotto: il registro è stato alterato o mancano righe.
refusal-LEDGER-4 = Il registro è di un gioco «{ $game }» che qui non si gioca.
refusal-LEDGER-5 = Il registro è stato scritto con la versione { $rules } delle regole; qui si conosce la versione { $known }.
refusal-LEDGER-6 = Il registro è stato giocato con carte o città diverse da quelle di qui ({ $data }).
refusal-LEDGER-7 = La riga { $line } è fuori posto: lì dovrebbe stare la revisione { $rev }.
refusal-LEDGER-8 = La riga { $line } contiene una parola che questo gioco non conosce: { $word }.
refusal-LEDGER-9 = Ciò che racconta la riga { $line } non si accorda con il tavolo.
refusal-LEDGER-10 = Il registro si ferma alla revisione { $rev }, prima della fine della partita.

## Di che cosa è fatta una vista

view-round = Round { $round }
view-last-round = Ultimo round
view-city-deck = Mazzo delle città
view-deck = Mazzo
view-lots = Lotti
view-bidders = Ancora in gara
view-hand = Mano
view-your-hand = La tua mano
view-set-aside = Messe all’asta
view-purse = Borsa
view-shields = Blasoni
view-map = Mappa
view-roles = Ruoli
view-principe = Il Principe
view-price = Costo
view-points = Punti
view-regions = Regioni

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
cli-goodbye = Il tavolo è stato lasciato.

## The commands

cli-file-missing = Il file { $file } non esiste.
cli-file-directory = { $file } è una cartella, non un file.
cli-file-binary = { $file } non è un file di testo.
cli-file-unreadable = Impossibile leggere { $file }: { $reason }.
cli-file-exists = { $file } esiste già e non viene sovrascritto.
cli-file-unwritable = Impossibile scrivere { $file }: { $reason }.
cli-directory-unwritable = Impossibile scrivere nella cartella { $directory }.
cli-directory-unusable = La cartella { $directory } non si può usare: { $reason }.
cli-option-form = Un’opzione si scrive NOME=VALORE, non «{ $wished }».
cli-option-twice = L’opzione { $option } è data due volte.
cli-bots-unknown = Non ci sono bot «{ $bots }». I bot sono: { $known }.
cli-bots-number = Ci sono { $number } bot per { $seats } posti: indicarne uno per tutti o uno per ciascuno.
cli-people = { $people } persone non stanno a un tavolo di { $seats } posti.
cli-seed = Un seme è un numero da 0 a { $most }.
cli-seat-range = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
cli-to-range = La revisione { $rev } non c’è: il registro va da 1 a { $last }.
cli-all-or-seat = O --seat o --all, non entrambi.
cli-unfinished-hint = Con --unfinished viene mostrata lo stesso.
cli-written = La partita è scritta in { $file }.
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
cli-arena-instead = Al loro posto è stato giocato il consiglio rapido del gioco.
cli-arena-cut-short = { $name } ha esaurito il proprio tempo in { $number } decisioni su { $decisions }: qui la sua forza non è del tutto la sua.
cli-arena-interrupted = Interrotto dopo { $done } partite su { $all }.
cli-arena-died = Un processo è morto nella partita { $game } (codice { $code }), dopo { $done } partite su { $all }.
cli-arena-go-on = Ciò che è fatto resta; per continuare: { $command }
cli-arena-not-kept = Con --out FILE si potrebbe continuare da lì.
cli-arena-few-bots = { $bots ->
    [one] 1 bot non basta
   *[other] { $bots } bot non bastano
} per { $seats } posti: nominane altri con --bots o --bot; un nome può starci più volte, come in --bots { $example }.
cli-arena-bot-form = Un bot esterno si scrive NOME=COMANDO, non «{ $wished }».
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
cli-games-file = un file
cli-rejudge-same = { $file }: uguale.
cli-rejudge-differs = { $file }: prima differenza alla revisione { $rev }.
cli-rejudge-was = raccontato allora
cli-rejudge-now = raccontato adesso
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
