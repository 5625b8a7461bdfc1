import type { StoryLine, Tone } from '../log.ts';

/** What one answer did, gathered sentence by sentence into lines of the log. */
export interface StoryLines {
  readonly all: readonly StoryLine[];
  /** Goes on with the open line. */
  say(sentence: string): void;
  /** Gives the open line its tone. */
  paint(tone: Tone | undefined): void;
  /** Ends the open line. */
  close(turn: number): void;
  /** Sums up a whole turn in a line of its own. */
  sum(text: string, turn: number): void;
}

export function storyLines(): StoryLines {
  const all: StoryLine[] = [];
  let sentences: string[] = [];
  let tone: Tone = 'plain';
  return {
    all,
    say: sentence => sentences.push(sentence),
    paint: given => {
      tone = given ?? tone;
    },
    close: turn => {
      if (sentences.length > 0) all.push({ text: sentences.join(' '), tone, turn: turn || undefined });
      sentences = [];
      tone = 'plain';
    },
    sum: (text, turn) => all.push({ text, tone: 'sum', turn }),
  };
}
