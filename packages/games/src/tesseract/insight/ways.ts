/** Enumeration of every roll of the dice, transparent to the rules. */
import type { Chance } from '@tessera/engine';

export interface Ways {
  readonly chance: Chance;
  /** Probability of the current way. */
  weight(): number;
  /** Goes on to the next way; false if there is none left. */
  next(): boolean;
  /** Number of dice in the current way. */
  depth(): number;
}

/**
 * An odometer of dice: a way is the sequence of rolls, and the last die with a further face turns next. Draws
 * that are not dice have one way only: the rules draw so for the destroyed cube of a Fission (T-EVENT-FI),
 * and which cube it is changes no breach, since only values are counted (T-BREACH-1).
 */
export function everyWay(): Ways {
  const faces: number[] = [];
  const sizes: number[] = [];
  let at = 0;
  return {
    chance: {
      below: () => 0,
      die: (sides = 6) => {
        if (at === faces.length) {
          faces.push(1);
          sizes.push(sides);
        }
        return faces[at++] as number;
      },
    },
    weight: () => sizes.reduce((weight, sides) => weight / sides, 1),
    next: () => {
      at = 0;
      while (faces.length > 0 && faces.at(-1) === sizes.at(-1)) {
        faces.pop();
        sizes.pop();
      }
      if (faces.length > 0) faces.push((faces.pop() as number) + 1);
      return faces.length > 0;
    },
    depth: () => faces.length,
  };
}
