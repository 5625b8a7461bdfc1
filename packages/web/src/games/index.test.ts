import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { testWords } from '../text/testing.ts';
import { GAMES, gameById, loadTitles } from './index.ts';
import { loadGame, workerOf } from './workers.ts';

const SOURCE = join(import.meta.dirname, '..');

const foldersBelow = (folder: string): string[] =>
  readdirSync(join(SOURCE, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [entry.name] : [],
  );

test('every folder of games/ except plain/ is a game of the list with that name', () => {
  expect(foldersBelow('games').sort()).toEqual([...GAMES.map(({ id }) => id), 'plain'].sort());
  for (const game of GAMES) expect(gameById(game.id)).toBe(game);
});

test('no two games share a clause prefix', () => {
  for (const { clausePrefix } of GAMES) {
    const owners = GAMES.filter(game => game.clausePrefix.startsWith(clausePrefix));
    expect(owners, clausePrefix).toHaveLength(1);
  }
});

test.each(GAMES)('pages and workers have the same facts of $id', async game => {
  const worker = await workerOf(game.id);
  const rules = await worker?.loadRules();
  for (const fact of ['id', 'seats', 'isTogether', 'clausePrefix', 'endings', 'rulesVersion'] as const)
    expect(rules?.[fact], fact).toEqual(game[fact]);
  const { preparation } = await game.loadPreparation();
  expect(preparation.facts.id).toBe(game.id);
  expect(preparation.options).toEqual(rules?.options);
  expect((await worker?.loadBots())?.levels.length).toBeGreaterThan(1);
});

test.each(GAMES)('a match of $id can start from a position', async ({ id, seats }) => {
  const rules = await loadGame(id, true);
  if (!rules) throw new Error(`there are no rules of ${id}`);
  const { options, notation } = rules;
  const begun = parseOptions<object>(options, {});
  const written = notation.formatPosition(rules.setup(begun, seats.usual, seededChance('begun')));
  expect(notation.formatPosition(notation.parsePosition(written, begun))).toBe(written);
});

test('workers load no unknown game', async () => {
  for (const id of ['chess', 'toString', '']) expect(await workerOf(id)).toBeUndefined();
});

describe('text on home', () => {
  const shared = GAMES.flatMap(({ titles }) => [titles.en.name, 'Duel, 2']);
  testWords(
    async language => {
      await loadTitles(language);
      return Object.fromEntries(GAMES.map(({ id, titles }) => [id, titles[language]]));
    },
    { shared: { fr: shared, cs: shared } },
  );
});

/** A new game needs its folder and one line: any other place that names a game would be a second list. */
test('a game is named outside its folder in games/index.ts only', () => {
  const names = new RegExp(`\\b(?:${GAMES.map(({ id }) => id).join('|')})`, 'i');
  // Goals and themes of puzzles are words of the bots' sets, among them a piece and a rule called like a game; results of a
  // daily challenge are counted in what its game counts.
  const isOthers =
    /^games[\\/]\w+[\\/]|^app[\\/]study[\\/](?:daily|puzzles)[\\/]words[\\/]|\.test\.tsx?$|[\\/]testing[\\/]/;
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.(tsx?|css)$/.test(file) && !isOthers.test(file),
  );
  expect(files.length).toBeGreaterThan(80);
  const naming = files.filter(file => names.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(naming).toEqual([join('games', 'index.ts')]);
});
