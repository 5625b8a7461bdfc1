/** The middle of the table: the Tesseract, how it is drawn, its base, the tip, and what was said. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { isHandheld } from '../../table/breakpoints.ts';
import { Emphasised } from '../../table/Emphasised.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Toast } from '../../table/Toast.tsx';
import { useStable } from '../../table/useStable.ts';
import { plural } from '../../text/index.ts';
import { Banner } from './Banner.tsx';
import { Chosen } from './Chosen.tsx';
import { Drawing } from './Drawing.tsx';
import { Rolling } from './layers/Rolling.tsx';
import { HIDDEN_NEXT } from './lessons.ts';
import { BaseMap } from './panels/BaseMap.tsx';
import { TipBox } from './TipBox.tsx';
import type { Drawing as DrawingName } from './useDrawing.ts';
import { type Model, usePress } from './useModel.ts';

export function Stage({ model, children }: { readonly model: Model; readonly children?: ComponentChildren }) {
  const { shown, words, layout, marks, events, isMoving, drawing, focus, cube, saying, say, clock } = model;
  const { speech, deeds } = model;
  const { view, seq } = shown;
  const arriving = model.back.past ? undefined : clock.arriving;
  const onPress = usePress(model);
  const onHidden = useStable(() => shown.outcome ?? model.teaching.notice(HIDDEN_NEXT));
  // The 3D cube places the tip beside what it is about; elsewhere it has a corner of its own.
  const isBeside = drawing.drawing === 'cube' && !isHandheld(layout);
  const { offer, hand } = deeds;
  const place = isBeside ? 'tess-cube-tip' : 'tt-corner is-tip';
  const tip = useMemo(
    () => <TipBox {...{ focus, speech, offer, hand, place }} />,
    [focus, speech, offer, hand, place],
  );
  return (
    <section
      className={`tt-stage is-${drawing.drawing}${drawing.isBoth ? ' is-both' : ''}`}
      aria-label={words.table.views.stage}
    >
      <Drawing
        choice={drawing}
        waiting={words.table.views.loading}
        view={view}
        marks={marks}
        seq={seq}
        events={events}
        isMoving={isMoving}
        arriving={arriving}
        skips={clock.skips}
        tempo={model.tempo}
        onPress={onPress}
        focus={focus}
        handle={cube}
        onHidden={onHidden}
        {...(isBeside ? { tooltip: tip } : {})}
      />
      {!isHandheld(layout) && (
        <div className="tt-corner">
          {!drawing.isBoth && <DrawingSwitch model={model} />}
          <Counts model={model} />
          {drawing.drawing === 'layers' && <BaseMap model={model.panel} hasMap={false} />}
        </div>
      )}
      {drawing.drawing === 'cube' && <BaseMap model={model.panel} hasMap={!drawing.isBoth} />}
      {!isBeside && tip}
      {arriving && drawing.drawing === 'layers' && <Rolling arriving={arriving} />}
      <Banner model={model} />
      {isHandheld(layout) && model.back.past && (
        <Scrubber back={model.back} all={model.snapshot.moves.length} marks={model.log.marks} />
      )}
      {saying && <Toast saying={saying} isHigh={false} onClose={() => say(undefined)} />}
      {!isHandheld(layout) && <Chosen model={model} />}
      {children}
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
  const { shown, words } = model;
  const { stacks } = shown.view;
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
