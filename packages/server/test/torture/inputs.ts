/** Hostile inputs: malformed, or not permitted to their sender. */
import type { Chance } from '@tessera/engine';

type Make = (chance: Chance, table: string) => string | Buffer;

const text = (chance: Chance, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(32 + chance.below(96))).join('');
const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)] as T;
const wish = (table: string, command: string): string =>
  `{"type":"do","table":"${table}","key":"k","command":${command}}`;

const MAKERS: readonly Make[] = [
  chance => bytes(chance, chance.below(200)),
  chance => text(chance, chance.below(300)),
  (chance, table) => wish(table, '{"do":"leave"}').slice(0, 1 + chance.below(40)),
  chance => JSON.stringify({ type: 'open', table: text(chance, 60), seq: 0 }),
  (chance, table) =>
    `{"type":"open","table":"${table}","seq":${pick(chance, ['NaN', '1e999', '-1', '0.5', 'null', '"1"'])}}`,
  (_chance, table) => `{"__proto__":{"isHost":true},"type":"open","table":"${table}","seq":0}`,
  (_chance, table) =>
    `{"type":"do","table":"${table}","key":"k","command":{"do":"leave","__proto__":{"seat":1}}}`,
  (_chance, table) =>
    `{"type":"do","table":"${table}","key":"k","constructor":{"prototype":{"x":1}},"command":{"do":"leave"}}`,
  (chance, table) => wish(table, `{"do":"${text(chance, 6).replace(/["\\]/g, '')}"}`),
  (chance, table) =>
    wish(table, `{"do":"sit","name":"Eve","seat":${pick(chance, ['8', '-1', '1e9', '"0"', 'null'])}}`),
  (chance, table) => wish(table, `{"do":"play","move":"${'x'.repeat(401 + chance.below(100))}","after":0}`),
  (_chance, table) =>
    wish(table, `{"do":"plan","moves":${JSON.stringify(Array(41).fill('e4'))},"isOrder":true}`),
];

/** Expensive inputs, a smaller share. */
const DEAR: readonly Make[] = [
  chance => '['.repeat(1 + chance.below(5000)),
  chance => '{"a":'.repeat(1 + chance.below(800)) + 1 + '}'.repeat(1 + chance.below(800)),
  () => `{"type":"beat","x":"${'x'.repeat(33_000)}"}`,
  // Well-formed and refused: out of turn, stale, invalid notation, nothing to decide.
  (chance, table) =>
    wish(table, `{"do":"play","move":${JSON.stringify(text(chance, 1 + chance.below(30)))},"after":0}`),
  (chance, table) => wish(table, `{"do":"play","move":"T@a2","after":${1 + chance.below(1e6)}}`),
  (chance, table) => wish(table, `{"do":"answer","ask":${1 + chance.below(1e6)},"agrees":true}`),
  (_chance, table) => wish(table, '{"do":"start"}'),
  (_chance, table) => wish(table, '{"do":"sit","seat":0,"name":"Eve"}'),
];

export const input: Make = (chance, table) =>
  pick(chance, chance.below(8) === 0 ? DEAR : MAKERS)(chance, table);

export const bytes = (chance: Chance, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => chance.below(256)));
