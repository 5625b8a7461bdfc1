/** Analyses as they are stored and found again: made from a match, a text or a link. */
import { digest } from '@tessera/engine';
import { listAnalyses, type StoredAnalysis, writeAnalysis } from './store.ts';
import { type Analysis, formatAnalysis, parseAnalysis, type SeparatorOf } from './text.ts';
import {
  EMPTY_TREE,
  nodeAt,
  type Played,
  pathTo,
  promoted,
  ROOT,
  type Tree,
  variationOf,
  withLine,
} from './tree.ts';

/** Number of the continuation at each step to a node. */
export const stepsTo = (tree: Tree, id: number): readonly number[] =>
  pathTo(tree, id).map(one => nodeAt(tree, nodeAt(tree, one).parent).next.indexOf(one));

/** The node that such numbers lead to, as far as they lead. */
export const nodeBy = (tree: Tree, steps: readonly number[]): number =>
  steps.reduce((id, step) => nodeAt(tree, id).next[step] ?? id, ROOT);

export interface Kept {
  readonly id: string;
  readonly match?: string;
}

/** An analysis as it is stored, at a node of it. */
export function storedOf(
  { id, match }: Kept,
  analysis: Analysis,
  at: number,
  separator: string,
  updated: number,
): StoredAnalysis {
  const { start, title, names, tree } = analysis;
  return {
    ...{ id, game: start.game, title, names, updated },
    ...(match !== undefined && { match }),
    answers: tree.nodes.size - 1,
    text: formatAnalysis(analysis, separator),
    at: stepsTo(tree, at),
  };
}

/** A match to be analysed: where the analysis begins, its answers from there, and how many of them are shown. */
export interface Origin extends Omit<Analysis, 'tree' | 'seed'> {
  readonly match: string;
  readonly line: readonly Played[];
  readonly count: number;
}

interface KeepWorld {
  readonly separatorOf: SeparatorOf;
  newId(): string;
  now(): number;
}

/** Adds a line, which leads wherever it is new; the node after its first answers. */
export function merged(tree: Tree, line: readonly Played[], count: number): { tree: Tree; at: number } {
  const grown = withLine(tree, ROOT, line);
  let { tree: all } = grown;
  if (all.nodes.size > tree.nodes.size)
    while (variationOf(all, grown.id) !== undefined) all = promoted(all, grown.id);
  return { tree: all, at: pathTo(all, grown.id)[count - 1] ?? ROOT };
}

/** Stores the analysis of a match, or takes up the one that is there; its id, or undefined if storage refuses. */
export async function keepOrigin(
  { line, count, match, ...origin }: Origin,
  { separatorOf, newId, now }: KeepWorld,
): Promise<string | undefined> {
  const separator = separatorOf(origin.start.game) ?? ' ';
  const all = await listAnalyses();
  for (const stored of all.filter(one => one.match === match && one.game === origin.start.game)) {
    const read = parseAnalysis(stored.text, separatorOf);
    if (digest(read.start) !== digest(origin.start)) continue;
    const { tree, at } = merged(read.tree, line, count);
    const next = storedOf({ id: stored.id, match }, { ...read, tree }, at, separator, now());
    return (await writeAnalysis(next)) ? stored.id : undefined;
  }
  const id = newId();
  const { tree, at } = merged(EMPTY_TREE, line, count);
  const made = storedOf({ id, match }, { ...origin, seed: id, tree }, at, separator, now());
  return (await writeAnalysis(made)) ? id : undefined;
}
