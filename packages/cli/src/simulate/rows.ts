/** Rows of a simulation as stored: JSON lines to resume from, and the same as CSV. */
import { decode, FormatError, readCount, readListOf, readText } from '@tessera/engine';
import { printable } from '../ink.ts';
import { readFields } from '../shape.ts';
import { type GameRow, type SimulationPlan, seatsIn, seedOf } from './game.ts';

/** A row with the names of its bots. */
const named = (row: GameRow, { bots }: SimulationPlan) => ({
  ...row,
  seats: row.seats.map(number => bots[number]?.name ?? ''),
});

export const jsonLine = (row: GameRow, plan: SimulationPlan): string =>
  `${JSON.stringify(named(row, plan))}\n`;

export const csvHeader = ({ bots }: SimulationPlan): string =>
  csvLine(['index', 'seed', ...bots.map((_, seat) => `seat${seat}`), 'winner', 'reason', 'plies', 'digest']);

export function csvRow(row: GameRow, plan: SimulationPlan): string {
  const { index, seed, seats, winners, reason, plies, digest } = named(row, plan);
  return csvLine([index, seed, ...seats, winners.join(' '), reason, plies, digest]);
}

const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\n`;

function csvCell(cell: string | number): string {
  const text = printable(`${cell}`);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Parses the rows of the same plan; an unfinished last line is ignored. */
export const parseRows = (text: string, plan: SimulationPlan, name: string): GameRow[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => parseRow(decode(line, `${name}, line ${index + 1}`), index, plan));

function parseRow(value: unknown, index: number, plan: SimulationPlan): GameRow {
  const field = `games[${index}]`;
  const known = ['index', 'seed', 'seats', 'winners', 'reason', 'plies', 'digest'];
  const row = readFields(known)(value, field);
  if (row.index !== index || row.seed !== seedOf(plan, index))
    throw new FormatError(field, `is not game ${index} of this simulation`);
  return {
    index,
    seed: row.seed,
    seats: seatsIn(index, plan.bots.length),
    winners: readListOf(readCount)(row.winners, `${field}.winners`),
    reason: readText(row.reason, `${field}.reason`),
    plies: readCount(row.plies, `${field}.plies`),
    digest: readText(row.digest, `${field}.digest`),
  };
}
