import { loopBots } from '@tessera/bots/loop';
import { loop } from '@tessera/games/loop';
import { defineManifest } from '../manifest.ts';

export const loopManifest = defineManifest({ game: loop, bots: loopBots });
