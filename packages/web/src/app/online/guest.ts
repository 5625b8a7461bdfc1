/**
 * The guest's identity on this server. The cookie is HttpOnly; its existence is noted in storage for pages
 * that are not about the server. Pages of the server ask in any case: a browser may have lost its storage and
 * kept the cookie.
 */
import type { Me } from '@tessera/wire';
import { useStore } from '../../ui/render/useStore.ts';
import { changeSettings, settings } from '../../ui/settings.ts';
import { GUEST, removeStored, writeStored } from '../../ui/stored.ts';
import { ApiError, api } from './api.ts';

/** Undefined for a visitor without identity; null until the server has answered. */
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

/** Resolves when the identity is known; an identity created meanwhile wins. */
export function knowGuest(): Promise<void> {
  asked ??= whoAmI().then(me => {
    if (!guest) become(me);
  });
  return asked;
}

/** Retries while the server is away or busy: no answer does not mean that there is no identity. */
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

/** Creates a guest, or renames the current one. */
export async function enterAs(name: string): Promise<void> {
  if (guest && guest.name === name) return;
  changeSettings({ name });
  const me = await api.enterAs(name);
  changeSettings({ name: me.name }); // the server normalises names
  become(me);
}

/** Signs in by the private link of another device. */
export async function enterBy(key: string): Promise<Me> {
  const me = await api.enterBy(key);
  changeSettings({ name: me.name });
  become(me);
  return me;
}

/** Deletes the guest, here and on the server. */
export async function deleteGuest(): Promise<void> {
  await api.deleteMe();
  changeSettings({ name: '' });
  removeStored(GUEST);
  become(undefined);
}

/** The name last used in this browser, or the one the server knows. */
export const usualName = (): string => settings().name.trim() || (guest?.name ?? '');

/** A player's contribution to the seed of the dice. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');
