import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';
import { settled } from './settle.ts';
import type { Course, ReviewStep, Verdict } from './types.ts';

const step = (seat: number, isNews = false, move = 'x'): ReviewStep => ({ seat, move, isNews });

const courseOf = (steps: readonly ReviewStep[], end: readonly number[], isTogether = false): Course => ({
  game: 'any',
  digest: '',
  seats: Math.max(...steps.map(({ seat }) => seat)) + 1,
  isTogether,
  steps,
  decisions: steps.flatMap(({ move }, index) => (move === 'x' ? [index] : [])),
  end,
});

const verdict = (chance: number, played = chance, more: Partial<Verdict> = {}): Verdict => ({
  chance,
  played,
  ranked: [],
  line: [],
  reasons: [],
  nodes: 1,
  isFirm: true,
  ...more,
});

const review = (course: Course, verdicts: readonly Verdict[]) =>
  settled(course, new Map(course.decisions.map((index, i) => [index, verdicts[i] as Verdict])), true);

test('bad dice after the best answer are luck, and cost nothing', () => {
  const course = courseOf([step(0, true), step(0)], [0], true);
  const { decisions, totals, costs } = review(course, [verdict(0.7), verdict(0.2)]);
  expect(decisions[0]).toMatchObject({ cost: 0, before: [0.7], after: [0.7], unseen: [0] });
  expect(decisions[0]?.luck[0]).toBeCloseTo(-0.7);
  expect(costs).toEqual([0]);
  expect(totals[0]?.luck).toBeCloseTo(-0.7);
});

test('an answer costs what its own search says, whatever the dice do', () => {
  const course = courseOf([step(0, true), step(0, true)], [1], true);
  const { decisions } = review(course, [verdict(0.7, 0.5), verdict(0.9)]);
  expect(decisions[0]?.cost).toBeCloseTo(0.2);
  expect(decisions[0]?.luck[0]).toBeCloseTo(0.4);
});

test('without a draw both searches have to agree on a cost', () => {
  const course = courseOf([step(0), step(1, true)], [0, 1]);
  const agreed = review(course, [verdict(0.6, 0.3), verdict(0.6)]).decisions[0];
  expect(agreed?.cost).toBeCloseTo(0.2);
  expect(agreed?.unseen[0]).toBeCloseTo(0);
  const doubted = review(course, [verdict(0.6, 0.3), verdict(0.35)]).decisions[0];
  expect(doubted?.cost).toBe(0);
  expect(doubted?.unseen[0]).toBeCloseTo(0.05);
});

test('decisions of one turn stand on one level: only costs lie between them', () => {
  const course = courseOf([step(0), step(0), step(0, true), step(0)], [1], true);
  const { decisions } = review(course, [verdict(0.7, 0.6), verdict(0.55), verdict(0.5), verdict(0.8)]);
  const [first, second, third] = decisions;
  expect(first?.cost).toBeCloseTo(0.1);
  expect(first?.before[0]).toBeCloseTo(0.6);
  expect(second?.before).toEqual([0.5]);
  expect(third?.luck[0]).toBeCloseTo(0.5);
});

test('a cost within the noise of a search, and an unconfirmed one, are not charged', () => {
  const course = courseOf([step(0, true), step(0, true)], [0], true);
  const { costs } = review(course, [verdict(0.5, 0.485), verdict(0.5, 0.2, { isFirm: false })]);
  expect(costs).toEqual([0]);
});

test('a resignation is neither luck nor the fault of the last answer', () => {
  const course = courseOf([step(0), step(1), step(0, false, 'leave')], [0, 1]);
  const { decisions, totals } = review(course, [verdict(0.6), verdict(0.5)]);
  expect(decisions.map(({ cost }) => cost)).toEqual([0, 0]);
  expect(totals[0]?.luck).toBe(0);
  expect(totals[0]?.unseen).toBeCloseTo(-0.6);
});

test('chances of three seats sum up to one, and a mistake helps the others by their chances', () => {
  const course = courseOf([step(0, true), step(1, true), step(2, true)], [0, 1, 0]);
  const shares = [1, 2, 1];
  const { decisions, totals } = review(course, [
    verdict(0.4, 0.1, { shares }),
    verdict(0.5, 0.5, { shares }),
    verdict(0.3, 0.3, { shares }),
  ]);
  const sum = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0);
  for (const { before, after } of decisions)
    for (const chances of [before, after]) expect(sum(chances)).toBeCloseTo(1);
  expect(decisions[0]?.after).toEqual([expect.closeTo(0.1), expect.closeTo(0.6), expect.closeTo(0.3)]);
  for (const { start, decisions: own, others, luck, unseen, end } of totals)
    expect(start - own + others + luck + unseen).toBeCloseTo(end);
});

test('moments are the dearest decisions, people first, at most five and one per turn', () => {
  const steps = Array.from({ length: 12 }, (_, i) => step(i % 2, true));
  const course = courseOf(steps, [0, 1]);
  const found = review(
    course,
    steps.map((_, i) => verdict(0.9, 0.9 - i / 30)),
  );
  expect(momentsOf(found).map(({ index }) => index)).toEqual([7, 8, 9, 10, 11]);
  expect(momentsOf(found, seat => seat === 0).map(({ index }) => index)).toEqual([2, 4, 6, 8, 10]);
  const turn = courseOf([step(0), step(0), step(0, true), step(0)], [1], true);
  const costly = review(turn, [verdict(0.9, 0.6), verdict(0.6, 0.5), verdict(0.5, 0.5), verdict(0.8)]);
  expect(costly.decisions.filter(({ cost }) => cost > 0)).toHaveLength(2);
  expect(momentsOf(costly).map(({ index }) => index)).toEqual([0]);
});
