import { STATUS_CODES } from 'node:http';

/** Content security policy: scripts of the client only, no framing, no foreign form targets. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
] as const;
/** Directives for documents only, to spare the bytes with scripts and fonts. */
const DRAWING = ["style-src 'self' 'unsafe-inline'", "img-src 'self' data:"] as const;

/** Browser features that a board game does not need. */
const REFUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** Headers of every response, errors included. */
export const SECURITY_HEADERS = {
  'content-security-policy': POLICY.join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Headers of scripts, style sheets and fonts: a worker obeys the policy of its script. */
export const ASSET_HEADERS = { 'content-security-policy': POLICY[0] } as const;

/** Headers of documents only. */
export const WINDOW_HEADERS = {
  'content-security-policy': [...POLICY, ...DRAWING].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': REFUSED.map(feature => `${feature}=()`).join(','),
} as const;

/** Policy of a page with inline scripts, which are allowed by their hashes. */
export const policyWith = (inlineScripts: readonly string[]): string =>
  [...POLICY, ...DRAWING, `script-src 'self' ${inlineScripts.join(' ')}`].join(';');

/** Raw response without a body, for connections refused before Fastify sees a request. */
export function bareAnswer(status: number): string {
  const headers = { ...SECURITY_HEADERS, connection: 'close', 'content-length': 0 };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '\r\n'].join('\r\n');
}
