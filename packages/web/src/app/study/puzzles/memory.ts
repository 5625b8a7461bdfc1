/** The player's puzzles in this browser. */
import { createSignal } from '../../../ui/render/signal.ts';
import { parseObject, readStored, writeStored } from '../../../ui/stored.ts';
import { EMPTY, type PuzzleRecord } from './record.ts';

const KEY = 'tessera.puzzles';

function read(): PuzzleRecord {
  const { ratings, attempts, days } = parseObject(readStored(KEY)) as Partial<PuzzleRecord>;
  return {
    ratings: Object(ratings),
    attempts: Array.isArray(attempts) ? attempts : EMPTY.attempts,
    days: Array.isArray(days) ? days : EMPTY.days,
  };
}

const state = createSignal<PuzzleRecord>(read());

export const puzzleRecord = state.get;
export const onPuzzleRecord = state.subscribe;

/** Another page of this browser may have added results: the stored record is read first. */
export function changeRecord(change: (record: PuzzleRecord) => PuzzleRecord): PuzzleRecord {
  const next = change(readStored(KEY) === null ? state.get() : read());
  state.set(next);
  writeStored(KEY, next);
  return next;
}
