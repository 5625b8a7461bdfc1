/** Phase I: clones, a card, and the throw of the Machine. */
import { offer, pop } from '@tessera/engine';
import { aboutOf, answer, VERB, verbOf } from '../answer.ts';
import type { Play } from '../change.ts';
import type { Handler } from '../handler.ts';
import { modeOf } from '../modes/index.ts';
import { type Era, perEra } from '../ring.ts';
import { clonesAt, isAgent, redFree } from '../state.ts';
import { exitOf } from '../tower.ts';
import type { FrameOf, LoopState } from '../types.ts';
import { generateClone } from './clones.ts';
import { makeAvailableAlone } from './piles.ts';
import { arrive } from './vortex.ts';

/** L-FOO-1, by cycle box. */
export const CLONES_PER_TURN = [1, 2, 3];
const CARDS_PER_TURN = [1, 1, 1];
/** L-FOO-4 */
export const RIFTS_THROWN = 2;

const GENERATE = 0;
const TURN_MACHINE = 1;
const THROW = 2;
const CANCEL = 3;
const PLACE = 4;

export const foo: Handler<FrameOf<'foo'>> = {
  step(play, frame) {
    const { state } = play;
    const { step } = frame;
    if (step === CANCEL && canCancel(state, frame)) return true;
    frame.step++;
    if (step === GENERATE) generate(play);
    else if (step === TURN_MACHINE) modeOf(state).turnMachine(play);
    else if (step === THROW) throwRifts(play, frame);
    else if (step === PLACE) {
      pop(play);
      state.phase = 'actions';
      play.events?.push({ type: 'phase', phase: 'actions' });
      arrive(play, frame.fallen);
    }
    return false;
  },
  asks: () => 'cancelRift',
  answers(_, { fallen }, out) {
    offer(out, answer(VERB.none));
    fallen.forEach((count, era) => {
      if (count > 0) offer(out, answer(VERB.era, era));
    });
  },
  take({ events }, frame, given) {
    frame.step = PLACE;
    if (verbOf(given) === VERB.none) return;
    const era = aboutOf(given);
    frame.fallen[era] = (frame.fallen[era] as number) - 1;
    events?.push({ type: 'cancelled', era });
  },
};

/** L-AGENT-1, L-FOO-7: asked whenever a cube fell. */
const canCancel = (state: LoopState, { fallen }: FrameOf<'foo'>): boolean =>
  isAgent(state, state.active, 'prowler') && fallen.some(count => count > 0);

function generate(play: Play): void {
  const box = play.state.cycle - 1;
  for (let i = 0; i < (CLONES_PER_TURN[box] as number); i++) generateClone(play);
  for (let i = 0; i < (CARDS_PER_TURN[box] as number); i++) makeAvailableAlone(play);
}

/** L-FOO-4, L-CUBE-2 */
function throwRifts({ state, chance, events }: Play, frame: FrameOf<'foo'>): void {
  const many = Math.min(RIFTS_THROWN + clonesAt(state, state.foo), redFree(state));
  frame.fallen = perEra();
  const eras: Era[] = [];
  for (let i = 0; i < many; i++) {
    const era = exitOf(state, state.foo, chance);
    frame.fallen[era] = (frame.fallen[era] as number) + 1;
    eras.push(era);
  }
  events?.push({ type: 'thrown', eras });
}
