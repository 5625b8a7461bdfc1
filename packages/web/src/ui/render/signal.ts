import { useStore } from './useStore.ts';

/** A value that changes often and re-renders only the components that read it. */
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

/** Subscribes to a derived value of a signal; re-renders when the derived value changes. */
export const useSignal = <T, R>(signal: Signal<T>, read: (value: T) => R): R =>
  useStore(signal.subscribe, () => read(signal.get()));
