/** Combines the results of several workers, each of which searched a part of one decision (`ThinkRequest.part`). */

/** A search as it is told: its best line, and its first answers with their win probabilities, best first. */
interface Told {
  readonly line: readonly string[];
  readonly chance?: number;
  readonly ranked?: readonly ToldAnswer[];
  readonly nodes: number;
}

interface ToldAnswer {
  readonly answer: string;
  readonly chance: number;
  readonly line?: readonly string[];
}

/**
 * The best of what the parts found. An answer that several of them valued is worth their mean, weighted by nodes: they
 * met different worlds. The best answer of one part leads, with its line; nothing is ranked above it.
 */
export function combined<T extends Told>(parts: readonly T[]): T {
  const [only] = parts as readonly [T];
  if (parts.length === 1) return only;
  const worth = valuesOf(parts);
  const worthOf = ({ line, chance }: T): number => worth.get(line[0] ?? '') ?? chance ?? 0;
  const best = parts.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  const nodes = parts.reduce((sum, part) => sum + part.nodes, 0);
  if (best.chance === undefined) return { ...best, nodes };
  const chance = worthOf(best);
  const others = [...worth]
    .filter(([answer]) => answer !== best.line[0])
    .map(([answer, value]) => ({ ...toldBy(parts, answer), chance: Math.min(chance, value) }))
    .sort((a, b) => b.chance - a.chance);
  const ranked = [{ answer: best.line[0] ?? '', chance, line: best.line }, ...others];
  return { ...best, chance, nodes, ...(others.length > 0 && { ranked }) };
}

/** An answer as the part that searched most tells it. */
function toldBy(parts: readonly Told[], answer: string): ToldAnswer {
  const told = parts
    .toSorted((a, b) => b.nodes - a.nodes)
    .flatMap(({ line, ranked = [{ answer: line[0] ?? '', chance: 0, line }] }) => ranked)
    .find(one => one.answer === answer);
  return told ?? { answer, chance: 0 };
}

/** Win probability of each first answer that a part has valued. */
function valuesOf(parts: readonly Told[]): Map<string, number> {
  const sums = new Map<string, { sum: number; weight: number }>();
  for (const { line, chance, ranked, nodes } of parts) {
    const told = ranked ?? (chance === undefined ? [] : [{ answer: line[0] ?? '', chance }]);
    for (const one of told) {
      const { sum, weight } = sums.get(one.answer) ?? { sum: 0, weight: 0 };
      sums.set(one.answer, { sum: sum + one.chance * (nodes + 1), weight: weight + nodes + 1 });
    }
  }
  return new Map([...sums].map(([answer, { sum, weight }]) => [answer, sum / weight]));
}
