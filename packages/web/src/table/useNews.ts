/** Every change said aloud when it lands: in words for screen readers, in sound for who wants it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { play, type Sound } from '../app/sound.ts';
import { fill } from '../text/index.ts';
import type { Prompt } from './PromptBand.tsx';
import type { TableModel } from './useTable.ts';

/** What a game says. */
export interface News {
  /** By type of event; the first that happened is heard. */
  readonly sounds: readonly (readonly [string, Sound])[];
  /** What the last change did, given how many answers there were before it. */
  tell(before: number): string;
}

/** The sentences for the live region: what happened and what is asked of whom now, or where one looks back to. */
export function useNews(
  { snapshot, back, say, text }: TableModel<unknown>,
  news: News,
  prompt: Prompt,
): string {
  const [said, setSaid] = useState('');
  const latest = useRef({ news, prompt });
  latest.current = { news, prompt };
  const { seq, moves, events } = snapshot;
  const seen = useRef({ seq, moves: moves.length });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq, moves: moves.length };
    if (before.seq === seq) return;
    say(undefined);
    const { sounds, tell } = latest.current.news;
    setSaid(`${tell(before.moves)} ${aloud(latest.current.prompt)}`);
    const sound = sounds.find(([type]) => events.some(event => event.type === type));
    if (sound) play(sound[1]);
  }, [seq, moves, events, say]);
  const { count } = back;
  const { after } = text.table.time;
  useEffect(() => {
    if (count !== undefined) setSaid(fill(after, { count, all: moves.length }));
  }, [count, moves, after]);
  return said;
}

/** Who looks at the band sees whose hands the table needs and what threatens; nobody is told that a bot thinks. */
const aloud = ({ head, body, mood, threat }: Prompt): string =>
  mood === 'wait' ? '' : `${head} ${body.replaceAll('*', '')} ${threat?.isHigh ? threat.text : ''}`;
