/**
 * Tables at which it is the guest's turn, for pages that are about something else; polled slowly and only
 * while visible.
 */
import type { TableLine } from '@tessera/wire';
import { useStore } from '../../ui/render/useStore.ts';
import { api } from './api.ts';

const EVERY_MS = 30_000;

let waiting: readonly TableLine[] | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const isWaiting = ({ isYourTurn, phase }: TableLine): boolean => isYourTurn && phase === 'playing';

/** Takes over newer data: the lobby requests all tables anyway. */
export function noteWaiting(lines: readonly TableLine[]): void {
  const found = lines.filter(isWaiting);
  if (JSON.stringify(found) === JSON.stringify(waiting)) return;
  waiting = found;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  timer = setTimeout(ask, EVERY_MS);
  // A failed request keeps the last answer.
  if (!document.hidden) noteWaiting(await api.waiting().catch(() => waiting ?? []));
}

const looked = (): void => {
  if (!document.hidden) void ask();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', looked);
    looked();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', looked);
    clearTimeout(timer);
  };
}

/** The waiting tables; undefined until the first answer. */
export const useWaiting = (): readonly TableLine[] | undefined => useStore(subscribe, () => waiting);
