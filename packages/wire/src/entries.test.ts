import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TABLE = join(import.meta.dirname, '../../table/src');

/** Modules that a file imports at run time. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^import (?!type )(?:[^;]*? from )?'([^']+)';/gm)].map(
    ([, name = '']) => name,
  );

test.each(['names.ts', 'pace.ts', 'version.ts'])(
  '%s imports no schemas at run time, since browsers load it',
  file => {
    expect(importsOf(join(import.meta.dirname, file)).filter(name => name !== '@tessera/engine')).toEqual([]);
  },
);

test('packages/table imports only types of the schemas, since a worker of the browser runs it', () => {
  const sources = readdirSync(TABLE).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const imports = sources.flatMap(name => importsOf(join(TABLE, name)));
  expect(imports.filter(name => name === '@tessera/wire' || name === 'zod')).toEqual([]);
  expect(imports).toContain('@tessera/wire/names');
});
