import { type Chance, digest, seededChance } from '@tessera/engine';
import type { ServerMessage } from '@tessera/wire';
import { expect, test } from 'vitest';
import { begun, openTable, tablesStage, Visitor } from './stage.ts';

const INPUTS = 20_000;

type Make = (chance: Chance, table: string) => string | Buffer;

const text = (chance: Chance, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(32 + chance.below(96))).join('');
const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!;
const wish = (table: string, command: string): string =>
  `{"type":"do","table":"${table}","key":"k","command":${command}}`;

/** Each is no message, or wants what its sender may not have. */
const MAKERS: readonly Make[] = [
  chance => Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256))),
  chance => text(chance, chance.below(300)),
  (chance, table) => wish(table, '{"do":"leave"}').slice(0, 1 + chance.below(40)),
  chance => `${'['.repeat(1 + chance.below(5000))}`,
  chance => '{"a":'.repeat(1 + chance.below(800)) + 1 + '}'.repeat(1 + chance.below(800)),
  chance => JSON.stringify({ type: 'open', table: text(chance, 60), seq: 0 }),
  (chance, table) =>
    `{"type":"open","table":"${table}","seq":${pick(chance, ['NaN', '1e999', '-1', '0.5', 'null', '"1"'])}}`,
  (_chance, table) => `{"__proto__":{"isHost":true},"type":"open","table":"${table}","seq":0}`,
  (_chance, table) =>
    `{"type":"do","table":"${table}","key":"k","command":{"do":"leave","__proto__":{"seat":1}}}`,
  (_chance, table) =>
    `{"type":"do","table":"${table}","key":"k","constructor":{"prototype":{"x":1}},"command":{"do":"leave"}}`,
  (chance, table) => wish(table, `{"do":"${text(chance, 6).replace(/["\\]/g, '')}"}`),
  (chance, table) =>
    wish(table, `{"do":"sit","name":"Eve","seat":${pick(chance, ['8', '-1', '1e9', '"0"', 'null'])}}`),
  (chance, table) => wish(table, `{"do":"play","move":"${'x'.repeat(401 + chance.below(100))}","after":0}`),
  (_chance, table) =>
    wish(table, `{"do":"plan","moves":${JSON.stringify(Array(41).fill('e4'))},"isOrder":true}`),
  () => `{"type":"beat","x":"${'x'.repeat(33_000)}"}`,
  // What is well said, and refused: another's seat, another moment, no notation, nobody's to decide.
  (chance, table) =>
    wish(table, `{"do":"play","move":${JSON.stringify(text(chance, 1 + chance.below(30)))},"after":0}`),
  (chance, table) => wish(table, `{"do":"play","move":"T@a2","after":${1 + chance.below(1e6)}}`),
  (chance, table) => wish(table, `{"do":"answer","ask":${1 + chance.below(1e6)},"agrees":true}`),
  (_chance, table) => wish(table, '{"do":"start"}'),
  (_chance, table) => wish(table, '{"do":"sit","seat":0,"name":"Eve"}'),
];

/** What costs a look at the table, or many bytes, is a smaller part of it. */
const isDear = (index: number): boolean => index >= 14 || index === 3 || index === 4;

test('20,000 inputs that are none: each gets one typed answer, nothing changes, nobody is disturbed', async () => {
  const { address, tables } = await tablesStage();
  const { id, seats, visitors } = await begun(address);
  const before = digest((await openTable(visitors[0]!, id)).table.standing!.view as object);
  const eve = await openTable(await Visitor.named(address, 'Eve'), id);
  const answers: ServerMessage[] = [];
  eve.line.onMessage = message => {
    if (message.type === 'problem' || message.type === 'refused') answers.push(message);
  };
  const chance = seededChance('garbage');
  let sent = 0;
  while (sent < INPUTS) {
    const index = chance.below(MAKERS.length);
    if (isDear(index) && chance.below(4) > 0) continue;
    eve.line.say(MAKERS[index]!(chance, id));
    if (++sent % 500 === 0) await expect.poll(() => answers.length).toBe(sent);
  }
  expect(answers).toHaveLength(INPUTS);
  const kinds = new Set(answers.map(said => (said.type === 'problem' ? said.code : said.type)));
  expect([...kinds].sort()).toEqual(['garbage', 'refused', 'tooLarge']);
  const codes = new Set(answers.map(said => (said.type === 'refused' ? said.refusal.code : '')));
  expect([...codes].sort()).toEqual(['', 'notNow', 'notSeated']);
  expect(({} as { isHost?: boolean }).isHost).toBeUndefined();

  const after = await openTable(visitors[0]!, id);
  expect(digest(after.table.standing!.view as object)).toBe(before);
  expect(after.seq).toBe(seats[0]!.seq);
  expect(tables.host.rooms).toBe(1);
  // A player who talks nonsense is refused as well, and can still play.
  const mover = seats.find(({ table }) => table.standing?.toAct === table.you)!;
  for (const move of ['', 'T@z99', 'T@a2;drop table', '\u0000'])
    mover.line.say({
      type: 'do',
      table: id,
      key: `k${move.length}`,
      command: { do: 'play', move, after: 0 },
    });
  const [legal] = await mover.legal();
  expect(await mover.do({ do: 'play', move: legal!, after: 0 })).toBe(seats[0]!.seq);
});

test('bodies that are none get one problem each, and a guest stays who they are', async () => {
  const { address } = await tablesStage();
  const ada = await Visitor.named(address, 'Ada');
  const chance = seededChance('bodies');
  const paths = [
    ['POST', '/api/tables'],
    ['PATCH', '/api/me'],
    ['POST', '/api/me/enter'],
    ['POST', '/api/tables/none/do'],
  ];
  for (let n = 0; n < 300; n++) {
    const [method, path] = pick(chance, paths);
    const body = pick(chance, MAKERS)(chance, 'table1').toString();
    const { status, body: problem } = await ada.ask(method!, path!, body === '' ? '{' : body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(problem).toEqual({ code: expect.any(String), message: expect.any(String) });
  }
  expect((await ada.ask('GET', '/api/me')).body).toEqual(ada.me);
});
