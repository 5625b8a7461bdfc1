/** The Tesseract: the cube in 3D or its layers. Screen readers and the keyboard always have the layers. */
import type { TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import { lazy, memo, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { CrashBoundary } from '../../app/CrashBoundary.tsx';
import type { MatchSnapshot } from '../../match/client.ts';
import type { CubeProps } from './contract.ts';
import { Layers } from './layers/Layers.tsx';
import type { DrawingChoice } from './useDrawing.ts';

const Cube = memo(lazy(() => import('./cube/Cube.tsx')));

interface DrawingProps extends CubeProps {
  readonly choice: DrawingChoice;
  /** What only the cube may show yet: layers are words, and would tell it. */
  readonly arriving: MatchSnapshot<TesseractView> | undefined;
  /** Shown until the cube has been fetched. */
  readonly waiting: string;
}

export function Drawing({ choice, waiting, arriving, ...props }: DrawingProps) {
  if (choice.drawing === 'layers') return <Layers {...props} />;
  const { view, seq, events } = arriving ?? props;
  return (
    <>
      <Layers {...props} isUnseen />
      <CrashBoundary fallback={() => <GivesUp choice={choice} />}>
        <Suspense fallback={<p className="tt-building">{waiting}</p>}>
          <Cube
            {...props}
            view={view}
            seq={seq}
            events={events as readonly TesseractEvent[]}
            onLost={choice.giveUp}
          />
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
