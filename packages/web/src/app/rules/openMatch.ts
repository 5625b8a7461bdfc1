import { listMatches } from '../../match/library.ts';

/** The match to return to: the one named in the address, else the newest unfinished one. */
export function openMatchOf(search: string): string | undefined {
  const from = new URLSearchParams(search).get('match');
  const matches = listMatches();
  const found = matches.find(({ setup }) => setup.id === from) ?? matches.find(({ outcome }) => !outcome);
  return found?.setup.id;
}
