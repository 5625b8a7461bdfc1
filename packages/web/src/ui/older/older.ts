/**
 * Polyfills for the oldest supported browsers: Chrome before 117 and Safari before 17.4. `main.tsx` loads them
 * where `Map.groupBy` is missing; `build/features.ts` lists what they stand in for.
 */
import './older.css';
import { polyfillPopovers } from './popovers.ts';

Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

if (!('popover' in HTMLElement.prototype)) polyfillPopovers();
