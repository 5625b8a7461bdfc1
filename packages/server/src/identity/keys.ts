/** The keys that sign cookies, which all servers on a database share, and their rotation. */
import type { Store } from '../store/types.ts';
import { type OldKey, randomText, Signer } from './signer.ts';

type Secrets = Pick<Store, 'secret' | 'setSecrets'>;

const CURRENT = 'cookies';
const OLD = 'cookies.old';

const freshKey = (): string => randomText(32);

const readKeys = async (store: Secrets): Promise<{ key: string; old: readonly OldKey[] }> => ({
  key: await store.secret(CURRENT, freshKey()),
  old: JSON.parse(await store.secret(OLD, '[]')),
});

export async function readSigner(store: Secrets): Promise<Signer> {
  const { key, old } = await readKeys(store);
  return new Signer(key, old);
}

/** A new key signs from now on; what the others signed is believed for `graceMs` more, and then not. */
export async function rotateKey(store: Secrets, now: number, graceMs: number): Promise<void> {
  const { key, old } = await readKeys(store);
  const until = now + graceMs;
  const kept = [{ key, until }, ...old.map(one => ({ ...one, until: Math.min(one.until, until) }))];
  await store.setSecrets({
    [CURRENT]: freshKey(),
    [OLD]: JSON.stringify(kept.filter(one => one.until > now)),
  });
}
