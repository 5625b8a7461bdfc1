import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { expect, test } from 'vitest';
import { table } from '../../test/loopTable.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { DECISIONS } from './decision.ts';
import { answerOf, loop, meaningOf } from './index.ts';
import { ERAS } from './ring.ts';
import type { LoopView } from './view.ts';

const read = (view: LoopView, text: string) => meaningOf(view, answerOf(view, text));

test('[L-ANS-1] the meaning of an answer has the parts of its text', () => {
  const game = table({ agents: { mrtime: { era: 'renaissance', hand: 'S-MT-1' }, vgirl: {} } });
  const view = loop.view(game.state, 0);
  expect(read(view, 'move industry')).toEqual({ verb: 'move', era: 3 });
  expect(read(view, 'loop star')).toEqual({ verb: 'loop', dimension: 1 });
  expect(read(view, 'claim M-CLONE-ALL')).toEqual({ verb: 'claim', mission: 1 });
  expect(read(view, 'vgirl')).toEqual({ verb: 'agent', agent: 1 });
  expect(read(view, 'A-03')).toEqual({ verb: 'card', card: 2 });
  expect(read(view, 'endActions')).toEqual({ verb: 'endActions' });
});

test('[L-FX-7] [L-CLONE-4] the meaning of a direction is its target era', () => {
  const game = table({
    agents: { robofinisher: { era: 'dawn', hand: 'S-RF-1 A-04' }, vgirl: {} },
    clones: { dawn: 'C-3-6' },
  });
  game.play('useCard S-RF-1');
  const pushed = loop.view(game.state, 0);
  const token = game.state.tokens.indexOf(0);
  expect(read(pushed, 'next2')).toEqual({ verb: 'next2', token, era: 2 });
  expect(read(pushed, 'prev2'), 'destroyed on the first step').toEqual({ verb: 'prev2', token, era: 6 });
  game.play('next', 'useCard A-04');
  expect(read(loop.view(game.state, 0), 'prev')).toEqual({ verb: 'prev', agent: 0, era: 6 });
});

test('[L-FX-4] the meaning of "here" is the era of the agent who applies the card', () => {
  const game = table({
    agents: { vgirl: { era: 'robots', hand: 'S-VG-1' }, mrtime: {} },
    vortices: 'dawn',
  });
  game.play('useCard S-VG-1');
  expect(read(loop.view(game.state, 0), 'here')).toEqual({ verb: 'here', era: ERAS.indexOf('robots') });
  expect(read(loop.view(game.state, 0), 'eachVortex')).toEqual({ verb: 'eachVortex' });
});

test('meanings of different answers differ, in random games', () => {
  const asked = new Set<string>();
  for (const [i, { options, seats }] of loopVariants(24, 'meaning').entries()) {
    const chance = seededChance(`meaning ${i}`);
    const state = loop.setup(options, seats, chance);
    for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
      const view = loop.view(state, seat);
      const legal = loop.legalMoves(state, seat);
      const meanings = legal.map(move => meaningOf(view, move));
      expect(new Set(meanings.map(one => JSON.stringify(one))).size).toBe(legal.length);
      for (const { era } of meanings) expect(era ?? 0).toBeOneOf([0, 1, 2, 3, 4, 5, 6]);
      for (const move of legal) expect(answerOf(view, loop.notation.formatMove(state, move))).toBe(move);
      asked.add(view.decision?.kind ?? '');
      loop.play(state, seat, pick(chance, legal), chance);
    }
  }
  expect(asked.size).toBeGreaterThan(Object.keys(DECISIONS).length - 6);
});
