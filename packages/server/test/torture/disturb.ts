/** Plays matches while something goes wrong again and again, and asks afterwards whether all agree on what happened. */
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
  const matches = await Promise.all(
    Array.from({ length: count }, (_, i) => begin(game, `m${i}`, answers, address)),
  );
  const answered = (): number => matches.reduce((sum, match) => sum + seenIn(match), 0);
  let isOver = false;
  const all = Promise.all(matches.map(({ over }) => over)).then(() => {
    isOver = true;
  });
  let done = 0;
  for (; done < times && !isOver; done++) {
    const before = answered();
    await disturb(done, matches);
    if ((done + 1) % 10 === 0) say(`${done + 1} of ${times} times, ${before} answers`);
    // What is disturbed is always in the middle of something, and not always of the same.
    while (!isOver && answered() <= before + (done % 7)) await new Promise(resolve => setTimeout(resolve, 5));
  }
  await all;
  for (const { players } of matches) for (const player of players) player.leave();
  await end();
  const store = await openStore(database);
  const faults = await contradictions(store, matches);
  await store.close();
  return { did: `${done} times, ${count} matches of ${game}, ${answered()} answers`, faults };
}
