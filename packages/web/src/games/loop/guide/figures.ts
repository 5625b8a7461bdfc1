/** The pictures of the player's page that are more than one piece: what stands in them. */

/** A throw: two cubes, and one for each clone at Dr Foo's era, by the era that destroys it. */
export const THROW = { clones: [6, 1], exits: [1, 2, 1] } as const;

/** Three rifts fill an era; the next one makes a vortex of it. */
export const FULL = 3;

/** What the first, the second and the third LOOP of a turn cost. */
export const PRICES = [1, 2, 3] as const;

/** A clone, and the era that destroys it. */
export const CLONE_OF = 5;
