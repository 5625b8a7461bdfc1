/** The journal of a match in this browser: the records of its table, one for everything that happens. */
import {
  type Fields,
  FormatError,
  type LogEntry,
  type MatchLog,
  readObject,
  type Seat,
} from '@tessera/engine';
import type { Created, TableRecord } from '@tessera/table';
import type { MatchSetup } from './client.ts';

/** The guest at this screen, in however many seats. */
export const HERE = 'here';

/** The first record. Beside what a table needs it has what the match was set up from, and what an older version stored. */
export interface CreatedHere extends Created {
  readonly setup: MatchSetup;
  readonly from?: MatchLog;
  /** Answers taken back before, the next one to be played again first. */
  readonly undone?: readonly LogEntry[];
  readonly claim?: Claim;
}

/** Knowledge of an older page, which did not seal its logs, about one of them. */
export interface Claim {
  readonly position: string;
  /** The seat that gave up afterwards, which the log did not say. */
  readonly resigned: Seat | null;
}

type Later = Exclude<TableRecord, { readonly kind: 'created' }>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A record before it has a number and a time. */
export type MatchRecordBody = Without<Later, 'seq' | 'at'>;

/** A match played elsewhere, or stored by an older version. */
export type Played = Partial<Pick<CreatedHere, 'from' | 'undone' | 'claim'>>;

export function createdOf(setup: MatchSetup, at: number, played: Played = {}): CreatedHere {
  const { seats, clock: _clock, ...known } = setup;
  return {
    ...known,
    seq: 1,
    at,
    kind: 'created',
    code: '',
    secret: '',
    // Clocks are started by the first answer of play, which costs nothing.
    pace: { total: null, increment: 0, move: null },
    openTo: 'link',
    onTime: 'loss',
    hasHints: true,
    language: 'en',
    host: HERE,
    chairs: seats.map(holder =>
      holder.kind === 'bot'
        ? { kind: 'bot', level: holder.level }
        : { kind: 'person', guest: HERE, name: holder.name, isReady: true },
    ),
    entropy: [],
    setup,
    ...played,
  };
}

/** What a match was set up from, as its first record has it. Throws FormatError. */
export function setupIn(created: Fields): MatchSetup {
  const setup = readObject(created.setup, 'setup') as unknown as MatchSetup;
  const { seats, game, title, seed } = setup;
  const isText = (text: unknown): boolean => typeof text === 'string';
  if (
    ![game, title, seed].every(isText) ||
    !Array.isArray(seats) ||
    !seats.every(holder => isText(holder?.kind) && isText(holder.name))
  )
    throw new FormatError('setup', 'does not say who plays what');
  return setup;
}

/** Records that follow number `last`. */
export const numbered = (bodies: readonly MatchRecordBody[], last: number, at: number): readonly Later[] =>
  bodies.map((body, i) => ({ seq: last + 1 + i, at, ...body }) as Later);
