/** Section 11: the nine containment cards, of which six are dealt. */
import type { Confidence } from './confidence.ts';

export interface ContainmentCard {
  readonly id: string;
  readonly name: string;
  /** Effect in the language of the rules page. */
  readonly effect: string;
  /** Text of the printed card. */
  readonly text?: string;
  readonly confidence: Confidence;
}

// biome-ignore format: a table, one card per row
export const CONTAINMENT = [
  { id: 'C-01', name: 'Temporal Singularity', effect: 'move(primed,tess,2!)', confidence: 'seed' },
  { id: 'C-02', name: 'Event Horizon', effect: 'destroy(primed,3)', confidence: 'house' },
  { id: 'C-03', name: 'Rift Suture', effect: 'breach(-1); destroy(primed,1)', confidence: 'house' },
  { id: 'C-04', name: 'Absolute Zero', effect: 'skipPrime(2)', confidence: 'house' },
  { id: 'C-05', name: 'Unified Theory', effect: 'contain(lab,2)', confidence: 'house' },
  { id: 'C-06', name: 'Dimensional Fold', effect: 'contain(tess,1); contain(primed,1)', confidence: 'house' },
  { id: 'C-07', name: 'Master Equation', effect: 'set(lab,all)', confidence: 'house' },
  { id: 'C-08', name: 'Big Bounce', effect: 'return(destroyed,tess,6)', confidence: 'house' },
  { id: 'C-09', name: 'Closed Time Loop', effect: 'gainAction(3); skipPrime(1)', confidence: 'house' },
] as const satisfies readonly ContainmentCard[];
