/** Distances of a lab from its next sets: tables over kinds of cubes (colour and value together, 0 to 23). */

export const KINDS = 24;
/** Planning horizon in Adjust actions: as many as a whole turn has. */
export const FAR = 3;

const VALUES = [1, 2, 3, 4, 5, 6];

/** The six orders of three things. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Every triple of values that is a set: three equal ones, or three in a row in any order. */
const GOALS: readonly (readonly number[])[] = [
  ...VALUES.map(value => [value, value, value]),
  ...[1, 2, 3, 4].flatMap(low => ORDERS.map(order => order.map(step => low + step))),
];

/** T-CONTAIN-1 for three cubes: all of one colour or all of different ones. */
export const coloursFit = (a: number, b: number, c: number): boolean =>
  a === b ? b === c : b !== c && a !== c;

const code = (a: number, b: number, c: number): number => (a * 7 + b) * 7 + c;

/**
 * By the values of three cubes: what the first of them can be in a set, and after how many steps; each entry
 * is 8 · steps + value. The values of the other two may stand in any order.
 */
const WAYS: readonly (readonly number[])[] = Array.from({ length: 343 }, (_, i) => {
  const [a, b, c] = [Math.floor(i / 49), Math.floor(i / 7) % 7, i % 7];
  if (a === 0 || b === 0 || c === 0) return [];
  return VALUES.flatMap(value => {
    const steps = Math.min(
      ...GOALS.filter(goal => goal[0] === value).map(
        ([x = 0, y = 0, z = 0]) => Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z),
      ),
    );
    return steps < FAR ? [8 * steps + value] : [];
  });
});

export const waysOf = (a: number, b: number, c: number): readonly number[] => WAYS[code(a, b, c)] ?? [];

/** By two kinds (24 · a + b): the kinds that make a set with them at once, a bit each. */
export const COMPLETING: Int32Array = Int32Array.from({ length: KINDS * KINDS }, (_, i) => {
  const [a, b] = [Math.floor(i / KINDS), i % KINDS];
  let mask = 0;
  for (let c = 0; c < KINDS; c++) if (isSet(a, b, c)) mask |= 1 << c;
  return mask;
});

function isSet(a: number, b: number, c: number): boolean {
  const colours = [a, b, c].map(kind => Math.floor(kind / 6));
  const values = [a, b, c].map(kind => (kind % 6) + 1);
  const fit = coloursFit(colours[0] ?? 0, colours[1] ?? 0, colours[2] ?? 0);
  return fit && GOALS.some(goal => goal.every((value, i) => value === values[i]));
}
