/** Words of the parts in `ui`. The catalogue of the shell has them in every language, and more; `text` hands it down. */
import { useStore } from './render/useStore.ts';

export interface UiWords {
  readonly product: string;
  readonly back: string;
  readonly late: { readonly text: string; readonly again: string; readonly gone: string };
  readonly match: { readonly reload: string };
}

let current: UiWords | undefined;
const listeners = new Set<() => void>();

/** Replaces the words on every page that is drawn. */
export function speak(words: UiWords): void {
  current = words;
  for (const listener of listeners) listener();
}

function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function spoken(): UiWords {
  if (!current) throw new Error('startSpeaking must be done before anything is drawn');
  return current;
}

/** The words of the chosen language; re-renders once those of a newly chosen one have arrived. */
export const useWords = (): UiWords => useStore(onWords, spoken);
