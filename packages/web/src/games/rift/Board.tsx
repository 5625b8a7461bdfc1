/** The rift board: draws what it is given and says which crossing was meant. It knows no rule. */
import { SIZE } from '@tessera/games/rift';
import type { RefObject, TargetedKeyboardEvent, TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { memo } from '../../render/memo.ts';
import { upTo } from '../../render/upTo.ts';
import { BoardPicture, type PictureProps } from './BoardPicture.tsx';
import { EXTENT, focusAfter, nearest, PITCH, type Point, squareOnScreen } from './geometry.ts';

/** How a crossing was pointed at. A finger asks for a confirmation; Enter may mean the confirm button. */
export type Pointing = 'mouse' | 'touch' | 'enter' | 'space';

interface BoardProps extends PictureProps {
  readonly name: string;
  /** The lifted piece is only looked at: its marks are muted. */
  readonly isLook: boolean;
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
  return (
    <div className={props.isLook ? 'rift-board is-look' : 'rift-board'} ref={props.root}>
      <BoardPicture {...props} />
      <Grid {...props} />
    </div>
  );
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
          // Not for who only came back to the board from a button pressed by pointer.
          onFocus={event => event.currentTarget.matches(':focus-visible') && onFocus(Number(square))}
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
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
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
