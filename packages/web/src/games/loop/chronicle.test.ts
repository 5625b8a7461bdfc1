import type { GameEvent } from '@tessera/engine';
import { ERAS, loop } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/loopTable.ts';
import type { HistoryEntry } from '../../match/client.ts';
import { traceOf } from '../../table/story/trace.ts';
import { chronicleOf, FOO } from './chronicle.ts';

const GIVEN: Given = {
  agents: {
    mrtime: { era: 'industry', hand: 'S-MT-1 S-MT-3', draw: 'S-MT-2 S-MT-4 S-MT-6' },
    vgirl: { era: 'dawn', hand: 'S-VG-1 S-VG-2 S-VG-4', draw: 'S-VG-3 S-VG-5 S-VG-6' },
  },
  foo: 'industry',
  turn: 3,
  rifts: { industry: 3 },
  energy: { industry: 3 },
  missions: { industry: 'M-LOOP-FOO', end: 'M-RIFT-ALL' },
  fooPile: 'medieval renaissance robots',
  bigDeck: 'A-01 A-02 A-04 A-05 A-06 A-07',
  // A clone of the bag, then both cubes straight out.
  rolls: Array.from({ length: 40 }, () => 1),
};

function followed(...answers: readonly string[]) {
  const game = table(GIVEN);
  const start = loop.view(game.state, 0);
  const entries = answers.map((move): HistoryEntry => {
    const seat = game.seat() ?? 0;
    return { seat, move, events: game.play(move) as readonly GameEvent[] };
  });
  return chronicleOf(start, entries);
}

describe('a step', () => {
  test('of an agent knows both its ends', () => {
    const [step] = followed('freeMove globalization').steps;
    expect(step).toMatchObject({
      kind: 'move',
      seat: 0,
      count: 1,
      turn: 3,
      ways: [{ piece: { agent: 0 }, from: ERAS.indexOf('industry'), to: ERAS.indexOf('globalization') }],
    });
  });

  test('of a card has its effects', () => {
    const [step, ...more] = followed('useCard S-MT-1').steps;
    expect(more).toEqual([]);
    expect(step).toMatchObject({ kind: 'card', at: ERAS.indexOf('industry') });
    expect(step?.cubes).toEqual([{ era: ERAS.indexOf('industry'), rifts: -1, energy: 0 }]);
  });

  test('of a LOOP has the energy paid and the damage done', () => {
    const [step] = followed('loop spiral').steps;
    expect(step?.cubes).toEqual([{ era: ERAS.indexOf('industry'), rifts: 0, energy: -1 }]);
    expect(step?.events.map(({ type }) => type)).toEqual(['looped', 'damage']);
  });
});

describe('the trace', () => {
  test('is what others and Dr Foo did, and goes with one’s own first deed', () => {
    const turn = ['useCard S-MT-1', 'endActions'];
    const others = followed(...turn);
    const [first, foo] = traceOf(others, 1);
    expect([first?.kind, first?.seat, foo?.kind, foo?.seat]).toEqual(['card', 0, 'foo', FOO]);
    // The throw after one's own turn is news too.
    expect(traceOf(others, 0).map(({ kind }) => kind)).toEqual(['foo']);
    expect(traceOf(followed(...turn, 'useCard S-VG-1'), 1)).toEqual([]);
  });

  test('is compared with the counts when it began', () => {
    const { before } = followed('useCard S-MT-1', 'endActions');
    expect(before(1).rifts[ERAS.indexOf('industry')]).toBe(3);
    expect(before(0).rifts[ERAS.indexOf('industry')]).toBe(2);
  });
});
