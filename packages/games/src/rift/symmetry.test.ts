/** Section 19, point 13: symmetry of the rules. */
import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomOptions, syntheticPosition } from '../../test/randomRift.ts';
import { actionUnder, positionUnder, SYMMETRIES, type Symmetry } from '../../test/symmetry.ts';
import { formatAction, type RiftOptions, rift } from './index.ts';

/** Longer: `GAMES=10 npx vitest run packages/games/src/rift/symmetry.test.ts` */
const TIMES = Number(process.env.GAMES ?? 1);

const { formatPosition, parsePosition } = rift.notation;

/** Legal actions, sorted, and the winner if the game is over. */
function prospects(position: string, options: RiftOptions): { actions: string[]; result: string } {
  const state = parsePosition(position, options, 'lenient');
  const actions = rift.legalMoves(state, state.side).map(formatAction).sort();
  return { actions, result: state.reason ? `${state.winner} ${state.reason}` : '' };
}

type Prospects = ReturnType<typeof prospects>;

function expectSymmetric(
  position: string,
  options: RiftOptions,
  here: Prospects,
  symmetry: Symmetry,
  swaps: boolean,
): void {
  const there = prospects(positionUnder(symmetry, swaps, position), options);
  const seen = here.actions.map(action => actionUnder(symmetry, action)).sort();
  const result = swaps ? here.result.replace(/^[01]/, winner => `${1 - Number(winner)}`) : here.result;
  const label = `${symmetry.name}${swaps ? ', colours swapped' : ''}: ${position}`;
  if (seen.join() !== there.actions.join() || result !== there.result) {
    expect({ label, actions: there.actions, result: there.result }).toEqual({ label, actions: seen, result });
  }
}

/** Positions of random games in the wanted phases, with their options. */
function reached(phases: string, games: number, every: number): [string, RiftOptions][] {
  const found: [string, RiftOptions][] = [];
  let seen = 0;
  for (let game = 0; game < games; game++) {
    const options = randomOptions(seededChance(`symmetry ${game}`));
    playRandomly(`symmetry ${game}`, options, 90, state => {
      if (phases.includes(state.phase) && seen++ % every === 0) found.push([formatPosition(state), options]);
    });
  }
  return found;
}

describe('section 19, point 13: symmetry', () => {
  test('[R-BOARD-5] [R-MOVE-1] legal actions in play commute with 8 board symmetries and the colour swap', () => {
    const positions = reached('p', 12 * TIMES, 40);
    const chance = seededChance('symmetry');
    for (let i = 0; i < 25 * TIMES; i++) positions.push([syntheticPosition(chance), randomOptions(chance)]);
    expect(positions.length).toBeGreaterThan(30 * TIMES);
    for (const [position, options] of positions) {
      const here = prospects(position, options);
      for (const symmetry of SYMMETRIES) {
        for (const swaps of [false, true]) expectSymmetric(position, options, here, symmetry, swaps);
      }
    }
  });

  test('[R-BOARD-3] [R-SETUP-2] legal actions in set-up commute with the file mirror, and the rank mirror with the colour swap', () => {
    const [, fileMirror, rankMirror, halfTurn] = SYMMETRIES as [Symmetry, Symmetry, Symmetry, Symmetry];
    const positions = reached('sx', 40, 2);
    expect(positions.length).toBeGreaterThan(120);
    for (const [position, options] of positions) {
      const here = prospects(position, options);
      expectSymmetric(position, options, here, fileMirror, false);
      expectSymmetric(position, options, here, rankMirror, true);
      expectSymmetric(position, options, here, halfTurn, true);
    }
  });
});
