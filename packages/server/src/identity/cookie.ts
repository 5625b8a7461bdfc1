/** The session cookie of a guest: signed, HttpOnly, SameSite. */

const COOKIE = 'tessera';
/** Maximal lifetime in browsers. */
const LIFETIME_S = 400 * 86_400;

/** The first of several wins: browsers send the longest path first. */
export function readCookie(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

const cookie = (value: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const formatCookie = (value: string, isSecure: boolean): string => cookie(value, LIFETIME_S, isSecure);

/** Deletes the cookie. */
export const formatNoCookie = (isSecure: boolean): string => cookie('', 0, isSecure);
