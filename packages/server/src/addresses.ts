/** Addresses under which the server can be reached. */
import { isIPv6 } from 'node:net';
import type { networkInterfaces } from 'node:os';

export interface Bound {
  readonly address: string;
  readonly port: number;
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** URLs for visitors, loopback first. */
export function visitorAddresses(bound: readonly Bound[], interfaces: Interfaces): readonly string[] {
  const urls = bound
    .flatMap(({ address, port }) => expand(address, interfaces).map(one => ({ address: one, port })))
    .sort((a, b) => Number(isLoopback(b.address)) - Number(isLoopback(a.address)))
    .map(({ address, port }) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`);
  return [...new Set(urls)];
}

/** `0.0.0.0` stands for all IPv4 addresses of the machine, `::` for those of IPv6 too. */
function expand(address: string, interfaces: Interfaces): readonly string[] {
  if (address !== '0.0.0.0' && address !== '::') return [address];
  const own = Object.values(interfaces).flatMap(list => (list ?? []).map(one => one.address));
  // Link-local addresses (fe80…) do not work in a browser.
  return own.filter(one => !isIPv6(one) || (address === '::' && !one.startsWith('fe80:')));
}

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Printed on start. */
export const greeting = (urls: readonly string[]): string =>
  `Tessera is at ${urls.join('\n          and ')}\nPress Ctrl+C to stop.\n`;

/** Printed when the server is reachable from other machines. */
export const warning = (host: string, bound: readonly Bound[]): string | undefined =>
  bound.every(({ address }) => isLoopback(address))
    ? undefined
    : `--host ${host} lets other machines in: whoever can reach this one can open the table, without a password.`;
