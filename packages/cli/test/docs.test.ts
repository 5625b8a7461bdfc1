/** Every example of docs/cli.md and docs/packs.md, run from top to bottom in an empty directory. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findShell } from '../../../scripts/machine.mjs';
import { COMMANDS } from '../src/cli.ts';
import { optionsOf } from '../src/command.ts';
import { GAMES } from '../src/games/index.ts';
import { answerCalls, withCalls } from './shellCalls.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const PAGE = readFileSync(new URL('cli.md', DOCS), 'utf8');
const PACKS = readFileSync(new URL('packs.md', DOCS), 'utf8');

interface Example {
  readonly command: string;
  readonly expected: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'tessera-docs-'));
const calls = mkdtempSync(join(tmpdir(), 'tessera-calls-'));
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  for (const path of [folder, calls]) rmSync(path, { recursive: true, force: true });
});

/** Files the page shows, each under a comment with its name. */
for (const [, name, content] of (PAGE + PACKS).matchAll(/<!-- file: (\S+) -->\n```\w+\n(.*?)```/gs))
  writeFileSync(join(folder, name!), content!);

/** Commands of one block with what the page says they print; a backslash continues a line. */
function examplesOf(block: string): Example[] {
  const examples: { command: string; expected: string[] }[] = [];
  for (const line of block.trimEnd().split('\n')) {
    const last = examples.at(-1);
    if (line.startsWith('$ ')) examples.push({ command: line.slice(2), expected: [] });
    else if (last?.command.endsWith('\\') && last.expected.length === 0) last.command += `\n${line}`;
    else last?.expected.push(line);
  }
  return examples;
}

const MARK = '\u001e';

/** Progress on standard error, which a command reports every ten seconds on a busy machine. */
const PROGRESS = /^\d+ of \d+ (?:games|rows|decisions)(?:, [\d.]+ a second)?(?:, about \d+ s left)?\n/gm;

/** Runs a block in one shell, so that `$?` is known to the next line; returns the output of each command. */
async function outputsOf(examples: readonly Example[]): Promise<string[]> {
  const script = [
    'exec 2>&1 </dev/null',
    ...examples.map(({ command }) => `${command}\nstatus=$?; printf '\\036'; (exit $status)`),
    'exit 0',
  ];
  const env = { ...process.env, CALLS: calls, LC_ALL: 'C' };
  const shell = promisify(execFile)(findShell(), ['-c', withCalls(script.join('\n'), calls)], {
    cwd: folder,
    env,
  });
  const { stdout } = await answerCalls(calls, shell);
  const outputs = stdout.split(MARK).slice(0, -1);
  return outputs.map(output => output.replace(PROGRESS, ''));
}

/** A line of … stands for any lines, … within a line for any text. */
function pattern(expected: readonly string[]): RegExp {
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const lines = expected.map(line =>
    line === '…' ? '(?:[^\\n]*\\n)*?' : `${line.split('…').map(escaped).join('[^\\n]*')}\\n`,
  );
  return new RegExp(`^${lines.join('')}$`);
}

const blocksOf = (page: string): Example[][] =>
  [...page.matchAll(/```console\n(.*?)```/gs)].map(([, block]) => examplesOf(block!));
const blocks = blocksOf(PAGE);

describe('docs/cli.md and docs/packs.md', () => {
  test.each([...blocks, ...blocksOf(PACKS)].map(examples => [examples[0]!.command, examples] as const))(
    '%s',
    async (_first, examples) => {
      const outputs = await outputsOf(examples);
      examples.forEach(({ command, expected }, i) => {
        expect(outputs[i], command).toMatch(pattern(expected));
      });
    },
  );

  test('have a section and an example for every command', () => {
    const commands = blocks.flat().map(({ command }) => command);
    for (const { name } of COMMANDS) {
      expect(PAGE).toContain(`\n## ${name}\n`);
      expect(
        commands.some(command => command.includes(`npx tessera ${name}`)),
        name,
      ).toBe(true);
    }
  });

  test('show every option of every command in its usage', () => {
    for (const command of COMMANDS) {
      const { name, usage } = command;
      const section = PAGE.slice(PAGE.indexOf(`\n## ${name}\n`));
      const shown = section.slice(
        0,
        section.indexOf('\n## ', 5) < 0 ? undefined : section.indexOf('\n## ', 5),
      );
      for (const option of Object.keys(optionsOf(command, GAMES))) {
        const isCommon = [
          'json',
          'help',
          'game',
          'options',
          'pack',
          'seats',
          'position',
          'seed',
          'strict',
          'lenient',
          'rolls',
        ].includes(option);
        expect(isCommon ? PAGE : shown, `${name} --${option}`).toContain(`--${option}`);
      }
      expect(usage).not.toBe('');
    }
  });
});
