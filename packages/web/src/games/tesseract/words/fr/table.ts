import type { TableText } from '../en/table.ts';
import { answering } from './answering.ts';
import { asking } from './asking.ts';

export const table: TableText = {
  ...asking,
  ...answering,
  threat: {
    line: 'Brèche {breach} sur {last}, prochain amorçage {chance}',
    safe: 'Brèche {breach} sur {last}, prochain amorçage sûr',
    skipped: 'Brèche {breach} sur {last}, prochain amorçage annulé',
    cubes: { one: 'encore {count} cube, puis défaite', other: 'encore {count} cubes, puis défaite' },
    plain: 'Brèche {breach} sur {last}',
    turn: 'Tour {turn}',
    setup: 'Mise en place',
    action: 'Action',
    threat: 'Menace',
    phase: 'Phase',
  },
  seats: { bot: 'robot', active: 'scientifique actif' },
  views: {
    title: 'Vue du Tesseract',
    cube: 'Cube',
    layers: 'Étages',
    left: { one: '*{count}* cube restant', other: '*{count}* cubes restants' },
    removable: { one: '*{count}* amovible', other: '*{count}* amovibles' },
    loading: 'Construction du cube',
    noCube: 'Ce navigateur ne peut pas dessiner le cube en 3D.',
    stage: 'Le Tesseract',
  },
  tip: {
    level: '{cell}, étage {level}',
    sides: 'côtés {sides}',
    side: '{direction} {value}',
    directions: { north: 'nord', east: 'est', south: 'sud', west: 'ouest' },
    empty: '{cell} est vide',
    lastSpace: 'Il prend le dernier emplacement de votre labo.',
    space: { one: 'Il reste {count} emplacement libre.', other: 'Il reste {count} emplacements libres.' },
    below: { one: '{count} cube reste dessous.', other: '{count} cubes restent dessous.' },
    uncovers: 'Le prélever découvre {symbol} : {text}',
    blank: 'Il n’y a pas de symbole dessous.',
    choose: 'Appuyez pour le choisir.',
    put: 'Appuyez pour poser le cube ici.',
    free: 'Côtés libres : {count}, il en faut {needed}.',
    labFull: 'Votre labo est plein.',
    next: 'C’est le prochain cube amorcé.',
    under: 'Le {cube} est sous d’autres cubes : seul celui du dessus, le {top}, peut être prélevé.',
    fired: 'Symbole découvert ici : {symbol}.',
  },
  chosen: {
    toLab: 'Il va dans *votre labo*. {space}',
    shows: 'Le cube *{colour}* du dessous révèle sa valeur.',
    showsAll: 'Le cube du dessous révèle sa couleur et sa valeur.',
    top: 'Le *{cube}* se retrouve en haut.',
    noEvent: {
      one: 'Pas d’événement : {count} cube reste sur {cell}.',
      other: 'Pas d’événement : {count} cubes restent sur {cell}.',
    },
    breach: 'Brèche *{before} → {after}*',
    contain: 'Confiner le {cube}',
    toBoard: 'Il remplit sa case du plateau : *{count} sur 24*.',
    restCard: {
      one: 'Vous pourrez ensuite relancer l’autre.',
      other: 'Vous pourrez ensuite relancer les {count} autres et piocher une carte de *niveau {level}*.',
    },
    breaches: 'Il ouvre une brèche avec *{values}*.',
    primed: 'Il est lancé et *amorcé*.',
    gone: 'Il est *détruit*.',
    started: 'Il est lancé et va dans *votre labo*.',
    becomes: 'Il devient *{cube}*.',
    draw: 'Vous piochez ensuite une carte de *niveau {level}*.',
    places: {
      one: '*{lab}* aura {count} emplacement libre.',
      other: '*{lab}* aura {count} emplacements libres.',
    },
    rolled: { one: 'Un dé est lancé.', other: '{count} dés sont lancés ensemble.' },
    deck: {
      one: 'Niveau {level} : {count} carte dans la pioche.',
      other: 'Niveau {level} : {count} cartes dans la pioche.',
    },
    after: 'Votre labo ensuite',
    twin: 'Le *{cube}* amorcé est détruit aussi.',
    card: 'Le deuxième {column} : la colonne {column} révèle sa carte.',
    unlocks: 'Le quatrième {column} : la colonne {column} débloque sa carte.',
    row: 'La ligne est complète : un cube détruit revient.',
    rest: {
      one: 'Vous pourrez ensuite relancer l’autre.',
      other: 'Vous pourrez ensuite relancer les {count} autres.',
    },
    goes: 'Cube à confiner',
    spends: { one: 'dépense votre dernière action', other: 'dépense 1 action sur {count}' },
    pick: 'Choisir le {what}',
    this: 'Choisir',
  },
  chooser: {
    title: 'Que faire du {what} ?',
    study: 'Quelle carte ?',
    contain: 'Quelle combinaison ?',
  },
  decide: {
    title: 'Vos choix',
    glowing: { one: '{count} choix lumineux', other: '{count} choix lumineux' },
  },
  tabs: {
    title: 'Panneaux',
    stage: 'Cube',
    threat: 'Menace',
    board: 'Confiner',
    labs: 'Labos',
    cards: 'Cartes',
    log: 'Journal',
  },
  menu: {
    layers: 'Montrer les étages',
    cube: 'Montrer le cube',
  },
  outcome: {
    titles: { contained: 'Confiné !', breach: 'Déchiré', empty: 'Épuisé', resign: 'Abandonné' },
    resignReason: 'Vous avez abandonné.',
    turns: { one: '{count} tour', other: '{count} tours' },
    slots: '{count} sur 24 confinés',
    breaches: 'brèche {breach} sur {last}',
    loading: 'Analyse de la partie…',
    noReview: 'Pas d’analyse pour cette partie.',
  },
  drama: {
    single: 'Brèche ! {breach} sur {last}',
    double: 'Double brèche ! {breach} sur {last}',
    several: '{count} brèches ! {breach} sur {last}',
    values: 'Au moins trois cubes amorcés ont la même valeur : {values}.',
    warded: 'Une protection l’annule.',
  },
  log: {
    tesseract: 'Le Tesseract',
    yours: '{cube} de votre labo',
    of: '{cube} {name|de}',
    removed: 'prélèvement : {cubes}',
    contained: 'confinement : {cubes}',
    passed: 'transfert vers {lab} : {cubes}',
    changed: { one: '{count} valeur changée', other: '{count} valeurs changées' },
    drawn: 'pioche : {cards}',
    events: 'événement : {events}',
    breach: 'brèche {before} → {after}',
    odds: 'prochain amorçage {before} → {after}',
    nothing: 'aucun changement durable',
  },
  lessons: {
    goal: 'Ensemble, confinez un cube de chaque couleur et valeur, 24 en tout, avant la septième brèche.',
    tie: 'Ces cubes sont tous aussi bas et de même valeur : à vous de choisir. Il y a peut-être un événement dessous.',
    breach:
      'Un troisième cube amorcé de même valeur ouvre une brèche. À la septième, la partie est perdue : calibrez à temps.',
    eventDestroys:
      'Une colonne vidée déclenche son événement. Celui-ci détruit un cube : si le Tesseract est vide, vous perdez.',
    eventPrimes:
      'Une colonne vidée déclenche son événement. Celui-ci amorce aussitôt un cube : regardez dessous avant de la vider.',
    eventRolls:
      'Une colonne vidée déclenche son événement. Celui-ci relance des cubes des labos : confinez avant.',
    eventStirs:
      'Une colonne vidée déclenche son événement. Celui-ci change des cubes amorcés : gare à la brèche.',
    eventTakes:
      'Une colonne vidée déclenche son événement. Celui-ci retire de tous les labos les cubes d’une valeur.',
    lastAction:
      'Votre dernière action. Ensuite le cube marqué est lancé et amorcé : un troisième de sa valeur ouvre une brèche.',
    contain:
      'Vous avez une série ou une suite : confinez. Un cube va sur le plateau, relancer les autres donne une carte.',
    colleague:
      'Vos collègues peuvent changer les cubes de votre labo ou vous en donner : vous gagnez ou perdez ensemble.',
    card: 'Une carte Recherche : la jouer ne coûte pas d’action. Étudier l’échange contre une plus forte.',
    prime: 'Un cube a été lancé et amorcé : un troisième de sa valeur ouvre une brèche.',
    contained:
      'Deux cubes confinés dans une colonne révèlent sa carte, quatre la débloquent pour tout le monde.',
    hidden:
      'La flèche montre le prochain cube amorcé, caché derrière d’autres : touchez-la pour tourner le Tesseract.',
    collect:
      'Formez une série ou une suite d’au moins trois cubes, d’une seule couleur ou de couleurs toutes différentes.',
  },
  keys: {
    actions: 'Prélever, Calibrer, Transférer, Étudier, Confiner, Approfondir',
    numbers: 'choisir dans une liste',
    end: 'terminer la phase',
    turn: 'tourner le cube',
    layers: 'cube ou étages',
  },
};
