/** The options of a match in English, by name. */

import { researcherValues } from '../researcherValues.ts';
import { researchers } from './cards.ts';

const YES_NO = { true: 'yes', false: 'no' } as const;
const RESEARCHER = {
  meaning: 'Choose one, or draw one of those left.',
  values: researcherValues('random', researchers),
};

export const options = {
  edition: {
    label: 'Edition',
    meaning: 'Which rulebook decides where the two differ.',
    values: { fr: 'French', cz: 'Czech' },
  },
  base: {
    label: 'Base',
    meaning: 'The events under the cube. Base A is as hard as 1, B as 2 and so on, but more varied.',
    values: {
      '1': '1, novice',
      '2': '2, standard',
      '3': '3, experienced',
      '4': '4, expert',
      A: 'A, novice',
      B: 'B, standard',
      C: 'C, experienced',
      D: 'D, expert',
    },
  },
  firstSeat: {
    label: 'Who starts',
    meaning: 'The researcher who takes the first turn.',
    values: { '0': 'A', '1': 'B', '2': 'C', '3': 'D', random: 'random' },
  },
  researchers: { label: 'Researchers', ...RESEARCHER },
  noStartCards: {
    label: 'No starting cards',
    meaning: 'Harder: nobody begins with a research card.',
    values: YES_NO,
  },
  extraPrimed: {
    label: 'More primed cubes',
    meaning: 'Harder: this many more cubes are primed before the first turn.',
    values: { '0': 'none', '1': 'one', '2': 'two' },
  },
  breachRace: {
    label: 'Breach race',
    meaning: 'Harder: a breach discards the containment card of its value, unless it is unlocked.',
    values: YES_NO,
  },
  consent: {
    label: 'Consent',
    meaning: 'Whether the others are asked before their labs are changed.',
    values: { ask: 'is asked for', auto: 'is always given' },
  },
  info: {
    label: 'Covered cubes',
    meaning: 'The inside of the cube is hidden, as on a real table, or everything is open.',
    values: { physical: 'hidden', open: 'open' },
  },
  emptyLoss: {
    label: 'Empty Tesseract',
    meaning: 'When the game is lost because no cube is left.',
    values: {
      edition: 'as in the edition',
      startOfThreat: 'at the start of a Threat phase',
      immediate: 'at once',
    },
  },
  identicalPrimed: {
    label: 'Identical primed cube',
    meaning: 'Whether it is always destroyed when its twin is contained.',
    values: { edition: 'as in the edition', mandatory: 'always', optional: 'if you wish' },
  },
  study: {
    label: 'Study',
    meaning: 'What happens when the deck of the next level is empty.',
    values: {
      edition: 'as in the edition',
      exactNext: 'no Study is possible',
      nearestAvailable: 'the next deck up is used',
    },
  },
  shockwaveValue: {
    label: 'Shockwave',
    meaning: 'Which value it strikes.',
    values: {
      edition: 'as in the edition',
      lastPrimed: 'that of the last primed cube',
      removedCube: 'that of the cube taken off it',
    },
  },
  breachScope: {
    label: 'Breaches',
    meaning: 'Which values are counted when a cube is primed.',
    values: { edition: 'as in the edition', addedValue: 'the value of that cube', anyValue: 'every value' },
  },
  rowBonus: {
    label: 'Row bonus',
    meaning: 'Whether a destroyed cube always comes back when a row is full.',
    values: { edition: 'as in the edition', mandatory: 'always', optional: 'if you wish' },
  },
  recolor: {
    label: 'Recoloured cube',
    meaning:
      'Whether the cube that takes the place of another is rolled. In matches begun before version 3 of the rules it is not.',
    values: { rolled: 'is rolled', kept: 'takes over the value' },
  },
  faces: {
    label: 'Layout of the bases',
    meaning: 'Which symbols bases 1, 2 and 3 have; older matches keep theirs.',
    values: { calibrated: 'as in the rules', second: 'the second', first: 'the first' },
  },
  pack: {
    label: 'Cards',
    meaning: 'What is printed on cards and bases: ours, or a pack of your own.',
    values: { 'built-in': 'built in' },
  },
} as const;
