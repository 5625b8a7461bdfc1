import { seededChance } from '@tessera/engine';
import { type Answer, loop, outlookOf } from '@tessera/games/loop';
import { expect, test } from 'vitest';
import { loopVariants } from '../../../games/test/loopVariants.ts';
import { mean } from '../mean.ts';
import { type Danger, readDanger } from './danger.ts';

test('[L-FOO-4] the fast estimate of the next throw is near the exact chances that the table shows', () => {
  const danger: Danger = { defeat: 0, vortices: 0, laterDefeat: 0, laterVortices: 0 };
  const defeats: number[] = [];
  const vortices: number[] = [];
  for (const [i, { options, seats }] of loopVariants(24, 'danger').entries()) {
    const chance = seededChance(`danger ${i}`);
    const state = loop.setup(options, seats, chance);
    for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
      const legal = loop.legalMoves(state, seat);
      if (state.phase === 'actions' && state.pending.length === 0 && chance.below(4) === 0) {
        readDanger(state, danger);
        const { defeat, eras } = outlookOf(loop.view(state, seat));
        const overflows = eras.reduce(
          (sum, { overflow }, era) => sum + (state.isVortex[era] ? 0 : overflow),
          0,
        );
        defeats.push(Math.abs(defeat - danger.defeat));
        vortices.push(Math.abs(overflows - danger.vortices));
      }
      loop.play(state, seat, legal[chance.below(legal.length)] as Answer, chance);
    }
  }
  expect(defeats.length).toBeGreaterThan(100);
  // The estimate leaves out clones still to come, and takes a cube off for the Time Prowler.
  expect(mean(defeats)).toBeLessThan(0.03);
  expect(mean(vortices)).toBeLessThan(0.1);
});
