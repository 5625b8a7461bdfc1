import { LANGUAGES } from '@tessera/engine';
import { loop, outlookOf } from '@tessera/games/loop';
import { expect, test } from 'vitest';
import type { LoopModel } from '../contract.ts';
import { randomGame } from '../fixtures.ts';
import { loadWords } from '../words/index.ts';
import { thingsOf } from './eras.ts';
import { stillOf } from './film.ts';
import { eraLabel, halvesOf } from './labels.ts';

const [state] = randomGame('labels', 2, {});
const view = {
  ...loop.view(state!, 0),
  rifts: [0, 0, 0, 3, 0, 0, 0],
  energy: [0, 0, 0, 1, 0, 0, 0],
  tokens: loop.view(state!, 0).tokens.map((_, token) => (token < 2 ? 3 : -1)),
  foo: 3,
};
const { fallen } = stillOf(view);

async function labelIn(language: (typeof LANGUAGES)[number], mark?: 'can'): Promise<string> {
  const words = await loadWords(language);
  const model = { view, words, names: [], outlook: outlookOf(view), markOf: () => mark };
  return eraLabel(model as unknown as LoopModel, thingsOf(view, fallen)[3]!);
}

test('the label of an era names all its content', async () => {
  const label = await labelIn('en', 'can');
  expect(label).toMatch(/^Industrial Era: 3 rifts, full, \d+% overflow, (\S+ defeat, )?1 energy, 2 clones, /);
  expect(label).toContain('hidden mission');
  expect(label).toMatch(/Dr Foo faces this era, can be chosen$/);
});

test.each(LANGUAGES)('in %s no parameter is left unfilled', async language => {
  expect(await labelIn(language)).not.toMatch(/[{}]|undefined/);
});

test('a name is halved where its lines have the least length', () => {
  expect(halvesOf('Mammouth de Course')).toEqual(['Mammouth', 'de Course']);
  expect(halvesOf('First Flame')).toEqual(['First', 'Flame']);
  expect(halvesOf('Dynamite')).toEqual(['Dynamite']);
});
