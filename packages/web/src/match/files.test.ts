import {
  type AnyGame,
  dicePromise,
  diceSeed,
  Match,
  type MatchLog,
  parseLog,
  parseOptions,
  sealedChance,
  verify,
} from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { tesseract } from '@tessera/games/tesseract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage, openTab } from './testing/browser.ts';
import {
  begin,
  bot,
  closeAll,
  essence,
  FRIEND,
  now,
  open,
  setupOf,
  texts,
  until,
  YOU,
} from './testing/play.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  closeAll();
  vi.restoreAllMocks();
});

const SPARE = { title: 'from outside', you: 'Me' };
const together = setupOf([YOU, FRIEND]);

/** Log as written by the command line, without people. */
function outside(game: AnyGame, options: object, seats: number, answers = 6): MatchLog {
  const match = new Match(game, { options: parseOptions(game.options, options), seats, seed: 'outside' });
  for (let i = 0; i < answers; i++) match.fallback();
  return match.log();
}
const riftLog = outside(rift as unknown as AnyGame, { firstPlayer: 'w' }, 2);
const teamLog = outside(tesseract as unknown as AnyGame, {}, 3);

describe('a match as a file', () => {
  test('a file is the log, named after its game and day, and verifies', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, together);
    for (const move of ['T@e2', 'T@e13', 'S@f2']) await client.submit(move);
    await client.undo();
    const file = (await client.file())!;
    expect(file.name).toMatch(/^tessera-rift-19(69-12-31|70-01-01)\.json$/); // in any time zone
    expect(await tab.fileOf('m1')).toEqual(file);
    const { match, fairness } = verify(rift, parseLog(JSON.parse(file.text)));
    expect(fairness).toBe('fair');
    expect(match.entries.map(({ move }) => move)).toEqual(['T@e2', 'T@e13']);
    expect(match.header.table).toEqual({ title: 'A test', seats: [YOU, FRIEND] });
  });

  test('a finished or resigned match has a file, one that never began has none', async () => {
    const tab = openTab(fakeStorage());
    tab.createMatch({ ...together, id: 'new' });
    expect(tab.listMatches()).toMatchObject([{ isBegun: false }]);
    expect(await tab.fileOf('nowhere')).toBeUndefined();
    const client = await begin(tab, together);
    await client.resign();
    const log = parseLog(JSON.parse((await tab.fileOf('m1'))!.text));
    expect(verify(rift, log).match.game.outcome(Match.resume(rift, log).state)).toMatchObject({
      winners: [1],
      reason: 'resign',
    });
  });
});

describe('opening a file', () => {
  test('a saved match opens as a copy, and both go on', async () => {
    const tab = openTab(fakeStorage());
    const before = await begin(tab, setupOf([YOU, bot('quick')]));
    await before.submit('T@e2');
    await until(before, one => one.isYours);
    const found = await tab.openFile((await before.file())!.text, SPARE);
    if (!('id' in found)) throw new Error(found.why);
    const after = open(tab, found.id);
    await until(after, () => true);
    const { setup, seq: _seq, ...shown } = essence(before);
    expect(essence(after)).toMatchObject({ ...shown, setup: { ...setup, id: found.id } });
    for (const client of [before, after]) expect(await client.submit('S@f2')).toBeUndefined();
    expect(tab.listMatches()).toHaveLength(2);
    expect(tab.rules.counts).toEqual({ started: 3, ended: 1 });
  });

  test.each([
    ['rift', riftLog, 2],
    ['tesseract', teamLog, 3],
  ])('a log of %s without names seats you and friends, and goes on', async (_name, log, seats) => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    const found = await tab.openFile(JSON.stringify(log), SPARE);
    if (!('id' in found)) throw new Error(found.why);
    expect(tab.listMatches()).toMatchObject([{ moves: 6, isYours: true, setup: { title: 'from outside' } }]);
    const client = open(tab, found.id);
    await until(client, () => true);
    expect(now(client).setup.seats.map(({ name }) => name)).toEqual(['Me', '', ''].slice(0, seats));
    expect(texts(client)).toEqual(log.entries.map(({ move }) => move));
    expect(await client.submit(now(client).legal[0]!)).toBeUndefined();
    expect(parseLog(JSON.parse((await client.file())!.text)).entries).toHaveLength(7);
  });

  test('a match from a server opens, and goes on with its promised dice', async () => {
    const tab = openTab(fakeStorage());
    const dice = { secret: 'a secret', entropy: ['', ''], seal: dicePromise('a secret') };
    const team = tesseract as unknown as AnyGame;
    const match = new Match(team, {
      options: parseOptions(team.options, {}),
      seats: 2,
      seed: diceSeed(dice),
      numbers: 'sealed',
      stream: sealedChance,
      table: { title: 'On line', seats: [FRIEND, { ...FRIEND, name: 'Ben' }], dice },
    });
    for (let i = 0; i < 6; i++) match.fallback();
    match.takeBack(2);
    for (let i = 0; i < 6; i++) match.fallback();
    const found = await tab.openFile(JSON.stringify(match.log()), SPARE);
    if (!('id' in found)) throw new Error(found.why);
    const client = open(tab, found.id);
    await until(client, () => true);
    expect(texts(client)).toEqual(match.entries.map(({ move }) => move));
    expect(await client.submit(now(client).legal[0]!)).toBeUndefined();
    const log = parseLog(JSON.parse((await client.file())!.text));
    expect(log.entries).toHaveLength(11);
    expect(verify(team, log).fairness).toBe('sealed');
  });

  test('a log of older rules is carried over', async () => {
    const { seal: _seal, ...old } = teamLog;
    const found = await openTab(fakeStorage()).openFile(
      JSON.stringify({ ...old, header: { ...old.header, rulesVersion: 1 } }),
      SPARE,
    );
    expect(found).toHaveProperty('id');
  });

  const changed = (change: (log: MatchLog) => unknown): string => JSON.stringify(change(riftLog));
  test.each<[string, string, string]>([
    ['', 'broken', 'is not valid JSON'],
    ['[Game "rift"]', 'broken', 'is not valid JSON'],
    ['{}', 'broken', 'header: must be an object'],
    [changed(log => ({ ...log, header: { ...log.header, game: 'chess' } })), 'unknownGame', 'no game chess'],
    [changed(log => ({ ...log, header: { ...log.header, rulesVersion: 9 } })), 'otherRules', 'is 9'],
    [changed(log => ({ ...log, header: { ...log.header, seed: 'mine' } })), 'broken', 'seal'],
    [changed(log => ({ ...log, header: { ...log.header, table: { title: 'x' } } })), 'broken', 'seal.log'],
    [changed(log => ({ ...log, entries: log.entries.slice(1) })), 'broken', 'entries[0].move'],
    [changed(({ header, entries }) => ({ header: { ...header, seats: 3 }, entries })), 'broken', 'seats'],
  ])('%s is refused in words, and nothing is stored', async (text, failure, why) => {
    const tab = openTab(fakeStorage());
    expect(await tab.openFile(text, SPARE)).toEqual({ failure, why: expect.stringContaining(why) });
    expect(tab.listMatches()).toEqual([]);
    expect(tab.rules.counts.ended).toBe(tab.rules.counts.started);
  });

  test('a browser without workers reports that', async () => {
    const tab = openTab(fakeStorage(), { rules: () => undefined });
    expect(await tab.openFile('{}', SPARE)).toMatchObject({ failure: 'noWorkers' });
  });
});
