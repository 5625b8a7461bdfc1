/** What a page of version 1 knew of a match, held against what the rules make of it. */
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
 * Every game has newer rules than such a page had: they write states otherwise, but must lead to the same things on
 * the table. Throws FormatError if they do not. Who had given up, if anybody.
 */
export function requireClaim({ game, state }: AnyMatch, value: unknown): Seat | null {
  const claim = readObject(value, 'claim');
  const position = readText(claim.position, 'claim.position');
  const resigned = readOrNull(readCount)(claim.resigned, 'claim.resigned');
  if (!isSameTable(position, game.notation.formatPosition(state)))
    throw new FormatError('header.rulesVersion', 'under these rules the match would stand otherwise');
  return resigned;
}

/** What newer rules write otherwise in positions that are JSON: what is being resolved, and cubes' inner numbers. */
const INNER = ['pending', 'ids', 'yaws'];

function isSameTable(before: string, now: string): boolean {
  const [then, here] = [fieldsOf(before), fieldsOf(now)];
  if (!then || !here) return `${now} `.startsWith(`${before} `); // newer rules may say more at the end
  const shown = Object.keys(then).filter(name => !INNER.includes(name));
  return shown.every(name => inAnyOrder(then[name]) === inAnyOrder(here[name]));
}

/** Undefined for a position that is not written as JSON. */
function fieldsOf(position: string): Fields | undefined {
  try {
    return readObject(JSON.parse(position), 'position');
  } catch {
    return undefined;
  }
}

/** Which of equal cubes was taken changed with T-RUL-33; a row of cubes is the same in any order. */
const inAnyOrder = (value: unknown): string =>
  typeof value === 'string' ? (value.match(/[a-z]\d?/gi) ?? []).sort().join('') : encode(value);
