/** NOTICE.md lists what the packages say of themselves: nothing more, nothing less, nothing else. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@tessera/games';
import { describe, expect, test } from 'vitest';

const at = (path: string): string => join(import.meta.dirname, '..', path);
const read = (path: string): string => readFileSync(at(path), 'utf8');

interface Locked {
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The declared dependencies of a package of ours. */
const needs = (path: string): Locked => JSON.parse(read(join(path, 'package.json')));

const LOCK: Readonly<Record<string, Locked>> = JSON.parse(read('package-lock.json')).packages;
const NOTICE = read('NOTICE.md');

/** Foreign packages; our own need no notice. */
const foreign = (names: object = {}): string[] =>
  Object.keys(names).filter(name => !name.startsWith('@tessera/'));

/** Rows of the table after the given words: package and licence. */
function listed(words: string): [name: string, licence: string][] {
  const [, table = ''] = NOTICE.slice(NOTICE.indexOf(words)).split(/\n\n(?=\|)/);
  return [
    ...table
      .split('\n\n', 1)
      .join()
      .matchAll(/^\| `([^`]+)`[^|]* \| ([^|]+) \|/gm),
  ].map(row => [row[1]!, row[2]!]);
}

const licensed = (names: readonly string[]): [string, string][] =>
  names.map(name => [name, LOCK[`node_modules/${name}`]?.license ?? 'none']);

const sorted = (rows: [string, string][]): [string, string][] =>
  rows.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Module resolution: the folder of a dependency, beside the package or further up. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (LOCK[place]) return place;
    if (folder === '') return undefined;
  }
}

/** All transitive dependencies of a package, itself included. */
function reached(from: string, met = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies } = LOCK[from] ?? {};
  for (const name of foreign({ ...dependencies, ...optionalDependencies })) {
    const place = placeOf(name, from);
    if (place === undefined || met.has(place)) continue;
    met.add(place);
    reached(place, met);
  }
  return met;
}

/** Contents of the client's bundle: development dependencies, without those that only build or test it. */
const bundled = (): string[] =>
  foreign(needs('packages/web').devDependencies).filter(
    name => !['@types/three', 'marked', 'three', 'vite'].includes(name),
  );

/** The rows of the table of games: id, title and year, designers, publishers, page. */
const games = (): string[][] =>
  [...NOTICE.matchAll(/^\| `(\w+)` \| (\*.+)$/gm)].map(([, id, rest]) => [id!, ...rest!.split(' | ')]);

describe('NOTICE.md', () => {
  test('credits every game that has a rules page, by the facts of it', () => {
    expect(
      games()
        .map(([id]) => id)
        .sort(),
    ).toEqual(GAME_IDS.filter(id => existsSync(at(`docs/rules/${id}.md`))).toSorted());
    for (const [id, title = '', designers = '', publishers = '', link = ''] of games()) {
      const page = read(`docs/rules/${id}.md`).slice(0, 12_000);
      expect(link).toContain(`(docs/rules/${id}.md)`);
      const [year = ''] = /\d{4}/.exec(title) ?? [];
      const people = designers.replace('not credited', '').split(/;.*| and /);
      const [publisher = ''] = publishers.split(/[;,(]/);
      for (const fact of [year, ...people, publisher].map(one => one.trim()).filter(Boolean))
        expect(page, `${id}: ${fact}`).toContain(fact);
    }
  });

  test('lists every package that is bundled with the client', () => {
    const names = bundled();
    expect(sorted(listed('In the client'))).toEqual(sorted(licensed(names)));
    expect([...reached('packages/web')]).toEqual([]);
    expect(names.flatMap(name => [...reached(`node_modules/${name}`)])).toEqual([]);
  });

  test('lists the dependencies of server and command line, and the licences of theirs', () => {
    const packages = [
      '',
      'packages/server',
      'packages/cli',
      'packages/engine',
      'packages/games',
      'packages/bots',
      'packages/wire',
      'packages/table',
    ];
    const names = [...new Set(packages.flatMap(path => foreign(needs(path).dependencies)))];
    expect(sorted(listed('With the server'))).toEqual(sorted(licensed(names)));
    const brought = packages.flatMap(path => [...reached(path)]).map(place => LOCK[place]?.license ?? place);
    const [, said = ''] = /bring along is under (.*)\./.exec(NOTICE) ?? [];
    expect(said.split(/, | or /).sort()).toEqual([...new Set(brought)].sort());
  });

  test('lists the packages that only the bench uses', () => {
    const { dependencies, devDependencies } = needs('bench');
    // Tools that build, test or serve the rest as well.
    const tools = [...foreign(needs('').devDependencies), ...foreign(needs('packages/server').dependencies)];
    const names = foreign({ ...dependencies, ...devDependencies }).filter(name => !tools.includes(name));
    expect(sorted(listed('## What only the bench uses'))).toEqual(sorted(licensed(names)));
    expect(listed('## What only the bench uses')).toContainEqual(['chessops', 'GPL-3.0-or-later']);
    const shipped = Object.keys(LOCK).filter(
      path => path.startsWith('packages/') && !path.includes('node_modules'),
    );
    const reachedByUs = new Set(['', ...shipped].flatMap(path => [...reached(path)]));
    expect(names.filter(name => reachedByUs.has(`node_modules/${name}`))).toEqual([]);
  });

  test('lists no licence of a shipped package that asks for more than a notice', () => {
    const client = bundled().map(name => `node_modules/${name}`);
    const asking = [...reached(''), ...client, ...reached('packages/server')].filter(place =>
      /GPL|MPL|none/.test(LOCK[place]?.license ?? 'none'),
    );
    expect(asking).toEqual([]);
  });
});
