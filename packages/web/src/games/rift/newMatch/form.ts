/** Form of a new match of rift. */
import { LEVELS } from '@tessera/bots/levels';
import { RIFT_FACTS, RIFT_OPTIONS } from '@tessera/games/rift';
import type { Form } from '../../../table/newMatch/preparation.ts';
import { HOUSE } from '../home/firstGame.ts';

export const FORM: Form = {
  facts: RIFT_FACTS,
  levels: LEVELS,
  options: { ...RIFT_OPTIONS },
  plain: [{ names: ['setupOrder', 'firstPlayer', 'repetition', 'stallLimit', 'closingRift'] }],
  expert: [
    { group: 'start', names: ['camp'] },
    {
      group: 'pieces',
      names: ['legOneCapture', 'turningPointCapture', 'rectangleOverCross', 'largeSlideCapture'],
    },
    { group: 'crosses', names: ['crossSpacing', 'armEndSlides', 'pivotOntoArmEnd'] },
    { group: 'end', names: ['forcedDrop', 'endgameImmobilisation', 'bareTesseractLoses'] },
  ],
  house: { ...HOUSE, repetition: 'forbidden' },
  own: [],
};
