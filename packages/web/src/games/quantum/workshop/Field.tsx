/** The field for pointer, touch, keyboard and screen reader: the drawing, and over it a grid of its places. */
import '../board/board.css';
import type { MapFault } from '@tessera/games/quantum';
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Grid } from '../../../table/Grid.tsx';
import { squareOf } from '../../../table/squares.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { FieldPicture } from './FieldPicture.tsx';
import { COLUMNS, centreOf, placeOf, ROWS, type Sketch, type Tool, tileIn } from './sketch.ts';
import { placeName, STEPS, toolOf } from './tools.ts';
import type { WorkshopWords } from './words/index.ts';

interface FieldProps {
  readonly sketch: Sketch;
  readonly faults: readonly MapFault[];
  readonly tool: Tool;
  readonly lifted: number | undefined;
  readonly words: WorkshopWords;
  /** With a tool of its own where a key names one; else with the one in hand. */
  onUse(place: number, tool?: Tool): void;
  onShift(place: number, step: readonly [dx: number, dy: number]): void;
  onGrab(place: number, event: PointerEvent): void;
}

const LINES = upTo(ROWS).map(row => upTo(COLUMNS).map(column => row * COLUMNS + column));
const PLACES = LINES.flat();
const MIDDLE = PLACES[PLACES.length >> 1] ?? 0;

export function Field(props: FieldProps) {
  const { sketch, faults, tool, lifted, words, onUse, onShift, onGrab } = props;
  const [focus, setFocus] = useState(MIDDLE);
  const root = useRef<HTMLDivElement>(null);
  // A tile that was shifted into the next place takes the keyboard along.
  useEffect(() => {
    const cell = root.current?.querySelector<HTMLElement>(`[data-square="${focus}"]`);
    if (root.current?.contains(document.activeElement)) cell?.focus();
  }, [focus]);
  const keyed = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? STEPS[event.key] : undefined;
    const own = event.shiftKey ? undefined : toolOf(event.key);
    if (!step && own === undefined) return;
    event.preventDefault();
    const place = squareOf(event.target) ?? focus;
    if (own !== undefined) onUse(place, own);
    const tile = step && tileIn(sketch, place);
    if (!tile) return;
    onShift(place, step);
    setFocus(placeOf([tile.cx + step[0], tile.cy + step[1]]));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid inside has the role; its keys and presses rise to here.
    <div
      className="qb-board sketch"
      data-tool={tool}
      onKeyDown={keyed}
      onClick={event => tool === 'shift' && pushed(event, onShift)}
    >
      <FieldPicture sketch={sketch} faults={faults} tool={tool} lifted={lifted} />
      <Grid
        className="qb-cells sketch-cells"
        name={words.map.label}
        root={root}
        rows={LINES}
        labels={PLACES.map(place => placeName(sketch, place, faults, words))}
        focus={focus}
        selected={undefined}
        boxOf={place => boxOf(sketch, place)}
        after={after}
        onPress={place => {
          setFocus(place);
          onUse(place);
        }}
        onHover={() => {}}
        onFocus={setFocus}
        onGrab={(place, event) => tileIn(sketch, place) && onGrab(place, event)}
      />
    </div>
  );
}

/** Where an arrow leads; undefined at the edge. */
function after(key: string, place: number): number | undefined {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  const [column, row] = [(place % COLUMNS) + dx, Math.floor(place / COLUMNS) + dy];
  return STEPS[key] && column >= 0 && column < COLUMNS && row >= 0 && row < ROWS
    ? row * COLUMNS + column
    : undefined;
}

const percent = (part: number, whole: number): string => `${(100 * part) / (3 * whole)}%`;

/** A tile lies over the places that it reaches into. */
function boxOf(sketch: Sketch, place: number) {
  const tile = tileIn(sketch, place);
  const [x, y] = tile ? [tile.cx, tile.cy] : centreOf(place);
  return {
    left: percent(x - 1, COLUMNS),
    top: percent(y - 1, ROWS),
    width: percent(3, COLUMNS),
    height: percent(3, ROWS),
    zIndex: tile ? 1 : 0,
  };
}

/** A tile that is pressed near one of its sides goes that way. */
function pushed(
  { target, clientX, clientY }: TargetedMouseEvent<HTMLElement>,
  onShift: FieldProps['onShift'],
): void {
  const place = squareOf(target);
  if (place === undefined) return;
  const { left, top, width, height } = (target as Element).getBoundingClientRect();
  const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / height - 0.5];
  if (Math.abs(x) > Math.abs(y)) onShift(place, [Math.sign(x), 0]);
  else if (y !== 0) onShift(place, [0, Math.sign(y)]);
}
