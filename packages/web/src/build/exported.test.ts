import { expect, test } from 'vitest';
import { undeclaredExports } from './exported.ts';

test.each([
  ['functions, classes and variables', 'function f() {} class C {} var a = 1, b; export { f, C as D, a, b }'],
  ['imports', 'import x, { y as z } from "./m.js"; import * as n from "./n.js"; export { x, z, n }'],
  ['patterns', 'const { a, b: [c], ...d } = {}; export { a, c, d }'],
  ['declarations and a default', 'export const a = 1; export default 2; export { b } from "./m.js"'],
])('exports of %s are declared', (_kind, code) => {
  expect(undeclaredExports(code)).toEqual([]);
});

test('an export without a declaration is found', () => {
  expect(undeclaredExports('import { a as b } from "./m.js"; export { b, LoopTable_exports as t }')).toEqual([
    'LoopTable_exports',
  ]);
});
