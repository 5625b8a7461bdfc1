/** A server's seeds of the daily challenge. */
import { randomBytes } from 'node:crypto';
import { commitmentOf, DAILY_GAMES, type DailyDate, dateOf, dayOf, secretSeed } from '@tessera/table/daily';
import type { DailySeeds } from '@tessera/wire';
import type { Store } from '../store/types.ts';

const NAME = 'daily';

export interface SecretSeeds {
  /** The seed of a challenge, past or future: not to be told before its day. */
  seedOf(challenge: DailyDate): string;
  /** The public part: yesterday's and today's seeds, and the commitments to tomorrow's. */
  told(now: number): DailySeeds;
}

/** Every server of a database has the same secret, also after a restart: a commitment is kept. */
export async function openSeeds(store: Pick<Store, 'secret'>): Promise<SecretSeeds> {
  const secret = await store.secret(NAME, randomBytes(32).toString('hex'));
  const seedOf = (challenge: DailyDate): string => secretSeed(secret, challenge);
  return {
    seedOf,
    told(now) {
      const today = dayOf(now);
      const challenges = [today - 1, today, today + 1].flatMap(day =>
        DAILY_GAMES.map(game => {
          const challenge = { date: dateOf(day), game };
          const seed = seedOf(challenge);
          return { ...challenge, commitment: commitmentOf(seed), seed: day > today ? null : seed };
        }),
      );
      return { now, challenges };
    },
  };
}
