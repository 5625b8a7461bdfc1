/**
 * What a list shows of a quantum match, read from its position (15.1 of the rules page) without loading the rules.
 * What cannot be read is shown as nothing rather than stopping the page.
 */
import type { Tile } from '@tessera/games/quantum';

type Point = readonly [x: number, y: number];

interface Glance {
  readonly tiles: readonly Tile[];
  /** Seats of the cubes, by planet. */
  readonly cubes: readonly { readonly at: Point; readonly seats: readonly number[] }[];
  readonly ships: readonly { readonly at: Point; readonly seat: number; readonly face: number }[];
  readonly cubesLeft: readonly number[];
  /** 0 before the first one. */
  readonly turn: number;
}

/** As much of a position as is drawn. */
interface Written {
  readonly map?: {
    readonly tiles?: readonly Tile[];
    readonly planets?: readonly { readonly id: string; readonly cubes: readonly string[] }[];
  };
  readonly seats?: readonly {
    readonly cubesLeft: number;
    readonly dice: readonly { readonly pos?: string; readonly face?: number }[];
  }[];
  readonly turn?: { readonly number?: number };
}

const pointOf = (square: string): Point => square.split(',').map(Number) as unknown as Point;

export function glanceAt(position: string): Glance {
  try {
    const { map = {}, seats = [], turn = {} } = JSON.parse(position) as Written;
    const { tiles = [], planets = [] } = map;
    return {
      tiles: [...tiles],
      cubes: planets.map(({ id, cubes }) => ({
        at: pointOf(id),
        seats: cubes.map(letter => 'abcd'.indexOf(letter)),
      })),
      ships: seats.flatMap(({ dice }, seat) =>
        dice.flatMap(({ pos, face = 0 }) => (pos ? [{ at: pointOf(pos), face, seat }] : [])),
      ),
      cubesLeft: seats.map(({ cubesLeft }) => cubesLeft),
      turn: Number(turn.number ?? 0),
    };
  } catch {
    return { tiles: [], cubes: [], ships: [], cubesLeft: [], turn: 0 };
  }
}
