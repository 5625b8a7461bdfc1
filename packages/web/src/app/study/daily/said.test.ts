import { inEveryLanguage, LANGUAGES } from '@tessera/engine';
import { LOOP_FACTS } from '@tessera/games/loop';
import { TESSERACT_FACTS } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { ApiError } from '../../online/api.ts';
import { causesOf, whyNotSent } from './said.ts';
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

test('a code without a sentence of its own is told in the reader’s language too', async () => {
  const words = await inEveryLanguage(loadDailyWords);
  const refused = new ApiError({ code: 'elsewhere', message: 'Not from here.' });
  for (const language of LANGUAGES)
    expect(whyNotSent(words[language], refused)).toBe(words[language].refusals.other);
});

test('defeats are counted by cause, the most frequent first; an older server tells none', () => {
  const lost = { VORTEX_DOUBLE: 2, CYCLES: 3, MEGA_VORTEX: 2 };
  expect(causesOf({ all: 10, won: 3, lost })).toEqual([
    { cause: 'vortex', count: 4 },
    { cause: 'time', count: 3 },
  ]);
  expect(causesOf({ all: 4, won: 3 })).toEqual([{ cause: 'lost', count: 1 }]);
  expect(causesOf({ all: 2, won: 2 })).toEqual([]);
});

test('every way to lose has a cause', () => {
  for (const { endings } of [LOOP_FACTS, TESSERACT_FACTS])
    for (const [reason, kind] of Object.entries(endings))
      if (kind === 'lost')
        expect(causesOf({ all: 1, won: 0, lost: { [reason]: 1 } })[0]?.cause).not.toBe('lost');
});
