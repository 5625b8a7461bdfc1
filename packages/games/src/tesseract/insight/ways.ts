/** Every way the dice can fall, one after another: the rules draw as always and do not know. */
import type { Chance } from '@tessera/engine';

export interface Ways {
  readonly chance: Chance;
  /** How likely the way just played was. */
  weight(): number;
  /** Goes on to the next way; false when there is none left. */
  next(): boolean;
  /** Dice rolled in the way just played. */
  depth(): number;
}

/**
 * An odometer of dice: a way is what was rolled so far, and the last die that can still turn turns next. Draws that
 * are not dice have one way only: the rules draw like that for the destroyed cube of a Fission (T-EVENT-FI), and
 * which one it is changes no breach, for only values are counted (T-BREACH-1).
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
