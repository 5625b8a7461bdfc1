import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, scriptedChance } from '@tessera/engine';
import { randomPast } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../../test/tesseractLate.ts';
import { type Given, positionOf, tower } from '../../../test/tesseractTable.ts';
import { tesseractOptions } from '../../../test/tesseractVariants.ts';
import { LAB_NAMES, tesseract } from '../index.ts';
import { TESSERACT_TEXT } from '../text/all.ts';
import { cardName } from './names.ts';
import { declinedRolls, type TesseractPast } from './past.ts';
import { luckOf, reviewOf } from './review.ts';
import { reviewWords } from './reviewText.ts';
import type { Review } from './reviewTypes.ts';

/** The history of a match from a position, with the given answers. */
function past(given: Given, ...moves: string[]): TesseractPast {
  const options = tesseractOptions(given.options);
  const start = tesseract.notation.parsePosition(positionOf(given), options, 'lenient');
  const chance = scriptedChance(given.rolls ?? []);
  let state = start;
  const entries = moves.map(move => {
    const step = tesseract.apply(state, 0, tesseract.notation.parseMove(state, move), chance);
    state = step.state;
    return { seat: 0, move, chance: [], ...step };
  });
  return { start, entries };
}

function words(review: Review, language: Language = 'en') {
  const text = TESSERACT_TEXT[language];
  const names = { lab: (lab: number) => LAB_NAMES[lab]!, card: (card: string) => cardName(text, card) };
  return reviewWords(text, review, { ...names, style: 'words' });
}

const TOWER = tower(['3443', '4444', '4444', '3443'], { '0,0': 'P3' });
const ALL_BUT_Y6 = ['Y', 'O', 'P', 'B'].flatMap(colour =>
  [1, 2, 3, 4, 5, 6].map(value => `${colour}${value}`),
);
const board = ALL_BUT_Y6.filter(name => name !== 'Y6').join('');

describe('declined rolls', () => {
  const given = { stacks: TOWER, labs: ['Y3O4P5B6', ''] };
  const contain = past(given, 'contain Y3 O4 P5 B6', 'pick A:Y3');

  test('[T-CONTAIN-5] declined rolls are counted for "no", not for leaving', () => {
    const { state } = contain.entries.at(-1)!;
    expect(state.pending.at(-1)?.type).toBe('rollRest');
    const ended = (move: string): TesseractPast => ({
      ...contain,
      entries: [...contain.entries, { seat: 0, move, chance: [], events: [], state }],
    });
    expect(declinedRolls(ended('no'))).toBe(1);
    expect(declinedRolls(ended('leave'))).toBe(0);
  });
});

