/** The Tesseract: the cube in 3D or its layers. Screen readers and the keyboard always have the layers. */
import type { TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import { useEffect } from 'preact/hooks';
import { CrashBoundary } from '../../app/CrashBoundary.tsx';
import type { MatchSnapshot } from '../../match/client.ts';
import { lazy } from '../../render/lazy.tsx';
import { memo } from '../../render/memo.ts';
import type { CubeProps } from './contract.ts';
import { Layers } from './layers/Layers.tsx';
import type { DrawingChoice } from './useDrawing.ts';

interface SolidProps extends CubeProps {
  /** Shown until the cube has been fetched. */
  readonly waiting: string;
  readonly onLost: () => void;
}

const Cube = memo(lazy<SolidProps>(() => import('./cube/Cube.tsx'), Building));

interface DrawingProps extends Omit<SolidProps, 'onLost'> {
  readonly choice: DrawingChoice;
  /** What only the cube may show yet: layers are words, and would tell it. */
  readonly arriving: MatchSnapshot<TesseractView> | undefined;
}

export function Drawing({ choice, waiting, arriving, ...props }: DrawingProps) {
  if (choice.drawing === 'layers') return <Layers {...props} />;
  const { view, seq, events } = arriving ?? props;
  return (
    <>
      <Layers {...props} isUnseen={!choice.isBoth} />
      <CrashBoundary fallback={() => <GivesUp choice={choice} />}>
        <Cube
          {...props}
          view={view}
          seq={seq}
          events={events as readonly TesseractEvent[]}
          waiting={waiting}
          onLost={choice.giveUp}
        />
      </CrashBoundary>
    </>
  );
}

function Building({ waiting }: { readonly waiting: string }) {
  return <p className="tt-building">{waiting}</p>;
}

/** A cube that cannot be fetched or drawn leaves its place to the layers. */
function GivesUp({ choice }: { readonly choice: DrawingChoice }) {
  const { giveUp } = choice;
  useEffect(giveUp, [giveUp]);
  return null;
}
