import type { StoryLine, Tone } from '../log.ts';

/** Builds the lines of the log for one answer, sentence by sentence. */
export interface StoryLines {
  readonly all: readonly StoryLine[];
  /** Appends to the open line. */
  say(sentence: string): void;
  /** Sets the tone of the open line. */
  paint(tone: Tone | undefined): void;
  /** Ends the open line. */
  close(turn: number): void;
  /** Adds a line that sums up a whole turn. */
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
