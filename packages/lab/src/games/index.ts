/** The one list of adapters; a game without one has rows without content. */
import type { Adapter } from '../types.ts';
import { loopAdapter } from './loop.ts';
import { quantumAdapter } from './quantum.ts';
import { tesseractAdapter } from './tesseract.ts';

const ADAPTERS: Readonly<Record<string, Adapter>> = {
  loop: loopAdapter,
  quantum: quantumAdapter,
  tesseract: tesseractAdapter,
};

const PLAIN: Adapter = {
  person: 'person',
  reasons: {},
  deckOf: () => 'Cards',
  names: async () => ({}),
  content: {},
  watch: () => {
    let answers = 0;
    return {
      step: () => {
        answers += 1;
      },
      content: () => ({ people: [], seen: [], taken: [], played: [], turns: answers, first: -1 }),
    };
  },
};

export const adapterOf = (game: string): Adapter =>
  Object.hasOwn(ADAPTERS, game) ? (ADAPTERS[game] as Adapter) : PLAIN;
