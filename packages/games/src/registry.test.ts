import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from './registry.ts';

const PARTS = ['goldens', 'garbage', 'leaving', 'text', 'page'];

test.each(GAME_IDS)('%s runs the suite of every game, with all its parts', id => {
  const file = join(import.meta.dirname, id, 'suite.test.ts');
  expect(existsSync(file)).toBe(true);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(`gameSuite(${id}, {`);
  expect(
    PARTS.filter(part => !source.includes(`\n  ${part}: {`) && !source.includes(`\n  ${part}: Object`)),
  ).toEqual([]);
});
