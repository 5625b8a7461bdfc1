/**
 * The Tesseract as four grids, one per level: the flat alternative to the 3D cube, and the one for screen
 * readers.
 */
import type { Cell } from '@tessera/games/tesseract';
import type { TargetedKeyboardEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { capitalised, fill, plural } from '../../../text/index.ts';
import { memo } from '../../../ui/render/memo.ts';
import { useSignal } from '../../../ui/render/signal.ts';
import type { CubeProps } from '../contract.ts';
import { Die } from '../panels/Die.tsx';
import { EventGlyph } from '../signs.tsx';
import type { TesseractWords } from '../words/index.ts';
import {
  isMarked,
  type Layer,
  type LayerPlace,
  layersOf,
  type Spot,
  startSpot,
  step,
  touchedBy,
} from './content.ts';
import { placeWords } from './words.ts';
import '../panels/panels.css';
import './layers.css';

interface LayersProps extends CubeProps {
  /** True while the 3D cube is shown: the layers then only serve screen readers and the keyboard. */
  readonly isUnseen?: boolean;
}

export const Layers = memo(function Layers(props: LayersProps) {
  const { words, view, marks, seq, events, isMoving, isUnseen, onPress, focus } = props;
  const root = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const here = spot ?? startSpot(view, marks);
  const touched = isMoving ? touchedBy(events) : new Set<Cell>();
  const { layers } = words.panels;

  const goTo = (next: Spot): void => {
    setSpot(next);
    root.current?.querySelector<HTMLElement>(`[data-spot="${next.cell} ${next.level}"]`)?.focus();
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = step(here, event.key);
    if (!next) return;
    event.preventDefault();
    // Keeps keys from the table's shortcuts, which rotate the cube.
    event.stopPropagation();
    goTo(next);
  };

  return (
    <div className={`tess-layers${isUnseen ? ' only-read' : ''}`} ref={root}>
      <p className="only-read">
        {layers.title}. {layers.keys}
      </p>
      <div className="tess-levels" data-board>
        {layersOf(view, marks).map(layer => (
          <Grid
            key={layer.level}
            {...{ words, layer, here, touched, seq, onPress, focus, onKeyDown }}
            onReach={setSpot}
          />
        ))}
      </div>
      {!isUnseen && <Legend words={words} />}
    </div>
  );
});

/** Props common to all cells. */
interface Shared extends Pick<CubeProps, 'words' | 'onPress' | 'focus'> {
  onReach(spot: Spot): void;
}

interface GridProps extends Shared {
  readonly layer: Layer;
  readonly here: Spot;
  readonly touched: ReadonlySet<Cell>;
  readonly seq: number;
  onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void;
}

const ROWS = [0, 1, 2, 3] as const;

function Grid({ layer, here, touched, seq, onKeyDown, ...shared }: GridProps) {
  const { words } = shared;
  const { layers } = words.panels;
  const name = fill(layers.level, { level: layer.level + 1 });
  const count = plural(words.language, layers.cubes, layer.cubes);
  const where = layer.level === 3 ? layers.top : layer.level === 0 ? layers.base : undefined;
  const about = where ? `${count}, ${where}` : count;
  return (
    <section className={`tess-layer is-level-${layer.level + 1}`}>
      <p className="tess-levelname" aria-hidden="true">
        <b>{name}</b> {count}
        {where && <span>, {where}</span>}
      </p>
      <span className="tess-letters" aria-hidden="true">
        {ROWS.map(x => (
          <i key={x}>{'abcd'[x]}</i>
        ))}
      </span>
      <div role="grid" aria-label={`${name}, ${about}`} className="tess-grid" onKeyDown={onKeyDown}>
        {ROWS.map(y => (
          <div role="row" className="tess-gridrow" key={y}>
            <i aria-hidden="true">{y + 1}</i>
            {layer.places.slice(4 * y, 4 * y + 4).map(place => (
              <LayerCell
                key={place.cell}
                {...place}
                {...shared}
                isHere={here.cell === place.cell && here.level === place.level}
                flash={touched.has(place.cell) ? seq : 0}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface LayerCellProps extends LayerPlace, Shared {
  /** True for the cell with the roving tabindex. */
  readonly isHere: boolean;
  /** Sequence number of the change that touched its stack, 0 for none; a new one restarts the flash. */
  readonly flash: number;
}

function flagsOf({ kind, symbol, marks }: LayerPlace, isTouched: boolean, isFocused: boolean): string {
  const isOutermost = kind === 'top' || kind === 'floor';
  const flags = [
    kind,
    marks,
    isFocused && isOutermost && 'focused',
    kind === 'floor' && symbol && 'burning',
    isTouched && isOutermost && 'touched',
  ];
  return flags.filter(Boolean).join(' ').replaceAll(/\w+/g, 'is-$&');
}

/** True for focus that a key brought here; a card that closes gives it back. */
const isSought = (cameFrom: EventTarget | null): boolean =>
  cameFrom instanceof Element && !cameFrom.closest('.tb-chosen');

const LayerCell = memo(function LayerCell(props: LayerCellProps) {
  const { words, isHere, flash, onPress, focus, onReach, ...place } = props;
  const { cell, level } = place;
  const isFocused = useSignal(focus, focused => focused === cell);
  return (
    <div
      role="gridcell"
      key={flash}
      className={`tess-spot ${flagsOf(place, flash > 0, isFocused)}`}
      data-spot={`${cell} ${level}`}
      data-square={16 * level + cell}
      data-chosen={isMarked(place, 'chosen') || undefined}
      tabIndex={isHere ? 0 : -1}
      aria-label={placeWords(words, place)}
      onClick={() => {
        onReach({ cell, level });
        onPress(cell, level);
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) onPress(cell, level);
      }}
      onFocus={event => {
        onReach({ cell, level });
        // Ignores focus that the table puts back on the board: nobody asked about this cube.
        if (isSought(event.relatedTarget) && event.currentTarget.matches(':focus-visible')) focus.set(cell);
      }}
      onBlur={() => focus.set(undefined)}
      onPointerEnter={() => focus.set(cell)}
      onPointerLeave={() => focus.set(undefined)}
    >
      <PlaceFace place={place} words={words} />
    </div>
  );
});

/** A long tag stays inside its grid; a tie has short tags, since four long ones would hide it. */
const sideOf = (cell: Cell, isTied: boolean): string =>
  isTied || (cell % 4) % 3 !== 0 ? '' : cell % 4 === 0 ? ' is-first' : ' is-last';

function PlaceFace({ place, words }: { readonly place: LayerPlace; readonly words: TesseractWords }) {
  const { cube, kind, symbol, cell } = place;
  const { next, decisive } = words.panels.layers;
  const tag = isMarked(place, 'next') ? next : isMarked(place, 'decisive') ? decisive : undefined;
  const isTied = isMarked(place, 'tied');
  return (
    <>
      {cube && <Die {...cube} isCovered={kind === 'covered'} />}
      {!cube && kind === 'floor' && symbol && <EventGlyph symbol={symbol} />}
      {cube && symbol && (
        <span className="tess-below">
          <EventGlyph symbol={symbol} />
        </span>
      )}
      {tag && <span className={`tess-tag${sideOf(cell, isTied)}`}>{isTied ? '?' : capitalised(tag)}</span>}
    </>
  );
}

/** Legend of the borders. */
function Legend({ words }: { readonly words: TesseractWords }) {
  const { layers } = words.panels;
  const entries = [
    ['removable', layers.removable],
    ['next', layers.next],
    ['hidden', layers.legendCovered],
    ['enclosed', layers.legendEnclosed],
    ['burning', layers.legendFired],
    ['below', layers.legendBelow],
  ] as const;
  return (
    <ul className="tess-key" aria-label={layers.legend}>
      {entries.map(([kind, label]) => (
        <li key={kind}>
          <i className={`is-${kind}`} aria-hidden="true">
            {kind === 'enclosed' ? '?' : ''}
          </i>
          {label}
        </li>
      ))}
    </ul>
  );
}
