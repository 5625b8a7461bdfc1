/** The files of a simulation: rows as CSV and JSON lines, the summary, and the logs if wanted. */
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { FormatError, type MatchLog } from '@tessera/engine';
import type { GameRow, SimulationPlan } from './game.ts';
import type { Summary } from './summary.ts';

export interface Store {
  add(row: GameRow, log: MatchLog): void;
  finish(summary: Summary): void;
  close(): void;
}

/** Keeps nothing: only the summary is wanted. */
export const noStore: Store = { add: () => {}, finish: () => {}, close: () => {} };

/** Opens every file before the first game, so that an unusable directory is found before any work is done. */
export function openStore(folder: string, plan: SimulationPlan, keepLogs: boolean): Store {
  const csv = join(folder, 'games.csv');
  if (existsSync(csv))
    throw new FormatError('--out', `"${folder}" already holds a simulation; name another directory`);
  const [rows, lines] = attempt(folder, () => {
    mkdirSync(keepLogs ? join(folder, 'logs') : folder, { recursive: true });
    return [openSync(csv, 'wx'), openSync(join(folder, 'games.jsonl'), 'w')] as const;
  });
  writeSync(
    rows,
    csvLine([
      'index',
      'seed',
      ...plan.bots.map((_, seat) => `seat${seat}`),
      'winner',
      'reason',
      'plies',
      'digest',
    ]),
  );
  return {
    add(row, log) {
      const named = { ...row, seats: row.seats.map(number => plan.bots[number]?.name ?? '') };
      writeSync(lines, `${JSON.stringify(named)}\n`);
      const { index, seed, seats, winners, reason, plies, digest } = named;
      writeSync(rows, csvLine([index, seed, ...seats, winners.join(' '), reason, plies, digest]));
      if (keepLogs) writeFileSync(join(folder, 'logs', `${index}.json`), `${JSON.stringify(log)}\n`);
    },
    finish: summary => writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`),
    close: () => {
      closeSync(rows);
      closeSync(lines);
    },
  };
}

function attempt<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new FormatError(
      '--out',
      `"${folder}" cannot be written to (${code}); nothing was played or stored`,
    );
  }
}

const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell => (/[",\n\r]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
