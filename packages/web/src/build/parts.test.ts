import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DIST = new URL('../../dist/', import.meta.url).pathname;

/**
 * Dynamic imports as the build writes them: `load(()=>import(…))`, or with names,
 * `load(async()=>{let{a:b}=await import(…);…})`.
 */
const WRAPPED = /\w+\((?:\(\)=>|async\(\)=>\{(?:let|const)\{[^}]*\}=await )import\(/g;

test('every dynamic import of the client goes through the one helper that retries', () => {
  const files = globSync('assets/*.js', { cwd: DIST });
  let imports = 0;
  for (const file of files) {
    const text = readFileSync(`${DIST}${file}`, 'utf8');
    const all = text.match(/\bimport\(/g)?.length ?? 0;
    expect(text.match(WRAPPED)?.length ?? 0, file).toBe(all);
    imports += all;
  }
  expect(imports).toBeGreaterThan(100);
});
