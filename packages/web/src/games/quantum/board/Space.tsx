/** What never changes in a match: tiles, their squares, a few stars, coordinates. */
import { geometryOf, type QuantumMap, type Tile } from '@tessera/games/quantum';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { layoutOf, SIDE } from './layout.ts';

interface SpaceProps {
  readonly map: QuantumMap;
  readonly hasNumbers: boolean;
}

const TILE = 3 * SIDE;
/** Tiles stand a little apart. */
const INSET = 2;

export const Space = memo(function Space({ map, hasNumbers }: SpaceProps) {
  const { left, top, columns, rows } = layoutOf({ map });
  return (
    <g className="qb-space">
      {map.tiles.map(tile => (
        <TileFace key={`${tile.cx},${tile.cy}`} tile={tile} left={left} top={top} />
      ))}
      {hasNumbers &&
        upTo(columns).map(i => (
          <text key={`x${i}`} x={(i + 0.5) * SIDE} y="-7">
            {i + left}
          </text>
        ))}
      {hasNumbers &&
        upTo(rows).map(i => (
          <text key={`y${i}`} x="-10" y={(i + 0.5) * SIDE + 4}>
            {i + top}
          </text>
        ))}
    </g>
  );
});

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
    <rect x={INSET} y={INSET} width={TILE - 2 * INSET} height={TILE - 2 * INSET} rx="10" />
    <path
      d={`M${SIDE} 6v${TILE - 12}M${2 * SIDE} 6v${TILE - 12}M6 ${SIDE}h${TILE - 12}M6 ${2 * SIDE}h${TILE - 12}`}
    />
    {starsOf(cx * 31 + cy * 17).map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
);

/** The same for a tile every time. */
function starsOf(seed: number): readonly (readonly [x: number, y: number, r: number])[] {
  let state = seed * 7919 + 1;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return upTo(18).map(
    () => [8 + next() * (TILE - 16), 8 + next() * (TILE - 16), 0.4 + next() * 0.8] as const,
  );
}

/** The ring on which the orbit squares of each planet lie. */
export const Orbits = ({
  map,
  ready,
}: {
  readonly map: QuantumMap;
  readonly ready: readonly (string | undefined)[];
}) => {
  const { planets, xs, ys } = geometryOf(map);
  const { left, top } = layoutOf({ map });
  return (
    <g className="qb-orbits">
      {planets.map(({ square }, planet) => (
        <circle
          key={square}
          className={ready[planet] && `is-ready of-${ready[planet]}`}
          cx={((xs[square] ?? 0) - left + 0.5) * SIDE}
          cy={((ys[square] ?? 0) - top + 0.5) * SIDE}
          r={SIDE}
        />
      ))}
    </g>
  );
};
