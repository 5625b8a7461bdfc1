/** The quantum board for pointer, keyboard and screen reader: the drawing, and over it a grid of its squares. */
import { type Die, geometryOf, type Square } from '@tessera/games/quantum';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Grid } from '../../../table/Grid.tsx';
import { useCarry } from '../../../table/useCarry.ts';
import type { QuantumModel } from '../contract.ts';
import { Ship } from '../pieces/Ship.tsx';
import { Rolling } from '../Rolling.tsx';
import { Duel } from './Duel.tsx';
import { labelsOf } from './labels.ts';
import { layoutOf, SIDE, squareAfter } from './layout.ts';
import { MARGIN, Picture } from './Picture.tsx';
import './board.css';

export function Board({ model }: { readonly model: QuantumModel }) {
  const { view, marks, factions, mode, selected, select, pressSquare } = model;
  const { columns, rows } = layoutOf(view);
  const margin = 2 * MARGIN;
  const { carried, ghost, grab } = useCarry<Die>({
    onLift: die => selected !== die && select(die),
    onDrop: square => view.ships[square] !== carried && pressSquare(square),
  });
  const [width, height] = [columns * SIDE + margin, rows * SIDE + margin];
  return (
    <div
      className={carried === undefined ? 'qb-board' : 'qb-board is-carrying'}
      style={{ '--wide': width, '--high': height, '--pad': margin / 2, aspectRatio: `${width} / ${height}` }}
      data-board
      data-lit={marks.reach.size + marks.hits.size > 0}
    >
      <Picture model={model} />
      <Squares
        model={model}
        onGrab={(square, event) => {
          const die = view.ships[square] ?? -1;
          if (marks.dice.has(die) && mode === undefined) grab(die, event);
        }}
      />
      <Duel model={model} />
      <Rolling model={model} />
      {carried !== undefined && (
        <div className="tb-carried qb-carried" ref={ghost} aria-hidden="true">
          <Ship faction={factions[view.decision?.seat ?? 0] ?? 'kepler'} face={view.faces[carried] ?? 0} />
        </div>
      )}
    </div>
  );
}

interface SquaresProps {
  readonly model: QuantumModel;
  onGrab(square: Square, event: PointerEvent): void;
}

function Squares({ model, onGrab }: SquaresProps) {
  const { view, words, selected, chosen, hover, pressSquare, confirm } = model;
  const { xs, ys } = geometryOf(view.map);
  const { left, top, columns, rows } = layoutOf(view);
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useFocus(model, grid);
  const labels = useMemo(() => labelsOf(model), [model]);
  const lines = useMemo(() => [...Map.groupBy(xs.keys(), square => ys[square] ?? 0).values()], [xs, ys]);
  return (
    <Grid
      className="qb-cells"
      name={words.table.board}
      root={grid}
      rows={lines}
      labels={labels}
      focus={focus}
      selected={selected === undefined ? undefined : view.places[selected]}
      boxOf={square => ({
        left: `${((xs[square] ?? 0) - left) * (100 / columns)}%`,
        top: `${((ys[square] ?? 0) - top) * (100 / rows)}%`,
        width: `${100 / columns}%`,
        height: `${100 / rows}%`,
      })}
      after={(key, square) => squareAfter(view, key, square)}
      onPress={(square, by) => {
        setFocus(square);
        // What is chosen apart from the map is done, wherever on the map the keyboard stands.
        const isElsewhere = chosen && chosen.square === undefined && chosen.squares === undefined;
        if (isElsewhere && by === 'enter') confirm();
        else pressSquare(square);
      }}
      onHover={square => hover(pointedAt(model, square))}
      onFocus={square => {
        setFocus(square);
        hover(pointedAt(model, square));
      }}
      onGrab={onGrab}
    />
  );
}

/** The keyboard stands on what a decision is about, until it is moved; where it stood before is forgotten with the next. */
function useFocus(
  { view, marks, selected }: QuantumModel,
  grid: RefObject<HTMLElement | null>,
): readonly [Square, (square: Square) => void] {
  const { decision, turn } = view;
  const about = `${turn.number} ${decision?.kind} ${decision?.seat}`;
  const [moved, setMoved] = useState<{ readonly about: string; readonly square: Square }>();
  const ships = [...marks.dice].map(die => view.places[die] ?? -1).filter(square => square >= 0);
  // While others decide, it stays where it stood.
  const stood = useRef<Square>(0);
  const [first = stood.current] = [
    ...ships,
    ...marks.ghosts.keys(),
    ...marks.planets,
    ...marks.reach,
    ...(marks.fight ? [marks.fight.to] : []),
  ];
  const focus = moved?.about === about ? moved.square : first;
  useEffect(() => {
    stood.current = focus;
  }, [focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with a new decision, and only from elsewhere on the map.
  useEffect(() => {
    if (document.activeElement?.closest('.qb-cells') === grid.current)
      grid.current?.querySelector<HTMLElement>(`[data-square="${focus}"]`)?.focus({ preventScroll: true });
  }, [about]);
  // Before the next key, which may already move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with another ship in hand, which may then fly.
  useLayoutEffect(() => {
    const square = selected === undefined ? -1 : (view.places[selected] ?? -1);
    if (square < 0 || document.activeElement?.closest('.qb-cells') !== grid.current) return;
    setMoved({ about, square });
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
  }, [selected]);
  return [focus, square => setMoved({ about, square })];
}

function pointedAt({ view }: QuantumModel, square: Square | undefined): QuantumModel['hovered'] {
  if (square === undefined) return undefined;
  const die = view.ships[square] ?? -1;
  return die >= 0 ? { die } : { square };
}
