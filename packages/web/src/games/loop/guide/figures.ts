/** Content of the guide's pictures. */

/** A throw: two cubes, and one for each clone at Dr Foo's era, by the era that destroys it. */
export const THROW = { clones: [6, 1], exits: [1, 2, 1] } as const;

/** Three rifts fill an era; the next one makes a vortex of it. */
export const FULL = 3;

/** Costs of the first, second and third LOOP of a turn. */
export const PRICES = [1, 2, 3] as const;

/** Era that destroys the clone of the picture. */
export const CLONE_OF = 5;
