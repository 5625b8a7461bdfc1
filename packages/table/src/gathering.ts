/** Commands before the start: seating, readiness, bots, host. Each returns a refusal or is done. */
import type { Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import { isLive } from '@tessera/wire/pace';
import type { TableCore } from './core.ts';
import { isLevel } from './keeping.ts';
import { nameAt } from './naming.ts';
import { refusal } from './refusals.ts';
import { seatOf, seatsOf } from './seats.ts';
import type { Circumstances, CommandOf, Who } from './types.ts';

/** Waiting period for absent people, in milliseconds; longer at slow tables. */
const PATIENCE_MS = { live: 120_000, slow: 86_400_000 };

/** True once the waiting period has passed since somebody last sat down or stood up. */
const isWaitOver = ({ ledger: { gathered, pace } }: TableCore, at: number): boolean =>
  at - gathered >= (isLive(pace) ? PATIENCE_MS.live : PATIENCE_MS.slow);

/** Seats a guest; a guest who sits elsewhere moves. */
export function sit(
  core: TableCore,
  { guest }: Who,
  { seat, name, entropy = '' }: CommandOf<'sit'>,
  at: number,
): Refusal | undefined {
  const { chairs, phase } = core.ledger;
  if (phase !== 'gathering') return refusal('notNow');
  const old = seatOf(core, guest);
  const wanted = seat ?? old ?? chairs.findIndex(({ kind }) => kind === 'open');
  const chair = chairs[wanted];
  if (!chair) return refusal('noChair');
  if (chair.kind !== 'open' && wanted !== old) return refusal('chairTaken');
  if (old !== undefined) rise(core, old, at);
  core.write({ kind: 'sat', seat: wanted, guest, name: nameAt(core, { guest, name }), entropy }, at);
  return undefined;
}

export function stand(core: TableCore, { guest }: Who, at: number): Refusal | undefined {
  if (core.ledger.phase !== 'gathering') return refusal('notNow');
  const [seat, ...others] = seatsOf(core, guest);
  if (seat === undefined) return refusal('notSeated');
  for (const one of [seat, ...others]) rise(core, one, at);
  if (guest === core.ledger.host) passOn(core, seat, at);
  return undefined;
}

/** Passes the host's role to the next person at the table when the host stands up. */
function passOn(core: TableCore, seat: Seat, at: number): void {
  const { chairs } = core.ledger;
  const next = [...chairs.slice(seat), ...chairs.slice(0, seat)].find(({ kind }) => kind === 'person');
  if (next?.kind === 'person') core.write({ kind: 'host', guest: next.guest }, at);
}

function rise(core: TableCore, seat: Seat, at: number): void {
  const chair = core.ledger.chairs[seat];
  if (chair?.kind === 'person') core.write({ kind: 'stood', seat, name: chair.name }, at);
}

export function ready(
  core: TableCore,
  { guest }: Who,
  { isReady }: CommandOf<'ready'>,
  at: number,
): Refusal | undefined {
  if (core.ledger.phase !== 'gathering') return refusal('notNow');
  const seats = seatsOf(core, guest);
  for (const seat of seats) {
    const chair = core.ledger.chairs[seat];
    if (chair?.kind === 'person' && chair.isReady !== isReady)
      core.write({ kind: 'ready', seat, isReady }, at);
  }
  return seats.length === 0 ? refusal('notSeated') : undefined;
}

/** True for the host, and for any seated guest while the host is away and the wait `isEnough`. */
const mayHost = (core: TableCore, guest: string, around: Circumstances, isEnough: boolean): boolean =>
  guest === core.ledger.host ||
  (isEnough && !around.isHere(core.ledger.host) && seatOf(core, guest) !== undefined);

/** Makes a guest the host, unless they are already. */
function hostFromNowOn(core: TableCore, guest: string, at: number): void {
  if (guest !== core.ledger.host) core.write({ kind: 'host', guest }, at);
}

/**
 * Puts a bot into a chair, or clears it. The host may also clear the chair of a person who is not ready, or
 * who stayed away past the waiting period.
 */
export function seatBot(
  core: TableCore,
  { guest }: Who,
  { seat, level }: CommandOf<'bot'>,
  at: number,
  around: Circumstances,
): Refusal | undefined {
  const { chairs, phase } = core.ledger;
  const isPatient = isWaitOver(core, at);
  if (phase !== 'gathering') return refusal('notNow');
  if (!mayHost(core, guest, around, isPatient)) return refusal('notHost');
  const chair = chairs[seat];
  if (!chair) return refusal('noChair');
  const isWaitedFor = chair.kind === 'person' && chair.isReady;
  if (isWaitedFor && (around.isHere(chair.guest) || !isPatient)) return refusal('chairTaken');
  if (level !== null && !isLevel(core, level)) return refusal('unknownLevel', { level });
  hostFromNowOn(core, guest, at);
  rise(core, seat, at);
  core.write({ kind: 'bot', seat, level }, at);
  return undefined;
}

/**
 * Starts the match: every seated person has to be ready, and starting counts as being ready. A full table
 * need not wait for an absent host; filling it with bots in their place takes the waiting period.
 */
export function start(
  core: TableCore,
  { guest }: Who,
  { level }: CommandOf<'start'>,
  at: number,
  around: Circumstances,
): Refusal | undefined {
  const { chairs, phase } = core.ledger;
  if (phase !== 'gathering') return refusal('notNow');
  const isFull = chairs.every(({ kind }) => kind !== 'open');
  if (!mayHost(core, guest, around, isFull || isWaitOver(core, at))) return refusal('notHost');
  const waiting = chairs.find(chair => chair.kind === 'person' && !chair.isReady && chair.guest !== guest);
  if (waiting?.kind === 'person') return refusal('notReady', { name: waiting.name });
  const open = chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (open.length > 0 && level === undefined) return refusal('notFull');
  if (level !== undefined && !isLevel(core, level)) return refusal('unknownLevel', { level });
  hostFromNowOn(core, guest, at);
  core.begin(Object.fromEntries(open.map(seat => [seat, level as string])), at);
  return undefined;
}

/** Closes a table that never started; a running match is left, or played to its end. */
export function close(core: TableCore, { guest }: Who, at: number): Refusal | undefined {
  if (core.ledger.phase !== 'gathering') return refusal('notNow');
  if (guest !== core.ledger.host) return refusal('notHost');
  core.write({ kind: 'closed', why: 'host' }, at);
  return undefined;
}

/** Closes a table that has been empty for long; only the host of sockets knows for how long. */
export function expire(core: TableCore, at: number): void {
  if (core.ledger.phase === 'gathering') core.write({ kind: 'closed', why: 'expired' }, at);
}
