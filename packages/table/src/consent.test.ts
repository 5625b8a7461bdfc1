/** docs/table.md, sentence by sentence: each bullet is the name of a test here, and vice versa. */
import { readFileSync } from 'node:fs';
import type { Command } from '@tessera/wire';
import { expect, test } from 'vitest';
import { bot, HIDDEN, NOON, person, Sitting, WORLD } from '../test/tables.ts';
import type { Created, FirstChair } from './index.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/table.md', import.meta.url), 'utf8');

/** Bullets of the document, one line each, without emphasis. */
const sentences = DOCUMENT.split('\n## ')
  .filter(
    section => section.startsWith('Consent') || section.startsWith('Ending') || section.startsWith('Time'),
  )
  .flatMap(section => section.split('\n- ').slice(1))
  .map(bullet => bullet.split('\n\n')[0]!.replace(/\s+/g, ' ').replaceAll('`', '').trim());

/** A second person at Anna's screen. */
const abel: FirstChair = { kind: 'person', guest: 'guest-Anna', name: 'Abel', isReady: true };
const screen = (changes: Partial<Created> = {}, world = WORLD): Sitting =>
  new Sitting({ chairs: [person('Anna'), abel], seed: 'seed-1', secret: '', ...changes }, world).start();
const online = (...chairs: FirstChair[]): Sitting =>
  new Sitting({ chairs: chairs.length > 0 ? chairs : [person('Anna'), person('Ben')] }).start();
const takeBack = (table: Sitting, name = 'Anna') => table.do(name, { do: 'takeBack', after: table.count });
const redo = (table: Sitting, name = 'Anna') => table.do(name, { do: 'redo', after: table.count });
const end: Command = { do: 'ask', proposal: { kind: 'end' } };
const back = (table: Sitting, count = 1): Command => ({
  do: 'ask',
  proposal: { kind: 'takeBack', count, after: table.count },
});
const undo = (table: Sitting, name = 'Anna') => {
  const { undo: status, undoCount } = table.view(name).standing!;
  return [status, undoCount];
};
/** Plays for the bot to act. */
const bots = (table: Sitting, resigns = false): void => {
  const { seat, count } = table.table.botTurn()!;
  table.append(table.table.playForBot(seat, table.table.legal(seat)[0]!, count, table.now, resigns));
};
/** Player to decide in an on-line duel, and the other. */
const players = (table: Sitting) =>
  table.view(null).standing?.toAct === 0 ? (['Anna', 'Ben'] as const) : (['Ben', 'Anna'] as const);
/** Black would win by the count of pieces; by `AHEAD` White would. */
const BEHIND = '15/8s6/4t10/15/15/15/15/15/7c7/15/15/6P8/3T11/15/15 w - p 0 30';
const AHEAD = BEHIND.replace('8s6', '15').replace('7c7', '7CC6');
const againstBot = (position: string, considers = false): Sitting =>
  screen({ chairs: [person('Anna'), bot()], position }, { ...WORLD, considers });

