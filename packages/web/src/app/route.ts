/** Maps addresses to pages. */
import { GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { decoded } from '../ui/router.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameManifest }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'review'; readonly id: string }
  | { readonly page: 'rules'; readonly game: GameManifest }
  | { readonly page: 'workshop' | 'career'; readonly game: GameManifest }
  | { readonly page: 'settings' | 'open' | 'matches' }
  | { readonly page: 'online'; readonly place: OnlinePlace; readonly id: string }
  | { readonly page: 'study'; readonly place: StudyPlace; readonly rest: readonly string[] }
  | { readonly page: 'missing'; readonly path: string };

/**
 * What needs a server: its tables, one of them (by its id, or by what others type to sit down), oneself, a match that is over, one of
 * this browser that is to go on there.
 */
export type OnlinePlace = 'online' | 'table' | 'j' | 'me' | 'replay' | 'move';
const isOnlinePlace = (first: string | undefined): first is OnlinePlace =>
  /^(table|j|me|replay|move)$/.test(first ?? '');

/** Sections for learning and practice; what follows in the address is their own. */
export type StudyPlace = 'learn' | 'puzzles' | 'daily' | 'analysis' | 'hard';
const isStudyPlace = (first: string | undefined): first is StudyPlace =>
  /^(learn|puzzles|daily|analysis|hard)$/.test(first ?? '');

export function parseRoute(path: string, games: typeof GAMES = GAMES): Route {
  const parts = path.split('/').filter(part => part !== '');
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && (first === 'settings' || first === 'open' || first === 'matches'))
    return { page: first };
  if (isStudyPlace(first)) return { page: 'study', place: first, rest: parts.slice(1).map(decoded) };
  if (parts.length === 1 && first === 'online') return { page: first, place: first, id: '' };
  if (parts.length === 1 && first === 'rules') return { page: 'rules', game: games[0] };
  if (parts.length === 2 && second !== undefined) {
    if (isOnlinePlace(first)) return { page: 'online', place: first, id: decoded(second) };
    if (first === 'match' || first === 'review') return { page: first, id: decoded(second) };
    const game = games.find(({ id }) => id === second);
    if (game && (first === 'new' || first === 'rules')) return { page: first, game };
    if (game?.loadWorkshop && first === 'workshop') return { page: first, game };
    if (game?.loadCareer && first === 'career') return { page: first, game };
  }
  return { page: 'missing', path };
}
