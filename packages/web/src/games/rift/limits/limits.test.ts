import { LANGUAGES, type Language, parseOptions, seededChance } from '@tessera/engine';
import { adjudicate, limitsOf, type RiftView, rift } from '@tessera/games/rift';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import { describe, expect, test } from 'vitest';
import { indexAnswers } from '../answers.ts';
import { situation } from '../fixtures.ts';
import { offerOf } from '../offer.ts';
import { sceneOf } from '../scene.ts';
import { loadCount } from './part.ts';

/** White is ahead by a Star. */
const AHEAD = '14t/15/15/15/15/15/15/15/15/3S11/15/15/15/15/T14 w - p 0 0';
/** Black is ahead by a pawn. */
const quiet = (count: number): string => AHEAD.replace(/0 0$/, `${count} ${count}`).replace('14t', '11ps1t');
const limits = (position: string, options: Parameters<typeof situation>[1] = {}) =>
  limitsOf(situation(position, options).view);

describe('limitsOf()', () => {
  test('[R-END-7] counts quiet moves from 40 on, or from half of a short limit on, and names the leader', () => {
    expect(limits(quiet(39), { stallLimit: 100 })).toEqual([]);
    expect(limits(quiet(40), { stallLimit: 100 })).toEqual([
      { kind: 'stall', count: 40, last: 100, winner: 1, by: 'pawns', counts: [1, 2] },
    ]);
    expect(limits(quiet(9), { stallLimit: 20 })).toEqual([]);
    expect(limits(quiet(10), { stallLimit: 20 })).toMatchObject([{ kind: 'stall', count: 10 }]);
    expect(limits(quiet(99), { stallLimit: null })).toEqual([]);
  });

  test('[R-END-9] names the first rung of the ladder that differs', () => {
    const by = (board: string) =>
      limits(AHEAD.replace('14t', board).replace(/0 0$/, '50 50'), { stallLimit: 100 })[0];
    expect(by('12s1t')).toMatchObject({ by: 'freedom' });
    expect(by('12r1t')).toMatchObject({ by: 'worth', counts: [3, 4], winner: 1 });
    const even = '7t7/15/15/15/15/15/15/15/15/15/15/15/15/15/7T7 w Ss p 50 50';
    expect(limits(even, { stallLimit: 100 })).toMatchObject([{ by: 'second', winner: 1 }]);
  });

  test('[R-END-6] reports a repeated position, where the third time is decided by pawns', () => {
    const { view } = situation(AHEAD);
    const options = { ...view.options, repetition: 'adjudicated' } as const;
    const kinds = (seen: RiftView) => limitsOf(seen).map(({ kind }) => kind);
    expect(kinds({ ...view, options, repeats: 1 })).toEqual(['bare']);
    expect(kinds({ ...view, options, repeats: 2 })).toEqual(['bare', 'repetition']);
    expect(kinds({ ...view, repeats: 2 })).toEqual(['bare']);
  });

  test('[R-END-2] reports a Tesseract that is the last pawn', () => {
    expect(limits(AHEAD)).toEqual([{ kind: 'bare', winner: 0 }]);
    expect(limits(AHEAD.replace(' - ', ' c '))).toEqual([]);
  });

  test('[R-END-3] reports a Tesseract with only its Cylinder, where a blocked one loses', () => {
    const withCylinder = AHEAD.replace(' - ', ' c ');
    expect(limits(withCylinder, { endgameImmobilisation: true })).toEqual([{ kind: 'endgame', winner: 0 }]);
    expect(limits(AHEAD, { endgameImmobilisation: true })).toEqual([{ kind: 'bare', winner: 0 }]);
    expect(limits(AHEAD.replace(' - ', ' sc '), { endgameImmobilisation: true })).toEqual([]);
  });

  test('reports nothing in set-up and after the end', () => {
    const { view } = situation(AHEAD);
    for (const decision of ['setup.pawn', 'ended'] as const)
      expect(limitsOf({ ...view, decision })).toEqual([]);
  });
});

describe('in words', () => {
  const counted = async (view: RiftView, you?: 0 | 1, language: Language = 'en') =>
    (await loadCount(language))(view, RIFT_TEXT[language], you);
  const stalled = (count: number) => situation(quiet(count), { stallLimit: 100 }).view;

  test('tell the opponent of a bot who leads, and become urgent later', async () => {
    const text = (count: number, lead: string) =>
      `${count} of 100 moves without a capture or drop, then pawns are counted: ${lead}`;
    expect(await counted(stalled(42), 1)).toMatchObject([
      { text: text(42, 'you lead 2 to 1'), isHigh: false, isAloud: false },
    ]);
    expect(await counted(stalled(50), 0)).toMatchObject([
      { text: text(50, 'you are behind, 1 to 2'), isHigh: false, isAloud: true },
    ]);
    expect(await counted(stalled(90))).toMatchObject([
      { text: text(90, 'Black leads 2 to 1'), isHigh: true, isAloud: true },
    ]);
  });

  test('[R-END-6] report a repeated position once, also to screen readers', async () => {
    const { view } = situation(quiet(4));
    expect(await counted(view)).toEqual([]);
    const [seen] = await counted({ ...view, repeats: 2 });
    expect(seen).toMatchObject({ text: expect.stringContaining('R-END-6'), isAloud: true });
  });

  test.each(LANGUAGES)('leave no parameter unfilled in %s', async language => {
    const views = [stalled(42), situation(AHEAD).view, { ...stalled(95), repeats: 2 }];
    for (const view of views)
      for (const you of [undefined, 0, 1] as const)
        for (const { text, short = '' } of await counted(view, you, language))
          expect(text + short).not.toMatch(/[{}]/);
  });
});

test('[R-END-6] an answer that would repeat for the third time is marked, and no other', () => {
  const state = situation(AHEAD).scene.state;
  const shuffle = ['Ta1-a2', 'To15-o14', 'Ta2-a1', 'To14-o15', 'Ta1-a2', 'To15-o14', 'Ta2-a1'];
  for (const move of shuffle)
    rift.play(state, state.side, rift.notation.parseMove(state, move), seededChance(''));
  const offer = () => {
    const scene = sceneOf(rift.view(state, 1));
    const legal = rift.legalMoves(state, 1).map(move => rift.notation.formatMove(state, move));
    return offerOf({ from: 'board', at: 13 * 15 + 14 }, indexAnswers(legal), scene);
  };
  expect(rift.view(state, 1).repeats).toBe(2);
  expect(offer().marks.closed).toEqual([14 * 15 + 14]);
  expect(offer().marks.dots).not.toContain(14 * 15 + 14);
  Object.assign(state, { options: parseOptions(rift.options, { repetition: 'off' }) });
  expect(offer().marks.closed).toEqual([]);
  expect(adjudicate(state)).toBe(0);
});
