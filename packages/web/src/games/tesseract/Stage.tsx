/** Centre of the table: the Tesseract, the switch of its drawing, its base, the tooltip and the toast. */
import type { TesseractEvent } from '@tessera/games/tesseract';
import { useMemo } from 'preact/hooks';
import { Banner } from '../../table/Banner.tsx';
import { Emphasised } from '../../table/Emphasised.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Toast } from '../../table/Toast.tsx';
import { plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { announce } from './announce.tsx';
import { Chosen } from './chosenCard.ts';
import { Drawing } from './Drawing.tsx';
import { BaseMap } from './panels/BaseMap.tsx';
import { TipBox } from './TipBox.tsx';
import type { Drawing as DrawingName } from './useDrawing.ts';
import type { Model } from './useModel.ts';

export function Stage({ model }: { readonly model: Model }) {
  const { words, view, layout, drawing, focus, saying, say, offer, hand, back } = model;
  const isLayers = drawing.drawing === 'layers';
  // The card of a selection stands in the place of the tooltip, and over the layers so does the toast.
  const isCovered = !isHandheld(layout) && (hand.pending ?? (isLayers ? saying : undefined)) !== undefined;
  const marks = `${drawing.isBoth ? ' is-both' : ''}${back.past ? ' has-past' : ''}${model.pending?.goes?.[1] ? ' has-goers' : ''}`;
  const tip = useMemo(
    () => <TipBox {...{ focus, words, view, offer, hand, isCovered }} />,
    [focus, words, view, offer, hand, isCovered],
  );
  return (
    <section className={`tt-stage is-${drawing.drawing}${marks}`} aria-label={words.table.views.stage}>
      <Drawing model={model} />
      {!isHandheld(layout) && (
        <div className="tt-corner">
          {!drawing.isBoth && <DrawingSwitch model={model} />}
          <Counts model={model} />
          {isLayers && <BaseMap model={model} hasMap={false} />}
        </div>
      )}
      {!isLayers && <BaseMap model={model} hasMap={!drawing.isBoth} />}
      {tip}
      <Banner model={model} announce={event => announce(words, event as TesseractEvent)} />
      {isHandheld(layout) && back.past && (
        <Scrubber back={back} all={model.snapshot.moves.length} marks={model.log.marks} />
      )}
      {saying && <Toast saying={saying} isHigh={false} onClose={() => say(undefined)} />}
      {!isHandheld(layout) && <Chosen model={model} />}
    </section>
  );
}

const DRAWINGS: readonly DrawingName[] = ['cube', 'layers'];

function DrawingSwitch({ model }: { readonly model: Model }) {
  const { drawing, words } = model;
  const { views } = words.table;
  return (
    <div className="tt-switch" role="group" aria-label={views.title}>
      {DRAWINGS.map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={drawing.drawing === one}
          disabled={one === 'cube' && !drawing.canDrawCube}
          title={one === 'cube' && !drawing.canDrawCube ? views.noCube : undefined}
          onClick={() => drawing.draw(one)}
        >
          {views[one]}
        </button>
      ))}
    </div>
  );
}

function Counts({ model }: { readonly model: Model }) {
  const { view, words } = model;
  const { stacks } = view;
  const { left, removable } = words.table.views;
  const cubes = stacks.reduce((sum, stack) => sum + stack.cubes.length, 0);
  const free = stacks.filter(stack => stack.isRemovable).length;
  return (
    <p className="tt-counts">
      <Emphasised text={plural(words.language, left, cubes)} />
      <br />
      <Emphasised text={plural(words.language, removable, free)} />
    </p>
  );
}
