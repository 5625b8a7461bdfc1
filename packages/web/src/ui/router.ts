/** Client-side router on the History API. */
import { useStore } from './render/useStore.ts';

/** Percent-decodes a part of an address; a malformed escape such as %E0 stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The part of a game's manifest that addresses need. */
interface Named {
  readonly id: string;
}

/** A game with the prefix of its clauses. */
interface Prefixed extends Named {
  readonly clausePrefix: string;
}

let known: readonly Prefixed[] = [];

/** Registers the games among which links to clauses are resolved. */
export function linkGames(games: readonly Prefixed[]): void {
  known = games;
}

/** The game whose rules contain a clause; the first game if no prefix matches. */
const gameOfClause = (clause = ''): Named =>
  known.find(({ clausePrefix }) => clause.startsWith(clausePrefix)) ?? (known[0] as Named);

export const PATHS = {
  home: '/',
  settings: '/settings',
  matches: '/matches',
  open: '/open',
  online: '/online',
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  /** Invitation link: who opens it sits down at the table. */
  join: (code: string) => `/j/${encodeURIComponent(code)}`,
  /** Link that moves a guest's identity to another device. */
  me: (key: string) => `/me/${key}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  /** Review of a finished match of this browser. */
  review: (id: string) => `/review/${encodeURIComponent(id)}`,
  /** Courses: their list, the course of a game, a lesson by its number from 1. */
  learn: ({ id }: Partial<Named> = {}, lesson?: number) => ['/learn', id, lesson].filter(Boolean).join('/'),
  /** Puzzles: their list, those of a game, one by its id. */
  puzzles: ({ id }: Partial<Named> = {}, puzzle?: string) =>
    ['/puzzles', id, puzzle].filter(Boolean).join('/'),
  newTable: ({ id }: Named) => `/new/${id}?with=people`,
  allRules: '/rules',
  newMatch: ({ id }: Named) => `/new/${id}`,
  workshop: ({ id }: Named) => `/workshop/${id}`,
  career: ({ id }: Named) => `/career/${id}`,
  match: (id: string) => `/match/${encodeURIComponent(id)}`,
  /** Address of a match after so many answers. */
  moment: (id: string, count: number | undefined) =>
    `${PATHS.match(id)}${count === undefined ? '' : `#${count}`}`,
  /** Address in the rules: a clause finds its own game; a heading needs its game named. */
  rules: (anchor?: string, { id }: Named = gameOfClause(anchor)) =>
    anchor === undefined ? `/rules/${id}` : `/rules/${id}#${anchor}`,
} as const;

const listeners = new Set<() => void>();
let moves = 0;

/** True after navigation within the client: then the focus moves to the new page's title. */
export const hasNavigated = (): boolean => moves > 0;

/** Opens a page of the client without loading the document again. */
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
 * Address of the rules shown beside the page. It is an entry of the history: Back closes the rules before it
 * leaves the page, and a reload keeps them.
 */
export const useBeside = (): string | undefined => useStore(onPlace, beside);

const beside = (): string | undefined => history.state?.beside;

/** True between the call of `history.back()` and its effect. */
let isClosing = false;

/** Opens rules beside the page, or scrolls to another place in them. */
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

/**
 * Closes the rules. They disappear at once: `history.back()` is asynchronous, and Esc may be pressed again
 * meanwhile.
 */
export function closeBeside(): void {
  if (beside() === undefined) return;
  isClosing = true;
  history.replaceState(null, '');
  announce();
  history.back();
}

/** The fragment after `#`, decoded; re-renders on navigation. */
export const useAnchor = (): string => useStore(onPlace, () => decoded(location.hash.slice(1)));
