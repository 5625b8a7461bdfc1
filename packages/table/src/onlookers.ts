/** Whether bots think at a table, by those who look at it. */
import { isLive } from '@tessera/wire/pace';
import type { TableCore } from './core.ts';
import { isPresent, type Ledger } from './ledger.ts';

/** Whether a person plays there who comes and goes: turn by turn, and not given up nor kept by a bot. */
export const isAwaited = ({ ledger }: TableCore): boolean => !isLive(ledger.pace) && hasPlayer(ledger);

const hasPlayer = (ledger: Ledger): boolean =>
  ledger.chairs.some((_, seat) => isPresent(ledger, seat) && !ledger.gone[seat]);

/** Who looks at a table, as only the host of sockets knows. */
export interface Onlookers {
  /** Whether somebody has it open on this server, to play or to watch. */
  readonly isOpen: boolean;
  /** Milliseconds since somebody who plays there last did something. */
  readonly sinceCommand: number;
}

/** A page that reloads, or a program that plays without listening, is still at a live table for so long. */
const LINGER_MS = 60_000;

/**
 * The one place that decides whether bots think at a table. They do
 * - while somebody has it open, to play or to watch;
 * - turn by turn, for a person who plays there, wherever they are: they come back to find their turn;
 * - at a live table, for a minute after the last command of a person who plays there.
 * Otherwise the bots stop, and go on when somebody opens the table. A person's clock never runs meanwhile: it is a bot's
 * turn. With several servers each decides by those who are at the table through it.
 */
export const mayThink = (core: TableCore, { isOpen, sinceCommand }: Onlookers): boolean =>
  isOpen || isAwaited(core) || (hasPlayer(core.ledger) && sinceCommand < LINGER_MS);
