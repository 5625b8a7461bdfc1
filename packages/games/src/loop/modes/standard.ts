/** The standard rules, which modes override. */
import { finish, type Play } from '../change.ts';
import { RING } from '../ring.ts';
import { generateClone } from '../rules/clones.ts';
import { shuffledPile } from '../rules/piles.ts';
import type { Mode } from './mode.ts';

export const LAST_CYCLE = 3;

export const STANDARD: Omit<Mode, 'id'> = {
  usesFooCards: true,
  hasOpeningBonus: false,
  generateClones(play, count) {
    for (let i = 0; i < count; i++) generateClone(play);
  },
  /** L-FOO-3 */
  turnMachine({ state, events }) {
    state.foo = state.fooPile.pop() as number;
    events?.push({ type: 'foo', era: state.foo, reveals: 'all' });
  },
  /** L-EOT-5 */
  endCycle(play) {
    if (play.state.fooPile.length > 0) return;
    if (play.state.cycle < LAST_CYCLE) play.state.fooPile = shuffleFoo(play);
    nextCycle(play);
  },
};

export const shuffleFoo = ({ chance }: Play): number[] =>
  shuffledPile(
    Array.from({ length: RING }, (_, era) => era),
    chance,
  );

/** L-END-4: there is no fourth box. */
export function nextCycle(play: Play): void {
  const { state, events } = play;
  if (state.cycle === LAST_CYCLE) {
    finish(play, 'CYCLES');
    return;
  }
  state.cycle++;
  events?.push({ type: 'cycle', cycle: state.cycle });
}
