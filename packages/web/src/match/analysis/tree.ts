/** Variation tree of an analysis: plain data, changed by pure functions. */

export interface TreeNode {
  /** Notation; empty for the root. */
  readonly move: string;
  /** Numbers drawn by the answer, as a log has them. */
  readonly dice: readonly number[];
  readonly comment: string;
  readonly parent: number;
  /** The main continuation first. */
  readonly next: readonly number[];
}

/** Nodes by id; ids are never reused within a tree. */
export interface Tree {
  readonly nodes: ReadonlyMap<number, TreeNode>;
  readonly lastId: number;
}

export const ROOT = 0;
const START: TreeNode = { move: '', dice: [], comment: '', parent: -1, next: [] };

export const EMPTY_TREE: Tree = { nodes: new Map([[ROOT, START]]), lastId: ROOT };

/** The node with an id; the root for an id that is gone. */
export const nodeAt = ({ nodes }: Tree, id: number): TreeNode => nodes.get(id) ?? nodes.get(ROOT) ?? START;

const changed = (tree: Tree, id: number, changes: Partial<TreeNode>): Tree => ({
  ...tree,
  nodes: new Map(tree.nodes).set(id, { ...nodeAt(tree, id), ...changes }),
});

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** The continuation with an answer; any of its rolls unless one is given. */
export const childWith = (
  tree: Tree,
  id: number,
  move: string,
  dice?: readonly number[],
): number | undefined =>
  nodeAt(tree, id).next.find(one => {
    const node = nodeAt(tree, one);
    return node.move === move && (!dice || isSame(node.dice, dice));
  });

interface Grown {
  readonly tree: Tree;
  readonly id: number;
}

/** An answer with its roll. */
export interface Played {
  readonly move: string;
  readonly dice: readonly number[];
}

/** A tree under construction: changed in place, since a copy for each answer of a long text would be slow. */
export interface Draft extends Tree {
  readonly nodes: Map<number, TreeNode>;
  lastId: number;
}

export const draftOf = ({ nodes, lastId }: Tree): Draft => ({ nodes: new Map(nodes), lastId });

/** Adds a continuation behind those that are there; one that is there already stays as it is. */
export function grow(draft: Draft, parent: number, { move, dice }: Played): number {
  const known = childWith(draft, parent, move, dice);
  if (known !== undefined) return known;
  const id = ++draft.lastId;
  const from = nodeAt(draft, parent);
  draft.nodes.set(id, { move, dice, comment: '', parent, next: [] });
  draft.nodes.set(parent, { ...from, next: [...from.next, id] });
  return id;
}

/** Adds a line of answers after a node as far as it is new; returns its last node. */
export function withLine(tree: Tree, from: number, line: readonly Played[]): Grown {
  const draft = draftOf(tree);
  const id = line.reduce((at, played) => grow(draft, at, played), from);
  return { tree: draft, id };
}

export const withComment = (tree: Tree, id: number, comment: string): Tree => changed(tree, id, { comment });

/** Replaces the roll of an answer. */
export const withDice = (tree: Tree, id: number, dice: readonly number[]): Tree =>
  changed(tree, id, { dice });

/** Ids from the first answer to a node; empty for the root. */
export function pathTo(tree: Tree, id: number): readonly number[] {
  const path: number[] = [];
  for (let at = id; at !== ROOT && tree.nodes.has(at); at = nodeAt(tree, at).parent) path.unshift(at);
  return path;
}

/** Ids after a node along the main continuations. */
export function lineFrom(tree: Tree, id: number): readonly number[] {
  const line: number[] = [];
  for (let [at] = nodeAt(tree, id).next; at !== undefined; [at] = nodeAt(tree, at).next) line.push(at);
  return line;
}

const isFirst = (tree: Tree, id: number): boolean => nodeAt(tree, nodeAt(tree, id).parent).next[0] === id;

/** True for a node of the main line. */
export const isMain = (tree: Tree, id: number): boolean => pathTo(tree, id).every(one => isFirst(tree, one));

/** First node of the innermost variation that contains a node; undefined on the main line. */
export const variationOf = (tree: Tree, id: number): number | undefined =>
  pathTo(tree, id).findLast(one => !isFirst(tree, one));

/** Makes the innermost variation around a node the main continuation of its branching. */
export function promoted(tree: Tree, id: number): Tree {
  const first = variationOf(tree, id);
  if (first === undefined) return tree;
  const { parent } = nodeAt(tree, first);
  const { next } = nodeAt(tree, parent);
  return changed(tree, parent, { next: [first, ...next.filter(one => one !== first)] });
}

/** Removes a node and everything after it; the root only loses what follows it. */
export function without(tree: Tree, id: number): Tree {
  const kept = draftOf(tree);
  const left = [...nodeAt(tree, id).next];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    left.push(...nodeAt(tree, one).next);
    kept.nodes.delete(one);
  }
  if (id === ROOT) return changed(kept, ROOT, { next: [] });
  kept.nodes.delete(id);
  const { parent } = nodeAt(tree, id);
  return changed(kept, parent, { next: nodeAt(tree, parent).next.filter(one => one !== id) });
}

/** The alternative before or after a node at the same branching; the node itself at the ends. */
export function beside(tree: Tree, id: number, by: number): number {
  if (id === ROOT) return ROOT;
  const { next } = nodeAt(tree, nodeAt(tree, id).parent);
  return next[next.indexOf(id) + by] ?? id;
}

/** Answers from the start to a node. */
export const playedTo = (tree: Tree, id: number): readonly Played[] =>
  pathTo(tree, id).map(one => nodeAt(tree, one));
