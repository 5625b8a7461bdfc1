import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from one of our own pages, or from a program, which has no pages. Browsers say `Origin` with
 * whatever changes something and with every socket, and no page can make them say another one.
 */
export function isOurOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  // Behind a proxy the scheme is not ours to know; name and port are.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
