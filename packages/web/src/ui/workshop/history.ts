/** Undo and redo stacks of an edited value. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Limit of the undo stack. */
const KEPT = 200;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** Adds a change and clears the redo stack. */
export const changed = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-KEPT),
  now: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest };
}
