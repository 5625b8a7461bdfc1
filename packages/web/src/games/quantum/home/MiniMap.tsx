/** A map to look at in passing: its tiles and planets, and what stands there. One unit is a square. */
import './miniMap.css';
import type { Faction, Tile } from '@tessera/games/quantum';
import { memo } from '../../../ui/render/memo.ts';
import type { Glance, Point } from './glance.ts';

type MiniMapProps = Partial<Glance> & {
  readonly tiles: readonly Tile[];
  /** Centres of starting planets, by seat. */
  readonly starts?: readonly Point[];
  /** By seat. */
  readonly factions: readonly Faction[];
};

export const MiniMap = memo(({ tiles, starts = [], cubes = [], ships = [], factions }: MiniMapProps) => {
  const colour = (seat: number) => ({ style: { fill: `var(--faction-${factions[seat]})` } });
  return (
    <svg className="mini-map" viewBox={viewBoxOf(tiles)} aria-hidden="true">
      {tiles.map(({ cx, cy, kind }) => (
        <g key={`${cx},${cy}`} transform={`translate(${cx} ${cy})`}>
          <rect className="mini-tile" {...spot([0, 0], 2.9)} rx=".3" />
          {kind !== 'V' && <circle r={0.32 + kind / 32} />}
          {kind !== 'V' && <text y=".26">{kind}</text>}
        </g>
      ))}
      {starts.map(([x, y], seat) => (
        <g key={`${x},${y}`}>
          <rect {...spot([x - 1, y - 1], 0.8)} {...colour(seat)} rx=".16" />
          <text className="mini-face" x={x - 1} y={y - 0.74}>
            {seat + 1}
          </text>
        </g>
      ))}
      {cubes.map(({ at, seat }) => (
        <rect key={String(at)} {...spot(at, 0.32)} {...colour(seat)} />
      ))}
      {ships.map(({ at, face, seat }) => (
        <g key={String(at)}>
          <rect {...spot(at, 0.86)} {...colour(seat)} rx=".2" />
          <text className="mini-face" x={at[0]} y={at[1] + 0.26}>
            {face}
          </text>
        </g>
      ))}
    </svg>
  );
});

/** A square around a point. */
const spot = ([x, y]: Point, size: number) => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

function viewBoxOf(tiles: readonly Tile[]): string {
  const [xs, ys] = [tiles.map(({ cx }) => cx), tiles.map(({ cy }) => cy)];
  const [left, top] = [Math.min(...xs) - 1.6, Math.min(...ys) - 1.6];
  // What cannot be read has no tiles, and still a frame.
  return tiles.length > 0
    ? `${left} ${top} ${Math.max(...xs) + 1.6 - left} ${Math.max(...ys) + 1.6 - top}`
    : '0 0 9 9';
}
