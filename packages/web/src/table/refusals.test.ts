import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { sayingOf } from './refusals.ts';

const text = await loadText('en');
const OF_GAME = { E_LAB_FULL: 'There is no room in {lab}.' };

test('a refusal by the rules uses the game’s text and names its clause', () => {
  const refusal = { code: 'E_LAB_FULL', clause: 'T-REMOVE-1', params: { lab: 'lab A' } };
  expect(sayingOf(text, OF_GAME, refusal)).toEqual({
    sentence: 'There is no room in lab A.',
    clause: 'T-REMOVE-1',
  });
});

test('a refusal by the table itself uses the shell’s text and has no clause', () => {
  expect(sayingOf(text, OF_GAME, { code: 'E_STOPPED', clause: '' })).toEqual({
    sentence: text.table.refusals.E_STOPPED,
    clause: undefined,
  });
});

test('a refusal that carries a sentence shows that sentence', () => {
  const refusal = { code: 'busy', clause: '', sentence: 'The disk is full.' };
  expect(sayingOf(text, OF_GAME, refusal).sentence).toBe('The disk is full.');
});

test('an unknown code still gives a sentence', () => {
  expect(sayingOf(text, OF_GAME, { code: 'E_NEW', clause: '' }).sentence).toBe(text.table.notPossible);
});
