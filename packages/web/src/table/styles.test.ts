import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');

/** Root or stage of a table with `:has()`, and a descendant that it styles. */
const FAR =
  /(?:\.table-root|\.[a-z]+-table|\.[a-z]+-stage)[^\s,{>~+]*:has\((?:[^()]|\([^()]*\))*\)[^\s,{>~+]*\s*[>~+]?\s*(?=[.#:[a-z])[^,{]+/g;

/** Rules about elements that are there for moments only: the browser does not look at the others. */
const RARE = /\.tb-(?:lesson|chosen|hint)(?::[^\s]*)?$/;

/** Root of a game's table with `:has()` that declares a custom property, which all its descendants inherit. */
const INHERITED = /\.[a-z]+-table[^\s,{>~+]*:has\((?:[^()]|\([^()]*\))*\)[^\s,{>~+]*\s*\{[^}]*--[a-z-]+:/g;

test('no rule styles descendants of a table by :has() at its root or stage: every answer would restyle all of them', () => {
  const found = globSync('**/*.css', { cwd: WEB }).flatMap(file => {
    const css = readFileSync(join(WEB, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(FAR), ...css.matchAll(INHERITED)].map(
      ([rule]) => `${file}: ${rule.trim().replaceAll(/\s+/g, ' ')}`,
    );
  });
  expect(found.filter(rule => !RARE.test(rule))).toEqual([]);
});
