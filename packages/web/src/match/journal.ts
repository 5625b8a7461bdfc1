/** Journal of a match in this browser: the records of its table. */
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

/** Guest at this screen, in any number of seats. */
export const HERE = 'here';

/** First record: that of a table, plus the setup of the match and data of older versions. */
export interface CreatedHere extends Created {
  readonly setup: MatchSetup;
  readonly from?: MatchLog;
  /** Answers taken back before the journal began, the next one to redo first. */
  readonly undone?: readonly LogEntry[];
  readonly claim?: Claim;
}

/** State that an older page, which did not seal its logs, stored with a log. */
export interface Claim {
  readonly position: string;
  /** Seat that resigned afterwards, which the log did not contain. */
  readonly resigned: Seat | null;
}

type Later = Exclude<TableRecord, { readonly kind: 'created' }>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A record without its number and time. */
export type MatchRecordBody = Without<Later, 'seq' | 'at'>;

/** Log of a match played elsewhere, or stored by an older version. */
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
    // Clocks start with the first answer of play, which is free.
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

/** Setup in the first record of a match. Throws FormatError. */
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

/** Numbers records consecutively after `last`. */
export const numbered = (bodies: readonly MatchRecordBody[], last: number, at: number): readonly Later[] =>
  bodies.map((body, i) => ({ seq: last + 1 + i, at, ...body }) as Later);
