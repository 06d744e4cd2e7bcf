### The Era of Intrigue: its cards, what happens with them, and their rules.

## Names

card-abbey-brewery = Brasserie monastique
    .status = proposed
card-bishop = Évêque
    .status = proposed
card-bishops-see = Siège épiscopal
    .status = proposed
card-bran = Bran, défenseur du temple
    .status = proposed
card-church = Église
    .status = proposed
card-great-thingstead = Grand Thing
    .status = proposed
card-judith = Judith, gardienne de l’église
    .status = proposed
card-odins-fountain = Source d’Odin
card-odins-priest = Prêtre d’Odin
    .status = proposed
card-odins-temple = Temple d’Odin
    .status = proposed
card-priestess-norns = Prêtresse des Nornes
    .status = proposed

## What the cards do

does-remove-unit-victim = nommez { $named } unités de l’adversaire ; il en défausse une
does-convert-any-upto = échanger { $amount } ressource autre que l’or contre de l’or
does-pay-stock-at-beside = payer { $amount } { $stock } depuis le terrain voisin
does-level-self-upto = tourner cette carte à un niveau au choix
does-gain-stock-at-one-store = remplir un de vos terrains portant { $stock }
does-search-stack-upto = consulter une pioche et prendre jusqu’à { $count } cartes
does-tune-exchanges = à l’échange, vous pouvez échanger { $amount } cartes, l’une après l’autre
effect-great-thingstead = Tant qu’il est en jeu, personne ne joue de carte Attaque, et la Dispute religieuse est sans effet.

## Requirements, and what is asked

need-church = une église
instead-church = { need-church }
need-bishops-see = un Siège épiscopal
instead-bishops-see = { need-bishops-see }
need-odins-temple = le Temple d’Odin
instead-odins-temple = { need-odins-temple }
need-odins-fountain = la Source d’Odin
instead-odins-fountain = { need-odins-fountain }
need-chapel-low = une chapelle (1–3)
instead-chapel-low = { need-chapel-low }
need-chapel-high = une chapelle (4–6)
instead-chapel-high = { need-chapel-high }
agenda-taking-more = { $actors } peut prendre une seconde carte de la pioche.
agenda-filling = { $actors } choisit le terrain à remplir.
agenda-turning = { $actors } choisit le niveau que montre la carte.
refusal-ATTACK-10 = { $card } est une attaque : un Grand Thing est en jeu.
edition-darkness = Le temps des ténèbres, index des cartes

## Rules

rule-ATTACK-10 = Tant qu’un Grand Thing est en jeu, personne ne joue de carte Attaque.
    .title = Grand Thing
    .interpretation = Les effets des extensions restent possibles.
rule-ATTACK-11 = L’Évêque prend une unité d’or à l’autre, puis remplit un terrain à or du joueur.
    .title = Évêque
    .interpretation = L’or pris peut aller sur un autre terrain que celui qui est rempli.
rule-ACT-13 = La Prêtresse des Nornes laisse consulter une pioche et y prendre jusqu’à deux cartes.
    .title = Prêtresse des Nornes
rule-LEVEL-3 = Deux unités de blé de son champ tournent la Brasserie monastique à un niveau au choix, autant de fois qu’on veut par tour.
    .title = Brasserie monastique
rule-BUILD-22 = À la construction d’un Siège épiscopal, le bâtisseur nomme trois unités de l’autre, qui en défausse une.
    .title = Siège épiscopal
    .interpretation = S’il y en a moins, on en nomme moins ; sans aucune, il peut être construit quand même.
rule-BUILD-23 = Bran se pose sur le Temple d’Odin, Judith sur une Église. La carte couverte garde sa fonction et rien ne la touche.
    .title = Bran et Judith
    .interpretation = Eux-mêmes peuvent être visés ; s’ils partent, le bâtiment dessous reste.
