/** For tests: sample matches, and helpers to inspect them. */
import type { MatchClient, MatchSetup, MatchSnapshot, SeatHolder } from '../client.ts';
import type { Tab } from './browser.ts';
import { sleep } from './games.ts';

export const YOU: SeatHolder = { kind: 'you', name: 'Ada' };
export const FRIEND: SeatHolder = { kind: 'friend', name: 'Ben' };
export const bot = (level: string): SeatHolder => ({ kind: 'bot', level, name: level });

export const setupOf = (seats: readonly SeatHolder[], change: Partial<MatchSetup> = {}): MatchSetup => ({
  id: 'm1',
  game: 'rift',
  title: 'A test',
  seats,
  options: { firstPlayer: 'w' },
  seed: 'a seed',
  ...change,
});

/** Waits for a snapshot that satisfies a condition; on timeout the error shows the last one. */
export async function until(
  client: MatchClient<unknown>,
  holds: (snapshot: MatchSnapshot<unknown>) => boolean,
): Promise<MatchSnapshot<unknown>> {
  for (let tries = 0; tries < 2000; tries++) {
    const snapshot = client.snapshot();
    if (snapshot && holds(snapshot)) return snapshot;
    await sleep(5);
  }
  throw new Error(
    `never came; ${client.failure()} (${client.detail()}) ${JSON.stringify(client.snapshot())}`,
  );
}

const opened: MatchClient<unknown>[] = [];

/** Opens a stored match; `closeAll` closes it. */
export function open(tab: Tab, id = 'm1'): MatchClient<unknown> {
  const client = tab.openMatch(id)!;
  opened.push(client);
  return client;
}

/** Creates and opens a match, and waits until it is loaded. */
export async function begin(tab: Tab, setup: MatchSetup): Promise<MatchClient<unknown>> {
  tab.createMatch(setup);
  const client = open(tab, setup.id);
  await until(client, () => true);
  return client;
}

/** Runs after each test. */
export function closeAll(): void {
  for (const client of opened.splice(0)) client.dispose();
}

export const now = (client: MatchClient<unknown>): MatchSnapshot<unknown> => client.snapshot()!;

/** Moves played, in notation. */
export const texts = (client: MatchClient<unknown>): string[] => now(client).moves.map(({ move }) => move);

/** Snapshot without events and insight, which depend on how and when it came to be. */
export function essence(client: MatchClient<unknown>): Omit<MatchSnapshot<unknown>, 'events' | 'insight'> {
  const { events: _events, insight: _insight, ...rest } = now(client);
  return rest;
}
