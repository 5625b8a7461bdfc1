/** Finds built files that only some parts of an application need. */
import type { Manifest } from 'vite';

/** The files that a page reaches from the manifest's entries through these parts alone. */
export function onlyBehind(manifest: Manifest, parts: readonly string[]): ReadonlySet<string> {
  const missing = parts.find(part => !manifest[part]);
  if (missing !== undefined) throw new Error(`the built client has no chunk for ${missing}`);
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const needed = reachable(manifest, entries, parts);
  const behind = [...reachable(manifest, parts)].filter(key => !needed.has(key));
  return new Set(behind.map(key => manifest[key]?.file ?? key));
}

function reachable(
  manifest: Manifest,
  from: readonly string[],
  avoiding: readonly string[] = [],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const pending = [...from];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (avoiding.includes(key) || seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    pending.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []));
  }
  return seen;
}
