/** The cube in small, for home's cards, and how far a match is. */
import { fill, type Language } from '@tessera/engine';
import type { StoredMatch } from '../../../match/library.ts';
import { glanceAt } from './glance.ts';
import { MiniCube } from './MiniCube.tsx';
import { PROGRESS } from './words.ts';

export const Thumbnail = ({ match }: { readonly match: StoredMatch }) => (
  <MiniCube position={match.position} />
);

/** Undefined before the first turn. */
export function progressOf({ position }: StoredMatch, language: Language): string | undefined {
  const { turn, breach, contained } = glanceAt(position);
  return position === '' || turn === 0 ? undefined : fill(PROGRESS[language], { turn, breach, contained });
}
