/** The tools and the field: what is pressed, dragged or keyed becomes a change of the drawing. */
import type { MapFault } from '@tessera/games/quantum';
import { useRef, useState } from 'preact/hooks';
import { useCarry } from '../../../table/useCarry.ts';
import { Field } from './Field.tsx';
import { Palette, ToolPicture } from './Palette.tsx';
import { carried, type Sketch, shifted, type Tool, tileIn, used } from './sketch.ts';
import type { Drawing } from './useDrawing.ts';
import { useShifting } from './useShifting.ts';
import type { WorkshopWords } from './words/index.ts';

/** A tile of the box, or one that lies on the field. */
type Load = { readonly tool: Tool } | { readonly from: number };

interface DeskProps {
  readonly drawing: Drawing;
  readonly faults: readonly MapFault[];
  readonly words: WorkshopWords;
}

export function Desk({ drawing, faults, words }: DeskProps) {
  const { sketch, edit } = drawing;
  const [tool, setTool] = useState<Tool>(8);
  const [said, say] = useState('');
  // The press that ends a drag is no press on a place.
  const wasDragged = useRef(false);
  const attempt = (change: Parameters<Drawing['edit']>[0]): void => say(edit(change) ? '' : words.noRoom);
  const use = (place: number, own: Tool = tool): void => {
    if (own !== 'shift') attempt(now => used(now, own, place));
  };
  const shifting = useShifting(sketch, next => {
    wasDragged.current = true;
    attempt(() => next);
  });
  const carrying = useCarry<Load>({
    onLift: () => {
      wasDragged.current = true;
    },
    onDrop: place => {
      const load = carrying.carried;
      if (load && 'tool' in load) use(place, load.tool);
      else if (load && load.from !== place) attempt(now => carried(now, load.from, place));
    },
  });
  const load = carrying.carried;
  const lifted = load && 'from' in load ? load.from : undefined;
  const held = load && 'tool' in load ? load.tool : lifted === undefined ? undefined : kindIn(sketch, lifted);
  return (
    <>
      <Palette
        tool={tool}
        sketch={sketch}
        words={words}
        onChange={setTool}
        onGrab={(grabbed, event) => carrying.grab({ tool: grabbed }, event)}
      />
      <div
        className="making-board"
        onPointerDownCapture={() => {
          wasDragged.current = false;
        }}
        onClickCapture={event => wasDragged.current && event.stopPropagation()}
      >
        <Field
          sketch={shifting.preview ?? sketch}
          faults={faults}
          tool={tool}
          lifted={lifted}
          words={words}
          onUse={use}
          onShift={(place, step) => attempt(now => shifted(now, place, step))}
          onGrab={(place, event) =>
            tool === 'shift' ? shifting.grab(place, event) : carrying.grab({ from: place }, event)
          }
        />
        <p className="workshop-said" role="status">
          {said}
        </p>
      </div>
      {held !== undefined && (
        <div className="tb-carried workshop-carried" ref={carrying.ghost} aria-hidden="true">
          <ToolPicture tool={held} />
        </div>
      )}
    </>
  );
}

const kindIn = (sketch: Sketch, place: number): Tool | undefined => tileIn(sketch, place)?.kind;
