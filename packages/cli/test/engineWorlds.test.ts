/**
 * Noninterference of fair mode, by the two-worlds method. Two sessions look alike to the viewer: they differ
 * in numbers not drawn yet, or also in cards hidden from the asking seat. Both get the same requests, wild
 * ones included. The answers are equal, byte for byte, until a request commits a draw or a reveal in both.
 * Excepted is how a cube of known value is turned, which is no secret (T-DEC-7): a move that can be taken
 * back may show its side.
 */
import { type AnyMatch, Match, parseOptions, type Seat, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { FAIR } from '../src/engine/modes.ts';
import { REQUESTS } from '../src/engine/requests.ts';
import { openSession } from '../src/engine/session.ts';
import { legalAnswers } from '../src/start.ts';
import { manifestOf } from './harness.ts';

type Wish = Readonly<Record<string, unknown>> & { readonly type: string };
type Ask = (wish: Wish) => Promise<string>;

const optionsOf = (id: string): object => parseOptions<object>(manifestOf(id).game.options, {});

/** A session in fair mode, in a position; `seed` is hidden from the viewer. */
function worldOf(id: string, { game, state }: Pick<AnyMatch, 'game' | 'state'>, seed: string): Ask {
  const said: string[] = [];
  const position = game.notation.formatPosition(state);
  const opening = { options: optionsOf(id), seats: game.seatsIn(state), position, seed, botSeed: 'bots' };
  const session = openSession(
    manifestOf(id),
    FAIR,
    opening,
    answer => said.push(JSON.stringify(answer)),
    purpose => (purpose === 'match' ? `${seed} again` : 'bots again'),
  );
  return async wish => {
    const before = said.length;
    session.receive(JSON.stringify({ id: before, ...wish }));
    await session.idle();
    return said.slice(before).join('\n');
  };
}

/** A random match up to some point before its end. */
function momentOf(id: string, seed: string): AnyMatch {
  const { game } = manifestOf(id);
  const chance = seededChance(seed);
  const match: AnyMatch = new Match(game, { options: optionsOf(id), seats: game.seats.usual, seed });
  for (let left = chance.below(id === 'rift' ? 30 : 120); left > 0; left--) {
    const legal = legalAnswers(game, match.state);
    match.answer(match.decider as Seat, legal[chance.below(legal.length)]!);
    if (match.decider === undefined) return momentOf(id, `${seed}'`);
  }
  return match;
}

/** A line that is legal in this world; it may draw chance, so another world may refuse the rest of it. */
function lineIn(
  { game, state: start, decider }: AnyMatch,
  seed: string,
  below: (n: number) => number,
): string[] {
  const [moves, drawn] = [[] as string[], seededChance(seed)];
  let [state, seat] = [start, decider];
  for (let left = 1 + below(6); left > 0 && seat !== undefined; left--) {
    const legal = game.legalMoves(state, seat);
    const move = legal[below(legal.length)];
    moves.push(game.notation.formatMove(state, move));
    ({ state } = game.apply(state, seat, move, drawn));
    seat = game.decider(state);
  }
  return moves;
}

const GARBAGE = [
  '',
  '{}',
  'leave',
  'agree',
  'yes',
  'no',
  'pass',
  '\u0000',
  'roll 6',
  'draw',
  'Ch8-h10',
  'end',
  'pick A:Y3',
];

/** A random request, by any viewer. */
function wishIn(match: AnyMatch, eyes: Seat | undefined, seed: string, below: (n: number) => number): Wish {
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const { game, state, header } = match;
  const seat = eyes !== undefined ? { seat: eyes } : one([{}, { seat: below(header.seats) }]);
  const watching = eyes !== undefined ? seat : one([seat, { seat: 'watcher' }]);
  const legal = legalAnswers(game, state, eyes);
  const moves = (): string[] => {
    const line = lineIn(match, seed, below);
    if (below(3) === 0) line.splice(below(line.length + 1), 0, one(GARBAGE));
    if (below(3) === 0) line.push(one(GARBAGE));
    return line;
  };
  const isDecider = eyes === undefined || eyes === match.decider;
  const kinds: Readonly<Record<string, () => object>> = {
    hello: () => ({}),
    options: () => one([{ options: { nonsense: 1 } }, { options: {}, seats: 99 }]),
    position: () => ({ moves: [...moves(), ...moves()], ...watching }),
    moves: () => ({
      moves: isDecider ? moves() : [one(GARBAGE)],
      ...(eyes === undefined ? {} : { seat: eyes }),
    }),
    undo: () => watching,
    legal: () => seat,
    check: () => ({ move: one([...legal.slice(0, 5), ...lineIn(match, seed, below), ...GARBAGE]), ...seat }),
    state: () => ({ ...watching, ...one([{}, { since: below(3) }]) }),
    log: () => watching,
    go: () => ({ bot: isDecider ? one(['random', 'greedy']) : 'nobody' }),
    stop: () => ({}),
    more: () => ({ nothing: true }),
  };
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(Object.keys(REQUESTS)));
  const type = one([...Object.keys(kinds), 'moves', 'moves', 'check']);
  return { type, ...kinds[type]!() };
}

