/**
 * Text that the components of `ui` need. The shell's catalogue extends it; the layer `text` hands it down.
 */
import { useStore } from './render/useStore.ts';

export interface UiWords {
  readonly product: string;
  readonly back: string;
  readonly late: { readonly text: string; readonly again: string; readonly gone: string };
  readonly match: { readonly reload: string };
}

let current: UiWords | undefined;
const listeners = new Set<() => void>();

/** Replaces the text and re-renders every component that uses it. */
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

/** The text of the chosen language; re-renders once a newly chosen one has arrived. */
export const useWords = (): UiWords => useStore(onWords, spoken);
