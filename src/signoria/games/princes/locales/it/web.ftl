# La tavola dei Principi nel browser; caricata solo dove si gioca.

web-pr-land = Il principato di { $name }
web-pr-land-mine = Il tuo principato
web-pr-region = { $region }, { $where }: { $held } su 3 { $resource }
web-pr-region-new = { $region }, non ancora posata
web-pr-region-cache = { $region }: { $held } su 3 { $resource }
web-pr-site-free = Sito libero, { $where }
web-pr-middle = Il centro del tavolo
web-pr-die = Tirato: { $number }
web-pr-not-rolled = Dadi non ancora tirati
web-pr-stack = Pila { $stack }, carte: { $number }.
web-pr-stack-of = Pila { $stack } di { $name }, carte: { $number }.
web-pr-stack-known = Ne conosci: { $cards }.
web-pr-score = Punti vittoria: { $number } su { $goal }
web-pr-hand = La tua mano
web-pr-hand-empty = Nessuna carta in mano.
web-pr-hand-size = Carte in mano: { $number } su { $limit }
web-pr-known = Carte di { $name } che conosci: { $cards }
web-pr-verb-build = Costruire
web-pr-verb-play = Giocare
web-pr-verb-put = Sotto una pila
web-pr-choices = Che cosa puoi fare
web-pr-lit = Puoi scegliere anche ciò che è acceso sul tavolo.
web-pr-as-they-lie = Lasciare le altre come sono
web-pr-throw = Scartare una carta costruita
web-pr-new-regions = Le due regioni nuove, la prima e la seconda
