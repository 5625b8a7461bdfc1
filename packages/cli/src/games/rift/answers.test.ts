import { LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { answerWords } from './answers.ts';

const view = rift.view(rift.setup(parseOptions(rift.options, {}), 2, seededChance('words')), 0);

test('[R-RES-3] an answer in words says which way a slide comes to lie', () => {
  const words = ['H@b4', 'V@b4', 'G@b4', 'I@b4', 'T@b4'].map(notation => answerWords(view, notation, 'en'));
  expect(words).toEqual([
    'put a small slide on b4, west to east',
    'put a small slide on b4, south to north',
    'put a large slide on b4, west to east',
    'put a large slide on b4, south to north',
    'put a Tesseract on b4',
  ]);
  for (const language of LANGUAGES)
    expect(answerWords(view, 'H@b4', language)).not.toBe(answerWords(view, 'V@b4', language));
});
