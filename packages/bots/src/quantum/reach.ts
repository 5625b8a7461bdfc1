/** Orbits within reach of a ship, computed once for each map: planets block the way, other ships do not. */
import { geometryOf, type QuantumMap, type Square } from '@tessera/games/quantum';

interface Reach {
  /** Planets whose orbit is at most so many steps away, as bits. */
  into(from: Square, range: number, isDiagonal: boolean): number;
}

/** Range of a six with Agile. */
const FURTHEST = 7;

const known = new WeakMap<QuantumMap, Reach>();

export function reachOf(map: QuantumMap): Reach {
  const found = known.get(map);
  if (found) return found;
  const { n4, n8 } = geometryOf(map);
  const [straight, diagonal] = [spread(map, n4), spread(map, n8)];
  const made: Reach = {
    into: (from, range, isDiagonal) =>
      (isDiagonal ? diagonal : straight)[from * (FURTHEST + 1) + Math.min(FURTHEST, range)] as number,
  };
  known.set(map, made);
  return made;
}

/** Reachable orbits by square and steps. */
function spread(map: QuantumMap, around: readonly (readonly Square[])[]): Int32Array {
  const { orbitOf, size } = geometryOf(map);
  const orbits = new Int32Array(size * (FURTHEST + 1));
  for (let start = 0; start < size; start++) {
    let edge = [start];
    const met = new Set(edge);
    let planets = 0;
    for (let steps = 0; steps <= FURTHEST; steps++) {
      for (const square of edge) {
        const planet = orbitOf[square] as number;
        if (planet >= 0) planets |= 1 << planet;
      }
      orbits[start * (FURTHEST + 1) + steps] = planets;
      edge = edge.flatMap(square => (around[square] ?? []).filter(near => !met.has(near) && met.add(near)));
    }
  }
  return orbits;
}
