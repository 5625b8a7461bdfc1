/** Setup of a match, and its conversion to a log header, which contains all of it. */
import type { LogHeader, MatchLog } from '@tessera/engine';
import type { MatchSetup } from './client.ts';

/** Header as a page writes it; the rules add their version and the numbers of the set-up. */
export type NewHeader = Omit<LogHeader, 'rulesVersion' | 'chance'>;

export const headerOf = ({ game, options, seed, position, ...setup }: MatchSetup): NewHeader => ({
  game,
  options,
  seats: setup.seats.length,
  seed,
  numbers: 'seeded',
  ...(position === undefined ? {} : { position }),
  table: {
    title: setup.title,
    seats: setup.seats,
    ...(setup.clock && { clock: setup.clock }),
    ...(setup.isAnalysis && { isAnalysis: true }),
  },
});

/** Log of a match that the rules have not begun: no numbers and no seal. */
export interface NewLog {
  readonly header: NewHeader;
  readonly entries: readonly [];
}

export const isBegun = (log: MatchLog | NewLog): log is MatchLog => 'rulesVersion' in log.header;
