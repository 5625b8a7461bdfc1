/**
 * Plans, and standing orders among them: answers to be given as soon as it is one's turn. Only their owner
 * sees them.
 */
import { FormatError, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { isPresent } from './ledger.ts';
import { refusal } from './refusals.ts';
import type { CommandOf } from './types.ts';

export function plan(
  core: TableCore,
  seat: Seat,
  command: CommandOf<'plan'>,
  at: number,
): Refusal | undefined {
  const { moves, isOrder } = command;
  const { phase, gone, plans } = core.ledger;
  if (phase !== 'playing' || gone[seat]) return refusal('notNow');
  if (moves.length > 0 || plans[seat]) core.write({ kind: 'planned', seat, moves, isOrder }, at);
  return undefined;
}

/**
 * Plays the orders of the seat to act as far as they are legal; runs after each change. A plan that is
 * illegal once it is its owner's turn is dropped.
 */
export function carryOut(core: TableCore, at: number): void {
  const { ledger } = core;
  for (;;) {
    const seat = ledger.toAct;
    if (!core.isOn || seat === null || !isPresent(ledger, seat)) return;
    const { moves, isOrder } = ledger.plans[seat] ?? { moves: [], isOrder: false };
    const [move] = moves;
    if (move === undefined) return;
    if (!isLegal(core, seat, move)) {
      core.write({ kind: 'planned', seat, moves: [], isOrder: false }, at);
      return;
    }
    if (!isOrder) return;
    core.answer(seat, move, at, 'plan');
  }
}

function isLegal({ game, started }: TableCore, seat: Seat, text: string): boolean {
  try {
    return !started.check(seat, game.notation.parseMove(started.state, text));
  } catch (error) {
    if (error instanceof FormatError) return false;
    throw error;
  }
}
