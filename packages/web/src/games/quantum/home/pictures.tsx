/** The board in small, for lists of matches, and the progress of a match. */
import { fill, type Language, spoken } from '@tessera/engine';
import { factionsOf } from '@tessera/games/quantum';
import type { StoredMatch } from '../../../match/library.ts';
import type { Lasts } from '../../manifest.ts';
import { MapPicture } from '../board/MapPicture.tsx';
import { glanceAt } from './glance.ts';
import { PROGRESS } from './words.ts';

export { QuantumSign as Sign } from './QuantumSign.tsx';

export const lasts: Lasts = { minutes: 15, minutesEach: 15, turns: 24 };

export function Thumbnail({ match: { setup, position } }: { readonly match: StoredMatch }) {
  const { tiles, cubes, ships } = glanceAt(position);
  const chosen = Array.isArray(setup.options.factions) ? setup.options.factions : [];
  return <MapPicture {...{ tiles, cubes, ships }} factions={factionsOf(chosen, setup.seats.length)} />;
}

/** Undefined before the first turn. */
export function progressOf({ position }: StoredMatch, language: Language): string | undefined {
  const { turn, cubesLeft } = glanceAt(position);
  return turn === 0
    ? undefined
    : fill(spoken(PROGRESS, language), { turn, cubes: cubesLeft.join('\u00a0·\u00a0') });
}

export const loadReasons = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await import('./reasons.ts')).reasonsIn(language);
