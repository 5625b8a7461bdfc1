/** Sheet over the board on screen, on which marks are drawn. */
import './marking.css';
import { type ComponentChildren, render } from 'preact';
import { BOARD } from '../squares.ts';
import { arrowOf, type Ink, LARGE, type Spot } from './marks.ts';

export type SpotOf = (square: number) => Spot | undefined;

export interface Sheet {
  /** Renders over the current board, at its current size. */
  paint(): void;
  remove(): void;
}

/** Squares are found by `data-square`, so that it works for flipped boards, every size and every game. */
export function createSheet(content: (spotOf: SpotOf) => ComponentChildren, className = ''): Sheet {
  const sheet = document.createElement('div');
  sheet.className = `tb-marks ${className}`;
  function paint(): void {
    const board = document.querySelector<HTMLElement>(BOARD);
    if (!board) return;
    if (sheet.parentElement !== board) {
      board.append(sheet);
      size.disconnect();
      size.observe(board);
      board.addEventListener('turned', paint);
    }
    render(content(spotsOn(board)), sheet);
  }
  const size = new ResizeObserver(paint);
  return {
    paint,
    remove() {
      size.disconnect();
      sheet.parentElement?.removeEventListener('turned', paint);
      render(null, sheet);
      sheet.remove();
    },
  };
}

const spotsOn =
  (board: HTMLElement): SpotOf =>
  square => {
    const cell = board.querySelector(`[data-square="${square}"]`);
    // A square without a shape of its own marks its centre by `data-centre`.
    const box = (cell?.querySelector('[data-centre]') ?? cell)?.getBoundingClientRect();
    const { left, top } = board.getBoundingClientRect();
    // Origin of the overlay: the padding box, inside the border.
    const [x0, y0] = [left + board.clientLeft, top + board.clientTop];
    return (
      box && {
        x: box.left + box.width / 2 - x0,
        y: box.top + box.height / 2 - y0,
        size: Math.min(box.width, box.height),
      }
    );
  };

interface DrawnProps {
  readonly ink: Ink;
  readonly name: string | undefined;
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
}

/** Drawn twice: a dark line under a bright one is visible on every background. */
export function Drawn({ ink, name, from, to }: DrawnProps) {
  if (!from || !to) return null;
  const width = { '--mark-width': `${Math.min(8, Math.max(3, to.size * 0.13))}px` };
  const isRing = from.x === to.x && from.y === to.y;
  const { shaft, head } = isRing ? { shaft: ringOf(to), head: undefined } : arrowOf(from, to);
  return (
    <g className={`is-${ink}`} style={width}>
      <path className="is-under" d={shaft} />
      {head && <path className="is-under is-head" d={head} />}
      <path d={shaft} />
      {head && <path className="is-head" d={head} />}
      {name && (
        <text x={to.x} y={to.y + Math.min(to.size, LARGE) * 0.85}>
          {name}
        </text>
      )}
    </g>
  );
}

function ringOf({ x, y, size }: Spot): string {
  const r = size * 0.44;
  return `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
}
