import { parseOptions, seededChance } from '@tessera/engine';
import {
  type Action,
  type Colour,
  formatAction,
  type RiftOptions,
  type RiftState,
  rift,
  squareName,
} from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { indexAnswers } from '../answers.ts';
import { READY } from '../fixtures.ts';
import { isRisky } from '../hints.ts';
import { offerOf } from '../offer.ts';
import { placesOf } from '../places.ts';
import { sceneOf } from '../scene.ts';
import { aheadOf } from './ahead.ts';
import { nextPlacement, type Way } from './placing.ts';

const begin = (options: Partial<RiftOptions> = {}): RiftState =>
  rift.setup(parseOptions(rift.options, { firstPlayer: 'w', ...options }), 2, seededChance('set-up'));

/** A state of set-up after placements in notation. */
const placed = (...moves: readonly string[]): RiftState => {
  const state = begin();
  for (const move of moves)
    rift.play(state, state.side, rift.notation.parseMove(state, move), seededChance(''));
  return state;
};

/** Completes set-up for a colour against random placements. */
function finished(way: Way, me: Colour, options: Partial<RiftOptions>, seed: string): RiftState {
  const [state, chance] = [begin(options), seededChance(seed)];
  while (state.phase === 's' || state.phase === 'x') {
    const legal = rift.legalMoves(state, state.side);
    const isMine = state.side === me;
    const move = isMine ? nextPlacement(state, way) : (legal[chance.below(legal.length)] as Action);
    expect(rift.check(state, state.side, move)).toBeUndefined();
    rift.play(state, state.side, move, chance);
  }
  return state;
}

describe('[R-SETUP-2] automatic placement finishes a player’s part', () => {
  const OPTIONS: readonly Partial<RiftOptions>[] = [
    {},
    { setupOrder: 'crossesFirst', firstPlayer: 'b' },
    { camp: 'outer', crossSpacing: 'disjoint' },
  ];
  test.each(OPTIONS)('against any placements of the other, with %o', options => {
    for (const way of ['standard', 'rest'] as const)
      for (const me of [0, 1] as const)
        for (const seed of ['a', 'b']) expect(finished(way, me, options, seed).phase).toBe('p');
  });

  test('in the standard layout of the first game, for both', () => {
    const state = begin();
    while (state.phase === 's')
      rift.play(state, state.side, nextPlacement(state, 'standard'), seededChance(''));
    const board = rift.notation.formatPosition(state).split(' ')[0] ?? '';
    expect(placesOf(board)).toEqual(placesOf(READY));
  });

  test('from the player’s own placements on', () => {
    const state = placed('T@h2', 'T@h14');
    const rest = nextPlacement(state, 'rest');
    expect(formatAction(rest)).toMatch(/^[SP]@/);
  });
});

describe('[R-CAP-1] danger and ways before play', () => {
  /** Black's Pyramid reaches the first rank by h3 and turns there. */
  const state = () => placed('S@a2', 'S@a14', 'P@c2', 'P@h13');
  const ahead = (considered?: string, pointed?: string) => {
    const scene = sceneOf(rift.view(state(), 0));
    const legal = rift.legalMoves(scene.state, 0).map(formatAction);
    const offer = offerOf({ from: 'hand', letter: 'T', upright: false }, indexAnswers(legal), scene);
    const action = considered === undefined ? undefined : rift.notation.parseMove(scene.state, considered);
    const square = scene.state.board.findIndex((_, at) => squareName(at) === pointed);
    const before = rift.notation.formatPosition(scene.state);
    const seen = aheadOf(scene, 0, offer, action, pointed === undefined ? undefined : square);
    expect(rift.notation.formatPosition(scene.state)).toBe(before); // evaluation leaves the state unchanged
    return { ...seen, legal, scene };
  };

  test('every place in danger is marked, and no other', () => {
    const { marks, legal, scene } = ahead();
    const risky = legal.filter(
      move => move.startsWith('T@') && isRisky(scene.state, rift.notation.parseMove(scene.state, move)),
    );
    expect(marks.risky.map(at => `T@${squareName(at)}`).sort()).toEqual(risky.sort());
    expect(risky.length).toBeGreaterThan(0);
    expect(risky.length).toBeLessThan(marks.specks.length / 2);
  });

  test('a considered place shows the captures with their lines, and the ways from there', () => {
    const [risky = 0] = ahead().marks.risky;
    const { danger, marks } = ahead(`T@${squareName(risky)}`);
    expect(danger.watched.length).toBeGreaterThan(0);
    expect(danger.paths.length).toBeGreaterThan(0);
    expect(danger.squares).toContain(risky);
    expect(marks.ways.length).toBeGreaterThan(3);
  });

  test('a safe place shows only its ways; an occupied one those of its piece', () => {
    const { marks } = ahead();
    const safe = marks.specks.find(at => !marks.risky.includes(at)) ?? 0;
    const there = ahead(`T@${squareName(safe)}`);
    expect([there.danger.watched, there.danger.fatal]).toEqual([[], []]);
    expect(there.marks.ways.length).toBeGreaterThan(3);
    expect(ahead(undefined, 'h13').marks.legs.length).toBeGreaterThan(0);
    expect(ahead(undefined, 'h8').marks.legs).toEqual([]);
  });
});
