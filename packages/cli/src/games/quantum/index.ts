import { quantum } from '@tessera/games/quantum';
import { defineManifest } from '../manifest.ts';

export const quantumManifest = defineManifest({ game: quantum });
