import { fileURLToPath } from 'node:url';
import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT } from '../command.ts';
import { gameNamed } from '../games/manifest.ts';
import { type Io, print, printJson } from '../io.ts';
import { allIds, type Clause, clausesOf, hasPage } from '../rules/clauses.ts';
import { coverageOf } from '../rules/coverage.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Looks clauses up, and finds those that no test cites. */
export const rules: Command = {
  name: 'rules',
  summary: 'read a clause of the rules, or see which clauses no test cites',
  usage: `[CLAUSE | --list | --coverage] [--game G] ${LANGUAGE_USAGE}`,
  options: {
    game: { value: 'G', help: 'whose rules; of every game when absent' },
    list: { help: 'all clauses, rulings and vectors, a line each' },
    coverage: { help: 'clauses that no test cites, and tests that cite none that exists' },
    language: LANGUAGE_OPTION,
  },
  positionals: 1,
  example: 'tessera rules R-BENT-4',
  run(args, io, games) {
    const wantedGame = args.text('game');
    const wanted =
      wantedGame === undefined
        ? games.filter(({ game }) => hasPage(game.id))
        : [gameNamed(games, wantedGame, '--game')];
    const language = languageOf(args);
    const clauses = wanted.flatMap(({ game }) => clausesOf(game.id, language));
    if (args.has('coverage')) return showCoverage(clauses, args, io);
    const [clause] = args.positionals;
    if (clause === undefined || args.has('list')) showList(clauses, args, io);
    else showClauses(matching(clauses, clause), args, io);
    return EXIT.ok;
  },
};

/** `R-BENT` of R-BENT-4, `Q-CARD` of Q-CARD-AGILE, `R` of R01. */
const familyOf = (id: string): string => id.replace(/-?(\d+|[A-Z]+)$/, '');

/** One clause, or a family such as `R-BENT`. */
function matching(clauses: readonly Clause[], wanted: string): readonly Clause[] {
  const name = wanted.toUpperCase();
  const exact = clauses.filter(({ id }) => id === name);
  const found =
    exact.length > 0 ? exact : clauses.filter(({ id }) => `${familyOf(id)}-`.startsWith(`${name}-`));
  if (found.length > 0) return found;
  const families = [...new Set(clauses.map(({ id }) => familyOf(id)))].join(', ');
  throw new FormatError('clause', `"${wanted.slice(0, 40)}" is unknown; families are ${families}`);
}

function showClauses(clauses: readonly Clause[], args: Args, io: Io): void {
  if (args.has('json')) printJson(io, { clauses: clauses.map(({ id, text }) => ({ id, text })) });
  else for (const { id, text } of clauses) print(io, ...`${id}  ${text}`.split('\n'));
}

function showList(clauses: readonly Clause[], args: Args, io: Io): void {
  const firstLine = (text: string): string => text.split('\n')[0] as string;
  const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
  showClauses(
    args.has('json') ? clauses : clauses.map(one => ({ ...one, text: short(firstLine(one.text)) })),
    args,
    io,
  );
}

function showCoverage(clauses: readonly Clause[], args: Args, io: Io): number {
  const { uncited, unknown, citations } = coverageOf(clauses, allIds(), ROOT);
  const isWhole = uncited.length === 0 && unknown.length === 0;
  if (args.has('json')) printJson(io, { uncited, unknown, citations });
  else {
    for (const id of uncited) print(io, `no test cites ${id}`);
    for (const { id, file } of unknown) print(io, `${file} cites ${id}, which no rules page has`);
    if (isWhole) print(io, 'every clause is cited');
  }
  return isWhole ? EXIT.ok : EXIT.failed;
}