const PROOFS: Readonly<Record<string, () => void>> = {
  'A guest takes back down to their own last answer.'() {
    const table = online();
    const [first, second] = players(table);
    table.playOn();
    expect([undo(table, first), undo(table, second)]).toEqual([
      ['ready', 1],
      ['nothingToUndo', 0],
    ]);
  },
  'What bots answered since goes with it.'() {
    const table = screen({ chairs: [person('Anna'), bot()] });
    while (!table.table.botTurn()) table.playOn();
    bots(table);
    expect(undo(table)).toEqual(['ready', 2]);
  },
  'It is done at once while nothing was drawn or revealed since and no other person has answered.'() {
    const table = online();
    const [first, second] = players(table);
    table.playOn();
    expect(takeBack(table, first)).toBeUndefined();
    table.playOn(2);
    expect([undo(table, first), takeBack(table, first)]).toEqual([['ask', 2], 'mustAsk']);
    expect(undo(table, second)).toEqual(['ready', 1]);
    const dice = new Sitting({ game: 'hiddenDice' }, HIDDEN).start();
    expect(dice.play('Anna', 'roll')).toBeUndefined();
    expect(undo(dice)).toEqual(['ask', 1]);
  },
  'Otherwise the others are asked: rivals must all agree, of a team more than half of the people who are there.'() {
    const table = online();
    const [first, second] = players(table);
    table.playOn(2).must(first, back(table, 2));
    expect(table.view(null).asks).toMatchObject([{ waitsFor: [players(table)[0] === 'Anna' ? 1 : 0] }]);
    table.must(second, { do: 'answer', ask: table.view(null).asks[0]!.id, agrees: true });
    expect(table.count).toBe(0);
    const team = new Sitting({
      game: 'tesseract',
      chairs: [person('Anna'), person('Ben'), person('Cleo')],
    }).start();
    team.playOn().must('Anna', back(team));
    expect(team.count).toBe(1);
    team.must('Cleo', { do: 'answer', ask: team.view(null).asks[0]!.id, agrees: true });
    expect(team.count).toBe(0);
  },
  'Bots always agree to a taking back, a pause and a new pace.'() {
    const table = new Sitting({ game: 'tesseract', chairs: [person('Anna'), bot()] }).start();
    while (undo(table)[0] !== 'ask') table.playOn();
    const [, count] = undo(table);
    table.must('Anna', back(table, Number(count))).must('Anna', { do: 'ask', proposal: { kind: 'pause' } });
    table.must('Anna', {
      do: 'ask',
      proposal: { kind: 'pace', pace: { total: 60, increment: 0, move: null } },
    });
    expect(table.view(null)).toMatchObject({ takeBacks: 1, isPaused: true, pace: { total: 60 }, asks: [] });
  },
  'By consent what was drawn is drawn again from fresh numbers, which nobody can know.'() {
    const table = new Sitting({ game: 'hiddenDice', chairs: [person('Anna'), bot()] }, HIDDEN).start();
    table.play('Anna', 'roll');
    table.must('Anna', back(table));
    expect(table.play('Anna', 'roll')).toBeUndefined();
    expect(table.records.at(-1)).toMatchObject({ kind: 'played', fresh: 1 });
  },
  'People at one screen are one guest: nobody is asked for what any of them answered.'() {
    const table = screen();
    for (let i = 0; i < 3; i++) table.play('Anna', table.table.legal(table.view(null).standing!.toAct!)[0]!);
    for (let left = 2; left >= 0; left--) {
      expect(takeBack(table)).toBeUndefined();
      expect(table.count).toBe(left);
    }
    expect(takeBack(table)).toBe('nothingToTakeBack');
  },
  'Alone at one screen there is nobody to ask, and what was drawn or revealed stays.'() {
    const table = screen({ game: 'hiddenDice' }, HIDDEN);
    table.play('Anna', 'roll');
    expect(undo(table)).toEqual(['chanceDrawn', 1]);
    expect([takeBack(table), table.do('Anna', back(table))]).toEqual([
      'nothingToTakeBack',
      'nothingToTakeBack',
    ]);
  },
  'Alone at one screen an end is taken back as well: a resignation, a flag that fell, an agreement.'() {
    const pace = { total: 60, increment: 0, move: null };
    const ends: readonly ((table: Sitting) => void)[] = [
      table => table.must('Anna', { do: 'leave' }),
      table => table.records.push(...table.table.tick(NOON + 61_000)),
      table => {
        table.must('Anna', end);
        table.must('Anna', { do: 'answer', ask: table.view(null).asks[0]!.id, agrees: true });
      },
    ];
    for (const happen of ends) {
      const table = screen({ position: BEHIND, pace, onTime: 'loss' });
      happen(table);
      expect(table.view('Anna').phase).toBe('ended');
      expect(takeBack(table)).toBeUndefined();
      expect(table.view('Anna')).toMatchObject({
        phase: 'playing',
        chairs: [
          { keeper: null, hasLeft: false },
          { keeper: null, hasLeft: false },
        ],
        standing: { count: 0, outcome: null, redoCount: 1 },
      });
      expect(redo(table)).toBeUndefined();
      expect(table.view('Anna').phase).toBe('ended');
    }
  },
  'A team that gave up comes back together.'() {
    const table = screen({ game: 'tesseract', chairs: [person('Anna'), abel, bot()] });
    table.must('Anna', { do: 'leave' });
    expect([table.view(null).phase, table.count]).toEqual(['ended', 3]);
    expect(takeBack(table)).toBeUndefined();
    expect(table.view('Anna')).toMatchObject({ phase: 'playing', standing: { count: 0, redoCount: 3 } });
    expect(redo(table)).toBeUndefined();
    expect(table.view(null).phase).toBe('ended');
  },
  'Where dice were promised nothing is taken back after the end, because their secret is told.'() {
    const table = online(person('Anna'), bot()).must('Anna', { do: 'leave' });
    expect(table.view(null).dice.secret).toBe('canary-secret');
    expect([undo(table), takeBack(table)]).toEqual([['nothingToUndo', 0], 'notNow']);
  },
  'Nothing is ever taken back in a rated match.'() {
    const table = screen({ isRated: true });
    table.play('Anna', table.table.legal(table.view(null).standing!.toAct!)[0]!);
    expect(undo(table)).toEqual(['nothingToUndo', 0]);
    expect([takeBack(table), table.do('Anna', back(table))]).toEqual(['rated', 'rated']);
    expect(table.view('Anna').isRated).toBe(true);
  },
  'What was taken back at once can be played again until something else is played.'() {
    const table = screen({ chairs: [person('Anna'), bot()] });
    while (!table.table.botTurn()) table.playOn();
    bots(table);
    const { moves } = table.view(null);
    takeBack(table);
    expect(table.view('Anna').standing?.redoCount).toBe(2);
    expect(redo(table)).toBeUndefined();
    expect(table.view(null).moves).toEqual(moves);
    takeBack(table);
    table.playOn();
    expect(table.view('Anna').standing).not.toHaveProperty('redoCount');
    expect(redo(table)).toBe('nothingToRedo');
  },
  'Only the guest who took back plays it again.'() {
    const table = online();
    const [first, second] = players(table);
    table.playOn();
    takeBack(table, first);
    expect(redo(table, second)).toBe('nothingToRedo');
    expect(redo(table, first)).toBeUndefined();
    expect(table.count).toBe(1);
  },
  'Somebody else who had left within what is taken back sits there again, and a bot keeps the chair.'() {
    const table = new Sitting({
      game: 'quantum',
      chairs: [person('Anna'), person('Ben'), person('Cleo')],
    }).start();
    table.must('Cleo', { do: 'leave' }).must('Anna', back(table));
    table.must('Ben', { do: 'answer', ask: table.view(null).asks[0]!.id, agrees: true });
    expect(table.view(null).chairs[2]).toMatchObject({ hasLeft: false, keeper: 'fair' });
  },
  'Whoever gives up leaves by the rules of the game; of a team everybody at their screen leaves.'() {
    const rivals = screen({ game: 'quantum', chairs: [person('Anna'), abel, bot()] });
    const { you, yours } = rivals.view('Anna');
    rivals.must('Anna', { do: 'leave' });
    const { chairs, phase, moves } = rivals.view(null);
    expect([phase, moves]).toEqual(['playing', [{ seat: you, move: 'leave' }]]);
    for (const seat of yours) expect(chairs[seat]).toMatchObject({ hasLeft: seat === you });
    const team = new Sitting({
      game: 'tesseract',
      chairs: [person('Anna'), abel, person('Ben')],
      secret: 's',
    }).start();
    team.must('Anna', { do: 'leave' });
    expect(team.view(null)).toMatchObject({
      phase: 'playing',
      chairs: [{ hasLeft: true }, { hasLeft: true }, { hasLeft: false }],
    });
  },
  'Where no person is left nobody watches the bots: rivals among them agree to end, a team gives up.'() {
    const rivals = online(person('Anna'), bot());
    rivals.must('Anna', { do: 'leave' });
    const three = new Sitting({ game: 'quantum', chairs: [person('Anna'), bot(), bot()] }).start();
    three.must('Anna', { do: 'leave' });
    const team = new Sitting({ game: 'tesseract', chairs: [person('Anna'), bot()] }).start();
    team.must('Anna', { do: 'leave' });
    for (const table of [rivals, three, team]) expect(table.view(null).phase).toBe('ended');
    expect(three.view(null).moves.map(({ move }) => move)).toEqual(['leave', 'agree']);
  },
  'An offer to end needs every rival, also those at the same screen.'() {
    const table = screen({ position: BEHIND });
    table.must('Anna', end);
    expect(table.view(null)).toMatchObject({ phase: 'playing', asks: [{ by: 0, waitsFor: [1] }] });
    table.must('Anna', { do: 'answer', ask: table.view(null).asks[0]!.id, agrees: true });
    expect(table.view(null).standing?.outcome).toMatchObject({ winners: [1], reason: 'agreed' });
  },
  'A bot agrees to an end by which it wins.'() {
    for (const considers of [false, true]) {
      const table = againstBot(BEHIND, considers).must('Anna', end);
      expect(table.view(null).standing?.outcome?.reason).toBe('agreed');
    }
  },
  'A bot that would not win by an end says what it thinks of it; where bots cannot be asked, it declines.'() {
    const silent = againstBot(AHEAD).must('Anna', end);
    expect(silent.view('Anna')).toMatchObject({ phase: 'playing', asks: [] });
    const table = againstBot(AHEAD, true).must('Anna', end);
    const asked = table.table.botAsk()!;
    expect(asked).toMatchObject({ seat: 1, level: 'easy', count: 0 });
    const word = { agrees: true, why: 'lost' } as const;
    expect(table.append(table.table.answerForBot({ ...asked, count: 7 }, word, NOON))).toBe('tooLate');
    expect(table.append(table.table.answerForBot(asked, word, NOON))).toBeUndefined();
    expect(table.told('Anna').at(-3)).toEqual({
      kind: 'agreed',
      seat: 1,
      proposal: { kind: 'end' },
      why: 'lost',
    });
    expect(table.view(null).standing?.outcome).toMatchObject({ winners: [0], reason: 'agreed' });
    expect(table.append(table.table.answerForBot(asked, word, NOON))).toBe('noSuchAsk');
  },
  'A bot resigns for itself alone, on its turn, and never for a team.'() {
    const duel = screen({ chairs: [person('Anna'), bot()] });
    while (!duel.table.botTurn()) duel.playOn();
    bots(duel, true);
    expect(duel.view(null).standing?.outcome).toMatchObject({ winners: [0], reason: 'resign' });
    const team = screen({ game: 'tesseract', chairs: [person('Anna'), bot()] });
    while (!team.table.botTurn()) team.playOn();
    bots(team, true);
    expect(team.view(null)).toMatchObject({ phase: 'playing' });
  },
  'Clocks run for people, one at a time: for the seat that decides, while its person is there and nothing is paused.'() {
    const pace = { total: 60, increment: 5, move: null };
    const table = screen({ pace });
    const { toAct } = table.view(null).standing!;
    expect(table.view(null).clocks).toMatchObject({ left: [60_000, 60_000], running: toAct });
    table.now += 20_000;
    table.must('Anna', { do: 'play', move: table.table.legal(toAct!)[0]!, after: 0 });
    expect(table.view(null).clocks).toMatchObject({ running: 1 - toAct! });
    expect(table.view(null).clocks.left[toAct!]).toBe(45_000);
  },
  'A pause stops the clocks and takes no answers; at one screen it needs nobody else.'() {
    const table = screen({ pace: { total: 60, increment: 0, move: null } });
    table.must('Anna', { do: 'ask', proposal: { kind: 'pause' } });
    expect(table.view(null)).toMatchObject({ isPaused: true, clocks: { running: null } });
    expect(table.play('Anna', table.table.legal(table.view(null).standing!.toAct!)[0]!)).toBe('notNow');
    expect([takeBack(table), redo(table)]).toEqual(['notNow', 'notNow']);
    table.must('Anna', { do: 'ask', proposal: { kind: 'resume' } });
    expect(table.view(null).isPaused).toBe(false);
  },
};

