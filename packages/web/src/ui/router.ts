/** Addresses and pages. The History API is all that is needed. */
import { useStore } from './render/useStore.ts';

/** A malformed escape such as %E0 stays as it is written. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address needs of a game. */
interface Named {
  readonly id: string;
}

/** Clauses begin with the prefix of their game. */
interface Prefixed extends Named {
  readonly clausePrefix: string;
}

let known: readonly Prefixed[] = [];

/** Links to a clause find its game among these; the list of games says which there are. */
export function linkGames(games: readonly Prefixed[]): void {
  known = games;
}

/** The game whose rules have a clause. A clause without a known prefix is looked for in the first. */
const gameOfClause = (clause = ''): Named =>
  known.find(({ clausePrefix }) => clause.startsWith(clausePrefix)) ?? (known[0] as Named);

/** Where links lead, in one place. */
export const PATHS = {
  home: '/',
  settings: '/settings',
  open: '/open',
  online: '/online',
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  /** What is sent to others: they sit down there. */
  join: (code: string) => `/j/${encodeURIComponent(code)}`,
  /** Brings a guest to another device. */
  me: (key: string) => `/me/${key}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  newTable: ({ id }: Named) => `/new/${id}?with=people`,
  allRules: '/rules',
  newMatch: ({ id }: Named) => `/new/${id}`,
  workshop: ({ id }: Named) => `/workshop/${id}`,
  career: ({ id }: Named) => `/career/${id}`,
  match: (id: string) => `/match/${encodeURIComponent(id)}`,
  /** A match, looked at after so many answers. */
  moment: (id: string, count: number | undefined) =>
    `${PATHS.match(id)}${count === undefined ? '' : `#${count}`}`,
  /** A clause leads to its own game; a heading needs its game named. */
  rules: (anchor?: string, { id }: Named = gameOfClause(anchor)) =>
    anchor === undefined ? `/rules/${id}` : `/rules/${id}#${anchor}`,
} as const;

const listeners = new Set<() => void>();
let moves = 0;

/** Whether the reader came here by a link of ours: then the focus belongs on the new page's title. */
export const hasNavigated = (): boolean => moves > 0;

/** Opens one of our pages without loading the document again. */
export function navigate(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  moves++;
  if (!address.includes('#')) scrollTo(0, 0);
  announce();
}

const announce = () => {
  for (const listener of listeners) listener();
};

function onPlace(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', onReturn);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onReturn);
  };
}

function onReturn(): void {
  moves++;
  isClosing = false;
  announce();
}

/** The current path; re-renders on navigation. */
export const usePath = (): string => useStore(onPlace, () => location.pathname);

/**
 * The rules that are read beside this page: an entry of the history, so that Back closes them before it leaves the page,
 * and a reload keeps them.
 */
export const useBeside = (): string | undefined => useStore(onPlace, beside);

const beside = (): string | undefined => history.state?.beside;

/** Between asking the browser to go back and being there. */
let isClosing = false;

/** Opens rules beside the page, or turns to another place in them. */
export function openBeside(address: string): void {
  if (isClosing) {
    addEventListener('popstate', () => openBeside(address), { once: true });
    return;
  }
  const state = { beside: address };
  if (beside() === undefined) history.pushState(state, '');
  else history.replaceState(state, '');
  announce();
}

/** To the eye at once: going back takes a moment, and Esc may be pressed again in it. */
export function closeBeside(): void {
  if (beside() === undefined) return;
  isClosing = true;
  history.replaceState(null, '');
  announce();
  history.back();
}

/** The part after `#`, decoded; re-renders on navigation. */
export const useAnchor = (): string => useStore(onPlace, () => decoded(location.hash.slice(1)));
