/**
 * Records of version 1, written as records of version 2. They had a log of a shape of their own: who sits where beside
 * the header, a digest of the last state instead of a seal, and a resignation that the rules did not know.
 */
import {
  type AnyMatch,
  decode,
  digest,
  encode,
  type Fields,
  FormatError,
  readListOf,
  readObject,
  readOrNull,
} from '@tessera/engine';
import { parseHolder } from './setup.ts';
import type { Claim } from './storedLog.ts';

/** Only puts things in their new places; what they hold is read afterwards, like any record. Throws FormatError. */
export function fromVersion1({ seq, writer, updated, resigned, ...record }: Fields): Fields {
  const { header, entries, undone, digest: claimed, ...log } = readObject(record.log, 'log');
  const { id, game, title, options, seed, position, ...setup } = readObject(log.setup, 'log.setup');
  const seats = readListOf(parseHolder)(setup.seats, 'log.setup.seats');
  const begun = readOrNull(readObject)(header, 'log.header');
  const summary = readOrNull(readObject)(record.summary, 'summary');
  const start = {
    game,
    options,
    seats: seats.length,
    seed,
    ...(position === undefined ? {} : { position }),
    table: { title, seats },
  };
  return {
    version: 2,
    id,
    seq,
    writer,
    updated,
    log: {
      header: { ...start, ...(begun && { rulesVersion: begun.rulesVersion, chance: begun.chance }) },
      entries,
    },
    undone,
    ...(summary && { claim: { digest: claimed, position: summary.position, resigned } }),
    summary: summary && { ...summary, ...givenUp(seats, resigned) },
  };
}

/** For lists, until the rules are asked: who else was there has won, or lost together with whoever gave up. */
function givenUp(seats: readonly unknown[], resigned: unknown): Fields {
  if (resigned === null) return {};
  const winners = seats.map((_, seat) => seat).filter(seat => seat !== resigned);
  return { toAct: null, outcome: { winners, reason: 'resign' } };
}

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
  if (before === now || !before.startsWith('{')) return before === now;
  const [then, here] = [before, now].map(text => readObject(decode(text, 'position'), 'position'));
  const shown = Object.keys(then ?? {}).filter(name => !INNER.includes(name));
  return shown.every(name => inAnyOrder(then?.[name]) === inAnyOrder(here?.[name]));
}

/** Which of equal cubes was taken changed with T-RUL-33; a row of cubes is the same in any order. */
const inAnyOrder = (value: unknown): string =>
  typeof value === 'string' ? (value.match(/[a-z]\d?/gi) ?? []).sort().join('') : encode(value);
