/** Addresses and pages. The History API is all that is needed. */

import { GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { useStore } from './render/useStore.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameManifest }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'rules'; readonly game: GameManifest }
  | { readonly page: 'workshop' | 'career'; readonly game: GameManifest }
  | { readonly page: 'settings' | 'open' }
  | { readonly page: 'online'; readonly place: OnlinePlace; readonly id: string }
  | { readonly page: 'missing'; readonly path: string };

/** What needs a server: its tables, one of them (by its id, or by what others type to sit down), oneself, a match that is over. */
export type OnlinePlace = 'online' | 'table' | 'j' | 'me' | 'replay';
const isOnlinePlace = (first: string | undefined): first is OnlinePlace =>
  /^(table|j|me|replay)$/.test(first ?? '');

/** The page an address leads to. */
export function parseRoute(path: string, games: typeof GAMES = GAMES): Route {
  const parts = path.split('/').filter(part => part !== '');
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && (first === 'settings' || first === 'open')) return { page: first };
  if (parts.length === 1 && first === 'online') return { page: first, place: first, id: '' };
  if (parts.length === 1 && first === 'rules') return { page: 'rules', game: games[0] };
  if (parts.length === 2 && second !== undefined) {
    if (isOnlinePlace(first)) return { page: 'online', place: first, id: decoded(second) };
    if (first === 'match') return { page: 'match', id: decoded(second) };
    const game = games.find(({ id }) => id === second);
    if (game && (first === 'new' || first === 'rules')) return { page: first, game };
    if (game?.loadWorkshop && first === 'workshop') return { page: first, game };
    if (game?.loadCareer && first === 'career') return { page: first, game };
  }
  return { page: 'missing', path };
}

/** A malformed escape such as %E0 stays as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The game whose rules have a clause: its prefix says so. What has no game's prefix is looked for in the first. */
export const gameOfClause = (clause = '', games: typeof GAMES = GAMES): GameManifest =>
  games.find(({ clausePrefix }) => clause.startsWith(clausePrefix)) ?? games[0];

type Named = Pick<GameManifest, 'id'>;

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
  newMatch: ({ id }: Named = GAMES[0]) => `/new/${id}`,
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
