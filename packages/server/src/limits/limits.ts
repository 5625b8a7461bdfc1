/** Rate limits and quotas. */
import type { Rate } from './buckets.ts';

export interface Limits {
  /** By address: HTTP requests below /api. */
  readonly requests: Rate;
  /** By address: new guests. */
  readonly guests: Rate;
  /** By address: attempts with private keys. */
  readonly keys: Rate;
  /** By guest, and by address: new tables. */
  readonly tables: Rate;
  /** By guest, and by address: results of daily challenges, each of which is replayed. */
  readonly attempts: Rate;
  /** Quota of tables that wait for players. */
  readonly openTables: { readonly perGuest: number; readonly perAddress: number };
  /** Expiry of abandoned tables that never started, in milliseconds. */
  readonly gathering: { readonly liveMs: number; readonly slowMs: number };
  /** Limit of an address, as a multiple of the limit of one guest or connection. */
  readonly crowd: number;
  /** By connection: messages of any kind. */
  readonly messages: Rate;
  /** By guest: commands, over all connections. */
  readonly commands: Rate;
  /** By connection: questions that replay the match. */
  readonly questions: Rate;
  /** By guest: chat and pointers, which others see. */
  readonly words: Rate;
  /** Quota of open sockets. */
  readonly sockets: { readonly all: number; readonly perAddress: number; readonly perGuest: number };
}

const HOUR_MS = 3_600_000;

/** Sized for a household or a small club behind one address. */
export const LIMITS: Limits = {
  requests: { burst: 200, perSecond: 20 },
  guests: { burst: 20, perSecond: 1 / 30 },
  keys: { burst: 10, perSecond: 1 / 10 },
  tables: { burst: 20, perSecond: 1 / 20 },
  attempts: { burst: 6, perSecond: 1 / 60 },
  openTables: { perGuest: 6, perAddress: 24 },
  gathering: { liveMs: 24 * HOUR_MS, slowMs: 14 * 24 * HOUR_MS },
  crowd: 8,
  messages: { burst: 120, perSecond: 30 },
  commands: { burst: 60, perSecond: 15 },
  questions: { burst: 60, perSecond: 5 },
  words: { burst: 10, perSecond: 1 },
  sockets: { all: 20_000, perAddress: 200, perGuest: 20 },
};

const ANY: Rate = { burst: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER };

/** No limits, for benchmarks and tests, where one machine is a thousand visitors. */
export const UNLIMITED: Limits = {
  requests: ANY,
  guests: ANY,
  keys: ANY,
  tables: ANY,
  attempts: ANY,
  openTables: { perGuest: Number.MAX_SAFE_INTEGER, perAddress: Number.MAX_SAFE_INTEGER },
  gathering: LIMITS.gathering,
  crowd: 1,
  messages: ANY,
  commands: ANY,
  questions: ANY,
  words: ANY,
  sockets: { all: 100_000, perAddress: 100_000, perGuest: 100_000 },
};
