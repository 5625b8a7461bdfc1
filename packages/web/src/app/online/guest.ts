/**
 * Who one is on this server. The cookie is out of reach; that there is one is noted for pages that are about something
 * else. Those of the server ask whatever is noted: a browser may have lost its notes and kept the cookie.
 */
import type { Me } from '@tessera/wire';
import { useStore } from '../../ui/render/useStore.ts';
import { changeSettings, settings } from '../../ui/settings.ts';
import { GUEST, removeStored, writeStored } from '../../ui/stored.ts';
import { ApiError, api } from './api.ts';

/** Undefined for somebody without a name; null while that is found out. */
type Guest = Me | undefined | null;

const AGAIN_MS = 1000;

let guest: Guest = null;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

function become(next: Me | undefined): void {
  guest = next;
  if (next) writeStored(GUEST, { name: next.name });
  for (const listener of listeners) listener();
}

/** Resolves when it is known; who entered meanwhile is who entered. */
export function knowGuest(): Promise<void> {
  asked ??= whoAmI().then(me => {
    if (!guest) become(me);
  });
  return asked;
}

/** A server that is away, or has too much to do, has not said that one is nobody. */
async function whoAmI(): Promise<Me | undefined> {
  for (;;) {
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'noGuest') return undefined;
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void knowGuest();
  return () => listeners.delete(listener);
}

export const useGuest = (): Guest => useStore(subscribe, () => guest);

/** One click: the same guest under another name, or a new one. */
export async function enterAs(name: string): Promise<void> {
  if (guest && guest.name === name) return;
  changeSettings({ name });
  const me = await api.enterAs(name);
  changeSettings({ name: me.name }); // as the server writes it
  become(me);
}

/** By the private link of another device. */
export async function enterBy(key: string): Promise<Me> {
  const me = await api.enterBy(key);
  changeSettings({ name: me.name });
  become(me);
  return me;
}

/** Nobody again, here and on the server. */
export async function deleteGuest(): Promise<void> {
  await api.deleteMe();
  changeSettings({ name: '' });
  removeStored(GUEST);
  become(undefined);
}

/** The name last used here, or the one the server knows. */
export const usualName = (): string => settings().name.trim() || (guest?.name ?? '');

/** What a player adds to the dice. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');
