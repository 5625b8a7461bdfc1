/** Initial frame of every card, individual action and ability. */
import { type EffectFrame, type Lab, NOBODY } from '../types.ts';

export const effectFrame = (source: string, lab: Lab): EffectFrame => ({
  type: 'effect',
  source,
  lab,
  branch: 0,
  step: 0,
  done: 0,
  touched: [],
  picked: NOBODY,
  value: 0,
  fate: 'open',
});
