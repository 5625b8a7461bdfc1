/** Text of the position editor, in French. Spaces before : ; ! ? are no-break. */
import type { EditorText } from './index.ts';

export const fr: EditorText = {
  title: 'Éditeur de position',
  board: 'Plateau',
  piece: '{piece}, {colour}',
  unreadable: 'La position de ce lien est illisible. Une mise en place toute prête la remplace.',
  keys: 'Touches : flèches pour aller ; T S P R C H V G I X posent une pièce, avec Maj pour les Blancs, sans pour les Noirs ; Entrée prend et pose, / tourne, Suppr enlève, Ctrl+Z annule.',
  bar: {
    label: 'La position',
    undo: 'Annuler',
    redo: 'Rétablir',
    clear: 'Plateau vide',
    ready: 'Mise en place prête',
    flip: 'Retourner le plateau',
    details: 'Détails et texte',
  },
  crossing: { empty: 'vide', wrong: 'mal placée' },
  box: {
    name: 'Pièces hors du plateau, {colour}',
    slot: '{piece}, {count} hors du plateau',
    slotLost: '{piece}, {count} hors du plateau, {lost} pris',
  },
  inHand: {
    nothing:
      'Glissez une pièce, ou touchez-la puis une intersection. Lâchez-la à côté du plateau pour l’enlever.',
    fromTray: 'en main : touchez une intersection.',
    onBoard: 'en {at} : touchez où la poser.',
    turn: 'Tourner',
    remove: 'Enlever',
    captured: 'Compter comme prise',
    notCaptured: 'Rendre à la réserve',
  },
  terms: {
    side: 'Au trait',
    phase: 'Moment',
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
    notCopied: 'Le navigateur n’a pas copié.',
    at: 'Caractère {column}, « {sign} » :',
    atEnd: 'À la fin :',
    parts: {
      position:
        'une position a six parties séparées par des espaces : plateau, trait, mains, phase, coups calmes, coups.',
      board:
        'le plateau est fait de 15 lignes à partir de la rangée 15, séparées par / ; les nombres sont des intersections vides, les lettres des pièces, et chaque ligne en a 15.',
      side: 'le trait est w ou b.',
      hands:
        'les mains énumèrent ce qui est hors du plateau dans l’ordre TSPRCHGX, les Blancs avant les Noirs, avec un nombre devant s’il y en a plusieurs, et pas plus que chaque camp n’en a.',
      phase: 'la phase est p pour le jeu, s pour la mise en place ou x avec les croix d’abord.',
      quiet: 'les coups calmes sont un nombre.',
      ply: 'les coups joués sont un nombre.',
    },
  },
  test: {
    yes: 'Prête à jouer : {colour} au trait.',
    yesSetup: 'Prête à jouer : {colour} à placer.',
    no: 'Pas encore :',
    more: { one: 'et {count} autre', other: 'et {count} autres' },
    takable: '{colour} : le Tesseract adverse peut être pris tout de suite.',
    stray: 'Aucune mise en place n’y met une croix ({at}), mais on peut jouer.',
  },
  faults: {
    armEnd: 'Ni pion ni croix à l’extrémité d’une branche : {at}.',
    tooMany: '{colour} : {count} sur {full}, {piece}.',
    noTesseract: '{colour} : il faut le Tesseract sur le plateau.',
    noCross: '{colour} : il faut les deux croix sur le plateau.',
    camp: 'À la mise en place, chaque pièce est dans son camp, pas en {at}.',
    zone: 'Une croix et ses branches sont entre les camps, pas en {at}.',
    progress:
      'On place tour à tour : Tesseract, étoile et pyramide, deux petites glissières, deux croix. Blancs : {white} placées, Noirs : {black}, et c’est le tour de : {colour}.',
    over: 'La partie est déjà finie, gagnant : {colour}. {reason}',
    other: 'Les règles la refusent : {why}',
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
