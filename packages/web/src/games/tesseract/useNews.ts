/** Every change said aloud: in words for screen readers, in sound for who wants it. */
import { namesOf, story, type TesseractEvent, type TesseractText, tracker } from '@tessera/games/tesseract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { play, type Sound } from '../../app/sound.ts';

import { labTold, plainly } from './phrases.ts';
import { promptOf } from './prompt.ts';
import type { Model } from './useModel.ts';

const SOUNDS: readonly (readonly [TesseractEvent['type'], Sound])[] = [
  ['ended', 'end'],
  ['breached', 'capture'],
  ['uncovered', 'capture'],
  ['rolled', 'place'],
  ['moved', 'move'],
  ['changed', 'move'],
];

/** The sentences for the live region: what happened, and what is asked now. */
export function useNews(model: Model): string {
  const { snapshot, say } = model;
  const [news, setNews] = useState('');
  const known = useRef(tracker(snapshot.view));
  const seen = useRef({ seq: snapshot.seq, moves: snapshot.moves.length });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq: snapshot.seq, moves: snapshot.moves.length };
    if (before.seq === snapshot.seq) return;
    say(undefined);
    setNews(newsOf(model, known.current, before.moves));
    known.current.see(snapshot.view);
    const sound = SOUNDS.find(([type]) => snapshot.events.some(event => event.type === type));
    if (sound) play(sound[1]);
  }, [snapshot, say, model]);
  return news;
}

/** An event is read out with what it does, as its banner shows it. */
const effectOf = ({ symbols }: TesseractText, event: TesseractEvent): string =>
  event.type === 'uncovered' && !event.isWarded ? ` ${symbols[event.symbol].text}` : '';

function newsOf(model: Model, known: ReturnType<typeof tracker>, before: number): string {
  const { snapshot, words, speech, events, deeds } = model;
  const names = namesOf(words.game, known, lab => labTold(speech, lab));
  const sentences = story(words.game, events, names, known).map(line =>
    plainly(speech, `${line.text}${effectOf(words.game, line.event)}`),
  );
  if (snapshot.moves.length < before) sentences.push(words.table.undone);
  const { head, body } = promptOf(speech, { snapshot, offer: deeds.offer, hand: deeds.hand });
  sentences.push(`${head} ${body.replaceAll('*', '')}`);
  return sentences.join(' ');
}
