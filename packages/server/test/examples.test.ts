/** The bots of docs/examples play whole matches on a server. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type MatchLog, verify } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { begun, tablesStage, Visitor } from './stage.ts';

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL('../../../docs/examples/', import.meta.url));

/** The Python 3 command of this machine, if there is one. */
const python = ['python3', 'python'].find(name =>
  spawnSync(name, ['--version']).stdout?.includes('Python 3.'),
);
if (!python) console.warn('There is no Python 3 here: docs/examples/onlineBot.py was not run.');

const BOTS = [
  { language: 'TypeScript', program: process.execPath, file: 'onlineBot.ts' },
  ...(python ? [{ language: 'Python', program: python, file: 'onlineBot.py' }] : []),
];

describe.each(BOTS)('the bot in $language', ({ program, file }) => {
  test('plays a whole match of rift against a bot of the server, and its log verifies', async () => {
    const { address } = await tablesStage();
    const args = [
      `${EXAMPLES}${file}`,
      address,
      'rift',
      '--against',
      'gentle',
      '--options',
      '{"stallLimit": 20}',
    ];
    const { stdout, stderr } = await run(program, args);
    expect(stderr).toBe('');
    const [, answers, table] = /^(?:won|lost): \w+, (\d+) answers, table (\S+)\r?\n$/.exec(stdout) ?? [];
    const { body: log } = await new Visitor(address).ask<MatchLog>('GET', `/api/tables/${table}/log`);
    const { match, fairness } = verify(rift, log);
    expect([match.length, fairness]).toEqual([Number(answers), 'sealed']);
    expect(new Set(log.entries.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  });

  test('joins a table by its code', async () => {
    const { address } = await tablesStage();
    const { code, seat } = await hosted(address);
    const playing = run(program, [`${EXAMPLES}${file}`, address, '--code', code]);
    await expect.poll(() => seat.table.chairs[1]?.kind).toBe('person');
    await seat.do({ do: 'start' });
    await expect.poll(() => seat.table.standing?.toAct).toBe(0);
    await seat.do({ do: 'leave' });
    expect((await playing).stdout).toMatch(/^won: /);
  });
});

/** A table with an open chair. */
async function hosted(address: string) {
  const { seats } = await begun(address, {}, ['Ada'], false);
  const seat = seats[0]!;
  return { code: seat.table.code, seat };
}
