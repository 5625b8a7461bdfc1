import { expect, test } from 'vitest';
import { GAMES, PATHS, parseRoute } from './router.ts';

test('each page has an address', () => {
  expect(parseRoute(PATHS.home)).toEqual({ page: 'home' });
  expect(parseRoute(PATHS.settings)).toEqual({ page: 'settings' });
  for (const game of GAMES) {
    expect(parseRoute(PATHS.newMatch(game))).toEqual({ page: 'new', game });
    expect(parseRoute(PATHS.rules(undefined, game))).toEqual({ page: 'rules', game });
  }
  expect(parseRoute(PATHS.allRules)).toEqual({ page: 'rules', game: 'rift' });
});

test('a match is addressed by its id, whatever letters that has', () => {
  for (const id of ['09e869490958', 'a b', 'é/..', '100%']) {
    expect(parseRoute(PATHS.match(id))).toEqual({ page: 'match', id });
  }
});

test('slashes too many do no harm', () => {
  expect(parseRoute('/settings/')).toEqual({ page: 'settings' });
  expect(parseRoute('//')).toEqual({ page: 'home' });
});

test('anything else leads nowhere, and says where that is', () => {
  for (const path of [
    '/new',
    '/new/loop',
    '/match',
    '/match/a/b',
    '/rules/quantum',
    '/settings/sound',
    '/x',
  ]) {
    expect(parseRoute(path)).toEqual({ page: 'missing', path });
  }
});

test('a malformed escape is taken as it is written', () => {
  expect(parseRoute('/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' });
});

test('a clause is part of the address', () => {
  expect(PATHS.rules('R-BENT-4')).toBe('/rules/rift#R-BENT-4');
  expect(PATHS.rules('T-GEO-4')).toBe('/rules/tesseract#T-GEO-4');
  expect(PATHS.rules('glossary', 'tesseract')).toBe('/rules/tesseract#glossary');
});
