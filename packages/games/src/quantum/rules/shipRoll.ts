/** Rolls of a ship die, with a choice by Clever and a redo by Scrappy. One frame for every cause (15.5). */
import { offer, pop, push } from '@tessera/engine';
import { answer, firstOf, VERB, verbOf } from '../answer.ts';
import { CARD } from '../cards/index.ts';
import type { Play } from '../change.ts';
import type { FrameOf, Handler } from '../handler.ts';
import { has } from '../state.ts';
import { type Die, ownerOf, type QuantumState, type RollCause } from '../types.ts';

/** `not`: the face the result must differ from; 0 for any. */
export function rollShip(play: Play, die: Die, why: RollCause, not = 0): void {
  push(play, { type: 'roll', die, why, not, face: 0, redone: false });
}

/** Q-RNG-1: one draw, also if a face is excluded: the k-th of the five others. */
function draw(play: Play, frame: FrameOf<'roll'>): void {
  const { die, why, not } = frame;
  const drawn = not === 0 ? play.chance.die(6) : play.chance.die(5);
  frame.face = not !== 0 && drawn >= not ? drawn + 1 : drawn;
  play.events?.push({ type: 'roll', die, face: frame.face, why });
}

const isClever = (state: QuantumState, die: Die): boolean => has(state, ownerOf(die), CARD.clever);

/** Q-CARD-SCRAPPY: only on the owner's own turn, and once. */
const canRedo = (state: QuantumState, { die, redone }: FrameOf<'roll'>): boolean =>
  !redone && ownerOf(die) === state.turn.active && has(state, ownerOf(die), CARD.scrappy);

function finishRoll(play: Play, { die, face }: FrameOf<'roll'>): void {
  play.state.faces[die] = face;
  pop(play);
}

export const roll: Handler<FrameOf<'roll'>> = {
  step(play, frame) {
    if (isClever(play.state, frame.die)) return true;
    if (frame.face === 0) draw(play, frame);
    if (canRedo(play.state, frame)) return true;
    finishRoll(play, frame);
    return false;
  },
  decider: (_state, { die }) => ownerOf(die),
  answers(state, { die, not }, out) {
    if (isClever(state, die)) {
      for (let face = 1; face <= 6; face++) if (face !== not) offer(out, answer(VERB.face, 0, face));
      return;
    }
    offer(out, answer(VERB.keep));
    offer(out, answer(VERB.redo));
  },
  take(play, frame, given) {
    switch (verbOf(given)) {
      case VERB.face:
        frame.face = firstOf(given);
        play.events?.push({ type: 'face', die: frame.die, face: frame.face, why: 'clever' });
        break;
      case VERB.redo:
        frame.redone = true;
        draw(play, frame);
        break;
    }
    finishRoll(play, frame);
  },
};
