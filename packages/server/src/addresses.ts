/** Where the server can be visited, and by whom. */
import { isIPv6 } from 'node:net';
import type { networkInterfaces } from 'node:os';

/** An address that the server listens on. */
export interface Bound {
  readonly address: string;
  readonly port: number;
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Every address as a visitor types it, first those that lead here from this machine only. */
export function visitorAddresses(bound: readonly Bound[], interfaces: Interfaces): readonly string[] {
  const urls = bound
    .flatMap(({ address, port }) => expand(address, interfaces).map(one => ({ address: one, port })))
    .sort((a, b) => Number(isLoopback(b.address)) - Number(isLoopback(a.address)))
    .map(({ address, port }) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`);
  return [...new Set(urls)];
}

/** `0.0.0.0` stands for all addresses of the machine, `::` for those of the newer kind too. */
function expand(address: string, interfaces: Interfaces): readonly string[] {
  if (address !== '0.0.0.0' && address !== '::') return [address];
  const own = Object.values(interfaces).flatMap(list => (list ?? []).map(one => one.address));
  // Addresses of one cable only (fe80…) mean nothing in a browser.
  return own.filter(one => !isIPv6(one) || (address === '::' && !one.startsWith('fe80:')));
}

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** What is said on start. */
export const greeting = (urls: readonly string[]): string =>
  `Tessera is at ${urls.join('\n          and ')}\nPress Ctrl+C to stop.\n`;

/** What is said when not only this machine is let in. */
export const warning = (host: string, bound: readonly Bound[]): string | undefined =>
  bound.every(({ address }) => isLoopback(address))
    ? undefined
    : `--host ${host} lets other machines in: whoever can reach this one can open the table, without a password.`;