describe('review of a lost game', () => {
  test('[T-BREACH-3] a review names the last breach, its probability, and that nothing was missed', () => {
    const review = reviewOf(
      past({ stacks: TOWER, primed: 'Y2O2', breach: 6, actions: 0, rolls: [2] }, 'end'),
    );
    expect(review).toMatchObject({ reason: 'breach', contained: 0, luck: { actual: 1 } });
    expect(review.luck.expected).toBeCloseTo(1 / 6, 9);
    expect(review.breaches).toMatchObject([
      {
        index: 0,
        turn: 1,
        lab: 0,
        phase: 'threat',
        why: 'prime',
        values: [2],
        breach: 7,
        cell: 0,
        chain: [],
      },
    ]);
    expect(review.decisive).toEqual([
      {
        kind: 'last',
        index: 0,
        turn: 1,
        lab: 0,
        params: { values: '2', chance: 17 },
        clause: 'T-END-4',
      },
    ]);
    expect(words(review).breaches).toEqual(['Turn 1, A: Purple 3 from a1 is primed and lands on 2.']);
  });

  test('[T-ADJUST-1] a review names a Threat phase of 50 % that one answer would have made safer', () => {
    const given = { stacks: TOWER, primed: 'Y2O2P4B4Y6O6', breach: 2, rolls: [4] };
    const { decisive } = reviewOf(past(given, 'end'));
    const params = { before: 50, after: 33, answer: 'adjust primed:Y2 +' };
    expect(decisive).toMatchObject([{ kind: 'risk', turn: 1, params, clause: 'T-THREAT-3' }]);
  });

  test('[T-TURN-2] a review considers answers instead of the last action, and names cards', () => {
    const given = {
      stacks: TOWER,
      primed: 'Y2O2P4B4Y6O6',
      labs: ['Y1', ''],
      actions: 1,
      rolls: [4],
      containment: ['C-04 unlocked', ...['C-01', 'C-02', 'C-03', 'C-05', 'C-06'].map(id => `${id} hidden`)],
    };
    const late = reviewOf(past({ ...given, containment: undefined }, 'adjust A:Y1 +', 'end'));
    expect(late.decisive[0]?.params).toMatchObject({ before: 50, after: 33 });
    const card = reviewOf(past(given, 'adjust A:Y1 +', 'end'));
    expect(words(card).decisive).toEqual([
      'Turn 1: A entered the Threat phase at 50% risk; playing Absolute Zero would have cut it to 0%.',
    ]);
  });

  test('[T-EVENT-2] a review treats a chain of events as one moment, each breach with its own cause', () => {
    const stacks = { '2,2': 'Y1', '1,1': 'B3', '3,0': 'O5O5' };
    const given = { stacks, primed: 'Y2O2P5B5', breach: 3, rolls: [2, 5, 1] };
    const review = reviewOf(past(given, 'end'));
    expect(review.breaches.map(note => [note.why, note.values, note.chain.map(one => one.symbol)])).toEqual([
      ['prime', [2], []],
      ['CR', [5], ['CR']],
    ]);
    expect(review.decisive).toMatchObject([
      { kind: 'chain', params: { from: 3, to: 5 }, clause: 'T-EVENT-2' },
    ]);
  });

  test('[T-EVENT-SH] a review knows the cause also after a choice in the middle of the chain', () => {
    const stacks = { '1,1': 'Y1', '0,1': 'B3B3' };
    const given = { stacks, primed: 'Y2O2P4B4', rolls: [6, 4] };
    const { breaches } = reviewOf(past(given, 'end', 'pick primed:Y2'));
    expect(breaches).toMatchObject([{ index: 1, why: 'SH', cell: 5, values: [4], phase: 'threat' }]);
  });

  test('[T-EVENT-IP] [T-RUL-4] a review knows events of an Action phase', () => {
    const options = { base: '4' as const };
    const stacks = { '2,0': 'Y1', '0,1': 'B3B3' };
    const review = reviewOf(past({ options, stacks, primed: 'Y2O2P3', breach: 6 }, 'remove 2,0'));
    expect(review.breaches).toMatchObject([{ why: 'IP', phase: 'action', cell: 2, cube: null, values: [3] }]);
    expect(review.decisive).toMatchObject([{ kind: 'lastEvent', clause: 'T-RUL-4' }]);
    expect(review.luck).toEqual({ expected: 0, actual: 0, verdict: 'fair' });
  });

  test('[T-END-5] a review names the empty Tesseract, and what would have gained turns', () => {
    const review = reviewOf(past({ stacks: {}, board: 'Y1' }, 'end'));
    expect(review.decisive).toMatchObject([{ kind: 'empty', clause: 'T-END-5' }]);
    expect(review.advice[0]).toMatchObject({ key: 'refill', clause: 'T-BONUS-3' });
    expect(review.missing).toMatchObject({ rows: [5, 6, 6, 6], columns: [3, 4, 4, 4, 4, 4] });
  });

  test('[T-END-1] a review names empty slots if they are few', () => {
    const review = reviewOf(past({ stacks: {}, board: board.replace('O2', '') }, 'end'));
    expect(words(review).missing).toEqual(['Contained: 22 of 24.', 'Missing: Yellow 6, Orange 2.']);
  });

  test('[T-EVENT-SW] a review counts lost cubes by cause', () => {
    const given = {
      options: { base: '4' as const },
      stacks: { '3,3': 'Y1', '0,1': 'B3B3' },
      labs: ['Y4O4P4', 'B4'],
      rolls: [4],
    };
    const review = reviewOf(past(given, 'end'));
    expect(review.lost).toEqual({ shockwave: 4 });
    expect(review.decisive).toMatchObject([{ kind: 'shockwave', params: { count: 4 } }]);
  });
});

