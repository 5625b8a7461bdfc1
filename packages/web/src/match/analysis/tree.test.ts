import { describe, expect, test } from 'vitest';
import {
  beside,
  childWith,
  EMPTY_TREE,
  isMain,
  lineFrom,
  nodeAt,
  pathTo,
  playedTo,
  promoted,
  ROOT,
  type Tree,
  variationOf,
  withComment,
  withDice,
  withLine,
  without,
} from './tree.ts';

const played = (line: string) =>
  line.split(' ').map(word => {
    const [move = '', roll] = word.split('/');
    return { move, dice: roll ? [...roll].map(Number) : [] };
  });
const grown = (tree: Tree, from: number, line: string) => withLine(tree, from, played(line));
const movesOf = (tree: Tree, ids: readonly number[]): string =>
  ids.map(id => nodeAt(tree, id).move).join(' ');

/** a b c d, with the variation e f after a, and g after e. */
function sample() {
  const main = grown(EMPTY_TREE, ROOT, 'a b c d');
  const [a = -1] = pathTo(main.tree, main.id);
  const side = grown(main.tree, a, 'e f');
  const e = childWith(side.tree, a, 'e') as number;
  const inner = grown(side.tree, e, 'g');
  return { tree: inner.tree, a, d: main.id, e, f: side.id, g: inner.id };
}

describe('a variation tree', () => {
  test('leads from the start to a node, and on along the main continuations', () => {
    const { tree, a, d, g } = sample();
    expect(movesOf(tree, pathTo(tree, d))).toBe('a b c d');
    expect(movesOf(tree, pathTo(tree, g))).toBe('a e g');
    expect(movesOf(tree, lineFrom(tree, a))).toBe('b c d');
    expect(playedTo(tree, ROOT)).toEqual([]);
  });

  test('takes a known answer up again, and another roll as another variation', () => {
    const { tree, d } = sample();
    expect(grown(tree, ROOT, 'a b c d').id).toBe(d);
    const rolled = grown(tree, d, 'x/35');
    const other = grown(rolled.tree, d, 'x/11');
    expect(other.id).not.toBe(rolled.id);
    expect(grown(other.tree, d, 'x/35').id).toBe(rolled.id);
    expect(childWith(other.tree, d, 'x')).toBe(rolled.id);
    expect(childWith(other.tree, d, 'x', [1, 1])).toBe(other.id);
    expect(nodeAt(withDice(other.tree, other.id, [6, 6]), other.id).dice).toEqual([6, 6]);
  });

  test('knows its main line, and the innermost variation around a node', () => {
    const { tree, d, e, f, g } = sample();
    expect(isMain(tree, d)).toBe(true);
    expect(variationOf(tree, d)).toBeUndefined();
    expect(variationOf(tree, f)).toBe(e);
    expect(variationOf(tree, g)).toBe(g);
  });

  test('promotes one branching at a time, and nothing is lost', () => {
    const { tree, a, d, g } = sample();
    const once = promoted(tree, g);
    expect(movesOf(once, lineFrom(once, a))).toBe('b c d');
    const twice = promoted(once, g);
    expect(movesOf(twice, lineFrom(twice, ROOT))).toBe('a e g');
    expect(promoted(twice, g)).toBe(twice);
    expect(movesOf(twice, pathTo(twice, d))).toBe('a b c d');
    expect(twice.nodes.size).toBe(tree.nodes.size);
  });

  test('removes a node with everything after it; at the start, everything', () => {
    const { tree, a, e, f, g, d } = sample();
    const less = without(tree, e);
    expect([e, f, g].some(id => less.nodes.has(id))).toBe(false);
    expect(nodeAt(less, a).next).toHaveLength(1);
    expect(pathTo(less, d)).toEqual(pathTo(tree, d));
    expect(without(withComment(tree, ROOT, 'kept'), ROOT).nodes.size).toBe(1);
    expect(nodeAt(without(withComment(tree, ROOT, 'kept'), ROOT), ROOT).comment).toBe('kept');
    // A new answer never gets the id of a removed one.
    expect(grown(less, a, 'z').id).toBeGreaterThan(g);
  });

  test('steps between alternatives, and stays at the ends', () => {
    const { tree, a, e } = sample();
    const [b = -1] = nodeAt(tree, a).next;
    expect(beside(tree, b, 1)).toBe(e);
    expect(beside(tree, e, 1)).toBe(e);
    expect(beside(tree, e, -1)).toBe(b);
    expect(beside(tree, ROOT, 1)).toBe(ROOT);
  });
});
