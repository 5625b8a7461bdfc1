import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';
import { reviewed } from './run.ts';
import type { Course, Verdict } from './types.ts';

const NODES = [3000, 20_000] as const;

/** A match of one seat's decisions, each followed by a draw. */
const courseOf = (count: number): Course => ({
  game: 'none',
  digest: '',
  seats: 2,
  isTogether: false,
  steps: Array.from({ length: count }, () => ({ seat: 0, move: 'a', isNews: true })),
  decisions: Array.from({ length: count }, (_, index) => index),
  end: [1, 0],
});

/** Searches of a match in their order, and the number of them at the first moment, if it is watched for. */
async function searchesOf(
  count: number,
  costOf: (index: number) => number,
  { lanes = 1, isFixed = false, isWatched = false } = {},
) {
  const asked: { readonly index: number; readonly nodes: number }[] = [];
  let first: number | undefined;
  const review = await reviewed({
    course: courseOf(count),
    nodes: NODES,
    lanes,
    isFixed,
    async judge(index, nodes): Promise<Verdict> {
      asked.push({ index, nodes });
      const chance = 0.5 + nodes / 1e6;
      return {
        chance,
        played: chance - costOf(index),
        ranked: [],
        line: [],
        reasons: [],
        nodes,
        isFirm: true,
      };
    },
    onProgress({ review: now }) {
      if (isWatched && momentsOf(now()).length > 0) first ??= asked.length;
    },
  });
  return { asked, first, review };
}

test('the decision that a glance finds dearest is judged and confirmed first', async () => {
  const costOf = (index: number): number => (index === 77 ? 0.3 : index % 10 === 0 ? 0.1 : 0);
  const { asked, first } = await searchesOf(100, costOf, { isWatched: true });
  expect(asked.slice(100, 102).map(({ index }) => index)).toEqual([77, 77]);
  expect(asked[101]?.nodes).toBe(NODES[1]);
  expect(first).toBe(102);
});

test.each([100, 1000])('a match of %i mistakes takes no more nodes than a page may wait for', async count => {
  const { asked } = await searchesOf(count, () => 0.1);
  const all = asked.reduce((sum, { nodes }) => sum + nodes, 0);
  expect(all).toBeGreaterThan(400_000);
  expect(all).toBeLessThan(900_000);
});

test('the nodes that a caller fixes hold for every search', async () => {
  const { asked } = await searchesOf(200, () => 0.1, { isFixed: true });
  expect(asked.filter(({ nodes }) => nodes === NODES[0])).toHaveLength(200);
  expect(asked.filter(({ nodes }) => nodes === NODES[1])).toHaveLength(200);
});

test('a decision confirmed early has the nodes of the others in the end', async () => {
  const { review } = await searchesOf(300, index => (index % 3) / 10, { lanes: 2 });
  const nodes = new Set(review.decisions.filter(({ cost }) => cost > 0).map(({ verdict }) => verdict.nodes));
  expect([...nodes]).toEqual([1750]);
  expect(review).toEqual((await searchesOf(300, index => (index % 3) / 10)).review);
});
