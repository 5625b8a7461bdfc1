/** The command as a process: pipes, exit codes, readers that close early. */
import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OPENING, STAR } from './harness.ts';
import { MAIN, start } from './spawned.ts';

describe('a process', () => {
  test('has an executable bin that names its interpreter', () => {
    accessSync(MAIN, constants.X_OK);
    expect(readFileSync(MAIN, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('exits with 0, 1 or 2', async () => {
    const line = (moves: string): string[] => [
      'play-line',
      '--game',
      'rift',
      '--position',
      STAR,
      '--moves',
      moves,
    ];
    const [good, illegal, malformed] = await Promise.all([
      start(line('Sh8-f6xg7')),
      start(line('Sh8-h9')),
      start(line('?')),
    ]);
    expect([good.code, illegal.code, malformed.code]).toEqual([0, 1, 2]);
    expect([good.err, illegal.err, malformed.out]).toEqual(['', '', '']);
  });

  test('ends without an error when its reader closes early', async () => {
    const { code, err } = await start(['legal', '--game', 'rift', '--position', OPENING], '', 10);
    expect([code, err]).toEqual([0, '']);
    const engine = `${'{"id":1,"type":"legal"}\n'.repeat(2000)}`;
    expect(await start(['engine', '--game', 'rift'], engine, 1000)).toMatchObject({ code: 0, err: '' });
  });

  test('writes everything, however large', async () => {
    const { out } = await start(['engine', '--game', 'rift'], '{"id":1,"type":"state"}\n'.repeat(300));
    expect(out.trimEnd().split('\n')).toHaveLength(300);
  });

  test('refuses binary garbage line by line, and ends cleanly', async () => {
    const bytes = Buffer.from(
      Array.from({ length: 100_000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) & 255),
    );
    const { code, out, err } = await start(['engine', '--game', 'rift'], bytes);
    expect([code, err]).toEqual([0, '']);
    const answers = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.every(one => one.ok === false && one.error.kind === 'malformed')).toBe(true);
  });

  test('ends on quit although its input stays open', async () => {
    const child = spawn(process.execPath, [MAIN, 'engine', '--game', 'rift']);
    const closed = new Promise<number | null>(resolve => child.on('close', resolve));
    child.stdout.resume();
    child.stdin.write('{"id":1,"type":"go","bot":"alphabeta@60000ms"}\n{"id":2,"type":"quit"}\n');
    expect(await closed).toBe(0);
  });

  test('plays a game through a pipe', async () => {
    const args = ['play', 'rift', '--black', 'human', '--position', STAR];
    const { code, out } = await start(args, 'Sh8-f6xg7\nTo15-o14\n');
    expect(code).toBe(0);
    expect(out).toContain('To15-o14  Black');
    expect(out).toMatch(/Goodbye\.\n$/);
  });
});
