/**
 * Claims: the final state that a page of version 1 stored with a match, checked against the current rules.
 */
import {
  type AnyMatch,
  encode,
  type Fields,
  FormatError,
  readCount,
  readObject,
  readOrNull,
  readText,
  type Seat,
} from '@tessera/engine';

/**
 * Checks a claim and returns the seat that had resigned, if any. All rules are newer than version 1 and write
 * states differently, but must lead to the same pieces on the table. Throws FormatError if they do not.
 */
export function requireClaim({ game, state }: AnyMatch, value: unknown): Seat | null {
  const claim = readObject(value, 'claim');
  const position = readText(claim.position, 'claim.position');
  const resigned = readOrNull(readCount)(claim.resigned, 'claim.resigned');
  if (!isSameTable(position, game.notation.formatPosition(state)))
    throw new FormatError('header.rulesVersion', 'under these rules the match would stand otherwise');
  return resigned;
}

/**
 * Fields of JSON positions that newer rules write differently: pending frames, and internal numbers of cubes.
 */
const INNER = ['pending', 'ids', 'yaws'];

function isSameTable(before: string, now: string): boolean {
  const [then, here] = [fieldsOf(before), fieldsOf(now)];
  if (!then || !here) return `${now} `.startsWith(`${before} `); // newer rules may append fields
  const shown = Object.keys(then).filter(name => !INNER.includes(name));
  return shown.every(name => inAnyOrder(then[name]) === inAnyOrder(here[name]));
}

/** Undefined for a position that is not JSON. */
function fieldsOf(position: string): Fields | undefined {
  try {
    return readObject(JSON.parse(position), 'position');
  } catch {
    return undefined;
  }
}

/**
 * Order-insensitive form: T-RUL-33 changed which of several equal cubes is taken, and a row of cubes is the
 * same in any order.
 */
const inAnyOrder = (value: unknown): string =>
  typeof value === 'string' ? (value.match(/[a-z]\d?/gi) ?? []).sort().join('') : encode(value);