/** True of an answer whose effects stay: a new match, or moves that undo cannot take back. */
async function isCommitted(ask: Ask, { type }: Wish, answer: string): Promise<boolean> {
  const { plies } = JSON.parse(answer);
  const now = JSON.parse(await ask({ type: 'state', seat: 'watcher' }));
  if (now.plies !== plies) return false;
  if (type === 'position')
    return !JSON.parse(await ask({ type: 'log', seat: 'watcher' })).log.header.position;
  while (JSON.parse(await ask({ type: 'undo' })).ok);
  return JSON.parse(await ask({ type: 'state' })).plies > 0;
}

/** Sends requests until one commits something, or the limit is reached. */
async function compareWorlds(
  id: string,
  match: AnyMatch,
  other: Pick<AnyMatch, 'game' | 'state'>,
  eyes: Seat | undefined,
  below: (n: number) => number,
): Promise<'equal' | 'committed'> {
  const [here, there] = [worldOf(id, match, 'undrawn'), worldOf(id, other, 'undrawn too')];
  for (let i = 0; i < 12; i++) {
    const wish = wishIn(match, eyes, 'undrawn', below);
    const [one, another] = [await here(wish), await there(wish)];
    if (one !== another) {
      const what = `${JSON.stringify(wish)}\n${one}\n${another}`;
      expect(await isCommitted(here, wish, one), what).toBe(true);
      expect(await isCommitted(there, wish, another), what).toBe(true);
      return 'committed';
    }
    if (/"plies":[1-9]/.test(one)) return 'equal'; // a commit ends the comparison
  }
  return 'equal';
}

describe.each(['tesseract', 'loop', 'quantum', 'rift'])('%s', id => {
  const { game } = manifestOf(id);
  const chance = seededChance(`worlds ${id}`);
  const below = (n: number): number => chance.below(n);

  test('fair mode: no request reveals a number before it is drawn for good', async () => {
    const found = { equal: 0, committed: 0 };
    for (let i = 0; i < 25; i++) {
      const match = momentOf(id, `drawn ${i}`);
      found[await compareWorlds(id, match, match, undefined, below)]++;
    }
    if (game.hasChance) expect(found.committed).toBeGreaterThan(5);
  });

  test('fair mode: no request reveals a hidden card to a seat before it is shown for good', async () => {
    const found = { equal: 0, committed: 0 };
    for (let i = 0; i < 25; i++) {
      const match = momentOf(id, `hidden ${i}`);
      const eyes = below(3) > 0 ? (match.decider as Seat) : below(match.header.seats);
      const state = game.determinize(game.view(match.state, eyes), seededChance(`dealt ${i}`));
      found[await compareWorlds(id, match, { game, state }, eyes, below)]++;
    }
    expect(found.equal).toBeGreaterThan(0);
  });
});
