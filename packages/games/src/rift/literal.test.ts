/** The fast rules against a second, slow reading of the same document (`packages/games/test/literal.ts`). */
import { noChance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { literalActions, literalAdjudication, literalAfter, literalLoss } from '../../test/literalGame.ts';
import { playRandomly, randomOptions, syntheticPosition } from '../../test/randomRift.ts';
import { optionsOf } from '../../test/riftTable.ts';
import { parseSituation } from '../../test/situation.ts';
import { formatAction, type RiftOptions, type RiftState, rift } from './index.ts';

const { formatPosition, parsePosition } = rift.notation;
const fastActions = (state: RiftState): string[] =>
  rift.legalMoves(state, state.side).map(formatAction).sort();
const results = { w: 0, b: 1 } as const;

/** The same legal actions, each once. */
function expectSameActions(state: RiftState): void {
  const position = formatPosition(state);
  const fast = fastActions(state);
  const slow = literalActions(position, state.options);
  // Comparing thousands of long lists word by word takes minutes, so only a difference is looked into.
  if (fast.join() !== slow.join()) expect({ position, actions: fast }).toEqual({ position, actions: slow });
}

/** The same position after an action, and the same verdict. */
function expectSameResult(state: RiftState, action: string, options: RiftOptions): void {
  const position = formatPosition(state);
  const next = rift.apply(state, state.side, rift.notation.parseMove(state, action), noChance).state;
  const slow = literalAfter(position, action);
  const label = `${position} ${action}`;
  expect({ label, after: formatPosition(next).replace(' e ', ' p ') }).toEqual({ label, after: slow });
  if (next.phase !== 'p' && next.phase !== 'e') return;
  const loss = literalLoss(parseSituation(slow), options);
  const outcome = next.reason && `${'wb'[next.winner!]} ${next.reason}`;
  if (outcome?.endsWith('repetition') || outcome?.endsWith('stall')) {
    expect(loss).toBeUndefined();
    expect(next.winner).toBe(results[literalAdjudication(parseSituation(slow))]);
  } else expect({ label, outcome: outcome ?? undefined }).toEqual({ label, outcome: loss });
}

describe('two readings of the rules agree', () => {
  test('on every position of random games, set-up included, under the default options', () => {
    let positions = 0;
    for (let game = 0; game < 12; game++) {
      playRandomly(`literal ${game}`, optionsOf(), 110, (state, next) => {
        expectSameActions(state);
        if (next !== undefined) expectSameResult(state, formatAction(next), state.options);
        positions++;
      });
    }
    expect(positions).toBeGreaterThan(500);
  });

  test('on every position of random games under random options', () => {
    let positions = 0;
    for (let game = 0; game < 24; game++) {
      const options = randomOptions(seededChance(`options ${game}`));
      playRandomly(`literal options ${game}`, options, 90, (state, next) => {
        expectSameActions(state);
        if (next !== undefined) expectSameResult(state, formatAction(next), state.options);
        positions++;
      });
    }
    expect(positions).toBeGreaterThan(1000);
  });

  test('on synthetic crowded positions under random options, and after one action of each', () => {
    const chance = seededChance('crowded');
    for (let i = 0; i < 2000; i++) {
      const options = randomOptions(chance);
      const state = parsePosition(syntheticPosition(chance), options, 'lenient');
      expectSameActions(state);
      const actions = fastActions(state);
      if (actions.length > 0) expectSameResult(state, actions[chance.below(actions.length)]!, options);
    }
  });
});
