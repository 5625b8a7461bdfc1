import type { TableRecord } from '@tessera/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_NOTES, notesUpTo, withNote } from './notes.ts';
import { parseNotes } from './savedNotes.ts';
import { notesOf } from './saving.ts';
import { fakeStorage, openTab } from './testing/browser.ts';
import { begin, bot, closeAll, FRIEND, now, open, setupOf, texts, until, YOU } from './testing/play.ts';

afterEach(() => {
  closeAll();
  vi.restoreAllMocks();
});

const reason = { key: 'whim', params: { seat: 1 } };
const sample = (count: number, chance = 0.5) => ({ count, seat: 0, chance });

describe('notes', () => {
  test('a new note replaces an older one about the same moment', () => {
    const notes = [sample(1), sample(3), sample(3, 0.7)].reduce(
      (kept, one) => withNote(kept, 'chances', one),
      NO_NOTES,
    );
    expect(notes.chances).toEqual([sample(1), sample(3, 0.7)]);
  });

  test('notes of undone answers are dropped: chances by position, reasons by the answer after it', () => {
    const notes = withNote(withNote(NO_NOTES, 'chances', sample(2)), 'reasons', { count: 2, reason });
    expect(notesUpTo(notes, 3)).toBe(notes);
    expect(notesUpTo(notes, 2)).toEqual({ ...NO_NOTES, chances: [sample(2)] });
    expect(notesUpTo(notes, 1)).toEqual(NO_NOTES);
    const declined = withNote(NO_NOTES, 'declined', { count: 2, seat: 0 });
    expect([notesUpTo(declined, 2), notesUpTo(declined, 1)]).toEqual([declined, NO_NOTES]);
  });

  test('a file has no reason of an answer that was taken back and replaced', () => {
    const played = { kind: 'played', seat: 0, move: 'T@e2' };
    const noted = { kind: 'noted', guest: 'me', note: { kind: 'reason', count: 1, reason } };
    const back = { kind: 'tookBack', count: 2 };
    const notes = (...records: object[]) => notesOf(records as unknown as readonly TableRecord[]).reasons;
    const again = { ...played, isAgain: true };
    expect(notes(played, played, noted)).toEqual([{ count: 1, reason }]);
    expect(notes(played, played, noted, back, again, again)).toEqual([{ count: 1, reason }]);
    expect(notes(played, played, noted, back, played, played)).toEqual([]);
    const carried = { kind: 'carriedOver', log: { entries: [played, played] } };
    expect(notes(carried, noted, played)).toEqual([{ count: 1, reason }]);
  });

  test('notes are limited in number', () => {
    let notes = NO_NOTES;
    for (let count = 0; count < 1000; count++) notes = withNote(notes, 'chances', sample(count));
    expect(notes.chances).toHaveLength(400);
    expect(notes.chances.at(-1)?.count).toBe(999);
    expect(parseNotes({ chances: Array.from({ length: 1000 }, (_, i) => sample(i)) })).toEqual(notes);
  });

  test.each([
    [undefined],
    [null],
    [7],
    ['notes'],
    [[]],
    [{ chances: 'many', reasons: {} }],
    [
      {
        chances: [null, 1, {}, sample(1, 2), sample(-1), { ...sample(1), seat: 'me' }, sample(1, Number.NaN)],
      },
    ],
    [
      {
        reasons: [
          { count: 1 },
          { count: 1, reason: { key: 3, params: {} } },
          { count: 1, reason: { key: 'x' } },
        ],
      },
    ],
    [{ reasons: [{ count: 1, reason: { key: 'x', params: { deep: {} } } }] }],
    [{ declined: [null, 'no', { count: 1 }, { count: -1, seat: 0 }, { count: 1, seat: 'Ada' }] }],
  ])('%j contains no valid note', value => {
    expect(parseNotes(value)).toEqual(NO_NOTES);
  });

  test('valid notes among invalid ones are kept, in order', () => {
    expect(
      parseNotes({
        chances: [sample(1), 'x', sample(4), sample(4), sample(2)],
        reasons: [{ count: 0, reason }],
        declined: [{ count: 3, seat: 1, why: 'no' }, {}],
      }),
    ).toEqual({
      chances: [sample(1), sample(4)],
      reasons: [{ count: 0, reason }],
      declined: [{ count: 3, seat: 1 }],
    });
  });
});

describe('stored notes', () => {
  const alone = setupOf([YOU, bot('quick')]);

  test('reasons of bots are stored until their answers are taken back', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), alone);
    await client.submit('T@e2');
    await until(client, one => one.isYours && one.moves.length === 2);
    expect(now(client).notes.reasons).toEqual([{ count: 1, reason }]);
    const again = open(openTab(storage));
    await until(again, () => true);
    expect(now(again).notes).toEqual(now(client).notes);
    await client.undo();
    expect(texts(client)).toEqual([]);
    expect(now(client).notes).toEqual(NO_NOTES);
    await client.redo();
    expect(now(client).notes).toEqual(now(again).notes);
    await client.undo();
    await client.submit('T@f2');
    expect(now(client).notes).toEqual(NO_NOTES);
  });

  test('win probabilities of advice are stored, without a change of the match', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), setupOf([YOU, FRIEND]));
    await client.submit('T@e2');
    const { seq } = now(client);
    const chances: unknown[] = [];
    await client.advise(advice => chances.push(advice.chance));
    expect(chances).toEqual([0.4, 0.6]);
    expect(now(client)).toMatchObject({ seq, notes: { chances: [{ count: 1, seat: 1, chance: 0.6 }] } });
    const again = open(openTab(storage));
    await until(again, () => true);
    expect(now(again).notes).toEqual(now(client).notes);
    expect(await client.submit('T@e13')).toBeUndefined();
    expect(now(client).notes.chances).toHaveLength(1);
  });

  test('the analysis flag is stored', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), { ...setupOf([YOU, FRIEND]), isAnalysis: true });
    await client.submit('T@e2');
    const again = open(openTab(storage));
    expect((await until(again, () => true)).setup.isAnalysis).toBe(true);
    expect((await client.file())?.text).toContain('"isAnalysis":true');
  });

  test('advice overtaken by a move is not stored', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, FRIEND]));
    const advice = client.advise(() => {});
    await client.submit('T@e2');
    await advice;
    expect(now(client).notes).toEqual(NO_NOTES);
  });

  test('moves are stored, whatever replaces the notes', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), setupOf([YOU, FRIEND]));
    await client.submit('T@e2');
    await client.advise(() => {});
    await until(client, ({ notes }) => notes.chances.length === 1);
    const text = storage.text('m1')!;
    expect(text).toContain('"note":{"kind":"chance","count":1,"seat":1,"chance":0.6}');
    for (const note of ['null', '"rubbish"', '{"kind":"chance","count":99,"seat":9,"chance":7}']) {
      storage.put('m1', text.replace(/"note":\{[^}]*\}/, `"note":${note}`));
      const again = open(openTab(storage));
      await until(again, () => true);
      expect(texts(again)).toEqual(['T@e2']);
      expect(now(again).notes).toEqual(NO_NOTES);
    }
  });
});
