/** A table that its host closes to watchers, or to their chat. */
import type { Lobby, TableLine } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { begun, openTable, RIFT, tablesStage, Visitor } from './stage.ts';

const CLOSED = { do: 'doors', doors: { mayWatch: false, mayTalk: false } } as const;
const OPEN = { do: 'doors', doors: { mayWatch: true, mayTalk: true } } as const;

describe('a table closed to watchers', () => {
  test('unsubscribes those who watch, and reveals nothing of the match to anybody without a chair', async () => {
    const { address } = await tablesStage({ changesMs: 5000 });
    const { id, seats, visitors } = await begun(address);
    const carol = await Visitor.named(address, 'Carol');
    const [watching, nobody] = [await openTable(carol, id), await openTable(new Visitor(address), id)];
    const waiting = carol.ask('GET', `/api/tables/${id}/changes?seq=${watching.seq}`);
    await expect.poll(() => seats[0]!.table.watchers).toBe(3);
    expect(await seats[1]!.do(CLOSED)).toBe('notHost');
    expect(await watching.do(CLOSED)).toBe('notHost');
    expect(await seats[0]!.do(CLOSED)).toEqual(expect.any(Number));
    for (const { line } of [watching, nobody])
      expect(await line.next('problem')).toEqual({ type: 'problem', code: 'closed', table: id });
    watching.line.said.length = 0;
    expect(await waiting).toMatchObject({ status: 403, body: { code: 'closed' } });
    await expect.poll(() => seats[1]!.table).toMatchObject({ watchers: 0, doors: CLOSED.doors });

    const [mover] = seats.filter(({ table }) => table.standing?.toAct === table.you);
    const [move] = await mover!.legal();
    await mover!.do({ do: 'play', move: move!, after: 0 });
    for (const type of ['legal', 'open', 'history', 'viewAt'] as const) {
      const question = {
        open: { seq: 0 },
        legal: { key: 'k' },
        history: { key: 'k', from: 0 },
        viewAt: { key: 'k', count: 0 },
      };
      watching.line.say(JSON.stringify({ type, table: id, ...question[type] }));
      expect(await watching.line.next('problem')).toMatchObject({ code: 'closed' });
    }
    expect(watching.line.said).toEqual([]);
    expect(await watching.do({ do: 'chat', text: 'hello?' })).toBe('noTalk');
    for (const path of ['legal', 'changes', 'log'])
      expect(await carol.ask('GET', `/api/tables/${id}/${path}`)).toMatchObject({ status: 403 });
    const hidden = { position: null, moves: 0, toAct: null, outcome: null, mayWatch: false };
    const line = (who: Visitor) => who.ask<TableLine>('GET', `/api/tables/${id}`);
    expect((await line(carol)).body).toMatchObject(hidden);
    await expect.poll(async () => (await line(visitors[1]!)).body.moves).toBe(1);
    expect((await carol.ask<Lobby>('GET', '/api/tables')).body.playing).toEqual([]);

    // Seated people are not affected; the log is theirs alone until the host opens the table again.
    expect((await openTable(visitors[1]!, id)).table.standing?.count).toBe(1);
    await seats[1]!.do({ do: 'leave' });
    expect(await carol.ask('GET', `/api/tables/${id}/log`)).toMatchObject({ status: 403 });
    expect((await visitors[1]!.ask('GET', `/api/tables/${id}/log`)).status).toBe(200);
    await seats[0]!.do(OPEN);
    expect((await carol.ask('GET', `/api/tables/${id}/log`)).status).toBe(200);
    expect((await openTable(carol, id)).table.phase).toBe('ended');
  });

  test('shows its chairs to everybody with the link until it begins, and lets a host without a chair watch', async () => {
    const { address } = await tablesStage();
    const doors = CLOSED.doors;
    const { id, seats, visitors } = await begun(address, { doors }, ['Ada', 'Bob'], false);
    const carol = await openTable(await Visitor.named(address, 'Carol'), id);
    expect(carol.table).toMatchObject({ phase: 'gathering', doors });
    expect(await carol.do({ do: 'phrase', phrase: 'hello' })).toBe('noTalk');
    await seats[0]!.do({ do: 'start' });
    expect(await carol.line.next('problem')).toMatchObject({ code: 'closed' });
    const hosted = {
      ...RIFT,
      doors,
      chairs: [
        { kind: 'bot', level: 'gentle' },
        { kind: 'bot', level: 'gentle' },
      ],
    };
    const { body } = await visitors[0]!.ask<TableLine>('POST', '/api/tables', hosted);
    const host = await openTable(visitors[0]!, body.id);
    await host.do({ do: 'start' });
    await expect.poll(() => host.table.phase).toBe('playing');
    expect(await host.do({ do: 'chat', text: 'go' })).toEqual(expect.any(Number));
  });
});

test('a table closed to chat of watchers can still be watched', async () => {
  const { address } = await tablesStage();
  const { id, seats } = await begun(address);
  const carol = await openTable(await Visitor.named(address, 'Carol'), id);
  await seats[0]!.do({ do: 'doors', doors: { mayWatch: true, mayTalk: false } });
  expect(await carol.do({ do: 'chat', text: 'take the left one' })).toBe('noTalk');
  carol.line.say({ type: 'point', table: id, from: 'a1' });
  expect(await seats[1]!.do({ do: 'chat', text: 'quiet, isn’t it' })).toEqual(expect.any(Number));
  await expect.poll(() => carol.table.doors.mayTalk).toBe(false);
  await expect.poll(() => carol.happened.filter(({ kind }) => kind === 'chat')).toHaveLength(1);
  expect(seats[0]!.line.said.filter(({ type }) => type === 'pointed')).toEqual([]);
});
