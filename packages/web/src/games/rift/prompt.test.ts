import { LANGUAGES } from '@tessera/engine';
import { parseAction } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, SMALL, situation } from './fixtures.ts';
import { dangerTo } from './hints.ts';
import { askSentence, threatOf } from './prompt.ts';
import { loadText } from './text/index.ts';
import type { Play } from './usePlay.ts';

const text = await loadText('en');

/** A hand with a piece or a selected answer. */
const hand = (change: Partial<Play>): Play => ({ ...change }) as Play;

describe('the selected answer is described', () => {
  const sentence = (position: string, move: string, language = text): string =>
    askSentence(language, situation(position).scene, hand({ pending: parseAction(move) }))[0];

  test.each([
    [EVENING, 'Sf5-j5xi4', 'the Star on f5 takes the Rectangle on i4 and lands on j5.'],
    [EVENING, 'Sf5-j5', 'the Star goes from f5 to j5.'],
    [EVENING, 'C@a1', 'the Cylinder comes from the reserve to a1.'],
    [EVENING.replace(' w ', ' b '), 'Ri4-g2xh2', 'the Rectangle on i4 takes the Tesseract on h2 and wins.'],
    [SMALL, 'Hd6=Vd6', 'the small slide on d6 turns.'],
    [LARGE, 'Ge5=If4', 'the large slide on e5 turns.'],
  ])('%s: %s', (position, move, words) => {
    expect(sentence(position, move)).toBe(`${words} Confirm, or choose again.`);
  });

  test('on phones, by its victim in one short line', () => {
    const { scene } = situation(EVENING);
    expect(askSentence(text, scene, hand({ pending: parseAction('Sf5-j5xi4') }))[1]).toBe(
      'Star f5 takes the Rectangle.',
    );
    expect(askSentence(text, scene, hand({ pending: parseAction('Sf5-j5') }))[1]).toBe(
      'the Star goes from f5 to j5.',
    );
  });

  test.each(LANGUAGES)('without notation and with its place, in %s', async language => {
    const said = sentence(EVENING, 'Sf5-j5xi4', await loadText(language));
    expect(said).not.toContain('Sf5');
    for (const place of ['f5', 'i4', 'j5']) expect(said).toContain(place);
  });
});

describe.each(LANGUAGES)('every decision has a sentence of its own, in %s', async language => {
  const words = await loadText(language);
  const { scene } = situation(EVENING);
  const asked = (change: Partial<Play>): readonly string[] =>
    (['setup.pawn', 'setup.slide', 'setup.cross', 'play.action', 'play.forcedDrop'] as const).map(
      decision => askSentence(words, { ...scene, view: { ...scene.view, decision } }, hand(change))[0],
    );

  test.each([
    ['with empty hands', {}],
    ['with a piece of the reserve', { held: { from: 'hand', letter: 'C', upright: false } }],
  ] as const)('%s', (_, change) => {
    const sentences = asked(change);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.join()).not.toMatch(/[{}]/);
  });
});

test.each(LANGUAGES)('a threat is named in %s, without unfilled parameters', async language => {
  const words = await loadText(language);
  const said = threatOf({
    scene: situation(EVENING).scene,
    text: words,
    danger: dangerTo(situation(EVENING).scene.state, 0),
  });
  expect(said).toMatchObject({ text: expect.stringContaining('i4'), isHigh: true });
  expect(said?.text).not.toMatch(/[{}]/);
});

test.each(LANGUAGES)('the first prompt of set-up explains the Tesseract, in %s', async language => {
  const { table } = await loadText(language);
  const { scene } = situation(EVENING);
  const held = { from: 'hand', letter: 'T', upright: false } as const;
  const [sentence, short = ''] = askSentence(await loadText(language), scene, hand({ held }));
  expect([sentence, short]).toEqual([table.prompt.placeTesseract, table.prompt.placeTesseractShort]);
  expect(sentence).toMatch(/cube|krychl/);
  expect(short.length).toBeLessThan(75);
});
