/**
 * Maps of one's own, kept in this browser: an entry of localStorage for each, so that two tabs never overwrite each
 * other's. A map is stored as its link, which every version reads.
 */
import { parseObject, readStored, removeStored, writeStored } from '../../../ui/stored.ts';
import { formatLink, parseLink, type Sketch } from './sketch.ts';

export interface KeptMap {
  readonly id: string;
  readonly sketch: Sketch;
  /** When it was last edited, in ms. */
  readonly edited: number;
}

const PREFIX = 'tessera.map.';

/** Maps that the browser did not store: they last until the page is closed. */
const unstored = new Map<string, KeptMap>();
const listeners = new Set<() => void>();
/** The list as it was last read, until something changes. */
let known: readonly KeptMap[] | undefined;

/** Two maps begun within a millisecond differ by chance. */
export const newMapId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Keeps a map under its id; false if only this page has it. */
export function keepMap(map: KeptMap): boolean {
  const { id, sketch, edited } = map;
  const isStored = writeStored(PREFIX + id, { link: formatLink(sketch), edited });
  if (isStored) unstored.delete(id);
  else unstored.set(id, map);
  changed();
  return isStored;
}

export function dropMap(id: string): void {
  unstored.delete(id);
  removeStored(PREFIX + id);
  changed();
}

function changed(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

/** All maps, the last edited one first; an entry that cannot be read is left alone. */
export function keptMaps(): readonly KeptMap[] {
  known ??= [
    ...storedIds().flatMap(id => (unstored.has(id) ? [] : (readMap(id) ?? []))),
    ...unstored.values(),
  ].toSorted((a, b) => b.edited - a.edited);
  return known;
}

export const keptMap = (id: string): KeptMap | undefined => keptMaps().find(map => map.id === id);

/** The kept map that is drawn exactly like this: a reload goes on with it. */
export const mapLike = (sketch: Sketch): KeptMap | undefined =>
  keptMaps().find(map => formatLink(map.sketch) === formatLink(sketch));

/** Calls back on every change, of this tab or another; returns the function that ends it. */
export function onMaps(listener: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX) ?? true) changed();
  };
  listeners.add(listener);
  addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', changedElsewhere);
  };
}

function storedIds(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap(key =>
      key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

function readMap(id: string): KeptMap | undefined {
  const { link, edited } = parseObject(readStored(PREFIX + id));
  try {
    return { id, sketch: parseLink(String(link)), edited: Number(edited) || 0 };
  } catch {
    return undefined;
  }
}
