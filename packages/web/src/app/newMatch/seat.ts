/** Who sits in a seat of a match being prepared, of any game. */
import type { SeatHolder } from '../../match/client.ts';
import { fill, type Text } from '../../text/index.ts';
import { settings } from '../settings.ts';
import { levelName } from './levels.ts';

export const HOLDERS = ['you', 'friend', 'bot'] as const;
type Holder = (typeof HOLDERS)[number];

export interface SeatDraft {
  readonly holder: Holder;
  /** Of a friend or a bot; empty for the usual name. Yours is a setting. */
  readonly name: string;
  /** An id of the bots' levels. */
  readonly level: string;
}

export const YOU: SeatDraft = { holder: 'you', name: '', level: 'steady' };
export const FRIEND: SeatDraft = { holder: 'friend', name: '', level: 'steady' };
export const BOT: SeatDraft = { holder: 'bot', name: '', level: 'steady' };

/** How a seat is called when nobody typed a name. */
export function usualName({ holder, level }: SeatDraft, text: Text): string {
  const { yourName, friendName, botName } = text.newMatch.seats;
  if (holder === 'bot') return fill(botName, { level: levelName(level, text) });
  return holder === 'you' ? yourName : friendName;
}

/** How a seat is called. */
export function nameOf(seat: SeatDraft, text: Text): string {
  const typed = seat.holder === 'you' ? settings().name : seat.name;
  return typed.trim() || usualName(seat, text);
}

/** The seat as the match layer knows it, under a name. */
export const holderOf = (seat: SeatDraft, name: string): SeatHolder =>
  seat.holder === 'bot' ? { kind: 'bot', level: seat.level, name } : { kind: seat.holder, name };
