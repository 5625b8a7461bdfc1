/** The field as a drawing, in the look of the table: places, tiles, starts, and what the test finds wrong. */
import { FACTIONS, type MapFault, type Tile } from '@tessera/games/quantum';
import { upTo } from '../../../ui/render/upTo.ts';
import { SIDE } from '../board/layout.ts';
import { TileFace } from '../board/TileFace.tsx';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import { COLUMNS, centreOf, placeOf, ROWS, type Sketch, seatOf, type Tool } from './sketch.ts';

const TILE = 3 * SIDE;
const MARGIN = 6;
const START = 54;

interface FieldPictureProps {
  readonly sketch: Sketch;
  readonly faults: readonly MapFault[];
  readonly tool: Tool;
  /** The place whose tile is being carried away. */
  readonly lifted: number | undefined;
}

export function FieldPicture({ sketch, faults, tool, lifted }: FieldPictureProps) {
  const wrong = new Set(faults.flatMap(({ at }) => at));
  return (
    <svg
      className="qb-picture"
      viewBox={`${-MARGIN} ${-MARGIN} ${COLUMNS * TILE + 2 * MARGIN} ${ROWS * TILE + 2 * MARGIN}`}
      aria-hidden="true"
    >
      <g className="sketch-places">
        {upTo(COLUMNS * ROWS).map(place => {
          const [x, y] = centreOf(place);
          return (
            <rect
              key={place}
              x={(x - 1) * SIDE + 5}
              y={(y - 1) * SIDE + 5}
              width={TILE - 10}
              height={TILE - 10}
              rx="12"
            />
          );
        })}
      </g>
      {sketch.tiles.map(tile => {
        const flags = [
          'sketch-tile',
          wrong.has(tile) && 'is-wrong',
          lifted === placeOf([tile.cx, tile.cy]) && 'is-lifted',
        ];
        return (
          <g key={`${tile.cx},${tile.cy}`} className={flags.filter(Boolean).join(' ')}>
            <TilePicture tile={tile} seat={seatOf(sketch, tile)} />
            {tool === 'shift' && <path className="sketch-ways" d={WAYS} transform={cornerOf(tile)} />}
            {wrong.has(tile) && <path className="sketch-wrong" d={WRONG} transform={cornerOf(tile)} />}
          </g>
        );
      })}
    </svg>
  );
}

const cornerOf = ({ cx, cy }: Tile): string => `translate(${(cx - 1) * SIDE} ${(cy - 1) * SIDE})`;

/** Towards the four sides. */
const WAYS = 'M88 28l8-9 8 9M88 164l8 9 8-9M28 88l-9 8 9 8M164 88l9 8-9 8';
/** A frame, and an exclamation mark in its corner. */
const WRONG =
  'M8 18a10 10 0 0 1 10-10h156a10 10 0 0 1 10 10v156a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10zM164 24v18M164 52v1';

interface TilePictureProps {
  readonly tile: Tile;
  readonly seat: number;
}

function TilePicture({ tile, seat }: TilePictureProps) {
  const { cx, cy, kind } = tile;
  const faction = FACTIONS[seat];
  return (
    <>
      <g className="qb-space">
        <TileFace tile={tile} left={0} top={0} />
      </g>
      {kind !== 'V' && (
        <>
          <g className="qb-orbits">
            <circle cx={(cx + 0.5) * SIDE} cy={(cy + 0.5) * SIDE} r={SIDE} />
          </g>
          <Planet number={kind} slots={upTo(kind - 6).map(() => undefined)} {...middleOf(tile)} />
        </>
      )}
      {faction && (
        <CubeMark faction={faction} x={(cx - 1) * SIDE + 12} y={(cy - 1) * SIDE + 12} size={START} />
      )}
    </>
  );
}

/** A planet is drawn larger here than at the table, where ships stand around it. */
const PLANET = 1.5 * SIDE;
const middleOf = ({ cx, cy }: Tile) => ({
  x: (cx + 0.5) * SIDE - PLANET / 2,
  y: (cy + 0.5) * SIDE - PLANET / 2,
  size: PLANET,
});
