/** Matches that move: from one screen to a table of the server, and from a table home. */
import { Match, type MatchLog, parseLog, parseOptions, replay, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import type { ApiProblem, MovedTable, ServerMessage, TableLine } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { LIMITS, UNLIMITED } from '../src/limits/limits.ts';
import { begun, openTable, playOn, RIFT, tablesStage, Visitor } from './stage.ts';

const SEED = 'canary-seed';

/** The file of a match at one screen, after so many answers. */
function atHome(game = 'tesseract', answers = 6, seats = 2, seed = SEED): MatchLog {
  const rules = gameById(game)!;
  const options = parseOptions(rules.options, {}, 'options') as object;
  const match = new Match(rules, { options, seats, seed });
  for (let i = 0; i < answers && match.decider !== undefined; i++)
    match.submit(match.decider, rules.legalMoves(match.state, match.decider)[0]);
  return match.log({ title: 'At home', seats: [{ kind: 'you', name: 'canary-name' }] });
}

const { game: _game, options: _options, ...TERMS } = RIFT;
const wanted = (from: unknown, changes: Partial<MovedTable> = {}): object => ({ ...TERMS, from, ...changes });
const move = (visitor: Visitor, body: object) =>
  visitor.ask<TableLine & ApiProblem>('POST', '/api/tables/moved', body);

describe('continued on line', () => {
  test('others sit down and go on; nobody learns the seed, and dice are proved from then on', async () => {
    const { address } = await tablesStage();
    const [ada, bob] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Bob')];
    const { status, body } = await move(ada, wanted(atHome()));
    expect([status, body.game, body.moves, body.phase]).toEqual([201, 'tesseract', 6, 'gathering']);
    const seats = [await openTable(ada, body.id), await openTable(bob, body.id)];
    expect(seats[1]!.table).toMatchObject({ moved: 6, moves: [], standing: null });
    await seats[1]!.do({ do: 'sit', name: 'Bob' });
    const { seq } = seats[1]!;
    await seats[0]!.do({ do: 'start' });
    await expect.poll(() => seats.map(({ table }) => table.moves.length)).toEqual([6, 6]);
    // A guest who was away at the start is told of the earlier moves as well.
    const { body: missed } = await bob.ask<ServerMessage>('GET', `/api/tables/${body.id}/changes?seq=${seq}`);
    expect(missed).toMatchObject({ type: 'table', table: { moves: { length: 6 } } });
    const rules = gameById('tesseract')!;
    const known = replay(rules, atHome());
    for (const { table } of seats) expect(table.standing?.view).toEqual(rules.view(known.state, table.you!));
    const { seal } = seats[1]!.table.dice;
    await playOn(seats, 8);
    const told = [
      seats,
      (await bob.ask('GET', '/api/mine')).body,
      (await bob.ask('GET', '/api/tables')).body,
    ];
    expect(JSON.stringify(told, (key, value) => (key === 'line' ? value.said : value))).not.toMatch(/canary/);
    for (const seat of seats) await seat.do({ do: 'leave' });
    const { body: log } = await bob.ask<MatchLog>('GET', `/api/tables/${body.id}/log`);
    expect(JSON.stringify(log)).not.toContain('canary-name');
    const { fairness, sealedAfter } = verify(rules, parseLog(log));
    expect([fairness, sealedAfter, log.header.table?.dice]).toMatchObject(['fair', 6, { seal }]);
  });

  test('several chairs may be the host’s, and bots stay what they were', async () => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }, { kind: 'me' }] as const;
    const { body } = await move(ada, wanted(atHome('quantum', 5, 3), { chairs }));
    expect(body.chairs.map(({ name, level }) => name ?? level)).toEqual(['Ada', 'gentle', 'Ada 2']);
    const seat = await openTable(ada, body.id);
    expect(await seat.do({ do: 'start' })).toBeTypeOf('number');
    await expect.poll(() => [seat.table.phase, seat.table.yours]).toEqual(['playing', [0, 2]]);
  });

  test('a rematch begins anew', async () => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }] as const;
    const { body } = await move(ada, wanted(atHome('rift', 8), { chairs }));
    const seat = await openTable(ada, body.id);
    for (const command of ['start', 'leave', 'rematch'] as const) await seat.do({ do: command });
    await expect.poll(() => seat.table.next).not.toBeNull();
    const again = await openTable(ada, seat.table.next!);
    await again.do({ do: 'start' });
    await expect.poll(() => again.table.phase).toBe('playing');
    expect([again.table.moved, again.table.moves.length]).toEqual([undefined, 0]);
  });

  test('a position, and a board on which everybody only tries out, go on as well', async () => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const rules = gameById('rift')!;
    const position =
      '15/3t1v6sh1/7p7/15/15/15/4x6x3/15/3X6X4/15/15/15/7P7/1HS6V1T3/15 w SRC3H2Gsrc3h2g p 0 0';
    const options = parseOptions(rules.options, {}, 'options') as object;
    const match = new Match(rules, { options, seats: 2, seed: SEED, position });
    const { body } = await move(ada, wanted(match.log({ isAnalysis: true })));
    const seat = await openTable(ada, body.id);
    await seat.do({ do: 'start', level: 'gentle' });
    await expect.poll(() => seat.table.phase).toBe('playing');
    expect(seat.table.isAnalysis).toBe(true);
  });

  const log = atHome();
  const { seal: _seal, ...bare } = log;
  const drawn = log.header.chance.map(number => number ^ 1);
  test.each([
    ['nothing', undefined, /from/],
    ['no log', { header: 7 }, /^from: header/],
    ['unknown fields', { ...bare, wish: 1 }, /^from: wish/],
    ['a game of others', { ...bare, header: { ...log.header, game: 'chess' } }, /chess is not played here/],
    ['another number of chairs', atHome('quantum', 2, 3), /played by 3, not by 2/],
    ['dice that its seed does not give', { ...bare, header: { ...log.header, chance: drawn } }, /^from: /],
    ['a move that is not legal', { ...bare, entries: [{ seat: 0, move: 'canary', chance: [] }] }, /^from: /],
    [
      'a log that was changed',
      { ...log, header: { ...log.header, table: { title: 'Another' } } },
      /^from: seal/,
    ],
    ['rules of another age', { ...bare, header: { ...log.header, rulesVersion: 99 } }, /99/],
    ['a match that is over', atHome('tesseract', 3000), /over/],
  ])('%s is refused in words', async (_what, from, sentence) => {
    const { address } = await tablesStage();
    const { status, body } = await move(await Visitor.named(address, 'Ada'), wanted(from));
    expect([status, body.code]).toEqual([400, 'garbage']);
    expect(body.message).toMatch(sentence);
  });

  test('levels and options are those of the game', async () => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'divine' }] as const;
    expect((await move(ada, wanted(log, { chairs }))).body.message).toContain('chairs[1].level');
    const options = { ...log.header.options, ghosts: true };
    const odd = await move(ada, wanted({ ...bare, header: { ...log.header, options } }));
    expect([odd.status, odd.body.code]).toEqual([400, 'garbage']);
  });

  test('too much is refused before anything is played', async () => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const [entry] = log.entries;
    const tooMany = { ...bare, entries: Array.from({ length: 3001 }, () => entry) };
    const tooLong = { ...bare, header: { ...log.header, seed: 'x'.repeat(300_000) } };
    const wide = { ...bare, header: { ...log.header, options: { pack: 'x'.repeat(40_000) } } };
    for (const from of [tooMany, tooLong, wide])
      expect((await move(ada, wanted(from))).body).toMatchObject({ code: 'tooLarge' });
  });

  test('counts as any new table: no name, too often, too many', async () => {
    const limits = { ...UNLIMITED, crowd: 8, tables: { burst: 2, perSecond: 0 } };
    const often = await tablesStage({ limits });
    expect((await move(new Visitor(often.address), wanted(log))).status).toBe(401);
    const ada = await Visitor.named(often.address, 'Ada');
    await ada.ask('POST', '/api/tables', RIFT);
    expect((await move(ada, wanted(log))).status).toBe(201);
    expect((await move(ada, wanted(log))).body).toMatchObject({ code: 'tooFast' });
    const many = await tablesStage({ limits: { ...UNLIMITED, openTables: { perGuest: 1, perAddress: 9 } } });
    const bob = await Visitor.named(many.address, 'Bob');
    expect((await move(bob, wanted(log))).status).toBe(201);
    expect((await move(bob, wanted(log))).body.refusal).toMatchObject({ code: 'tooManyTables' });
  });
});

