import { listMatches } from '../../match/library.ts';

/** The match to go back to: the one the address says the reader came from, else the newest that is not over. */
export function openMatchOf(search: string): string | undefined {
  const from = new URLSearchParams(search).get('match');
  const matches = listMatches();
  const found = matches.find(({ setup }) => setup.id === from) ?? matches.find(({ outcome }) => !outcome);
  return found?.setup.id;
}
