import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { readLimits } from './readLimits.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'limits.json');
  writeFileSync(path, text);
  return path;
}

test('readLimits changes the named limits, and keeps the others', () => {
  const limits = readLimits(file('{ "openTables": { "perAddress": 100 }, "crowd": 30 }'));
  expect(limits).toEqual({ ...LIMITS, openTables: { perGuest: 6, perAddress: 100 }, crowd: 30 });
  expect(readLimits(file('{}'))).toEqual(LIMITS);
});

test.each([
  ['{ "opentables": {} }', 'there is no limit opentables.'],
  ['{ "openTables": { "perUser": 1 } }', 'there is no limit openTables.perUser.'],
  ['{ "openTables": 6 }', 'openTables must be an object.'],
  ['{ "crowd": "8" }', 'crowd must be a number, and not a negative one.'],
  ['{ "crowd": -1 }', 'crowd must be a number, and not a negative one.'],
  ['{ "__proto__": { "crowd": 1 } }', 'there is no limit __proto__.'],
  ['[]', 'the file must be an object.'],
  ['{', 'JSON'],
])('readLimits refuses %s with a sentence', (text, sentence) => {
  expect(() => readLimits(file(text))).toThrow(sentence);
});

test('readLimits refuses a missing file with a sentence', () => {
  expect(() => readLimits(join(folder, 'nothing.json'))).toThrow('nothing.json cannot be read.');
});
