### The Era of Intrigue: its cards, what happens with them, and their rules.

## Names

card-abbey-brewery = Birreria dell’abbazia
    .status = proposed
card-bishop = Vescovo
    .status = proposed
card-bishops-see = Sede vescovile
    .status = proposed
card-bran = Bran, difensore del tempio
    .status = proposed
card-church = Chiesa
    .status = proposed
card-great-thingstead = Grande Thing
    .status = proposed
card-judith = Judith, custode della chiesa
    .status = proposed
card-odins-fountain = Fonte di Odino
    .status = proposed
card-odins-priest = Sacerdote di Odino
    .status = proposed
card-odins-temple = Tempio di Odino
    .status = proposed
card-priestess-norns = Sacerdotessa delle Norne
    .status = proposed

## What the cards do

does-remove-unit-victim = nomina { $named } unità dell’avversario; ne scarta una
does-convert-any-upto = scambiare { $amount } risorsa che non sia oro con oro
does-pay-stock-at-beside = pagare { $amount } { $stock } dalla regione adiacente
does-level-self-upto = girare questa carta a un livello a scelta
does-gain-stock-at-one-store = riempire una tua regione che tiene { $stock }
does-search-stack-upto = consultare una pila e prendere fino a { $count } carte
does-tune-exchanges = allo scambio puoi scambiare { $amount } carte, una dopo l’altra
effect-great-thingstead = Finché è in gioco nessuno gioca carte attacco, e la Disputa religiosa non ha effetto.

## Requirements, and what is asked

need-church = una chiesa
instead-church = { need-church }
need-bishops-see = una Sede vescovile
instead-bishops-see = { need-bishops-see }
need-odins-temple = il Tempio di Odino
instead-odins-temple = { need-odins-temple }
need-odins-fountain = la Fonte di Odino
instead-odins-fountain = { need-odins-fountain }
need-chapel-low = una cappella (1–3)
instead-chapel-low = { need-chapel-low }
need-chapel-high = una cappella (4–6)
instead-chapel-high = { need-chapel-high }
agenda-taking-more = { $actors } può prendere una seconda carta della pila.
agenda-filling = { $actors } sceglie la regione da riempire.
agenda-turning = { $actors } sceglie il livello che la carta mostra.
refusal-ATTACK-10 = { $card } è un attacco: c’è un Grande Thing in gioco.
edition-darkness = L’età delle tenebre, indice delle carte

## Rules

rule-ATTACK-10 = Finché un Grande Thing è in gioco, nessuno gioca carte attacco.
    .title = Grande Thing
    .interpretation = Gli effetti delle espansioni restano possibili.
rule-ATTACK-11 = Il Vescovo prende un’unità d’oro all’altro, poi riempie una regione d’oro del giocatore.
    .title = Vescovo
    .interpretation = L’oro preso può andare in una regione diversa da quella riempita.
rule-ACT-13 = La Sacerdotessa delle Norne lascia consultare una pila e prenderne fino a due carte.
    .title = Sacerdotessa delle Norne
rule-LEVEL-3 = Due unità di grano del suo campo girano la Birreria dell’abbazia a un livello a scelta, quante volte si vuole in un turno.
    .title = Birreria dell’abbazia
rule-BUILD-22 = Alla costruzione di una Sede vescovile chi costruisce nomina tre unità dell’altro, che ne scarta una.
    .title = Sede vescovile
    .interpretation = Con meno unità se ne nominano meno; senza alcuna si può costruire lo stesso.
rule-BUILD-23 = Bran si posa sul Tempio di Odino, Judith su una Chiesa. La carta coperta tiene la sua funzione e nulla la tocca.
    .title = Bran e Judith
    .interpretation = Entrambi possono essere colpiti; se vanno via, l’edificio sotto resta.
