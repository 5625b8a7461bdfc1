/** T-TRANSFER-3, T-CARD-6, T-DEC-5: another researcher is asked before anything happens. */
import { pop, push } from '@tessera/engine';
import type { Play } from '../change.ts';
import { type FrameOf, type Handler, offer } from '../handler.ts';
import type { Answer, Lab } from '../types.ts';
import { takeBack } from './effect.ts';

/** True if the options require consent. */
export const asksConsent = (play: Play): boolean => play.state.options.consent === 'ask';

export function ask(play: Play, labs: readonly Lab[], answer: Answer): void {
  push(play, { type: 'consent', labs: [...labs], answer });
  for (const lab of labs) play.events?.push({ type: 'asked', lab, answer });
}

/**
 * Refusal: the wish is dropped and nothing is spent (T-RUL-12); an effect looks for other targets (T-RUL-28).
 */
export const consentHandler = (
  carryOut: (play: Play, answer: Answer) => void,
): Handler<FrameOf<'consent'>> => ({
  step: () => true,
  decider: (_state, frame) => frame.labs[0] ?? 0,
  answers(_state, _frame, out) {
    offer(out, { type: 'yes' });
    offer(out, { type: 'no' });
  },
  take(play, { labs, answer }, given) {
    const [lab = 0, ...others] = labs;
    pop(play);
    const asking = play.state.pending.at(-1);
    if (given.type !== 'yes') {
      play.events?.push({ type: 'refused', lab });
      if (asking?.type === 'effect') takeBack(play.state, asking, answer);
    } else if (others.length > 0) {
      play.events?.push({ type: 'consented', lab });
      push(play, { type: 'consent', labs: others, answer });
    } else {
      play.events?.push({ type: 'consented', lab, reveals: 'all' });
      carryOut(play, answer);
    }
  },
});
