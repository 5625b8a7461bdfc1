import { isIP } from 'node:net';

/**
 * Whether a request means this server, judged by its Host header. A page elsewhere can have its own name lead to this
 * machine and would then be taken for one of ours (DNS rebinding); it cannot do so with an address or with `localhost`.
 * Today only files are served, which anybody may have; once matches live here this is what keeps strangers' pages out.
 */
export function isOurHost(header: string | undefined, names: readonly string[]): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.exec(header ?? '')?.[1]?.toLowerCase();
  if (host === undefined) return false;
  return (
    isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
    host === 'localhost' ||
    names.some(name => name.toLowerCase() === host)
  );
}
