import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { sentenceOf } from './words.ts';

test('refusals of the match are said in the language of the player', () => {
  for (const code of ['E_GAME_OVER', 'E_NOT_SEATED', 'E_NO_AGREEMENT']) {
    const said = LANGUAGES.map(language => sentenceOf({}, code, language));
    expect(new Set([code, ...said]).size).toBe(LANGUAGES.length + 1);
  }
  expect(sentenceOf({ E_GAME_OVER: 'Over.' }, 'E_GAME_OVER', 'cs')).toBe('Over.');
  expect(sentenceOf({}, 'E_OTHER', 'cs')).toBe('E_OTHER');
});
