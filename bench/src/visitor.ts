/** What somebody who plays one game loads: home, new match, the table and its workers, in one language. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { buildInto, CLIENT_CONFIG, type Script, TMP } from './built.ts';
import { onlyBehind } from './chunks.ts';

const PARTS = {
  rift: ['src/games/rift/RiftTable.tsx', 'src/app/newMatch/NewMatchPage.tsx'],
  tesseract: ['src/games/tesseract/TesseractTable.tsx', 'src/app/newMatch/tesseract/TesseractMatchPage.tsx'],
} as const;
export type PlayedGame = keyof typeof PARTS;

/** Nobody needs these in order to play. */
const ELSEWHERE = ['src/app/rules/RulesReader.tsx', 'src/app/SettingsPage.tsx'];
const OTHER_LANGUAGE = /\/(fr|cs)(\.ts$|\/)/;
/** Chunks of workers are in no manifest: those of another game go by their name. */
const workerOf = (game: PlayedGame): RegExp => new RegExp(`/${game}-[^/]*\\.js$`);

/** Where `visitorOf` builds. */
export const folderOf = (game: PlayedGame): string => join(TMP, game);

/** Builds the client and lists what a player of a game loads. */
export async function visitorOf(game: PlayedGame): Promise<readonly Script[]> {
  const outDir = folderOf(game);
  const scripts = await buildInto(outDir, { configFile: CLIENT_CONFIG });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const others = (Object.keys(PARTS) as PlayedGame[]).filter(one => one !== game);
  const parts = [
    ...ELSEWHERE,
    ...others.flatMap(one => PARTS[one]),
    ...Object.keys(manifest).filter(key => OTHER_LANGUAGE.test(key)),
  ];
  const unneeded = onlyBehind(manifest, parts);
  return scripts.filter(({ file }) => !unneeded.has(file) && !others.some(one => workerOf(one).test(file)));
}
