import { quantum } from '@tessera/games/quantum';
import { defineManifest } from '../manifest.ts';
import { quantumFace } from './face.ts';
import { quantumWords } from './words.ts';

export const quantumManifest = defineManifest({ game: quantum, words: quantumWords, face: quantumFace });