describe('taken home', () => {
  const home = (visitor: Visitor, id: string) =>
    visitor.ask<MatchLog & ApiProblem>('POST', `/api/tables/${id}/home`);
  const SOLO = { chairs: [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }] } as const;

  test('whoever plays with bots alone takes the match along, and it ends there: its dice are known now', async () => {
    const { address } = await tablesStage();
    const { id, visitors, seats } = await begun(address, { ...SOLO, game: 'tesseract' }, ['Ada']);
    const [ada, seat] = [visitors[0]!, seats[0]!];
    expect((await ada.ask('GET', `/api/tables/${id}/log`)).body).toMatchObject({ code: 'notOver' });
    const taken = await home(ada, id);
    expect(taken.status).toBe(200);
    const log = parseLog(taken.body);
    expect(verify(gameById('tesseract')!, log)).toMatchObject({ fairness: 'sealed' });
    await expect.poll(() => [seat.table.phase, seat.table.closed]).toEqual(['ended', 'home']);
    expect(seat.table.standing).toMatchObject({ toAct: null, outcome: null });
    for (const command of [
      { do: 'play', move: 'end', after: log.entries.length },
      { do: 'takeBack', after: log.entries.length },
      { do: 'leave' },
      { do: 'ask', proposal: { kind: 'end' } },
    ] as const)
      expect(await seat.do(command)).toBe('notNow');
    // Asked again, as by a page that got no answer, it is the same match.
    expect((await home(ada, id)).body).toEqual(taken.body);
    const { body: line } = await ada.ask<TableLine>('GET', `/api/tables/${id}`);
    expect([line.phase, line.outcome, line.toAct]).toEqual(['ended', null, null]);
  });

  test('where other people play nobody learns the dice before the end, and everybody afterwards', async () => {
    const { address } = await tablesStage();
    const { id, visitors, seats } = await begun(address);
    await playOn(seats, 4);
    const refused = await home(visitors[1]!, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'notOver']);
    expect(refused.body.message).toMatch(/Other people/);
    expect(seats[0]!.table.dice.secret).toBeNull();
    expect(await seats[0]!.do({ do: 'leave' })).toBeTypeOf('number');
    for (const visitor of visitors) expect((await home(visitor, id)).body.entries).toHaveLength(5);
  });

  test('not before the start, not by those who only watch, and not from nowhere', async () => {
    const { address } = await tablesStage({ limits: LIMITS });
    const { id, visitors } = await begun(address, SOLO, ['Ada'], false);
    expect((await home(visitors[0]!, id)).body.refusal).toMatchObject({ code: 'notNow' });
    const bob = await Visitor.named(address, 'Bob');
    expect((await home(bob, id)).body.refusal).toMatchObject({ code: 'notSeated' });
    expect((await home(new Visitor(address), id)).status).toBe(401);
    expect((await home(bob, 'nowhere')).status).toBe(404);
  });
});
