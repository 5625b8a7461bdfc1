import { isIP } from 'node:net';

/**
 * Guards against DNS rebinding: a foreign page can resolve its own name to this machine and would then be same-origin
 * with it. The Host header must therefore be an address, `localhost` or a configured name.
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
