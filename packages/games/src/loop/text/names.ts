/**
 * The names alone, as the values of an option. A declaration, which is there before anything runs: the rules need some
 * English words, so a page may load this file after those that call it.
 */
export function namesOf<K extends string>(
  rows: Readonly<Record<K, { readonly name: string }>>,
): Readonly<Record<K, string>> {
  const names = {} as Record<K, string>;
  for (const key in rows) names[key] = rows[key].name;
  return names;
}
