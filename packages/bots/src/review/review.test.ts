import { type AnyGame, type AnyMatch, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { parseAction } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { pieces } from '../../test/positions.ts';
import { playGame } from '../arena.ts';
import { loopBots } from '../loop/index.ts';
import { reviewing as loop } from '../loop/reviewing.ts';
import { quantumBots } from '../quantum/index.ts';
import { reviewing as quantum } from '../quantum/reviewing.ts';
import { riftBots } from '../rift/index.ts';
import { reviewing as rift } from '../rift/reviewing.ts';
import type { Team } from '../team.ts';
import { tesseractBots } from '../tesseract/index.ts';
import { reviewing as tesseract } from '../tesseract/reviewing.ts';
import { openCourse } from './course.ts';
import { judged } from './judge.ts';
import { momentsOf } from './moments.ts';
import { reviewed } from './run.ts';
import type { AnyReviewing, MatchReview } from './types.ts';

const NODES = [150, 500] as const;
/** Enough for sums, which hold however well a review searches; rift judges nothing with so few. */
const FEW_NODES = [60, 200] as const;

const TEAMS: readonly (readonly [Team, AnyReviewing])[] = [
  [riftBots, rift],
  [tesseractBots, tesseract],
  [quantumBots, quantum],
  [loopBots, loop],
];

const teamFor = (id: string) => TEAMS.find(([{ game }]) => game.id === id) as (typeof TEAMS)[number];

async function playedBy(id: string, bots: readonly string[], seed: string, options = {}): Promise<AnyMatch> {
  const game = gameById(id) as AnyGame;
  const [team] = teamFor(id);
  const seats = bots.map(name => team.bot(name));
  return playGame({ game, options: parseOptions(game.options, options), seats, seed, mayResign: true });
}

async function reviewOf(
  match: AnyMatch,
  nodes: readonly [number, number] = NODES,
  lanes = 1,
): Promise<MatchReview> {
  const { game } = match;
  const [team, reviewing] = teamFor(game.id);
  const { course, states } = openCourse(match, reviewing);
  return reviewed({
    course,
    nodes,
    lanes,
    judge(index, most) {
      const { seat, move } = course.steps[index] as (typeof course.steps)[number];
      const state = states[index];
      return judged(
        { game, team, reviewing },
        { state, seat, move: game.notation.parseMove(state, move), nodes: most },
      );
    },
  });
}

describe.each(TEAMS.map(([{ game }]) => game.id))('a review of %s', id => {
  const review = playedBy(id, ['fair', 'gentle'], 'a review').then(async match => ({
    match,
    found: await reviewOf(match, id === 'rift' ? NODES : FEW_NODES),
  }));

  test('attributes every change: all parts add up to the result', async () => {
    const { match, found } = await review;
    const winners: readonly number[] = match.game.outcome(match.state)?.winners ?? [];
    expect(found.decisions.length).toBeGreaterThan(20);
    for (const [holder, total] of found.totals.entries()) {
      const { start, decisions, others, luck, unseen, end } = total;
      expect(start - decisions + others + luck + unseen).toBeCloseTo(end, 9);
      expect(end).toBe(found.isTogether ? Math.min(1, winners.length) : Number(winners.includes(holder)));
    }
    const own = found.totals.map(({ decisions }) => decisions);
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    expect(sum(found.costs)).toBeCloseTo(sum(own), 9);
  });

  test('gives probabilities, and costs that are never negative', async () => {
    const { found } = await review;
    for (const { before, after, cost } of found.decisions) {
      expect(cost).toBeGreaterThanOrEqual(0);
      for (const chance of [...before, ...after]) {
        expect(chance).toBeGreaterThanOrEqual(-1e-9);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });

  test('charges nothing for the best answer, and luck only where something was drawn', async () => {
    const { match, found } = await review;
    const [, reviewing] = teamFor(id);
    const { course } = openCourse(match, reviewing);
    for (const [i, { index, answer, cost, luck, verdict }] of found.decisions.entries()) {
      if (verdict.ranked[0]?.move === answer) expect(cost).toBe(0);
      const next = found.decisions[i + 1]?.index ?? course.steps.length;
      if (course.steps.slice(index, next).every(({ isNews }) => !isNews))
        expect(luck.every(change => change === 0)).toBe(true);
    }
    if (!match.game.hasChance) expect(found.totals.every(({ luck }) => luck === 0)).toBe(true);
  });

  test('names a better answer in every moment', async () => {
    const { found } = await review;
    for (const { answer, before, after, cost, seat, verdict } of momentsOf(found)) {
      const holder = found.isTogether ? 0 : seat;
      expect(verdict.line[0]).toBe(verdict.ranked[0]?.move);
      expect(verdict.line[0]).not.toBe(answer);
      expect((before[holder] ?? 0) - (after[holder] ?? 0)).toBeCloseTo(cost, 9);
      expect(verdict.chance - verdict.played).toBeGreaterThanOrEqual(cost - 1e-9);
    }
  });

  test('is plain data', async () => {
    const { found } = await review;
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});

test('a quiet answer that leaves nothing to take says so beside one that leaves a pawn', async () => {
  const state = pieces('Ta1 Ra3 Ch3 Hc8 to15 ro13 ch12');
  const [game, [team, reviewing]] = [gameById('rift') as AnyGame, teamFor('rift')];
  const move = parseAction('Ch3-h11');
  const verdict = await judged({ game, team, reviewing }, { state, seat: 0, move, nodes: 3000 });
  expect(verdict?.reasons).toContainEqual({ key: 'quiet', params: {} });
});

test('a review does not depend on how many searches run side by side', async () => {
  const match = await playedBy('loop', ['gentle', 'gentle'], 'lanes');
  expect(await reviewOf(match, FEW_NODES, 3)).toEqual(await reviewOf(match, FEW_NODES, 1));
}, 30_000);

test.each([
  ['loop', 'endActions', 'gentle'],
  ['tesseract', 'end', 'fair'],
])(
  '%s: the worst dice of a lost match follow an answer "%s" that costs nothing',
  async (id, answer, level) => {
    const match = await playedBy(id, [level, level], 'bad dice');
    const { decisions } = await reviewOf(match);
    const [worst] = decisions
      .filter(one => one.answer === answer)
      .toSorted((a, b) => (a.luck[0] ?? 0) - (b.luck[0] ?? 0));
    expect(worst?.luck[0]).toBeLessThan(-0.05);
    expect(worst).toMatchObject({ cost: 0, unseen: [0] });
    expect(worst?.after).toEqual(worst?.before);
  },
);
