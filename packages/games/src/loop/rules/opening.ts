/** L-SETUP-12 and L-SETUP-13: the first hands, and the first player. */
import { pop, push } from '@tessera/engine';
import type { Handler } from '../handler.ts';
import { modeOf } from '../modes/index.ts';
import { agentsFrom, isSolo } from '../state.ts';
import { type FrameOf, NONE } from '../types.ts';
import { startBonus } from './archive.ts';
import { startTurn } from './endOfTurn.ts';
import { drawUp } from './piles.ts';

const BONUS = 0;
const HANDS = 1;

/** Begins once the draw piles are shuffled and the first agent is known. */
export const opening: Handler<FrameOf<'opening'>> = {
  step(play, frame) {
    const { state } = play;
    const { step } = frame;
    frame.step++;
    if (step === BONUS) {
      if (modeOf(state).hasOpeningBonus) startBonus(play, state.active);
    } else if (step === HANDS) {
      if (isSolo(state)) push(play, { type: 'assign', card: NONE });
      else for (const agent of agentsFrom(state, 0)) drawUp(play, agent);
    } else {
      pop(play);
      startTurn(play, state.active);
    }
    return false;
  },
};
