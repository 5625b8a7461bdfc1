import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, next, opened, temporaryFolder } from '../../../test/stores.ts';
import { killed } from '../../../test/tails.ts';
import { backUpFolder, restoreFolder } from '../tools.ts';
import { ownFolder } from './owner.ts';

/** Distinct modes of all files below a folder. */
function modes(folder: string): {
  folders: readonly string[];
  files: readonly string[];
  names: readonly string[];
} {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const of = (isFolder: boolean) => [
    ...new Set(
      found
        .filter(one => one.isDirectory() === isFolder)
        .map(one => (statSync(join(one.parentPath, one.name)).mode & 0o777).toString(8)),
    ),
  ];
  return { folders: of(true), files: of(false), names: found.map(({ name }) => name) };
}

const loosen = (folder: string): void => {
  for (const one of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(one.parentPath, one.name), one.isDirectory() ? 0o755 : 0o644);
};

test.skipIf(process.platform === 'win32')(
  'only their owner reads the files of a store, new or left by an older version',
  async () => {
    const folder = join(temporaryFolder(), 'data');
    ownFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(folder, 0o755);
    ownFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);

    const store = await opened(`sqlite:${join(folder, 'tessera.db')}`);
    await begin(store, 'a');
    await store.append(next('a', 1));
    const expected = { folders: ['700'], files: ['600'] };
    expect(modes(folder)).toMatchObject(expected);
    const files = ['', '-wal', '-shm', '.lock', '.tail'].map(end => `tessera.db${end}`);
    expect(modes(folder).names).toEqual(expect.arrayContaining([...files, '0000000000000001']));
    const backup = join(temporaryFolder(), 'backup.db');
    await backUpFolder(folder, backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const restored = join(temporaryFolder(), 'restored');
    await restoreFolder(backup, restored);
    expect(statSync(restored).mode & 0o777).toBe(0o700);
    expect(modes(restored)).toMatchObject({ files: ['600'] });

    const { path } = await killed(3);
    loosen(join(path, '..'));
    const again = await opened(`sqlite:${path}`);
    expect(modes(join(path, '..'))).toMatchObject(expected);
    await again.close();
  },
);

test.skipIf(process.platform === 'win32')('a folder of many, such as /tmp, is left as it is', () => {
  const folder = join(temporaryFolder(), 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  ownFolder(folder);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});
