/** The rift board: draws what it is given and says which crossing was meant. It knows no rule. */
import type { GameEvent } from '@tessera/engine';
import { type PieceView, type RiftEvent, type RiftOptions, SIZE } from '@tessera/games/rift';
import type { RefObject, TargetedKeyboardEvent, TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { memo } from '../../render/memo.ts';
import { upTo } from '../../table/upTo.ts';
import './board.css';
import { EXTENT, focusAfter, nearest, PITCH, type Point, pointOf, squareOnScreen } from './geometry.ts';
import type { Course, Danger, Marks } from './hints.ts';
import { AdviceMark, CourseMark, GroundMarks, TopMarks, WayMarks } from './marks.tsx';
import { isFlat, Piece } from './pieces.tsx';
import { Ground } from './wood.tsx';

/** How a crossing was pointed at. A finger asks for a confirmation; Enter may mean the confirm button. */
export type Pointing = 'mouse' | 'touch' | 'enter' | 'space';

interface BoardProps {
  readonly name: string;
  readonly pieces: readonly PieceView[];
  readonly camp: RiftOptions['camp'];
  readonly flipped: boolean;
  readonly last: readonly number[];
  readonly marks: Marks;
  readonly danger: Danger;
  /** The answer being considered, and the one a coach proposes. */
  readonly course: Course | undefined;
  readonly advice: Course | undefined;
  readonly lifted: number | undefined;
  /** The lifted piece is only looked at: its marks are muted. */
  readonly isLook: boolean;
  /** What happened last: captured pieces fade where they stood. */
  readonly gone: readonly GameEvent[];
  readonly seq: number;
  readonly focus: number;
  /** What each crossing holds and offers, in words, by index. */
  readonly labels: readonly string[];
  /** Crossings a finger is drawn to. */
  readonly magnets: readonly number[];
  readonly root: RefObject<HTMLDivElement | null>;
  onSquare(square: number, by: Pointing): void;
  onHover(square: number | undefined): void;
  onFocus(square: number): void;
  onGrab(square: number, event: TargetedPointerEvent<HTMLElement>): void;
}

export function Board(props: BoardProps) {
  const { pieces, flipped, lifted, marks, danger, course, advice } = props;
  const drawn = useMemo(() => inDrawingOrder(pieces), [pieces]);
  const held = lifted === undefined ? undefined : pieces.find(piece => piece.at === lifted);
  return (
    <div className={props.isLook ? 'rift-board is-look' : 'rift-board'} ref={props.root}>
      <Ground flipped={flipped} camp={props.camp} />
      <svg className="play" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true">
        <GroundMarks last={props.last} zone={marks.zone} flipped={flipped} />
        <Pieces pieces={drawn.flat} flipped={flipped} lifted={undefined} />
        <WayMarks marks={marks} danger={danger} flipped={flipped} />
        <Pieces pieces={drawn.pawns} flipped={flipped} lifted={lifted} />
        {held && <Held piece={held} flipped={flipped} />}
        <Gone key={props.seq} events={props.gone} flipped={flipped} />
        <TopMarks marks={marks} danger={danger} lifted={lifted} flipped={flipped} />
        {advice && <AdviceMark course={advice} flipped={flipped} />}
        {course && <CourseMark course={course} flipped={flipped} />}
      </svg>
      <Grid {...props} />
    </div>
  );
}

/** Crosses, then slides, then pawns; what stands nearer to the viewer comes later. */
function inDrawingOrder(pieces: readonly PieceView[]): { flat: PieceView[]; pawns: PieceView[] } {
  const flat = pieces.filter(piece => isFlat(piece.letter));
  flat.sort((a, b) => Number(b.letter === 'X') - Number(a.letter === 'X'));
  return { flat, pawns: pieces.filter(piece => !isFlat(piece.letter)) };
}

const Pieces = memo(function Pieces({
  pieces,
  flipped,
  lifted,
}: {
  pieces: readonly PieceView[];
  flipped: boolean;
  lifted: number | undefined;
}) {
  return pieces.map(({ letter, colour, at }) =>
    at === lifted ? null : (
      <Piece key={at} {...pointOf(at, flipped)} letter={letter} colour={colour} flipped={flipped} at={at} />
    ),
  );
});

const Gone = memo(function Gone({ events, flipped }: { events: readonly GameEvent[]; flipped: boolean }) {
  return (events as readonly RiftEvent[]).map(event =>
    event.type === 'captured' ? (
      <Piece
        key={event.at}
        {...pointOf(event.at, flipped)}
        letter={event.piece}
        colour={event.colour}
        name="gone"
      />
    ) : null,
  );
});

/** The lifted piece: a pawn rises from the board, a slide is outlined in its groove. */
function Held({ piece, flipped }: { piece: PieceView; flipped: boolean }) {
  const { x, y } = pointOf(piece.at, flipped);
  if (isFlat(piece.letter))
    return <rect className="held-slide" {...outlineOf(piece, x, y, flipped)} rx="26" />;
  return (
    <g className="held">
      <circle className="halo" cx={x} cy={y} r="62" />
      <circle className="halo-line" cx={x} cy={y} r="56" />
      <Piece x={x} y={y - 6} letter={piece.letter} colour={piece.colour} name="lifted" />
    </g>
  );
}

function outlineOf({ letter }: PieceView, x: number, y: number, flipped: boolean) {
  const [length, girth] = [letter === 'G' || letter === 'I' ? 206 : 106, 52];
  const start = flipped ? length - 53 : 53;
  return letter === 'H' || letter === 'G'
    ? { x: x - start, y: y - girth / 2, width: length, height: girth }
    : { x: x - girth / 2, y: y - length + start, width: girth, height: length };
}

const LINES = upTo(SIZE);

/** 225 crossings for pointer, keyboard and screen reader; rows whose words stay the same are left alone. */
function Grid(props: BoardProps) {
  const { flipped, focus, labels } = props;
  return (
    <div
      className="cells"
      role="grid"
      aria-label={props.name}
      onClick={event => clicked(event, props)}
      onPointerDown={event => {
        const square = squareUnder(event);
        if (square !== undefined) props.onGrab(square, event);
      }}
      onPointerMove={event => event.pointerType !== 'touch' && props.onHover(squareUnder(event))}
      onPointerLeave={() => props.onHover(undefined)}
      onKeyDown={event => keyed(event, props)}
    >
      {LINES.map(row => {
        const squares = LINES.map(column => squareOnScreen(column, row, flipped));
        return (
          <Row
            key={row}
            squares={squares.join()}
            labels={squares.map(square => labels[square]).join('\n')}
            focus={squares.includes(focus) ? focus : -1}
            lifted={squares.includes(props.lifted ?? -1) ? (props.lifted as number) : -1}
            onFocus={props.onFocus}
          />
        );
      })}
    </div>
  );
}

interface RowProps {
  readonly squares: string;
  readonly labels: string;
  readonly focus: number;
  readonly lifted: number;
  onFocus(square: number): void;
}

const Row = memo(function Row({ squares, labels, focus, lifted, onFocus }: RowProps) {
  const words = labels.split('\n');
  return (
    <div role="row">
      {squares.split(',').map((square, i) => (
        <div
          key={square}
          role="gridcell"
          data-square={square}
          aria-label={words[i]}
          aria-selected={Number(square) === lifted ? true : undefined}
          tabIndex={Number(square) === focus ? 0 : -1}
          onFocus={() => onFocus(Number(square))}
        />
      ))}
    </div>
  );
});

function squareUnder(event: { target: EventTarget | null }): number | undefined {
  const cell = (event.target as Element).closest<HTMLElement>('[data-square]');
  return cell ? Number(cell.dataset.square) : undefined;
}

function clicked(event: TargetedMouseEvent<HTMLElement>, { magnets, flipped, onSquare }: BoardProps): void {
  const square = squareUnder(event);
  if (square === undefined) return;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  const drawn = isTouch && !magnets.includes(square) ? snapped(event, magnets, flipped) : undefined;
  onSquare(drawn ?? square, isTouch ? 'touch' : 'mouse');
}

/** On a phone crossings lie 26 pixels apart: a tap beside a mark means the mark within 22 pixels. */
function snapped(
  event: TargetedMouseEvent<HTMLElement>,
  magnets: readonly number[],
  flipped: boolean,
): number | undefined {
  const box = event.currentTarget.getBoundingClientRect();
  const unit = (SIZE * PITCH) / box.width;
  const inset = (EXTENT - SIZE * PITCH) / 2;
  const point: Point = {
    x: (event.clientX - box.left) * unit + inset,
    y: (event.clientY - box.top) * unit + inset,
  };
  return nearest(magnets, point, flipped, 22 * unit);
}

function keyed(
  event: TargetedKeyboardEvent<HTMLElement>,
  { focus, flipped, onSquare, onFocus }: BoardProps,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isEnter = event.key === 'Enter';
  if (isEnter || event.key === ' ') {
    event.preventDefault();
    if (!event.repeat) onSquare(focus, isEnter ? 'enter' : 'space');
    return;
  }
  const next = focusAfter(event.key, focus, flipped);
  if (next === undefined) return;
  event.preventDefault();
  onFocus(next);
  event.currentTarget.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
}
