/** Preview of a match on home's cards, and its progress. */
import { fill, type Language, spoken } from '@tessera/engine';
import type { StoredMatch } from '../../../match/library.ts';
import type { Lasts } from '../../manifest.ts';
import { glanceAt } from './glance.ts';
import { MiniRing } from './MiniRing.tsx';
import { PROGRESS } from './words.ts';

export { LoopSign as Sign } from './LoopSign.tsx';

export const lasts: Lasts = { minutes: 45, minutesEach: 10, turns: 21 };

export const Thumbnail = ({ match }: { readonly match: StoredMatch }) => (
  <MiniRing position={match.position} />
);

/** Undefined before the first turn. */
export function progressOf({ position }: StoredMatch, language: Language): string | undefined {
  const { turn, archived, vortices } = glanceAt(position);
  return turn === 0 ? undefined : fill(spoken(PROGRESS, language), { turn, archived, vortices });
}

export const loadReasons = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await import('./reasons.ts')).reasonsIn(language);
