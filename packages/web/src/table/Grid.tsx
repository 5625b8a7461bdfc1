/** The squares of a board for pointer, keyboard and screen reader: they lie over its picture, and know no game. */
import type {
  CSSProperties,
  RefObject,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
  TargetedPointerEvent,
} from 'preact';
import { memo } from '../ui/render/memo.ts';
import { nearest, squareOf } from './squares.ts';

/** How a square was pointed at. A finger asks for a confirmation; Enter may mean the confirm button. */
export type Pointing = 'mouse' | 'touch' | 'enter' | 'space';

interface GridProps {
  readonly className: string;
  readonly name: string;
  /** As they lie on the screen, row by row. */
  readonly rows: readonly (readonly number[])[];
  /** What each square holds and offers, in words. */
  readonly labels: readonly string[];
  /** Where the keyboard stands. */
  readonly focus: number;
  readonly selected: number | undefined;
  /** Whatever means something now: a finger beside one of these means it. */
  readonly magnets?: readonly number[];
  readonly root?: RefObject<HTMLDivElement | null>;
  /** Where a square lies, unless the style sheet says it. */
  readonly boxOf?: (square: number) => CSSProperties;
  /** Where a key leads; undefined for any other key. */
  after(key: string, square: number): number | undefined;
  onPress(square: number, by: Pointing): void;
  onHover(square: number | undefined): void;
  onFocus(square: number): void;
  onGrab(square: number, event: TargetedPointerEvent<HTMLElement>): void;
}

export function Grid(props: GridProps) {
  const { className, name, rows, labels, focus, selected = -1, root, boxOf } = props;
  const { onHover, onFocus, onGrab } = props;
  return (
    <div
      ref={root ?? null}
      className={className}
      role="grid"
      aria-label={name}
      onClick={event => clicked(event, props)}
      onPointerDown={event => {
        const square = squareOf(event.target);
        if (square !== undefined) onGrab(square, event);
      }}
      onPointerMove={event => event.pointerType !== 'touch' && onHover(squareOf(event.target))}
      onPointerLeave={() => onHover(undefined)}
      onKeyDown={event => keyed(event, props)}
    >
      {rows.map(squares => (
        <Row
          key={squares[0]}
          squares={squares.join()}
          labels={squares.map(square => labels[square]).join('\n')}
          focus={squares.includes(focus) ? focus : -1}
          selected={squares.includes(selected) ? selected : -1}
          boxOf={boxOf}
          onFocus={onFocus}
        />
      ))}
    </div>
  );
}

/** Lists as text: a row whose words stay the same is left alone. */
interface RowProps extends Pick<GridProps, 'focus' | 'onFocus'> {
  readonly squares: string;
  readonly labels: string;
  readonly selected: number;
  readonly boxOf: GridProps['boxOf'];
}

const Row = memo(function Row({ squares, labels, focus, selected, boxOf, onFocus }: RowProps) {
  const words = labels.split('\n');
  return (
    <div role="row">
      {squares
        .split(',')
        .map(Number)
        .map((square, i) => (
          <div
            key={square}
            role="gridcell"
            data-square={square}
            aria-label={words[i]}
            aria-selected={square === selected ? true : undefined}
            tabIndex={square === focus ? 0 : -1}
            style={boxOf?.(square)}
            // Not for who only came back to the board from a button pressed by pointer.
            onFocus={event => event.currentTarget.matches(':focus-visible') && onFocus(square)}
          />
        ))}
    </div>
  );
});

function clicked(event: TargetedMouseEvent<HTMLElement>, { magnets = [], onPress }: GridProps): void {
  const square = squareOf(event.target);
  if (square === undefined) return;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  const meant = isTouch && !magnets.includes(square) ? nearest(event, magnets) : square;
  onPress(meant ?? square, isTouch ? 'touch' : 'mouse');
}

function keyed(
  event: TargetedKeyboardEvent<HTMLElement>,
  { focus, after, onPress, onFocus }: GridProps,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const isEnter = event.key === 'Enter';
  if (isEnter || event.key === ' ') {
    event.preventDefault();
    if (!event.repeat) onPress(focus, isEnter ? 'enter' : 'space');
    return;
  }
  const next = after(event.key, focus);
  if (next === undefined) return;
  event.preventDefault();
  onFocus(next);
  event.currentTarget.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
}
