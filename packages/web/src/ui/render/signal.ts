import { useStore } from './useStore.ts';

/** A value that changes often: only what reads it is drawn again. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createSignal<T>(value: T): Signal<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a part of the page reads in it; drawn again when that is something else. */
export const useSignal = <T, R>(signal: Signal<T>, read: (value: T) => R): R =>
  useStore(signal.subscribe, () => read(signal.get()));
