/** Manifests of all games on the command line. */
import { loopManifest } from './loop/index.ts';
import type { Games } from './manifest.ts';
import { quantumManifest } from './quantum/index.ts';
import { riftManifest } from './rift/index.ts';
import { tesseractManifest } from './tesseract/index.ts';

export const GAMES: Games = [riftManifest, tesseractManifest, quantumManifest, loopManifest];
