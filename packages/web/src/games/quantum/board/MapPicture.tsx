// @chunk *-pieces
/** A map as it lies on the table, in small: tiles, orbits, planets with their cubes, ships, and who starts where. */
import type { Faction, Tile } from '@tessera/games/quantum';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { SIDE } from './side.ts';
import { TileFace } from './TileFace.tsx';
import './board.css';

type Point = readonly [x: number, y: number];

interface MapPictureProps {
  readonly tiles: readonly Tile[];
  /** Centres of starting planets, by seat. */
  readonly starts?: readonly Point[];
  /** Cubes by planet. */
  readonly cubes?: readonly { readonly at: Point; readonly seats: readonly number[] }[];
  readonly ships?: readonly { readonly at: Point; readonly face: number; readonly seat: number }[];
  /** By seat. */
  readonly factions: readonly Faction[];
}

const EDGE = 6;
const START = 60;
/** Planets of an empty map are larger than among ships. */
const PLANET = { alone: 1.9 * SIDE, played: 1.55 * SIDE } as const;
const SHIP = 0.9 * SIDE;

export const MapPicture = memo((props: MapPictureProps) => {
  const { tiles, starts = [], cubes = [], ships = [], factions } = props;
  const size = ships.length > 0 ? PLANET.played : PLANET.alone;
  const slotsOf = ({ cx, cy, kind }: Tile) => {
    const { seats = [] } = cubes.find(({ at: [x, y] }) => x === cx && y === cy) ?? {};
    return upTo(Number(kind) - 6).map(slot => factions[seats[slot] ?? -1]);
  };
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
                  slots={slotsOf(tile)}
                  x={x - size / 2}
                  y={y - size / 2}
                  size={size}
                />
              </>
            )}
          </g>
        );
      })}
      {ships.map(({ at, face, seat }) => {
        const [x, y] = middle(...at);
        const faction = factions[seat];
        return (
          faction && (
            <Ship
              key={String(at)}
              faction={faction}
              face={face}
              isSmall
              x={x - SHIP / 2}
              y={y - SHIP / 2}
              size={SHIP}
            />
          )
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
