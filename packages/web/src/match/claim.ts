/** What a page of version 1 knew of a match, held against what the rules make of it. */
import { type AnyMatch, digest, encode, type Fields, FormatError, readObject } from '@tessera/engine';
import type { Claim } from './storedLog.ts';

/**
 * Under the rules of its time a log leads to the very state that was stored; under newer ones, which write states
 * otherwise, to the same things on the table. Throws FormatError if it does not.
 */
export function requireClaim(match: AnyMatch, claim: Claim, rulesVersion: number): void {
  const { game, state } = match;
  if (rulesVersion !== game.rulesVersion) {
    if (!isSameTable(claim.position, game.notation.formatPosition(state)))
      throw new FormatError('header.rulesVersion', 'under these rules the match would stand otherwise');
  } else if (digest(state) !== claim.digest)
    throw new FormatError('claim', 'the log leads to another state than it was stored with');
}

/** What newer rules write otherwise in positions that are JSON: what is being resolved, and cubes' inner numbers. */
const INNER = ['pending', 'ids', 'yaws'];

function isSameTable(before: string, now: string): boolean {
  const [then, here] = [fieldsOf(before), fieldsOf(now)];
  if (!then || !here) return before === now;
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
