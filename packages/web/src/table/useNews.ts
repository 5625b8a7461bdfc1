/** Every change said aloud when it lands: in words for screen readers, in sound for who wants it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { play, type Sound } from '../app/sound.ts';
import { fill } from '../text/index.ts';
import type { TableModel } from './useTable.ts';

/** What a game says. */
interface News {
  /** By type of event; the first that happened is heard. */
  readonly sounds: readonly (readonly [string, Sound])[];
  /** What the last change did and what is asked now, given how many answers there were before it. */
  tell(before: number): string;
}

/** The sentence for the live region: what happened, and where one looks back to. */
export function useNews({ snapshot, back, say, text }: TableModel<unknown>, news: News): string {
  const [said, setSaid] = useState('');
  const latest = useRef(news);
  latest.current = news;
  const { seq, moves, events } = snapshot;
  const seen = useRef({ seq, moves: moves.length });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq, moves: moves.length };
    if (before.seq === seq) return;
    say(undefined);
    setSaid(latest.current.tell(before.moves));
    const sound = latest.current.sounds.find(([type]) => events.some(event => event.type === type));
    if (sound) play(sound[1]);
  }, [seq, moves, events, say]);
  const { count } = back;
  const { after } = text.table.time;
  useEffect(() => {
    if (count !== undefined) setSaid(fill(after, { count, all: moves.length }));
  }, [count, moves, after]);
  return said;
}
