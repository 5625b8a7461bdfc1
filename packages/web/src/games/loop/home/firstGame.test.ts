import { Match, parseOptions, seededChance } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { expect, test } from 'vitest';
import { FIRST_GAME } from './firstGame.ts';
import { READY } from './ready.ts';

const options = parseOptions(loop.options, FIRST_GAME.options);

/** State after some answers of yours. */
function after(...answers: readonly string[]) {
  const state = loop.notation.parsePosition(READY, options);
  for (const answer of answers) {
    const move = loop.notation.parseMove(state, answer);
    expect(loop.check(state, 0, move), answer).toBeUndefined();
    loop.play(state, 0, move, seededChance('first'), []);
  }
  return JSON.parse(loop.notation.formatPosition(state));
}

test('the position has every piece exactly once, and you decide', () => {
  const state = loop.notation.parsePosition(READY, options);
  expect(JSON.parse(loop.notation.formatPosition(state))).toEqual(JSON.parse(READY));
  expect(loop.decider(state)).toBe(0);
});

test('the position is reachable: two rifts and five energies, then two cubes and one for each clone', () => {
  const { rifts, energy, clones, available, foo } = JSON.parse(READY);
  const sum = (list: number[]) => list.reduce((a, b) => a + b);
  expect(foo).toBe('globalization');
  expect([sum(rifts), sum(energy)]).toEqual([2 + 2 + clones[4].length, 5]);
  expect([clones.flat().length, available.flat().length]).toEqual([7 + 1, 2 + 1]);
});

test('a LOOP pays off: it counts for a mission, and the same cards close every rift', () => {
  const done = after(
    'useCard S-TP-1',
    'useCard S-TP-3',
    'globalization',
    'useCard S-TP-4',
    'loop stripes',
    'useCard S-TP-3',
    'industry',
    'freeMove robots',
    'useCard S-TP-1',
  );
  expect(done.rifts).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(done.missions.slice(4, 6)).toEqual(['M-LOOP-FOO:1', 'M-RIFT-FOO:3']);
});

test('a match starts from it', () => {
  const match = new Match(loop, { options, seats: 2, seed: 'first', position: READY });
  expect(match.state).toMatchObject({ turn: 1, phase: 'actions', active: 0 });
});
