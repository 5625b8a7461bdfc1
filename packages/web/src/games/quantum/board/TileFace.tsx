// @chunk *-pieces
/** A tile of the map: its squares, a cloud, a few stars. Drawn without the rules, for lists of matches too. */
import type { Tile } from '@tessera/games/quantum';
import { upTo } from '../../../ui/render/upTo.ts';
import { asCloud } from '../pieces/globes.ts';
import { SIDE } from './side.ts';

const TILE = 3 * SIDE;
/** Tiles stand a little apart. */
const INSET = 2;

interface TileFaceProps {
  readonly tile: Tile;
  /** The first column and row of the drawing. */
  readonly left: number;
  readonly top: number;
}

export const TileFace = ({ tile: { cx, cy, kind }, left, top }: TileFaceProps) => (
  <g
    className={kind === 'V' ? 'is-void' : undefined}
    transform={`translate(${(cx - 1 - left) * SIDE} ${(cy - 1 - top) * SIDE})`}
  >
    <rect x={INSET} y={INSET} width={TILE - 2 * INSET} height={TILE - 2 * INSET} rx="11" />
    <image
      ref={asCloud(Math.abs(Math.floor(cx / 3) + 3 * Math.floor(cy / 3)))}
      x={INSET}
      y={INSET}
      width={TILE - 2 * INSET}
      height={TILE - 2 * INSET}
      preserveAspectRatio="none"
    />
    <path
      d={`M${SIDE} 6v${TILE - 12}M${2 * SIDE} 6v${TILE - 12}M6 ${SIDE}h${TILE - 12}M6 ${2 * SIDE}h${TILE - 12}`}
    />
    <path className="qb-crosses" d={CROSSES} />
    {starsOf(cx * 31 + cy * 17).map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
);

/** Where four squares meet. */
const CROSSES = [SIDE, 2 * SIDE]
  .flatMap(x => [SIDE, 2 * SIDE].map(y => `M${x - 4} ${y}h8M${x} ${y - 4}v8`))
  .join('');

/** The same for a tile every time. */
function starsOf(seed: number): readonly (readonly [x: number, y: number, r: number])[] {
  let state = seed * 7919 + 1;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return upTo(30).map(
    () => [8 + next() * (TILE - 16), 8 + next() * (TILE - 16), 0.3 + next() ** 3 * 1.1] as const,
  );
}
