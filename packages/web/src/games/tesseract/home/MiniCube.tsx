/** The cube of a match as it stands, to look at in passing. */
import { memo } from '../../../render/memo.ts';
import { FaceShape, facesOf, Turntable } from './drawnCube.tsx';
import { glanceAt } from './glance.ts';

interface MiniCubeProps {
  readonly position: string;
  /** Whether dice that may be taken are rimmed. */
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
