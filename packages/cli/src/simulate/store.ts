/** Files of a simulation: plan, rows as CSV and JSON lines, summary, and optionally the logs. */
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode, FormatError, type MatchLog, nonDefaultOptions } from '@tessera/engine';
import { append, makeFolder, writeWhole } from '../files.ts';
import type { GameRow, SimulationPlan } from './game.ts';
import { csvHeader, csvRow, jsonLine, parseRows } from './rows.ts';
import type { Summary } from './summary.ts';

export interface Store {
  /** Rows of an interrupted simulation, which is resumed after them. */
  readonly rows: readonly GameRow[];
  add(row: GameRow, log: MatchLog): void;
  finish(summary: Summary): void;
  close(): void;
}

/** Store without files, for the summary alone. */
export const noStore: Store = { rows: [], add: () => {}, finish: () => {}, close: () => {} };

/** The plan: parameters that determine the content of every file. */
export interface Order {
  readonly plan: SimulationPlan;
  readonly games: number;
  readonly keepsLogs: boolean;
}

/** Opens every file before the first game, so that an unusable directory is found before any work is done. */
export function openStore(folder: string, order: Order): Store {
  const { plan, games, keepsLogs } = order;
  const rows = storedRows(folder, order);
  const { csv, lines, release } = attempt(folder, 'nothing was played or stored', () =>
    openFiles(folder, order, rows),
  );
  return {
    rows,
    add(row, log) {
      const stored = `${row.index} of ${games} games are stored, and the same command goes on with them`;
      attempt(folder, stored, () => {
        if (keepsLogs) writeWhole(join(folder, 'logs', `${row.index}.json`), `${JSON.stringify(log)}\n`);
        append(lines, jsonLine(row, plan));
        append(csv, csvRow(row, plan));
      });
    },
    finish: summary => {
      const text = `${JSON.stringify(summary, null, 2)}\n`;
      attempt(folder, 'there is no summary', () => writeWhole(join(folder, 'summary.json'), text));
    },
    close: () => {
      closeSync(csv);
      closeSync(lines);
      release();
    },
  };
}

/** Rows to resume from: none in a new directory. Refuses a directory with other content. */
function storedRows(folder: string, order: Order): readonly GameRow[] {
  const place = (name: string): string => join(folder, name);
  const taken = (what: string) =>
    new FormatError('--out', `"${folder}" already holds ${what}; name another directory`);
  if (!existsSync(place('plan.json'))) {
    const others = ['games.csv', 'games.jsonl', 'summary.json'].filter(name => existsSync(place(name)));
    if (others.length > 0) throw taken('a simulation');
    return [];
  }
  const stored = decode(readFileSync(place('plan.json'), 'utf8'), place('plan.json')) as Partial<
    Record<string, unknown>
  > | null;
  const other = Object.entries(orderData(order)).find(
    ([key, value]) => encode(stored?.[key]) !== encode(value),
  );
  if (other) throw taken(`a simulation with other ${other[0]}`);
  const lines = place('games.jsonl');
  const rows = parseRows(existsSync(lines) ? readFileSync(lines, 'utf8') : '', order.plan, lines);
  if (rows.length >= order.games && existsSync(place('summary.json')))
    throw taken(`all ${order.games} games of this simulation`);
  return rows;
}

const orderData = ({ plan, games, keepsLogs }: Order) => ({
  game: plan.game.id,
  rulesVersion: plan.game.rulesVersion,
  options: nonDefaultOptions(plan.game.options, plan.options),
  seed: plan.seed,
  bots: plan.data.bots,
  maxPlies: plan.maxPlies,
  ...(plan.data.resign && { resign: true }),
  games,
  logs: keepsLogs,
});

/** Truncates a half-written row; removes a directory that was made in vain. */
function openFiles(folder: string, order: Order, rows: readonly GameRow[]) {
  const { plan, keepsLogs } = order;
  const place = (name: string): string => join(folder, name);
  const made = makeFolder(folder);
  let release = (): void => {};
  try {
    release = claim(folder);
    if (keepsLogs) makeFolder(place('logs'));
    writeWhole(place('plan.json'), `${JSON.stringify(orderData(order), null, 2)}\n`);
    writeWhole(place('games.csv'), csvHeader(plan) + rows.map(row => csvRow(row, plan)).join(''));
    writeWhole(place('games.jsonl'), rows.map(row => jsonLine(row, plan)).join(''));
    return { release, csv: openSync(place('games.csv'), 'a'), lines: openSync(place('games.jsonl'), 'a') };
  } catch (error) {
    release();
    if (made !== undefined) rmSync(made, { recursive: true });
    throw error;
  }
}

/** Lock against a second process. The lock of a dead process is taken over. */
function claim(folder: string): () => void {
  const lock = join(folder, 'lock');
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder))
    throw new FormatError(
      '--out',
      `"${folder}" is being written to by process ${holder}; if that is something else, remove "${lock}"`,
    );
  writeWhole(lock, `${process.pid}`);
  return () => rmSync(lock, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Adds the number of stored games to a system error. */
function attempt<T>(folder: string, consequence: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (error instanceof FormatError) throw error;
    throw new FormatError('--out', `"${folder}" cannot be written to (${code}); ${consequence}`);
  }
}
