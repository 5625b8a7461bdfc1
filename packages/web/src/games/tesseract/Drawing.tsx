/** The Tesseract as 3D cube or as layers. Screen readers and the keyboard always use the layers. */
import { type TesseractEvent, type TesseractView, tracker } from '@tessera/games/tesseract';
import { useEffect } from 'preact/hooks';
import type { MatchSnapshot } from '../../match/client.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazy } from '../../ui/render/lazy.tsx';
import { memo } from '../../ui/render/memo.ts';
import { useStable } from '../../ui/useStable.ts';
import type { CubeProps } from './contract.ts';
import { Layers } from './layers/Layers.tsx';
import { HIDDEN_NEXT } from './lessons.ts';
import { Die } from './panels/Die.tsx';
import type { DrawingChoice } from './useDrawing.ts';
import { type Model, usePress } from './useModel.ts';

/** Placeholder until the cube's chunk has loaded. */
const Cube = memo(
  lazy<CubeProps>(
    () => import('./cube/Cube.tsx'),
    ({ words }) => <p className="tt-building">{words.table.views.loading}</p>,
  ),
);

interface DrawingProps {
  readonly model: Model;
}

export function Drawing({ model }: DrawingProps) {
  const { words, view, shown, marks, events, isMoving, tempo, focus, cube: handle, clock, drawing } = model;
  const { seq } = shown;
  const onPress = usePress(model);
  const onHidden = useStable(() => shown.outcome ?? model.teaching.notice(HIDDEN_NEXT));
  const props = { words, view, marks, seq, events, isMoving, tempo, skips: clock.skips, onPress, focus };
  // Only the 3D cube may show an arriving change: the layers are text and would reveal it.
  const arriving = model.back.past ? undefined : clock.arriving;
  if (drawing.drawing === 'layers')
    return (
      <>
        <Layers {...props} />
        {arriving && <Rolling arriving={arriving} />}
      </>
    );
  return (
    <>
      <Layers {...props} isUnseen={!drawing.isBoth} />
      <CrashBoundary fallback={() => <GivesUp choice={drawing} />}>
        <Cube
          {...props}
          {...(arriving && {
            view: arriving.view,
            seq: arriving.seq,
            events: arriving.events as readonly TesseractEvent[],
          })}
          {...{ handle, onHidden }}
          onLost={drawing.giveUp}
        />
      </CrashBoundary>
    </>
  );
}

/** Falls back to the layers if the cube cannot be fetched or drawn. */
function GivesUp({ choice }: { readonly choice: DrawingChoice }) {
  const { giveUp } = choice;
  useEffect(giveUp, [giveUp]);
  return null;
}

/** Dice that tumble over the layers until they land; blank, since the result is not revealed yet. */
function Rolling({ arriving }: { readonly arriving: MatchSnapshot<TesseractView> }) {
  const known = tracker(arriving.view);
  const rolled = (arriving.events as readonly TesseractEvent[]).filter(event => event.type === 'rolled');
  const cubes = [...new Set(rolled.map(({ cube }) => cube))];
  return (
    <div className="tess-rolling" aria-hidden="true">
      {cubes.map(cube => (
        <Die key={cube} colour={known.colourOf(cube) ?? null} value={null} />
      ))}
    </div>
  );
}
