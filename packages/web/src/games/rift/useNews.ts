/** Every change said aloud: in words for screen readers, in sound for who wants it. */
import { formatAction } from '@tessera/games/rift';
import { useEffect, useRef, useState } from 'preact/hooks';
import { play, type Sound } from '../../app/sound.ts';
import { fill } from '../../text/index.ts';
import type { Model } from './useModel.ts';
import { eventSentence } from './words.ts';

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['ended', 'end'],
  ['captured', 'capture'],
  ['placed', 'place'],
  ['moved', 'move'],
  ['pivoted', 'move'],
];

/** The sentence for the live region: what happened, and where one looks back to. */
export function useNews(model: Model): string {
  const { snapshot, text, say, back } = model;
  const { announce } = text.table;
  const [news, setNews] = useState('');
  const seen = useRef({ seq: snapshot.seq, moves: snapshot.moves.length });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq: snapshot.seq, moves: snapshot.moves.length };
    if (before.seq === snapshot.seq) return;
    say(undefined);
    setNews(newsOf(model, before.moves));
    const types = snapshot.events.map(event => event.type);
    const sound = SOUNDS.find(([type]) => types.includes(type));
    if (sound) play(sound[1]);
  }, [snapshot, say, model]);
  useEffect(() => {
    if (back.count !== undefined) setNews(fill(announce.looking, { count: back.count }));
  }, [back.count, announce]);
  return news;
}

function newsOf({ text, snapshot, danger }: Model, before: number): string {
  const { events, moves, isYours } = snapshot;
  if (moves.length < before) return fill(text.table.announce.undone, { count: moves.length });
  const sentences = events.map(event => eventSentence(text, event));
  if (isYours) sentences.push(`${text.table.yourMove}.`);
  const [fatal] = danger.fatal;
  if (isYours && fatal !== undefined)
    sentences.push(fill(text.table.prompt.fatal, { move: formatAction(fatal) }));
  return sentences.join(' ');
}
