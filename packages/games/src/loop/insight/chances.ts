/** Combinatorics: draws without replacement, and cubes out of three exits. */
import type { Weights } from '../tower.ts';

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Probability that a draw of `drawn` out of `total` contains these `some` and none of the `others`. */
export const chanceOfExactly = (total: number, drawn: number, some: number, others: number): number =>
  choose(total - some - others, drawn - some) / choose(total, drawn);

/** Hypergeometric distribution: probability by number of `wanted` things among the `drawn` of `total`. */
export const hypergeometric = (total: number, wanted: number, drawn: number): number[] =>
  Array.from(
    { length: Math.min(wanted, drawn) + 1 },
    (_, k) => (choose(wanted, k) * choose(total - wanted, drawn - k)) / choose(total, drawn),
  );

interface Fall {
  readonly counts: readonly [prev: number, here: number, next: number];
  readonly chance: number;
}

/** L-FOO-6: every distribution of the cubes over the exits, with its probability. */
export function fallsOf(cubes: number, [prev, here, next]: Weights): Fall[] {
  const sum = prev + here + next;
  const falls: Fall[] = [];
  for (let a = 0; a <= cubes; a++)
    for (let b = 0; a + b <= cubes; b++) {
      const c = cubes - a - b;
      const ways = choose(cubes, a) * choose(cubes - a, b);
      const chance = ways * (prev / sum) ** a * (here / sum) ** b * (next / sum) ** c;
      falls.push({ counts: [a, b, c], chance });
    }
  return falls;
}
