/** Analyses in the worker: lines, rolls, whole trees and matches. */
import { botByName, playGame } from '@tessera/bots';
import { type AnyGame, type AnyMatch, Match, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { READY } from '../games/rift/fixtures.ts';
import { loadJudges } from '../games/workers.ts';
import { type Analysed, type AnalysedStep, createAnalysing, type Fault, type Logged } from './analysing.ts';
import type { Start } from './analysis/text.ts';

const RIFT: Start = { game: 'rift', seats: 2, options: {}, position: READY };

async function logged(id: string): Promise<Logged> {
  const game = gameById(id) as AnyGame;
  const seats = ['gentle', 'gentle'].map(level => botByName(id, level));
  const options = parseOptions(game.options, {}) as object;
  const match = await playGame({ game, options, seats, seed: 'analysed', maxPlies: 160 });
  return (await createAnalysing(loadJudges)({ type: 'analysisLog', index: 0, match: match.log() })) as Logged;
}

const legalAt = async (
  start: Start,
  line: Parameters<typeof requestOf>[1] = [],
): Promise<readonly string[]> =>
  ((await createAnalysing(loadJudges)(requestOf(start, line))) as Analysed).reached.legal;

const requestOf = (
  start: Start,
  line: readonly {
    readonly move: string;
    readonly dice?: readonly number[];
    readonly seed?: string;
    readonly isWish?: true;
  }[],
  index = 0,
) => ({ type: 'analysis', index, start, line }) as const;

describe('a line', () => {
  test('is played from a position; only answers from a number on are told', async () => {
    const ask = createAnalysing(loadJudges);
    const [first = ''] = await legalAt(RIFT);
    const [reply = ''] = await legalAt(RIFT, [{ move: first }]);
    const whole = (await ask(requestOf(RIFT, [{ move: first }, { move: reply }]))) as Analysed;
    expect(whole.steps.map(({ seat, move, dice }) => [seat, move, dice])).toEqual([
      [0, first, []],
      [1, reply, []],
    ]);
    const rest = (await ask(requestOf(RIFT, [{ move: first }, { move: reply }], 1))) as Analysed;
    expect(rest.steps).toEqual(whole.steps.slice(1));
    expect(rest.reached).toEqual(whole.reached);
    expect(whole.reached.seat).toBe(0);
    expect(structuredClone(whole)).toEqual(whole);
    // Another line does not stand on the states of this one.
    const other = (await ask(requestOf(RIFT, [{ move: first }], 1))) as Analysed;
    expect(other.reached.seat).toBe(1);
  });

  test.each([
    [{ ...RIFT, position: 'nonsense' }, [], { at: -1, why: /board/ }],
    [{ ...RIFT, game: 'chess' }, [], { at: -1, why: /no game chess/ }],
    [{ ...RIFT, seats: 3 }, [], { at: -1, why: /Seats: must be 2/ }],
    [RIFT, [{ move: 'Tz9' }], { at: 0, why: /Tz9: move/ }],
    [RIFT, [{ move: 'Tj3-j9' }], { at: 0, why: /Tj3-j9: E_\w+ \(R-/ }],
  ])('that cannot be played names its fault: %#', async (start, line, { at, why }) => {
    const fault = (await createAnalysing(loadJudges)(requestOf(start, line))) as Fault;
    expect(fault.at).toBe(at);
    expect(fault.why).toMatch(why);
  });

  test('explains a refusal at its end', async () => {
    const request = { ...requestOf(RIFT, []), type: 'analysisWhyNot', move: 'Tj3-j9' } as const;
    expect(await createAnalysing(loadJudges)(request)).toMatchObject({
      clause: expect.stringMatching(/^R-/),
    });
  });
});

test('a match in which others play on without a seat that left is no line; one that ends so is', async () => {
  const game = gameById('quantum') as AnyGame;
  const options = parseOptions(game.options, {}) as object;
  const match: AnyMatch = new Match(game, { options, seats: 3, seed: 'left' });
  const play = (): void => {
    const seat = match.decider as number;
    match.submit(seat, game.legalMoves(match.state, seat)[0]);
  };
  const ask = () => createAnalysing(loadJudges)({ type: 'analysisLog', index: 0, match: match.log() });
  for (let i = 0; i < 8; i++) play();
  match.leave(match.decider as number);
  expect(await ask()).toMatchObject({ line: { length: 8 } });
  play();
  expect(await ask()).toMatchObject({ at: 8, why: expect.stringContaining('leaves') });
});

describe('rolls of quantum', async () => {
  const { start, line } = await logged('quantum');
  const index = line.findIndex(({ move, dice }) => move.startsWith('attack') && dice.length > 1);
  const before = line.slice(0, index);
  const move = line[index]?.move ?? '';
  const roll = async (how: object): Promise<AnalysedStep & Fault> => {
    const found = await createAnalysing(loadJudges)(requestOf(start, [...before, { move, ...how }], index));
    return ((found as Analysed).steps?.[0] ?? found) as AnalysedStep & Fault;
  };
  const isWon = ({ events }: AnalysedStep): unknown =>
    (events.find(({ type }) => type === 'combatEnd') as { readonly won?: boolean } | undefined)?.won;

  test('a match is read with its numbers, and replays to the same views', async () => {
    expect(index).toBeGreaterThan(0);
    const told = (await createAnalysing(loadJudges)(requestOf(start, line))) as Analysed;
    expect(told.steps).toHaveLength(line.length);
    expect(told.steps.map(({ dice }) => dice)).toEqual(line.map(({ dice }) => dice));
  });

  test('the likely result is that of most rolls, and always the same', async () => {
    const step = await roll({});
    expect((await roll({})).dice).toEqual(step.dice);
    const seeded = await Promise.all(Array.from({ length: 40 }, (_, i) => roll({ seed: `s${i}` })));
    const alike = seeded.filter(one => isWon(one) === isWon(step));
    expect(alike.length).toBeGreaterThanOrEqual(18);
  });

  test('chosen numbers decide, numbers of a seed are repeatable, wishes bend, texts may not', async () => {
    expect(isWon(await roll({ dice: [1, 6], isWish: true }))).toBe(true);
    const lost = await roll({ dice: [6, 1], isWish: true });
    expect(lost.dice.slice(0, 2)).toEqual([6, 1]);
    expect(lost.draws[0]).toEqual({ low: 1, count: 6 });
    expect(await roll({ seed: 'x/1' })).toEqual(await roll({ seed: 'x/1' }));
    expect(await roll({ dice: lost.dice })).toEqual(lost);
    expect((await roll({ dice: [9, 9] })).why).toMatch(/^attack .*: draws \d numbers, and not 9 9/);
  });
});

test('a tree is played from node to node, or its first fault is named by the id', async () => {
  const ask = createAnalysing(loadJudges);
  const [first = '', second = ''] = await legalAt(RIFT);
  const [reply = ''] = await legalAt(RIFT, [{ move: second }]);
  const nodes = [
    { id: 3, parent: 0, move: first, dice: [] },
    { id: 8, parent: 0, move: second, dice: [] },
    { id: 9, parent: 8, move: reply, dice: [] },
  ];
  const steps = (await ask({ type: 'analysisTree', index: 0, start: RIFT, nodes })) as AnalysedStep[];
  expect(steps.map(({ seat, move }) => [seat, move])).toEqual([
    [0, first],
    [0, second],
    [1, reply],
  ]);
  const broken = [...nodes, { id: 11, parent: 9, move: 'Tj3-j9', dice: [] }];
  expect(await ask({ type: 'analysisTree', index: 0, start: RIFT, nodes: broken })).toMatchObject({ at: 11 });
});
