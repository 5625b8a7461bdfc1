import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { sayingOf } from './refusals.ts';

const text = await loadText('en');
const OF_GAME = { E_LAB_FULL: 'There is no room in {lab}.' };

test('a refusal of the rules is said in the words of the game, with its clause', () => {
  const refusal = { code: 'E_LAB_FULL', clause: 'T-REMOVE-1', params: { lab: 'lab A' } };
  expect(sayingOf(text, OF_GAME, refusal)).toEqual({
    sentence: 'There is no room in lab A.',
    clause: 'T-REMOVE-1',
  });
});

test('what the table itself refuses has words of every table, and no clause', () => {
  expect(sayingOf(text, OF_GAME, { code: 'E_STOPPED', clause: '' })).toEqual({
    sentence: text.table.refusals.E_STOPPED,
    clause: undefined,
  });
});

test('a refusal that comes with a sentence is said so', () => {
  const refusal = { code: 'busy', clause: '', sentence: 'The disk is full.' };
  expect(sayingOf(text, OF_GAME, refusal).sentence).toBe('The disk is full.');
});

test('a code that nobody knows is still a sentence', () => {
  expect(sayingOf(text, OF_GAME, { code: 'E_NEW', clause: '' }).sentence).toBe(text.table.notPossible);
});
