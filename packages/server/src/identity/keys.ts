/** Cookie keys, shared by all servers of a database, and their rotation. */
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

/** Replaces the signing key; cookies of older keys stay valid for `graceMs`. */
export async function rotateKey(store: Secrets, now: number, graceMs: number): Promise<void> {
  const { key, old } = await readKeys(store);
  const until = now + graceMs;
  const valid = [{ key, until }, ...old.map(one => ({ ...one, until: Math.min(one.until, until) }))];
  await store.setSecrets({
    [CURRENT]: freshKey(),
    [OLD]: JSON.stringify(valid.filter(one => one.until > now)),
  });
}
