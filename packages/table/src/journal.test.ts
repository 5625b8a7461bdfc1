import { type Chance, parseLog, verify } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { anything, randomScreen, randomSitting } from '../test/randomTable.ts';
import { digestOf, type Sitting, WORLD, who } from '../test/tables.ts';
import { Table, type TableRecord, type TableSnapshot } from './index.ts';

/** Number of random tables per game; TABLES=200 runs more. */
const SEEDS = Array.from({ length: Number(process.env.TABLES ?? 4) }, (_, i) => (i + 10).toString(36));
const happened = new Set<string>();
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Checks every viewer's state for fields that are not theirs. */
function requireNoSecrets(table: Sitting, from: number): void {
  const written = table.records.slice(from);
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dan', null]) {
    const view = table.view(name);
    const eyes = table.table.eyesOf(name === null ? null : who(name).guest);
    const seen = JSON.stringify([
      view,
      table.table.listing(),
      written.map(one => table.table.happened(one, eyes)),
    ]);
    if (view.phase !== 'ended') expect(seen).not.toContain('canary-secret');
    if (view.phase === 'gathering') expect(seen).not.toContain('canary-entropy');
    const plans = seen.match(/canary-plan-\w+/g) ?? [];
    expect(plans.filter(plan => plan !== `canary-plan-${name}`)).toEqual([]);
  }
}

/** Watcher who remembers every message from the beginning. */
class Remembered {
  readonly #follower: Table;
  readonly #from: number;
  readonly views: unknown[] = [];
  readonly #events: unknown[] = [];

  /** Messages before `from` are not remembered. */
  constructor(follower: Table, from: number) {
    this.#follower = follower;
    this.#from = from;
    const { standing } = follower.own('watcher');
    if (standing) this.views[from] = standing.view;
  }

  follow(record: TableRecord): void {
    const follower = this.#follower;
    follower.follow([record]);
    const { standing } = follower.own('watcher');
    if (!standing) return;
    this.views.length = standing.count;
    this.views.push(standing.view);
    this.#events.length = Math.min(this.#events.length, standing.count);
    const [told] = follower.happened(record, 'watcher');
    if (told?.kind !== 'played') return;
    const { seat, move, events } = told;
    this.#events[standing.count - 1] = { seat, move, events };
  }

  /** Compares the table's past views with those remembered. */
  compare(table: Table, count: number): void {
    if (count < this.#from) return;
    if (count < this.views.length) expect(table.viewAt(count, null)).toEqual(this.views[count]);
    expect(table.history(this.#from, null)).toEqual(this.#events.slice(this.#from));
  }
}

/** Follows the journal and takes snapshots from time to time: all copies must stay equal. */
function liveThrough(table: Sitting & { readonly chance: Chance }): void {
  const follower = Table.load(asJson(table.records), WORLD);
  const snapshots: TableSnapshot[] = [];
  const past = new Remembered(follower, table.view(null).moves.length);
  for (let i = 0; i < 160; i++) {
    const { length } = table.records;
    const before = i % 8 === 0 ? digestOf(table.table) : undefined;
    anything(table, table.chance);
    if (table.records.length === length && before) expect(digestOf(table.table)).toBe(before);
    if (i % 4 === 0) requireNoSecrets(table, length);
    if (i % 20 === 0) snapshots.push(asJson(table.table.snapshot()));
    for (const record of asJson(table.records.slice(length))) past.follow(record);
    if (i % 8 === 0) past.compare(table.table, table.chance.below(past.views.length + 1));
  }
  const journal = asJson(table.records) as TableRecord[];
  for (const record of journal) {
    happened.add(record.kind);
    if (record.kind === 'played' && record.by) happened.add(`by ${record.by}`);
    if (record.kind === 'played' && record.fresh) happened.add('fresh');
    if (record.kind === 'played' && record.isAgain) happened.add('again');
  }
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1));
  const whole = digestOf(table.table);
  expect(digestOf(Table.load(journal, WORLD))).toBe(whole);
  expect(digestOf(follower)).toBe(whole);
  for (const snapshot of snapshots) expect(digestOf(Table.load(journal, WORLD, snapshot))).toBe(whole);
  if (table.view(null).phase === 'playing')
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dan']) table.do(name, { do: 'leave' });
}

describe.each(GAME_IDS)('random commands at a table of %s', game => {
  const fairnessOf = (table: Sitting) => {
    const log = table.table.log();
    return log && verify(gameById(game)!, parseLog(asJson(log))).fairness;
  };

  test.each(SEEDS)(
    'seed %s: the journal replays to the table from its start, from any snapshot, and on a follower',
    seed => {
      const table = randomSitting(game, `${game} ${seed}`);
      liveThrough(table);
      expect(fairnessOf(table) ?? 'sealed').toBe('sealed');
    },
  );

  test.each(SEEDS.slice(0, 2))('seed %s: random commands at one screen', seed => {
    const table = randomScreen(game, `${game} screen ${seed}`);
    liveThrough(table);
    expect(fairnessOf(table)).toBe('fair');
  });
});

test('the random tables contain the listed kinds of record', () => {
  const all =
    'stood sat renamed ready bot started played tookBack kept returned asked answered settled paused pace planned said doors noted';
  expect([...happened]).toEqual(
    expect.arrayContaining([...all.split(' '), 'by plan', 'by keeper', 'by fallback', 'fresh', 'again']),
  );
});
