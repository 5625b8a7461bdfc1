/** Address of a client, by which limits are counted. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** The last entry of X-Forwarded-For was added by our own proxy; earlier ones can be forged. */
export function visitorOf({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const told = isProxied ? lastOf(headers['x-forwarded-for']) : undefined;
  return visitorAt(told ?? socket.remoteAddress ?? '');
}

export const isByTls = ({ headers, socket }: IncomingMessage, isProxied: boolean): boolean =>
  isProxied ? lastOf(headers['x-forwarded-proto']) === 'https' : Boolean((socket as TLSSocket).encrypted);

const lastOf = (header: string | readonly string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/** IPv6 addresses count by their /64 prefix, which one client usually has to itself. */
export function visitorAt(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(head), groups(tail ?? '')];
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
