import { describe, expect, test } from 'vitest';
import { packWith } from '../../test/tesseractPacks.ts';
import { cardTextOf, researcherTextOf } from './cardText.ts';
import { TESSERACT_TEXT } from './text/all.ts';

const { en, fr } = TESSERACT_TEXT;
const BUILT_IN = { pack: 'built-in' } as const;

describe('text of a card', () => {
  test('[T-PACK-3] the text of a built-in card is in the language of the table', () => {
    expect(cardTextOf(BUILT_IN, 'L3-01', en)).toEqual(en.cards['L3-01']);
    expect(cardTextOf(BUILT_IN, 'C-02', fr)).toEqual(fr.cards['C-02']);
    expect(researcherTextOf(BUILT_IN, 'R07', fr)).toEqual(fr.researchers.R07);
  });

  test("[T-PACK-3] the text of another pack's card is its own, else our sentence for the same effect, else the effect", () => {
    const options = {
      pack: packWith({
        'L2-01': { name: 'Printed', text: 'Flip two cubes, as printed.' },
        'L2-02': { name: 'Renamed' },
        'L2-03': { effect: 'reroll(mylab,1)' },
      }),
    };
    expect(cardTextOf(options, 'L2-01', fr)).toEqual({
      name: 'Printed',
      text: 'Flip two cubes, as printed.',
    });
    expect(cardTextOf(options, 'L2-02', fr)).toEqual({ name: 'Renamed', text: fr.cards['L2-02'].text });
    expect(cardTextOf(options, 'L2-03', fr)).toEqual({ name: 'Drone Sampling', text: 'reroll(mylab,1)' });
    expect(cardTextOf(options, 'L2-04', fr)).toEqual(fr.cards['L2-04']);
    expect(cardTextOf(options, 'L2-99', fr)).toEqual({ name: 'L2-99', text: '' });
  });

  test('[T-PACK-3] the text of a researcher follows the same rule', () => {
    const options = {
      pack: packWith({
        R01: { abilityText: 'You may turn what you carry.' },
        R02: { action: 'reroll(mylab,1)' },
        R03: { name: 'Somebody', ability: 'bankAction', actionText: 'Any value.' },
      }),
    };
    const { R01, R02, R03 } = en.researchers;
    expect(researcherTextOf(options, 'R01', en)).toEqual({ ...R01, ability: 'You may turn what you carry.' });
    expect(researcherTextOf(options, 'R02', en)).toEqual({ ...R02, action: 'reroll(mylab,1)' });
    expect(researcherTextOf(options, 'R03', en)).toEqual({
      name: 'Somebody',
      ability: 'bankAction',
      action: 'Any value.',
    });
    expect(R03.name).not.toBe('Somebody');
    expect(researcherTextOf(options, 'R99', en)).toEqual({ name: 'R99', ability: '', action: '' });
  });
});
