/** Standing of a run: which games are done, which come next, and which cells the stop rules have ended. */
import { wilson } from '@tessera/bots';
import { verdictOf } from '@tessera/bots/sequential';
import type { KeyedRow } from './parts.ts';
import { fits, isChosen } from './select.ts';
import type { Batch, Cell, Experiment, SequentialTest } from './types.ts';

/** Games of a cell before its interval may end it: the first few mislead. */
const FEWEST = 30;
/** Work of a batch: long enough to be worth a message, short enough to be lost. */
const BATCH_MS = 400;
const MOST_IN_BATCH = 64;

interface Standing {
  readonly cell: Cell;
  /** All numbers below it are done. */
  floor: number;
  /** Numbers above it that are done, a few: memory stays flat over millions of games. */
  readonly early: Set<number>;
  /** All numbers below it are done or under way. */
  next: number;
  games: number;
  wins: number;
  ms: number;
}

export interface Tally {
  /** Counts a row; false if its game is known already. */
  add(row: KeyedRow): boolean;
  /** The next games to be played; undefined when every cell is over or under way. */
  nextBatch(): Batch | undefined;
  readonly done: number;
  /** Games that the rules allow at most. */
  readonly most: number;
  /** Processor time of the games left, as far as known. */
  msLeft(): number;
  /** Verdict of the sequential test, if there is one. */
  verdict(): 'accepted' | 'rejected' | 'undecided' | undefined;
  isOver(): boolean;
}

export function newTally({ cells, stop }: Experiment, batchMs = BATCH_MS): Tally {
  const all = cells.map(
    (cell): Standing => ({ cell, floor: 0, early: new Set(), next: 0, games: 0, wins: 0, ms: 0 }),
  );
  const pairs = stop.test && newPairs(cells, stop.test);
  let done = 0;
  const meanMs = ({ games, ms }: Standing): number | undefined =>
    games === 0 ? undefined : Math.max(0.2, ms / games);
  const isDone = ({ floor, early }: Standing, number: number): boolean => number < floor || early.has(number);
  const overall = (): number => {
    const known = all.flatMap(one => meanMs(one) ?? []);
    return known.length === 0 ? BATCH_MS : known.reduce((sum, ms) => sum + ms, 0) / known.length;
  };
  const isNarrow = ({ wins, games }: Standing): boolean => {
    if (stop.width === undefined || games < FEWEST) return false;
    const { low, high } = wilson(wins, games);
    return high - low <= stop.width;
  };
  const mostOf = ({ cell, games }: Standing): number =>
    isChosen(cell, stop.only) ? Math.max(games, stop.games) : games;
  const isClosed = (one: Standing): boolean =>
    !isChosen(one.cell, stop.only) || isNarrow(one) || (pairs?.isDecided(one.cell) ?? false);
  const advance = (one: Standing): void => {
    while (isDone(one, one.next)) one.next += 1;
  };
  const open = (): Standing[] => all.filter(one => one.next < stop.games && !isClosed(one));
  /** Games that a cell will still need, by its win rate so far where precision ends it. */
  const leftOf = (one: Standing): number => {
    const most = stop.games - one.games;
    if (isClosed(one) || most <= 0) return 0;
    if (stop.width === undefined) return most;
    const rate = (one.wins + 1) / (one.games + 2);
    const needed = (16 * rate * (1 - rate)) / stop.width ** 2;
    return Math.max(1, Math.min(most, needed - one.games));
  };
  return {
    get done() {
      return done;
    },
    get most() {
      return all.reduce((sum, one) => sum + mostOf(one), 0);
    },
    add({ cell, number, won, ms }) {
      const one = all[cell];
      if (!one || isDone(one, number)) return false;
      one.early.add(number);
      while (one.early.delete(one.floor)) one.floor += 1;
      one.games += 1;
      one.wins += won ? 1 : 0;
      one.ms += ms;
      done += 1;
      pairs?.add(one.cell, number, won);
      return true;
    },
    nextBatch() {
      const candidates = open();
      for (const one of candidates) advance(one);
      const [one] = candidates.filter(({ next }) => next < stop.games).sort((a, b) => a.next - b.next);
      if (!one) return undefined;
      const size = Math.max(1, Math.min(MOST_IN_BATCH, Math.round(batchMs / (meanMs(one) ?? batchMs))));
      const numbers: number[] = [];
      while (numbers.length < size && one.next < stop.games) {
        if (!isDone(one, one.next)) numbers.push(one.next);
        one.next += 1;
      }
      return { cell: one.cell.index, numbers };
    },
    msLeft: () => {
      const mean = overall();
      return all.reduce((sum, one) => sum + leftOf(one) * (meanMs(one) ?? mean), 0);
    },
    verdict: () => pairs?.verdict(),
    isOver: () => all.every(one => one.games >= stop.games || isClosed(one)),
  };
}

/** Pairs of the sequential test, judged in the order of their numbers whatever order they are played in. */
function newPairs(cells: readonly Cell[], { better, than }: SequentialTest) {
  const first = cells.find(cell => fits(cell, better));
  const second = cells.find(cell => fits(cell, than));
  const results = [new Map<number, boolean>(), new Map<number, boolean>()] as const;
  let [next, wins, losses] = [0, 0, 0];
  let verdict: ReturnType<typeof verdictOf> = 'undecided';
  return {
    verdict: () => verdict,
    isDecided: (cell: Cell): boolean => verdict !== 'undecided' && (cell === first || cell === second),
    add(cell: Cell, number: number, won: boolean): void {
      if (cell !== first && cell !== second) return;
      results[cell === first ? 0 : 1].set(number, won);
      while (verdict === 'undecided') {
        const [a, b] = [results[0].get(next), results[1].get(next)];
        if (a === undefined || b === undefined) return;
        results[0].delete(next);
        results[1].delete(next);
        next += 1;
        if (a && !b) wins += 1;
        if (b && !a) losses += 1;
        verdict = verdictOf(wins, losses);
      }
    },
  };
}
