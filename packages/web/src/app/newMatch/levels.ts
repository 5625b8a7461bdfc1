/** What a level is called. */
import type { Text } from '../../text/index.ts';

/** One the catalogue does not know yet goes by its id. */
export function levelName(id: string, { newMatch }: Text): string {
  const known: Readonly<Record<string, string>> = newMatch.levels;
  return known[id] ?? id;
}
