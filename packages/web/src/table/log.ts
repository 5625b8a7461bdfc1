/** The log of any game: what its answers did, who gave them and why, the latest first. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import type { HistoryEntry } from '../match/client.ts';
import type { BotReason } from '../match/notes.ts';
import { fill } from '../text/index.ts';

/** How it went for those who read it; a sum is about a whole turn, the end about the match. */
export type Tone = 'plain' | 'good' | 'bad' | 'sum' | 'end';

/** One sentence of what an answer did. */
export interface StoryLine {
  /** Who did it, in front of all. */
  readonly who?: string | undefined;
  /** The sentence goes on after the name: "Kai draws a card." instead of "Kai: Yellow 4 becomes 5." */
  readonly isSubject?: boolean;
  readonly text: string;
  readonly tone: Tone;
  /** The turn it belongs to. */
  readonly turn?: number | undefined;
  /** What is read out with it, for who cannot see the banner. */
  readonly aloud?: string | undefined;
  /** Before the words: whose deed it is, as a sign. */
  readonly face?: ComponentChildren;
}

export interface LogLine extends StoryLine {
  readonly key: string;
  /** Answers given when it had happened: what to show of the match. */
  readonly count: number;
  /** Why a bot did it, under the first line of its answer. */
  readonly why?: string | undefined;
  /** It decided the match. */
  readonly isDecisive: boolean;
}

/** A line as it is said. `template` puts a name before a sentence. */
export const spoken = (template: string, { who, isSubject, text }: StoryLine): string =>
  who === undefined ? text : `${isSubject ? who : fill(template, { who })} ${text}`;

/** Tells one answer after another, from the first on: what is known of a cube is what was told before. */
export type Tell = (entry: HistoryEntry, count: number) => readonly StoryLine[];

export interface Story {
  /** What was so before the first answer. */
  readonly begin?: string | undefined;
  /** A new one for each telling. */
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
  // A note counts the answers before the one it is about.
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
