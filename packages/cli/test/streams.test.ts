/** Unwritable output and endless input give one sentence and the right status, with nothing half done. */
import { closeSync, existsSync, openSync, truncateSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileWith, STAR, tessera } from './harness.ts';
import { launch } from './spawned.ts';

const LEGAL = ['legal', '--game', 'rift', '--position', STAR];

describe('standard output that fails', () => {
  /** A file opened for reading only refuses every byte; where the system has a full device, that too. */
  const places: [string, string, string][] = [
    [fileWith('read-only', ''), 'r', 'E'],
    ['/dev/full', 'w', 'ENOSPC'],
  ];
  test.each(places.filter(([path]) => existsSync(path)))(
    'is reported with status 2: %s',
    async (path, flags, code) => {
      const file = openSync(path, flags);
      const { ended } = launch(LEGAL, ['ignore', file, 'pipe']);
      const { code: status, err } = await ended;
      closeSync(file);
      expect(status).toBe(2);
      expect(err).toMatch(
        new RegExp(`^tessera: standard output cannot be written to \\(${code}[A-Z]*\\)\n$`),
      );
    },
  );

  test('standard error that cannot be written changes nothing', async () => {
    const file = openSync(fileWith('read-only', ''), 'r');
    const { ended } = launch(['lgal'], ['ignore', 'pipe', file]);
    expect(await ended).toMatchObject({ code: 2, out: '' });
    closeSync(file);
  });
});

describe('endless input', () => {
  test.each([
    [['verify', '-'], 'y\n', /^tessera: log: standard input has more than 64 MiB, and was not read on\n$/],
    [['pack', 'check', '-'], '[', /^tessera: pack: standard input has more than 64 MiB/],
    [['scenario', '-'], ' ', /^tessera: scenario: standard input has more than 64 MiB/],
    [['legal', '--game', 'rift', '--position', '-'], '15/', /^tessera: --position: standard input has more/],
    [
      ['play', 'rift', '--black', 'human'],
      'y\n',
      /^tessera: standard input: has 10000 lines without an answer/,
    ],
    [['play', 'rift', '--black', 'human'], '\0', /^tessera: standard input: has a line of more than 65536/],
  ])('is cut off: %j', async (args, text, sentence) => {
    const { child, ended } = launch(args);
    const block = Buffer.from(text.repeat(30_000));
    const { stdin } = child;
    const feed = (): void => {
      while (stdin?.writable && stdin.write(block));
    };
    stdin?.on('drain', feed);
    feed();
    const { code, err } = await ended;
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err.match(/\n/g)).toHaveLength(1);
  });

  test('includes a file that is too long', async () => {
    const path = fileWith('long.json', '');
    truncateSync(path, 65 * 2 ** 20);
    const { code, err } = await tessera(['verify', path]);
    expect([code, err]).toEqual([2, `tessera: log: ${path} has more than 64 MiB, and was not read on\n`]);
  });

  test('play quits although its input stays open', async () => {
    const { child, ended } = launch(['play', 'rift', '--black', 'human', '--position', STAR]);
    child.stdin?.write('quit\n');
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
});
