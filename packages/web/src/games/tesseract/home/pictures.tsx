/** Preview of a match on home's cards, and its progress. */
import { fill, type Language, spoken } from '@tessera/engine';
import type { StoredMatch } from '../../../match/library.ts';
import { memo } from '../../../ui/render/memo.ts';
import type { Lasts } from '../../manifest.ts';
import { FaceShape, facesOf, Turntable } from './drawnCube.tsx';
import { glanceAt } from './glance.ts';
import { PROGRESS } from './words.ts';

interface MiniCubeProps {
  readonly position: string;
  /** True to draw rims around removable dice. */
  readonly hasRims?: boolean;
}

export const MiniCube = memo(function MiniCube({ position, hasRims = false }: MiniCubeProps) {
  return (
    <svg className="tesseract-art is-mini" viewBox="-165 -166 330 342" aria-hidden="true">
      <Turntable />
      {facesOf(glanceAt(position).stacks).map(face => (
        <FaceShape key={`${face.side} ${face.centre}`} face={face} isLit={hasRims && face.isFree} />
      ))}
    </svg>
  );
});

export const lasts: Lasts = { minutes: 45, minutesEach: 5, turns: 24 };

export const Thumbnail = ({ match }: { readonly match: StoredMatch }) => (
  <MiniCube position={match.position} />
);

/** Undefined before the first turn. */
export function progressOf({ position }: StoredMatch, language: Language): string | undefined {
  const { turn, breach, contained } = glanceAt(position);
  return position === '' || turn === 0
    ? undefined
    : fill(spoken(PROGRESS, language), { turn, breach, contained });
}

export const loadReasons = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await import('./reasons.ts')).reasonsIn(language);
