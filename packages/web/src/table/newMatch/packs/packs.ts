/** Content packs stored in this browser, chosen by name. */
import type { PackComplaint } from '@tessera/engine';
import { attempt, browserStorage, type Keep, type Named, storedJson } from './storage.ts';

/** Packs of one game. */
export interface PackKind<P extends Named> {
  /** Storage key. */
  readonly key: string;
  complaints(given: unknown): readonly PackComplaint[];
  /** Parses a valid pack; throws otherwise. */
  parse(given: unknown): P;
}

/** Stored packs by name; unreadable ones are left out. */
export function storedPacks<P extends Named>(kind: PackKind<P>, storage = browserStorage): readonly P[] {
  return storedJson(kind.key, storage).flatMap(one => attempt(() => kind.parse(one)) ?? []);
}

/** Stores a pack in place of one of the same name; false when storage is full. */
export function storePack<P extends Named>(kind: PackKind<P>, pack: P, storage = browserStorage): boolean {
  const others = storedPacks(kind, storage).filter(({ name }) => name !== pack.name);
  return write(kind, [...others, pack], storage);
}

export const removePack = <P extends Named>(
  kind: PackKind<P>,
  name: string,
  storage = browserStorage,
): boolean =>
  write(
    kind,
    storedPacks(kind, storage).filter(pack => pack.name !== name),
    storage,
  );

const write = <P extends Named>({ key }: PackKind<P>, packs: readonly P[], storage: () => Keep): boolean =>
  attempt(() => {
    storage().setItem(key, JSON.stringify(packs));
    return true;
  }) ?? false;
