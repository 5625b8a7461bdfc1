import { STATUS_CODES } from 'node:http';

/** Only what the client itself brings may run in its pages; nobody may frame it or be sent its forms. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
] as const;
/** What pages draw with beside that; a script or a font, of which a table loads twenty, has no use for it. */
const DRAWING = ["style-src 'self' 'unsafe-inline'", "img-src 'self' data:"] as const;

/** What a board game has no use for. */
const REFUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** Go with every answer, errors included. */
export const SECURITY_HEADERS = {
  'content-security-policy': POLICY.join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Instead of those, with scripts, style sheets and fonts: a worker obeys the policy that its script came with. */
export const ASSET_HEADERS = { 'content-security-policy': POLICY[0] } as const;

/** Go with everything that can be opened in a window; with a script or a font they mean nothing. */
export const WINDOW_HEADERS = {
  'content-security-policy': [...POLICY, ...DRAWING].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': REFUSED.map(feature => `${feature}=()`).join(','),
} as const;

/** An answer without a body, for who is told no before there is a request to answer. */
export function bareAnswer(status: number): string {
  const headers = { ...SECURITY_HEADERS, connection: 'close', 'content-length': 0 };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '\r\n'].join('\r\n');
}
