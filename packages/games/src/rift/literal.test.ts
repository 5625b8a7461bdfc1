/**
 * The fast rules against a second, slow implementation of the same document
 * (`packages/games/test/literal.ts`).
 */
import { type Chance, noChance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { literalActions, literalAfter, literalOutcome } from '../../test/literalGame.ts';
import { playRandomly, randomOptions, syntheticPosition } from '../../test/randomRift.ts';
import { optionsOf } from '../../test/riftTable.ts';
import { formatAction, type RiftOptions, type RiftState, rift } from './index.ts';

const { formatPosition, parsePosition } = rift.notation;
const fastActions = (state: RiftState): string[] =>
  rift.legalMoves(state, state.side).map(formatAction).sort();
/** The position string without its history, which the slow implementation gets separately. */
const positionOf = (state: RiftState): string => formatPosition(state).split(' ').slice(0, 6).join(' ');

/** Longer: GAMES=240 npx vitest run packages/games/src/rift/literal.test.ts */
const COUNT = Number(process.env.GAMES ?? 7);

/** Compares the legal actions of both, each once. */
function expectSameActions(state: RiftState, earlier: readonly string[] = []): void {
  const position = positionOf(state);
  const fast = fastActions(state);
  const slow = literalActions(position, state.options, earlier);
  // Comparing thousands of long lists word by word takes minutes, so only a difference is examined.
  if (fast.join() !== slow.join()) expect({ position, actions: fast }).toEqual({ position, actions: slow });
}

/** Compares the position after an action, and the outcome. */
function expectSameResult(state: RiftState, action: string, earlier: readonly string[] = []): void {
  const position = positionOf(state);
  const next = rift.apply(state, state.side, rift.notation.parseMove(state, action), noChance).state;
  const slow = literalAfter(position, action);
  const label = `${position} ${action}`;
  expect({ label, after: positionOf(next).replace(' e ', ' p ') }).toEqual({ label, after: slow });
  if (next.phase !== 'p' && next.phase !== 'e') return;
  const outcome = next.reason ? `${'wb'[next.winner!]} ${next.reason}` : undefined;
  const before = state.phase === 'p' ? [...earlier, position] : [];
  expect({ label, outcome }).toEqual({ label, outcome: literalOutcome(slow, state.options, before) });
}

/** Compares every position of a random game; returns their number. */
function compareGame(seed: string, options: RiftOptions, plies: number): number {
  const earlier: string[] = [];
  let positions = 0;
  playRandomly(seed, options, plies, (state, next) => {
    expectSameActions(state, earlier);
    if (next !== undefined) expectSameResult(state, formatAction(next), earlier);
    if (state.phase === 'p') earlier.push(positionOf(state));
    positions++;
  });
  return positions;
}

/**
 * A policy that goes back and forth: it returns where it came from whenever possible, and hardly ever
 * captures or drops.
 */
function restless(state: RiftState, last: string | undefined, chance: Chance): string | undefined {
  const quiet = fastActions(state).filter(action => !/[@x]/.test(action));
  const [, letter, from, to] = /^(\w)(\w+)-(\w+)$/.exec(last ?? '') ?? [];
  const back = `${letter}${to}-${from}`;
  if (quiet.length === 0) return undefined;
  return quiet.includes(back) && chance.below(5) > 0 ? back : quiet[chance.below(quiet.length)];
}

describe('two implementations of the rules agree', () => {
  test('on every position of random games, set-up included, under the default options', () => {
    let positions = 0;
    for (let game = 0; game < COUNT / 2; game++)
      positions += compareGame(`literal ${game}`, optionsOf(), 110);
    expect(positions).toBeGreaterThan(20 * COUNT);
  });

  test('on every position of random games under random options', () => {
    let positions = 0;
    for (let game = 0; game < COUNT; game++) {
      const options = randomOptions(seededChance(`options ${game}`));
      positions += compareGame(`literal options ${game}`, options, 90);
    }
    expect(positions).toBeGreaterThan(40 * COUNT);
  });

  test('on synthetic crowded positions under random options, and after one action of each', () => {
    const chance = seededChance('crowded');
    for (let i = 0; i < 80 * COUNT; i++) {
      const options = randomOptions(chance);
      const state = parsePosition(syntheticPosition(chance), options, 'lenient');
      expectSameActions(state);
      const actions = fastActions(state);
      if (actions.length > 0) expectSameResult(state, actions[chance.below(actions.length)]!);
    }
  });

  test('[R-END-13] on crowded positions between 30 and 90 quiet plies, with closing rings', () => {
    const chance = seededChance('closing');
    const ends: Record<string, number> = {};
    for (let i = 0; i < 30 * COUNT; i++) {
      const quiet = 30 + chance.below(60);
      const position = syntheticPosition(chance).replace(/ \d+ (\d+)$/, ` ${quiet} $1`);
      const state = parsePosition(position, optionsOf({ closingRift: true }), 'lenient');
      const action = restless(state, undefined, chance);
      if (action === undefined) continue;
      expectSameResult(state, action);
      const { reason } = rift.apply(
        state,
        state.side,
        rift.notation.parseMove(state, action),
        noChance,
      ).state;
      ends[reason ?? 'open'] = (ends[reason ?? 'open'] ?? 0) + 1;
    }
    expect(Math.min(ends.closed ?? 0, ends.open ?? 0)).toBeGreaterThan(COUNT);
  });

  test.each(['forbidden', 'adjudicated', 'off'] as const)(
    '[R-END-6] both agree on games that repeat positions, repetition %s, and their strings agree too',
    repetition => {
      const chance = seededChance(`circles ${repetition}`);
      const ends: Record<string, number> = {};
      let [forbidden, told] = [0, 0];
      for (let game = 0; game < 6; game++) {
        const options = optionsOf({ repetition, stallLimit: 40 });
        let state = parsePosition(syntheticPosition(chance), options, 'lenient');
        const earlier: string[] = [];
        const last: string[] = [];
        for (let ply = 0; ply < 30 && state.phase === 'p'; ply++) {
          expectSameActions(state, earlier);
          const read = parsePosition(formatPosition(state), options, 'lenient');
          expect(fastActions(read)).toEqual(fastActions(state));
          const free = { ...state, options: optionsOf({ repetition: 'off' }) };
          if (fastActions(free).length > fastActions(state).length) forbidden++;
          if (formatPosition(state) !== positionOf(state)) told++;
          const action = restless(state, last.at(-2), chance);
          if (action === undefined) break;
          expectSameResult(state, action, earlier);
          earlier.push(positionOf(state));
          last.push(action);
          state = rift.apply(state, state.side, rift.notation.parseMove(state, action), noChance).state;
        }
        ends[state.reason ?? 'open'] = (ends[state.reason ?? 'open'] ?? 0) + 1;
      }
      expect(forbidden > 5).toBe(repetition === 'forbidden');
      expect(told > 5).toBe(repetition !== 'off');
      expect((ends.repetition ?? 0) > 0).toBe(repetition === 'adjudicated');
    },
  );
});
