// @chunk draft
/** Who sits in a seat of a match being prepared, of any game. */
import { withoutHarmful } from '@tessera/engine';
import type { SeatHolder } from '../../match/client.ts';
import { settings } from '../../ui/settings.ts';

/** At this screen. */
export const HOLDERS = ['you', 'friend', 'bot'] as const;
/** `guest`: at a table of a server, whoever comes. */
export type Holder = (typeof HOLDERS)[number] | 'guest';

export interface SeatDraft {
  readonly holder: Holder;
  /** Of a friend or a bot; empty for the usual name. Yours is a setting. */
  readonly name: string;
  /** An id of the bots' levels. */
  readonly level: string;
}

export const YOU: SeatDraft = { holder: 'you', name: '', level: 'steady' };
export const FRIEND: SeatDraft = { holder: 'friend', name: '', level: 'steady' };
export const GUEST: SeatDraft = { holder: 'guest', name: '', level: 'steady' };
export const BOT: SeatDraft = { holder: 'bot', name: '', level: 'steady' };

/** The seat as the match layer knows it, under the name somebody typed; a log with invisible letters in it could not be read again. */
export function holderOf({ holder, name, level }: SeatDraft): SeatHolder {
  const typed = withoutHarmful(holder === 'you' ? settings().name : name).trim();
  return holder === 'bot' ? { kind: holder, level, name: typed } : { kind: holder, name: typed };
}
