/** What the client of a local match is made of, and what its bots are given to think about. */
import type { Seat } from '@tessera/engine';
import type { Display } from './display.ts';
import type { KeptMatch } from './journal.ts';
import type { Session } from './session.ts';
import type { Thinker } from './thinker.ts';

export interface Parts {
  readonly display: Display;
  readonly thinker: Thinker;
  readonly session: Session;
  readonly enqueue: Enqueue;
}

type Enqueue = <T>(task: () => Promise<T>) => Promise<T | undefined>;

/** Whether nobody has played since; thoughts about it may have come. */
export const isStill = (session: Session, match: KeptMatch): boolean => session.match()?.seq === match.seq;

/** What a bot needs to think from a moment on; undefined when the match has moved on since. */
export async function taskFor(session: Session, match: KeptMatch, seat: Seat) {
  const known = await session.ask({ type: 'view', seat });
  if (known === undefined || !isStill(session, match)) return undefined;
  return { game: match.log.header.game, match: match.id, seat, ...known };
}
