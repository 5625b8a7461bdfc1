/** Every game of the command line. A registered game that brings no manifest is shown plainly. */
import { GAME_IDS, gameById } from '@tessera/games';
import { loopManifest } from './loop/index.ts';
import { defineManifest, type Games } from './manifest.ts';
import { quantumManifest } from './quantum/index.ts';
import { riftManifest } from './rift/index.ts';
import { tesseractManifest } from './tesseract/index.ts';

const OWN: Games = [riftManifest, tesseractManifest, quantumManifest, loopManifest];

const plainly = GAME_IDS.flatMap(id => {
  const game = OWN.some(own => own.game.id === id) ? undefined : gameById(id);
  return game ? defineManifest({ game }) : [];
});

export const GAMES: Games = [...OWN, ...plainly];
