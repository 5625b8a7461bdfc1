/** Answers and resignations during a match. Each function returns a refusal or is done. */
import { AGREE, LEAVE, type MatchWord, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { isPresent } from './ledger.ts';
import { refusal } from './refusals.ts';
import { speakerOf } from './seats.ts';
import type { CommandOf } from './types.ts';

export function play(
  core: TableCore,
  seat: Seat,
  { move, after }: CommandOf<'play'>,
  at: number,
): Refusal | undefined {
  if (!core.isOn) return refusal('notNow');
  if (after !== core.ledger.count) return refusal('tooLate');
  if (seat !== core.ledger.toAct || !isPresent(core.ledger, seat)) return refusal('notYourTurn');
  return core.answer(seat, move, at);
}

/** Resigns: among rivals for the seat one speaks for, in a team for everybody at the screen. */
export function giveUp(core: TableCore, seats: readonly Seat[], at: number): Refusal | undefined {
  const { ledger, game } = core;
  const staying = seats.filter(seat => !ledger.gone[seat]);
  const leaving = game.isTogether && staying.length > 0 ? staying : [speakerOf(core, seats) as Seat];
  const [refused] = leaving.map(seat => leave(core, seat, at));
  return refused;
}

/**
 * Makes a seat leave by the rules. Without any person left the bots stop: rivals among them agree to end, so
 * that none wins by leaving last, and a team gives up.
 */
export function leave(core: TableCore, seat: Seat, at: number, word: MatchWord = LEAVE): Refusal | undefined {
  const { ledger } = core;
  if (ledger.phase !== 'playing') return refusal('notNow');
  const refused = core.say(seat, word, at);
  if (refused) return refused;
  const isDeserted = ledger.chairs.every(({ kind }, one) => kind !== 'person' || ledger.gone[one]);
  if (!isDeserted) return undefined;
  const isRefused = core.say(ledger.gone.indexOf(false), AGREE, at);
  if (isRefused) for (let one = 0; one < ledger.chairs.length; one++) core.say(one, LEAVE, at);
  return undefined;
}
