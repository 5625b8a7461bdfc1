/** Files loaded by a visitor who plays one game: home, the table and its workers, in one language. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import type { Manifest } from 'vite';
import { buildClient, CLIENT_FOLDER, type Script } from './built.ts';
import { onlyBehind } from './chunks.ts';
import { requireWhole } from './whole.ts';

/**
 * Chunks that a first game does not need. Matches are listed for those who have some, sounds
 * come when they are switched on, counters come after forty quiet moves, positions are read for matches
 * that begin in one, closing rings are a house variant, refusals and blocked pieces are explained when there is one, a match is judged, and glows,
 * when it is over; clocks are for people at one screen; dialogs, the menu, tables on a server and the share of games that bots won come on demand, choosers when a press could mean
 * several answers; nobody asks for a hint, gives up, saves a file or brings a pack, offline use begins
 * while the page is in use, and the last ones are for matches stored by earlier versions and for older browsers.
 */
const ELSEWHERE = [
  'src/app/offline/start.tsx',
  'src/app/rules/RulesReader.tsx',
  'src/app/CrashPage.tsx',
  'src/app/MissingPage.tsx',
  'src/app/SettingsPage.tsx',
  'src/app/history/HistoryPage.tsx',
  'src/app/study/StudyPage.tsx',
  'src/app/study/hard/HardLine.tsx',
  'src/ui/tones.ts',
  'src/app/home/ReturnHome.tsx',
  'src/app/match/Failure.tsx',
  'src/app/match/Moved.tsx',
  'src/app/home/matchFile.ts',
  'src/app/home/UnreadableRow.tsx',
  'src/games/rift/limits/part.ts',
  'src/games/rift/home/pictures.tsx',
  'src/games/rift/home/reasons.ts',
  'src/games/rift/reading.ts',
  'src/games/rift/refusals.ts',
  'src/games/rift/late/explain.ts',
  'src/games/rift/late/PositionDialog.tsx',
  'src/games/rift/late/end.ts',
  'src/app/open/OpenPage.tsx',
  'src/app/online/NewTablePage.tsx',
  'src/app/online/OnlinePage.tsx',
  'src/app/online/WaitingMark.tsx',
  'src/app/online/YourMove.tsx',
  'src/table/marking/pencil.tsx',
  'src/table/wheel.ts',
  'src/table/clocks/ClockedSeats.tsx',
  'src/table/newMatch/clock/ClockField.tsx',
  'src/table/EndDialog.tsx',
  'src/table/HintContent.tsx',
  'src/games/rift/ChanceBar.tsx',
  'src/games/rift/Chooser.tsx',
  'src/games/tesseract/Chooser.tsx',
  'src/games/tesseract/Why.tsx',
  'src/games/tesseract/hint.tsx',
  'src/games/rift/ending.tsx',
  'src/games/tesseract/ending.tsx',
  'src/table/HandOver.tsx',
  'src/table/KeysDialog.tsx',
  'src/table/MenuContent.tsx',
  'src/table/RecapLine.tsx',
  'src/table/Sampled.tsx',
  'src/app/match/ReviewPage.tsx',
  'src/table/ending/EndStrip.tsx',
  'src/table/ending/Offer.tsx',
  'src/table/ending/Resign.tsx',
  'src/table/newMatch/packs/reading.ts',
  'src/table/share/PlayOnDialog.tsx',
  'src/table/share/ShareDialog.tsx',
  'src/table/sound/landed.ts',
  'src/games/rift/closing/Rings.tsx',
  'src/games/rift/editor/EditorPage.tsx',
  'src/games/rift/looks/index.ts',
  'src/games/tesseract/home/pictures.tsx',
  'src/games/tesseract/home/reasons.ts',
  'src/games/tesseract/looks/index.ts',
  'src/games/tesseract/newMatch/PackPart.tsx',
  'src/games/tesseract/reading.ts',
  'src/games/tesseract/refusals.ts',
  'src/games/tesseract/review.ts',
  'src/games/rift/texts.ts',
  '../bots/src/rift/reviewing.ts',
  '../bots/src/tesseract/facts.ts',
  '../bots/src/tesseract/reviewing.ts',
  'src/match/advising.ts',
  'src/match/givingUp.ts',
  'src/match/reviewing.ts',
  'src/match/saving.ts',
  'src/match/takingUp.ts',
  'src/match/older.ts',
  'src/ui/older/older.ts',
  'src/match/outside.ts',
  'src/match/remote/trial.ts',
  '../table/src/table.ts',
];
/** Notice for browsers that are not supported, see index.html, and the service worker, which offline use registers. */
const APART: readonly string[] = ['outdated.js', 'serviceWorker.js'];
/** Chunks of piece placement: a first game begins with all pieces placed. */
const PLACING = /^_(?:book|placement)-|\/bots\/src\/\w+\/placement\.ts$/;
/** Chunks of searching bots: a first game is played with a gentle one, which does not search. */
const SEARCHING = /^_(?:\w+-)?search-/;
const RULES_PAGE = /\bdocs\/rules\//;
/** A chunk of texts, or all texts of a game: `_rift-fr-<hash>.js`. */
const OTHER_LANGUAGE = new RegExp(`(?:/|^_\\w+-)(?:${LANGUAGES.slice(1).join('|')})(?:\\.ts$|/|-)`);

/** The game in whose folder (of the client, the rules or the bots) a part lies. */
const gameOf = (part: string): string | undefined =>
  /\b(?:src\/games|(?:games|bots)\/src)\/(\w+)\//.exec(part)?.[1];

/** The rules of a game are a part of its name (see `partOf` of the client). */
const isOf = (game: string, part: string): boolean => gameOf(part) === game || part.startsWith(`_${game}-`);

/** A visitor begins with one click, or prepares a match first. */
export type Way = 'first game' | 'new match';

/** Chunks of the page of a new match, of a game's preparation, and of the set-up. */
const PREPARING = /^_draft-|\/newMatch\/preparation\.tsx$|\/setup\/part\.ts$/;

interface Built {
  readonly scripts: readonly Script[];
  readonly manifest: Manifest;
  /** Text of index.html. */
  readonly page: string;
}

let built: Promise<Built> | undefined;

async function read(): Promise<Built> {
  const scripts = await buildClient();
  const textOf = (file: string): Promise<string> => readFile(join(CLIENT_FOLDER, file), 'utf8');
  return { scripts, manifest: JSON.parse(await textOf('manifest.json')), page: await textOf('index.html') };
}

/** Lists the files of the client that a player of a game loads; the client is built once in each run. */
export async function visitorOf(game: string, way: Way): Promise<readonly Script[]> {
  built ??= read();
  const { scripts, manifest, page } = await built;
  const parts = Object.keys(manifest);
  // A small game is one part, which only its name tells.
  const games = new Set<string>([...GAME_IDS, ...parts.flatMap(part => gameOf(part) ?? [])]);
  if (!games.delete(game)) throw new Error(`the built client has no game ${game}`);
  const unneeded = onlyBehind(manifest, [
    ...ELSEWHERE,
    ...parts.filter(part => [...games].some(other => isOf(other, part))),
    ...parts.filter(part => RULES_PAGE.test(part) || OTHER_LANGUAGE.test(part) || PLACING.test(part)),
    ...(way === 'first game' ? parts.filter(part => PREPARING.test(part) || SEARCHING.test(part)) : []),
  ]);
  const visited = scripts.filter(({ file }) => !unneeded.has(file) && !APART.includes(file));
  requireWhole({ game, page, manifest, files: visited.map(({ file }) => file) });
  return visited;
}
