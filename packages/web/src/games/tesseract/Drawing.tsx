/** The Tesseract: the cube in 3D or its layers. Screen readers and the keyboard always have the layers. */
import { lazy, memo, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { CrashBoundary } from '../../app/CrashBoundary.tsx';
import type { CubeProps } from './contract.ts';
import { Layers } from './layers/Layers.tsx';
import type { DrawingChoice } from './useDrawing.ts';

const Cube = memo(lazy(() => import('./cube/Cube.tsx')));

interface DrawingProps extends CubeProps {
  readonly choice: DrawingChoice;
  /** Shown until the cube has been fetched. */
  readonly waiting: string;
}

export function Drawing({ choice, waiting, ...props }: DrawingProps) {
  if (choice.drawing === 'layers') return <Layers {...props} />;
  return (
    <>
      <Layers {...props} isUnseen />
      <CrashBoundary fallback={() => <GivesUp choice={choice} />}>
        <Suspense fallback={<p className="tt-building">{waiting}</p>}>
          <Cube {...props} onLost={choice.giveUp} />
        </Suspense>
      </CrashBoundary>
    </>
  );
}

/** A cube that cannot be fetched or drawn leaves its place to the layers. */
function GivesUp({ choice }: { readonly choice: DrawingChoice }) {
  const { giveUp } = choice;
  useEffect(giveUp, [giveUp]);
  return null;
}