test('every sentence has its test', () => {
  expect(Object.keys(PROOFS)).toEqual(sentences);
});

test.each(Object.entries(PROOFS))('%s', (_sentence, prove) => prove());

/** Each command in each phase, by a guest entitled to give it: done, or the code of the refusal. */
const PHASES = ['before the start', 'while playing', 'in a pause', 'after the end'] as const;
type Phase = (typeof PHASES)[number];

const idle = (): void => {};
const answered = (table: Sitting): void => void table.playOn();
const COMMANDS: readonly (readonly [
  Command['do'],
  (table: Sitting) => Command,
  prepare?: (table: Sitting) => void,
])[] = [
  ['sit', () => ({ do: 'sit', name: 'Anna' })],
  ['stand', () => ({ do: 'stand' })],
  ['ready', () => ({ do: 'ready', isReady: true })],
  ['bot', () => ({ do: 'bot', seat: 0, level: 'easy' })],
  ['start', () => ({ do: 'start', level: 'easy' })],
  ['close', () => ({ do: 'close' })],
  ['play', table => ({ do: 'play', move: table.table.legal(1)[0] ?? 'x', after: table.count })],
  ['takeBack', table => ({ do: 'takeBack', after: table.count }), answered],
  ['redo', table => ({ do: 'redo', after: table.count }), table => void takeBack(table.playOn())],
  ['leave', () => ({ do: 'leave' })],
  ['ask', table => ({ do: 'ask', proposal: { kind: table.view(null).isPaused ? 'resume' : 'pause' } })],
  [
    'answer',
    table => ({ do: 'answer', ask: table.view(null).asks[0]?.id ?? 1, agrees: true }),
    table =>
      void table.do('Ben', {
        do: 'ask',
        proposal: { kind: 'pace', pace: { total: 60, increment: 0, move: null } },
      }),
  ],
  ['plan', () => ({ do: 'plan', moves: ['x'], isOrder: false })],
  ['keep', () => ({ do: 'keep', level: 'easy' })],
  ['return', () => ({ do: 'return' }), table => void table.do('Anna', { do: 'keep', level: 'easy' })],
  ['chat', () => ({ do: 'chat', text: 'hello' })],
  ['phrase', () => ({ do: 'phrase', phrase: 'hello' })],
  ['doors', () => ({ do: 'doors', doors: { mayWatch: false, mayTalk: false } })],
  ['rematch', () => ({ do: 'rematch' })],
];

