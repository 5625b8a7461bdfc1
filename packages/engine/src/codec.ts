import { jsonFault } from './jsonFault.ts';
import { FormatError } from './violation.ts';

/** JSON with sorted keys: equal states give equal text, whatever order their fields were written in. */
export function encode(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    const fields = inner as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(fields)
        .sort()
        .map(key => [key, fields[key]]),
    );
  });
}

/** Deeper than anything we write; readers, which call themselves for every level, are safe up to there. */
const MAX_DEPTH = 100;

/** Parses JSON from outside; a FormatError says in words where it breaks. A byte order mark is passed over. */
export function decode(text: string, field = 'JSON'): unknown {
  const content = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw refusal(content, field);
  }
  if (isDeeper(value, MAX_DEPTH)) throw tooDeep(field);
  return value;
}

/** A parser may also give up on what is nested too deeply for it. */
function refusal(text: string, field: string): FormatError {
  const fault = jsonFault(text);
  if (!fault) return tooDeep(field);
  const lines = text.slice(0, fault.offset).split(/\r\n?|\n/);
  const column = (lines.at(-1) as string).length + 1;
  const line = /[\r\n]/.test(text) ? lines.length : undefined;
  return new FormatError(field, `is not valid JSON (${fault.reason})`, column, line);
}

const tooDeep = (field: string): FormatError =>
  new FormatError(field, `is nested more than ${MAX_DEPTH} levels deep`);

/** Level by level: a function that calls itself would be the first to fail. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
  return false;
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
