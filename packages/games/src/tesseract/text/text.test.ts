import { LANGUAGES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../../../test/catalogue.ts';
import { CONTAINMENT } from '../cards/containment.ts';
import { RESEARCH } from '../cards/research.ts';
import { RESEARCHERS } from '../cards/researchers.ts';
import { EVENTS, PHASES, REASONS } from '../types.ts';
import { TESSERACT_TEXT } from './index.ts';
import { TESSERACT_TEXT_LOADERS } from './load.ts';

/** Words French shares with English. */
const SHARED = [
  'name',
  'colours.O',
  'symbols.FI.name',
  'symbols.IP.name',
  'options.base.values.4',
  'options.base.values.D',
  'cards.L3-01.name',
  'cards.L4-10.name',
];

testCatalogue(TESSERACT_TEXT, { fr: SHARED, cs: [] });

const { en } = TESSERACT_TEXT;

describe('there are words for', () => {
  test('every card and researcher, under the name of the rules page', () => {
    const cards: Readonly<Record<string, { readonly name: string }>> = en.cards;
    for (const { id, name } of [...RESEARCH, ...CONTAINMENT]) expect(cards[id]?.name).toBe(name);
    const researchers: Readonly<Record<string, { readonly name: string }>> = en.researchers;
    for (const { id, name } of RESEARCHERS) expect(researchers[id]?.name).toBe(name);
  });

  test('every symbol, phase and end', () => {
    expect(Object.keys(en.symbols)).toEqual([...EVENTS]);
    expect(Object.keys(en.phases)).toEqual([...PHASES]);
    expect(Object.keys(en.reasons)).toEqual([...REASONS]);
  });
});

test('each language can be loaded by itself', async () => {
  for (const language of LANGUAGES) {
    expect(await TESSERACT_TEXT_LOADERS[language]()).toBe(TESSERACT_TEXT[language]);
  }
});
