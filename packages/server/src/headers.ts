/** What goes with every answer, errors included. */

/** Only what the client itself brings may run in its pages; nobody may frame it or be sent its forms. */
const POLICY = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
} as const;

/** What a board game has no use for. */
const REFUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'] as const;

export const SECURITY_HEADERS = {
  'content-security-policy': Object.entries(POLICY)
    .map(directive => directive.join(' '))
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': REFUSED.map(feature => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
