/** Matches moved between one screen and a server: only dice drawn after the promise are proved. */
import {
  FormatError,
  type MatchLog,
  parseLog,
  publicLog,
  replay,
  seededChance,
  verify,
} from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { anything, playedElsewhere } from '../test/randomTable.ts';
import { bot, digestOf, NOON, person, Sitting, WORLD, who } from '../test/tables.ts';
import { type Created, Table, withoutName } from './index.ts';

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const rules = gameById('tesseract')!;
const CHAIRS = [person('Anna'), person('Ben')];

/** Match of one screen, continued on line to its end. */
function moved(from: NonNullable<Created['from']>, answers = 12): Sitting {
  const table = new Sitting({ game: 'tesseract', chairs: CHAIRS, from }).start();
  for (let i = 0; i < answers && table.view(null).phase === 'playing'; i++) table.playOn();
  return table;
}
const finished = (table: Sitting): MatchLog => {
  for (const name of ['Anna', 'Ben']) table.do(name, { do: 'leave' });
  return parseLog(asJson(table.table.log()));
};
const elsewhere = (count = 6) => playedElsewhere('tesseract', 2, seededChance('moved'), count);

describe('a match continued on line', () => {
  test('the promise is shown before the first new answer, and the log proves every later number', () => {
    const from = elsewhere();
    const table = moved(from);
    expect(table.view(null).dice.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(table.records.find(({ kind }) => kind === 'played')).toMatchObject({ fresh: 1 });
    const log = finished(table);
    expect(log.header).toMatchObject({ numbers: 'seeded', seed: 'canary-secret', promised: { fresh: 1 } });
    const { fairness, sealedAfter } = verify(rules, log);
    expect([fairness, sealedAfter]).toEqual(['fair', from.entries.length]);
    expect(log.entries.slice(6).some(({ chance }) => chance.length > 0)).toBe(true);
  });

  test('a number or promise that was changed is detected', () => {
    const log = finished(moved(elsewhere()));
    const at = log.entries.findIndex(({ chance }, i) => i >= 6 && chance.length > 0);
    const { seal: _, ...unsealed } = log;
    const entries = log.entries.map(({ chance, ...entry }, i) => {
      const [first = 0, ...others] = chance;
      return { ...entry, chance: i === at ? [(first % 6) + 1, ...others] : chance };
    });
    expect(() => verify(rules, { ...unsealed, entries })).toThrow(FormatError);
    const promised = { fresh: 1, seed: 'another' };
    const other = { ...unsealed, header: { ...log.header, promised } };
    expect(() => verify(rules, other)).toThrow('header.promised.seed');
  });

  test('new numbers differ from those that the screen would have drawn, and the seed stays secret', () => {
    const from = elsewhere();
    const table = moved(from);
    const stayed = new Sitting({
      game: 'tesseract',
      chairs: [CHAIRS[0]!, { ...CHAIRS[0]!, name: 'Abel' } as never],
      from,
      seed: 'x',
    });
    stayed.start();
    for (const { seat, move } of table.view(null).moves.slice(from.entries.length)) {
      if (stayed.view(null).standing?.toAct !== seat || stayed.play('Anna', move)) break;
    }
    const numbers = (one: Sitting) =>
      one.records.flatMap(record => (record.kind === 'played' ? record.chance : []));
    expect(numbers(stayed)).not.toEqual(numbers(table).slice(0, numbers(stayed).length));
    const match = replay(rules, finished(table));
    expect(JSON.stringify(publicLog(match, 'watcher'))).not.toContain(match.header.promised!.seed);
  });

  test('the log replays without sealed dice, and cannot be continued without them', async () => {
    const log = finished(moved(elsewhere()));
    expect(replay(rules, log).header).toEqual(log.header);
    expect(() => replay(rules, log, 'seeded')).toThrow('header.promised');
  });

  test('a forgotten person is not named by the previous match either', () => {
    const { header, entries } = elsewhere();
    const table = moved({ header: { ...header, table: { seats: [{ name: 'canary-name' }] } }, entries });
    const journal = withoutName(table.records, 'guest-Anna');
    expect(JSON.stringify(table.records)).toContain('canary-name');
    expect(JSON.stringify(journal)).not.toContain('canary-name');
    expect(JSON.stringify(finished(table))).not.toContain('canary-name');
    expect(Table.load(journal, WORLD).seq).toBe(journal.length);
  });

  test('everybody is told how much was played elsewhere, and a rematch begins with none of it', () => {
    const table = moved(elsewhere());
    expect(table.view('Ben')).toMatchObject({ moved: 6 });
    finished(table);
    const ids = { id: 'table-2', code: 'EDOC', secret: 'another' };
    const again = table.table.handle(who('Ben'), { do: 'rematch' }, NOON, {
      newIds: () => ids,
      isHere: () => true,
    });
    expect('rematch' in again && again.rematch).toMatchObject({ id: 'table-2', game: 'tesseract' });
    expect('rematch' in again && again.rematch).not.toHaveProperty('from');
  });

  test.each(['a', 'b', 'c'])('seed %s: a random journal replays to the same table', seed => {
    const chance = seededChance(`moved ${seed}`);
    const table = new Sitting({ game: 'tesseract', chairs: CHAIRS, from: elsewhere() }).start();
    const snapshots = [table.table.snapshot()];
    for (let i = 0; i < 80; i++) {
      anything(table, chance);
      if (i % 20 === 0) snapshots.push(asJson(table.table.snapshot()));
    }
    const journal = asJson(table.records);
    const whole = digestOf(table.table);
    expect(digestOf(Table.load(journal, WORLD))).toBe(whole);
    for (const snapshot of snapshots)
      expect(digestOf(Table.load(journal, WORLD, asJson(snapshot)))).toBe(whole);
    const log = finished(table);
    expect(verify(rules, log).sealedAfter).toBeDefined();
  });
});

describe('a match taken home', () => {
  test('a match with promised dice continues with them at one screen', () => {
    const online = new Sitting({ game: 'tesseract', chairs: CHAIRS }).start();
    for (let i = 0; i < 8; i++) online.playOn();
    const { header, entries } = finished(online);
    const home = new Sitting({
      game: 'tesseract',
      chairs: [person('Anna'), { ...person('Anna'), name: 'Abel' } as never],
      seed: 'home',
      from: { header, entries: entries.slice(0, 8) },
    }).start();
    home.play('Anna', home.table.legal(home.view(null).standing!.toAct!)[0]!);
    expect(digestOf(Table.load(asJson(home.records), WORLD))).toBe(digestOf(home.table));
    expect(verify(rules, parseLog(asJson(home.table.log()))).fairness).toBe('sealed');
  });

  const takeHome = (table: Sitting, name = 'Anna') =>
    table.append(table.table.takeHome(who(name).guest, table.now));

  test('a person alone with bots takes a match home: the secret is told, and play ends here', () => {
    const pace = { total: 600, increment: 5, move: null };
    const table = new Sitting({ game: 'tesseract', chairs: [person('Anna'), bot()], pace });
    expect(takeHome(table)).toBe('notNow');
    table.start();
    const { toAct, count } = table.view(null).standing!;
    expect([table.table.log(), takeHome(table, 'Ben')]).toEqual([undefined, 'notSeated']);
    expect(takeHome(table)).toBeUndefined();
    expect(table.view('Anna')).toMatchObject({
      phase: 'ended',
      closed: 'home',
      clocks: { running: null },
      standing: { toAct: null, outcome: null, undo: 'nothingToUndo' },
      dice: { secret: 'canary-secret' },
    });
    expect([table.table.botTurn(), table.table.due(table.now)]).toEqual([null, null]);
    const { state } = replay(rules, table.table.log()!);
    const answer = rules.notation.formatMove(state, rules.fallback(state));
    expect(table.table.playForBot(toAct!, answer, count, table.now)).toHaveProperty('refused');
    expect(table.play('Anna', answer)).toBe('notNow');
    expect(digestOf(Table.load(asJson(table.records), WORLD))).toBe(digestOf(table.table));
    const written = table.records.length;
    expect([takeHome(table), table.records.length]).toEqual([undefined, written]);
  });

  test('a match with other people, or a rated one, is not taken home', () => {
    const table = new Sitting({ game: 'tesseract', chairs: CHAIRS }).start();
    expect([takeHome(table), table.table.log()]).toEqual(['mustAsk', undefined]);
    const rated = new Sitting({ chairs: [person('Anna'), bot()], isRated: true }).start();
    expect(takeHome(rated)).toBe('rated');
    finished(table);
    expect([takeHome(table), table.view('Ben').closed]).toEqual([undefined, null]);
  });

  test('dice promised by another table count as given after a second move, and later ones are proved', () => {
    const { header, entries } = finished(moved(elsewhere()));
    const staying = entries.filter(({ move }) => move !== 'leave');
    const again = moved({ header, entries: staying });
    const log = finished(again);
    expect(log.header).toMatchObject({ numbers: 'given', promised: { fresh: 2 } });
    expect(verify(rules, log)).toMatchObject({ fairness: 'given', sealedAfter: staying.length });
  });
});
