/** A map as it lies on the table, in small: tiles, orbits, planets with their pads, and who starts where. */
import type { Faction, Tile } from '@tessera/games/quantum';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import { SIDE } from './layout.ts';
import { TileFace } from './Space.tsx';
import './board.css';

interface MapPictureProps {
  readonly tiles: readonly Tile[];
  /** Centres of starting planets, by seat. */
  readonly starts?: readonly (readonly [x: number, y: number])[];
  /** By seat. */
  readonly factions: readonly Faction[];
}

const EDGE = 6;
const START = 60;
/** Larger than at the table, where ships stand around it. */
const PLANET = 1.9 * SIDE;

export const MapPicture = memo(({ tiles, starts = [], factions }: MapPictureProps) => {
  const [xs, ys] = [tiles.map(({ cx }) => cx), tiles.map(({ cy }) => cy)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const wide = (Math.max(...xs) + 2 - left) * SIDE + 2 * EDGE;
  const high = (Math.max(...ys) + 2 - top) * SIDE + 2 * EDGE;
  // What cannot be read has no tiles, and still a frame.
  const box = tiles.length > 0 ? [-EDGE, -EDGE, wide, high] : [0, 0, SIDE, SIDE];
  const middle = (x: number, y: number) => [(x - left + 0.5) * SIDE, (y - top + 0.5) * SIDE] as const;
  return (
    <svg className="qb-thumb" viewBox={box.join(' ')} aria-hidden="true">
      {tiles.map(tile => {
        const [x, y] = middle(tile.cx, tile.cy);
        return (
          <g key={`${tile.cx},${tile.cy}`}>
            <g className="qb-space">
              <TileFace tile={tile} left={left} top={top} />
            </g>
            {tile.kind !== 'V' && (
              <>
                <g className="qb-orbits">
                  <circle cx={x} cy={y} r={SIDE} />
                </g>
                <Planet
                  number={tile.kind}
                  slots={upTo(tile.kind - 6).map(() => undefined)}
                  x={x - PLANET / 2}
                  y={y - PLANET / 2}
                  size={PLANET}
                />
              </>
            )}
          </g>
        );
      })}
      {starts.map(([x, y], seat) => {
        const [at, under] = middle(x - 1, y - 1);
        return (
          <CubeMark
            key={`${x},${y}`}
            faction={factions[seat]}
            x={at - START / 2}
            y={under - START / 2}
            size={START}
          />
        );
      })}
    </svg>
  );
});
