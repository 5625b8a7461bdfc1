/** The quantum board for pointer, keyboard and screen reader: the drawing, and over it a grid of its squares. */
import { geometryOf, type Square } from '@tessera/games/quantum';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isHandheld } from '../../../table/breakpoints.ts';
import type { QuantumModel } from '../contract.ts';
import { Ship } from '../pieces/Ship.tsx';
import { labelsOf } from './labels.ts';
import { layoutOf, SIDE, squareAfter } from './layout.ts';
import { MARGIN, Picture } from './Picture.tsx';
import { useCarry } from './useCarry.ts';
import './board.css';

export function Board({ model }: { readonly model: QuantumModel }) {
  const { view, words, layout, marks, factions } = model;
  const hasNumbers = !isHandheld(layout);
  const { columns, rows } = layoutOf(view);
  const margin = 2 * (hasNumbers ? MARGIN.numbers : MARGIN.none);
  const root = useRef<HTMLDivElement>(null);
  const { carried, ghost, grab } = useCarry(model);
  const [width, height] = [columns * SIDE + margin, rows * SIDE + margin];
  return (
    <div
      ref={root}
      className={carried === undefined ? 'qb-board' : 'qb-board is-carrying'}
      style={{ '--wide': width, '--high': height, '--pad': margin / 2, aspectRatio: `${width} / ${height}` }}
      data-lit={marks.reach.size + marks.hits.size > 0}
    >
      <Picture model={model} hasNumbers={hasNumbers} />
      <Grid model={model} name={words.table.board} onGrab={grab} />
      {carried !== undefined && (
        <div className="qb-carried" ref={ghost} aria-hidden="true">
          <Ship faction={factions[view.decision?.seat ?? 0] ?? 'kepler'} face={view.faces[carried] ?? 0} />
        </div>
      )}
    </div>
  );
}

interface GridProps {
  readonly model: QuantumModel;
  readonly name: string;
  onGrab(square: Square, event: PointerEvent): void;
}

function Grid({ model, name, onGrab }: GridProps) {
  const { view, selected, chosen, hover, pressSquare, confirm } = model;
  const { xs, ys } = geometryOf(view.map);
  const { left, top, columns, rows } = layoutOf(view);
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useFocus(model, grid);
  const labels = useMemo(() => labelsOf(model), [model]);
  const lines = useMemo(() => Map.groupBy(xs.keys(), square => ys[square] ?? 0), [xs, ys]);
  const keyed = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // What is chosen apart from the map is done, wherever on the map the keyboard stands.
      const isElsewhere = chosen && chosen.square === undefined && chosen.squares === undefined;
      if (!event.repeat) isElsewhere && event.key === 'Enter' ? confirm() : pressSquare(focus);
      return;
    }
    const next = squareAfter(view, event.key, focus);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };
  const selectedAt = selected === undefined ? -1 : (view.places[selected] ?? -1);
  return (
    <div
      ref={grid}
      className="qb-cells"
      role="grid"
      aria-label={name}
      onKeyDown={keyed}
      onClick={event => {
        const square = squareUnder(event.target);
        if (square === undefined) return;
        setFocus(square);
        pressSquare(square);
      }}
      onPointerDown={event => {
        const square = squareUnder(event.target);
        if (square !== undefined) onGrab(square, event);
      }}
      onPointerMove={event =>
        event.pointerType !== 'touch' && hover(pointedAt(model, squareUnder(event.target)))
      }
      onPointerLeave={() => hover(undefined)}
    >
      {[...lines].map(([y, squares]) => (
        <div key={y} role="row">
          {squares.map(square => (
            <div
              key={square}
              role="gridcell"
              data-square={square}
              aria-label={labels[square]}
              aria-selected={square === selectedAt ? true : undefined}
              tabIndex={square === focus ? 0 : -1}
              style={{
                left: `${((xs[square] ?? 0) - left) * (100 / columns)}%`,
                top: `${(y - top) * (100 / rows)}%`,
                width: `${100 / columns}%`,
                height: `${100 / rows}%`,
              }}
              onFocus={event => {
                if (!event.currentTarget.matches(':focus-visible')) return;
                setFocus(square);
                hover(pointedAt(model, square));
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The keyboard stands on what a decision is about, until it is moved; where it stood before is forgotten with the next. */
function useFocus(
  { view, marks }: QuantumModel,
  grid: RefObject<HTMLElement | null>,
): readonly [Square, (square: Square) => void] {
  const { decision, turn } = view;
  const about = `${turn.number} ${decision?.kind} ${decision?.seat}`;
  const [moved, setMoved] = useState<{ readonly about: string; readonly square: Square }>();
  const ships = [...marks.dice].map(die => view.places[die] ?? -1).filter(square => square >= 0);
  const [first = 0] = [...ships, ...marks.ghosts.keys(), ...marks.planets, ...marks.reach];
  const focus = moved?.about === about ? moved.square : first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with a new decision, and only from elsewhere on the map.
  useEffect(() => {
    if (document.activeElement?.closest('.qb-cells') === grid.current)
      grid.current?.querySelector<HTMLElement>(`[data-square="${focus}"]`)?.focus({ preventScroll: true });
  }, [about]);
  return [focus, square => setMoved({ about, square })];
}

function squareUnder(target: EventTarget | null): Square | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-square]');
  return cell ? Number(cell.dataset.square) : undefined;
}

function pointedAt({ view }: QuantumModel, square: Square | undefined): QuantumModel['hovered'] {
  if (square === undefined) return undefined;
  const die = view.ships[square] ?? -1;
  return die >= 0 ? { die } : { square };
}
