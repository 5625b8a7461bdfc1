// @chunk draft
/** Holder of a seat in a new match, for any game. */
import { withoutHarmful } from '@tessera/engine';
import type { SeatHolder } from '../../match/client.ts';
import { settings } from '../../ui/settings.ts';

/** Holders at this screen. */
export const HOLDERS = ['you', 'friend', 'bot'] as const;
/** `guest` is whoever joins a table of a server. */
export type Holder = (typeof HOLDERS)[number] | 'guest';

export interface SeatDraft {
  readonly holder: Holder;
  /** Name of a friend or a bot; empty for the default name. Your own name is a setting. */
  readonly name: string;
  readonly level: string;
}

export const YOU: SeatDraft = { holder: 'you', name: '', level: 'fair' };
export const FRIEND: SeatDraft = { holder: 'friend', name: '', level: 'fair' };
export const GUEST: SeatDraft = { holder: 'guest', name: '', level: 'fair' };
export const BOT: SeatDraft = { holder: 'bot', name: '', level: 'fair' };

/**
 * Converts a draft to the match layer's type. Invisible characters are removed from the name: a log that
 * contains them is refused.
 */
export function holderOf({ holder, name, level }: SeatDraft): SeatHolder {
  const typed = withoutHarmful(holder === 'you' ? settings().name : name).trim();
  return holder === 'bot' ? { kind: holder, level, name: typed } : { kind: holder, name: typed };
}
