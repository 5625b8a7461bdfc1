/** Which built files are needed only by one part of an application. */
import type { Manifest } from 'vite';

/** The files that a page reaches from the manifest's entries through `part` alone. */
export function onlyBehind(manifest: Manifest, part: string): ReadonlySet<string> {
  if (!manifest[part]) throw new Error(`the built client has no chunk for ${part}`);
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const needed = reachable(manifest, entries, part);
  const behind = [...reachable(manifest, [part])].filter(key => !needed.has(key));
  return new Set(behind.map(key => manifest[key]?.file ?? key));
}

function reachable(manifest: Manifest, from: readonly string[], avoiding?: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const pending = [...from];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (key === avoiding || seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    pending.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []));
  }
  return seen;
}
