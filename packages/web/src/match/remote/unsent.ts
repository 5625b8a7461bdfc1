/** Commands that are not sent without a connection, nor after it. */
import type { Command } from '@tessera/wire';
import type { Refusal } from '../client.ts';

/** The connection is lost: the command was not sent, and will not be. */
export const UNSENT: Refusal = { code: 'E_UNSENT', clause: '' };

const NEVER_LATE: ReadonlySet<string> = new Set<Command['do']>(['leave', 'ask', 'answer', 'chat', 'phrase']);

/** True for a command that would surprise everybody if it came late: it is given up with its connection. */
export const isNeverLate = (command: Command): boolean => NEVER_LATE.has(command.do);