/**
 * Table in a phase. Preparations that open a proposal are made during the pause, which refuses answers only.
 */
function inPhase(phase: Phase, name: Command['do'], prepare: (table: Sitting) => void): Sitting {
  const isEarly = phase === 'before the start';
  const table = new Sitting({ chairs: [isEarly ? { kind: 'open' } : person('Ben'), person('Anna')] });
  if (isEarly) return table;
  table.start();
  const isLate = name === 'answer' || name === 'return';
  if (!isLate) prepare(table);
  if (phase === 'in a pause') {
    table.must('Anna', { do: 'ask', proposal: { kind: 'pause' } });
    table.must('Ben', { do: 'answer', ask: table.view(null).asks[0]!.id, agrees: true });
  }
  if (isLate) prepare(table);
  if (phase === 'after the end') table.must('Ben', { do: 'leave' });
  return table;
}

test('the table of commands and phases is true', () => {
  const rows = COMMANDS.map(([name, command, prepare = idle]) => {
    const cells = PHASES.map(phase => {
      const table = inPhase(phase, name, prepare);
      return table.do('Anna', command(table)) ?? 'yes';
    });
    return `| \`${name}\` | ${cells.map(cell => (cell === 'yes' ? cell : `\`${cell}\``)).join(' | ')} |`;
  });
  const written = DOCUMENT.split('\n').flatMap(line => {
    const [, name = '', , ...cells] = line.split('|').map(cell => cell.trim());
    return cells.length === PHASES.length + 1 && name.startsWith('`')
      ? [`| ${name} | ${cells.slice(0, -1).join(' | ')} |`]
      : [];
  });
  expect(written).toEqual(rows);
});
