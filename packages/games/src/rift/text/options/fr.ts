/** Options of rift in French, for the page that prepares a match. */
import type { OptionText } from '../index.ts';

export const fr: OptionText = {
  camp: {
    label: 'Camps',
    meaning: 'Les deux rangées que chacun garnit avant la partie.',
    values: { inset: 'deuxième et troisième rangées', outer: 'première et deuxième rangées' },
  },
  setupOrder: {
    label: 'Mise en place',
    meaning:
      'Les croix d’abord, c’est plus facile : vous connaissez le terrain avant de poser vos pièces. Ou jouez tout de suite, tout étant en place.',
    values: {
      crossesLast: 'les croix en dernier',
      crossesFirst: 'les croix d’abord',
      ready: 'pièces déjà en place',
    },
  },
  firstPlayer: {
    label: 'Qui commence',
    meaning: 'Le premier joueur pose et joue en premier.',
    values: { w: 'les Blancs', b: 'les Noirs', random: 'tirage au sort' },
  },
  crossSpacing: {
    label: 'Écart entre les croix',
    meaning: 'À quel point deux croix peuvent se rapprocher.',
    values: { manhattan2: 'extrémité commune permise', disjoint: 'rien en commun' },
  },
  legOneCapture: {
    label: 'Prise avant de tourner',
    meaning: 'Une étoile ou une pyramide peut sauter dès ses deux premiers pas, et s’arrêter là.',
    values: { true: 'oui', false: 'non' },
  },
  turningPointCapture: {
    label: 'Prise au coude',
    meaning:
      'Une étoile ou une pyramide peut sauter par-dessus un pion placé à son coude et retomber un pas après l’angle. Autre interprétation du livret.',
    values: { true: 'oui', false: 'non' },
  },
  rectangleOverCross: {
    label: 'Le rectangle franchit les croix',
    meaning: 'Ou bien les croix l’arrêtent, comme les autres pièces.',
    values: { true: 'oui', false: 'non' },
  },
  largeSlideCapture: {
    label: 'Prise par une grande glissière',
    meaning: 'Laquelle de ses deux lignes s’arrête juste derrière le pion capturé.',
    values: { either: 'l’une ou l’autre', leading: 'la ligne de tête', trailing: 'la ligne de queue' },
  },
  armEndSlides: {
    label: 'Glissières en bout de branche',
    meaning: 'Une glissière peut-elle s’aligner sur la branche d’une croix ?',
    values: { any: 'dans tous les sens', perpendicular: 'seulement en travers' },
  },
  pivotOntoArmEnd: {
    label: 'Pivoter vers un bout de branche',
    meaning: 'La ligne mobile d’une grande glissière peut-elle finir sur une extrémité de branche ?',
    values: { true: 'oui', false: 'non' },
  },
  forcedDrop: {
    label: 'Pose obligatoire',
    meaning: 'Un Tesseract seul peut-il gagner sur-le-champ au lieu de poser un pion ?',
    values: { strict: 'toujours poser', exceptWin: 'gagner est permis' },
  },
  bareTesseractLoses: {
    label: 'Un Tesseract nu perd',
    meaning: 'On perd la partie dès qu’on a perdu tous ses autres pions.',
    values: { true: 'oui', false: 'non' },
  },
  endgameImmobilisation: {
    label: 'Bloqué avec un cylindre',
    meaning:
      'Un Tesseract qui ne peut plus bouger perd même s’il lui reste son cylindre. Autre interprétation du livret.',
    values: { true: 'perd', false: 'joue encore' },
  },
  repetition: {
    label: 'Répétition',
    meaning: 'Ce qui se passe si la même position doit revenir une troisième fois.',
    values: {
      forbidden: 'troisième fois interdite',
      adjudicated: 'à la troisième fois, les pions décident',
      off: 'sans limite',
    },
  },
  stallLimit: {
    label: 'Limite de coups calmes',
    meaning: 'Nombre de coups sans prise ni pose après lequel les pions décident de la partie.',
    values: { null: 'aucune' },
  },
  closingRift: {
    label: 'La faille se referme',
    meaning:
      'Variante maison. Après 40 coups calmes, l’anneau extérieur se ferme aux Tesseracts, puis un de plus tous les 12 coups : un Tesseract qui y finit son tour est perdu. Une prise ou une pose les rouvre tous. Sur 200 parties entre robots de même force, toutes se sont décidées sur le terrain, trois sur quatre par un anneau fermé, une sur quatre par une prise ; sans cette variante, deux sur 200.',
    values: { true: 'oui', false: 'non' },
  },
};
