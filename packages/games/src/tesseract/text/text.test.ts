import { describe, expect, test } from 'vitest';
import { CONTAINMENT } from '../cards/containment.ts';
import { RESEARCH } from '../cards/research.ts';
import { RESEARCHERS } from '../cards/researchers.ts';
import { EVENTS, PHASES } from '../types.ts';
import { TESSERACT_TEXT } from './index.ts';

const { en } = TESSERACT_TEXT;

describe('catalogues of tesseract have words for', () => {
  test('every card and researcher, under the name of the rules page', () => {
    const cards: Readonly<Record<string, { readonly name: string }>> = en.cards;
    for (const { id, name } of [...RESEARCH, ...CONTAINMENT]) expect(cards[id]?.name).toBe(name);
    const researchers: Readonly<Record<string, { readonly name: string }>> = en.researchers;
    for (const { id, name } of RESEARCHERS) expect(researchers[id]?.name).toBe(name);
  });

  test('every symbol and phase', () => {
    expect(Object.keys(en.symbols)).toEqual([...EVENTS]);
    expect(Object.keys(en.phases)).toEqual([...PHASES]);
  });
});
