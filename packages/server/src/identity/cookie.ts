/** The cookie by which a guest is known: signed, out of reach of scripts, not sent along from elsewhere. */

const COOKIE = 'tessera';
/** The longest that browsers keep one. */
const LIFETIME_S = 400 * 86_400;

/** Of two with the name the first counts, as in browsers the one with the longer path comes first. */
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

/** Takes the cookie away. */
export const formatNoCookie = (isSecure: boolean): string => cookie('', 0, isSecure);
