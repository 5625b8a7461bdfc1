/** Place of the plate with the sums of a fight: under the ships and dice, or over them, where it hides less. Pure. */
import { geometryOf, type QuantumView, type Square } from '@tessera/games/quantum';
import { layoutOf } from './layout.ts';

/** In squares, from the corner of the map. */
export type Point = readonly [x: number, y: number];

type Table = Pick<QuantumView, 'map' | 'ships' | 'cubes' | 'players'>;

export const middle = ({ map }: Pick<QuantumView, 'map'>, square: Square): Point => {
  const { xs, ys } = geometryOf(map);
  const { left, top } = layoutOf({ map });
  return [(xs[square] ?? 0) - left + 0.5, (ys[square] ?? 0) - top + 0.5];
};

/** Size of the plate in squares, on the smallest board of a desktop. */
const PLATE = { width: 5.8, height: 1.7 } as const;
/** From the middle of the outermost ship or die to the plate. */
const GAP = 0.6;

interface PlatePlace {
  /** Parts of the map's width and height. */
  readonly x: number;
  readonly y: number;
  readonly isUnder: boolean;
}

export function plateAt(
  view: Table,
  ships: readonly [Point, Point],
  dice: readonly [Point, Point],
): PlatePlace {
  const { columns, rows } = layoutOf(view);
  const heights = [...ships, ...dice].map(([, y]) => y);
  const [over, under] = [Math.min(...heights) - GAP, Math.max(...heights) + GAP];
  const x = (ships[0][0] + ships[1][0]) / 2;
  const hasRoom = { over: over > PLATE.height - GAP, under: under + PLATE.height - 0.1 < rows };
  const isLess = hiddenBy(view, x, over - PLATE.height) < hiddenBy(view, x, under);
  const isUnder = hasRoom.under && !(hasRoom.over && isLess);
  return { x: x / columns, y: (isUnder ? under : over) / rows, isUnder };
}

/** Number of pieces that the plate would cover; a ship counts twice, because players need its number. */
function hiddenBy(view: Table, x: number, top: number): number {
  const isUnder = ([px, py]: Point): boolean =>
    Math.abs(px - x) < PLATE.width / 2 && py > top - 0.3 && py < top + PLATE.height + 0.3;
  const ships = view.ships.filter((die, square) => die >= 0 && isUnder(middle(view, square))).length;
  const planets = geometryOf(view.map).planets.filter(({ square }) => isUnder(middle(view, square))).length;
  return 2 * ships + planets;
}
