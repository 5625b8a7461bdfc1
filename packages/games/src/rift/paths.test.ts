/** Paths drawn for an action. */
import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomOptions, syntheticPosition } from '../../test/randomRift.ts';
import { given, optionsOf } from '../../test/riftTable.ts';
import {
  actionFrom,
  actionKind,
  actionTo,
  formatAction,
  P,
  parseAction,
  pathsOf,
  R,
  type RiftState,
  rift,
  S,
  squareName,
  takenSquares,
} from './index.ts';

/** Corner crossings of each path, as text. */
const ways = (state: RiftState, action: string): string[] =>
  pathsOf(state, parseAction(action)).map(path => path.map(squareName).join(' '));

const pieces = (white: string, black: string, options = {}): RiftState =>
  given({ white, black }, options).state();

describe('pathsOf', () => {
  test('[R-BENT-1] pathsOf turns a bent move at its turning point, and draws both of two paths to one crossing', () => {
    const star = pieces('Ta1 Sh8', 'To14');
    expect(ways(star, 'Sh8-i11')).toEqual(['h8 j10 i11']);
    expect(ways(star, 'Sh8-h12').sort()).toEqual(['h8 f10 h12', 'h8 j10 h12']);
    const pyramid = pieces('Ta1 Ph8', 'To14');
    expect(ways(pyramid, 'Ph8-j1')).toEqual(['h8 j8 j1']);
    expect(ways(pyramid, 'Ph8-j10').sort()).toEqual(['h8 h10 j10', 'h8 j8 j10']);
  });

  test('[R-BENT-2] [R-BENT-3] pathsOf leaves out blocked paths, and draws a capture only over its victim', () => {
    expect(ways(pieces('Ta1 Ph8 Hi8', 'To14'), 'Ph8-j10')).toEqual(['h8 h10 j10']);
    const both = pieces('Ta1 Sh8', 'To14 Ci11');
    expect(ways(both, 'Sh8-h12xi11')).toEqual(['h8 j10 h12']);
    expect(ways(both, 'Sh8-h12')).toEqual(['h8 f10 h12']);
  });

  test('[R-BENT-4] pathsOf draws a capture on leg 1 as a straight line', () => {
    expect(ways(pieces('Ta1 Ph8', 'To14 Ci8'), 'Ph8-j8xi8')).toEqual(['h8 j8']);
  });

  test('[R-RECT-1] pathsOf draws two paths of a quiet leap, and of a capture the one over its victims', () => {
    expect(ways(pieces('Ta1 Rh8', 'To14'), 'Rh8-j10')).toEqual(['h8 j8 j10', 'h8 h10 j10']);
    const one = pieces('Ta1 Rh8', 'To14 Ci8');
    expect(ways(one, 'Rh8-j10xi8')).toEqual(['h8 j8 j10']);
    expect(ways(one, 'Rh8-j10')).toEqual(['h8 h10 j10']); // the other path would capture
  });

  test('[R-RECT-3] pathsOf leaves out a closed path with rectangleOverCross off', () => {
    expect(ways(pieces('Ta1 Rh8 Xj7', 'To14'), 'Rh8-j10')).toHaveLength(2);
    expect(ways(pieces('Ta1 Rh8 Xj7', 'To14', { rectangleOverCross: false }), 'Rh8-j10')).toEqual([
      'h8 h10 j10',
    ]);
  });

  test('[R-TESS-1] [R-SLIDE-1] pathsOf draws everything else straight, and nothing for drops and turns', () => {
    const state = given({ white: 'Te5 Pa1 Hd9', black: 'To14', whiteHand: 'C' }).state();
    expect(ways(state, 'Te5-e9')).toEqual(['e5 e9']);
    expect(ways(state, 'Hd9-k9')).toEqual(['d9 k9']);
    expect(ways(state, 'Hd9=Vd9')).toEqual([]);
    expect(ways(state, 'C@e7')).toEqual([]);
  });

  test('[R-BENT-1] [R-RECT-1] pathsOf has a path from start to end for every legal bent move and leap of random positions', () => {
    let drawn = 0;
    const check = (state: RiftState): void => {
      for (const action of rift.legalMoves(state, state.side)) {
        const kind = actionKind(action);
        if ((kind !== S && kind !== P && kind !== R) || formatAction(action).includes('@')) continue;
        const paths = pathsOf(state, action);
        const isSound =
          paths.length > 0 &&
          new Set(paths.map(path => path.join())).size === paths.length &&
          paths.every(path => isFit(path, action));
        if (!isSound) throw new Error(`${rift.notation.formatPosition(state)} ${formatAction(action)}`);
        drawn += paths.length;
      }
    };
    const chance = seededChance('paths');
    for (let i = 0; i < 1000; i++) {
      check(rift.notation.parsePosition(syntheticPosition(chance), randomOptions(chance), 'lenient'));
    }
    for (let game = 0; game < 5; game++) playRandomly(`paths ${game}`, optionsOf(), 100, check);
    expect(drawn).toBeGreaterThan(10_000);
  });
});

/** True if a path leads from start to end over every victim, each leg a straight line. */
function isFit(path: readonly number[], action: number): boolean {
  const covered = new Set<number>();
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const [df, dr] = [(to % 15) - (from % 15), Math.floor(to / 15) - Math.floor(from / 15)];
    const steps = Math.max(Math.abs(df), Math.abs(dr));
    if (df !== 0 && dr !== 0 && Math.abs(df) !== Math.abs(dr)) return false;
    for (let n = 1; n <= steps; n++) covered.add(from + (n * (df + 15 * dr)) / steps);
  }
  const isAnchored = path[0] === actionFrom(action) && path.at(-1) === actionTo(action);
  return isAnchored && takenSquares(action).every(square => covered.has(square));
}
