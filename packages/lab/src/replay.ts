/** Plays a game of a run again and compares its digest. */
import { FormatError, type MatchLog } from '@tessera/engine';
import { rowsIn, storedExperiment } from './folder.ts';
import { playOne } from './play.ts';
import type { Cell, GameRow } from './types.ts';

export interface Replayed {
  readonly row: GameRow;
  readonly cell: Cell;
  readonly log: MatchLog;
  /** Digest of the game as it is played now. */
  readonly digest: string;
}

/** `name` is `CELL/NUMBER`, as in the columns `cell` and `number`. */
export async function replayRow(folder: string, name: string): Promise<Replayed> {
  const [, cellText, numberText] = /^(\d{1,6})\/(\d{1,9})$/.exec(name) ?? [];
  if (numberText === undefined)
    throw new FormatError('ROW', `is "${name.slice(0, 40)}", but must be a cell and a number, as 3/17`);
  const experiment = storedExperiment(folder);
  const row = await findRow(folder, Number(cellText), Number(numberText));
  const cell = experiment.cells[Number(cellText)];
  if (!row || !cell) throw new FormatError('ROW', `there is no game ${name} in "${folder}"`);
  const played = await playOne(experiment, cell, row.number);
  if (!played) throw new Error('a game that nobody aborted was not played');
  return { row, cell, log: played.log, digest: played.row.digest };
}

async function findRow(folder: string, cell: number, number: number): Promise<GameRow | undefined> {
  for await (const rows of rowsIn(folder)) {
    const row = rows.find(one => one.cell === cell && one.number === number);
    if (row) return row;
  }
  return undefined;
}
