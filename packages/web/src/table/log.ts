/** Log of any game: what its answers did, who gave them and why, newest first. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import type { HistoryEntry } from '../match/client.ts';
import type { BotReason } from '../match/notes.ts';
import { fill } from '../text/index.ts';

/** Tone for the readers; `sum` is about a whole turn, `end` about the match. */
export type Tone = 'plain' | 'good' | 'bad' | 'sum' | 'end';

/** One sentence about the effect of an answer. */
export interface StoryLine {
  /** Name in front of the sentence. */
  readonly who?: string | undefined;
  /** True if the name is the sentence's subject: "Kai draws a card." instead of "Kai: Yellow 4 becomes 5." */
  readonly isSubject?: boolean;
  readonly text: string;
  readonly tone: Tone;
  readonly turn?: number | undefined;
  /** Additional text for screen readers, which cannot see the banner. */
  readonly aloud?: string | undefined;
  /** Before the words: whose deed it is, as a sign. */
  readonly face?: ComponentChildren;
}

export interface LogLine extends StoryLine {
  readonly key: string;
  /** Number of answers after which the line applies: the board that a click shows. */
  readonly count: number;
  /** Reason of a bot, on the first line of its answer. */
  readonly why?: string | undefined;
  /** True for the answer that decided the match. */
  readonly isDecisive: boolean;
}

/** A line as a sentence; `template` puts a name in front. */
export const spoken = (template: string, { who, isSubject, text }: StoryLine): string =>
  who === undefined ? text : `${isSubject ? who : fill(template, { who })} ${text}`;

/** Describes answers in order from the first, since later sentences depend on earlier ones. */
export type Tell = (entry: HistoryEntry, count: number) => readonly StoryLine[];

export interface Story {
  /** State before the first answer. */
  readonly begin?: string | undefined;
  /** Creates a fresh teller, which keeps state. */
  teller(): Tell;
  /** Why a bot did something, in words. */
  why?(reason: Reason, seat: Seat): string;
  /** How the match ended. */
  readonly end?: string | undefined;
}

export function logOf(
  entries: readonly HistoryEntry[],
  reasons: readonly BotReason[],
  { begin, teller, why, end }: Story,
  decisive: number | undefined,
): readonly LogLine[] {
  const tell = teller();
  // Notes count the answers before the one they are about.
  const noted = new Map(reasons.map(({ count, reason }) => [count + 1, reason]));
  const lines = entries.flatMap((entry, i) => {
    const count = i + 1;
    const reason = noted.get(count);
    return tell(entry, count).map((line, nth) => ({
      ...line,
      key: `${count} ${nth}`,
      count,
      why: nth === 0 && reason ? why?.(reason, entry.seat) : undefined,
      isDecisive: count === decisive,
    }));
  });
  const alone = (text: string | undefined, tone: Tone, count: number): readonly LogLine[] =>
    text === undefined ? [] : [{ text, tone, key: tone, count, isDecisive: false }];
  return [...alone(begin, 'plain', 0), ...lines, ...alone(end, 'end', entries.length)].reverse();
}
