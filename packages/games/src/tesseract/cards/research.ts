/** Section 11: the 41 research cards. A row can be replaced by its printed original without touching code. */
import type { Confidence } from './confidence.ts';

export interface ResearchCard {
  readonly id: string;
  readonly name: string;
  readonly level: 2 | 3 | 4;
  readonly copies: number;
  /** Effect in the language of the rules page. */
  readonly effect: string;
  /** Text of the printed card; without it the table shows the effect's own sentence. */
  readonly text?: string;
  readonly confidence: Confidence;
}

// biome-ignore format: a table, one card per row
export const RESEARCH = [
  { id: 'L2-01', name: 'Energy Inversion', level: 2, copies: 2, effect: 'flip(primed,1!); flip(mylab,1!)', confidence: 'seed' },
  { id: 'L2-02', name: 'Fine Tuning', level: 2, copies: 2, effect: 'adjust(mylab+primed,2)', confidence: 'house' },
  { id: 'L2-03', name: 'Drone Sampling', level: 2, copies: 2, effect: 'move(tess,mylab,1); adjust(mylab,1)', confidence: 'house' },
  { id: 'L2-04', name: 'Cargo Shuttle', level: 2, copies: 2, effect: 'transfer(lab,2)', confidence: 'house' },
  { id: 'L2-05', name: 'Lattice Shift', level: 2, copies: 2, effect: 'relocate(2)', confidence: 'house' },
  { id: 'L2-06', name: 'Rewrite', level: 2, copies: 2, effect: 'set(mylab,1)', confidence: 'house' },
  { id: 'L2-07', name: 'Sympathetic Resonance', level: 2, copies: 2, effect: 'match(primed,1,mylab)', confidence: 'house' },
  { id: 'L2-08', name: 'Second Reading', level: 2, copies: 2, effect: 'study(1); adjust(mylab+primed,1)', confidence: 'house' },
  { id: 'L3-01', name: 'Implosion', level: 3, copies: 2, effect: 'destroy(primed,1!)', confidence: 'seed' },
  { id: 'L3-02', name: 'Overclock', level: 3, copies: 2, effect: 'gainAction(3)', confidence: 'house' },
  { id: 'L3-03', name: 'Double Rewrite', level: 3, copies: 2, effect: 'set(mylab+primed,2)', confidence: 'house' },
  { id: 'L3-04', name: 'Polarity Wave', level: 3, copies: 2, effect: 'flip(lab+primed,4)', confidence: 'house' },
  { id: 'L3-05', name: 'Twin Extraction', level: 3, copies: 2, effect: 'move(tess,mylab,2); adjust(mylab,2)', confidence: 'house' },
  { id: 'L3-06', name: 'Matter Recovery', level: 3, copies: 2, effect: 'return(destroyed,tess,2)', confidence: 'house' },
  { id: 'L3-07', name: 'Spectral Exchange', level: 3, copies: 2, effect: 'recolor(mylab,1); set(mylab,1)', confidence: 'house' },
  { id: 'L4-01', name: 'Deactivation', level: 4, copies: 1, effect: 'move(primed,mylab,1!)', confidence: 'seed' },
  { id: 'L4-02', name: 'Double Implosion', level: 4, copies: 1, effect: 'destroy(primed,2)', confidence: 'house' },
  { id: 'L4-03', name: 'Direct Isolation', level: 4, copies: 1, effect: 'contain(mylab,1)', confidence: 'house' },
  { id: 'L4-04', name: 'Emergency Isolation', level: 4, copies: 1, effect: 'contain(primed,1)', confidence: 'house' },
  { id: 'L4-05', name: 'Stasis Field', level: 4, copies: 1, effect: 'skipPrime(1); adjust(primed,2)', confidence: 'house' },
  { id: 'L4-06', name: 'Global Rewrite', level: 4, copies: 1, effect: 'set(lab+primed,4)', confidence: 'house' },
  { id: 'L4-07', name: 'Hyperfocus', level: 4, copies: 1, effect: 'gainAction(5)', confidence: 'house' },
  { id: 'L4-08', name: 'Resonant Collapse', level: 4, copies: 1, effect: 'destroy(primed,3,same=value)', confidence: 'house' },
  { id: 'L4-09', name: 'Null Shield', level: 4, copies: 1, effect: 'ward(1); destroy(primed,1)', confidence: 'house' },
  { id: 'L4-10', name: 'Reconstitution', level: 4, copies: 1, effect: 'return(destroyed,tess,4)', confidence: 'house' },
  { id: 'L4-11', name: 'Entangled Labs', level: 4, copies: 1, effect: 'transfer(lab,6); set(lab,2)', confidence: 'house' },
] as const satisfies readonly ResearchCard[];