describe('luck is good or bad beyond one standard deviation and beyond one breach', () => {
  /** Threat phases of equal probability, the first of which breached. */
  const verdict = (phases: number, chance: number, breached: number): string =>
    luckOf(
      Array.from({ length: phases }, (_, i) => ({
        outlook: { chance, isExact: true, values: [], loss: 0 },
        breaches: i < breached ? 2 : 0, // a double breach is one Threat phase with a breach
      })),
    ).verdict;

  test('[T-BREACH-1] luck is fair up to a whole breach, however certain it was', () => {
    expect([verdict(3, 0, 1), verdict(3, 1, 2)]).toEqual(['fair', 'fair']);
    expect([verdict(3, 0, 2), verdict(3, 1, 1)]).toEqual(['bad', 'good']);
    expect(verdict(4, 0.0625, 1)).toBe('fair'); // 0.75 too many, more than the deviation of 0.48
    expect(verdict(8, 0.12, 2)).toBe('bad'); // 1.04 too many
  });

  test('[T-BREACH-1] luck is fair up to one standard deviation where that is more', () => {
    const verdicts = [2, 3, 6, 7].map(breached => verdict(9, 0.5, breached)); // 4.5 expected, deviation 1.5
    expect(verdicts).toEqual(['good', 'fair', 'fair', 'bad']);
    const close = [5, 6, 8, 9].map(breached => verdict(14, 0.5, breached)); // 7 expected, deviation 1.87
    expect(close).toEqual(['good', 'fair', 'fair', 'bad']);
  });
});

test('[T-END-1] review of a won game names the closest calls', () => {
  const given = {
    stacks: TOWER,
    primed: 'Y2O2P4B4',
    breach: 6,
    board,
    labs: ['', 'Y4Y5Y6'],
    rolls: [1],
  };
  const review = reviewOf(past(given, 'end', 'contain Y4 Y5 Y6'));
  expect(review).toMatchObject({ reason: 'contained', contained: 24, missing: { slots: [] } });
  expect(review.decisive).toMatchObject([{ kind: 'fatal', turn: 1, params: { chance: 33 } }]);
  expect(words(review).title).toBe(TESSERACT_TEXT.en.review.title.won);
});

test('[T-END-1] review of a won game praises it first, unless a remedy was missed', () => {
  const given = { stacks: TOWER, breach: 2, board, labs: ['Y1', 'Y4Y5Y6'], rolls: [1] };
  const won = (primed: string): Review => reviewOf(past({ ...given, primed }, 'end', 'contain Y4 Y5 Y6'));
  const [praise, ...rest] = won('Y2O3').advice;
  expect(praise).toEqual({ key: 'flawless', params: { breach: 2 }, clause: 'T-END-1' });
  expect(rest.map(({ key }) => key)).toEqual(['harder', 'unspent']);
  // Three values with two cubes each: half of the rolls, and an adjustment would have helped.
  const missed = won('Y2O2P3B3Y5O5');
  expect(missed.threats[0]?.remedy).not.toBeNull();
  expect(missed.advice.map(({ key }) => key)).not.toContain('flawless');
});

describe('golden games', () => {
  const games = (['fr', 'cz'] as const).flatMap(edition =>
    [1, 2, 3, 4].map(seats => [edition, seats] as const),
  );
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/tesseract.md'), 'utf8');
  const text = (review: Review, language: Language) => Object.values(words(review, language)).flat();

  test.each(games)('[T-BREACH-1] [T-END-4] tesseract-%s-%i adds up', (edition, seats) => {
    const review = reviewOf(
      randomPast(
        tesseract,
        { options: tesseractOptions({ edition }), seats },
        `tesseract-${edition}-${seats}`,
      ),
    );
    expect(review.breaches.at(-1)?.breach).toBe(7);
    expect(review.breaches.reduce((sum, note) => sum + note.count, 0)).toBeGreaterThanOrEqual(7);
    expect(review.threats).toHaveLength(review.turns);
    expect(review.decisive.at(-1)?.kind).toBe('last');
    expect(review.advice.length).toBeGreaterThan(1);
  });

  test('[T-THREAT-3] reviews have whole sentences in every language, and clauses of the page', () => {
    for (const game of [tesseract, lateTesseract]) {
      for (const [i, base] of (['1', '3', '4', 'C', 'D'] as const).entries()) {
        const review = reviewOf(
          randomPast(game, { options: tesseractOptions({ base }), seats: 1 + (i % 4) }, `review ${base}`),
        );
        for (const language of LANGUAGES) {
          for (const sentence of text(review, language)) expect(sentence).toMatch(/^[^{}]{3,}$/);
        }
        for (const { clause } of [...review.decisive, ...review.advice]) expect(page).toContain(clause);
        expect(structuredClone(review)).toEqual(review);
        expect(JSON.parse(JSON.stringify(review))).toEqual(review);
      }
    }
  });
});
