/** A flat effect as a tree, for those who tell it: each part with the parts it holds. */
import type { Part } from './cards/language.ts';

export interface Branch {
  readonly part: Part;
  /** Parts inside it; of `choose` and `if` the first of the two. */
  readonly inside: readonly Branch[];
  readonly other: readonly Branch[];
}

export function effectTree(parts: readonly Part[]): readonly Branch[] {
  const branches: Branch[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    const reach = 'reach' in part ? part.reach : 0;
    const inside = parts.slice(i + 1, i + 1 + reach);
    i += reach;
    const last = inside.at(-1);
    // Both are made by the reader and say nothing.
    if (last?.op === 'again' || last?.op === 'skip') inside.pop();
    const rest = last?.op === 'skip' ? last.reach : 0;
    const other = parts.slice(i + 1, i + 1 + rest);
    i += rest;
    branches.push({ part, inside: effectTree(inside), other: effectTree(other) });
  }
  return branches;
}
