import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from './registry.ts';

const PARTS = ['goldens', 'garbage', 'leaving', 'text', 'page'];
const PAGES = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');

const suiteOf = (id: string): string => readFileSync(join(import.meta.dirname, id, 'suite.test.ts'), 'utf8');

test.each(GAME_IDS)('%s runs the suite of every game', id => {
  expect(suiteOf(id)).toContain(`gameSuite(${id}, {`);
});

/** A game without a rules page is still being built. */
const finished = GAME_IDS.filter(id => existsSync(join(PAGES, `${id}.md`)));

test.each(finished)('the suite of %s, which has a rules page, has all parts', id => {
  const source = suiteOf(id);
  expect(
    PARTS.filter(part => !source.includes(`\n  ${part}: {`) && !source.includes(`\n  ${part}: Object`)),
  ).toEqual([]);
});
