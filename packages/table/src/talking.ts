/** Chat at the table, by players and watchers. */
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { maySpeak } from './doors.ts';
import { nameAt } from './naming.ts';
import { refusal } from './refusals.ts';
import { seatOf } from './seats.ts';
import type { Who } from './types.ts';

export function talk(
  core: TableCore,
  { guest, name }: Who,
  line: { readonly text: string } | { readonly phrase: string },
  at: number,
): Refusal | undefined {
  if (!maySpeak(core, guest)) return refusal('noTalk');
  const seat = seatOf(core, guest) ?? null;
  const chair = seat === null ? undefined : core.ledger.chairs[seat];
  const known = chair?.kind === 'person' ? chair.name : nameAt(core, { guest, name });
  core.write({ kind: 'said', guest, name: known, seat, ...line }, at);
  return undefined;
}
