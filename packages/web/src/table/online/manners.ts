/** Muted people and quiet mode, stored in this browser only. */
import type { ChatLine } from '@tessera/wire';
import { useStore } from '../../ui/render/useStore.ts';
import { parseObject, readStored, writeStored } from '../../ui/stored.ts';

export interface Manners {
  readonly isQuiet: boolean;
  /** Muted names. */
  readonly muted: readonly string[];
}

const KEY = 'tessera.manners';
const MOST = 100;

function stored(): Manners {
  const { isQuiet, muted } = parseObject(readStored(KEY));
  const names = Array.isArray(muted) ? muted.filter(one => typeof one === 'string') : [];
  return { isQuiet: isQuiet === true, muted: names.slice(-MOST) };
}

let current: Manners | undefined;
const listeners = new Set<() => void>();

const manners = (): Manners => (current ??= stored());

export function changeManners(change: Partial<Manners>): void {
  current = { ...manners(), ...change };
  writeStored(KEY, current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useManners = (): Manners => useStore(subscribe, manners);

export const isHeard = ({ muted }: Manners, { name }: Pick<ChatLine, 'name'>): boolean =>
  !muted.includes(name);

/** True if a person's pointing is to be shown. */
export const isWelcome = (name: string): boolean => !manners().isQuiet && isHeard(manners(), { name });
