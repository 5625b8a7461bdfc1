import type { IncomingHttpHeaders } from 'node:http';

/**
 * Same-origin check, against CSRF; programs send no `Origin` and pass. Browsers send it with
 * every unsafe request and every socket, and no page can forge it.
 */
export function isOurOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  // Without the scheme, which is unknown behind a proxy.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
