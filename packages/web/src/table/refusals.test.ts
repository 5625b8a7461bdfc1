import { RIFT_TEXT } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { sayingOf } from './refusals.ts';

const text = await loadText('en');
const { refusals } = RIFT_TEXT.en;

test('a refusal of the rules becomes a sentence with its place, and leads to its clause', () => {
  const said = sayingOf(text, refusals, { code: 'E_ARM_END', clause: 'R-CROSS-5', params: { at: 'd7' } });
  expect(said.sentence).toMatch(/^d7 is the end of a cross/);
  expect(said.clause).toBe('R-CROSS-5');
});

test('one of the table has words of its own and no clause; an unknown code still says something', () => {
  const { sentence, clause } = sayingOf(text, refusals, { code: 'E_STOPPED', clause: '' });
  expect([sentence, clause]).toEqual([text.table.refusals.E_STOPPED, undefined]);
  expect(sayingOf(text, refusals, { code: 'E_NEW', clause: 'R-X' }).sentence).toBe(text.table.notPossible);
});
