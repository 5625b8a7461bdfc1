/** The arena as it is typed: in its own process, so that the bots run at full speed. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('./arena.main.ts', import.meta.url));

async function arena(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [SCRIPT, ...args]);
  return stdout;
}

const winsIn = (printed: string): number => Number(/a won (\d+) of/.exec(printed)?.[1]);

describe('the arena script', () => {
  test('greedy beats random', async () => {
    const printed = await arena(
      '--a',
      'greedy',
      '--b',
      'random',
      '--games',
      '20',
      '--options',
      '{"stallLimit":60}',
    );
    expect(winsIn(printed)).toBeGreaterThanOrEqual(17);
    expect(printed).toMatch(/\n20: [ab] by [a-z]+ in \d+ plies; a \d+ of 20 = /);
    expect(printed).toMatch(/a won \d+ of 20 = \d+\.\d % \(95 %: \d+\.\d % to \d+\.\d %\)/);
  });

  test('a short search beats greedy', async () => {
    const args = ['--a', 'alphabeta@600n', '--b', 'greedy', '--games', '8', '--options', '{"stallLimit":60}'];
    expect(winsIn(await arena(...args))).toBeGreaterThanOrEqual(5);
  });

  test.each([
    [['--a', 'nobody'], 'bot: "nobody" is unknown; known are random'],
    [['--game', 'chess'], '--game: chess is unknown; known are rift'],
    [['--games', '0'], '--games: must be a whole number above 0'],
    [['--options', '{'], '--options: is not valid JSON'],
    [['--options', '{"stallLimit":0}'], 'options.stallLimit: must be a whole number'],
  ])('%o is refused in one sentence', async (args, sentence) => {
    await expect(run(process.execPath, [SCRIPT, ...args])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
  });
});
