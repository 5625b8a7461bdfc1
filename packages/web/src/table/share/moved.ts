/** Where matches went, noted in this browser: from one screen to a table of its server, and from a table home. */
import { MOVED, readStored, writeStored } from '../../ui/stored.ts';

const HOME = 'tessera.home.';

const noted = (key: string): string | undefined => {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** The table at which a match of this browser goes on. */
export const tableOfMatch = (match: string): string | undefined => noted(MOVED + match);
export const noteTable = (match: string, table: string): boolean => writeStored(MOVED + match, table);

const CHALLENGE = { isChallenge: true } as const;
/** Notes that a match plays a daily challenge, so that its result is told beside its table. */
export const noteChallenge = (match: string): boolean => writeStored(MOVED + match, CHALLENGE);
export const isChallenge = (match: string): boolean => Object(noted(MOVED + match)).isChallenge === true;

/** The match of this browser that was taken home from a table. */
export const matchOfTable = (table: string): string | undefined => noted(HOME + table);
export const noteMatch = (table: string, match: string): boolean => writeStored(HOME + table, match);

/** Where a match of this browser is continued on line. */
export const movingPath = (match: string): string => `/move/${encodeURIComponent(match)}`;

/** Whether this page comes from a server that has tables. */
export const hasTables = (): boolean => document.documentElement.dataset.online !== undefined;
