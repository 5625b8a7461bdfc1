/** Conditions under which bots think, depending on the people at the table. */
import { isLive } from '@tessera/wire/pace';
import type { TableCore } from './core.ts';
import { isPresent, type Ledger } from './ledger.ts';

/**
 * True if a person plays at a slow table, present or not: they have not left, and no keeper plays for them.
 */
export const isAwaited = ({ ledger }: TableCore): boolean => !isLive(ledger.pace) && hasPlayer(ledger);

const hasPlayer = (ledger: Ledger): boolean =>
  ledger.chairs.some((_, seat) => isPresent(ledger, seat) && !ledger.gone[seat]);

/** Attention that a table gets, known to the host of sockets alone. */
export interface Onlookers {
  /** True while a player or watcher has the table open on this server. */
  readonly isOpen: boolean;
  /** Milliseconds since the last command of a player. */
  readonly sinceCommand: number;
}

/**
 * Time after the last command during which a live table counts as attended: a reloading page, or a program
 * that plays without subscribing.
 */
const LINGER_MS = 60_000;

/**
 * The one place that decides whether bots think at a table. They do
 * - while somebody has the table open, to play or to watch;
 * - at a slow table, for a person who plays there, present or not, who returns to find their turn;
 * - at a live table, for a minute after the last command of a person who plays there.
 * Otherwise the bots stop until somebody opens the table. No person's clock runs meanwhile, since it is a
 * bot's turn. With several servers, each decides by its own connections.
 */
export const mayThink = (core: TableCore, { isOpen, sinceCommand }: Onlookers): boolean =>
  isOpen || isAwaited(core) || (hasPlayer(core.ledger) && sinceCommand < LINGER_MS);
