import { expect, test } from 'vitest';
import { merged, nodeBy, stepsTo, storedOf } from './kept.ts';
import { type Analysis, parseAnalysis } from './text.ts';
import { EMPTY_TREE, nodeAt, pathTo, ROOT, type Tree, withLine } from './tree.ts';

const played = (line: string) => line.split(' ').map(move => ({ move, dice: [] }));
const movesTo = (tree: Tree, id: number): string =>
  pathTo(tree, id)
    .map(one => nodeAt(tree, one).move)
    .join(' ');

test('a place in the tree is found again after it was written and read', () => {
  const main = withLine(EMPTY_TREE, ROOT, played('a b c'));
  const [a = -1] = pathTo(main.tree, main.id);
  const { tree, id } = withLine(main.tree, a, played('d e'));
  const analysis: Analysis = {
    start: { game: 'rift', seats: 2, options: {}, position: 'p' },
    title: 'Title',
    names: ['Ada'],
    seed: 's',
    tree,
  };
  const stored = storedOf({ id: 'one', match: 'm' }, analysis, id, ' ', 5);
  expect(stored).toMatchObject({ id: 'one', match: 'm', answers: 5, updated: 5, at: [0, 1, 0] });
  const read = parseAnalysis(stored.text, () => ' ').tree;
  expect(movesTo(read, nodeBy(read, stored.at))).toBe('a d e');
  expect(nodeBy(read, [0, 7])).toBe(nodeBy(read, [0]));
  expect(stepsTo(tree, ROOT)).toEqual([]);
});

test('a match that went on leads its analysis; what was analysed stays a variation', () => {
  const first = merged(EMPTY_TREE, played('a b'), 1);
  expect(movesTo(first.tree, first.at)).toBe('a');
  const own = withLine(first.tree, first.at, played('x y'));
  const later = merged(own.tree, played('a b c'), 3);
  expect(movesTo(later.tree, later.at)).toBe('a b c');
  expect(stepsTo(later.tree, later.at)).toEqual([0, 0, 0]);
  expect(movesTo(later.tree, own.id)).toBe('a x y');
  // A match that did not go on leaves the order of the player's own lines alone.
  expect(merged(later.tree, played('a b c'), 0)).toMatchObject({ tree: later.tree, at: ROOT });
});
