/** Summary of a bot's turn in one line: its lasting effects. */
import {
  type Card,
  cardWord,
  type LoopEvent,
  type Mission,
  missionWord,
  type Naming,
} from '@tessera/games/loop';
import { fill, plural } from '../../text/index.ts';
import type { LoopWords } from './words/index.ts';

export interface Tally {
  readonly cards: number;
  readonly loops: number;
  readonly rifts: number;
  readonly energy: number;
  readonly clones: number;
  readonly damage: number;
  readonly took: readonly Card[];
  readonly archived: readonly Mission[];
}

export const NO_TALLY: Tally = {
  cards: 0,
  loops: 0,
  rifts: 0,
  energy: 0,
  clones: 0,
  damage: 0,
  took: [],
  archived: [],
};

/** Events that count by one. */
const COUNTED = {
  used: 'cards',
  looped: 'loops',
  riftRemoved: 'rifts',
  energy: 'energy',
  cloneDestroyed: 'clones',
  damage: 'damage',
} as const;

export function tallied(tally: Tally, event: LoopEvent): Tally {
  if (event.type === 'added') return { ...tally, took: [...tally.took, event.card] };
  if (event.type === 'archived') return { ...tally, archived: [...tally.archived, event.mission] };
  if (!(event.type in COUNTED)) return tally;
  const what = COUNTED[event.type as keyof typeof COUNTED];
  return { ...tally, [what]: tally[what] + 1 };
}

export function sumWords(words: LoopWords, naming: Naming, name: string, tally: Tally): string {
  const { sums } = words.table;
  const counted = (['cards', 'loops', 'rifts', 'energy', 'clones', 'damage'] as const).flatMap(what =>
    tally[what] > 0 ? [plural(words.language, sums[what], tally[what])] : [],
  );
  const listed = [
    ...(tally.took.length > 0
      ? [fill(sums.took, { cards: tally.took.map(card => cardWord(naming, card)).join(', ') })]
      : []),
    ...(tally.archived.length > 0
      ? [
          fill(sums.archived, {
            missions: tally.archived.map(mission => missionWord(naming, mission)).join(', '),
          }),
        ]
      : []),
  ];
  const deeds = [...counted, ...listed].join(', ') || sums.nothing;
  return fill(sums.turn, { name, deeds });
}
