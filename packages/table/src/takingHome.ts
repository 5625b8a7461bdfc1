/** Taking a match home: its secret becomes known on one screen, so nothing more may be drawn from it here. */
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { refusal } from './refusals.ts';
import { seatOf } from './seats.ts';

/** Only a match without other people can be taken home, and no rated one: it counts until its end. */
export function takeHome(core: TableCore, guest: string, at: number): Refusal | undefined {
  const { phase, chairs, created } = core.ledger;
  if (seatOf(core, guest) === undefined) return refusal('notSeated');
  if (phase === 'ended') return undefined;
  if (phase === 'gathering') return refusal('notNow');
  if (created.isRated) return refusal('rated');
  if (chairs.some(chair => chair.kind === 'person' && chair.guest !== guest)) return refusal('mustAsk');
  core.write({ kind: 'closed', why: 'home' }, at);
  return undefined;
}
