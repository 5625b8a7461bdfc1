import { inEveryLanguage, LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { ApiError } from '../../online/api.ts';
import { whyNotSent } from './said.ts';
import { loadDailyWords } from './words/index.ts';

test('a refusal of the server is told in the reader’s language, a lost connection too', async () => {
  const words = await inEveryLanguage(loadDailyWords);
  const refused = new ApiError({ code: 'garbage', message: 'log: this match is not over.' });
  for (const language of LANGUAGES) {
    const told = words[language];
    expect(whyNotSent(told, refused)).toBe(told.refusals.garbage);
    expect(whyNotSent(told, new ApiError(undefined))).toBe(told.unreachable);
  }
  expect(words.cs.refusals.garbage).not.toBe(words.en.refusals.garbage);
});

test('a code without a sentence keeps the server’s own words', async () => {
  const { en } = await inEveryLanguage(loadDailyWords);
  const refused = new ApiError({ code: 'elsewhere', message: 'Not from here.' });
  expect(whyNotSent(en, refused)).toBe('Not from here.');
});
