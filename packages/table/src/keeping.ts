/** Keepers: bots that play for absent people until they return. */
import { LEAVE_ON_TIME, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { isPresent } from './ledger.ts';
import { leave } from './playing.ts';
import { refusal } from './refusals.ts';
import type { CommandOf } from './types.ts';

export function keepChair(
  core: TableCore,
  seat: Seat,
  { level }: CommandOf<'keep'>,
  at: number,
): Refusal | undefined {
  const { ledger } = core;
  if (ledger.phase !== 'playing' || ledger.gone[seat] || !isPresent(ledger, seat)) return refusal('notNow');
  if (!isLevel(core, level)) return refusal('unknownLevel', { level });
  handToBot(core, seat, at, level);
  return undefined;
}

export const isLevel = ({ world, ledger }: TableCore, level: string): boolean =>
  world.levels(ledger.created.game).includes(level);

/** Hands a chair to a keeper of the level chosen by its person, else by the table, else by default. */
export function handToBot(core: TableCore, seat: Seat, at: number, chosen?: string): void {
  const level = chosen ?? core.ledger.created.keeper ?? core.world.keeper(core.game.id);
  const spent = core.ledger.clock.running === seat ? core.spent(at) : 0;
  core.write({ kind: 'kept', seat, level, spent }, at);
}

/** Returns the kept chairs of a guest to them. */
export function comeBack(core: TableCore, seats: readonly Seat[], at: number): Refusal | undefined {
  const { ledger } = core;
  const kept = seats.filter(seat => !ledger.gone[seat] && !isPresent(ledger, seat));
  if (ledger.phase !== 'playing' || kept.length === 0) return refusal('notNow');
  for (const seat of kept) core.write({ kind: 'returned', seat }, at);
  return undefined;
}

/**
 * Handles an expired clock: rivals may have agreed that it loses; otherwise the rules answer, and a keeper
 * takes the chair.
 */
export function timeIsUp(core: TableCore, seat: Seat, at: number): void {
  const { ledger, game } = core;
  if (!game.isTogether && ledger.created.onTime === 'loss') {
    leave(core, seat, at, LEAVE_ON_TIME);
    return;
  }
  core.fallback(at);
  if (ledger.phase === 'playing') handToBot(core, seat, at);
}
