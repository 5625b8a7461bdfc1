import { seededChance } from '@tessera/engine';
import { type LoopEvent, type LoopView, loop, MODE_IDS } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../fixtures.ts';
import { shotsOf } from '../landing.ts';
import { thingsOf } from './eras.ts';
import { frameAfter, stillOf } from './film.ts';

/** Every change of a game: view before, events, view after. */
function* changesOf(mode: string): Generator<readonly [LoopView, readonly LoopEvent[], LoopView]> {
  const chance = seededChance('film');
  for (const state of randomGame(`film ${mode}`, 3, { mode })) {
    const seat = loop.decider(state)!;
    const moves = loop.legalMoves(state, seat);
    const move = moves[chance.below(moves.length)]!;
    const { state: after, events } = loop.apply(state, seat, move, chance);
    yield [loop.view(state, 0), events as LoopEvent[], loop.view(after, 0)];
  }
}

describe.each(MODE_IDS)('mode %s', mode => {
  test('a change shown to its end has all pieces and Dr Foo where the rules put them', () => {
    let told = 0;
    for (const [before, events, after] of changesOf(mode)) {
      // A lost game places nothing any more (L-VORTEX-5).
      if (after.outcome) continue;
      const { view, fallen } = frameAfter(before, shotsOf(events));
      told += events.length;
      expect(view.foo).toBe(after.foo);
      const [film, still] = [thingsOf(view, fallen), thingsOf(after, stillOf(after).fallen)];
      for (const [era, things] of film.entries()) {
        const { rifts, fallen, clones, pawns, tile } = still[era]!;
        expect({
          era,
          rifts: things.rifts,
          fallen: things.fallen,
          clones: things.clones,
          pawns: things.pawns,
          tile: things.tile.kind,
        }).toEqual({ era, rifts, fallen, clones, pawns, tile: tile.kind });
      }
    }
    expect(told).toBeGreaterThan(100);
  });
});

test('before the end of its first shot a change shows nothing', () => {
  for (const [before] of changesOf('sabotage')) expect(frameAfter(before, [])).toEqual(stillOf(before));
});
