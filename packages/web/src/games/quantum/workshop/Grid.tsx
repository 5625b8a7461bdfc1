/** The places of the map, for pointer, touch and keyboard. */
import { FACTIONS } from '@tessera/games/quantum';
import type { TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import { COLUMNS, ROWS, type Sketch, type Tool } from './sketch.ts';
import { tileName, toolOf } from './tools.ts';
import type { WorkshopWords } from './words/index.ts';

interface GridProps {
  readonly sketch: Sketch;
  readonly words: WorkshopWords;
  /** With a tool of its own where a key names one; else with the one in hand. */
  readonly onUse: (place: number, tool?: Tool) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
};

/** Where an arrow leads; undefined at the edge. */
function after(place: number, [dx, dy]: readonly [number, number]): number | undefined {
  const [column, row] = [(place % COLUMNS) + dx, Math.floor(place / COLUMNS) + dy];
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? row * COLUMNS + column : undefined;
}

export function Grid({ sketch, words, onUse }: GridProps) {
  const [focus, setFocus] = useState(COLUMNS * Math.floor(ROWS / 2) + Math.floor(COLUMNS / 2));
  const keyed = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const tool = toolOf(event.key);
    if (!step && tool === undefined) return;
    event.preventDefault();
    if (tool !== undefined) onUse(focus, tool);
    const next = step && after(focus, step);
    if (next === undefined) return;
    setFocus(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    <div className="sketch" role="grid" tabIndex={-1} aria-label={words.map.label} onKeyDown={keyed}>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <div key={row} role="row" tabIndex={-1} className="sketch-row">
          {Array.from({ length: COLUMNS }, (_, column) => {
            const place = row * COLUMNS + column;
            return (
              <button
                key={place}
                type="button"
                role="gridcell"
                data-place={place}
                className={placeClass(sketch, place)}
                tabIndex={place === focus ? 0 : -1}
                aria-label={placeName(sketch, place, words)}
                onFocus={() => setFocus(place)}
                onClick={() => onUse(place)}
              >
                <Place sketch={sketch} place={place} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const placeClass = ({ kinds }: Sketch, place: number): string =>
  ['place', kinds[place] !== undefined && 'is-tile', kinds[place] === 'V' && 'is-void']
    .filter(Boolean)
    .join(' ');

/** "Row 2, column 3: Planet 8, start of the Kepler Empire". */
function placeName({ kinds, starts }: Sketch, place: number, words: WorkshopWords): string {
  const kind = kinds[place];
  const seat = starts.indexOf(place);
  const tile = kind === undefined ? words.map.empty : tileName(kind, words);
  const faction = FACTIONS[seat];
  const what = faction ? fill(words.map.start, { what: tile, faction: words.game.factions[faction] }) : tile;
  return fill(words.map.place, {
    row: Math.floor(place / COLUMNS) + 1,
    column: (place % COLUMNS) + 1,
    what,
  });
}

function Place({ sketch, place }: { readonly sketch: Sketch; readonly place: number }) {
  const kind = sketch.kinds[place];
  const faction = FACTIONS[sketch.starts.indexOf(place)];
  if (kind === undefined || kind === 'V') return null;
  return (
    <>
      <Planet number={kind} slots={Array(kind - 6).fill(undefined)} />
      {faction && <CubeMark faction={faction} />}
    </>
  );
}
