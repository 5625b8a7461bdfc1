import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hiddenDice } from '../test/hiddenDice.ts';
import {
  dicePromise,
  diceSeed,
  digest,
  Match,
  type MatchLog,
  parseLog,
  replay,
  sealedChance,
  seededChance,
  sha256,
  verify,
} from './index.ts';
import { sealOf } from './seal.ts';

const theirs = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('SHA-256', () => {
  test("equals Node's: every length around a block, all kinds of characters, a long text", () => {
    const lengths = Array.from({ length: 140 }, (_, length) => 'a'.repeat(length));
    const texts = [...lengths, 'Žluťoučký kůň 🎲', '\ud800', 'tessera '.repeat(5000)];
    for (const text of texts) expect(sha256(text)).toBe(theirs(text));
  });
});

describe('sealed chance', () => {
  test('takes its words from the hashes of seed:0, seed:1 and so on', () => {
    const chance = sealedChance('table');
    const words = Array.from({ length: 20 }, () => chance.below(2 ** 32));
    const blocks = [0, 1, 2].map(k => theirs(`table:${k}`)).join('');
    expect(words).toEqual(
      Array.from({ length: 20 }, (_, i) => Number(`0x${blocks.slice(8 * i, 8 * i + 8)}`)),
    );
  });

  test('seeks to a position, and refuses anything else', () => {
    const chance = sealedChance('table');
    for (let i = 0; i < 11; i++) chance.below(2 ** 32);
    const place = chance.place();
    expect(place).toEqual([11]);
    const drawn = Array.from({ length: 30 }, () => chance.die());
    const other = sealedChance('table');
    other.seek(place);
    expect(Array.from({ length: 30 }, () => other.die())).toEqual(drawn);
    for (const wrong of [[], [1, 2], [-1], [0.5]]) expect(() => other.seek(wrong)).toThrow('place');
  });

  test('chi-square: 60,000 dice are fair', () => {
    const chance = sealedChance('fair');
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) (counts[chance.below(6)] as number)++;
    const square = counts.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0);
    expect(square).toBeLessThan(20.52); // 99.9 % of a fair source stay below
  });
});

const DICE = { secret: 'a secret of the server', entropy: ['left', ''] };

const promised = (dice = DICE) =>
  new Match(hiddenDice, {
    options: { target: 20 },
    seats: 2,
    seed: diceSeed(dice),
    numbers: 'sealed',
    stream: sealedChance,
    table: { dice: { ...dice, seal: dicePromise(dice.secret) } },
  });

/** A changed log with a new seal, as a forger would write it. */
const resealed = (match: ReturnType<typeof promised>, change: (log: MatchLog) => MatchLog): MatchLog => {
  const { header, entries } = change(match.log());
  return { header, entries, seal: sealOf(header, entries, digest(match.stateAt(0)), digest(match.state)) };
};

describe('a match with sealed dice', () => {
  test('is verified from its log alone', () => {
    const match = promised();
    for (let i = 0; i < 3; i++) match.submit(0, 'roll');
    const log = parseLog(JSON.parse(JSON.stringify(match.log())));
    expect(log.header.numbers).toBe('sealed');
    expect(verify(hiddenDice, log).fairness).toBe('sealed');
    expect(digest(Match.resume(hiddenDice, log, undefined, sealedChance).log())).toBe(digest(log));
  });

  test('is refused with another secret, entropy or dice than committed to', () => {
    const match = promised();
    match.submit(0, 'roll');
    const withDice = (dice: object) => (log: MatchLog) => ({
      ...log,
      header: { ...log.header, table: { dice: { ...(log.header.table?.dice as object), ...dice } } },
    });
    const proof = (change: (log: MatchLog) => MatchLog) => () => verify(hiddenDice, resealed(match, change));
    expect(proof(log => log)).not.toThrow();
    expect(proof(withDice({ secret: 'another' }))).toThrow('not the one that was promised');
    expect(proof(withDice({ entropy: ['right', ''] }))).toThrow('header.seed');
    expect(proof(withDice({ seal: undefined }))).toThrow('header.table.dice.seal: must be a text');
    const face = match.lastEntry!.chance[0]!;
    const luckier = [{ seat: 0, move: 'roll', chance: [(face % 6) + 1] }];
    expect(proof(log => ({ ...log, entries: luckier }))).toThrow('entries[0].chance');
  });

  test('is refused without a sealed stream, instead of drawing other numbers', () => {
    expect(() => Match.resume(hiddenDice, promised().log())).toThrow('are sealed');
  });
});

describe('taking back a revelation by consent', () => {
  test('draws fresh numbers afterwards, which verify like all others', () => {
    const match = promised();
    match.submit(0, 'roll');
    match.submit(0, 'roll');
    const { chance: seen } = match.lastEntry!;
    expect(match.undo()).toBe(false);
    match.takeBack(1);
    match.submit(0, 'roll');
    match.takeBack(1);
    match.submit(0, 'roll');
    const second = sealedChance(`${match.header.seed}/2`).die();
    expect(match.lastEntry).toEqual({ seat: 0, move: 'roll', chance: [second], fresh: 2 });
    expect(seen).not.toEqual([second]);
    match.submit(0, 'roll');
    expect(match.lastEntry).not.toHaveProperty('fresh');
    const log = parseLog(JSON.parse(JSON.stringify(match.log())));
    expect(verify(hiddenDice, log).fairness).toBe('sealed');
    expect(digest(replay(hiddenDice, log).log())).toBe(digest(log));
  });

  test('works on any seeded match, and is part of its snapshot', () => {
    const match = new Match(hiddenDice, { options: { target: 20 }, seats: 2, seed: 'usual' });
    match.submit(0, 'roll');
    match.takeBack(1);
    const log = match.log();
    const again = Match.resume(hiddenDice, log, match.snapshot());
    const told = Match.resume(hiddenDice, log);
    told.takeBack(0, 1);
    for (const one of [match, again, told]) {
      one.submit(0, 'roll');
      one.submit(0, 'roll');
    }
    expect(match.lastEntry!.chance).not.toEqual([]);
    const dice = seededChance('usual/1');
    expect(match.entries.map(({ chance }) => chance)).toEqual([[dice.die()], [dice.die()]]);
    expect(digest(again.log())).toBe(digest(match.log()));
    expect(digest(told.log())).toBe(digest(match.log()));
    expect(verify(hiddenDice, match.log()).fairness).toBe('fair');
  });

  test('allows streams in increasing order only', () => {
    const match = promised();
    match.takeBack(0);
    match.submit(0, 'roll');
    match.submit(0, 'roll');
    const twice = (log: MatchLog) => ({
      ...log,
      entries: log.entries.map(entry => ({ ...entry, fresh: 1 })),
    });
    expect(() => verify(hiddenDice, resealed(match, twice))).toThrow('entries[1].fresh: is 1, after 1');
  });

  test('undoes an answer without draws within the same stream', () => {
    const match = promised();
    match.submit(0, 'roll');
    match.submit(0, 'roll');
    match.takeBack(1);
    match.submit(0, 'pass');
    match.undo();
    match.submit(0, 'roll');
    expect(match.entries).toHaveLength(2);
    expect(match.lastEntry).toMatchObject({ move: 'roll', fresh: 1 });
    expect(verify(hiddenDice, match.log()).fairness).toBe('sealed');
  });
});
