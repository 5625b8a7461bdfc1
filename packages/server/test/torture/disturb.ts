/** Plays matches while something goes wrong again and again, and asks afterwards whether all agree on what happened. */
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../src/store/openStore.ts';
import { contradictions } from './history.ts';
import { begin, type Disturbed, seenIn } from './match.ts';
import type { Verdict } from './trial.ts';

export interface Disturbance {
  readonly game: string;
  readonly matches: number;
  /** Of each match. */
  readonly answers: number;
  readonly times: number;
  /** Where a player who comes (back) knocks. */
  address(): string;
  /** The n-th thing that goes wrong; play goes on before the next one does. */
  disturb(n: number, matches: readonly Disturbed[]): Promise<void>;
  /** After the last move nobody plays any more: no server needs to run. */
  end(): Promise<void>;
  /** Where the journals are then. */
  readonly database: string;
}

export async function play(
  { game, matches: count, answers, times, address, disturb, end, database }: Disturbance,
  say: (line: string) => void,
): Promise<Verdict> {
  const matches: Disturbed[] = [];
  const isOn = new Set<Disturbed>();
  let isEnough = false;
  /** A match that ends before everything went wrong is followed by another. */
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
    // What is disturbed is always in the middle of something, and not always of the same.
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
