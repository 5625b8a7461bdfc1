// @chunk engine
/** JSON with sorted keys: equal states give equal text, whatever the order of their fields. */
export const encode = (value: unknown): string => JSON.stringify(sorted(value));

/** The same data with sorted fields; a replacer of `JSON.stringify` would take twice as long. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map(key => [key, sorted(fields[key])]),
  );
}

/** Sixteen hex digits that identify a state; equal on every machine. A fingerprint, not a signature. */
export function digest(value: unknown): string {
  const text = encode(value);
  let high = 0x6a09e667;
  let low = 0xbb67ae85;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495) ^ (high >>> 16);
  }
  high = Math.imul(high ^ (high >>> 15), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x27d4eb2f) ^ Math.imul(high ^ (high >>> 14), 0x165667b1);
  return hex(high) + hex(low);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
