/** What is known of every deed: where it began, where it ended, what it cost. */
import { geometryOf } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/quantumTable.ts';
import type { HistoryEntry } from '../../match/client.ts';
import { traceOf } from '../../table/story/trace.ts';
import { type Chronicle, lostIn } from './chronicle.ts';
import { chronicleOf, chroniclerOf } from './chronicler.ts';
import { situationOf } from './fixtures.ts';

const GIVEN: Given = {
  seats: [{ ships: '3@5,5 5@4,3 5@3,4', research: 2 }, { ships: '6@4,6 2@7,5' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

/** Answers with whoever gave them. */
const followed = (rolls: readonly number[], ...answers: readonly string[]) =>
  followedFrom(GIVEN, rolls, ...answers);

function followedFrom(given: Given, rolls: readonly number[], ...answers: readonly string[]) {
  const game = table({ ...given, rolls });
  const start = situationOf(game.state).view;
  const { xs, ys } = geometryOf(start.map);
  const entries = answers.map((move): HistoryEntry => {
    const seat = situationOf(game.state).view.decision?.seat ?? 0;
    return { seat, move, events: game.play(move) };
  });
  const at = (square: number | undefined): string => `${xs[square ?? -1]},${ys[square ?? -1]}`;
  return { chronicle: chronicleOf(start, entries), at, start, entries };
}

describe('a deed', () => {
  test('a move knows both its ends', () => {
    const { chronicle, at } = followed([], 'move a1 5,4');
    const [move] = chronicle.steps;
    expect(move).toMatchObject({ kind: 'move', seat: 0, count: 1, face: 3 });
    expect([at(move?.path[0]), at(move?.path.at(-1))]).toEqual(['5,5', '5,4']);
  });

  test('an attack has its way, both dice, the sums, and the ship that it cost', () => {
    const { chronicle, at } = followed([1, 6, 4], 'attack a1 4,6 from 5,6', 'occupy');
    const [attack, ...more] = chronicle.steps;
    expect(more).toEqual([]);
    expect(attack).toMatchObject({
      kind: 'attack',
      fight: {
        attacker: { face: 3, rolled: 1 },
        defender: { face: 6, rolled: 6 },
        end: { won: true, totals: [4, 12] },
      },
    });
    expect(attack?.path.map(at)).toEqual(['5,5', '5,6', '4,6']);
    expect([...lostIn(chronicle.steps)]).toEqual([attack?.fight?.defender.die]);
  });

  test('[Q-CMB-4] a reroll keeps what its die showed before, the same number too', () => {
    const rerolling: Given = {
      ...GIVEN,
      seats: [{ ships: '3@4,3', cards: 'relentless' }, { ships: '3@5,3' }],
    };
    for (const again of [5, 1]) {
      const moves = ['attack a1 5,3 from 4,3', 'relentless'];
      const { chronicle } = followedFrom(rerolling, [5, 2, again, 4], ...moves);
      expect(chronicle.steps[0]?.fight?.attacker).toMatchObject({ rolled: again, before: 5 });
      expect(chronicle.steps[0]?.fight?.defender).not.toHaveProperty('before');
    }
  });

  test('a swap names both ships as they were', () => {
    const { chronicle } = followed([], 'warp a1 a2');
    expect(chronicle.steps).toMatchObject([{ kind: 'warp', face: 3, was: 5 }]);
  });

  test('[Q-SHIP-2] cargo is carried from where it stood, not deployed', () => {
    const carrying: Given = { ...GIVEN, seats: [{ ships: '2@3,3 5@2,3' }, { ships: '6@8,8' }] };
    const { chronicle, at } = followedFrom(carrying, [], 'transport a1 a2 5,3', 'drop 6,3');
    expect(chronicle.steps.map(({ kind, path }) => [kind, at(path[0]), at(path.at(-1))])).toEqual([
      ['move', '3,3', '5,3'],
      ['carry', '2,3', '6,3'],
    ]);
  });

  test('[Q-RES-3] a breakthrough does not tell the way back of the track', () => {
    const near: Given = { ...GIVEN, seats: [{ ships: '3@5,5', research: 5 }, { ships: '6@8,8' }] };
    const { chronicle } = followedFrom(near, [], 'research', 'end');
    expect(chronicle.steps).toMatchObject([{ kind: 'research', value: 6 }]);
  });

  test('[Q-CARD-TYRANNICAL] research paid for dominance is told as dominance, never as research', () => {
    const tyrant: Given = {
      ...GIVEN,
      seats: [{ ships: '3@5,5', research: 2, cards: 'tyrannical' }, { ships: '6@8,8' }],
    };
    const { chronicle } = followedFrom(tyrant, [], 'tyrannical');
    expect(chronicle.steps).toMatchObject([{ kind: 'dominance', value: 2 }]);
  });

  test('research upon research is one', () => {
    const { chronicle } = followed([], 'research', 'research');
    expect(chronicle.steps.map(({ kind, count }) => [kind, count])).toEqual([['research', 2]]);
    expect(chronicle.tracks.map(({ research }) => research[0])).toEqual([2, 3, 4]);
  });
});

describe('the trace', () => {
  test('is what others did, and goes with the first deed of one’s own turn', () => {
    const turn = ['move a1 5,4', 'research', 'end'];
    const { chronicle } = followed([], ...turn);
    expect(traceOf(chronicle, 1).map(({ kind }) => kind)).toEqual(['move', 'research']);
    expect(traceOf(chronicle, 0)).toEqual([]);
    expect(traceOf(followed([], ...turn, 'research').chronicle, 1)).toEqual([]);
  });
});

test('a chronicle that goes on is the one told from the beginning, also after an undo', () => {
  const answers = ['research', 'research', 'move a1 5,4'];
  const { start, entries } = followed([], ...answers);
  const plain = ({ since, ...rest }: Chronicle) => ({ ...rest, since: [since(0), since(1)] });
  const chronicler = chroniclerOf(start);
  for (const count of [1, 2, 1, 3, 0, 2]) {
    const first = entries.slice(0, count);
    expect(plain(chronicler.of(first))).toEqual(plain(chronicleOf(start, first)));
    const next = entries[count] as HistoryEntry;
    if (next)
      expect(plain(chronicler.with(next))).toEqual(plain(chronicleOf(start, entries.slice(0, count + 1))));
    expect(plain(chronicler.of(first))).toEqual(plain(chronicleOf(start, first)));
  }
});
