/** Plays matches under repeated faults, then checks that all players and the journal agree. */
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../src/store/openStore.ts';
import { contradictions } from './history.ts';
import { begin, type Disturbed, seenIn } from './match.ts';
import type { Verdict } from './trial.ts';

export interface Disturbance {
  readonly game: string;
  readonly matches: number;
  /** Answers per match. */
  readonly answers: number;
  readonly times: number;
  /** Address for a (re)connecting player. */
  address(): string;
  /** Injects the n-th fault; play goes on between two of them. */
  disturb(n: number, matches: readonly Disturbed[]): Promise<void>;
  /** Called after the last move; no server needs to run afterwards. */
  end(): Promise<void>;
  /** URL of the database with the journals. */
  readonly database: string;
}

export async function play(
  { game, matches: count, answers, times, address, disturb, end, database }: Disturbance,
  say: (line: string) => void,
): Promise<Verdict> {
  const matches: Disturbed[] = [];
  const isOn = new Set<Disturbed>();
  let isEnough = false;
  /** A match that ends before the last fault is followed by another. */
  const atTable = async (i: number): Promise<void> => {
    for (let n = 0; n === 0 || !isEnough; n++) {
      const match = await begin(game, `m${i}n${n}`, answers, address);
      matches.push(match);
      isOn.add(match);
      await match.over;
      isOn.delete(match);
      for (const player of match.players) player.leave();
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, i) => atTable(i)));
  const answered = (): number => matches.reduce((sum, match) => sum + seenIn(match), 0);
  for (let done = 0; done < times; done++) {
    const before = answered();
    await disturb(done, [...isOn]);
    if ((done + 1) % 10 === 0) say(`${done + 1} of ${times} times, ${before} answers`);
    // Faults at varying moments of play.
    while (answered() <= before + (done % 7)) await Promise.race([all, pause(5)]);
  }
  isEnough = true;
  await all;
  await end();
  const store = await openStore(database);
  const faults = await contradictions(store, matches);
  await store.close();
  return { did: `${times} times, ${matches.length} matches of ${game}, ${answered()} answers`, faults };
}
