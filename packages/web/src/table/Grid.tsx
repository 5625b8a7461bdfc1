/**
 * Squares of a board as an ARIA grid over its picture, for pointer, keyboard and screen reader; independent
 * of the game.
 */
import type {
  CSSProperties,
  RefObject,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
  TargetedPointerEvent,
} from 'preact';
import { memo } from '../ui/render/memo.ts';
import { nearest, squareOf } from './squares.ts';

/** Input device of a press. A touch asks for a confirmation; Enter may mean the confirm button. */
export type Pointing = 'mouse' | 'touch' | 'enter' | 'space';

interface GridProps {
  readonly className: string;
  readonly name: string;
  /** Squares as they are laid out on the screen, row by row. */
  readonly rows: readonly (readonly number[])[];
  /** Accessible names: the content of each square and what it offers. */
  readonly labels: readonly string[];
  /** The square with the roving tabindex. */
  readonly focus: number;
  readonly selected: number | undefined;
  /** Squares with a meaning now: a touch near one of them hits it. */
  readonly magnets?: readonly number[];
  readonly root?: RefObject<HTMLDivElement | null>;
  /** Position of a square, unless the style sheet sets it. */
  readonly boxOf?: (square: number) => CSSProperties;
  /** The square that a key moves the focus to; undefined for any other key. */
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

/** Lists are passed as strings, so that memo skips rows whose labels stay the same. */
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
            // Ignores focus that returns to the board after a button was pressed by pointer.
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
