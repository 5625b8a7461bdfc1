/** The options of a match in French, by name. Spaces before : ; ! ? are no-break spaces. */

import type { TesseractText } from '../index.ts';
import { researcherValues } from '../researcherValues.ts';
import { researchers } from './cards.ts';

const YES_NO = { true: 'oui', false: 'non' };
const AS_EDITION = { edition: 'selon l’édition' };
const RESEARCHER = {
  meaning: 'Choisissez, ou tirez au sort parmi ceux qui restent.',
  values: researcherValues('tirage au sort', researchers),
};

export const options: TesseractText['options'] = {
  edition: {
    label: 'Édition',
    meaning: 'Le livret de règles qui tranche là où les deux diffèrent.',
    values: { fr: 'française', cz: 'tchèque' },
  },
  base: {
    label: 'Socle',
    meaning:
      'Les événements sous le cube. Le socle A est aussi difficile que le 1, B que le 2, etc., mais plus varié.',
    values: {
      '1': '1, débutant',
      '2': '2, intermédiaire',
      '3': '3, confirmé',
      '4': '4, expert',
      A: 'A, débutant',
      B: 'B, intermédiaire',
      C: 'C, confirmé',
      D: 'D, expert',
    },
  },
  firstSeat: {
    label: 'Qui commence',
    meaning: 'Scientifique qui joue le premier tour.',
    values: { '0': 'A', '1': 'B', '2': 'C', '3': 'D', random: 'tirage au sort' },
  },
  researchers: { label: 'Scientifiques', ...RESEARCHER },
  noStartCards: {
    label: 'Sans cartes de départ',
    meaning: 'Plus difficile : personne ne commence avec une carte Recherche.',
    values: YES_NO,
  },
  extraPrimed: {
    label: 'Cubes amorcés en plus',
    meaning: 'Plus difficile : des cubes supplémentaires sont amorcés avant le premier tour.',
    values: { '0': 'aucun', '1': 'un', '2': 'deux' },
  },
  breachRace: {
    label: 'Course aux brèches',
    meaning:
      'Plus difficile : une brèche défausse la carte Confinement de sa valeur, sauf si elle est débloquée.',
    values: YES_NO,
  },
  consent: {
    label: 'Accord',
    meaning: 'Faut-il l’accord des autres avant de toucher à leur laboratoire ?',
    values: { ask: 'à demander', auto: 'toujours donné' },
  },
  info: {
    label: 'Cubes couverts',
    meaning: 'L’intérieur du cube est caché, comme sur une vraie table, ou tout est visible.',
    values: { physical: 'cachés', open: 'visibles' },
  },
  emptyLoss: {
    label: 'Tesseract vide',
    meaning: 'À quel moment la partie est perdue quand il ne reste plus de cube.',
    values: { ...AS_EDITION, startOfThreat: 'au début d’une phase Menace', immediate: 'sur-le-champ' },
  },
  identicalPrimed: {
    label: 'Cube amorcé identique',
    meaning: 'Est-il toujours détruit quand son jumeau est confiné ?',
    values: { ...AS_EDITION, mandatory: 'toujours', optional: 'au choix' },
  },
  study: {
    label: 'Étudier',
    meaning: 'Ce qui se passe quand la pioche du niveau suivant est épuisée.',
    values: {
      ...AS_EDITION,
      exactNext: 'action impossible',
      nearestAvailable: 'la pioche suivante disponible',
    },
  },
  shockwaveValue: {
    label: 'Onde de choc',
    meaning: 'La valeur qu’elle frappe.',
    values: {
      ...AS_EDITION,
      lastPrimed: 'celle du dernier cube amorcé',
      removedCube: 'celle du cube posé sur le symbole',
    },
  },
  breachScope: {
    label: 'Brèches',
    meaning: 'Les valeurs que l’on compte quand un cube est amorcé.',
    values: { ...AS_EDITION, addedValue: 'celle de ce cube', anyValue: 'toutes' },
  },
  rowBonus: {
    label: 'Bonus de ligne',
    meaning: 'Un cube détruit revient-il toujours quand une ligne est complète ?',
    values: { ...AS_EDITION, mandatory: 'toujours', optional: 'au choix' },
  },
  recolor: {
    label: 'Changement de couleur',
    meaning:
      'Le cube qui en remplace un autre est-il lancé ? Il ne l’est pas dans les parties commencées avant la version 3 des règles.',
    values: { rolled: 'il est lancé', kept: 'il reprend la valeur' },
  },
  faces: {
    label: 'Disposition des socles',
    meaning: 'Quels symboles portent les socles 1, 2 et 3 ; les parties plus anciennes gardent les leurs.',
    values: { calibrated: 'celle des règles', second: 'la deuxième', first: 'la première' },
  },
  pack: {
    label: 'Cartes',
    meaning: 'Le contenu des cartes et des socles : le nôtre, ou le vôtre.',
    values: { 'built-in': 'fournies' },
  },
};
