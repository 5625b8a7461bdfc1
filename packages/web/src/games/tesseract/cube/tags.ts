/** Word on the tags of the cubes that are next. */
import type { TesseractView } from '@tessera/games/tesseract';
import type { Marks } from '../contract.ts';

interface Tagged {
  readonly view: Pick<TesseractView, 'resolving'>;
  readonly marks: Pick<Marks, 'next'>;
}

/** Fate of the tagged cubes: an event that destroys one of them asks first. */
export function nextWord({ view, marks }: Tagged): 'next' | 'tie' | 'destroyed' {
  const frame = view.resolving.at(-1);
  if (frame?.type === 'edge' && frame.then === 'destroy') return 'destroyed';
  return marks.next.length > 1 ? 'tie' : 'next';
}
