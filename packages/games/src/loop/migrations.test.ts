/** Logs of version 1 of the rules, replayed by the current rules. */
import { readFileSync } from 'node:fs';
import { decode, digest, type MatchLog, replay } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../test/loopTable.ts';
import { loop } from './index.ts';
import { upgrade } from './migrations.ts';
import { BUILT_IN_PACK } from './pack/builtIn.ts';

interface Written {
  readonly log: MatchLog;
  /** Digest of the last position under version 1. */
  readonly end: string;
}

/** Logs of whole random games. */
const MATCHES: Readonly<Record<string, Written>> = JSON.parse(
  readFileSync(new URL('../../test/loopVersion1.json', import.meta.url), 'utf8'),
);
const gameOf = (name: string): Written => MATCHES[name] ?? expect.fail(name);
const movesOf = ({ entries }: MatchLog): string[] => entries.map(({ move }) => move);

/** Answers that the upgrade inserts into an older log. */
function inserted(log: MatchLog): string[] {
  const old = movesOf(log);
  return movesOf(upgrade(log) ?? expect.fail('refused')).filter(move => {
    if (old[0] !== move) return true;
    old.shift();
    return false;
  });
}

/** A log that begins in a position. */
function logFrom(
  position: string,
  options: object,
  ...entries: readonly [seat: number, move: string][]
): MatchLog {
  return {
    header: {
      game: 'loop',
      rulesVersion: 1,
      options: options as MatchLog['header']['options'],
      seats: 2,
      seed: '',
      numbers: 'given',
      position,
      chance: [],
    },
    entries: entries.map(([seat, move]) => ({ seat, move, chance: [] })),
  };
}

describe('logs of version 1', () => {
  test.each([
    ['centrifuge', '[L-CENT-4] the last damage is a yes', ['yes']],
    ['ultramachina', '[L-ULTRA-4] the lone card takes the last damage', ['U-06']],
    ['productivism', '[U-11] the owner of each card is named before it', ['prowler', 'robofinisher']],
    ['leaving', '[L-DEC-6] a seat that left leaves again', ['U-01']],
  ])('%s: %s', (name, _, expected) => {
    const { log, end } = gameOf(name);
    expect(inserted(log)).toEqual(expected);
    expect(digest(decode(loop.notation.formatPosition(replay(loop, log).state), 'position'))).toBe(end);
  });

  test("[U-11] logs of version 1 get the owner's answer inserted for the card that the active player chose", () => {
    const { entries } = upgrade(gameOf('productivism').log) ?? expect.fail('refused');
    const first = entries.findIndex(({ move }) => move === 'prowler');
    expect(entries.slice(first, first + 4)).toEqual([
      { seat: 1, move: 'prowler', chance: [] },
      { seat: 0, move: 'A-24', chance: [] },
      { seat: 1, move: 'robofinisher', chance: [] },
      { seat: 1, move: 'S-RF-3', chance: [2, 5] },
    ]);
  });

  test('[L-CENT-5] logs of version 1 are refused if a mission was damaged twice in a turn', () => {
    const { log } = gameOf('limited');
    expect(() => replay(loop, log)).toThrow('header.rulesVersion: is 1, but these rules are version 2');
  });

  test('[L-CENT-4] a log that stops after the LOOP stops after the damage', () => {
    const { state } = table({
      options: { mode: 'centrifuge' },
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-3' }, prowler: { era: 'end' } },
      energy: { dawn: 2 },
      centrifuges: { dawn: 'CF-1 star 2', end: 'CF-2 star 0' },
    });
    const log = logFrom(loop.notation.formatPosition(state), { mode: 'centrifuge' }, [0, 'loop star']);
    expect(inserted(log)).toEqual(['yes']);
    expect(inserted({ ...log, header: { ...log.header, rulesVersion: 1 }, entries: [] })).toEqual([]);
  });

  test('[L-FX-8] logs of version 1 are refused if their pack levels an era named twice', () => {
    const { state } = table({ agents: { mrtime: { era: 'dawn' }, prowler: { era: 'end' } } });
    const packed = (effect: string): MatchLog => {
      const cards = BUILT_IN_PACK.cards.map(row => (row.id === 'A-09' ? { ...row, effect } : row));
      const options = { pack: { ...BUILT_IN_PACK, name: 'mine', cards } };
      return logFrom(loop.notation.formatPosition(state), options, [0, 'freeMove medieval']);
    };
    expect(upgrade(packed('levelEnergy(eraOf(each))'))).toBeUndefined();
    expect(upgrade(packed('levelEnergy(eachAdj)'))?.header.rulesVersion).toBe(2);
  });

  test('logs of other versions are refused', () => {
    const { log } = gameOf('centrifuge');
    expect(upgrade({ ...log, header: { ...log.header, rulesVersion: 3 } })).toBeUndefined();
  });
});
