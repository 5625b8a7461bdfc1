/** Screens of `play` use names: no id is ever shown, and every name can be asked about. */
import { LANGUAGES, Match, parseOptions, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { legalAnswers } from '../src/start.ts';
import { KAREN, STAR, tessera } from './harness.ts';

/** Ids of cards, clones, missions, researchers and Centrifuges in positions. */
const ID = /\b(?:[AC]-\d[\d-]*|[SM]-[A-Z]{2}|L\d-\d\d|U-\d\d|R\d\d|CF-\d)/;

/** Options that put as many kinds of things as possible on the table. */
const TABLES: readonly (readonly [string, number, object])[] = [
  ['rift', 2, { stallLimit: 20 }],
  ['tesseract', 2, {}],
  ['quantum', 3, { turnLimit: 20 }],
  ['loop', 2, { mode: 'centrifuge' }],
  ['loop', 1, { mode: 'ultramachina' }],
  ['loop', 3, { mode: 'supa' }],
];

describe.each(TABLES)('a table of %s for %i with %j', (id, seats, options) => {
  const manifest = GAMES.find(({ game }) => game.id === id)!;
  const { game } = manifest;

  test.each(LANGUAGES)('shows boards, questions and answers without ids, in %s', language => {
    const face = manifest.face(language);
    const match = new Match(game, {
      options: parseOptions<object>(game.options, options),
      seats,
      seed: `names ${seats}`,
    });
    const lot = seededChance('names');
    for (let ply = 0; ply < 90 && match.decider !== undefined; ply++) {
      const view = game.view(match.state, 'watcher');
      const legal = legalAnswers(game, match.state);
      const words = legal.map(notation => face.answer(view, notation));
      const shown = [...face.board(view, false), face.turn(view, match.decider), ...words];
      expect(shown.filter(line => ID.test(line) || /[{}]|undefined|\?\?\?/.test(line))).toEqual([]);
      expect(words.every(word => word.trim() !== '')).toBe(true);
      match.answer(match.decider, legal[lot.below(legal.length)]!);
    }
  });

  test.each(LANGUAGES)('has a name and an effect for every thing, in %s', language => {
    const match = new Match(game, {
      options: parseOptions<object>(game.options, options),
      seats,
      seed: 'things',
    });
    const things = manifest.face(language).things(game.view(match.state, 'watcher'));
    expect(things.length).toBeGreaterThan(9);
    expect(things.some(({ isHere }) => isHere)).toBe(true);
    for (const { name, text } of things) {
      expect(`${name} ${text}`).not.toMatch(/[{}]|undefined/);
      expect(name).not.toMatch(ID);
      expect(text.length).toBeGreaterThan(5);
    }
  });
});

describe('the command `what`', () => {
  const typed = async (lines: readonly string[], args: readonly string[]) =>
    (await tessera(['play', ...args], { stdin: `${lines.join('\n')}\n` })).lines;
  const karen = ['tesseract', '--position', KAREN];

  test('finds things by name, by a part of it, by id, and with a question mark', async () => {
    const lines = await typed(['what rewrite', 'what L2-06', '? REWRITE', 'what chain'], karen);
    expect(lines.filter(line => line === 'Rewrite: Set a cube in your lab to any value.')).toHaveLength(3);
    expect(lines).toContain(
      'Chain reaction: The lowest removable cube of the Tesseract is primed. (T-EVENT-CR)',
    );
  });

  test('lists the names on the table, and refuses an unknown name in a sentence', async () => {
    const lines = await typed(['what', 'what nonsense'], karen);
    expect(lines.at(-3)).toMatch(/^Rewrite +Acceleration +Shield/);
    expect(lines.at(-2)).toBe('Nothing here is called "nonsense": type what for a list.');
  });

  test('lists all names that share a word', async () => {
    const lines = await typed(['what clone'], ['loop', '--seed', '4']);
    expect(lines.at(-2)).toMatch(/^Several things are called that: .*a clone of the Renaissance, /);
  });

  test('finds pieces of rift by name and letter', async () => {
    const star = 'Star: Two steps on a diagonal, a turn of 90°, then any distance. (R-BENT-1)';
    const lines = await typed(['what star', 'what S', '?'], ['rift', '--black', 'human', '--position', STAR]);
    expect(lines.filter(line => line === star)).toHaveLength(2);
    expect(lines.at(-2)).toMatch(/^Letters: T Tesseract, S Star, /);
  });

  test('has a JSON form', async () => {
    const said = (await typed(['what rewrite'], [...karen, '--json'])).map(line => JSON.parse(line));
    expect(said.find(({ type }) => type === 'what').things).toEqual([
      { id: 'L2-06', name: 'Rewrite', text: 'Set a cube in your lab to any value.', isHere: true },
    ]);
  });
});

test('an answer may be typed in its words, ignoring case and accents', async () => {
  const args = ['play', 'loop', '--seed', '4', '--language', 'cs'];
  const { out } = await tessera(args, {
    stdin: 'nechat vsechny trhliny\nPOUŽÍT kartu kvantový hasák\nquit\n',
  });
  expect(out).toContain('\nnechat všechny trhliny  Akce.');
  expect(out).toContain('\npoužít kartu Kvantový hasák  ');
});

test('legal lists words and notation, and filters by a prefix of either', async () => {
  const { lines } = await tessera(['play', 'loop', '--seed', '4'], {
    stdin: '1\nlegal use\nlegal free\nquit\n',
  });
  expect(lines.slice(-6, -1)).toEqual([
    '3 use Quantum Wrench  useCard S-TP-1',
    '4 use Bag of Tricks   useCard S-TP-2',
    '5 use Slingshot       useCard S-TP-6',
    '1 move to the Industrial Era for free  freeMove industry',
    '2 move to the Age of Robots for free   freeMove robots',
  ]);
});
