/** Section 11: numbers of a mode by difficulty: clones, Supa Clones, Centrifuges, Ultramachina cards. */
import type { Complexity, Difficulty, ModeId } from '../types.ts';

export type Counts = Readonly<Record<Difficulty, number>>;

export const MODE_COUNTS: Readonly<Record<ModeId, Counts>> = {
  sabotage: { month: 0, year: 1, infinity: 3 },
  supa: { month: 3, year: 4, infinity: 5 },
  centrifuge: { month: 2, year: 3, infinity: 3 },
  ultramachina: { month: 4, year: 5, infinity: 7 },
};

/** Section 11: complexity of a mode. */
export const MODE_COMPLEXITY: Readonly<Record<ModeId, Complexity>> = {
  sabotage: 'low',
  supa: 'medium',
  centrifuge: 'medium',
  ultramachina: 'high',
};
