/** Access of people without a chair, to watch and to talk: decided by the host, at any time. */
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { refusal } from './refusals.ts';
import { seatOf } from './seats.ts';
import type { CommandOf, Who } from './types.ts';

export function setDoors(
  core: TableCore,
  { guest }: Who,
  { doors }: CommandOf<'doors'>,
  at: number,
): Refusal | undefined {
  const { host, doors: before } = core.ledger;
  if (guest !== host) return refusal('notHost');
  const isNew = doors.mayWatch !== before.mayWatch || doors.mayTalk !== before.mayTalk;
  if (isNew) core.write({ kind: 'doors', doors }, at);
  return undefined;
}

const isStranger = (core: TableCore, guest: string | null): boolean =>
  guest !== core.ledger.host && seatOf(core, guest) === undefined;

/**
 * True if a guest may not watch. A table before its start is open to all: free chairs must be visible to
 * those who may take them.
 */
export const isClosedTo = (core: TableCore, guest: string | null): boolean =>
  !core.ledger.doors.mayWatch && core.ledger.phase !== 'gathering' && isStranger(core, guest);

export const maySpeak = (core: TableCore, guest: string): boolean =>
  (core.ledger.doors.mayTalk || !isStranger(core, guest)) && !isClosedTo(core, guest);
