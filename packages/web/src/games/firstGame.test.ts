import { Match, parseOptions } from '@tessera/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { listMatches } from '../match/library.ts';
import { beginMatch } from '../table/begin.ts';
import { firstGameOf } from './firstGame.ts';
import { GAMES } from './index.ts';
import { loadGame } from './workers.ts';

afterEach(() => vi.unstubAllGlobals());

test('every match has its own id and seed, and its table is opened', async () => {
  const went: unknown[] = [];
  vi.stubGlobal('history', { pushState: (_state: unknown, _title: string, path: string) => went.push(path) });
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  vi.stubGlobal('scrollTo', () => {});
  const first = await firstGameOf(GAMES[0]);
  for (let i = 0; i < 2; i++) beginMatch(first);
  const setups = listMatches().map(({ setup }) => setup);
  expect(setups).toMatchObject([first, first]);
  expect(new Set(setups.map(({ seed }) => seed)).size).toBe(2);
  expect(new Set(went)).toEqual(new Set(setups.map(({ id }) => `/match/${id}`)));
});

test.each(GAMES)('the first game of $id is a legal start for the rules', async game => {
  const { seats, options, position } = await firstGameOf(game);
  const rules = await loadGame(game.id, position !== undefined);
  if (!rules) throw new Error(`there are no rules of ${game.id}`);
  const start = { options: parseOptions<object>(rules.options, options), seats: seats.length, seed: 'first' };
  const match = new Match(rules, position === undefined ? start : { ...start, position });
  expect(match.decider).toBeDefined();
});
