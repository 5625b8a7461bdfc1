/** Suggestions for misspelt names. */

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Maximum distance. */
const FAR = 2;

/** Names that contain the word or are near it, with or without the part before their first hyphen. */
export function namesNear(word: string, names: readonly string[]): readonly string[] {
  const wanted = word.trim().toLowerCase().replace(/\s+/g, '-');
  const isNear = (name: string): boolean =>
    (wanted.length > 2 && name.includes(wanted)) ||
    [name, name.slice(name.indexOf('-') + 1)].some(one => distance(wanted, one) <= FAR);
  return wanted === '' ? [] : names.filter(isNear);
}
