/**
 * Workers are built together with the pages and not apart, as Vite would have it: rules, readers and the engine are
 * then one file for both, which is fetched once.
 */
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'src/worker.ts';
const PAGE = 'index.html';
/** Instead of Vite's own, which is four times as large and only for pages. */
const FETCH_PART = 'src/ui/render/fetchPart.ts';
/** How the source starts a worker; while developing it stays as it is. */
const ADDRESS = "new URL('../worker.ts', import.meta.url)";

export function workersBesidePages(root: string): Plugin {
  let worker = '';
  return {
    name: 'tessera-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({
        type: 'chunk',
        id: join(root, WORKER),
        name: 'worker',
        preserveSignature: false,
      });
    },
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => join(root, FETCH_PART),
    },
    transform: {
      filter: { code: ADDRESS },
      handler: code => ({ code: code.replaceAll(ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`) }),
    },
    generateBundle(_options, bundle) {
      const page = fileWith(bundle, join(root, PAGE));
      const work = fileWith(bundle, join(root, WORKER));
      if (reachable(bundle, work).has(page))
        this.error(`workers would load ${page}, which is made for pages: see partOf`);
      if (reachable(bundle, page).has(work))
        this.error(`pages would load ${work}, which is made for workers: see partOf`);
      for (const [words, rules] of ringsOfWords(bundle))
        this.error(`${words} would load ${rules}, which loads it: words need no code of the rules then`);
    },
  };
}

/** The file that a module became a part of. */
const fileWith = (bundle: Rolldown.OutputBundle, id: string): string =>
  Object.values(bundle).find(one => one.type === 'chunk' && one.moduleIds.includes(id))?.fileName ?? '';

/** Where rules know some words, in English: a file of words that needed the rules too might run before them, or after. */
function ringsOfWords(bundle: Rolldown.OutputBundle): readonly (readonly [words: string, rules: string])[] {
  const chunks = Object.values(bundle).filter(one => one.type === 'chunk');
  return chunks.flatMap(({ name, fileName, imports }) => {
    const game = /^(\w+)-(?:en|fr|cs)$/.exec(name)?.[1];
    const rules = chunks.filter(
      one => one.name === game && imports.includes(one.fileName) && one.imports.includes(fileName),
    );
    return rules.map(one => [fileName, one.fileName] as const);
  });
}

function reachable(bundle: Rolldown.OutputBundle, from: string): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const file of seen) {
    const one = bundle[file];
    if (one?.type === 'chunk') for (const next of [...one.imports, ...one.dynamicImports]) seen.add(next);
  }
  return seen;
}

/** What home knows of every game. */
const TITLES = /\/games\/src\/\w+\/(facts|text\/titles)\.ts$/;
/** What a game says in one language, of itself and in the client; its guide is only for readers. */
const WORDS =
  /\/(?:games\/src\/(?<rules>\w+)\/text|src\/games\/(?<page>\w+)\/(?:text|words))\/(?<language>en|fr|cs)(?=[A-Z./])/;
/** What pages need of the engine before there is a match: to read what is stored, and to speak. */
const READERS = /\/engine\/src\/(read|log|violation|language)\.ts$/;
/** The rules of a game, the way to them, and the names of its bots; what reads positions and records, counts towards limits, or says why not, stays apart. */
const RULES = [
  /\/games\/src\/(\w+)\/(?!explain\/|insight\/limits|reading\/|record|text\/(?:options|refusals)\/)/,
  /\/src\/games\/(\w+)\/rules\.ts$/,
  /\/bots\/src\/(\w+)\/levels\.ts$/,
];
/** The bots of a game, in one file: whoever gives hints is among them. What places pieces is fetched with the first; who judges comes when a match is over. */
const BOTS = /\/bots\/src\/(?<team>\w+)\/(?!(?:book|judge|layouts|placement|setupGains)\.ts)/;
/** What the bots of every game stand on. */
const PLAYERS = /\/bots\/src\/(?:bot|pause|pump|random|reason|team|winChance)\.ts$/;
/** What rules and matches stand on: workers fetch both, so they are one file. */
const ENGINE =
  /\/(?:engine\/src\/(?:chance|codec|game|match|options|seal|step|undo)|web\/src\/match\/answers)\.ts$/;
/** What a table has in common with the editor and the pictures of the guide. */
const BOARD = /\/src\/games\/(\w+)\/(?:BoardPicture|hints|marks|scene|targets|editor\/path)\.tsx?$/;
/** A match being prepared: what the page of a new match and the forms of games have in common. */
const DRAFT = /\/table\/newMatch\/(draft|seat)\.ts$/;
/** What tables have that keep a log and show what is chosen: not every game's does. */
const LOGGED =
  /\/web\/src\/table\/(?:(?:Banner|ChosenCard|HintButton|LogPanel|useReview|useStart)\.|offers\/)/;
/** The frame of every table, whatever part of it each of them uses; parts that not all have stay with those. */
const TABLE =
  /\/web\/src\/(?:table\/(?!Course|Dialog|EndDialog|HandOver|KeysDialog|MenuContent|RecapLine|SettingChoice|clocks\/|course\/|ending\/(?!names)|marking\/|newMatch\/|online\/|share\/|useFocusAsked)|ui\/useStable\.|match\/again\.)/;
/** Small things of several pages: smaller than what another file would cost. */
const SMALL = /\/web\/src\/(?:ui\/(?:download|sound)|table\/names)\./;
/** Our packages that workers load too. */
const SHARED = /\/packages\/(engine|games|bots)\/src\//;
/** What such a package offers as a whole: files behind it are sorted by name. */
const WHOLE = /\/packages\/(engine|games|bots)\/src\/(\w+\/)?index\.ts$/;

/** Which file of the build a module belongs to; null where its importers decide. */
export function partOf(root: string) {
  let page: ReadonlySet<string> | undefined;
  let worker: ReadonlySet<string> | undefined;
  return (id: string, modules: Rolldown.ChunkingContext): string | null => {
    page ??= reach(join(root, PAGE), modules);
    worker ??= reach(join(root, WORKER), modules);
    const words = WORDS.exec(id)?.groups;
    if (words) return `${words.rules ?? words.page}-${words.language}`;
    const isForBoth = page.has(id) && (worker.has(id) || SHARED.test(id));
    if (TITLES.test(id) || READERS.test(id) || isForBoth) return 'common';
    if (ENGINE.test(id)) return 'engine';
    if (PLAYERS.test(id)) return 'bots';
    const board = BOARD.exec(id)?.[1];
    if (board) return `${board}-board`;
    if (DRAFT.test(id)) return 'draft';
    const game = RULES.map(rules => rules.exec(id)?.[1]).find(Boolean);
    if (game) return game;
    const team = BOTS.exec(id)?.groups?.team;
    if (team) return `${team}-bots`;
    if (page.has(id) || SMALL.test(id)) return 'start';
    return LOGGED.test(id) ? 'logged' : TABLE.test(id) ? 'table' : null;
  };
}

/** Everything that a module imports, directly or not, as far as one can tell before what is unused is left out. */
function reach(from: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const id of seen)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) if (!WHOLE.test(next)) seen.add(next);
  return seen;
}
