/** The daily challenge on a server: seeds that were committed to, and results that are replayed. */
import { hash } from 'node:crypto';
import { Match, type MatchLog, parseLog, parseOptions, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { commitmentOf, DAILY_GAMES, type DailyGame, settingOf } from '@tessera/table/daily';
import { type ApiProblem, DailyBoard, DailySeeds } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { LIMITS, UNLIMITED } from '../src/limits/limits.ts';
import { tablesStage, Visitor } from './stage.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const [DATE, NEXT] = ['2026-11-18', '2026-11-19'];

/** A server whose clock can be set. */
async function open(limits = UNLIMITED) {
  const clock = { now: NOON };
  const { address } = await tablesStage({ now: () => clock.now, limits });
  const told = async () =>
    DailySeeds.parse((await new Visitor(address).ask('GET', '/api/daily')).body).challenges;
  const seedOf = async (game: string, date = DATE): Promise<string> =>
    (await told()).find(one => one.game === game && one.date === date)!.seed!;
  return { address, clock, told, seedOf };
}

const PEOPLE = [
  { kind: 'you', name: 'canary-name' },
  { kind: 'bot', level: 'strong', name: 'canary-bot' },
];

/** A match of the day that is given up after some answers. */
function played(
  seed: string,
  { game = 'loop' as DailyGame, date = DATE, answers = 6, isOver = true } = {},
): MatchLog {
  const rules = gameById(game)!;
  const { options, seats } = settingOf({ date, game });
  const match = new Match(rules, { options: parseOptions(rules.options, options) as object, seats, seed });
  for (let i = 0; i < answers && match.decider !== undefined; i++)
    match.submit(match.decider, rules.legalMoves(match.state, match.decider)[0]);
  for (const seat of isOver ? [0, 1] : []) if (match.decider !== undefined) match.leave(seat);
  return match.log({ title: 'canary-title', seats: PEOPLE });
}

const send = (visitor: Visitor, log: unknown, changes: object = {}, game = 'loop') =>
  visitor.ask<DailyBoard & ApiProblem>('POST', `/api/daily/${game}`, {
    date: DATE,
    attempt: 1,
    log,
    ...changes,
  });
const board = async (visitor: Visitor, game = 'loop', date = DATE): Promise<DailyBoard> =>
  DailyBoard.parse((await visitor.ask('GET', `/api/daily/${game}/${date}`)).body);

describe('seeds', () => {
  test('a hash is told the day before, the seed on the day, and the hash proves it', async () => {
    const { told, clock } = await open();
    const before = await told();
    expect(before.map(({ date, game, seed }) => [date, game, seed === null])).toEqual(
      ['2026-11-17', DATE, NEXT].flatMap(date => DAILY_GAMES.map(game => [date, game, date === NEXT])),
    );
    const promised = before.filter(({ seed }) => seed === null);
    clock.now += 12 * HOUR;
    for (const { date, game, commitment } of promised) {
      const { seed } = (await told()).find(one => one.date === date && one.game === game)!;
      expect(hash('sha256', seed!)).toBe(commitment);
      expect(seed).toContain(`${date} ${game}`);
    }
    const seeds = (await told()).map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(5); // tomorrow's are null
  });

  test('two servers have different seeds', async () => {
    const [one, other] = [await open(), await open()];
    expect(await one.seedOf('loop')).not.toBe(await other.seedOf('loop'));
  });
});

describe('results', () => {
  test.each(DAILY_GAMES)('%s: a log that replays to its end stands on the table of the day', async game => {
    const { address, seedOf } = await open();
    const ada = await Visitor.named(address, 'Ada');
    const { status, body } = await send(ada, played(await seedOf(game), { game }), {}, game);
    expect(status).toBe(200);
    const row = { place: 1, name: 'Ada', isWon: false, isFirst: true, tries: 1, people: 1, bots: 1 };
    expect(body).toMatchObject({
      game,
      date: DATE,
      all: 1,
      won: 0,
      rows: [{ ...row, isYou: true }],
      isClosed: false,
    });
    expect(body.you).toEqual(body.rows[0]);
    const seen = await board(await Visitor.named(address, 'Bob'), game);
    expect(seen).toMatchObject({ all: 1, rows: [{ ...row, isYou: false }], you: null });
    expect(JSON.stringify(seen)).not.toContain('canary');
  });

  test('a guest has one row: later results count as tries and are no first tries', async () => {
    const { address, seedOf } = await open();
    const ada = await Visitor.named(address, 'Ada');
    const seed = await seedOf('tesseract');
    const sent = (answers: number, attempt: number) =>
      send(ada, played(seed, { game: 'tesseract', answers }), { attempt }, 'tesseract');
    await sent(6, 1);
    const { body: same } = await sent(6, 1);
    expect(same).toMatchObject({ all: 1, you: { tries: 1, isFirst: true } });
    const { body } = await sent(60, 2);
    expect(body).toMatchObject({ all: 1, you: { tries: 2, isFirst: false } });
    expect(body.you!.turns).toBeGreaterThan(same.you!.turns);
    const bob = await Visitor.named(address, 'Bob');
    const { body: theirs } = await send(
      bob,
      played(seed, { game: 'tesseract' }),
      { attempt: 4 },
      'tesseract',
    );
    expect(theirs.you).toMatchObject({ place: 2, isFirst: false, tries: 1 });
  });

  test('of anything but the challenge are refused in a sentence and change nothing', async () => {
    const { address, seedOf } = await open();
    const ada = await Visitor.named(address, 'Ada');
    const seed = await seedOf('loop');
    const log = played(seed);
    const [first, ...rest] = log.entries;
    const wrong: readonly (readonly [RegExp, unknown, object?, string?])[] = [
      [/another seed/, played(`${seed.slice(0, -1)}${seed.endsWith('0') ? 1 : 0}`)],
      [/another seed/, played(await seedOf('loop', '2026-11-17'))],
      [/not over/, played(seed, { isOver: false })],
      [/other options/, { ...log, header: { ...log.header, options: {} } }],
      [/taken back/, { ...log, entries: [{ ...first, fresh: 1 }, ...rest] }],
      [/^log: /, { ...log, entries: [{ ...first, move: 'nowhere' }, ...rest] }],
      [/^log: /, { header: log.header, entries: rest }],
      [/^log: /, { header: { ...log.header, chance: [0] }, entries: log.entries }],
      [/^log: /, { nothing: true }],
      [/^log: /, 'text'],
      [/^attempt: /, log, { attempt: 0 }],
      [/^date: /, log, { date: '18 November' }],
      [/do not count/, log, { date: '2026-11-17' }],
      [/do not count/, log, { date: NEXT }],
      [/no such challenge/, log, {}, 'rift'],
      [/no such challenge/, log, { date: '2026-02-30' }],
      [/one of loop/, log, {}, 'tesseract'],
    ];
    for (const [sentence, sent, changes, game] of wrong) {
      const { status, body } = await send(ada, sent, changes, game);
      expect([status, body.message]).toEqual([expect.toBeOneOf([400, 404]), expect.stringMatching(sentence)]);
    }
    const stranger = new Visitor(address);
    expect((await send(stranger, log)).body.code).toBe('noGuest');
    const long = { ...log, entries: Array.from({ length: 3001 }, () => first) };
    expect((await send(ada, long)).body.code).toBe('tooLarge');
    for (const game of DAILY_GAMES) expect(await board(ada, game)).toMatchObject({ all: 0, rows: [] });
  });

  test('are limited by guest, since each is replayed', async () => {
    const { address, seedOf } = await open({ ...UNLIMITED, attempts: { ...LIMITS.attempts, burst: 1 } });
    const ada = await Visitor.named(address, 'Ada');
    const log = played(await seedOf('loop'));
    expect((await send(ada, log)).status).toBe(200);
    expect((await send(ada, log)).body.code).toBe('tooFast');
    expect(await board(ada)).toMatchObject({ all: 1, you: { tries: 1 } });
  });

  test('count until an hour after midnight; then the best game is a replay under the name of its player', async () => {
    const { address, seedOf, clock } = await open();
    const ada = await Visitor.named(address, 'Ada');
    const seed = await seedOf('loop');
    const best = () => ada.ask<MatchLog & ApiProblem>('GET', `/api/daily/loop/${DATE}/best`);
    clock.now = Date.UTC(2026, 10, 19, 0, 59);
    expect((await send(ada, played(seed))).status).toBe(200);
    expect((await best()).body.code).toBe('notOver');
    clock.now = Date.UTC(2026, 10, 19, 1);
    expect((await send(ada, played(seed))).body.message).toMatch(/do not count/);
    expect(await board(ada)).toMatchObject({ all: 1, isClosed: true });
    const log = parseLog((await best()).body);
    expect(verify(gameById('loop')!, log).fairness).toBe('fair');
    expect(commitmentOf(log.header.seed)).toBe(commitmentOf(seed));
    expect(log.header.table?.seats).toEqual([
      { kind: 'friend', name: 'Ada' },
      { kind: 'bot', level: 'strong', name: '' },
    ]);
    expect(JSON.stringify(log)).not.toContain('canary');
    expect((await ada.ask('GET', `/api/daily/tesseract/${DATE}/best`)).body.code).toBe('notHere');
  });

  test('leave with their guest', async () => {
    const { address, seedOf } = await open();
    const ada = await Visitor.named(address, 'Ada');
    await send(ada, played(await seedOf('loop')));
    await ada.ask('DELETE', '/api/me');
    expect(await board(new Visitor(address))).toMatchObject({ all: 0, rows: [] });
  });
});
