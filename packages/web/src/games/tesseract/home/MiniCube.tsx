/** The cube of a match as it stands, to look at in passing. */
import { memo } from '../../../render/memo.ts';
import { FaceShape, facesOf, Turntable } from './drawnCube.tsx';
import { glanceAt } from './glance.ts';

export const MiniCube = memo(function MiniCube({ position }: { readonly position: string }) {
  return (
    <svg className="tesseract-art is-mini" viewBox="-165 -166 330 342" aria-hidden="true">
      <Turntable />
      {facesOf(glanceAt(position).stacks).map(face => (
        <FaceShape key={`${face.side} ${face.centre}`} face={face} isLit={false} />
      ))}
    </svg>
  );
});
