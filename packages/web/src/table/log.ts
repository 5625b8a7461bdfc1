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
  /** Words of a line that later news complete: asked for whenever the log is read, without telling it anew. */
  retold?(): string;
  readonly tone: Tone;
  readonly turn?: number | undefined;
  /** Additional text for screen readers, which cannot see the banner. */
  readonly aloud?: string | undefined;
  /** Before the words: whose deed it is, as a sign. */
  readonly face?: ComponentChildren;
  /** Reason of a bot; where the story has words for reasons, it is on the first line of the answer. */
  readonly why?: string | undefined;
}

export interface LogLine extends StoryLine {
  readonly key: string;
  /** Number of answers after which the line applies: the board that a click shows. */
  readonly count: number;
  /** True for the answer that decided the match, on its last line. */
  readonly isDecisive: boolean;
  /** Number of equal lines in a row that this one stands for. */
  readonly times?: number;
}

/** A line as a sentence; `template` puts a name in front. */
export const spoken = (template: string, { who, isSubject, text }: StoryLine): string =>
  who === undefined ? text : `${isSubject ? who : fill(template, { who })} ${text}`;

/** Equal lines of a turn in a row, newest first, as one with their number; reasons are not lost. */
export function collapsed(lines: readonly LogLine[]): readonly LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    const isSame =
      last?.text === line.text && last.who === line.who && last.turn === line.turn && !last.why && !line.why;
    if (last && isSame) kept[kept.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else kept.push(line);
  }
  return kept;
}

/** Describes answers, and a bot's reasons for them, in order from the first: later sentences depend on earlier ones. */
export type Tell = (entry: HistoryEntry, count: number, reason?: Reason) => readonly StoryLine[];

export interface Story {
  /** State before the first answer. */
  readonly begin?: string | undefined;
  /** Creates a fresh teller, which keeps state. */
  teller(): Tell;
  /** Why a bot did something, in words. */
  why?(reason: Reason, seat: Seat): string;
  /** The same for reviews, where lines of the log contain their reasons already. */
  explain?(reason: Reason, seat: Seat): string;
  /** How the match ended. */
  readonly end?: string | undefined;
}

/** Lines of a match, newest first. */
type LogOf = (
  entries: readonly HistoryEntry[],
  reasons: readonly BotReason[],
  story: Story,
  decisive: number | undefined,
) => readonly LogLine[];

/** Answers told so far; a match that only went on adds to it. */
interface Told {
  /** The story, and what it was told about: anything else is told from the beginning. */
  readonly about: readonly unknown[];
  readonly tell: Tell;
  /** Oldest first. */
  readonly lines: LogLine[];
  count: number;
  last: HistoryEntry | undefined;
  reason: BotReason | undefined;
}

/** Log of a match that goes on: every call tells only the answers since the last one, and keeps their lines. */
export function createLog(): LogOf {
  let told: Told | undefined;
  return (entries, reasons, story, decisive) => {
    const { begin, teller, why, end } = story;
    const about = [begin, teller, why, decisive];
    const isMore =
      told?.about.every((one, i) => one === about[i]) &&
      told.last === entries[told.count - 1] &&
      told.reason === reasonBefore(told.count, reasons);
    if (!told || !isMore)
      told = {
        about,
        tell: teller(),
        lines: alone(begin, 'plain', 0),
        count: 0,
        last: undefined,
        reason: undefined,
      };
    add(told, entries, reasons, story, decisive);
    return [...told.lines.map(retold), ...alone(end, 'end', entries.length)].reverse();
  };
}

function retold(line: LogLine): LogLine {
  const text = line.retold?.() ?? line.text;
  return text === line.text ? line : { ...line, text };
}

export const logOf: LogOf = (...match) => createLog()(...match);

const alone = (text: string | undefined, tone: Tone, count: number): LogLine[] =>
  text === undefined ? [] : [{ text, tone, key: tone, count, isDecisive: false }];

/** The last reason for one of the first `count` answers: a note counts the answers before its own. */
const reasonBefore = (count: number, reasons: readonly BotReason[]): BotReason | undefined =>
  reasons.findLast(reason => reason.count < count);

function add(told: Told, ...[entries, reasons, { why }, decisive]: Parameters<LogOf>): void {
  const { tell, lines } = told;
  const known = reasons.findLastIndex(reason => reason.count < told.count) + 1;
  const noted = new Map(reasons.slice(known).map(({ count, reason }) => [count + 1, reason]));
  for (const entry of entries.slice(told.count)) {
    const count = ++told.count;
    const reason = noted.get(count);
    const said = tell(entry, count, reason);
    for (const [nth, line] of said.entries())
      lines.push({
        ...line,
        key: `${count} ${nth}`,
        count,
        why: nth === 0 && reason && why ? why(reason, entry.seat) : line.why,
        isDecisive: count === decisive && nth === said.length - 1,
      });
  }
  told.last = entries[told.count - 1];
  told.reason = reasonBefore(told.count, reasons);
}
