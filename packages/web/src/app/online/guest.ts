/** Who one is on this server. The cookie is out of reach; that there is one is noted, so that nobody asks in vain. */
import type { Me } from '@tessera/wire';
import { useStore } from '../../render/useStore.ts';
import { changeSettings, settings } from '../settings.ts';
import { GUEST, isGuest, parseObject, readStored, writeStored } from '../stored.ts';
import { api } from './api.ts';

/** Undefined for somebody without a name; null while that is found out. */
type Guest = Me | undefined | null;

let guest: Guest = isGuest() ? null : undefined;
let isAsking = false;
const listeners = new Set<() => void>();

function become(next: Me | undefined): void {
  guest = next;
  if (next) writeStored(GUEST, { name: next.name });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (guest === null && !isAsking) {
    isAsking = true;
    api.me().then(become, () => become(undefined));
  }
  return () => listeners.delete(listener);
}

export const useGuest = (): Guest => useStore(subscribe, () => guest);

/** One click: the same guest under another name, or a new one. */
export async function enterAs(name: string): Promise<void> {
  if (guest && guest.name === name) return;
  changeSettings({ name });
  become(await api.enterAs(name));
}

/** By the private link of another device. */
export async function enterBy(key: string): Promise<Me> {
  const me = await api.enterBy(key);
  changeSettings({ name: me.name });
  become(me);
  return me;
}

/** The name last used here, before anybody has asked. */
export const usualName = (): string =>
  settings().name.trim() || String(parseObject(readStored(GUEST)).name ?? '');

/** What a player adds to the dice. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');
