import { parseOptions } from '@tessera/engine';
import { LOOP_OPTIONS, loop, RIFT_SLOTS } from '@tessera/games/loop';
import { expect, test } from 'vitest';
import { READY } from '../home/ready.ts';
import { CLONE_OF, FULL, PRICES, THROW } from './figures.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** A turn of your own at the Dawn of Time. */
function play(given: object, ...answers: readonly string[]) {
  const agents = [
    { agent: 'prowler', era: 'dawn', hand: ['S-TP-1*', 'S-TP-2*', 'S-TP-4*', 'S-TP-6'] },
    { agent: 'mrtime' },
  ];
  const position = JSON.stringify({ agents, foo: 'dawn', fooPile: ['end', 'dawn'], ...given });
  const state = loop.notation.parsePosition(position, parseOptions(LOOP_OPTIONS, {}), 'lenient');
  for (const answer of answers)
    loop.play(state, 0, loop.notation.parseMove(state, answer), { below: () => 1 } as never, []);
  return state;
}

test('[L-FOO-4] throw: two cubes, and one for each clone', () => {
  expect(sum(THROW.exits)).toBe(2 + THROW.clones.length);
  expect(THROW.exits).toHaveLength(3); // L-FOO-5
});

test('[L-RIFT-1] overflow: as many rifts as an era has slots', () => {
  expect(FULL).toBe(RIFT_SLOTS);
});

test('[L-ACT-10] loop: each LOOP costs one more', () => {
  const energy = [10, 0, 0, 0, 0, 0, 0];
  const spent = ['stripes', 'star', 'spiral'].map(
    (_, i, all) => 10 - (play({ energy }, ...all.slice(0, i + 1).map(one => `loop ${one}`)).energy[0] ?? 0),
  );
  expect(spent).toEqual([1, 3, 6]);
  expect(PRICES.map((_, i) => sum(PRICES.slice(0, i + 1)))).toEqual(spent);
});

test('[L-CLONE-3] clone: it is destroyed at the era of its sign', () => {
  const clones = [[], [], [], [], [], [], []].map((none, era) => (era === 6 ? [`C-0-${CLONE_OF}`] : none));
  const agents = [{ agent: 'prowler', era: 'end', hand: ['S-TP-6'] }, { agent: 'mrtime' }];
  const pushed = play({ clones, agents }, 'useCard S-TP-6', 'prev');
  expect(pushed.tokens.filter(at => at >= 0)).toEqual([]);
});

test('ring: the rules parse the position', () => {
  expect(loop.notation.parsePosition(READY, parseOptions(LOOP_OPTIONS, {})).turn).toBe(1);
});
