/** Progress of a learner in this browser. */
import { createSignal } from '../../../ui/render/signal.ts';
import { useStore } from '../../../ui/render/useStore.ts';
import { parseObject, readStored, writeStored } from '../../../ui/stored.ts';

export interface Progress {
  /** Ids of the lessons that were solved or skipped. */
  readonly done: readonly string[];
  /** Id of the small game's match. */
  readonly match?: string;
}

const KEY = 'tessera.learn';
const NONE: Progress = { done: [] };

type All = Readonly<Record<string, Progress>>;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** Progress by course; anything that this page did not write counts as none. */
export const parseProgress = (stored: string | null): All =>
  Object.fromEntries(
    Object.entries(parseObject(stored)).map(([course, value]) => {
      const { done, match } = Object(value) as Record<string, unknown>;
      return [course, { done: textsIn(done), ...(typeof match === 'string' && { match }) }];
    }),
  );

const all = createSignal<All>(parseProgress(readStored(KEY)));

export const progressOf = (course: string): Progress => all.get()[course] ?? NONE;

export const useProgress = (): All => useStore(all.subscribe, all.get);

function change(course: string, changes: Partial<Progress>): void {
  all.set({ ...all.get(), [course]: { ...progressOf(course), ...changes } });
  writeStored(KEY, all.get());
}

export function markDone(course: string, lesson: string): void {
  const { done } = progressOf(course);
  if (!done.includes(lesson)) change(course, { done: [...done, lesson] });
}

export const noteMatch = (course: string, match: string): void => change(course, { match });
