/** Text of the position editor, in French. Spaces before : ; ! ? are no-break. */
import type { EditorText } from './index.ts';

export const fr: EditorText = {
  title: 'Éditeur de position',
  board: 'Plateau',
  piece: '{piece} des {colour}',
  unreadable: 'La position de ce lien est illisible. Voici une mise en place toute prête à la place.',
  keys: 'Touches : flèches pour se déplacer ; T S P R C H V G I X posent une pièce, avec Maj pour les Blancs, sans pour les Noirs ; Entrée prend et pose, / tourne, Suppr enlève, Ctrl+Z annule.',
  bar: {
    label: 'La position',
    undo: 'Annuler',
    redo: 'Rétablir',
    clear: 'Plateau vide',
    ready: 'Mise en place prête',
    flip: 'Tourner le plateau',
    details: 'Détails et texte',
  },
  crossing: { empty: 'vide', wrong: 'mal placée' },
  box: {
    name: 'Pièces des {colour} hors du terrain',
    slot: '{piece}, {count} hors du terrain',
    slotLost: '{piece}, {count} hors du terrain, captures : {lost}',
  },
  inHand: {
    nothing:
      'Glissez une pièce, ou touchez-la puis une intersection. Lâchez-la à côté du plateau pour l’enlever.',
    fromTray: 'en main : touchez une intersection.',
    onBoard: 'en {at} : touchez sa nouvelle place.',
    turn: 'Tourner',
    remove: 'Enlever',
    captured: 'Compter comme prise',
    notCaptured: 'Rendre à la réserve',
  },
  terms: {
    side: 'Au trait',
    phase: 'Étape',
    phases: { p: 'Jeu', s: 'Mise en place', x: 'Croix d’abord' },
    camp: 'Rangées de départ',
    camps: { inset: '2 et 3', outer: '1 et 2' },
    quiet: 'Coups calmes',
  },
  text: {
    label: 'La position en texte',
    copy: 'Copier',
    copyLink: 'Copier le lien',
    copied: 'Copié.',
    notCopied: 'Le navigateur n’a pas pu copier.',
    at: 'Caractère {column}, « {sign} » :',
    atEnd: 'À la fin :',
    parts: {
      position:
        'une position a six parties séparées par des espaces : terrain, trait, pièces hors du terrain, phase, coups calmes, coups.',
      board:
        'le terrain est fait de 15 lignes à partir de la rangée 15, séparées par / ; les nombres sont des intersections vides, les lettres des pièces, et chaque ligne en a 15.',
      side: 'le trait est w ou b.',
      hands:
        'les pièces hors du terrain sont dans l’ordre TSPRCHGX, les Blancs avant les Noirs, avec un nombre devant s’il y en a plusieurs, et pas plus que chaque camp n’en a.',
      phase: 'la phase est p pour le jeu, s pour la mise en place ou x avec les croix d’abord.',
      quiet: 'les coups calmes sont un nombre.',
      ply: 'les coups joués sont un nombre.',
    },
  },
  test: {
    yes: 'Prête à jouer : trait aux {colour}.',
    yesSetup: 'Prête à jouer : aux {colour} de poser.',
    no: 'Pas encore :',
    more: { one: 'et {count} autre', other: 'et {count} autres' },
    takable: 'Les {colour} peuvent prendre le Tesseract adverse tout de suite.',
    stray: 'Aucune mise en place n’y mettrait une croix ({at}), mais on peut jouer.',
  },
  faults: {
    armEnd: 'Ni pion ni croix à l’extrémité d’une branche : {at}.',
    tooMany: 'Trop pour les {colour} : {piece}, {count} sur {full}.',
    noTesseract: 'Il faut le Tesseract des {colour} sur le terrain.',
    noCross: 'Il faut les deux croix des {colour} sur le terrain.',
    camp: 'À la mise en place, chaque pièce est dans son camp, pas en {at}.',
    zone: 'Une croix et ses branches sont entre les camps, pas en {at}.',
    progress:
      'On pose à tour de rôle : Tesseract, étoile et pyramide, deux petites glissières, deux croix. Pièces posées : Blancs {white}, Noirs {black}, et c’est aux {colour} de poser.',
    over: 'La partie est déjà terminée : les {colour} gagnent. {reason}',
    other: 'Les règles ne le permettent pas : {why}',
  },
  play: {
    button: 'Jouer d’ici',
    heading: 'Jouer cette position',
    who: 'Qui joue',
    sides: { both: 'Les deux camps ici', white: 'Je joue les Blancs', black: 'Je joue les Noirs' },
    level: 'Contre un robot',
    start: 'Commencer la partie',
  },
  analyse: { button: 'Analyser' },
};
