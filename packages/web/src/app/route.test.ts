import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { movingPath } from '../table/share/moved.ts';
import { linkGames, PATHS } from '../ui/router.ts';
import { parseRoute } from './route.ts';
import { hardPath } from './study/hard/path.ts';

test('each page has an address', () => {
  expect(parseRoute(PATHS.home)).toEqual({ page: 'home' });
  expect(parseRoute(PATHS.settings)).toEqual({ page: 'settings' });
  expect(parseRoute(PATHS.matches)).toEqual({ page: 'matches' });
  expect(parseRoute(PATHS.open)).toEqual({ page: 'open' });
  for (const game of GAMES) {
    expect(parseRoute(PATHS.newMatch(game))).toEqual({ page: 'new', game });
    expect(parseRoute(PATHS.rules(undefined, game))).toEqual({ page: 'rules', game });
  }
  expect(parseRoute(PATHS.allRules)).toEqual({ page: 'rules', game: GAMES[0] });
});

test('a match is addressed by its id, whatever characters the id contains', () => {
  for (const id of ['09e869490958', 'a b', 'é/..', '100%']) {
    expect(parseRoute(PATHS.match(id))).toEqual({ page: 'match', id });
  }
});

test('tables of a server, invitations, and the guest have addresses', () => {
  const online = (place: string, id: string) => ({ page: 'online', place, id });
  expect(parseRoute(PATHS.online)).toEqual(online('online', ''));
  expect(parseRoute(PATHS.table('t 1'))).toEqual(online('table', 't 1'));
  expect(parseRoute(PATHS.join('K7Q4MX'))).toEqual(online('j', 'K7Q4MX'));
  expect(parseRoute(PATHS.me('a-key'))).toEqual(online('me', 'a-key'));
  expect(parseRoute(PATHS.replay('t1'))).toEqual(online('replay', 't1'));
  expect(parseRoute(movingPath('m 1'))).toEqual(online('move', 'm 1'));
  expect(parseRoute('/table')).toEqual({ page: 'missing', path: '/table' });
});

test('courses and puzzles keep the rest of their address', () => {
  const study = (place: string, ...rest: string[]) => ({ page: 'study', place, rest });
  expect(parseRoute(PATHS.learn())).toEqual(study('learn'));
  expect(parseRoute(PATHS.learn({ id: 'rift' }, 3))).toEqual(study('learn', 'rift', '3'));
  expect(parseRoute(PATHS.puzzles({ id: 'loop' }))).toEqual(study('puzzles', 'loop'));
  expect(parseRoute(PATHS.puzzles({ id: 'loop' }, 'a1'))).toEqual(study('puzzles', 'loop', 'a1'));
  expect(parseRoute(hardPath({ id: 'loop' }))).toEqual(study('hard', 'loop'));
});

test('superfluous slashes are ignored', () => {
  expect(parseRoute('/settings/')).toEqual({ page: 'settings' });
  expect(parseRoute('//')).toEqual({ page: 'home' });
});

test('any other address leads to the missing page, with the path', () => {
  for (const path of [
    '/new',
    '/new/chess',
    '/match',
    '/match/a/b',
    '/rules/chess',
    '/settings/sound',
    '/x',
  ]) {
    expect(parseRoute(path)).toEqual({ page: 'missing', path });
  }
});

test('a malformed escape stays as it is written', () => {
  expect(parseRoute('/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' });
});

test('a clause is a fragment of the address, and its prefix selects the game', () => {
  expect(PATHS.rules('R-BENT-4')).toBe('/rules/rift#R-BENT-4');
  expect(PATHS.rules('T-GEO-4')).toBe('/rules/tesseract#T-GEO-4');
  expect(PATHS.rules('glossary', { id: 'tesseract' })).toBe('/rules/tesseract#glossary');
  for (const { id, clausePrefix } of GAMES)
    expect(PATHS.rules(`${clausePrefix}END-1`)).toBe(`/rules/${id}#${clausePrefix}END-1`);
  expect(PATHS.rules('RUL-05')).toBe(`/rules/${GAMES[0].id}#RUL-05`);
});

test('a game added to the list has pages at once', () => {
  const [first, ...others] = GAMES;
  const { loadWorkshop: _, ...plain } = first;
  const toy = { ...plain, id: 'toy', clausePrefix: 'Y-' };
  const games = [first, ...others, toy] as const;
  expect(parseRoute('/new/toy', games)).toEqual({ page: 'new', game: toy });
  expect(parseRoute('/rules/toy', games)).toEqual({ page: 'rules', game: toy });
  linkGames(games);
  expect(PATHS.rules('Y-MOVE-1')).toBe('/rules/toy#Y-MOVE-1');
  linkGames(GAMES);
  const loadWorkshop = async () => ({ default: () => null });
  const crafted = { ...toy, loadWorkshop };
  expect(parseRoute(PATHS.workshop(toy), [first, crafted])).toEqual({ page: 'workshop', game: crafted });
  expect(parseRoute(PATHS.workshop(toy), games)).toMatchObject({ page: 'missing' });
  const served = { ...toy, loadCareer: loadWorkshop };
  expect(parseRoute(PATHS.career(toy), [first, served])).toEqual({ page: 'career', game: served });
  expect(parseRoute(PATHS.career(toy), games)).toMatchObject({ page: 'missing' });
  expect(parseRoute('/new/toy')).toMatchObject({ page: 'missing' });
});
